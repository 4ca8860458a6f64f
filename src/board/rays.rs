//! The signs over the cells while a step is shown: rays show why it is a single, and numbers give the order of the placements in
//! a trial or a chain with cases.

use nonet_core::board::{Candidate, Cell, Digit};
use nonet_drawing::{OrderView, RaysView};
use yew::prelude::*;

/// The props of [`Rays`].
#[derive(Properties, PartialEq)]
pub(super) struct RaysProps {
    /// The rays and the crosses.
    pub(super) rays: RaysView,
    /// The numbers beside small digits.
    pub(super) order: Vec<OrderView>,
}

/// The rays, the crosses and the numbers.
#[component]
pub(super) fn Rays(RaysProps { rays, order }: &RaysProps) -> Html {
    html! {
        <svg class="board__why" viewBox="0 0 900 900" aria-hidden="true">
            <path class="ray" d={rays.rays.clone()} />
            <path class="ray ray--cross" d={rays.crosses.clone()} />
            <path class="ray ray--earlier" d={rays.earlier.clone()} />
            {for order.iter().map(number)}
        </svg>
    }
}

/// A number at the upper right of its small digit, on a board of 900 by 900 units; at the left if there is no room at the right.
fn number(view: &OrderView) -> Html {
    let Candidate { cell, digit } = view.candidate;
    let (x, y) = corner(cell, digit);
    let (x, anchor) = if view.is_left() { (x - 16, Some("end")) } else { (x, None) };
    html! { <text key={format!("{cell}{digit}")} class="board__number" x={x.to_string()} y={y.to_string()} text-anchor={anchor}>{&view.text}</text> }
}

fn corner(cell: Cell, digit: Digit) -> (usize, usize) {
    let place = digit.index();
    (cell.column_index() * 100 + 30 + place % 3 * 28, cell.row_index() * 100 + 18 + place / 3 * 28)
}
