//! One cell: its field, and what is drawn around and beside its digits: the marks that a step puts on them, colours, centre notes.

use super::{
    legend::shape,
    numeral::{SMALL, Weight, numeral},
    part::part,
    tag::classes,
};
use crate::app::{
    action::Action,
    view::{CellView, Content, Relation},
};
use nonet_core::{
    Role,
    board::{Digit, DigitSet},
};
use yew::prelude::*;

/// What a row shows.
#[derive(PartialEq)]
struct Row {
    cells: Vec<CellView>,
}

/// The fields of a row: named, tinted, and with the focus. Unchanged rows are not drawn again, nor unchanged cells: the board hears
/// the pointer and the keys for all of them.
pub(super) fn fields(cells: &[CellView], onaction: &Callback<Action>) -> Html {
    let fields = |cell: &CellView| {
        let relation = if cell.relation == Relation::Same { Relation::None } else { cell.relation }; // drawn as one shape
        CellView { relation, lit: DigitSet::EMPTY, tints: [None; 9], marks: [None; 9], ..*cell }
    };
    part(Row { cells: cells.iter().map(fields).collect() }, row, onaction)
}

fn row(Row { cells }: &Row, onaction: &Callback<Action>) -> Html {
    let number = cells.first().map(|view| (view.cell.row_index() + 1).to_string());
    html! {
        <div class="board__row" role="row" aria-rowindex={number}>{for cells.iter().map(|cell| part(*cell, field, onaction))}</div>
    }
}

fn field(view: &CellView, _: &Callback<Action>) -> Html {
    let invalid = view.invalid.then_some("true");
    let readonly = matches!(view.content, Content::Given(_)).then_some("true");
    html! {
        <div
            class={classes_of(view)}
            role="gridcell"
            tabindex={if view.tab_stop { "0" } else { "-1" }}
            aria-label={view.name()}
            aria-colindex={(view.cell.column_index() + 1).to_string()}
            aria-readonly={readonly}
            aria-invalid={invalid}
            aria-selected={if view.relation == Relation::Selected { "true" } else { "false" }}
            data-cell={view.cell.index().to_string()}
        />
    }
}

/// What is drawn beside the digits of the cell, if anything is.
pub(super) fn extras(view: &CellView) -> Option<Html> {
    let extras: Vec<Html> = match view.content.digit() {
        Some(_) => around(view.role).into_iter().chain(view.invalid.then(wave)).collect(),
        None => beside(view),
    };
    let place = format!("translate({}00 {}00)", view.cell.column_index(), view.cell.row_index());
    (!extras.is_empty()).then(|| html! { <g transform={place} key={view.cell.index()}>{for extras}</g> })
}

/// What a role draws around the digit of its cell.
fn around(role: Option<Role>) -> Option<Html> {
    match role? {
        Role::Target | Role::On => {
            Some(html! { <g class="mark mark--target"><circle class="ink__role ink__role--filled" cx="50" cy="50" r="38" /></g> })
        }
        Role::Cause | Role::Pivot | Role::Fin => {
            Some(html! { <g class="mark mark--cause"><circle class="ink__role" cx="50" cy="50" r="38" /></g> })
        }
        Role::Elimination | Role::Off | Role::House => None,
    }
}

/// What is under a digit that is wrong.
fn wave() -> Html {
    html! { <path class="ink__wave" d="M31 84q4.750-7 9.5 0t9.5 0t9.5 0t9.5 0" /> }
}

/// The colours behind small digits, those that nobody wrote, those that play a part in a step, and the centre notes.
fn beside(view: &CellView) -> Vec<Html> {
    let marked = |digit: Digit| view.marks[digit.index()];
    let plain = || view.notes.iter().filter(move |digit| marked(*digit).is_none());
    let spots = plain().filter_map(|digit| Some(spot(view.tints[digit.index()]?, digit)));
    let ghosts = plain().filter(|digit| view.ghosts.contains(*digit)).map(ghost);
    let marks = Digit::ALL.into_iter().filter_map(|digit| Some(mark(marked(digit)?, digit)));
    spots.chain(ghosts).chain(marks).chain(centre(view)).collect()
}

