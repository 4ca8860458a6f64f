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
use state::{Setting, State};
use view::Room;
use yew::prelude::*;

/// The whole page, and its edges.
#[component]
pub fn App() -> Html {
    let state = use_reducer(begin);
    let onaction: Callback<Action> = state.dispatcher().into();
    hooks::use_keys(&onaction);
    hooks::use_arrivals(&onaction);
    hooks::use_address(state.address());
    hooks::use_errands(state.errand.clone(), &onaction);
    hooks::use_messages(state.toast.as_ref(), &onaction);
    hooks::use_jobs(&state.jobs, &onaction);
    hooks::use_kept(&state.play, state.theme, &onaction);
    hooks::use_next(state.making.next);
    hooks::use_shelf(&state.play.kept, &state.play.game, &onaction);
    hooks::use_lock((state.room == Room::Play).then(|| *state.play.game.givens()), state.play.steals, &onaction);
    hooks::use_theme(state.theme);
    hooks::use_settings(state.settings);
    hooks::use_haptics(state.settings.is_on(Setting::Haptics), state.play.game.made());
    hooks::use_clock(state.room == Room::Play && state.play.is_running(), &onaction);
    let view = view::page(&state);
    hooks::use_drawn(&view);
    hooks::use_focus(*state.play.game.givens());
    hooks::use_voice(&view);
    page(&view, &onaction)
}

/// The page as it opens: with what was kept, and with what the address asks for.
fn begin() -> State {
    let state = State::new(hooks::load_kept());
    state.after(Action::Address(hooks::current_address())).unwrap_or(state)
}
