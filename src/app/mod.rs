//! The page as a whole: its state, the edges to the browser, and the root component.

mod addresses;
mod board;
mod dialog;
mod edges;
mod export;
mod export_losses;
mod generator;
mod keeping;
mod keys;
mod late;
mod library;
mod photo;
mod puzzle_import;
mod questions;
mod rooms;
mod sharing;
mod shell;
mod state;
pub mod view;
mod waiting;

pub use crate::browser::Stored;
pub use state::State;

use crate::{
    action::Input,
    browser,
    controls::FileOpener,
    play::{PlayingTime, view::playing_time},
    shell::{Page, view::PageView},
    text,
};
use gloo::{timers::future::TimeoutFuture, utils::document};
use std::rc::Rc;
use web_sys::{Element, FileList};
use yew::prelude::*;

/// The props of [`App`].
#[derive(Clone, Properties)]
pub struct AppProps {
    /// The state with which the page opens.
    pub first: Rc<State>,
    /// The view of that state.
    pub first_view: Rc<PageView>,
}

/// The page opens once, so its first state is not compared.
impl PartialEq for AppProps {
    fn eq(&self, other: &AppProps) -> bool {
        Rc::ptr_eq(&self.first, &other.first)
    }
}

/// The root component: the page and its edges to the browser.
#[component]
pub fn App(AppProps { first, first_view }: &AppProps) -> Html {
    let state = use_reducer(|| State::clone(first));
    let oninput: Callback<Input> = state.dispatcher().into();
    let view = use_memo(state.drawn, |drawn| match *drawn == first.drawn {
        true => Rc::clone(first_view),
        false => Rc::new(view::page(&state)),
    });
    let time = PlayingTime(playing_time(&state.play, &state.session));
    let copied = use_copied_board(&state);
    browser::use_copying(&copied, &oninput);
    edges::use_edges(&state, &oninput);
    let open = use_callback(oninput.clone(), |files: FileList, oninput| browser::open_files(&files, oninput));
    html! {
        <ContextProvider<Callback<Input>> context={oninput}>
            <ContextProvider<FileOpener> context={FileOpener(open)}>
                <ContextProvider<PlayingTime> context={time}>
                    <Page view={Rc::clone(&*view)} />
                </ContextProvider<PlayingTime>>
            </ContextProvider<FileOpener>>
        </ContextProvider<Callback<Input>>>
    }
}

/// Returns what gives the text of the board as it stands when it is called.
#[hook]
fn use_copied_board(state: &UseReducerHandle<State>) -> Callback<(), Option<String>> {
    let latest = use_mut_ref(|| state.clone());
    latest.replace(state.clone());
    use_callback((), move |(), ()| latest.borrow().copied_board())
}

/// The state with which the page opens, from the stored data and the address.
fn begin(kept: Stored) -> State {
    State::new(kept).arrived(&browser::address_at_start())
}

/// Loads the stored data, then renders the page into this element.
///
/// The browser compiles each function at its first call, so the start takes long on a slow phone. It is cut into tasks, between which the
/// browser can show what it has and take what the visitor does.
pub async fn start(root: Element) {
    next_task().await;
    document().set_title(&text::shell::PAGE_TITLE.say()); // first.js has set it in a language that may not have come
    let kept = browser::load_stored().await;
    next_task().await;
    let first = Rc::new(begin(kept));
    next_task().await;
    let first_view = Rc::new(view::page(&first));
    next_task().await;
    yew::Renderer::<App>::with_root_and_props(root, AppProps { first, first_view }).render();
}

/// Ends the browser's current task, and goes on in a later one.
async fn next_task() {
    TimeoutFuture::new(0).await;
}
