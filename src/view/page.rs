//! From the state to the room and everything around it.

use super::{PageView, Room, RoomView, ShareView, board::drawn_step};
use crate::{
    collection::view::collections,
    learn::view::techniques,
    make::view::make,
    play::{
        calendar_view::calendar,
        view::{play, warning},
    },
    shell::samples,
    solve::view::solve,
    state::{OmittedWords, Overlay, State},
};
use std::rc::Rc;

/// The whole page.
#[must_use]
pub fn page(state: &State) -> PageView {
    let (shell, session) = (&state.shell, &state.session);
    let exports = shell.overlay == Some(Overlay::Export);
    PageView {
        room: room(state),
        entry: shell.entry.clone(),
        techniques: techniques(state),
        form: state.form(),
        givens_only: shell.givens_only,
        links: if exports { state.links().cloned() } else { None },
        omitted: if exports { state.omitted_by_exports() } else { OmittedWords::default() },
        sharing: sharing(state),
        prints_notes: shell.prints_notes,
        toast: session.messages.toast.clone(),
        update_offer: session.messages.update_offer.clone(),
        samples: samples::ALL.iter().map(|sample| sample.view).collect(),
        calendar: calendar(state),
        statistics: state.shown_statistics(),
        collections: collections(state),
        overlay: shell.overlay.clone(),
        theme: session.theme,
        settings: session.settings,
        warning: warning(session.archive.health(), &shell.refused),
    }
}

/// The room that is shown.
fn room(state: &State) -> RoomView {
    let session = &state.session;
    match session.room {
        Room::Play => RoomView::Play(Rc::new(play(state))),
        Room::Solve => RoomView::Solve(Rc::new(solve(&state.solve, session, state.wants_diagnosis()))),
        Room::Make => RoomView::Make(make(&state.make, session, state.solve.rated_sheet().grid())),
    }
}

/// What is shared, while that is open.
fn sharing(state: &State) -> Option<ShareView> {
    let Some(Overlay::Share(subject)) = state.shell.overlay else { return None };
    let (shared, look, has_step) = (state.shell.shared.clone(), state.picture_look(), drawn_step(state).is_some());
    Some(ShareView { subject, shared, look, has_step, omitted: state.omitted_by_link(subject) })
}
