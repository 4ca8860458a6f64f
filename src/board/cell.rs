//! One cell: its field with its name, and in it the digit or the small digits, with colours and the marks of a step.

use super::{
    numeral::{Weight, numeral},
    shape::shape,
};
use crate::view::{CellView, Content, Relation};
use nonet_core::{Role, board::Digit};
use yew::prelude::*;

/// How large digits and small digits are drawn: 0 is small, 1 medium, 2 large.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Sizes {
    pub(super) digits: usize,
    pub(super) notes: usize,
}

/// What a [`CellBox`] is given.
#[derive(Properties, PartialEq)]
pub(super) struct CellProps {
    /// All that it shows.
    pub(super) view: CellView,
    /// How large.
    pub(super) sizes: Sizes,
}

/// The cell. The board hears the pointer and the keys for all of them.
#[component]
pub(super) fn CellBox(CellProps { view, sizes }: &CellProps) -> Html {
    html! {
        <div
            class={class(view)}
            role="gridcell"
            tabindex={if view.tab_stop { "0" } else { "-1" }}
            aria-label={view.name()}
            aria-colindex={(view.cell.column_index() + 1).to_string()}
            aria-readonly={matches!(view.content, Content::Given(_)).then_some("true")}
            aria-invalid={view.invalid.then_some("true")}
            aria-selected={(view.relation == Relation::Selected).to_string()}
            data-cell={view.cell.index().to_string()}
        >
            if !is_blank(view) {
                <svg class="cell__ink" viewBox="0 0 100 100" aria-hidden="true">
                    if let Some(digit) = view.content.digit() {
                        {value(view, digit, sizes.digits)}
                    } else {
                        {small_digits(view, sizes.notes)}
                    }
                </svg>
            }
        </div>
    }
}

fn class(view: &CellView) -> Classes {
    classes!(
        "cell",
        (view.relation == Relation::Selected).then_some("cell--selected"),
        view.invalid.then_some("cell--invalid"),
        view.differs.then_some("cell--differs"),
        view.pointed.then_some("cell--pointed"),
        view.role.map(role_class),
        view.colour.map(colour_class),
    )
}

fn is_blank(view: &CellView) -> bool {
    let has_marks = view.marks.iter().any(Option::is_some);
    view.content == Content::Empty && view.notes.is_empty() && view.centre.is_empty() && !has_marks
}

/// The digit in the cell, in what its role draws around it, and with a wave under it if it is wrong.
fn value(view: &CellView, digit: Digit, size: usize) -> Html {
    let filled = matches!(view.role, Some(Role::Target | Role::On));
    let (author, weight) = match view.content {
        Content::Given(_) => ("ink--given", Weight::Semibold),
        Content::Solved(_) => ("ink--solved", Weight::Regular),
        Content::Entered(_) | Content::Empty => ("ink--entered", Weight::Regular),
    };
    // On a filled shape a digit takes the colour of the surface.
    let class = classes!("ink", author, view.invalid.then_some("ink--invalid"), filled.then_some("mark--filled"));
    html! {
        <>
            if let Some(role) = view.role {
                {around(role)}
            }
            {numeral(digit, weight, class, DIGIT_SIZES[size % 3])}
            if view.invalid {
                <path class="ink__wave" d="M31 84q4.75-7 9.5 0t9.5 0t9.5 0t9.5 0" />
            }
        </>
    }
}

/// What places a digit in the middle of the cell: small, medium, large.
const DIGIT_SIZES: [&str; 3] =
    ["translate(35 29)scale(.467 .42)", "translate(33.5 26.6)scale(.515 .467)", "translate(31.2 23.4)scale(.588 .532)"];

/// What a role draws around the digit of its cell.
fn around(role: Role) -> Html {
    match role {
        Role::Target | Role::On => {
            html! { <g class="mark mark--target"><circle class="ink__role ink__role--filled" cx="50" cy="50" r="38" /></g> }
        }
        Role::Cause | Role::Pivot | Role::Fin => {
            html! { <g class="mark mark--cause"><circle class="ink__role" cx="50" cy="50" r="38" /></g> }
        }
        Role::Elimination | Role::Off | Role::House => Html::default(),
    }
}

