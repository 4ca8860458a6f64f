//! The steps: the card of the shown step, the list of available steps, and the log of taken steps.

use super::{
    available::AvailableSteps,
    log_view::{LogEntryView, LogView, StepView},
    step_card::StepCard,
    step_sentence::StepSentence,
};
use crate::{
    action::{Action, BoardAction, SolveAction, StepAction},
    controls::{Button, Row, RowText, VerdictKind},
    text::{self, Text},
};
use std::rc::Rc;
use yew::prelude::*;

/// The props of a [`StepLog`].
#[derive(Properties, PartialEq)]
pub struct StepLogProps {
    /// The log with its cards and lists.
    pub view: Rc<LogView>,
    /// The kind of the verdict.
    pub kind: VerdictKind,
    /// Whether the room can look for a step.
    pub can_step: bool,
    /// Whether the board holds more than givens.
    pub can_restart: bool,
}

/// The card of the shown step, and below it the log, the newest step first. A step of the log is explained right below its row,
/// and what was explained before stays, so that the rows keep their places.
#[component]
pub fn StepLog(StepLogProps { view, kind, can_step, can_restart }: &StepLogProps) -> Html {
    let is_idle = view.entries.is_empty() && view.card.is_none() && view.available.is_none();
    let chosen = view.available.as_ref().and_then(|available| available.chosen);
    let shown = view.shown.filter(|_| chosen.is_none());
    html! {
        <div class="log">
            if *can_step {
                {tools(view.available.is_some())}
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
                <AvailableSteps
                    view={Rc::clone(available)}
                    card={view.card.clone()}
                    opened={view.opened_available.clone()}
                />
            }
            if !view.entries.is_empty() {
                <ol class="log__list" reversed=true aria-label={text::solve::STEPS_TAKEN}>
                    for (number, entry) in view.entries.iter().enumerate().rev() {
                        <li key={number}>
                            {row(number, entry, view.shown == Some(number), view.is_open(number))}
                            if shown == Some(number) {
                                <div role="status">{view.card.as_ref().map(card)}</div>
                            } else if let Some((_, opened)) = view.opened.iter().find(|(of, _)| *of == number) {
                                <div>{card(opened)}</div>
                            }
                        </li>
                    }
                </ol>
            }
        </div>
    }
}

/// Draws the buttons that take several steps or list the available ones. `listed` says whether that list is open.
fn tools(listed: bool) -> Html {
    html! {
        <div class="log__tools" role="group" aria-label={text::solve::MORE_STEPS}>
            <Button
                label={text::solve::AVAILABLE_STEPS}
                pressed={listed}
                action={Action::Solve(SolveAction::Step(StepAction::List(!listed)))}
            />
            <Button label={text::solve::ALL_SINGLES} action={Action::Solve(SolveAction::Step(StepAction::Singles))} />
            <Button label={text::solve::TO_THE_END} action={Action::Solve(SolveAction::Step(StepAction::All))} />
        </div>
    }
}

fn card(step: &Rc<StepView>) -> Html {
    html! { <StepCard step={Rc::clone(step)} /> }
}

/// Draws a row of the log. The name of the technique is left to the card, if the row has one.
fn row(number: usize, entry: &LogEntryView, is_shown: bool, has_card: bool) -> Html {
    let sentence = html! { <StepSentence ..entry.clone() /> };
    html! {
        <Row action={Action::Solve(SolveAction::Step(StepAction::LookAt(Some(number))))} current={is_shown}>
            <span class="row__number">{number + 1}</span>
            if has_card {
                <span class="row__text"><span>{sentence}</span></span>
            } else {
                <RowText title={entry.technique.clone()}>{sentence}</RowText>
            }
        </Row>
    }
}

/// Returns the note that is shown while the log is empty.
const fn idle(can_step: bool, kind: VerdictKind) -> Text {
    match kind {
        _ if can_step => text::solve::ABOUT_STEP,
        VerdictKind::Complete => text::solve::FULL,
        _ => text::solve::NO_SOLUTION_AHEAD,
    }
}
