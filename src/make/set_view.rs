//! What is shown to somebody who sets a puzzle by hand, as plain values.

use crate::{state::State, text::en, view::VerdictKind};
use nonet_core::{
    board::Candidate,
    solver::{COUNT_LIMIT, Problem, Verdict},
};
use nonet_protocol::{Addition, Study};

/// What there is to say of the puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetView {
    /// The sort of the verdict.
    pub kind: VerdictKind,
    /// The verdict.
    pub verdict: String,
    /// How many givens there are, and how difficult the puzzle is.
    pub about: String,
    /// How many givens could be removed or would be enough.
    pub words: String,
    /// What the selected cell does.
    pub here: String,
    /// What the tints on the board stand for, if there are any.
    pub scale: Option<Scale>,
    /// Whether givens could be removed.
    pub can_reduce: bool,
    /// Whether givens are lacking.
    pub can_complete: bool,
    /// Whether there is one solution, and it is not all there already.
    pub can_be_played: bool,
    /// Whether there are givens.
    pub has_givens: bool,
    /// Whether there is something to take over from the Solve room.
    pub can_bring: bool,
    /// Whether the worker does what was asked for.
    pub busy: bool,
    /// The givens that can be added, the easiest puzzle first.
    pub additions: Vec<AdditionView>,
}

/// What the tints on the board stand for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scale {
    /// How much rests on each given.
    Givens,
    /// That, and how many solutions each digit of an empty cell leaves.
    Digits,
}

/// A given that can be added.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AdditionView {
    /// The given.
    pub given: Candidate,
    /// `r4c5 = 7`.
    pub title: String,
    /// `Hard, score 840, hardest step X-Wing`.
    pub words: String,
}

pub(crate) fn set(state: &State) -> SetView {
    let setter = &state.make.setter;
    let (grid, study) = (setter.grid(), setter.study());
    let full = grid.empty().is_empty();
    let kind = VerdictKind::of(&setter.verdict, full);
    let one = kind == VerdictKind::One || kind == VerdictKind::Complete;
    let digits = study.map(|study| if one { study.redundant().count() } else { study.additions.len() });
    let addition = |it: &Addition| AdditionView {
        given: it.given,
        title: state.notation().equation(it.given),
        words: en::rating(it.level, it.score, &it.hardest.title, en::RatedAt::Givens),
    };
    // Where more solutions are than are counted, little is known that could be tinted.
    let scale = study.filter(|_| setter.solutions() <= COUNT_LIMIT);
    let scale = scale.map(|study| if study.left.is_empty() { Scale::Givens } else { Scale::Digits });
    let from_solve = *state.solve.rated_sheet().grid();
    SetView {
        kind,
        verdict: en::status(grid, &grid.allowed(), &setter.verdict, state.notation()),
        about: about(state),
        words: if grid.filled().is_empty() { String::new() } else { en::set(&setter.verdict, digits) },
        here: here(state, study).unwrap_or_default(),
        scale,
        can_reduce: one && digits != Some(0),
        can_complete: matches!(*setter.verdict, Verdict::Several { .. }),
        can_be_played: kind == VerdictKind::One,
        has_givens: !grid.filled().is_empty(),
        can_bring: !from_solve.filled().is_empty() && from_solve != *grid,
        busy: setter.doing.is_some(),
        additions: study.filter(|_| !one).map(|study| study.additions.iter().map(addition).collect()).unwrap_or_default(),
    }
}

/// `24 givens`, `24 givens. Hard, score 840, hardest step X-Wing`.
fn about(state: &State) -> String {
    let rated = state
        .make
        .setter
        .rating()
        .and_then(|it| Some(en::rating(it.level, it.score, &it.hardest.as_ref()?.title, en::RatedAt::Givens)));
    let givens = en::standing(state.make.setter.grid().filled().len(), 0, 0);
    rated.map_or_else(|| givens.clone(), |rated| format!("{givens}. {rated}"))
}

/// What the one selected cell does to the number of solutions.
fn here(state: &State, study: Option<&Study>) -> Option<String> {
    let (setter, cell) = (&state.make.setter, state.session.board.selection.cells.single()?);
    study?;
    if let Some(solutions) = setter.without(cell) {
        let now = setter.solutions();
        return Some(en::without(cell, solutions, now, state.notation()));
    }
    setter.leaving(cell).next().map(|_| en::leaving(cell, setter.leaving(cell), state.notation()))
}
