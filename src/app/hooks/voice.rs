//! The voice that says the verdict.

use super::{Effect, effect};
use crate::app::view::{PageView, VerdictKind};
use gloo::{timers::callback::Timeout, utils::document};
use std::{cell::Cell, rc::Rc};

/// Milliseconds without a key before a verdict is spoken.
const PAUSE: u32 = 700;

/// The sort of the verdict that was spoken last.
pub(super) type Said = Rc<Cell<Option<VerdictKind>>>;

/// Speaks the verdict, in the element with the id `voice`. While somebody types a puzzle, only a change of its sort is spoken,
/// after a pause; what changes within a sort is written without being spoken, so that who reads it later reads what holds.
pub(super) fn voice(view: &PageView, said: &Said) -> Effect {
    let verdict = &view.verdict;
    let said = Rc::clone(said);
    effect((verdict.kind, verdict.words.clone(), verdict.typing, view.room), move |(kind, words, typing, _), _| {
        let (kind, words, typing) = (*kind, words.clone(), *typing);
        Timeout::new(if typing { PAUSE } else { 0 }, move || {
            let Some(element) = document().get_element_by_id("voice") else { return };
            let same = said.replace(Some(kind)) == Some(kind);
            let _ = element.set_attribute("aria-live", if typing && same { "off" } else { "polite" });
            element.set_text_content(Some(&words));
        })
    })
}
