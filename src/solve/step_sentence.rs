//! A step in one line.

use super::view::LogEntryView;
use crate::text;
use yew::prelude::*;

/// The props of a [`StepSentence`].
#[derive(Properties, PartialEq)]
pub(super) struct StepSentenceProps {
    /// The step.
    pub(super) entry: LogEntryView,
}

/// `(8,2) = 7 | (6,2) = 8`: what was done, a bar, what followed.
#[component]
pub(super) fn StepSentence(StepSentenceProps { entry }: &StepSentenceProps) -> Html {
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
