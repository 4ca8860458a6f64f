//! The list of available steps: what the worker found, and which of it is listed in which order.

use super::{
    display::Viewing,
    state::{LoggedStep, Solve},
};
use crate::action::StepOrder;
use nonet_core::{
    board::{CellSet, Digit, Grid},
    solver::Verdict,
};
use nonet_game::SolveBoard;
use nonet_protocol::{AvailableStep, Effect, Technique};
use std::{cmp::Reverse, rc::Rc};

/// The list of available steps, by default closed.
#[derive(Clone, Debug, Default)]
pub struct StepList {
    /// The givens of the puzzle whose steps are listed. None if the list is closed.
    pub of: Option<Grid>,
    /// The steps that the worker found. None until it has answered.
    pub found: Option<Rc<[ListedStep]>>,
    /// Whether the steps are those of the current board and the techniques that are switched on. Otherwise the worker is asked for them.
    pub is_current: bool,
    /// The order of the list.
    pub order: StepOrder,
    /// The filter of the list.
    pub filter: StepFilter,
    /// The conclusions of the steps under which folded steps are shown.
    pub unfolded: Vec<Effect>,
}

/// An available step, and the board before it.
#[derive(Clone, PartialEq, Debug)]
pub struct ListedStep {
    /// The step and the board before it.
    pub logged: LoggedStep,
    /// The step as the worker found it.
    pub step: AvailableStep,
}

/// The filter of the list: steps that it leaves out are not listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct StepFilter {
    /// The digit that a listed step places or rules out. None for any digit.
    pub digit: Option<Digit>,
    /// The technique of a listed step. None for any technique.
    pub technique: Option<Technique>,
    /// The most cells, nodes and houses that the pattern of a listed step has. None for any number.
    pub size: Option<usize>,
    /// Whether a listed step places or rules out a candidate of the selected cells.
    pub selected: bool,
}

/// The sizes of patterns that the filter offers. Those of subsets, wings, fish and short chains are the smallest; an AIC of twelve nodes
/// is what most people still follow.
pub const STEP_SIZES: [usize; 8] = [2, 3, 4, 6, 8, 12, 16, 24];

/// A row of the list: the index of its step, and the indexes of those that are folded under it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fold {
    /// The index of the row's step.
    pub number: usize,
    /// The indexes of the folded steps.
    pub folded: Vec<usize>,
}

impl StepList {
    /// Returns the rows of the list, in order. A step whose row the filter leaves out has a row of its own.
    #[must_use]
    pub fn rows(&self, selected: CellSet) -> Vec<Fold> {
        let Some(found) = &self.found else { return Vec::new() };
        let mut rows: Vec<Fold> = Vec::new();
        for (number, listed) in found.iter().enumerate().filter(|(_, listed)| self.filter.fits(&listed.step, selected)) {
            let row = listed.step.under.and_then(|under| rows.iter_mut().find(|row| row.number == under));
            match row {
                Some(row) => row.folded.push(number),
                None => rows.push(Fold { number, folded: Vec::new() }),
            }
        }
        rows.sort_by_key(|row| found.get(row.number).map(|listed| self.order.rank(&listed.step)));
        rows
    }

    /// Returns whether the steps under the one with this conclusion are shown.
    #[must_use]
    pub fn is_unfolded(&self, conclusion: &Effect) -> bool {
        self.unfolded.contains(conclusion)
    }
}

impl StepFilter {
    fn fits(self, step: &AvailableStep, selected: CellSet) -> bool {
        let about = step.explained.effect.placements() | step.explained.effect.eliminations();
        self.digit.is_none_or(|digit| about.digits().contains(digit))
            && self.technique.is_none_or(|technique| step.explained.technique == Some(technique))
            && self.size.is_none_or(|size| step.length <= size)
            && (!self.selected || !about.cells().is_disjoint(selected))
    }
}

