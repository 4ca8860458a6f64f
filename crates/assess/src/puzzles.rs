//! Puzzles of the forum of Sudoku Players, for tests.

use nonet_core::solver::Puzzle;

/// An easy puzzle: singles solve it.
pub(crate) const EASY: &str = "003020600900305001001806400008102900700000008006708200002609500800203009005010300";

/// Easter Monster, by JPF (2007), for years the hardest that was known.
pub(crate) const EASTER_MONSTER: &str = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";

/// Golden Nugget, by tarek (2007).
pub(crate) const GOLDEN_NUGGET: &str = ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";

/// Loki, by mith (2022), the first that trials of depth 2 do not solve.
pub(crate) const LOKI: &str = "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..";

/// A puzzle of "Down Under Upside Down", by eleven (2008). A symmetry of order three, which moves the boxes of each diagonal round and
/// exchanges digits in threes, maps it to itself.
pub(crate) const THREEFOLD: &str = "1....8......2....9..7...3..6....7.3..1.4....8..9.2.5...8...24..5...9...3..16...7.";

/// A puzzle of "Sudoku Symmetry - Formalized", by Red Ed: turned by 180 degrees it is itself, but that digits become their complements to 10.
/// Two further symmetries map it to itself as well.
pub(crate) const HALF_TURN: &str = ".1.5.......23....4..8...37.....1..25...6.4...58..9.....37...2..6....78.......5.9.";

/// A minimal puzzle of "Minimal Puzzles", by Mauricio; with 1 in r5c5 it is minimal no more.
pub(crate) const MINIMAL: &str = "..1.2.3...3.1.4.5.6.4...2.1.1.....7.8.......9.2.....6.3.6...7.5.4.3.6.8...8.7.4..";

/// Returns the puzzle of a line.
pub(crate) fn puzzle(line: &str) -> Puzzle {
    Puzzle::new(line.parse().unwrap()).unwrap()
}
