//! The texts of the dialog "Share".

use super::counts;
pub use crate::text::generated::share::*;
use crate::text::messages;
use nonet_prose::ExplainedStep;

/// Returns the name of a picture without a step: `Sudoku with 26 givens`.
#[must_use]
pub fn sudoku(givens: usize) -> String {
    messages().share_sudoku(counts::givens(givens))
}

/// Returns the name of a picture of a step: `X-wing: r4c5 <> 3`.
#[must_use]
pub fn step(told: &ExplainedStep) -> String {
    messages().share_step(&told.title, &told.wording.of(Default::default()).action)
}
