//! The cases of a step that follows in each of several: all of them, or one by itself.

use super::{Segment, Segments};
use crate::{
    action::{Action, ShellAction},
    text,
};
use yew::prelude::*;

/// The props of [`CaseChoice`].
#[derive(Properties, PartialEq)]
pub struct CaseChoiceProps {
    /// How many cases there are; where there are none, nothing is drawn.
    pub count: usize,
    /// The case that is shown by itself, counted from 0.
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
