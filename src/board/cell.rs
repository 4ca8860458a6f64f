//! One cell of the board: a field with its spoken name, the digit or the small digits, colours, and the marks of a step.

use super::pencil_marks::PencilMarks;
use crate::{
    board::view::{CellView, Content, Relation, RuleMark},
    session::settings::Size,
};
use nonet_core::board::Digit;
use nonet_drawing::{Weight, outline};
use nonet_protocol::Role;
use yew::prelude::*;

/// The sizes in which digits and small digits are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Sizes {
    pub(super) digits: Size,
    pub(super) notes: Size,
}

#[derive(Properties, PartialEq)]
pub(super) struct CellProps {
    /// The view of the cell.
    pub(super) view: CellView,
    /// The sizes of its digits.
    pub(super) sizes: Sizes,
}

/// The cell. The board listens to the pointer and the keys for all cells.
#[component]
pub(super) fn CellBox(CellProps { view, sizes }: &CellProps) -> Html {
    html! {
        <div
            class={class(view)}
            role="gridcell"
            tabindex={if view.tab_stop { "0" } else { "-1" }}
            aria-label={view.name()}
            aria-description={view.description()}
            aria-colindex={(view.cell.column_index() + 1).to_string()}
            aria-readonly={matches!(view.content, Content::Given(_)).then_some("true")}
            aria-invalid={view.invalid.then_some("true")}
            aria-selected={(view.relation == Relation::Selected).to_string()}
            data-cell={view.cell.index().to_string()}
        >
            if !is_blank(view) {
                <svg class="cell__ink" viewBox="0 0 100 100" aria-hidden="true">
                    if let Some(digit) = view.content.digit().filter(|_| view.notes.is_empty()) {
                        {value(view, digit, sizes.digits)}
                    } else {
                        <PencilMarks view={small(view)} size={sizes.notes} />
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
        view.emptied.then_some("cell--emptied"),
        view.fits.map(|fits| if fits { "cell--fits" } else { "cell--dimmed" }),
        view.pointed.then_some("cell--pointed"),
        view.rule.map(rule_class),
        view.role.map(role_class),
        view.colour.map(colour_class),
    )
}

fn is_blank(view: &CellView) -> bool {
    let has_marks = view.marks.iter().any(Option::is_some);
    view.content == Content::Empty && view.notes.is_empty() && view.centre.is_empty() && !has_marks
}

/// The cell reduced to what its small digits are drawn from, so that they need not be drawn again when anything else changes.
fn small(view: &CellView) -> CellView {
    CellView {
        notes: view.notes,
        centre: view.centre,
        unwritten: view.unwritten,
        tints: view.tints,
        marks: view.marks,
        ..CellView::of(view.cell, Content::Empty)
    }
}

/// The digit in the cell, inside the shape of its role, with a wave under it if it is wrong.
fn value(view: &CellView, digit: Digit, size: Size) -> Html {
    let filled = matches!(view.role, Some(Role::Target | Role::On));
    let (author, weight) = match view.content {
        Content::Given(_) => ("ink--given", Weight::Semibold),
        Content::Solved(_) => ("ink--solved", Weight::Regular),
        Content::Entered(_) | Content::Empty => ("ink--entered", Weight::Regular),
    };
    // On a filled shape, the digit gets the colour of the surface.
    let class = classes!("ink", author, view.invalid.then_some("ink--invalid"), filled.then_some("mark--filled"));
    html! {
        <>
            if let Some(role) = view.role {
                {around(role)}
            }
            <path {class} d={outline(digit, weight)} transform={digit_size(size)} />
            if view.invalid {
                <path class="ink__wave" d="M31 84q4.75-7 9.5 0t9.5 0t9.5 0t9.5 0" />
            }
        </>
    }
}

/// The transform that places the outline of a digit, a box of 64 by 100, in the middle of the cell. It reduces the height by a
/// tenth more than the width, so that horizontal strokes get nine tenths of the vertical strokes' width, as usual in type.
const fn digit_size(size: Size) -> &'static str {
    match size {
        Size::Small => "translate(35 29)scale(.467 .42)",
        Size::Medium => "translate(33.5 26.6)scale(.515 .467)",
        Size::Large => "translate(31.2 23.4)scale(.588 .532)",
    }
}

/// The shape of a role, drawn around the digit of its cell.
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

/// Returns the class of the player's colour with this number.
pub(super) fn colour_class(colour: Digit) -> String {
    format!("colour--{colour}")
}

const fn rule_class(mark: RuleMark) -> &'static str {
    match mark {
        RuleMark::Outside => "cell--outside",
        RuleMark::Locked => "cell--locked",
        RuleMark::Lacking => "cell--lacking",
        RuleMark::Forced => "cell--forced",
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
