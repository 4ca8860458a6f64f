//! The texts of the dialog that reads a picture.

use super::standing;
use crate::action::CameraFault;
use nonet_core::{
    board::{Cell, Digit},
    solver::Verdict,
};
use nonet_protocol::PhotoFault;
use nonet_words::Notation;

/// The button that chooses a picture.
pub const READ_PHOTO: &str = "Read a photo";
/// The button that takes a picture with the camera of a phone.
pub const TAKE_PHOTO: &str = "Take a photo";
/// The button that opens the camera, which takes the picture by itself.
pub const SCAN: &str = "Scan a grid";
/// The note beside the buttons that choose a picture.
pub const STAYS: &str = "The picture stays on this device.";

/// The name of a picture from the clipboard, which has no name of its own.
pub const PASTED: &str = "The pasted picture";

/// The name of a picture that was taken with the camera.
pub const TAKEN: &str = "The photo";

/// The title of the dialog with the camera.
pub const CAMERA_TITLE: &str = "Scan a grid";
/// The status until the camera runs.
pub const STARTING: &str = "Starting the camera\u{2026}";
/// The status while the camera sees no grid.
pub const POINT: &str = "Point the camera at a Sudoku. The picture is taken when the whole grid is in sight.";
/// The status while the camera sees a grid.
pub const HOLD_STILL: &str = "A grid is in sight: hold still.";
/// The description of the camera's picture.
pub const VIEWFINDER: &str = "What the camera sees";
/// The button that takes a picture at once.
pub const TAKE: &str = "Take picture";
/// The button that closes the camera.
pub const CANCEL: &str = "Cancel";
/// The button that starts the camera again after it failed.
pub const TRY_AGAIN: &str = "Try again";

/// Returns the sentence on why there is no picture from the camera.
#[must_use]
pub const fn no_camera(fault: CameraFault) -> &'static str {
    match fault {
        CameraFault::Denied => {
            "This page may not use the camera. Allow it in the browser's settings for this page, or choose a picture instead."
        }
        CameraFault::Missing => "No camera was found on this device. A picture can be chosen instead.",
        CameraFault::Busy => "The camera can't be started: another program may be using it. Close that one and try again.",
        CameraFault::Insecure => {
            "Browsers give the camera only to pages that are loaded over https. A picture can be chosen instead."
        }
        CameraFault::Ended => "The camera was switched off, or is no longer connected.",
        CameraFault::NotTaken => "The picture could not be taken. Try again, or choose a picture instead.",
    }
}

/// The title of the dialog while a picture is read.
pub const READING_TITLE: &str = "Reading the picture";
/// The title of the dialog with a board.
pub const BOARD_TITLE: &str = "Is this the board?";
/// The title of the dialog with corners to place.
pub const CORNERS_TITLE: &str = "Where is the grid?";

/// The status while a picture is read.
pub const READING: &str = "Looking for grids\u{2026} The picture stays on this device.";
/// The button that stops the reading.
pub const STOP: &str = "Stop";

/// The button that opens a game of the board.
pub const PLAY: &str = "Play it";
/// The button that opens the board in Solve.
pub const SOLVE: &str = "Solve";
/// The button that closes the dialog and leaves everything as it was.
pub const DISCARD: &str = "Discard";
/// The button that shows corners to place.
pub const PLACE_CORNERS: &str = "Mark the corners";
/// The button that reads the picture again within the corners.
pub const READ_AGAIN: &str = "Read again";
/// The button that returns to the board that was read.
pub const BACK: &str = "Back to the board";

/// The button that puts the board into the editor of Make.
pub const EDIT: &str = "Edit it";
/// The button that forgets one of several pictures.
pub const LEAVE_OUT: &str = "Leave out";
/// The button that shows the picture before.
pub const PREVIOUS_PICTURE: &str = "Previous picture";
/// The button that shows the next picture.
pub const NEXT_PICTURE: &str = "Next picture";
/// The button that shows the pictures that are left.
pub const GO_ON: &str = "Go on";

/// The title of the dialog with a picture that has a code.
pub const CODE_TITLE: &str = "A code with a puzzle";
/// The status of a picture that has a code.
pub const CODE: &str = "This picture has a code with a puzzle.";
/// The button that opens the puzzle of a code.
pub const FOLLOW_CODE: &str = "Open the puzzle";
/// The title of the dialog with a picture that can't be shown.
pub const REFUSED_TITLE: &str = "A picture that can't be opened";

/// Returns the place of a picture among several, counted from 1: `Picture 2 of 3`.
#[must_use]
pub fn picture(number: usize, count: usize) -> String {
    format!("Picture {number} of {count}")
}

/// Returns the status of a picture among several.
#[must_use]
pub fn of_several(number: usize, count: usize, status: &str) -> String {
    format!("{}: {status}", picture(number, count))
}

/// Returns the label of the button that keeps all boards as a list.
#[must_use]
pub fn keep_all(count: usize) -> String {
    format!("Keep all {count} as a list")
}

/// Returns the name of a list of boards from pictures.
#[must_use]
pub fn list_name(count: usize) -> String {
    if count == 1 { "1 puzzle from pictures".to_owned() } else { format!("{count} puzzles from pictures") }
}

/// Returns the message that the dialog was closed over several pictures.
#[must_use]
pub fn put_aside(count: usize) -> String {
    format!("{count} pictures were put aside until the page is closed.")
}

/// Returns the sentence on the pictures that are left after one of them was opened.
#[must_use]
pub fn left(count: usize) -> String {
    if count == 1 { "1 picture is left.".to_owned() } else { format!("{count} pictures are left.") }
}

