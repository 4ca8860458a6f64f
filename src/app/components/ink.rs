//! What is written on the board: two pictures over it, of the digits and of the small digits. What is drawn alike is one path: all
//! digits of an author, all small 7s. It stands where it is drawn, since each that is moved or scaled costs browsers a layer's
//! worth of work at every key; and so a key changes a few paths.

use super::{numeral::stroke, part::part};
use crate::app::{
    action::Action,
    view::{BoardView, Content},
};
use nonet_core::{
    Role,
    board::{Cell, Digit},
};
use yew::prelude::*;

/// Where digits stand in a picture in which each is 64 wide and 100 high (and upright strokes are wider than level ones, since
/// pictures are stretched to squares): how far it is from a cell to the next one, from the corner of a cell to its first digit,
/// and from a small digit to the next one.
#[derive(PartialEq)]
struct Places {
    cell: [usize; 2],
    first: [usize; 2],
    step: [usize; 2],
}

/// The digits: small, medium and large ones.
static DIGITS: [Places; 3] =
    [places([214, 238], [75, 69], [0, 0]), places([194, 214], [65, 57], [0, 0]), places([170, 188], [53, 44], [0, 0])];

/// The small digits, three by three.
static NOTES: [Places; 3] = [
    places([598, 664], [101, 98], [166, 184]),
    places([526, 584], [85, 80], [146, 162]),
    places([422, 468], [62, 54], [117, 130]),
];

const fn places(cell: [usize; 2], first: [usize; 2], step: [usize; 2]) -> Places {
    Places { cell, first, step }
}

/// Digits that are drawn alike.
#[derive(PartialEq)]
struct Alike {
    class: &'static str,
    semibold: bool,
    places: &'static Places,
    digits: Vec<(Cell, Digit)>,
}

/// The digits of each author: plain, wrong, and on a filled shape, where a digit takes the colour of the surface.
const INK: [&str; 9] = [
    "ink ink--given",
    "ink ink--given ink--invalid",
    "ink ink--given mark--filled",
    "ink ink--entered",
    "ink ink--entered ink--invalid",
    "ink ink--entered mark--filled",
    "ink ink--solved",
    "ink ink--solved ink--invalid",
    "ink ink--solved mark--filled",
];

/// The digits.
pub(super) fn digits(view: &BoardView, onaction: &Callback<Action>) -> Html {
    let places = &DIGITS[view.digit_size % 3];
    let alike = |(kind, class)| Alike { class, semibold: kind < 3, places, digits: Vec::new() };
    let mut alike: Vec<Alike> = INK.into_iter().enumerate().map(alike).collect();
    for cell in &view.cells {
        let (author, digit) = match cell.content {
            Content::Empty => continue,
            Content::Given(digit) => (0, digit),
            Content::Entered(digit) => (3, digit),
            Content::Solved(digit) => (6, digit),
        };
        let look = match cell.role {
            Some(Role::Target | Role::On) => 2,
            _ => usize::from(cell.invalid),
        };
        alike[author + look].digits.push((cell.cell, digit));
    }
    picture(places, alike, onaction)
}

/// The small digits that the player wrote, a path for each of the nine, and over them those that are lit. What plays a part in a
/// step is drawn with its mark.
pub(super) fn notes(view: &BoardView, onaction: &Callback<Action>) -> Html {
    let places = &NOTES[view.note_size % 3];
    let alike = |class| Alike { class, semibold: false, places, digits: Vec::new() };
    let mut paths: Vec<Alike> = ["note"; 9].into_iter().chain(["note note--lit"]).map(alike).collect();
    for cell in view.cells.iter().filter(|cell| cell.content == Content::Empty) {
        for digit in (cell.notes - cell.ghosts).iter().filter(|digit| cell.marks[digit.index()].is_none()) {
            paths[digit.index()].digits.push((cell.cell, digit));
            if cell.lit.contains(digit) {
                paths[9].digits.push((cell.cell, digit));
            }
        }
    }
    picture(places, paths, onaction)
}

fn picture(Places { cell: [width, height], .. }: &Places, paths: Vec<Alike>, onaction: &Callback<Action>) -> Html {
    html! {
        <svg class="board__ink" viewBox={format!("0 0 {} {}", 9 * width, 9 * height)} preserveAspectRatio="none">
            {for paths.into_iter().map(|alike| part(alike, path, onaction))}
        </svg>
    }
}

/// The digits as one path, each drawn from the corner of its box.
fn path(Alike { class, semibold, places: Places { cell, first, step }, digits }: &Alike, _: &Callback<Action>) -> Html {
    let mut d = String::with_capacity(128 * digits.len());
    for (at, digit) in digits {
        let x = cell[0] * at.column_index() + first[0] + step[0] * (digit.index() % 3);
        let y = cell[1] * at.row_index() + first[1] + step[1] * (digit.index() / 3);
        for part in ["M", &x.to_string(), " ", &y.to_string(), stroke(*digit, *semibold)] {
            d += part;
        }
    }
    html! { <path class={*class} {d} /> }
}
