//! The choice between the cases of a step: all of them, or one alone.

use super::{Segment, Segments};
use crate::{
    action::{Action, ShellAction},
    text,
};
use yew::prelude::*;

/// The props of [`CaseChoice`].
#[derive(Properties, PartialEq)]
pub struct CaseChoiceProps {
    /// The number of cases. If it is 0, nothing is drawn.
    pub count: usize,
    /// The case that is shown alone, counted from 0; `None` if all are shown.
    pub shown: Option<usize>,
}

/// Chooses between the cases.
#[component]
pub fn CaseChoice(&CaseChoiceProps { count, shown }: &CaseChoiceProps) -> Html {
    let segment = |(number, name): (usize, &&'static str)| {
        let case = number.checked_sub(1);
        Segment::new(*name, case == shown, Action::Shell(ShellAction::Case(case)))
    };
    let segments: Vec<Segment> = text::controls::CASE_NAMES.iter().enumerate().take(count + 1).map(segment).collect();
    html! {
        if count > 0 {
            <Segments group="case" label={text::controls::CASES} {segments} />
        }
    }
}
