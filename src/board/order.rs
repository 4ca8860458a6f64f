//! A number beside a small digit, where a trial or the cases of a chain have an order.

use nonet_core::board::{Candidate, Cell, Digit};
use nonet_drawing::OrderView;
use yew::prelude::*;

/// A number at the upper right of its small digit, on a board of 900 by 900; at the left, where there is no room.
pub(super) fn number(view: &OrderView) -> Html {
    let Candidate { cell, digit } = view.candidate;
    let (x, y) = corner(cell, digit);
    let (x, anchor) = if view.is_left() { (x - 16, Some("end")) } else { (x, None) };
    html! { <text key={format!("{cell}{digit}")} class="board__number" x={x.to_string()} y={y.to_string()} text-anchor={anchor}>{&view.text}</text> }
}

fn corner(cell: Cell, digit: Digit) -> (usize, usize) {
    let place = digit.index();
    (cell.column_index() * 100 + 30 + place % 3 * 28, cell.row_index() * 100 + 18 + place / 3 * 28)
}
