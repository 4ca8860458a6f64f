//! The consequences of singles alone, by bit sets: enough to see whether a trial fails, and how soon, without writing it down.

use nonet_core::board::{Candidate, CandidateSet, Candidates, Cell, CellSet, Digit, DigitSet, House};

/// The cells that each digit may be in, the filled ones among them.
#[derive(Clone, Copy)]
pub(super) struct Planes {
    digits: [CellSet; 9],
    /// The filled cells, which have been taken from their peers.
    set: CellSet,
}

/// The result of a look for hidden singles.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Hidden {
    None,
    Some,
    Impossible,
}

impl Planes {
    pub(super) fn of(candidates: &Candidates) -> Planes {
        let allowed = candidates.possible();
        Planes { digits: Digit::ALL.map(|digit| allowed.cells_of(digit)), set: !candidates.empty_cells() }
    }

    /// The number of rounds of singles after which a candidate is refuted; none if it isn't.
    pub(super) fn rounds(mut self, assumed: Candidate) -> Option<usize> {
        self.assume(assumed)
    }

    /// The candidates that may still be true after a candidate and the singles that follow from it.
    pub(super) fn after(mut self, assumed: Candidate) -> CandidateSet {
        let _ = self.assume(assumed);
        let left = |all: CandidateSet, digit: Digit| all | CandidateSet::of_digit(digit, self.digits[digit.index()]);
        Digit::ALL.into_iter().fold(CandidateSet::EMPTY, left)
    }

    /// The number of candidates that are left after a candidate and the singles that follow from it.
    pub(super) fn left_by(mut self, assumed: Candidate) -> usize {
        let _ = self.assume(assumed);
        self.digits.iter().map(|cells| cells.len()).sum()
    }

    /// Whether singles, and trials of the candidates of a cell within, refute a candidate. `left` is how many positions may be
    /// looked at, and is counted down.
    pub(super) fn refute(mut self, assumed: Candidate, left: &mut usize) -> bool {
        let Some(rest) = left.checked_sub(1) else { return false };
        *left = rest;
        if self.assume(assumed).is_some() {
            return true;
        }
        let Some(cell) = self.smallest() else { return false };
        let fits = |&digit: &Digit| self.digits[digit.index()].contains(cell);
        DigitSet::ALL.iter().filter(fits).all(|digit| self.refute(Candidate::new(cell, digit), left))
    }

    /// Puts a candidate, and then singles. After how many rounds there is a contradiction; none if there are no more singles.
    fn assume(&mut self, assumed: Candidate) -> Option<usize> {
        self.put(assumed);
        for round in 0.. {
            let (mut one, mut more) = (CellSet::EMPTY, CellSet::EMPTY);
            for &cells in &self.digits {
                more |= one & cells;
                one |= cells;
            }
            if one != CellSet::ALL {
                return Some(round);
            }
            let naked = one - more - self.set;
            for digit in DigitSet::ALL {
                for cell in naked & self.digits[digit.index()] {
                    self.put(Candidate::new(cell, digit));
                }
            }
            match self.hidden(more) {
                Hidden::Impossible => return Some(round + 1),
                Hidden::None if naked.is_empty() => return None,
                Hidden::None | Hidden::Some => {}
            }
        }
        None
    }

    /// Fills the hidden singles among these cells.
    fn hidden(&mut self, unset: CellSet) -> Hidden {
        let mut found = Hidden::None;
        for digit in DigitSet::ALL {
            let own = self.digits[digit.index()];
            if own.len() == 9 && own.is_subset(self.set) {
                continue; // placed in nine cells that don't see each other: in every house
            }
            for house in House::all() {
                let places = self.digits[digit.index()] & house.cells();
                if places.is_empty() {
                    return Hidden::Impossible;
                }
                if places.len() > 1 {
                    continue;
                }
                if let Some(cell) = (places & unset).first().filter(|&cell| !self.set.contains(cell)) {
                    self.put(Candidate::new(cell, digit));
                    found = Hidden::Some;
                }
            }
        }
        found
    }

    /// Makes a candidate the only one of its cell, and takes it from the peers.
    fn put(&mut self, Candidate { cell, digit }: Candidate) {
        for cells in &mut self.digits {
            *cells = cells.without(cell);
        }
        let own = &mut self.digits[digit.index()];
        *own = (*own - cell.peers()).with(cell);
        self.set = self.set.with(cell);
    }

    /// The first of the open cells with the fewest candidates; none if all are filled.
    fn smallest(&self) -> Option<Cell> {
        let mut at_least = [CellSet::EMPTY; 11]; // so many candidates or more
        at_least[0] = CellSet::ALL;
        for cells in self.digits {
            for n in (1..10).rev() {
                at_least[n] |= at_least[n - 1] & cells;
            }
        }
        at_least[3..].iter().find_map(|more| (!self.set - *more).first())
    }
}