/// Returns the label of the button that goes on with the pictures that were put aside.
#[must_use]
pub fn go_on_with(count: usize) -> String {
    if count == 1 { "Go on with 1 picture".to_owned() } else { format!("Go on with {count} pictures") }
}

/// The name of the choice between several grids.
pub const GRIDS: &str = "Grids";
/// The description of the picture with the grid that was found.
pub const PICTURE: &str = "The picture, with the grid marked";
/// The description of the picture with corners to place.
pub const WHOLE_PICTURE: &str = "The picture";
/// The name of the verdict on the board.
pub const VERDICT: &str = "Verdict";
/// The name of the list of doubtful cells.
pub const DOUBTFUL: &str = "Cells to check";
/// The hint on how to correct a digit.
pub const CORRECT: &str = "Choose a cell and press a digit to correct it, 0 to clear it.";
/// The hint on how to place the corners.
pub const HOW_TO_PLACE: &str =
    "Drag the four corners onto those of the grid, or move each with the arrow keys. Shift moves it further.";
/// The switch for a handwritten digit.
pub const BY_HAND: &str = "Written by hand";
/// The word for a cell without a digit.
pub const BLANK: &str = "blank";

/// The names of the corners: top left, the others clockwise.
pub const CORNERS: [&str; 4] = ["Top left corner", "Top right corner", "Bottom right corner", "Bottom left corner"];

/// Returns the position of a corner in hundredths of the picture: `12 % across, 80 % down`.
#[must_use]
pub fn corner_at(across: i32, down: i32) -> String {
    format!("{across} % across, {down} % down")
}

/// Returns the name of the grid with this number, counted from 1.
#[must_use]
pub fn grid(number: usize) -> String {
    format!("Grid {number}")
}

/// Returns the name of a doubtful cell: `row 4, column 5, read as 7`.
#[must_use]
pub fn read_as_digit(cell: Cell, digit: Option<Digit>) -> String {
    let (row, column) = (cell.row_index() + 1, cell.column_index() + 1);
    let digit = digit.map_or_else(|| BLANK.to_owned(), |digit| digit.value().to_string());
    format!("row {row}, column {column}, read as {digit}")
}

/// Returns the name of a doubtful cell in which the player has written.
#[must_use]
pub fn checked(name: &str) -> String {
    format!("{name}, checked")
}

/// Returns the short name of a cell with its digit: `r4c5: 7`.
#[must_use]
pub fn cell(cell: Cell, digit: Option<Digit>, notation: Notation) -> String {
    let digit = digit.map_or_else(|| BLANK.to_owned(), |digit| digit.value().to_string());
    format!("{}: {digit}", notation.name(cell))
}

/// Returns the status of a board: the number of its digits, and how many cells are to be checked.
#[must_use]
pub fn found(grids: usize, filled: usize, to_check: usize) -> String {
    let digits = match filled {
        0 => "no digits were read".to_owned(),
        1 => "1 digit was read".to_owned(),
        _ => format!("{filled} digits were read"),
    };
    let check = match to_check {
        0 => "none of them doubtful".to_owned(),
        1 => "please check 1 cell".to_owned(),
        _ => format!("please check {to_check} cells, the most doubtful first"),
    };
    match grids {
        1 => format!("A grid was found: {digits}, {check}."),
        _ => format!("{grids} grids were found. In this one {digits}, {check}."),
    }
}

/// Returns the line about a board: `24 givens, 12 entered`.
#[must_use]
pub fn about(printed: usize, by_hand: usize, verdict: &Verdict, clashes: bool) -> String {
    let digits = standing(printed, by_hand, 0);
    if clashes && matches!(verdict, Verdict::One(_)) { format!("{digits}. A digit by hand clashes.") } else { digits }
}

/// Returns the sentence on why no board was read from a picture that is shown. `within` says whether the player had placed the
/// corners.
#[must_use]
pub fn nothing(fault: PhotoFault, within: bool) -> String {
    match fault {
        PhotoFault::OtherSize(size) => {
            format!("This looks like a grid of {size} by {size}. Nonet reads grids of 9 by 9; if one is here, mark its corners.")
        }
        PhotoFault::Killer => variant("a Killer, whose cages"),
        PhotoFault::Irregular => variant("a Sudoku with irregular regions, which"),
        PhotoFault::Diagonals => variant("a Sudoku with marked diagonals, whose rule"),
        PhotoFault::Windoku => variant("a Windoku, whose four more boxes"),
        _ if within => "No grid was found within these corners. Move them onto the outer lines of the grid.".to_owned(),
        _ => "No grid was found. Mark the four corners of the grid, and it is read again.".to_owned(),
    }
}

fn variant(name: &str) -> String {
    format!("This looks like {name} Nonet does not read. If a plain grid is here, mark its corners.")
}

/// The message that the program which reads pictures could not be loaded for want of a connection.
pub const NEEDS_CONNECTION: &str =
    "Photos need a connection the first time. Connect to the internet, then choose the picture again.";

/// Returns the message that the picture in this file can't be shown.
#[must_use]
pub fn refused(name: &str, fault: PhotoFault) -> String {
    match fault {
        PhotoFault::Heic => {
            format!("{name} is an HEIC picture, which this browser can't open. Save it as JPEG, or take a screenshot of it.")
        }
        PhotoFault::TooLarge { megapixels } => {
            format!("{name} has {megapixels} megapixels, which is too large to open. Crop it, or take a screenshot of it.")
        }
        PhotoFault::OldBrowser => "This browser is too old to read pictures. A newer version can.".to_owned(),
        _ => format!("{name} can't be opened: it is damaged, or no kind of picture that this browser knows."),
    }
}
