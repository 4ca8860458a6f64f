//! The options of a search that hold at a position.

use super::Options;
use nonet_core::{
    board::Candidates,
    solver::{Problem, Solutions, solve},
};

/// The options that hold at a position and at those that follow from it.
pub(super) fn options_at(options: &Options, candidates: &Candidates) -> Options {
    options.with_unique(options.is_unique() && has_one_solution(candidates))
}

/// Whether the givens have exactly one solution, and the position still allows it. Digits that were placed and candidates that were
/// removed don't count: a second solution that only they rule out is one that a deadly pattern could be exchanged into.
fn has_one_solution(candidates: &Candidates) -> bool {
    match solve(&candidates.grid().within(candidates.givens())) {
        Solutions::One(solution) => solution.grid().domains().is_subset(&candidates.possible()),
        Solutions::None | Solutions::Many(..) => false,
    }
}
