//! The words on what goes from room to room and on what comes in and goes out.

use crate::action::FileFault;

/// The message once something was copied.
pub const COPIED: &str = "Copied.";
/// The message where the browser copied nothing.
pub const COPY_REFUSED: &str = "The browser did not allow copying.";
/// The message where the clipboard could not be read.
pub const CLIPBOARD_REFUSED: &str = "The browser did not let the page read the clipboard. Paste into the box instead.";
/// The message on a text that is longer than the page reads.
pub const TEXT_TOO_LONG: &str = "Not read: the text is longer than 20 MB. Save it as a file, and open that.";

/// The button that waits no longer for a puzzle.
pub const STOP_MAKING: &str = "Stop";
/// The message where no such puzzle was found.
pub const NONE_FOUND: &str = "None was found. Try again.";
/// The button that opens the list that a file has become.
pub const OPEN_LIST: &str = "Open the list";
/// The button that begins a game at the position of a link.
pub const START_FROM_LINK: &str = "Start from the link";
/// The button that saves the solved table.
pub const DOWNLOAD_CSV: &str = "Download CSV";
/// The button that reads a text the other way: its lone digits are givens.
pub const LONE_DIGITS_AS_GIVENS: &str = "Take lone digits as givens";

/// The fate of a game of a backup that came back from the bin.
pub const BACK_FROM_BIN: &str = "Back from the bin.";
/// The fate of a game of a backup that was not here.
pub const ADDED: &str = "Added.";
/// The fate of a game that went on in the backup.
pub const BROUGHT_UP_TO_DATE: &str = "Brought up to date from the backup.";
/// The fate of a game that was here as the backup has it, or went on here.
pub const ALREADY_HERE: &str = "Already here, with all that the backup has.";
/// The fate of a game that went on differently here and in the backup.
pub const BOTH_KEPT: &str = "Went on differently here: both are kept.";

/// The message on a file that was not taken: `big.csv is larger than 200 MB, so it was not opened.`
#[must_use]
pub fn not_opened(name: &str, why: FileFault) -> String {
    let why = match why {
        FileFault::TooLarge => "is larger than 200 MB, so it was not opened",
        FileFault::NotText => "is not text in UTF-8, save it as plain text in UTF-8",
    };
    format!("{name} {why}.")
}