/// The colour of a small digit, behind it.
fn spot(colour: Digit, digit: Digit) -> Html {
    let [cx, cy] = PLACES[digit.index()];
    html! { <circle class={classes(&[Some("spot"), Some(COLOURS[colour.index()])])} {cx} {cy} r="13.5" /> }
}

/// A small digit that a hint needs and nobody wrote.
fn ghost(digit: Digit) -> Html {
    html! { <g transform={at(digit)}><g class="note note--ghost">{numeral(digit, Weight::Note, SMALL)}</g></g> }
}

/// The centre notes, closer together the more there are.
fn centre(view: &CellView) -> impl Iterator<Item = Html> {
    let count = view.centre.len();
    let (wide, lit) = (if count > 5 { 86 / count } else { 15 }, view.lit);
    view.centre.iter().enumerate().map(move |(place, digit)| {
        let x = 50 - (count * wide) / 2 + place * wide;
        let scale = if count > 6 { "scale(.155 .171)" } else { "scale(.19 .171)" };
        let class = if lit.contains(digit) { "note note--lit" } else { "note" };
        html! { <g transform={format!("translate({x} 41.5)")}><g {class}>{numeral(digit, Weight::Note, scale)}</g></g> }
    })
}

/// A small digit inside the shape of its role: the shape, not the colour alone, says what it is.
fn mark(role: Role, digit: Digit) -> Html {
    // A digit that is struck out stays lighter than the stroke.
    let weight = if role == Role::Elimination { Weight::Note } else { Weight::Lit };
    html! { <g transform={at(digit)}>{shape(role)}<g class={mark_class(role)}>{numeral(digit, weight, SMALL)}</g></g> }
}

/// What brings the origin to the place of a small digit.
fn at(digit: Digit) -> String {
    let [x, y] = PLACES[digit.index()];
    format!("translate({x} {y})")
}

fn classes_of(view: &CellView) -> AttrValue {
    classes(&[
        Some("cell"),
        (view.relation == Relation::Selected).then_some("cell--selected"),
        view.invalid.then_some("cell--invalid"),
        view.differs.then_some("cell--differs"),
        view.pointed.then_some("cell--pointed"),
        view.role.map(role_class),
        view.colour.map(|colour| COLOURS[colour.index()]),
    ])
}

/// The classes of the nine colours.
const COLOURS: [&str; 9] =
    ["colour--1", "colour--2", "colour--3", "colour--4", "colour--5", "colour--6", "colour--7", "colour--8", "colour--9"];

const fn role_class(role: Role) -> &'static str {
    match role {
        Role::Cause => "role--cause",
        Role::Target => "role--target",
        Role::Elimination => "role--elimination",
        Role::Fin => "role--fin",
        Role::Pivot => "role--pivot",
        Role::On => "role--on",
        Role::Off => "role--off",
        Role::House => "role--house",
    }
}

/// The digit itself: on a filled shape it takes the colour of the surface.
const fn mark_class(role: Role) -> &'static str {
    match role {
        Role::Target | Role::On => "mark mark--filled",
        Role::Cause | Role::House | Role::Fin | Role::Pivot => "mark mark--cause",
        Role::Elimination => "mark mark--elimination",
        Role::Off => "mark mark--off",
    }
}

/// Where the middles of the nine small digits lie: three equal tracks inside a margin of 8.5.
const PLACES: [[&str; 2]; 9] = [
    ["22.3", "22.3"],
    ["50", "22.3"],
    ["77.7", "22.3"],
    ["22.3", "50"],
    ["50", "50"],
    ["77.7", "50"],
    ["22.3", "77.7"],
    ["50", "77.7"],
    ["77.7", "77.7"],
];
