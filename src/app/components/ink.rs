//! What is written on the board: two pictures over it, of the digits and of the small digits. In both, an element is a path that
//! stands where it is drawn, since each that is moved or scaled costs browsers a layer's worth of work at every key; and a cell has
//! one path for its digit and two for its small digits, so that a key changes a few paths.

use super::{
    cell::Row,
    numeral::{is_solid, outline},
    part::part,
};
use crate::{
    app::{
        action::Action,
        view::{BoardView, CellView, Content},
    },
    board::{Digit, DigitSet},
    engine::Role,
};
use yew::prelude::*;

/// Where digits stand in a picture in which each is 64 wide and 100 high (and upright strokes are wider than level ones, since
/// pictures are stretched to squares): how far it is from a cell to the next one, from the corner of a cell to its first digit,
/// and from a small digit to the next one.
struct Places {
    cell: [usize; 2],
    first: [usize; 2],
    step: [usize; 2],
}

/// The digits: small, medium and large ones.
const DIGITS: [Places; 3] =
    [places([214, 238], [75, 69], [0, 0]), places([194, 214], [65, 57], [0, 0]), places([170, 188], [53, 44], [0, 0])];

/// The small digits, three by three.
const NOTES: [Places; 3] = [
    places([598, 664], [101, 98], [166, 184]),
    places([526, 584], [85, 80], [146, 162]),
    places([422, 468], [62, 54], [117, 130]),
];

const fn places(cell: [usize; 2], first: [usize; 2], step: [usize; 2]) -> Places {
    Places { cell, first, step }
}

/// The digits.
pub(super) fn digits(view: &BoardView, onaction: &Callback<Action>) -> Html {
    let size = view.digit_size % 3;
    picture(&DIGITS[size], rows(view, size, with_digit, digits_of_row, onaction), Html::default())
}

/// The small digits, and over them those that are lit.
pub(super) fn notes(view: &BoardView, onaction: &Callback<Action>) -> Html {
    let size = view.note_size % 3;
    let lit = |solid| {
        let mut d = String::new();
        for cell in &view.cells {
            trace(&mut d, &NOTES[size], cell, plain_notes(cell) & cell.lit, solid);
        }
        d
    };
    let lit =
        html! { <><path class="note note--lit" d={lit(false)} /><path class="note note--lit note--solid" d={lit(true)} /></> };
    picture(&NOTES[size], rows(view, size, with_notes, notes_of_row, onaction), lit)
}

fn picture(Places { cell: [width, height], .. }: &Places, rows: Html, over: Html) -> Html {
    html! { <svg class="board__ink" viewBox={format!("0 0 {} {}", 9 * width, 9 * height)} preserveAspectRatio="none">{rows}{over}</svg> }
}

/// The rows, each drawn again only when something else is to be shown of its cells.
fn rows(
    view: &BoardView,
    size: usize,
    shown: fn(&CellView) -> CellView,
    draw: fn(&Row, &Callback<Action>) -> Html,
    onaction: &Callback<Action>,
) -> Html {
    view.rows().map(|cells| part(Row { size, cells: cells.iter().map(shown).collect() }, draw, onaction)).collect()
}

/// The cell with its digit alone, and whether that is on a filled shape.
fn with_digit(cell: &CellView) -> CellView {
    let role = cell.role.filter(|role| matches!(role, Role::Target | Role::On) && cell.content != Content::Empty);
    CellView { role, invalid: cell.invalid, ..CellView::of(cell.cell, cell.content) }
}

/// The cell with its small digits alone.
fn with_notes(cell: &CellView) -> CellView {
    CellView { notes: plain_notes(cell), ..CellView::of(cell.cell, Content::Empty) }
}

/// The small digits that the player wrote, and that play no part in a step.
fn plain_notes(cell: &CellView) -> DigitSet {
    let marked: DigitSet = Digit::ALL.into_iter().filter(|digit| cell.marks[digit.index()].is_some()).collect();
    if cell.content == Content::Empty { cell.notes - marked - cell.ghosts } else { DigitSet::EMPTY }
}

fn digits_of_row(Row { size, cells }: &Row, _: &Callback<Action>) -> Html {
    cells.iter().map(|cell| digit(cell, &DIGITS[*size])).collect()
}

fn digit(view: &CellView, places: &Places) -> Html {
    let Some(digit) = view.content.digit() else { return html! { <path class="ink" /> } };
    let author = match view.content {
        Content::Empty | Content::Given(_) => "ink--given",
        Content::Entered(_) => "ink--entered",
        Content::Solved(_) => "ink--solved",
    };
    let mut d = start(places, view, digit);
    d += outline(digit, matches!(view.content, Content::Given(_)));
    let class = classes!(
        "ink",
        author,
        is_solid(digit).then_some("ink--solid"),
        view.invalid.then_some("ink--invalid"),
        // On a filled shape it takes the colour of the surface.
        view.role.map(|_| "mark--filled"),
    );
    html! { <path {class} {d} /> }
}

fn notes_of_row(Row { size, cells }: &Row, _: &Callback<Action>) -> Html {
    let paths = |cell: &CellView| {
        let [lines, solids] = [false, true].map(|solid| {
            let mut d = String::new();
            trace(&mut d, &NOTES[*size], cell, cell.notes, solid);
            d
        });
        html! { <><path class="note" d={lines} /><path class="note note--solid" d={solids} /></> }
    };
    cells.iter().map(paths).collect()
}

/// Draws those of the digits in the cell that are solid, or the others.
fn trace(d: &mut String, places: &Places, cell: &CellView, digits: DigitSet, solid: bool) {
    for digit in digits.iter().filter(|digit| is_solid(*digit) == solid) {
        *d += &start(places, cell, digit);
        *d += outline(digit, false);
    }
}

/// The corner of a digit's box.
fn start(Places { cell, first, step }: &Places, view: &CellView, digit: Digit) -> String {
    let x = cell[0] * view.cell.column_index() + first[0] + step[0] * (digit.index() % 3);
    let y = cell[1] * view.cell.row_index() + first[1] + step[1] * (digit.index() / 3);
    format!("M{x} {y}")
}
