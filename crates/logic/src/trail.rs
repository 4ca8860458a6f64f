//! A search by singles and guesses, told as it goes: fill singles; when stuck, guess at the first cell with the fewest candidates,
//! digits ascending; take the guess back on a contradiction.

use super::Contradiction;
use nonet_core::board::{Candidate, Candidates, Cell, DigitSet, Grid};

/// How a search went.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Trail {
    /// What happened, in order.
    pub events: Vec<Event>,
    /// How many digits were tried until the first solution stood: a measure of difficulty.
    pub guesses: usize,
    /// The most guesses that stood at once until then.
    pub depth: usize,
    /// Whether the whole search was done; if not, a limit ended it.
    pub complete: bool,
}

/// One thing that happens in a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// Singles were filled in, in this order.
    Filled {
        /// The candidates that were placed.
        singles: Vec<Candidate>,
    },
    /// Nothing was left to fill, so a digit was tried.
    Guess {
        /// What was tried.
        candidate: Candidate,
        /// The digits that the cell had.
        digits: DigitSet,
        /// How many guesses stand, this one among them.
        depth: usize,
    },
    /// A guess was taken back.
    TakenBack {
        /// What had been tried.
        candidate: Candidate,
        /// How many guesses stood, this one among them.
        depth: usize,
        /// Why; none if all that follows from the guess has been searched.
        why: Option<Contradiction>,
    },
    /// The puzzle itself contradicts itself: nothing can be taken back.
    Impossible {
        /// In what.
        why: Contradiction,
    },
    /// Every cell is filled.
    Solution {
        /// The solved grid.
        grid: Grid,
        /// The guesses that lead to it.
        guesses: Vec<Candidate>,
    },
}

/// When a search ends before it has seen everything.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// After so many solutions.
    pub solutions: usize,
    /// After so many guesses.
    pub guesses: usize,
}

impl Limits {
    /// Up to the first solution, in at most 100,000 guesses.
    pub const FIRST: Limits = Limits { solutions: 1, guesses: 100_000 };
}

impl Trail {
    /// The solutions that were found, each with the guesses that lead to it.
    pub fn solutions(&self) -> impl Iterator<Item = (&Grid, &[Candidate])> {
        self.events.iter().filter_map(|event| match event {
            Event::Solution { grid, guesses } => Some((grid, guesses.as_slice())),
            _ => None,
        })
    }
}

/// Searches from a position, and tells how.
///
/// ```
/// use nonet_core::board::{Candidates, Grid};
/// use nonet_logic::{trail, Limits};
/// let grid: Grid = "043080250600000000000001094900004070000608000010200003820500000000000005034090710".parse().unwrap();
/// let found = trail(&Candidates::new(&grid), Limits::FIRST);
/// assert!(found.solutions().next().unwrap().0.is_solved());
/// assert!(found.guesses >= found.depth && found.depth > 0);
/// ```
#[must_use]
pub fn trail(candidates: &Candidates, limits: Limits) -> Trail {
    let mut search = TrailSearch { trail: Trail::default(), standing: Vec::new(), limits, tried: 0, solutions: 0 };
    let mut position = candidates.clone();
    search.trail.complete = match search.fill(&mut position) {
        Some(why) => {
            search.trail.events.push(Event::Impossible { why });
            true
        }
        None => search.go_on(&position),
    };
    search.trail
}

struct TrailSearch {
    trail: Trail,
    standing: Vec<Candidate>,
    limits: Limits,
    tried: usize,
    solutions: usize,
}

impl TrailSearch {
    /// Fills the singles, and says what contradicts itself, if anything.
    fn fill(&mut self, position: &mut Candidates) -> Option<Contradiction> {
        let (singles, contradiction) = position.place_singles(Contradiction::find);
        if !singles.is_empty() {
            self.trail.events.push(Event::Filled { singles });
        }
        contradiction
    }

    /// Searches on from a position without singles. Whether all of it was searched.
    fn go_on(&mut self, position: &Candidates) -> bool {
        let Some(cell) = fewest(position) else {
            self.solutions += 1;
            self.trail.events.push(Event::Solution { grid: *position.grid(), guesses: self.standing.clone() });
            return self.solutions < self.limits.solutions;
        };
        position.of_cell(cell).iter().all(|digit| self.guess(position, Candidate::new(cell, digit)))
    }

    /// Tries a candidate. Whether all that follows from it was searched.
    fn guess(&mut self, position: &Candidates, candidate: Candidate) -> bool {
        if self.tried == self.limits.guesses {
            return false;
        }
        self.tried += 1;
        self.standing.push(candidate);
        let depth = self.standing.len();
        if self.solutions == 0 {
            self.trail.guesses += 1;
            self.trail.depth = self.trail.depth.max(depth);
        }
        self.trail.events.push(Event::Guess { candidate, digits: position.of_cell(candidate.cell), depth });
        let mut position = position.clone();
        position.place(candidate.cell, candidate.digit);
        let why = self.fill(&mut position);
        if why.is_none() && !self.go_on(&position) {
            return false;
        }
        self.standing.pop();
        self.trail.events.push(Event::TakenBack { candidate, depth, why });
        true
    }
}

/// The first empty cell, in reading order, of those with the fewest candidates.
fn fewest(position: &Candidates) -> Option<Cell> {
    position.empty_cells().iter().min_by_key(|&cell| position.of_cell(cell).len())
}
