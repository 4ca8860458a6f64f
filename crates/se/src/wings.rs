//! XY-Wing (4.2) and XYZ-Wing (4.4).

use super::difficulty::Difficulty;
use super::houses::peers_in_order;
use super::position::Position;
use super::step::{Pattern, Step, removals_of};
use nonet_core::board::{Cell, CellSet};

const XY: Difficulty = Difficulty::new(4.2);
const XYZ: Difficulty = Difficulty::new(4.4);

/// The first XY-Wing, or XYZ-Wing if `full`.
pub(super) fn find(position: &Position, full: bool) -> Option<Step> {
    let bivalue: CellSet = position.empty_cells().iter().filter(|&cell| position.candidates(cell).len() == 2).collect();
    let size = if full { 3 } else { 2 };
    let mut pivots = position.empty_cells().iter().filter(|&cell| position.candidates(cell).len() == size);
    pivots.find_map(|pivot| {
        let wings = bivalue & pivot.peers();
        if wings.len() < 2 {
            return None;
        }
        let of_pivot = position.candidates(pivot);
        let wings = || peers_in_order(pivot, wings);
        let first = wings().filter(|&wing| (of_pivot - position.candidates(wing)).len() == 1);
        first.into_iter().find_map(|first| wings().find_map(|second| wing(position, [pivot, first, second], full)))
    })
}

fn wing(position: &Position, cells: [Cell; 3], full: bool) -> Option<Step> {
    let [pivot, first, second] = cells.map(|cell| position.candidates(cell));
    let shared = usize::from(full);
    if (pivot | first | second).len() != 3 || (pivot & first & second).len() != shared {
        return None;
    }
    let digit = (first & second).first()?;
    let seen = cells[1].peers() & cells[2].peers() & if full { cells[0].peers() } else { CellSet::ALL };
    let victims = (position.cells_of(digit) & seen) - cells.into_iter().collect();
    if victims.is_empty() {
        return None;
    }
    let difficulty = if full { XYZ } else { XY };
    Some(Step::removing(difficulty, Pattern::Wing { cells, digit, full }, removals_of(digit, victims)))
}
