//! Tells digits that were written by hand from printed ones, for the board as a whole.
//!
//! The network judges each cell by itself, and takes a digit of an unusual design for handwriting, or one that is cut at a side.
//! Two things that it can't see put this right: a printed digit has twins, while no hand writes the same shape twice; and the printed
//! digits of a puzzle have exactly one solution. A few digits by hand of which none is clear, or in a picture that a program drew, are
//! doubtful.

use crate::reading::CellReading;
use nonet_core::{
    board::{Cell, CellSet, Grid},
    solver::{self, Solutions},
};

/// The likeness from which on two digits are twins. Of 3,100 handwritten digits on 80 photos, two come nearer to another one, and these
/// are printed.
const TWIN: f32 = 0.96;
/// The maximum number of handwritten digits in a picture that may be printed ones: where there are more, each makes the others likely.
const FEW: usize = 3;
/// The probability that one of a few handwritten digits in a photo must reach: then somebody did write there.
const CLEAR: f32 = 0.9;

/// The handwritten digits of a board.
pub(crate) struct Hands {
    /// The cells whose digits are probably handwritten.
    pub(crate) cells: CellSet,
    /// The cells of which that is doubtful, the most doubtful first. Some of them are taken for printed.
    pub(crate) doubtful: Vec<Cell>,
}

impl Hands {
    /// Tells the handwritten digits of a board. `is_drawn` says whether a program drew the picture. Only if the board has exactly one
    /// solution, its printed digits must have one.
    pub(crate) fn of(cells: &[CellReading], board: &Grid, is_drawn: bool) -> Hands {
        let share = |cell: Cell| cells[cell.index()].by_hand;
        let mut hands: Vec<Cell> = board.filled_cells().iter().filter(|&cell| share(cell) > 0.5).collect();
        hands.retain(|&cell| !has_twin(cells, board, cell));
        hands.sort_by(|&a, &b| share(a).total_cmp(&share(b)));
        let rest = |printed: usize| hands[printed..].iter().copied().collect::<CellSet>();
        let has_one = |printed: usize| matches!(solver::solve(&board.within(!rest(printed))), Solutions::One(_));
        // The least likely hands are printed, as many as the printed digits need for one solution.
        let printed = (0..=hands.len()).find(|&printed| has_one(printed)).unwrap_or(0);
        let are_few = hands.len() - printed <= FEW;
        let is_any_clear = hands.last().is_some_and(|&cell| share(cell) >= CLEAR);
        let asked = if are_few && (is_drawn || !is_any_clear) { hands.len() } else { printed };
        Hands { cells: rest(printed), doubtful: hands[..asked].to_vec() }
    }
}

/// Returns whether some other cell holds the same digit in the same shape.
fn has_twin(cells: &[CellReading], board: &Grid, cell: Cell) -> bool {
    let own = &cells[cell.index()].cutout;
    let others = Cell::all().filter(|&other| other != cell && board[other] == board[cell]);
    others.into_iter().any(|other| own.likeness(&cells[other.index()].cutout) >= TWIN)
}
