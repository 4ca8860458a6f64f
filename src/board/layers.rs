//! The layers under and over the cells: the tint of the selection, the lines between cells and boxes, frames around houses, the signs of a
//! step, and lines from cell to cell. A layer of which much may be drawn is a component of its own, so that it is not drawn again while it
//! is as it was.

use super::view::{BoardView, Relation};
use nonet_core::board::{Cell, CellSet, House, HouseKind, HouseSet};
use nonet_drawing::{LinkView, OrderView, RaysView};
use std::rc::Rc;
use yew::prelude::*;

/// Draws the tint of the selection: the houses of the selected cell as one shape under the cells, and above it the cells of the same
/// digit. The last cell of a solved game gets a wave instead of the houses. The cells themselves need no redrawing when the cursor moves.
pub(super) fn selection_tint(view: &BoardView) -> Html {
    let &BoardView { tinted_cell, solved_at, .. } = view;
    let same = view.cells.iter().filter(|cell| cell.relation == Relation::Same).map(|cell| cell.cell);
    let at = |cell: Cell| (cell.row_index(), cell.column_index());
    let (class, under) = match (solved_at.map(at), tinted_cell.map(at)) {
        (Some((row, column)), _) => ("board__wave", format!("M{column}.5 {row}.5m-13 0a13 13 0 0 0 26 0a13 13 0 0 0-26 0")),
        (None, Some((row, column))) => {
            ("board__peers", format!("M0 {row}h9v1h-9zM{column} 0h1v9h-1zM{} {}h3v3h-3z", column / 3 * 3, row / 3 * 3))
        }
        (None, None) => ("board__peers", String::new()),
    };
    let same: String = same.map(at).map(|(row, column)| format!("M{column} {row}h1v1h-1z")).collect();
    html! {
        <svg class="board__seen" viewBox="0 0 9 9" aria-hidden="true">
            <path {class} d={under} />
            <path class="board__same" d={same} />
        </svg>
    }
}

/// Draws one soft pulse over the cells of what the last move completed. `number` numbers such moves, so that each is a new element. The
/// cells themselves need no redrawing.
pub(super) fn completed_pulse((cells, number): (CellSet, u32)) -> Html {
    let square = |cell: Cell| format!("M{} {}h1v1h-1z", cell.column_index(), cell.row_index());
    let cells: String = cells.iter().map(square).collect();
    html! {
        <svg key={number} class="board__seen" viewBox="0 0 9 9" aria-hidden="true"><path class="board__pulse" d={cells} /></svg>
    }
}

/// Draws the thin lines between cells and the thick lines between boxes.
pub(super) fn grid_lines() -> Html {
    html! {
        <svg class="board__lattice" viewBox="0 0 9 9" aria-hidden="true">
            <path class="board__thin" d="M1 0v9M2 0v9M4 0v9M5 0v9M7 0v9M8 0v9M0 1h9M0 2h9M0 4h9M0 5h9M0 7h9M0 8h9" />
            <path class="board__thick" d="M3 0v9M6 0v9M0 3h9M0 6h9" />
        </svg>
    }
}

/// Draws frames around houses: those of a step, or the house of a clash.
pub(super) fn house_frames(houses: HouseSet) -> Html {
    html! { <svg class="board__houses" viewBox="0 0 9 9" aria-hidden="true">{for houses.iter().map(frame)}</svg> }
}

fn frame(house: House) -> Html {
    let number = house.number();
    let (x, y, width, height) = match house.kind() {
        HouseKind::Row => (0, number, 9, 1),
        HouseKind::Column => (number, 0, 1, 9),
        HouseKind::Box => (number % 3 * 3, number / 3 * 3, 3, 3),
    };
    html! {
        <rect
            key={house.index()}
            x={x.to_string()}
            y={y.to_string()}
            width={width.to_string()}
            height={height.to_string()}
        />
    }
}

#[derive(Properties, PartialEq)]
pub(super) struct RaysProps {
    /// The rays and the crosses.
    pub(super) rays: RaysView,
    /// The numbers beside small digits.
    pub(super) order: Rc<Vec<OrderView>>,
}

/// The signs over the cells while a step is shown: rays and crosses show why it is a single, and numbers give the order of the
/// placements in a trial or a chain with cases.
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

/// A number beside its small digit, on a board of 900 by 900 units.
fn number(view: &OrderView) -> Html {
    let OrderView { candidate, text, x, y } = view;
    // The text stands on its baseline, below the middle of its digits.
    let baseline = y + 6;
    html! {
        <text
            key={format!("{}{}", candidate.cell, candidate.digit)}
            class="mark__number"
            x={x.to_string()}
            y={baseline.to_string()}
            text-anchor="middle"
        >
            {text}
        </text>
    }
}

#[derive(Properties, PartialEq)]
pub(super) struct LinksProps {
    /// The links of the chain that is shown.
    pub(super) links: Rc<Vec<LinkView>>,
    /// The lines that the player drew, and the one that is being drawn.
    pub(super) lines: Vec<LinkView>,
}

/// The links of a chain, with the player's lines above them.
#[component]
pub(super) fn Links(LinksProps { links, lines }: &LinksProps) -> Html {
    html! {
        <svg class="board__links" viewBox="0 0 9000 9000" aria-hidden="true">
            {for links.iter().map(link)}
            <g class="board__lines">{for lines.iter().map(line)}</g>
        </svg>
    }
}

/// A link over a halo. Both ends look alike, because a chain can be read in both directions.
fn link(view: &LinkView) -> Html {
    html! { <><path class="link link--halo" d={view.path.clone()} />{line(view)}</> }
}

fn line(view: &LinkView) -> Html {
    html! { <path class={if view.strong { "link" } else { "link link--weak" }} d={view.path.clone()} /> }
}
