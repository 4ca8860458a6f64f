//! The texts of the controls that all rooms share.

/// The button that closes a dialog.
pub const CLOSE: &str = "Close";

/// The button that opens a file.
pub const OPEN_FILE: &str = "Open file";

/// The name of a room's toolbar.
pub const ACTIONS: &str = "Actions";
/// The button that undoes the last act.
pub const UNDO: &str = "Undo";
/// The button that redoes the act that was undone last.
pub const REDO: &str = "Redo";

/// The switch for advancing to the next cell after a given is typed.
pub const AUTO_ADVANCE: &str = "Move on after each digit";

/// The name of the choice between the cases of a step.
pub const CASES: &str = "Cases";
/// The choices: all cases, then each case by its number. No step has more than nine cases.
pub const CASE_NAMES: [&str; 10] = ["All cases", "1", "2", "3", "4", "5", "6", "7", "8", "9"];

/// The name of the highlight row.
pub const HIGHLIGHT: &str = "Highlight";
/// The spoken beginning of the name of a digit in the highlight row.
pub const HIGHLIGHT_DIGIT: &str = "Highlight ";
/// The button that highlights cells with two candidates.
pub const PAIRS: &str = "Pairs";
/// The button that shows strong links.
pub const LINKS: &str = "Links";

/// The name of the keypad while it writes digits.
pub const DIGIT_KEYS: &str = "Digits";
/// The name of the keypad while it writes notes.
pub const NOTE_KEYS: &str = "Notes";
/// The name of the keypad while it writes colours.
pub const COLOUR_KEYS: &str = "Colours";
/// The key that empties a cell.
pub const ERASE: &str = "Erase";
/// The key that leaves a cell empty and goes on to the next.
pub const SKIP: &str = "Skip";

/// Returns how many of a digit are still to be placed: `4 left`.
#[must_use]
pub fn digits_left(number: u8) -> String {
    format!("{number} left")
}

/// The title of the samples.
pub const EXAMPLES: &str = "Examples";
