//! The words of the controls that every room uses.

/// The button that closes a dialog.
pub const CLOSE: &str = "Close";

/// The button that opens a file.
pub const OPEN_FILE: &str = "Open file";

/// The name of the row of actions of a room.
pub const ACTIONS: &str = "Actions";
/// The button that takes the last act back.
pub const UNDO: &str = "Undo";
/// The button that does it again.
pub const REDO: &str = "Redo";

/// The switch by which typing a given goes on to the next cell.
pub const AUTO_ADVANCE: &str = "Go on to the next cell";

/// The name of the choice between the cases of a step.
pub const CASES: &str = "Cases";
/// The choices: all cases, then each by its number. No clause has more than nine cases.
pub const CASE_NAMES: [&str; 10] = ["All cases", "1", "2", "3", "4", "5", "6", "7", "8", "9"];

/// The name of the row that picks out cells.
pub const HIGHLIGHT: &str = "Highlight";
/// The spoken beginning of the name of a digit in that row.
pub const HIGHLIGHT_DIGIT: &str = "Highlight ";
/// The button that picks out cells with two candidates.
pub const PAIRS: &str = "Pairs";
/// The button that shows strong links.
pub const LINKS: &str = "Links";

/// The name of the keys while they write digits.
pub const DIGIT_KEYS: &str = "Digits";
/// The name of the keys while they write notes.
pub const NOTE_KEYS: &str = "Notes";
/// The name of the keys while they write colours.
pub const COLOUR_KEYS: &str = "Colours";
/// The key that empties a cell.
pub const ERASE: &str = "Erase";
/// The key that goes on without a digit.
pub const SKIP: &str = "Skip";

/// How many of a digit are still to be placed: `4 left`.
#[must_use]
pub fn digits_left(number: u8) -> String {
    format!("{number} left")
}

/// The title of the puzzles that are offered.
pub const EXAMPLES: &str = "Examples";
