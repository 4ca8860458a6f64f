//! The texts of the Make room, other than those of the book and the puzzle editor.

/// What follows the counts of a puzzle that was read, where its text rules out candidates.
pub const WITHOUT_CANDIDATES: &str = ", without the candidates that it rules out";
/// The name of the choice between the two tabs.
pub const WHAT: &str = "What to make";
/// The tab of the puzzle book, and the heading of its form.
pub const PUZZLE_BOOK: &str = "Puzzle book";
/// The tab of the puzzle editor.
pub const SET_A_PUZZLE: &str = "Set a puzzle";
