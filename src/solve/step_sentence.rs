//! The one-line form of a step.

use super::log_view::LogEntryView;
use crate::text;
use yew::prelude::*;

/// The action of the step, a bar, and its consequences: `(8,2) = 7 | (6,2) = 8`.
#[component]
pub(super) fn StepSentence(entry: &LogEntryView) -> Html {
    html! {
        <>
            <strong>{&entry.action}</strong>
            if !entry.consequences.is_empty() {
                {" "}
                <span class="bar" aria-label={text::solve::THEN}>{"|"}</span>
                {" "}
                {&entry.consequences}
            }
        </>
    }
}
