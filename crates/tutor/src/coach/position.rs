//! The engine's view of a game: the player's digits, and the candidates that were removed and are false indeed.

use nonet_core::board::{CandidateSet, Candidates, Grid};
use nonet_game::{Standing, Truth};

/// What can be reasoned from. Wrong digits are left out, and so are wrong removals: they are said, not built on. Notes that were
/// never written mean nothing.
#[must_use]
pub fn position(givens: &Grid, standing: &Standing, truth: &Truth) -> Candidates {
    let right = standing.entered().within(!truth.wrong_digits(standing));
    let grid = givens.iter().fold(right, |grid, (cell, digit)| grid.with(cell, Some(digit)));
    let mut position = Candidates::with_givens(&grid, givens.filled());
    position.eliminate(&sound(standing, truth));
    position
}

/// The removals that no solution contradicts.
fn sound(standing: &Standing, truth: &Truth) -> CandidateSet {
    standing.removed() - *truth.allowed()
}
