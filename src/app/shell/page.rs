//! The whole page: the header, the room, and what opens over them.

use super::{entry::EntryBox, header::Header, keys_help::KeysHelp, settings::SettingsPanel, toast::ToastBar};
use crate::app::{
    action::Action,
    controls::Dialog,
    make::MakeRoom,
    play::{GameMenu, GamesSheet, PlayRoom, RestoredGames},
    solve::SolveRoom,
    state::Sheet,
    view::PageView,
};
use std::rc::Rc;
use yew::prelude::*;

/// What a [`Page`] is given.
#[derive(Properties, PartialEq)]
pub struct PageProps {
    /// All that it shows.
    pub view: Rc<PageView>,
}

/// The page.
#[component]
pub fn Page(PageProps { view }: &PageProps) -> Html {
    html! {
        <div class="page">
            <Header room={view.room} samples={view.samples.clone()} form={view.form} />
            if let Some(warning) = view.warning {
                <p class="banner" role="alert">{warning}</p>
            }
            if let Some(game) = &view.game {
                <PlayRoom view={Rc::clone(view)} game={game.clone()} />
            } else if let Some(book) = &view.book {
                <MakeRoom book={book.clone()} />
            } else {
                <SolveRoom view={Rc::clone(view)} />
            }
            <EntryBox view={view.entry.clone()} />
            <KeysHelp keys={view.help.clone()} />
            {sheet(view)}
            <Dialog title="Backup restored" open={view.restored.is_some()} close={Action::CloseRestored}>
                <RestoredGames games={view.restored.clone().unwrap_or_default()} />
            </Dialog>
            <ToastBar toast={view.toast.clone()} />
        </div>
    }
}

/// What is open over the room: the settings in each, the rest where a game is.
fn sheet(view: &PageView) -> Html {
    let (title, content) = match (view.sheet, &view.game) {
        (Sheet::Settings, _) => ("Settings", html! { <SettingsPanel settings={view.settings} theme={view.theme} /> }),
        (Sheet::Games, Some(_)) => ("Games", html! { <GamesSheet shelf={view.shelf.clone()} /> }),
        (Sheet::More, Some(game)) => ("Game menu", html! { <GameMenu view={game.clone()} tools={view.tools} /> }),
        (Sheet::None | Sheet::Games | Sheet::More, _) => ("", Html::default()),
    };
    html! { <Dialog {title} open={!title.is_empty()} close={Action::Sheet(Sheet::None)}>{content}</Dialog> }
}
