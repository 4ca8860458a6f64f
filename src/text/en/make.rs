//! The texts of the Make room, other than those of the book and the puzzle editor.

/// The name of the choice between the two tabs.
pub const WHAT: &str = "What to make";
/// The tab of the puzzle book, and the heading of its form.
pub const PUZZLE_BOOK: &str = "Puzzle book";
/// The tab of the puzzle editor.
pub const SET_A_PUZZLE: &str = "Set a puzzle";
