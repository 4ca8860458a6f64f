//! The state of a board while it is rated: the candidates by cell and by house, and the empty cells.

use super::houses::{Places, cell_at, houses_of};
use nonet_core::board::{Candidates, Cell, CellSet, Digit, DigitSet, House};

/// The candidates, by cell and by house. Filled cells have none.
#[derive(Clone, Debug)]
pub(super) struct Marks {
    candidates: [DigitSet; 81],
    places: [[Places; 9]; 27], // Invariant: the same candidates, by house and digit.
}

impl Marks {
    /// The candidates of `cell`.
    #[inline(always)]
    pub(super) fn candidates(&self, cell: Cell) -> DigitSet {
        self.candidates[cell.index()]
    }

    /// The places of `house` that have `digit`.
    #[inline(always)]
    pub(super) fn places(&self, house: House, digit: Digit) -> Places {
        self.places[house.index()][digit.index()]
    }

    #[inline(always)]
    pub(super) fn remove(&mut self, cell: Cell, digit: Digit) {
        self.candidates[cell.index()] = self.candidates(cell).without(digit);
        for (house, place) in houses_of(cell) {
            let places = &mut self.places[house.index()][digit.index()];
            *places = places.without(place);
        }
    }

    #[inline(always)]
    pub(super) fn add(&mut self, cell: Cell, digit: Digit) {
        self.candidates[cell.index()] = self.candidates(cell).with(digit);
        for (house, place) in houses_of(cell) {
            let places = &mut self.places[house.index()][digit.index()];
            *places = places.with(place);
        }
    }

    /// The cells that have `digit`.
    pub(super) fn cells_of(&self, digit: Digit) -> CellSet {
        let rows = self.places[..9].iter().rev();
        CellSet::from_bits(rows.fold(0, |cells, row| cells << 9 | u128::from(row[digit.index()].bits())))
    }

    /// The candidates of all cells, which say all that there is to say.
    pub(super) fn by_cell(&self) -> &[DigitSet; 81] {
        &self.candidates
    }
}

/// A position: the candidates and which cells are empty. It changes only by [`remove`](Position::remove) and
/// [`place`](Position::place).
#[derive(Clone, Debug)]
pub(super) struct Position {
    marks: Marks,
    empty: CellSet,
    empty_in: [u8; 27], // Invariant: how many cells of `empty` lie in each house.
    placed: [u8; 9],    // The number of cells that hold each digit.
}

impl Position {
    /// The position with the same digits and candidates.
    pub(super) fn new(candidates: &Candidates) -> Position {
        let marks = Marks { candidates: [DigitSet::EMPTY; 81], places: [[Places::EMPTY; 9]; 27] };
        let mut position = Position { marks, empty: candidates.empty_cells(), empty_in: [0; 27], placed: [0; 9] };
        for cell in position.empty {
            candidates.of_cell(cell).iter().for_each(|digit| position.marks.add(cell, digit));
            houses_of(cell).iter().for_each(|(house, _)| position.empty_in[house.index()] += 1);
        }
        candidates.grid().iter().for_each(|(_, digit)| position.placed[digit.index()] += 1);
        position
    }

    #[inline(always)]
    pub(super) fn marks(&self) -> &Marks {
        &self.marks
    }

    #[inline(always)]
    pub(super) fn candidates(&self, cell: Cell) -> DigitSet {
        self.marks.candidates(cell)
    }

    #[inline(always)]
    pub(super) fn places(&self, house: House, digit: Digit) -> Places {
        self.marks.places(house, digit)
    }

    /// The cells that have `digit` as a candidate.
    pub(super) fn cells_of(&self, digit: Digit) -> CellSet {
        self.marks.cells_of(digit)
    }

    /// The cells of `house` that have `digit`.
    pub(super) fn cells_in(&self, house: House, digit: Digit) -> CellSet {
        self.places(house, digit).map(|place| cell_at(house, place)).collect()
    }

    /// The empty cells.
    pub(super) fn empty_cells(&self) -> CellSet {
        self.empty
    }

    /// The number of empty cells of `house`.
    pub(super) fn empty_in(&self, house: House) -> usize {
        self.empty_in[house.index()].into()
    }

    /// The number of cells that hold `digit`.
    pub(super) fn placed(&self, digit: Digit) -> usize {
        self.placed[digit.index()].into()
    }

    #[inline(always)]
    pub(super) fn remove(&mut self, cell: Cell, digit: Digit) {
        self.marks.remove(cell, digit);
    }

    /// Fills an empty cell and takes the digit from its peers; a filled cell is left as it is.
    pub(super) fn place(&mut self, cell: Cell, digit: Digit) {
        if !self.empty.contains(cell) {
            return;
        }
        self.empty = self.empty.without(cell);
        houses_of(cell).iter().for_each(|(house, _)| self.empty_in[house.index()] -= 1);
        self.placed[digit.index()] += 1;
        for own in self.candidates(cell) {
            self.marks.remove(cell, own);
        }
        for peer in self.cells_of(digit) & cell.peers() {
            self.marks.remove(peer, digit);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_core::board::{CandidateSet, Grid};

    fn candidates() -> Candidates {
        let grid: Grid = "043080250600000000000001094900004070000608000010200003820500000000000005034090710".parse().unwrap();
        Candidates::new(&grid)
    }

    /// The candidates by cell and by house, the numbers of empty cells and of digits, against those of `Candidates`.
    fn agrees(position: &Position, candidates: &Candidates) {
        assert_eq!(position.empty_cells(), candidates.empty_cells());
        for cell in Cell::all() {
            assert_eq!(position.candidates(cell), candidates.of_cell(cell), "{cell}");
        }
        for digit in Digit::ALL {
            assert_eq!(position.cells_of(digit), candidates.of_digit(digit));
            assert_eq!(position.placed(digit), candidates.placed().cells_of(digit).len());
            for house in House::all() {
                assert_eq!(position.cells_in(house, digit), candidates.of_digit(digit) & house.cells(), "{digit} in {house}");
            }
        }
        for house in House::all() {
            assert_eq!(position.empty_in(house), (candidates.empty_cells() & house.cells()).len(), "{house}");
        }
    }

    #[test]
    fn a_position_says_the_same_by_cells_and_by_houses_whatever_is_done_to_it() {
        let mut candidates = candidates();
        let mut position = Position::new(&candidates);
        agrees(&position, &candidates);
        for (place, it) in candidates.open().iter().step_by(7).enumerate().collect::<Vec<_>>() {
            if !candidates.open().contains(it) {
                continue;
            }
            if place % 3 == 0 {
                candidates.place(it.cell, it.digit);
                position.place(it.cell, it.digit);
            } else {
                candidates.eliminate(&CandidateSet::of(it));
                position.remove(it.cell, it.digit);
            }
            agrees(&position, &candidates);
        }
    }

    #[test]
    fn a_filled_cell_is_left_as_it_is() {
        let mut position = Position::new(&candidates());
        let filled = candidates().grid().iter().next().unwrap().0;
        position.place(filled, Digit::D1);
        agrees(&position, &candidates());
    }
}
