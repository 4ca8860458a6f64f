//! The voice that says the verdict.

use crate::view::{PageView, VerdictKind};
use gloo::{timers::callback::Timeout, utils::document};
use yew::prelude::*;

/// Milliseconds without a key before a verdict is spoken.
const PAUSE: u32 = 700;

/// Speaks the verdict, in the element with the id `voice`. While somebody types a puzzle, only a change of its sort is spoken,
/// after a pause; what changes within a sort is written without being spoken, so that who reads it later reads what holds.
#[hook]
pub(super) fn use_voice(view: &PageView) {
    let verdict = &view.verdict;
    let said = use_mut_ref(|| None::<VerdictKind>);
    use_effect_with((verdict.kind, verdict.words.clone(), verdict.typing, view.room), move |(kind, words, typing, _)| {
        let (kind, words, typing) = (*kind, words.clone(), *typing);
        let wait = Timeout::new(if typing { PAUSE } else { 0 }, move || {
            let Some(element) = document().get_element_by_id("voice") else { return };
            let same = said.replace(Some(kind)) == Some(kind);
            let _ = element.set_attribute("aria-live", if typing && same { "off" } else { "polite" });
            element.set_text_content(Some(&words));
        });
        move || drop(wait)
    });
}
