//! One cell: its field, and its digit or its small digits with the marks that a step puts on them.

use super::{
    legend::shape,
    numeral::{SMALL, Weight, note, numeral, numeral_in_place},
};
use crate::{
    app::view::{CellView, Content, Relation},
    board::{Digit, DigitSet},
    engine::Role,
};
use yew::prelude::*;

/// What a [`CellPart`] is given.
#[derive(Properties, PartialEq)]
pub struct CellProps {
    /// What that part shows: the rest of the view is left as it is in an empty cell.
    pub view: CellView,
    /// Which part it is.
    pub part: Part,
}

/// A cell is drawn in two places: its field in its row, which is named, tinted and has the focus; and its ink in the one picture
/// over the board, since browsers take far longer for 81 pictures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Part {
    Field,
    Ink,
}

/// The part of this cell.
pub(super) fn cell_part(view: &CellView, part: Part) -> Html {
    let view = match part {
        Part::Field => CellView { lit: DigitSet::EMPTY, tints: [None; 9], marks: [None; 9], ..*view },
        Part::Ink => CellView {
            relation: Relation::None,
            tab_stop: false,
            differs: false,
            pointed: false,
            colour: None,
            role: view.role.filter(|_| view.content != Content::Empty),
            ..*view
        },
    };
    html! { <CellPart {view} {part} /> }
}

/// A part of a cell. Unchanged ones are not drawn again: the board hears the pointer and the keys for all of them.
#[component]
pub fn CellPart(CellProps { view, part }: &CellProps) -> Html {
    match part {
        Part::Field => field(view),
        Part::Ink => ink(view),
    }
}

fn field(view: &CellView) -> Html {
    let invalid = view.invalid.then_some("true");
    let readonly = matches!(view.content, Content::Given(_)).then_some("true");
    html! {
        <div
            class={classes(view)}
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

fn ink(view: &CellView) -> Html {
    let author = match view.content {
        Content::Empty | Content::Given(_) => None,
        Content::Entered(_) => Some("ink--entered"),
        Content::Solved(_) => Some("ink--solved"),
    };
    let class = classes!("ink", author, view.invalid.then_some("ink--invalid"));
    let place = format!("translate({}00 {}00)", view.cell.column_index(), view.cell.row_index());
    let written = view.content.digit().map_or_else(|| notes(view), |digit| written(view, digit));
    html! { <g {class} transform={place}>{written}</g> }
}

fn written(view: &CellView, digit: Digit) -> Html {
    let weight = if matches!(view.content, Content::Given(_)) { Weight::Given } else { Weight::Own };
    let (shape, filled) = digit_shape(view.role);
    html! {
        <>
            {shape}
            // The key makes a new digit a new element, which comes in gently; an old one stays as it is.
            <g class={classes!("ink__digit", filled)} key={digit.value()}>{numeral(digit, weight, "translate(33.4 26.7)scale(.518 .466)")}</g>
            if view.invalid {
                <path class="ink__wave" d="M31 84q4.750-7 9.5 0t9.5 0t9.5 0t9.5 0" />
            }
        </>
    }
}

/// What a role draws around the digit of its cell, and the class of a digit that then takes the colour of the surface.
fn digit_shape(role: Option<Role>) -> (Html, Option<&'static str>) {
    match role {
        Some(Role::Target | Role::On) => {
            let disc =
                html! { <g class="mark mark--target"><circle class="ink__role ink__role--filled" cx="50" cy="50" r="38" /></g> };
            (disc, Some("mark mark--filled"))
        }
        Some(Role::Cause | Role::Pivot | Role::Fin) => {
            (html! { <g class="mark mark--cause"><circle class="ink__role" cx="50" cy="50" r="38" /></g> }, None)
        }
        Some(Role::Elimination | Role::Off | Role::House) | None => (Html::default(), None),
    }
}

/// The small digits: the colours behind them, those that play no part in a step, and over them those that do.
fn notes(view: &CellView) -> Html {
    let marked: DigitSet = Digit::ALL.into_iter().filter(|digit| view.marks[digit.index()].is_some()).collect();
    let plain = view.notes - marked;
    // The keys keep each digit's element when another one goes.
    let spots = plain.iter().filter_map(|digit| Some(spot(view.tints[digit.index()]?, digit)));
    let digits = plain.iter().map(|digit| note(digit, view.lit.contains(digit), view.ghosts.contains(digit)));
    let marks = marked.iter().filter_map(|digit| Some(mark(view.marks[digit.index()]?, digit)));
    html! {
        <>
            {for spots}
            <g transform={SMALL}>{for digits}</g>
            {for marks.chain(centre(view))}
        </>
    }
}

/// The colour of a small digit, behind it.
fn spot(colour: Digit, digit: Digit) -> Html {
    let [cx, cy] = PLACES[digit.index()];
    html! { <circle class={classes!("note", COLOURS[colour.index()])} {cx} {cy} r="13.5" key={digit.value()} /> }
}

/// The centre notes, closer together the more there are.
fn centre(view: &CellView) -> impl Iterator<Item = Html> {
    let count = view.centre.len();
    let (wide, lit) = (if count > 5 { 86 / count } else { 15 }, view.lit);
    view.centre.iter().enumerate().map(move |(place, digit)| {
        let x = 50 - (count * wide) / 2 + place * wide;
        let scale = if count > 6 { "scale(.155 .171)" } else { "scale(.19 .171)" };
        let class = if lit.contains(digit) { "note note--lit" } else { "note" };
        html! { <g transform={format!("translate({x} 41.5)")} key={10 + digit.value()}><g {class}>{numeral(digit, Weight::Note, scale)}</g></g> }
    })
}

/// A small digit inside the shape of its role: the shape, not the colour alone, says what it is.
fn mark(role: Role, digit: Digit) -> Html {
    let [x, y] = PLACES[digit.index()];
    // A digit that is struck out stays lighter than the stroke.
    let weight = if role == Role::Elimination { Weight::Note } else { Weight::Lit };
    html! {
        <g key={digit.value()}>
            <g transform={format!("translate({x} {y})")}>{shape(role)}</g>
            <g class={mark_class(role)}>{numeral_in_place(digit, weight, Some(SMALL.into()))}</g>
        </g>
    }
}

fn classes(view: &CellView) -> Classes {
    let mut classes = classes!("cell");
    classes.push(match view.relation {
        Relation::None => None,
        Relation::Same => Some("cell--same"),
        Relation::Selected => Some("cell--selected"),
    });
    classes.push(view.invalid.then_some("cell--invalid"));
    classes.push(view.differs.then_some("cell--differs"));
    classes.push(view.pointed.then_some("cell--pointed"));
    classes.push(view.role.map(role_class));
    classes.push(view.colour.map(|colour| COLOURS[colour.index()]));
    classes
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
