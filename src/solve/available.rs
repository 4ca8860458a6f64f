//! The list of available steps.

use super::{
    log::{AvailableView, StepView},
    step_card::StepCard,
};
use crate::{
    action::{Action, SolveAction, StepAction},
    controls::{Row, ScrollIntoView},
    text,
};
use std::rc::Rc;
use yew::prelude::*;

/// The props of [`AvailableSteps`].
#[derive(Properties, PartialEq)]
pub struct AvailableStepsProps {
    /// The available steps.
    pub view: Rc<AvailableView>,
    /// The card of the chosen step. None if no step is chosen.
    pub card: Option<Rc<StepView>>,
    /// The cards of the steps that were chosen before, each with the index of its step.
    #[prop_or_default]
    pub opened: Vec<(usize, Rc<StepView>)>,
}

/// The list of all available steps, by technique. A step under the pointer is drawn on the board. A pressed step is explained
/// right below its row, so that the row stays in place and can be pressed again.
#[component]
pub fn AvailableSteps(AvailableStepsProps { view, card, opened }: &AvailableStepsProps) -> Html {
    html! {
        <ScrollIntoView class="choices" label={text::solve::AVAILABLE_STEPS}>
            <p class="note-line">{&view.words}</p>
            for (technique, steps) in &view.groups {
                <h3 class="choices__technique">{technique}</h3>
                <ul class="log__list">
                    for (number, action) in steps {
                        <li key={*number}>{step(*number, action, view.chosen == Some(*number), card.as_ref(), opened)}</li>
                    }
                </ul>
            }
        </ScrollIntoView>
    }
}

/// Draws a step. The first press chooses the step, the second takes it.
fn step(number: usize, words: &AttrValue, chosen: bool, card: Option<&Rc<StepView>>, opened: &[(usize, Rc<StepView>)]) -> Html {
    let before = opened.iter().find(|(of, _)| *of == number).map(|(_, card)| card);
    let card = if chosen { card } else { before };
    let press = if chosen { SolveAction::Step(StepAction::Take(number)) } else { SolveAction::Step(StepAction::Choose(number)) };
    let preview = |number| Action::Solve(SolveAction::Step(StepAction::Preview(number)));
    html! {
        <>
            <Row action={Action::Solve(press)} current={chosen} pointed={(preview(Some(number)), preview(None))}>
                <span class="row__text">{words}</span>
            </Row>
            if chosen || card.is_some() {
                <div role={chosen.then_some("status")}>
                    if let Some(step) = card {
                        <StepCard step={Rc::clone(step)} />
                    }
                </div>
            }
        </>
    }
}
