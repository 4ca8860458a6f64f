//! The texts of actions between rooms, and of imports and exports.

use crate::action::FileFault;

/// The message on a puzzle of a list that was to be played and is shown in Solve.
pub const FOR_SOLVE: &str =
    "This puzzle has one solution only by the candidates that are ruled out, which a game can't hold: here it is in Solve.";

/// The message that something was copied.
pub const COPIED: &str = "Copied.";
/// The message that the puzzle was copied, which is all that stands on the board.
pub const PUZZLE_COPIED: &str = "Puzzle copied.";
/// The message that the givens of a game were copied.
pub const GIVENS_COPIED: &str = "Puzzle copied without your digits and notes. Export has forms that keep them.";
/// The message that the digits of a full board were copied.
pub const DIGITS_COPIED: &str = "All digits copied.";
/// The message that a position was copied.
pub const LIBRARY_LINE_COPIED: &str = "Position copied as a line for HoDoKu, with your digits and eliminations.";
/// The message that the browser refused to copy.
pub const COPY_REFUSED: &str = "The browser did not allow copying.";
/// The message that the clipboard could not be read.
pub const CLIPBOARD_REFUSED: &str = "The browser did not let the page read the clipboard. Paste into the box instead.";
/// The message that a text is longer than the page reads.
pub const TEXT_TOO_LONG: &str = "Not read: the text is longer than 20 MB. Save it as a file, and open that.";

/// The message that the browser ignored the request to print.
pub const NOT_PRINTED: &str = "The browser did not print. In a frame of another page, or inside another app, it may refuse to: open Nonet in a window of its own, or save a picture (Share).";
/// The warning that the browser starts no worker.
pub const NO_WORKER: &str = "The browser refuses to start the part of Nonet that reasons: hints, steps, ratings, new puzzles and the reading of puzzles do not work here. Open Nonet in a window of its own or in another browser.";

/// The button that cancels the request for a puzzle.
pub const STOP_MAKING: &str = "Stop";
/// The message that the generator found no puzzle for the request.
pub const NONE_FOUND: &str = "None was found. Try again.";
/// The button that opens what came after the player went on.
pub const OPEN_LATE: &str = "Open it";
/// The message that what was opened in the library came after the player went on.
pub const COLLECTION_LATE: &str = "Ready: what you opened in the library.";
/// The message that a file's puzzles can't be found without the player, who went on.
pub const WHICH_COLUMN_LATE: &str = "Your file waits: which column holds the puzzles?";
/// The button that opens that question.
pub const CHOOSE_COLUMN: &str = "Choose";

/// Returns the message that a puzzle was made after the player went on: `Made: Extreme.`
#[must_use]
pub fn made_late(what: &str) -> String {
    format!("Made: {what}.")
}

/// The button that opens the list that was made from a file.
pub const OPEN_LIST: &str = "Open the list";
/// The button that starts a game at the position of a link.
pub const START_FROM_LINK: &str = "Start from the link";
/// The button that downloads the solved table.
pub const DOWNLOAD_CSV: &str = "Download CSV";
/// The button that reads a text in the alternative way, with lone digits as givens.
pub const LONE_DIGITS_AS_GIVENS: &str = "Take lone digits as givens";

/// The outcome of a backup's game that was restored from the bin.
pub const BACK_FROM_BIN: &str = "Back from the bin.";
/// The outcome of a backup's game that this browser did not have.
pub const ADDED: &str = "Added.";
/// The outcome of a backup's game that has more moves in the backup.
pub const BROUGHT_UP_TO_DATE: &str = "Brought up to date from the backup.";
/// The outcome of a backup's game whose moves are all in this browser's game, which may have more.
pub const ALREADY_HERE: &str = "Already here, with all that the backup has.";
/// The outcome of a backup's game whose moves differ in the backup and in this browser.
pub const BOTH_KEPT: &str = "Went on differently here: both are kept.";

/// Returns the message that a file was not opened: `big.csv is larger than 200 MB, so it was not opened.`
#[must_use]
pub fn not_opened(name: &str, why: FileFault) -> String {
    let why = match why {
        FileFault::TooLarge => "is larger than 200 MB, so it was not opened",
        FileFault::NotText => "is not text in UTF-8, save it as plain text in UTF-8",
    };
    format!("{name} {why}.")
}
