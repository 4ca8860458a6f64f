//! The edges of the page: each part watches something of the state and does in the browser what it asks for, or listens to the
//! browser and tells the state.

mod address;
mod archive;
mod arrivals;
mod clock;
mod commands;
mod effect;
mod files;
mod focus;
mod kept;
mod keys;
mod lanes;
mod listeners;
mod messages;
mod promise;
mod queue;
mod settings;
mod theme;
mod voice;
mod worker;

pub use address::current_address;
pub use clock::today;
pub use files::open_file;
pub use kept::load_kept;

use super::{
    action::Action,
    state::{Setting, State},
    view::{PageView, Room},
};
use archive::Keeper;
use effect::{Effect, effect, use_effects};
use queue::WorkerQueue;
use std::{cell::RefCell, rc::Rc};
use voice::Said;
use yew::prelude::*;

/// Does everything outside that the state wants, after it is drawn.
#[hook]
pub fn use_edges(state: &State, view: &PageView, onaction: &Callback<Action>) {
    let own = use_mut_ref(Own::default);
    let Own { queue, said, keeper } = &*own.borrow();
    let plays = state.room == Room::Play;
    let (play, game) = (&state.play, &state.play.game);
    use_effects(vec![
        listeners::listen(onaction),
        address::address(state.address()),
        commands::command(state.command.clone(), onaction),
        messages::messages(state.toast.as_ref(), onaction),
        queue::questions(&state.questions, queue, onaction),
        queue::warm_up(queue, onaction),
        archive::notes(&state.archive, keeper, onaction),
        archive::flush(&state.archive, onaction),
        archive::requests(&state.archive, keeper, onaction),
        archive::settled(&state.archive),
        archive::remember(state.opened_game()),
        archive::told(state.archive.unreadable().iter().map(|unreadable| unreadable.id).collect()),
        archive::persist(game.is_solved()),
        archive::listen(onaction),
        archive::lock(plays.then(|| state.archive.open_id()), play.steals, onaction),
        kept::made(state.making.next, state.book.order),
        theme::theme(state.theme),
        settings::settings(state.settings),
        settings::haptics(state.settings.is_on(Setting::Haptics), game.made()),
        clock::clock(state.is_timed(), onaction),
        focus::focus(play.opened, state.pending),
        voice::voice(view, said),
    ]);
}

/// What the edges have of their own, from one drawing to the next.
#[derive(Default)]
struct Own {
    queue: Rc<RefCell<WorkerQueue>>,
    said: Said,
    keeper: Rc<Keeper>,
}
