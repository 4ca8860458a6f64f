//! The page: the header, the current room, and the dialog over it.

use super::{dialog::PageDialog, header::Header, path_document::PathPaper, toasts::Toasts};
use crate::{
    learn::LearnRoom,
    library::{CollectionBar, ImportBar},
    make::MakeRoom,
    play::PlayRoom,
    shell::view::{PageView, RoomView},
    solve::SolveRoom,
};
use std::rc::Rc;
use yew::prelude::*;

/// The props of [`Page`].
#[derive(Properties)]
pub struct PageProps {
    /// The view of the page.
    pub view: Rc<PageView>,
}

/// The same view is that of a second that changed the time of the game alone, and is not compared.
impl PartialEq for PageProps {
    fn eq(&self, other: &PageProps) -> bool {
        Rc::ptr_eq(&self.view, &other.view) || self.view == other.view
    }
}

/// The page.
#[component]
pub fn Page(PageProps { view }: &PageProps) -> Html {
    let room = match &view.room {
        RoomView::Play(play) => html! { <PlayRoom view={Rc::clone(play)} /> },
        RoomView::Solve(solve) => html! { <SolveRoom view={Rc::clone(solve)} samples={view.samples.clone()} /> },
        RoomView::Make(make) => html! { <MakeRoom view={make.clone()} /> },
        RoomView::Learn(learn) => html! { <LearnRoom view={learn.clone()} /> },
    };
    html! {
        <div class={classes!("page", view.prints_digits_only.then_some("page--prints-digits"))}>
            <Header room={view.room.room()} has_board={view.room.board().is_some()} />
            if let Some(warning) = &view.warning {
                <p class="banner" role="alert">{warning}</p>
            }
            <ImportBar imports={view.imports.clone()} leads={true} reading={view.reading.clone()} />
            if let Some(bar) = &view.list_bar {
                <CollectionBar ..bar.clone() />
            }
            {room}
            <PageDialog dialog={view.dialog.clone()} toast={view.toast.clone()} update_offer={view.update_offer.clone()} />
            if let Some(document) = &view.document {
                <PathPaper document={Rc::clone(document)} />
            }
            <p class="hidden" role="status">{&view.spoken}</p>
            <Toasts update_offer={view.update_offer.clone()} toast={view.toast.clone()} here={view.dialog.is_none()} />
        </div>
    }
}
