//! The view of the page, computed from its state.

use crate::{
    action::Overlay,
    app::{State, shown_board::drawn_step},
    learn::view::techniques,
    library::view::collections,
    make::view::make,
    photo::{camera_view::camera, view::photo},
    play::{
        calendar_view::calendar,
        view::{play, warning},
    },
    shell::{
        samples,
        state::OmittedWords,
        view::{EntryView, PageView, RoomView, ShareView},
    },
    solve::view::solve,
    text::{self, keeping},
};
use nonet_protocol::Room;
use std::rc::Rc;

/// The view of the whole page.
#[must_use]
pub fn page(state: &State) -> PageView {
    let (shell, session) = (&state.shell, &state.session);
    let exports = shell.overlay == Some(Overlay::Export);
    let reading = shell.arriving.front().filter(|arriving| arriving.is_slow);
    PageView {
        room: room(state),
        entry: EntryView { is_reading: reading.is_some(), ..shell.entry.clone() },
        reading: reading.map(|slow| slow.file.as_deref().unwrap_or(keeping::PASTED_TEXT).into()),
        reads_games: session.archive.is_being_read(),
        techniques: match &shell.overlay {
            Some(Overlay::Techniques(lesson)) => techniques(lesson, session, state.solve.switched),
            _ => None,
        },
        form: state.form(),
        givens_only: shell.givens_only,
        links: if exports { state.links() } else { Vec::new() },
        omitted: if exports { state.omitted_by_exports() } else { OmittedWords::default() },
        sharing: sharing(state),
        prints_digits_only: shell.prints_digits_only,
        toast: session.messages.toast.clone(),
        update_offer: session.messages.update_offer.clone(),
        spoken: session.messages.spoken.clone().into(),
        samples: samples::ALL.iter().map(|sample| sample.view).collect(),
        calendar: match shell.overlay {
            Some(Overlay::Calendar(month, level)) => Some(calendar(month, level, &state.play, session)),
            _ => None,
        },
        statistics: (shell.overlay == Some(Overlay::Statistics)).then(|| state.play.statistics(session).into()),
        collections: collections(&state.collections, session, state.board_givens(), shell.persistent),
        camera: camera(&state.photo.camera),
        photo: if shell.overlay == Some(Overlay::Photo) { photo(&state.photo, session, state.is_setting()) } else { None },
        pictures_left: state.photo.pictures.len(),
        waiting: shell.waiting.len(),
        overlay: shell.overlay.clone(),
        opening: shell.opening,
        theme: session.theme,
        settings: session.settings,
        warning: warnings(state),
    }
}

/// The warning that something can't be stored, or that the browser starts no worker. None if all is well.
fn warnings(state: &State) -> Option<String> {
    let shell = &state.shell;
    let storage = warning(state.session.archive.health(), shell.in_sandbox, &shell.refused, &shell.later);
    let worker = shell.lacks_worker.then(|| text::app::NO_WORKER.to_owned());
    let said: Vec<String> = worker.into_iter().chain(storage).collect();
    (!said.is_empty()).then(|| said.join(" "))
}

/// The view of the current room.
fn room(state: &State) -> RoomView {
    let session = &state.session;
    match session.room {
        Room::Play => {
            let lists_games = state.shell.overlay == Some(Overlay::Games);
            let in_list = state.collections.open_givens() == Some(*state.play.game.givens());
            RoomView::Play(Rc::new(play(&state.play, session, lists_games, in_list)))
        }
        Room::Solve => RoomView::Solve(Rc::new(solve(&state.solve, session, state.wants_diagnosis()))),
        Room::Make => RoomView::Make(make(&state.make, session, state.solve.rated_board().grid())),
    }
}

/// The view of the share dialog; `None` while it is closed.
fn sharing(state: &State) -> Option<ShareView> {
    let Some(Overlay::Share(subject)) = state.shell.overlay else { return None };
    let (shared, look, has_step) = (state.shell.shared.clone(), state.picture_look(), drawn_step(state).is_some());
    Some(ShareView { subject, shared, look, has_step, omitted: state.omitted_by_link(subject) })
}
