//! The position of a game for the engine: the player's digits, and the ruled out candidates that are really false.

use nonet_core::board::{Candidates, Grid};
use nonet_game::{Standing, Truth};

/// Returns the position from which steps are found. Wrong digits and candidates that were ruled out wrongly are left out: the former
/// are shown as mistakes, and no step builds on either. Notes that were never written mean nothing.
#[must_use]
pub fn position(givens: &Grid, standing: &Standing, truth: &Truth) -> Candidates {
    let right = standing.entered().within(!truth.wrong_digits(standing));
    let grid = givens.iter().fold(right, |grid, (cell, digit)| grid.with(cell, Some(digit)));
    let mut position = Candidates::with_givens(&grid, givens.filled_cells());
    position.eliminate(&(standing.ruled_out().struck - *truth.allowed()));
    position
}