impl StepOrder {
    /// Returns the number by which steps are sorted in this order, the lowest first.
    fn rank(self, step: &AvailableStep) -> (bool, Reverse<usize>, usize) {
        let (gone, none) = (step.explained.effect.eliminations().len(), Reverse(0));
        match self {
            StepOrder::Easiest => (false, none, 0),
            StepOrder::MostEliminations => (gone > 0, Reverse(gone), 0),
            StepOrder::Shortest => (false, none, step.length),
            StepOrder::Solving => (!step.solves, none, 0),
        }
    }
}

impl Solve {
    /// Returns the available step with an index, and the board that it is drawn on. None while the list is brought up to date.
    pub(super) fn available(&self, number: usize) -> Option<(&LoggedStep, &SolveBoard)> {
        let found = self.stepping.list.found.as_ref().filter(|_| self.stepping.list.is_current)?;
        found.get(number).map(|listed| (&listed.logged, &listed.logged.before))
    }

    /// Opens the list of available steps, or closes it.
    pub fn list(&mut self, on: bool) {
        let of = Some(self.board().givens()).filter(|_| on && self.can_list());
        let StepList { order, filter, .. } = self.stepping.list;
        self.stepping.list = StepList { of, order, filter, ..StepList::default() };
        self.display.preview = None;
        self.display.opened.clear();
        self.display.draws_last_step = false;
        self.display.viewing = Viewing::Now; // the list is about the current board
    }

    /// Whether there can be steps on the board.
    fn can_list(&self) -> bool {
        !matches!(self.assessment.verdict(), Verdict::None(_)) && !self.board().grid().empty_cells().is_empty()
    }

    /// Closes the list of available steps if the board is that of another puzzle, or has no steps.
    pub(super) fn close_idle_list(&mut self) {
        let is_same = self.stepping.list.of == Some(self.board().givens());
        if self.stepping.list.of.is_some() && !(is_same && self.can_list()) {
            self.stepping.list = StepList::default();
        }
    }

    /// Whether the worker is asked for the list of available steps.
    pub(super) fn wants_list(&self) -> bool {
        self.stepping.list.of.is_some() && !self.stepping.list.is_current
    }

    /// Takes the list of available steps from the worker. The chosen step stays chosen if it is among them.
    pub fn take_list(&mut self, steps: &[AvailableStep]) {
        let before = *self.board();
        let chosen = self.explained_before_update();
        let listed = |step: &AvailableStep| {
            let logged = LoggedStep { before, explained: Rc::clone(&step.explained) };
            ListedStep { logged, step: step.clone() }
        };
        let list = &mut self.stepping.list;
        (list.found, list.is_current) = (Some(steps.iter().map(listed).collect()), true);
        self.display.opened.retain(|viewing| !matches!(viewing, Viewing::Available(_)));
        self.display.preview = None;
        if let Some(chosen) = chosen {
            let number = steps.iter().position(|step| step.explained == chosen.logged.explained);
            self.display.viewing = number.map_or(Viewing::Now, Viewing::Available);
        }
    }

    /// Returns the step that was chosen before the list is brought up to date.
    fn explained_before_update(&self) -> Option<ListedStep> {
        let Viewing::Available(number) = self.display.viewing else { return None };
        self.stepping.list.found.as_ref()?.get(number).cloned()
    }

    /// Chooses an available step, which the board then shows.
    pub fn choose(&mut self, number: usize) {
        if self.available(number).is_some() {
            self.keep_open();
            self.display.viewing = Viewing::Available(number);
        }
    }

    /// Shows what is folded under a listed step, or folds it again.
    pub(super) fn unfold(&mut self, number: usize, on: bool) {
        let list = &mut self.stepping.list;
        let Some(effect) = list.found.as_ref().and_then(|found| found.get(number)).map(|it| it.step.explained.effect) else {
            return;
        };
        list.unfolded.retain(|other| *other != effect);
        if on {
            list.unfolded.push(effect);
        }
    }
}
