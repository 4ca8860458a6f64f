//! The edges of the page: each hook of `browser` gets the values of the state that it needs, and acts on the browser accordingly.

use super::State;
use crate::{
    action::Input,
    browser::{
        address, analyses, archive, attempts, camera, clock, effects, focus, imports, listeners, messages, photos, profiles,
        queue, settings, storage, storage::Kept, version, write_retry,
    },
};
use std::rc::Rc;
use yew::prelude::*;

/// Runs all hooks that connect the state to the browser. Their effects run after drawing.
#[hook]
pub(super) fn use_edges(state: &State, oninput: &Callback<Input>) {
    let (play, game) = (&state.play, &state.play.game);
    let press = listeners::use_listeners(oninput);
    address::use_address(state.place(), oninput);
    effects::use_effects(&state.session.effects, oninput);
    messages::use_messages(&state.session.messages, oninput);
    queue::use_worker_queue(&state.questions, oninput);
    queue::use_patience(state.unseen_reading(), oninput);
    photos::use_photo_reader(state.photo.files(), state.photo.question(), oninput);
    camera::use_camera(state.camera_task(), oninput);
    archive::use_archive(&state.session.archive, oninput);
    archive::use_open_game(play.opened_game(&state.session));
    archive::use_unstarted(play.unstarted_game(&state.session), play.chosen_game(&state.session));
    archive::use_persistence(game.is_solved(), oninput);
    archive::use_game_lock(state.room().game().map(|_| state.session.archive.open_id()), play.takeover_count, oninput);
    attempts::use_attempts(&state.session.attempts, &state.session.attempt_storage, oninput);
    analyses::use_analyses(state.session.analyses.writing(), state.session.analyses.failures, oninput);
    storage::use_stored(kept(state), state.make.book.clone());
    storage::use_visit(play.touched && !play.welcomes);
    storage::use_pauses(&play.finished.pauses, oninput);
    settings::use_settings(state.session.settings, oninput);
    profiles::use_profiles(&state.session.profiles, oninput);
    write_retry::use_refused(&state.shell.refused, &state.shell.later, oninput);
    settings::use_haptics(state.session.settings.haptics, game.made());
    clock::use_clock(state.is_timed(), oninput);
    imports::use_imports(&state.collections.imports, state.session.archive.tab());
    let shown = (state.session.room, state.room().has_board());
    focus::use_focus(&press, play.opened, state.session.board.focus_requests, state.session.board.pending, shown);
    version::use_live();
}

/// The values that are stored for the next visit beside the games.
fn kept(state: &State) -> Kept {
    let book = &state.make.book;
    Kept {
        book: (book.order, Rc::clone(&book.puzzles)),
        is_loaded: book.unparsed.is_none(),
        other_book: state.make.other.clone(),
        next: state.session.generator.next,
        make: state.make.to_keep(),
        collection: state.collections.id(),
        paused: state.play.paused,
        solve: state.solve.to_keep(state.session.room),
    }
}
