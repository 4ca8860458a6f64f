//! Tells digits that were written by hand from printed ones, for the board as a whole.
//!
//! # The idea
//!
//! The network judges each cell by itself, and takes a digit of an unusual design for handwriting, or one that is cut at a side.
//! Two things that it can't see put this right: a printed digit has twins, while no hand writes the same shape twice; and the printed
//! digits of a puzzle have exactly one solution. A few digits by hand of which none is clear, or in a picture that a program drew, are
//! doubtful.
//!
//! ```text
//!   1  4  3      r1c1 looks handwritten, and no other 1 of the board has its shape: it is by hand,
//!      7         and without it the puzzle still has one solution.
//!   6     1      With the shape of another 1 it would be printed.
//! ```
//!
//! # Invariants
//!
//! - Digits become printed in the order of the network's doubt, the least likely hand first, and no more of them than the printed digits
//!   need for one solution. A board that has none or several with all its digits is left as the network sees it.
//! - A digit that is made printed for the sake of the solution is doubtful.

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        CUTOUT_PIXELS, Cutout,
        network::{CLASSES, OUTPUTS},
    };
    use nonet_core::board::Digit;

    const PUZZLE: &str = "043080250600000000000001094900004070000608000010200003820500000000000005034090710";

    /// Returns a shape that is like no other.
    fn shape(number: usize) -> Cutout {
        let mut state = number as u32 * 2 + 1;
        Cutout(std::array::from_fn::<u8, CUTOUT_PIXELS, _>(|_| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 25) as u8
        }))
    }

    /// Returns sure readings of a board. Each cell has a shape of its own, but the second of `twins` has that of the first; the cells of
    /// `hands` look handwritten.
    fn readings(board: &Grid, hands: CellSet, twins: Option<[Cell; 2]>) -> Vec<CellReading> {
        let reading = |cell: Cell| {
            let mut outputs = [0.0; OUTPUTS];
            outputs[board[cell].map_or(0, |digit| digit.value().into())] = 20.0;
            outputs[CLASSES] = if hands.contains(cell) { 5.0 } else { -5.0 };
            let twin = twins.filter(|twins| twins[1] == cell).map_or(cell, |twins| twins[0]);
            CellReading::new(shape(twin.index()), &outputs)
        };
        Cell::all().map(reading).collect()
    }

    fn cell(name: &str) -> Cell {
        name.parse().unwrap()
    }

    /// The puzzle, and a digit of its solution that somebody has written into it.
    fn filled_in() -> Grid {
        PUZZLE.parse::<Grid>().unwrap().with(cell("r1c1"), Some(Digit::D1))
    }

    #[test]
    fn a_digit_in_a_shape_of_its_own_is_by_hand() {
        let found = Hands::of(&readings(&filled_in(), cell("r1c1").into(), None), &filled_in(), false);
        assert_eq!((found.cells, found.doubtful), (CellSet::of(cell("r1c1")), Vec::new()));
    }

    #[test]
    fn a_digit_with_a_twin_is_printed() {
        let twins = Some([cell("r3c6"), cell("r1c1")]); // both hold a 1
        let found = Hands::of(&readings(&filled_in(), cell("r1c1").into(), twins), &filled_in(), false);
        assert_eq!((found.cells, found.doubtful), (CellSet::EMPTY, Vec::new()));
    }

    #[test]
    fn in_a_picture_that_a_program_drew_a_few_hands_are_doubtful() {
        let found = Hands::of(&readings(&filled_in(), cell("r1c1").into(), None), &filled_in(), true);
        assert_eq!((found.cells, found.doubtful), (CellSet::of(cell("r1c1")), vec![cell("r1c1")]));
    }

    #[test]
    fn a_digit_without_which_there_are_several_solutions_is_printed_and_doubtful() {
        let board: Grid = PUZZLE.parse().unwrap();
        let is_needed = |cell: &Cell| solver::count(&board.with(*cell, None), 2) > 1;
        let needed = board.filled_cells().iter().find(is_needed).unwrap();
        let found = Hands::of(&readings(&board, needed.into(), None), &board, false);
        assert_eq!((found.cells, found.doubtful), (CellSet::EMPTY, vec![needed]));
    }
}
