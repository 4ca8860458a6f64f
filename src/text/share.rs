//! The texts of the dialog "Share".

pub use crate::text::generated::share::*;
use nonet_prose::ExplainedStep;
use nonet_words::counted;

/// Returns the name of a picture without a step: `Sudoku with 26 givens`.
#[must_use]
pub fn sudoku(givens: usize) -> String {
    format!("Sudoku with {}", counted(givens, "given", "givens"))
}

/// Returns the name of a picture of a step: `X-wing: r4c5 <> 3`.
#[must_use]
pub fn step(told: &ExplainedStep) -> String {
    let action = &told.wording.of(Default::default()).action;
    format!("{}: {action}", told.title)
}
