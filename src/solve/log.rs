//! The steps: their view, as plain values, and their drawing: the card of the shown step, the list of available steps, and the log.

use super::{
    available::{AvailableSteps, AvailableView, available},
    display::Viewing,
    ratings::looked_at,
    state::{LoggedStep, Solve},
    step_card::StepCard,
    step_card::StepSentence,
};
use crate::{
    action::{Action, BoardAction, SolveAction, StepAction, TechniqueAction},
    board::{LegendView, view::BoardView},
    controls::{Button, Row, RowText, VerdictKind},
    session::{BoardUi, Remote},
    text::{self, Text},
};
use nonet_prose::{Prose, Wording};
use nonet_protocol::{PictureForm, PicturedStep, Position, Technique};
use nonet_words::Notation;
use std::rc::Rc;
use yew::{AttrValue, Properties, prelude::*};

/// The log of steps.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct LogView {
    /// The taken steps, first to last.
    pub entries: Vec<LogEntryView>,
    /// The index in `entries` of the shown step. None if no step of the log is shown.
    pub shown: Option<usize>,
    /// The card of the shown step, which may be a step of the log, of the rating's path or of Sudoku Explainer's.
    pub card: Option<Rc<StepView>>,
    /// The cards of the steps of the log that were looked at before, each with the index of its step.
    pub opened: Vec<(usize, Rc<StepView>)>,
    /// The cards of the available steps that were looked at before, each with the index of its step.
    pub opened_available: Vec<(usize, Rc<StepView>)>,
    /// The available steps. None until they were asked for and the worker has answered.
    pub available: Option<Rc<AvailableView>>,
    /// The message of the last "Step" that found nothing.
    pub message: Option<AttrValue>,
    /// The technique that is switched off and would find a step, in words and as a value. None if there is none.
    pub missing: Option<(AttrValue, Technique)>,
}

impl LogView {
    /// Returns whether the card of this step of the log stands under its row.
    #[must_use]
    pub fn is_open(&self, number: usize) -> bool {
        self.shown == Some(number) || self.opened.iter().any(|(of, _)| *of == number)
    }
}

/// A step with its proof.
#[derive(Clone, PartialEq, Debug)]
pub struct StepView {
    /// The index of the step in the rating's path, from 0. None if it is not a step of that path.
    pub number: Option<usize>,
    /// The technique, the action and the consequences of the step.
    pub entry: LogEntryView,
    /// The technique, which has a lesson. None if the step is of no technique.
    pub lesson: Option<Technique>,
    /// The sentences of the proof.
    pub proof: Vec<Prose>,
    /// The number of cases that can be shown by themselves, and the index of the shown one. None shows all cases.
    pub cases: (usize, Option<usize>),
    /// The step in the one-line notation of experts.
    pub expert: AttrValue,
    /// The picture of the step as it is drawn. Its theme is that of shared pictures.
    pub picture: Rc<PicturedStep>,
    /// The legend of the step's drawing.
    pub legend: LegendView,
    /// Whether the step was just taken, so that its card scrolls into sight. The card of a row that is pressed stays at its row.
    pub arrives: bool,
}

/// The one-line form of a step.
#[derive(Properties, Clone, PartialEq, Eq, Debug)]
pub struct LogEntryView {
    /// The name of the technique.
    pub technique: AttrValue,
    /// The action: `(8,2) = 7`.
    pub action: AttrValue,
    /// The consequences: `(6,2) = 8`. Empty if there are none.
    pub consequences: AttrValue,
}

/// Returns the view of the log. `board` may have a step drawn on it.
pub(super) fn log(solve: &Solve, board: &BoardView, ui: &BoardUi, notation: Notation) -> LogView {
    let case = ui.case;
    let entry = |step: &LoggedStep| entry(step, notation);
    let arrives = solve.display.viewing == Viewing::Now && solve.display.follows_steps;
    let card = |(step, _): (&LoggedStep, _)| {
        Rc::new(StepView { number: looked_at(solve), arrives, ..card_of(step, board, case, notation) })
    };
    let opened_card = |(number, step): (usize, &LoggedStep)| {
        let card = Rc::unwrap_or_clone(card((step, solve.board())));
        let (legend, picture) = (LegendView::of_step(&step.explained), Rc::new(picture_of(step, None)));
        (number, Rc::new(StepView { cases: (0, None), legend, picture, arrives: false, ..card }))
    };
    let [opened, opened_available] = solve.opened_steps().map(|steps| steps.into_iter().map(opened_card).collect());
    LogView {
        opened,
        opened_available,
        entries: solve.log().iter().map(|logged| entry(logged)).collect(),
        shown: solve.shown_number(),
        card: solve.explained_step().map(card),
        available: available(solve, ui.selection.cells, notation).map(Rc::new),
        message: solve.stepping.message.map(AttrValue::from),
        missing: match solve.stepping.missing {
            Remote::Ready(Some(technique)) => Some((text::solve::would_help(technique).into(), technique)),
            Remote::Ready(None) | Remote::Idle | Remote::Loading => None,
        },
    }
}

/// Returns the one-line form of a step.
fn entry(step: &LoggedStep, notation: Notation) -> LogEntryView {
    let Wording { action, consequences, .. } = step.explained.wording.of(notation);
    let technique = text::technique(&step.explained.title).into();
    LogEntryView { technique, action: action.clone().into(), consequences: consequences.clone().into() }
}

/// Returns the card of a step, which is drawn on the board. `case` is the case that is shown alone.
pub(super) fn card_of(step: &LoggedStep, board: &BoardView, case: Option<usize>, notation: Notation) -> StepView {
    let explained = &step.explained;
    StepView {
        number: None,
        entry: entry(step, notation),
        lesson: explained.technique,
        proof: explained.case(case).wording.of(notation).proof.clone(),
        cases: (explained.cases.len(), case),
        expert: explained.wording.of(notation).notation.clone().into(),
        picture: Rc::new(picture_of(step, case)),
        legend: LegendView::of(board),
        arrives: false,
    }
}

/// Returns the picture of a step.
fn picture_of(step: &LoggedStep, case: Option<usize>) -> PicturedStep {
    let at = Position::from(&step.before.position());
    PicturedStep { at, explained: Rc::clone(&step.explained), case, form: PictureForm::Svg, dark: false }
}

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
    /// What stands below the buttons: the branches of the analysis.
    #[prop_or_default]
    pub children: Html,
}

/// The card of the shown step, and below it the log, the newest step first. A step of the log is explained right below its row,
/// and what was explained before stays, so that the rows keep their places.
#[component]
pub fn StepLog(StepLogProps { view, kind, can_step, can_restart, children }: &StepLogProps) -> Html {
    let is_idle = view.entries.is_empty() && view.card.is_none() && view.available.is_none();
    let chosen = view.available.as_ref().and_then(|available| available.chosen);
    let shown = view.shown.filter(|_| chosen.is_none());
    html! {
        <div class="log">
            if *can_step {
                {tools(view.available.is_some())}
            }
            {children.clone()}
            if let Some(message) = &view.message {
                <p class="log__message" role="status">{message}</p>
            } else if is_idle {
                <p class="note-line">{idle(*can_step, *kind)}</p>
            }
            if let Some((words, technique)) = &view.missing {
                <div class="log__tools" role="status">
                    <span>{words}</span>
                    <Button
                        label={text::solve::SWITCH_IT_ON}
                        action={Action::Solve(SolveAction::Technique(TechniqueAction::Use(*technique, true)))}
                    />
                </div>
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
