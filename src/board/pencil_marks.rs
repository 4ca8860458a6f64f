//! The small digits of a cell: notes at their nine places, each over its colour and inside the shape of its role, and centre
//! notes. Centre notes leave two rows of places to the other notes, above and below. Small digits of the same look are one path,
//! so that a cell full of notes consists of few elements. Highlighted digits are drawn above all cells at once: otherwise each
//! move of the cursor would redraw every cell that has the digit.

use super::{cell::colour_class, legend::RoleShape};
use crate::{board::view::CellView, session::settings::Size};
use nonet_core::board::{Digit, DigitSet};
use nonet_drawing::{Weight, centre_apart, marked_digit, note_place, outline};
use std::fmt::Write;
use yew::prelude::*;

/// A size of small digits, in a cell of 100 by 100 units.
struct Drawn {
    /// The transform that scales the outlines of digits to this size.
    transform: &'static str,
    /// A thousandth of the cell's side, in ten thousandths of the outlines' unit, across and down.
    units: (i32, i32),
    /// The radius of the colour behind a digit, in thousandths of the cell's side.
    spot: i32,
}

/// The sizes small, medium and large.
const SIZES: [Drawn; 3] = [
    Drawn { transform: "scale(.167 .151)", units: (5988, 6623), spot: 119 },
    Drawn { transform: "scale(.19 .171)", units: (5263, 5848), spot: 135 },
    Drawn { transform: "scale(.237 .214)", units: (4219, 4673), spot: 169 },
];

/// The three sizes for narrow digits.
const NARROW_SIZES: [Drawn; 3] = [
    Drawn { transform: "scale(.136 .151)", units: (7353, 6623), ..SIZES[0] },
    Drawn { transform: "scale(.155 .171)", units: (6452, 5848), ..SIZES[1] },
    Drawn { transform: "scale(.194 .214)", units: (5155, 4673), ..SIZES[2] },
];

/// A digit with the position of its middle across and down, in thousandths of a cell from the corner of the picture.
type Placed = (Digit, i32, i32);

/// The largest number of centre notes that are drawn wide; more are drawn narrow.
const WIDE_NOTES: usize = 6;

#[derive(Properties, PartialEq)]
pub(super) struct PencilMarksProps {
    /// The view of the cell.
    pub(super) view: CellView,
    /// The size of the digits.
    pub(super) size: Size,
}

/// All small digits of the cell.
#[component]
pub(super) fn PencilMarks(&PencilMarksProps { ref view, size }: &PencilMarksProps) -> Html {
    let role = |digit: Digit| view.marks[digit.index()];
    let [sizes, narrow] = [&SIZES[size as usize], &NARROW_SIZES[size as usize]];
    // The colour behind a centre note is no wider than the gap between the notes.
    let corner = corner_notes(view, plain_notes(view)).map(|note| (note, sizes.spot));
    let centre = centre_notes(view).filter(|(digit, ..)| !view.notes.contains(*digit));
    let spots = corner.chain(centre.map(|note| (note, centre_apart(view.centre) / 2)));
    let tinted = spots.filter_map(|((digit, x, y), radius)| Some((x, y, radius, view.tints[digit.index()]?)));
    let marked = Digit::ALL.into_iter().filter_map(|digit| Some((digit, role(digit)?)));
    let of_centre = if view.centre.len() > WIDE_NOTES { narrow } else { sizes };
    html! {
        <>
            for (x, y, radius, colour) in tinted {
                <circle
                    class={colour_class(colour)}
                    cx={x.to_string()}
                    cy={y.to_string()}
                    r={radius.to_string()}
                    transform="scale(.1)"
                />
            }
            {path("note", sizes, corner_notes(view, plain_notes(view) - view.unwritten))}
            {path("note note--ghost", sizes, corner_notes(view, plain_notes(view) & view.unwritten))}
            {path("note", of_centre, centre_notes(view))}
            for (digit, role) in marked {
                <g transform={PLACES[digit.index()]}>
                    <RoleShape {role} />
                    <path class={marked_digit(role)} d={outline(digit, Weight::Regular)} transform={MARKED} />
                </g>
            }
        </>
    }
}

