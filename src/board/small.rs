//! The small digits of a cell: notes at their nine places, each on its colour and inside the shape of its role, and the centre notes.
//! Those that look alike are one path, so that a cell full of notes is a handful of elements.

use super::{
    cell::colour_class,
    numeral::{Weight, numeral, outline},
    shape::shape,
};
use crate::{state::Size, view::CellView};
use nonet_core::{
    Role,
    board::{Digit, DigitSet},
};
use std::fmt::Write;
use yew::prelude::*;

/// How large small digits are drawn, in a cell of 100 by 100.
struct Drawn {
    /// Goes to the middle of the cell and makes the drawings as wide and as high as they are to be.
    transform: &'static str,
    /// From the middle of a digit at one of the nine places to that of the next, in the units of the drawings.
    step: (i32, i32),
    /// The hundredth of a cell, in thousandths of the units of the drawings across.
    unit: i32,
    /// The radius of the colour behind a digit.
    spot: &'static str,
}

/// Small, medium and large.
const SIZES: [Drawn; 3] = [
    Drawn { transform: "translate(50 50)scale(.167 .151)", step: (166, 183), unit: 5988, spot: "11.9" },
    Drawn { transform: "translate(50 50)scale(.19 .171)", step: (146, 162), unit: 5263, spot: "13.5" },
    Drawn { transform: "translate(50 50)scale(.237 .214)", step: (117, 129), unit: 4219, spot: "16.9" },
];

/// The same, narrower.
const NARROW: [Drawn; 3] = [
    Drawn { transform: "translate(50 50)scale(.136 .151)", unit: 7353, ..SIZES[0] },
    Drawn { transform: "translate(50 50)scale(.155 .171)", unit: 6452, ..SIZES[1] },
    Drawn { transform: "translate(50 50)scale(.194 .214)", unit: 5155, ..SIZES[2] },
];

/// All small digits of the cell.
pub(super) fn small_digits(view: &CellView, size: Size) -> Html {
    let role = |digit: Digit| view.marks[digit.index()];
    let plain: DigitSet = view.notes.iter().filter(|digit| role(*digit).is_none()).collect();
    let tinted = plain.iter().filter_map(|digit| Some((digit, view.tints[digit.index()]?)));
    let marked = Digit::ALL.into_iter().filter_map(|digit| Some((digit, role(digit)?)));
    let ghosts = plain & view.ghosts;
    let lit = (plain - ghosts) & view.lit;
    let drawn = &SIZES[size as usize];
    html! {
        <>
            for (digit, colour) in tinted {
                <circle class={colour_class(colour)} transform={PLACES[digit.index()]} r={drawn.spot} />
            }
            {path("note", drawn, at_places(plain - ghosts - lit, drawn))}
            {path("note note--ghost", drawn, at_places(ghosts, drawn))}
            {path("note note--lit", drawn, at_places(lit, drawn))}
            {centre_notes(view, size)}
            for (digit, role) in marked {
                <g transform={PLACES[digit.index()]}>
                    {shape(role)}
                    {numeral(digit, Weight::Regular, mark_class(role), MARKED)}
                </g>
            }
        </>
    }
}

/// These digits at their nine places, from the middle of the cell.
fn at_places(digits: DigitSet, drawn: &Drawn) -> impl Iterator<Item = (Digit, i32, i32)> {
    let (across, down) = drawn.step;
    digits.iter().map(move |digit| {
        let place = digit.index() as i32;
        (digit, (place % 3 - 1) * across, (place / 3 - 1) * down)
    })
}

/// The centre notes, closer together the more there are.
fn centre_notes(view: &CellView, size: Size) -> Html {
    let count = view.centre.len() as i32;
    let drawn = if count > 6 { &NARROW[size as usize] } else { &SIZES[size as usize] };
    let apart = if count > 5 { 86 / count } else { 15 };
    let placed = (0..).zip(view.centre.iter()).map(move |(place, digit)| {
        let x = (2 * place + 1 - count) * apart / 2; // from the middle, in hundredths of the cell
        (digit, x * drawn.unit / 1000, 0)
    });
    let (lit, plain): (Vec<_>, Vec<_>) = placed.partition(|(digit, ..)| view.lit.contains(*digit));
    html! { <>{path("note", drawn, plain.into_iter())}{path("note note--lit", drawn, lit.into_iter())}</> }
}

/// The digits with their middles at these places, as one path; nothing if there are none.
fn path(class: &'static str, drawn: &Drawn, digits: impl Iterator<Item = (Digit, i32, i32)>) -> Html {
    let mut d = String::new();
    for (digit, x, y) in digits {
        let _ = write!(d, "M{} {}{}", x - 32, y - 50, outline(digit, Weight::Regular));
    }
    if d.is_empty() {
        return Html::default();
    }
    html! { <path {class} {d} transform={drawn.transform} /> }
}

/// What places the drawing of a digit that a shape is around: medium.
const MARKED: &str = "translate(-6.1 -8.6)scale(.19 .171)";

/// What brings the origin to the place of a small digit: three equal tracks inside a margin of 8.5.
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

/// The digit itself: on a filled shape it takes the colour of the surface. One that is struck out stays lighter than the stroke.
fn mark_class(role: Role) -> Classes {
    match role {
        Role::Target | Role::On => classes!("note", "note--mark", "mark", "mark--filled"),
        Role::Cause | Role::House | Role::Fin | Role::Pivot => classes!("note", "note--mark", "mark", "mark--cause"),
        Role::Elimination => classes!("note", "mark", "mark--elimination"),
        Role::Off => classes!("note", "note--mark", "mark", "mark--off"),
    }
}
