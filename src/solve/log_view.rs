//! The view of the steps: the log, the shown step, and the steps that can be taken.

use super::{
    display::Viewing,
    rating_view::looked_at,
    state::{LoggedStep, Solve},
};
use crate::{
    board::{LegendView, view::BoardView},
    session::Remote,
    text,
};
use nonet_prose::{Prose, Wording};
use nonet_protocol::Technique;
use nonet_words::Notation;
use std::rc::Rc;
use yew::{AttrValue, Properties};

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
    /// The same cards for the available steps.
    pub opened_available: Vec<(usize, Rc<StepView>)>,
    /// The available steps. None until they were asked for and the worker has answered.
    pub available: Option<Rc<AvailableView>>,
    /// The message of the last "Step" that found nothing.
    pub message: Option<AttrValue>,
}

impl LogView {
    /// Returns whether the card of this step of the log stands under its row.
    #[must_use]
    pub fn is_open(&self, number: usize) -> bool {
        self.shown == Some(number) || self.opened.iter().any(|(of, _)| *of == number)
    }
}

/// The available steps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AvailableView {
    /// Their number in words: `12 steps are available.`
    pub words: AttrValue,
    /// The steps in hint order, grouped by the name of their technique: the index and the action of each.
    pub groups: Vec<(AttrValue, Vec<(usize, AttrValue)>)>,
    /// The index of the chosen step. None if no step is chosen.
    pub chosen: Option<usize>,
}

/// A step with its proof.
#[derive(Clone, PartialEq, Debug)]
pub struct StepView {
    /// The index of the step in the rating's path, from 0. None if it is not a step of that path.
    pub number: Option<usize>,
    /// The technique, the action and the consequences of the step.
    pub entry: LogEntryView,
    /// The name of the technique's lesson. Empty if there is none.
    pub lesson: AttrValue,
    /// The sentences of the proof.
    pub proof: Vec<Prose>,
    /// The number of cases that can be shown by themselves, and the index of the shown one. None shows all cases.
    pub cases: (usize, Option<usize>),
    /// The step in the one-line notation of experts.
    pub expert: AttrValue,
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
pub(super) fn log(solve: &Solve, board: &BoardView, case: Option<usize>, notation: Notation) -> LogView {
    let entry = |step: &LoggedStep| {
        let Wording { action, consequences, .. } = step.explained.wording.of(notation);
        let technique = text::technique(&step.explained.title).into();
        LogEntryView { technique, action: action.clone().into(), consequences: consequences.clone().into() }
    };
    let card = |(step, _): (&LoggedStep, _)| {
        let proof = step.explained.case(case).wording.of(notation).proof.clone();
        let cases = (step.explained.cases.len(), case);
        let lesson = step.explained.technique.map_or("", Technique::name).into();
        Rc::new(StepView {
            number: looked_at(solve),
            entry: entry(step),
            lesson,
            proof,
            cases,
            expert: step.explained.wording.of(notation).notation.clone().into(),
            legend: LegendView::of(board),
            arrives: solve.display.viewing == Viewing::Now && solve.display.follows_steps,
        })
    };
    let opened_card = |(number, step): (usize, &LoggedStep)| {
        let card = Rc::unwrap_or_clone(card((step, solve.board())));
        let legend = LegendView::of_step(&step.explained);
        (number, Rc::new(StepView { cases: (0, None), legend, arrives: false, ..card }))
    };
    let [opened, opened_available] = solve.opened_steps().map(|steps| steps.into_iter().map(opened_card).collect());
    LogView {
        opened,
        opened_available,
        entries: solve.log().iter().map(|logged| entry(logged)).collect(),
        shown: solve.shown_number(),
        card: solve.explained_step().map(card),
        available: available(solve, notation).map(Rc::new),
        message: solve.stepping.message.map(AttrValue::from),
    }
}

/// Returns the available steps, grouped by technique. None if the board shows another position, at which they can't be taken.
pub(super) fn available(solve: &Solve, notation: Notation) -> Option<AvailableView> {
    let Remote::Ready(steps) = &solve.stepping.listed else { return None };
    let chosen = match solve.display.viewing {
        Viewing::Now => None,
        Viewing::Available(number) => Some(number),
        Viewing::Step(_) | Viewing::PathStep(_) | Viewing::Forced(_) | Viewing::Hardest | Viewing::Solution(_) => return None,
    };
    let mut groups: Vec<(AttrValue, Vec<(usize, AttrValue)>)> = Vec::new();
    for (number, step) in steps.iter().enumerate() {
        let technique = step.explained.title.as_str();
        let action = (number, step.explained.wording.of(notation).action.clone().into());
        match groups.iter_mut().find(|(title, _)| title == technique) {
            Some((_, actions)) => actions.push(action),
            None => groups.push((technique.to_owned().into(), vec![action])),
        }
    }
    Some(AvailableView { words: text::solve::available(steps.len()).into(), groups, chosen })
}
