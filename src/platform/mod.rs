//! The edges of the page: each part watches something of the state and does in the browser what it asks for, or listens to the
//! browser and tells the state.

mod address;
mod archive;
mod arrivals;
mod change;
mod clock;
mod effects;
mod files;
mod focus;
mod imports;
mod keys;
mod lanes;
mod listeners;
mod messages;
mod promise;
mod queue;
mod settings;
pub mod sharing;
mod shelf;
mod storage;
mod theme;
mod version;
mod worker;

pub use address::{address_at_start, address_under};
pub use clock::today;
pub use files::open_files;
pub use storage::load_stored;

use super::{action::Input, state::State, view::Room};
use yew::prelude::*;

/// Does everything outside that the state wants, after it is drawn.
#[hook]
pub fn use_edges(state: &State, oninput: &Callback<Input>) {
    let (play, game) = (&state.play, &state.play.game);
    listeners::use_listeners(oninput);
    address::use_address(state.shown_address());
    effects::use_effects(&state.session.effects, oninput);
    messages::use_messages(state, oninput);
    queue::use_worker_queue(&state.questions, oninput);
    archive::use_archive(&state.session.archive, oninput);
    archive::use_open_game(play.opened_game(&state.session));
    archive::use_untouched(state);
    archive::use_persistence(game.is_solved());
    archive::use_game_lock((state.session.room == Room::Play).then(|| state.session.archive.open_id()), play.steals, oninput);
    storage::use_stored(state, oninput);
    theme::use_theme(state.session.theme);
    settings::use_settings(state.session.settings);
    storage::use_other_tabs(oninput);
    shelf::use_refused(&state.shell.refused, oninput);
    settings::use_haptics(state.session.settings.haptics, game.made());
    clock::use_clock(state.is_timed(), oninput);
    imports::use_imports(&state.collections.imports, state.session.archive.tab());
    let part = (state.session.room == Room::Make).then_some(state.make.part);
    focus::use_focus(play.opened, state.session.board.to_board, state.session.board.pending, part);
    version::use_live();
}
