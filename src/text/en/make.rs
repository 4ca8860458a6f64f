//! What the Make room says around the book and the puzzle that is set by hand.

/// The name of the choice between the two.
pub const WHAT: &str = "What to make";
/// The choice of puzzles to print, and the heading of their form.
pub const PUZZLE_BOOK: &str = "Puzzle book";
/// The choice of a puzzle that is set by hand.
pub const SET_A_PUZZLE: &str = "Set a puzzle";
