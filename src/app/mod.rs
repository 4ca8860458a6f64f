//! The page: state that changes in one pure place, what is to be drawn of it ([`view`] says it, and draws nothing), and components.

pub mod action;
pub mod components;
pub mod hooks;
pub mod keymap;
pub mod pages;
pub mod puzzles;
pub mod samples;
pub mod state;
pub mod view;

use action::Action;
use pages::page;
use state::State;
use yew::prelude::*;

/// The whole page, and its edges.
#[component]
pub fn App() -> Html {
    let state = use_reducer(begin);
    let onaction: Callback<Action> = state.dispatcher().into();
    let view = view::page(&state);
    hooks::use_edges(&state, &view, &onaction);
    page(&view, &onaction)
}

/// The page as it opens: with what was kept, and with what the address asks for.
fn begin() -> State {
    State::new(hooks::load_kept()).after(Action::Address(hooks::current_address()))
}
