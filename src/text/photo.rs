//! The texts of the dialog that reads a picture.

use super::standing;
use crate::action::CameraFault;
use crate::text::Text;
pub use crate::text::generated::photo::*;
use nonet_core::{
    board::{Cell, Digit},
    solver::Verdict,
};
use nonet_protocol::PhotoFault;
use nonet_words::Notation;

/// Returns the sentence on why there is no picture from the camera.
#[must_use]
pub const fn no_camera(fault: CameraFault) -> Text {
    match fault {
        CameraFault::Denied => NO_CAMERA_DENIED,
        CameraFault::Missing => NO_CAMERA_MISSING,
        CameraFault::Busy => NO_CAMERA_BUSY,
        CameraFault::Insecure => NO_CAMERA_INSECURE,
        CameraFault::Ended => NO_CAMERA_ENDED,
        CameraFault::NotTaken => NO_CAMERA_NOT_TAKEN,
    }
}

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

/// The names of the corners: top left, the others clockwise.
pub const CORNERS: [Text; 4] = [TOP_LEFT, TOP_RIGHT, BOTTOM_RIGHT, BOTTOM_LEFT];

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
    let digit = digit.map_or_else(|| BLANK.say(), |digit| digit.value().to_string());
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
    let digit = digit.map_or_else(|| BLANK.say(), |digit| digit.value().to_string());
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
