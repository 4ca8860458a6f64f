//! The texts of the dialog that reads a picture.

use super::standing;
use crate::action::CameraFault;
pub use crate::text::generated::photo::*;
use crate::text::{Text, messages};
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
    messages().photo_picture_of(number, count)
}

/// Returns the status of a picture among several.
#[must_use]
pub fn of_several(number: usize, count: usize, status: &str) -> String {
    messages().photo_of_several(picture(number, count), status)
}

/// Returns the label of the button that keeps all boards as a list.
#[must_use]
pub fn keep_all(count: usize) -> String {
    messages().photo_keep_all(count)
}

/// Returns the name of a list of boards from pictures.
#[must_use]
pub fn list_name(count: usize) -> String {
    messages().photo_list_name(count)
}

/// Returns the message that the dialog was closed over several pictures.
#[must_use]
pub fn put_aside(count: usize) -> String {
    messages().photo_put_aside(count)
}

/// Returns the sentence on the pictures that are left after one of them was opened.
#[must_use]
pub fn left(count: usize) -> String {
    messages().photo_left(count)
}

/// Returns the label of the button that goes on with the pictures that were put aside.
#[must_use]
pub fn go_on_with(count: usize) -> String {
    messages().photo_go_on_with(count)
}

/// The names of the corners: top left, the others clockwise.
pub const CORNERS: [Text; 4] = [TOP_LEFT, TOP_RIGHT, BOTTOM_RIGHT, BOTTOM_LEFT];

/// Returns the position of a corner in hundredths of the picture: `12 % across, 80 % down`.
#[must_use]
pub fn corner_at(across: i32, down: i32) -> String {
    messages().photo_corner_at(across, down)
}

/// Returns the name of the grid with this number, counted from 1.
#[must_use]
pub fn grid(number: usize) -> String {
    messages().photo_grid(number)
}

/// Returns the name of a doubtful cell: `row 4, column 5, read as 7`.
#[must_use]
pub fn read_as_digit(cell: Cell, digit: Option<Digit>) -> String {
    let place = messages().board_place(cell.row_index() + 1, cell.column_index() + 1);
    messages().photo_read_as(place, read(digit))
}

/// Returns the name of a doubtful cell in which the player has written.
#[must_use]
pub fn checked(name: &str) -> String {
    messages().photo_checked(name)
}

/// Returns the short name of a cell with its digit: `r4c5: 7`.
#[must_use]
pub fn cell(cell: Cell, digit: Option<Digit>, notation: Notation) -> String {
    format!("{}: {}", notation.name(cell), read(digit))
}

/// Returns the status of a board: the number of its digits, and how many cells are to be checked.
#[must_use]
pub fn found(grids: usize, filled: usize, to_check: usize) -> String {
    messages().photo_found(grids, messages().photo_digits_read(filled), messages().photo_cells_to_check(to_check))
}

/// Returns the line about a board: `24 givens, 12 entered`.
#[must_use]
pub fn about(printed: usize, by_hand: usize, verdict: &Verdict, clashes: bool) -> String {
    let digits = standing(printed, by_hand, 0);
    if clashes && matches!(verdict, Verdict::One(_)) { messages().photo_clashes(digits) } else { digits }
}

/// Returns the sentence on why no board was read from a picture that is shown. `within` says whether the player had placed the
/// corners.
#[must_use]
pub fn nothing(fault: PhotoFault, within: bool) -> String {
    match fault {
        PhotoFault::OtherSize(size) => messages().photo_other_size(size),
        PhotoFault::Killer => KILLER.say(),
        PhotoFault::Irregular => IRREGULAR.say(),
        PhotoFault::Diagonals => DIAGONALS.say(),
        PhotoFault::Windoku => WINDOKU.say(),
        _ if within => NOTHING_WITHIN.say(),
        _ => NOTHING.say(),
    }
}

/// Returns what was read in a cell.
fn read(digit: Option<Digit>) -> String {
    digit.map_or_else(|| BLANK.say(), |digit| digit.to_string())
}

/// Returns the message that the picture in this file can't be shown.
#[must_use]
pub fn refused(name: &str, fault: PhotoFault) -> String {
    match fault {
        PhotoFault::Heic => messages().photo_heic(name),
        PhotoFault::TooLarge { megapixels } => messages().photo_too_large(name, megapixels),
        PhotoFault::OldBrowser => OLD_BROWSER.say(),
        _ => messages().photo_unknown(name),
    }
}
