//! Boards as SVG text, for the static pages of the lessons and for files. A board is 900 wide and high, and style sheets give it
//! its colours.

mod digits;
mod legend;
mod position;
mod sheet;
mod standalone;

pub(crate) use digits::Glyphs;
pub use digits::{DigitPath, definitions};
pub use legend::legend;
pub use position::position;
pub use sheet::{SheetBoard, sheet_svg};
pub use standalone::standalone_svg;

use super::{Circle, Shape};
use nonet_core::board::{Candidate, Cell};
use nonet_techniques::Role;

/// The lines between the cells of a box.
pub(crate) const THIN: &str = "M100 0v900M200 0v900M400 0v900M500 0v900M700 0v900M800 0v900\
M0 100h900M0 200h900M0 400h900M0 500h900M0 700h900M0 800h900";

/// The lines between boxes.
const THICK: &str = "M300 0v900M600 0v900M0 300h900M0 600h900";

/// The x and y coordinates of a point.
pub(crate) type Point = (f64, f64);

/// Returns the text with the special characters of XML escaped.
#[must_use]
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

fn corner(cell: Cell) -> (u16, u16) {
    (cell.column_index() as u16 * 100, cell.row_index() as u16 * 100)
}

/// Returns the centre of a cell.
pub(crate) fn middle(cell: Cell) -> Point {
    let (x, y) = corner(cell);
    (f64::from(x) + 50.0, f64::from(y) + 50.0)
}

/// Returns the centre of a candidate's small digit. The small digits of a cell form three rows of three with `apart` between
/// their centres.
pub(crate) fn place(candidate: Candidate, apart: f64) -> Point {
    let ((x, y), digit) = (middle(candidate.cell), candidate.digit.index());
    let track = |number: usize| (number as f64 - 1.0) * apart;
    (x + track(digit % 3), y + track(digit / 3))
}

/// Returns a coordinate as text, rounded to tenths: `22.3`. It must not be negative.
fn tenths(at: f64) -> String {
    nonet_words::tenths((at * 10.0).round() as u32)
}

/// Returns the shape that marks a candidate in this role, around the origin.
fn shape(role: Role) -> String {
    let Shape { class, circles, path } = super::shape(role);
    let circle = |it: &Circle| {
        let filled = if it.filled { " mark__shape--filled" } else { "" };
        format!("<circle class=\"mark__shape{filled}\" r=\"{}\"/>", it.radius)
    };
    let circles: String = circles.iter().map(circle).collect();
    let path = if path.is_empty() { String::new() } else { format!("<path class=\"mark__shape\" d=\"{path}\"/>") };
    format!("<g class=\"{class}\">{circles}{path}</g>")
}
