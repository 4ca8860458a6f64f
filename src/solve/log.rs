//! The steps: the one that the board shows in full, those that are available, and those that were taken, to look back through.

use super::{
    available::AvailableSteps,
    step_card::StepCard,
    step_sentence::StepSentence,
    step_tools::StepTools,
    view::{LogEntryView, LogView, StepView},
};
use crate::{
    action::{Action, BoardAction, SolveAction},
    controls::{Button, Row, RowText, VerdictKind},
    text,
};
use std::rc::Rc;
use yew::prelude::*;

/// The props of a [`StepLog`].
#[derive(Properties, PartialEq)]
pub struct StepLogProps {
    /// The steps.
    pub view: Rc<LogView>,
    /// The sort of the verdict.
    pub kind: VerdictKind,
    /// Whether a step can be looked for.
    pub can_step: bool,
    /// Whether there is more on the board than givens.
    pub can_restart: bool,
}

/// The step card, and under it the log, the newest step first. A step that is looked back at is explained right under its row, so that
/// the rows around it stay where they are.
#[component]
pub fn StepLog(StepLogProps { view, kind, can_step, can_restart }: &StepLogProps) -> Html {
    let is_idle = view.entries.is_empty() && view.card.is_none() && view.available.is_none();
    let chosen = view.available.as_ref().and_then(|available| available.chosen);
    let shown = view.shown.filter(|_| chosen.is_none());
    html! {
        <div class="log">
            if *can_step {
                <StepTools listed={view.available.is_some()} />
            }
            if let Some(message) = &view.message {
                <p class="log__message" role="status">{message}</p>
            } else if is_idle {
                <p class="note-line">{idle(*can_step, *kind)}</p>
            }
            if *can_restart && matches!(kind, VerdictKind::Complete | VerdictKind::Wrong) {
                <div class="log__tools">
                    <Button label={text::solve::BACK_TO_GIVENS} action={Action::Board(BoardAction::Restart)} />
                </div>
            }
            <div role="status">{view.card.as_ref().filter(|_| chosen.is_none() && view.shown.is_none()).map(card)}</div>
            if let Some(available) = &view.available {
                <AvailableSteps view={Rc::clone(available)} card={view.card.clone()} />
            }
            if !view.entries.is_empty() {
                <ol class="log__list" reversed=true aria-label={text::solve::STEPS_TAKEN}>
                    for (number, entry) in view.entries.iter().enumerate().rev() {
                        <li key={number}>
                            {row(number, entry, view.shown == Some(number))}
                            if shown == Some(number) {
                                <div role="status">{view.card.as_ref().map(card)}</div>
                            }
                        </li>
                    }
                </ol>
            }
        </div>
    }
}

fn card(step: &Rc<StepView>) -> Html {
    html! { <StepCard step={Rc::clone(step)} /> }
}

/// A step that was taken. The card of the one that is shown names the technique.
fn row(number: usize, entry: &LogEntryView, is_shown: bool) -> Html {
    let sentence = html! { <StepSentence entry={entry.clone()} /> };
    html! {
        <Row action={Action::Solve(SolveAction::LookAt(Some(number)))} current={is_shown}>
            <span class="row__number">{number + 1}</span>
            if is_shown {
                <span class="row__text"><span>{sentence}</span></span>
            } else {
                <RowText title={entry.technique.clone()}>{sentence}</RowText>
            }
        </Row>
    }
}

/// What there is to say where no step was taken.
const fn idle(can_step: bool, kind: VerdictKind) -> &'static str {
    match kind {
        _ if can_step => text::solve::ABOUT_STEP,
        VerdictKind::Complete => text::solve::FULL,
        _ => text::solve::NO_SOLUTION_AHEAD,
    }
}
