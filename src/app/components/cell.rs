//! One cell: its digit, or its small digits with the marks that a step puts on them.

use super::{
    legend::shape,
    numeral::{Weight, numeral},
};
use crate::{
    app::view::{CellView, Content, Relation},
    board::{Digit, DigitSet},
    engine::Role,
};
use yew::prelude::*;

/// What a [`CellBox`] is given.
#[derive(Properties, PartialEq)]
pub struct CellProps {
    /// All that it shows.
    pub view: CellView,
}

/// A cell of the grid. Unchanged cells are not drawn again: the board hears the pointer and the keys for all of them.
#[component]
pub fn CellBox(CellProps { view }: &CellProps) -> Html {
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
        >
            <svg class="cell__ink" viewBox="0 0 100 100" aria-hidden="true">{ink(view)}</svg>
        </div>
    }
}

fn ink(view: &CellView) -> Html {
    let Some(digit) = view.content.digit() else {
        return notes(view);
    };
    let weight = if matches!(view.content, Content::Given(_)) { Weight::Given } else { Weight::Own };
    let (shape, filled) = digit_shape(view.role);
    html! {
        <>
            {shape}
            // The key makes a new digit a new element, which comes in gently; an old one stays as it is.
            <g class={classes!("cell__digit", filled)} key={digit.value()}>{numeral(digit, weight, "translate(33.4 26.7) scale(.518 .466)")}</g>
            if view.invalid {
                <path class="cell__wave" d="M31 84q4.750-7 9.5 0t9.5 0t9.5 0t9.5 0" />
            }
        </>
    }
}

/// What a role draws around the digit of its cell, and the class of a digit that then takes the colour of the surface.
fn digit_shape(role: Option<Role>) -> (Html, Option<&'static str>) {
    match role {
        Some(Role::Target | Role::On) => {
            let disc = html! { <g class="mark mark--target"><circle class="cell__role cell__role--filled" cx="50" cy="50" r="38" /></g> };
            (disc, Some("mark mark--filled"))
        }
        Some(Role::Cause | Role::Pivot | Role::Fin) => {
            (html! { <g class="mark mark--cause"><circle class="cell__role" cx="50" cy="50" r="38" /></g> }, None)
        }
        Some(Role::Elimination | Role::Off | Role::House) | None => (Html::default(), None),
    }
}

fn notes(view: &CellView) -> Html {
    let marked: DigitSet = Digit::ALL.into_iter().filter(|digit| view.marks[digit.index()].is_some()).collect();
    (view.notes | marked)
        .iter()
        .map(|digit| {
            let [x, y] = PLACES[digit.index()];
            let (class, weight) = match view.marks[digit.index()] {
                Some(role) => return mark(role, digit, [x, y]),
                None if view.ghosts.contains(digit) => ("note note--ghost", Weight::Note),
                None if view.lit.contains(digit) => ("note note--lit", Weight::Lit),
                None => ("note", Weight::Note),
            };
            // The key keeps each digit's element when another one goes.
            html! {
                <g {class} key={digit.value()}>
                    {for view.tints[digit.index()].map(|colour| spot(colour, [x, y]))}
                    {numeral(digit, weight, TRANSFORMS[digit.index()])}
                </g>
            }
        })
        .chain(centre(view))
        .collect()
}

/// The colour of a small digit, behind it.
fn spot(colour: Digit, [cx, cy]: [&'static str; 2]) -> Html {
    html! { <circle class={COLOURS[colour.index()]} {cx} {cy} r="13.5" /> }
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
fn mark(role: Role, digit: Digit, [x, y]: [&'static str; 2]) -> Html {
    let place = format!("translate({x} {y})");
    // A digit that is struck out stays lighter than the stroke.
    let weight = if role == Role::Elimination { Weight::Note } else { Weight::Lit };
    html! {
        <g key={digit.value()}>
            <g transform={place}>{shape(role)}</g>
            <g class={mark_class(role)}>{numeral(digit, weight, TRANSFORMS[digit.index()])}</g>
        </g>
    }
}

fn classes(view: &CellView) -> Classes {
    let mut classes = classes!("cell");
    classes.push(match view.content {
        Content::Empty | Content::Given(_) => None,
        Content::Entered(_) => Some("cell--entered"),
        Content::Solved(_) => Some("cell--solved"),
    });
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

/// The same places for a digit of 64 by 100 drawn with capitals 17 high.
const TRANSFORMS: [&str; 9] = [
    "translate(16.2 13.8) scale(.19 .171)",
    "translate(43.9 13.8) scale(.19 .171)",
    "translate(71.6 13.8) scale(.19 .171)",
    "translate(16.2 41.5) scale(.19 .171)",
    "translate(43.9 41.5) scale(.19 .171)",
    "translate(71.6 41.5) scale(.19 .171)",
    "translate(16.2 69.2) scale(.19 .171)",
    "translate(43.9 69.2) scale(.19 .171)",
    "translate(71.6 69.2) scale(.19 .171)",
];
