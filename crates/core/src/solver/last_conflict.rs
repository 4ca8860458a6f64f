//! A slower and safer choice of guess, for the rare search that has stalled.
//!
//! The usual choice fills the tightest band first, which is fast where everything is tight. In a nearly empty grid it can get
//! lost: it completes one band in all possible ways while the contradiction sits between two others. Two remedies are known from
//! constraint solving, and together they work: guess where there are the fewest possibilities in the whole grid; and
//! after a contradiction, first guess again where the last guess failed, for as long as that is open. So the search
//! comes back to the place of the contradiction instead of changing what has nothing to do with it. (Lecoutre, Saïs, Tabary and
//! Vidal, "Reasoning from last conflict(s) in constraint programming", 2009.)

use super::planes::Planes;
use crate::board::{Candidate, CandidateSet, Cell, CellSet, Digit, House};

/// The number of guesses without a solution after which a search counts as stalled. The hardest puzzles known take a few hundred.
const STALL_AFTER: u64 = 1_000;

/// The state of a search by which it is known to have stalled, and its last conflict: the guess that failed last.
#[derive(Default)]
pub(super) struct LastConflict {
    last_solution: u64,        // the number of guesses that had been made then
    failed: Option<Candidate>, // the last guess that failed, while stalled
}

impl LastConflict {
    /// Takes note of a solution that was found after this many guesses.
    pub(super) fn found(&mut self, guesses: u64) {
        *self = LastConflict { last_solution: guesses, failed: None };
    }

    /// Returns whether the search has stalled: it has made [`STALL_AFTER`] guesses since its last solution. Then its guesses are those of
    /// [`guess`](LastConflict::guess).
    #[inline(always)]
    pub(super) fn is_stalled(&self, guesses: u64) -> bool {
        guesses - self.last_solution >= STALL_AFTER
    }

    /// Takes note of a guess, made after this many guesses, that has been searched: it failed if there was no solution since.
    #[cold]
    #[inline(never)]
    pub(super) fn searched(&mut self, guess: Candidate, guesses: u64) {
        if self.last_solution < guesses {
            self.failed.get_or_insert(guess);
        }
    }

    /// Returns the candidate to guess: that it is true, or else that it is false. None if nothing is open.
    #[cold]
    #[inline(never)] // here and below, lest the fast search carry all this along
    pub(super) fn guess(&mut self, planes: &Planes) -> Option<Candidate> {
        let open = open_candidates(planes);
        self.failed = self.failed.filter(|&candidate| open.contains(candidate));
        self.failed.or_else(|| tightest(&open))
    }
}

/// The candidates of the cells that have more than one.
fn open_candidates(planes: &Planes) -> CandidateSet {
    let (mut one, mut two) = (CellSet::EMPTY, CellSet::EMPTY);
    for digit in Digit::ALL {
        let cells = planes.cells_of(digit);
        two |= one & cells;
        one |= cells;
    }
    Digit::ALL
        .into_iter()
        .fold(CandidateSet::EMPTY, |open, digit| open | CandidateSet::of_digit(digit, planes.cells_of(digit) & two))
}

/// A candidate of the cell with the fewest digits, or of the house with the fewest places for a digit, whichever has fewer.
fn tightest(open: &CandidateSet) -> Option<Candidate> {
    let cell = Cell::all().map(|cell| (open.digits_in(cell).len(), cell)).filter(|&(digits, _)| digits > 0).min();
    let places = House::all().flat_map(|house| Digit::ALL.map(|digit| (digit, open.cells_of(digit) & house.cells())));
    let place = places.filter(|(_, cells)| cells.len() > 1).min_by_key(|(_, cells)| cells.len());
    let (digits, cell) = cell?;
    match place {
        Some((digit, cells)) if cells.len() < digits => cells.first().map(|cell| Candidate::new(cell, digit)),
        _ => open.digits_in(cell).first().map(|digit| Candidate::new(cell, digit)),
    }
}