/// The notes at their places, each on its colour and inside the shape of its role, and the centre notes.
fn small_digits(view: &CellView, size: usize) -> Html {
    let shown = |digit: Digit| view.notes.contains(digit) || view.marks[digit.index()].is_some();
    html! {
        <>
            for digit in Digit::ALL.into_iter().filter(|digit| shown(*digit)) {
                <g key={digit.index()} transform={NOTE_PLACES[digit.index()]}>{note(view, digit, size)}</g>
            }
            {for centre(view, size)}
        </>
    }
}

fn note(view: &CellView, digit: Digit, size: usize) -> Html {
    if let Some(role) = view.marks[digit.index()] {
        return html! { <>{shape(role)}{numeral(digit, Weight::Regular, mark_class(role), NOTE_SIZES[1])}</> };
    }
    let class = if view.ghosts.contains(digit) {
        "note note--ghost"
    } else if view.lit.contains(digit) {
        "note note--lit"
    } else {
        "note"
    };
    html! {
        <>
            if let Some(colour) = view.tints[digit.index()] {
                <circle class={colour_class(colour)} r={SPOT_SIZES[size % 3]} />
            }
            {numeral(digit, Weight::Regular, classes!(class), NOTE_SIZES[size % 3])}
        </>
    }
}

/// What places a small digit around the origin: small, medium, large.
const NOTE_SIZES: [&str; 3] =
    ["translate(-5.35 -7.53)scale(.167 .151)", "translate(-6.1 -8.6)scale(.19 .171)", "translate(-7.58 -10.7)scale(.237 .214)"];

/// The radius of the colour of a small digit, in the same sizes.
const SPOT_SIZES: [&str; 3] = ["11.9", "13.5", "16.9"];

/// What brings the origin to the place of a small digit: three equal tracks inside a margin of 8.5.
const NOTE_PLACES: [&str; 9] = [
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

/// The digit itself: on a filled shape it takes the colour of the surface. One that is struck out stays lighter than the stroke.
fn mark_class(role: Role) -> Classes {
    match role {
        Role::Target | Role::On => classes!("note", "note--mark", "mark", "mark--filled"),
        Role::Cause | Role::House | Role::Fin | Role::Pivot => classes!("note", "note--mark", "mark", "mark--cause"),
        Role::Elimination => classes!("note", "mark", "mark--elimination"),
        Role::Off => classes!("note", "note--mark", "mark", "mark--off"),
    }
}

/// The centre notes, closer together the more there are.
fn centre(view: &CellView, size: usize) -> impl Iterator<Item = Html> {
    let count = view.centre.len();
    let wide = if count > 5 { 86 / count } else { 15 };
    let sizes = if count > 6 { NARROW_SIZES } else { NOTE_SIZES };
    view.centre.iter().enumerate().map(move |(place, digit)| {
        let x = 56 - (count * wide) / 2 + place * wide;
        let class = if view.lit.contains(digit) { "note note--lit" } else { "note" };
        html! { <g transform={format!("translate({x} 50)")}>{numeral(digit, Weight::Regular, classes!(class), sizes[size % 3])}</g> }
    })
}

/// The same sizes as [`NOTE_SIZES`], narrower.
const NARROW_SIZES: [&str; 3] =
    ["translate(-4.4 -7.53)scale(.136 .151)", "translate(-5 -8.6)scale(.155 .171)", "translate(-6.2 -10.7)scale(.194 .214)"];

const fn colour_class(colour: Digit) -> &'static str {
    match colour {
        Digit::D1 => "colour--1",
        Digit::D2 => "colour--2",
        Digit::D3 => "colour--3",
        Digit::D4 => "colour--4",
        Digit::D5 => "colour--5",
        Digit::D6 => "colour--6",
        Digit::D7 => "colour--7",
        Digit::D8 => "colour--8",
        Digit::D9 => "colour--9",
    }
}

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
