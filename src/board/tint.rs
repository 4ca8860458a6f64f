//! The tint of the selection: the houses of the selected cell and the cells of the same digit.

use nonet_core::board::{Cell, CellSet};
use yew::prelude::*;

/// The props of [`SelectionTint`].
#[derive(Properties, PartialEq)]
pub(super) struct SelectionTintProps {
    /// The cell whose houses are tinted.
    pub(super) tinted_cell: Option<Cell>,
    /// The last cell of a solved game, which gets a wave instead of the tint.
    pub(super) solved_at: Option<Cell>,
    /// The cells with the same digit as the selected cell.
    pub(super) same: CellSet,
}

/// The tinted houses as one shape under the cells, and the tinted cells of the same digit above it. The cells themselves need no
/// redrawing when the cursor moves.
#[component]
pub(super) fn SelectionTint(&SelectionTintProps { tinted_cell, solved_at, same }: &SelectionTintProps) -> Html {
    let at = |cell: Cell| (cell.row_index(), cell.column_index());
    let (class, under) = match (solved_at.map(at), tinted_cell.map(at)) {
        (Some((row, column)), _) => ("board__wave", format!("M{column}.5 {row}.5m-13 0a13 13 0 0 0 26 0a13 13 0 0 0-26 0")),
        (None, Some((row, column))) => {
            ("board__peers", format!("M0 {row}h9v1h-9zM{column} 0h1v9h-1zM{} {}h3v3h-3z", column / 3 * 3, row / 3 * 3))
        }
        (None, None) => ("board__peers", String::new()),
    };
    let same: String = same.iter().map(at).map(|(row, column)| format!("M{column} {row}h1v1h-1z")).collect();
    html! {
        <svg class="board__seen" viewBox="0 0 9 9" aria-hidden="true">
            <path {class} d={under} />
            <path class="board__same" d={same} />
        </svg>
    }
}

/// The props of [`CompletedPulse`].
#[derive(Properties, PartialEq)]
pub(super) struct CompletedPulseProps {
    /// The cells of what the last move completed.
    pub(super) cells: CellSet,
}

/// One soft pulse over cells, when it is drawn first. The cells themselves need no redrawing.
#[component]
pub(super) fn CompletedPulse(&CompletedPulseProps { cells }: &CompletedPulseProps) -> Html {
    let square = |cell: Cell| format!("M{} {}h1v1h-1z", cell.column_index(), cell.row_index());
    let cells: String = cells.iter().map(square).collect();
    html! {
        <svg class="board__seen" viewBox="0 0 9 9" aria-hidden="true"><path class="board__pulse" d={cells} /></svg>
    }
}
