//! The page: state that changes in one pure place, what is to be drawn of it ([`view`] says it, and draws nothing), and components.

pub mod action;
pub mod board;
pub mod controls;
pub mod hooks;
pub mod keymap;
pub mod make;
pub mod play;
pub mod puzzles;
pub mod samples;
pub mod shell;
pub mod solve;
pub mod state;
pub mod text;
pub mod view;

use action::Action;
use shell::page;
use state::{Kept, State};
use web_sys::Element;
use yew::prelude::*;

/// What the page opens with.
#[derive(Clone, PartialEq, Properties)]
pub struct AppProps {
    /// What was kept from earlier visits.
    pub kept: Kept,
}

/// The whole page, and its edges.
#[component]
pub fn App(AppProps { kept }: &AppProps) -> Html {
    let kept = kept.clone();
    let state = use_reducer(|| begin(kept));
    let onaction: Callback<Action> = state.dispatcher().into();
    let view = view::page(&state);
    hooks::use_edges(&state, &view, &onaction);
    html! {
        <ContextProvider<Callback<Action>> context={onaction}>
            {page(&view)}
        </ContextProvider<Callback<Action>>>
    }
}

/// The page as it opens: with what was kept, and with what the address asks for.
fn begin(kept: Kept) -> State {
    State::new(kept).arrived(&hooks::current_address())
}

/// Reads what was kept, then shows the page in this element.
pub async fn start(root: Element) {
    let kept = hooks::load_kept().await;
    yew::Renderer::<App>::with_root_and_props(root, AppProps { kept }).render();
}
