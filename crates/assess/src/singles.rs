//! A board on which singles are filled very often, as the search for backdoors and trials does: sets of cells, and no record of steps.

use nonet_core::board::{Candidate, Cell, CellSet, Digit, Grid, House};

/// A board with its candidates, on which naked and hidden singles are filled.
#[derive(Clone)]
pub(crate) struct SinglesBoard {
    /// The cells that may hold each digit. A filled cell is in the set of its digit alone.
    places: [CellSet; 9],
    /// The cells that are filled.
    filled: CellSet,
}

/// The state of a board on which there is nothing left to fill.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Outcome {
    /// Every cell is filled, and each house has all digits.
    Solved,
    /// There are empty cells, but no single.
    Stuck,
    /// A cell has no candidate left, or a house no place for a digit.
    Contradiction,
}

impl SinglesBoard {
    /// Returns the board of a grid, with every candidate that its digits leave.
    pub(crate) fn new(grid: &Grid) -> SinglesBoard {
        let mut board = SinglesBoard { places: [CellSet::ALL; 9], filled: CellSet::EMPTY };
        grid.iter().for_each(|(cell, digit)| board.place(Candidate::new(cell, digit)));
        board
    }

    /// Returns whether the candidate is left in an empty cell.
    pub(crate) fn is_open(&self, candidate: Candidate) -> bool {
        !self.filled.contains(candidate.cell) && self.places[candidate.digit.index()].contains(candidate.cell)
    }

    /// Returns the candidates of the empty cells.
    pub(crate) fn candidates(&self) -> impl Iterator<Item = Candidate> + use<> {
        let (places, empty) = (self.places, !self.filled);
        let of_digit = move |digit: Digit| (places[digit.index()] & empty).iter().map(move |cell| Candidate::new(cell, digit));
        Digit::ALL.into_iter().flat_map(of_digit)
    }

    /// Fills a cell, and removes the candidates that see the digit.
    pub(crate) fn place(&mut self, Candidate { cell, digit }: Candidate) {
        for (other, places) in Digit::ALL.into_iter().zip(&mut self.places) {
            if other == digit {
                *places -= cell.peers();
            } else {
                places.remove(cell);
            }
        }
        self.filled.insert(cell);
    }

    /// Removes a candidate.
    pub(crate) fn eliminate(&mut self, Candidate { cell, digit }: Candidate) {
        self.places[digit.index()].remove(cell);
    }

    /// Fills singles until there are none.
    pub(crate) fn fill_singles(&mut self) -> Outcome {
        loop {
            let (mut one, mut two) = (CellSet::EMPTY, CellSet::EMPTY);
            for places in self.places {
                two |= one & places;
                one |= places;
            }
            if one != CellSet::ALL {
                return Outcome::Contradiction;
            }
            let singles = one - two - self.filled;
            if !singles.is_empty() {
                if !self.fill_naked(singles) {
                    return Outcome::Contradiction;
                }
                continue;
            }
            match self.fill_hidden() {
                None => return Outcome::Contradiction,
                Some(false) if self.filled == CellSet::ALL => return Outcome::Solved,
                Some(false) => return Outcome::Stuck,
                Some(true) => {}
            }
        }
    }

    /// Fills cells that have one candidate each. Returns false if two of them want one digit in one house.
    fn fill_naked(&mut self, singles: CellSet) -> bool {
        Digit::ALL.into_iter().all(|digit| {
            let own = singles & self.places[digit.index()];
            own.iter().for_each(|cell| self.place(Candidate::new(cell, digit)));
            own.is_subset(self.places[digit.index()])
        })
    }

    /// Fills cells that are the only place of a digit in a house. Returns whether there are any, and None if a house has no place for a
    /// digit, also one that is filled wrongly.
    fn fill_hidden(&mut self) -> Option<bool> {
        let mut has_filled = false;
        for digit in Digit::ALL {
            for house in House::all() {
                let places = self.places[digit.index()] & house.cells();
                if let Some(cell) = only(places)?
                    && !self.filled.contains(cell)
                {
                    self.place(Candidate::new(cell, digit));
                    has_filled = true;
                }
            }
        }
        Some(has_filled)
    }
}

/// Returns the only cell of a set, if there is no other. None if there is no cell.
fn only(places: CellSet) -> Option<Option<Cell>> {
    (!places.is_empty()).then(|| places.single())
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_core::board::Candidates;
    use nonet_generator::{Seed, minimal};
    use nonet_logic::Contradiction;
    use proptest::prelude::*;

    /// Returns the outcome of the core's own singles at a position.
    fn outcome_of(position: &mut Candidates) -> Outcome {
        match position.place_singles(Contradiction::find) {
            (_, Some(_)) => Outcome::Contradiction,
            (_, None) if position.is_solved() => Outcome::Solved,
            (_, None) => Outcome::Stuck,
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn singles_are_those_of_the_core(seed: u64, more in prop::collection::vec((0usize..81, 0u8..9), 0..4)) {
            let grid = *minimal(Seed(seed)).unwrap().givens();
            let (mut board, mut position) = (SinglesBoard::new(&grid), Candidates::new(&grid));
            for (cell, digit) in more {
                let candidate = Candidate::new(Cell::from_index(cell).unwrap(), Digit::new(digit + 1).unwrap());
                prop_assert_eq!(board.is_open(candidate), position.open().contains(candidate));
                if board.is_open(candidate) {
                    board.place(candidate);
                    position.place(candidate.cell, candidate.digit);
                }
            }
            let expected = outcome_of(&mut position);
            prop_assert_eq!(board.fill_singles(), expected);
            if expected != Outcome::Contradiction {
                prop_assert!(board.candidates().eq(position.open().iter()));
            }
        }
    }
}
