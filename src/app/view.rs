//! The view of the page, computed from its state.

use super::dialog::dialog;
use crate::{
    action::KeptPart,
    app::State,
    library::list_bar,
    play::view::warning,
    shell::{samples, state::PathPrint, view::PageView},
    text::{self, keeping},
};
use std::rc::Rc;

/// The view of the whole page.
#[must_use]
pub fn page(state: &State) -> PageView {
    let (shell, session) = (&state.shell, &state.session);
    let room = state.room_view();
    PageView {
        dialog: dialog(state, &room),
        room,
        reading: shell
            .slow_reading()
            .map(|slow| slow.file.as_deref().map_or_else(|| keeping::PASTED_TEXT.say(), str::to_owned).into()),
        imports: state.collections.imports.clone(),
        list_bar: list_bar(&state.collections, state.board_givens()),
        prints_digits_only: shell.prints_digits_only,
        document: if let PathPrint::Ready(document) = &shell.path_print { Some(Rc::clone(document)) } else { None },
        toast: session.messages.toast.clone(),
        update_offer: session.messages.update_offer.clone(),
        spoken: session.messages.spoken.clone().into(),
        samples: samples::views(),
        warning: warnings(state),
    }
}

/// The warning that something can't be stored, or that the browser starts no worker. None if all is well.
fn warnings(state: &State) -> Option<String> {
    let shell = &state.shell;
    let attempts = state.session.attempt_storage.is_refused.then_some(KeptPart::Attempts);
    let analyses = (state.session.analyses.failures > 0).then_some(KeptPart::Analyses);
    let refused: Vec<KeptPart> = shell.refused.iter().copied().chain(attempts).chain(analyses).collect();
    let storage = warning(state.session.archive.health(), shell.in_sandbox, &refused, &shell.later);
    let worker = shell.lacks_worker.then(|| text::app::NO_WORKER.say());
    let said: Vec<String> = worker.into_iter().chain(storage).collect();
    (!said.is_empty()).then(|| said.join(" "))
}