#[derive(Properties, PartialEq)]
pub(super) struct LitDigitsProps {
    /// The cells that have highlighted small digits.
    pub(super) cells: Vec<CellView>,
    /// The size of the digits.
    pub(super) size: Size,
}

/// The highlighted small digits of all cells.
#[component]
pub(super) fn LitDigits(&LitDigitsProps { ref cells, size }: &LitDigitsProps) -> Html {
    let of_cell = |cell: &CellView, digits: Vec<Placed>| {
        let (across, down) = (cell.cell.column_index() as i32 * 1000, cell.cell.row_index() as i32 * 1000);
        digits.into_iter().map(move |(digit, x, y)| (digit, x + across, y + down))
    };
    let corner = cells
        .iter()
        .flat_map(|cell| of_cell(cell, corner_notes(cell, (plain_notes(cell) - cell.unwritten) & cell.lit).collect()));
    let centre = |narrow: bool| {
        let cells = cells.iter().filter(move |cell| (cell.centre.len() > WIDE_NOTES) == narrow);
        cells.flat_map(move |cell| of_cell(cell, centre_notes(cell).filter(|(digit, ..)| cell.lit.contains(*digit)).collect()))
    };
    let [sizes, narrow] = [&SIZES[size as usize], &NARROW_SIZES[size as usize]];
    html! {
        <svg class="board__lit" viewBox="0 0 900 900" aria-hidden="true">
            {path("note note--lit", sizes, corner.chain(centre(false)))}
            {path("note note--lit", narrow, centre(true))}
        </svg>
    }
}

/// The notes at the nine places that have no role in a step.
fn plain_notes(view: &CellView) -> DigitSet {
    view.notes.iter().filter(|digit| view.marks[digit.index()].is_none()).collect()
}

/// These digits with their positions among the nine places.
fn corner_notes(view: &CellView, digits: DigitSet) -> impl Iterator<Item = Placed> {
    placed(digits, view.notes, view.centre)
}

/// The centre notes with their positions.
fn centre_notes(view: &CellView) -> impl Iterator<Item = Placed> {
    placed(view.centre, DigitSet::EMPTY, view.centre)
}

fn placed(digits: DigitSet, corner: DigitSet, centre: DigitSet) -> impl Iterator<Item = Placed> {
    digits.iter().map(move |digit| {
        let (x, y) = note_place(digit, corner, centre);
        (digit, x, y)
    })
}

/// The digits as one path; nothing if there are none.
fn path(class: &'static str, drawn: &Drawn, digits: impl Iterator<Item = Placed>) -> Html {
    let mut d = String::new();
    for (digit, x, y) in digits {
        // The middle of an outline is 32 across and 50 down.
        let (left, top) = (x * drawn.units.0 / 10_000 - 32, y * drawn.units.1 / 10_000 - 50);
        let _ = write!(d, "M{left} {top}{}", outline(digit, Weight::Regular));
    }
    if d.is_empty() {
        return Html::default();
    }
    html! { <path {class} {d} transform={drawn.transform} /> }
}

/// The transform of a digit inside the shape of its role: the medium size.
const MARKED: &str = "translate(-6.1 -8.6)scale(.19 .171)";

/// The transforms that move the origin to the place of each small digit with a role. Centre notes are not shown beside such
/// digits.
const PLACES: [&str; 9] = [
    "translate(22.3 22.3)",
    "translate(50 22.3)",
    "translate(77.7 22.3)",
    "translate(22.3 50)",
    "translate(50 50)",
    "translate(77.7 50)",
    "translate(22.3 77.7)",
    "translate(50 77.7)",
    "translate(77.7 77.7)",
];
