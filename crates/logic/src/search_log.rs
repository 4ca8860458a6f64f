//! A search by singles and guesses, told as it goes: fill singles; when stuck, guess at the first cell with the fewest
//! candidates, digits ascending; take the guess back on a contradiction.

use super::Contradiction;
use alloc::vec::Vec;
use nonet_core::board::{Candidate, Candidates, Cell, DigitSet, Grid};

/// The record of a search by singles and guesses. [`search_log`] makes it.
///
/// ```
/// use nonet_core::board::{Candidates, Grid};
/// use nonet_logic::{Event, Limits, search_log};
///
/// let grid: Grid = "043080250600000000000001094900004070000608000010200003820500000000000005034090710".parse()?;
/// let found = search_log(&Candidates::new(&grid), Limits::FIRST);
/// assert!(matches!(found.events.first(), Some(Event::Filled { .. })));
/// assert!(matches!(found.events.last(), Some(Event::Solution { .. })));
/// assert_eq!((found.guesses, found.depth, found.complete), (1, 1, false)); // it ends at the first solution
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SearchLog {
    /// The events of the search, in order.
    pub events: Vec<Event>,
    /// The number of guesses until the first solution stood, also of those that were taken back: a measure of difficulty.
    pub guesses: usize,
    /// The greatest number of guesses that stood at once until the first solution.
    pub depth: usize,
    /// Whether the search has seen everything. If not, a limit ended it.
    pub complete: bool,
}

/// An event of a search.
///
/// ```
/// use nonet_core::board::{Candidates, Grid};
/// use nonet_logic::{Event, Limits, search_log};
///
/// let grid: Grid = "043080250600000000000001094900004070000608000010200003820500000000000005034090710".parse()?;
/// let found = search_log(&Candidates::new(&grid), Limits::FIRST);
/// let Some(Event::Guess { candidate, digits, depth }) = found.events.get(1) else { panic!("a guess after the first singles") };
/// assert_eq!((candidate.to_string().as_str(), digits.to_string().as_str(), *depth), ("1r1c1", "1 7", 1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// Singles that were filled in.
    Filled {
        /// The candidates that were placed, in the order of placing.
        singles: Vec<Candidate>,
    },
    /// A guess, since no single was left to fill.
    Guess {
        /// The candidate that was tried.
        candidate: Candidate,
        /// The candidates that the cell had then.
        digits: DigitSet,
        /// The number of guesses that stand, this one among them.
        depth: usize,
    },
    /// A guess that was taken back.
    TakenBack {
        /// The candidate that had been tried.
        candidate: Candidate,
        /// The number of guesses that stood, this one among them.
        depth: usize,
        /// The contradiction to which the guess led. None if all that follows from the guess has been searched.
        why: Option<Contradiction>,
    },
    /// A contradiction of the puzzle itself, without a guess: nothing can be taken back.
    Impossible {
        /// The contradiction.
        why: Contradiction,
    },
    /// A solution: every cell is filled.
    Solution {
        /// The solved grid.
        grid: Grid,
        /// The guesses that lead to the solution, in order.
        guesses: Vec<Candidate>,
    },
}

/// The limits at which a search ends before it has seen everything.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The number of solutions after which the search ends.
    pub solutions: usize,
    /// The number of guesses after which the search ends.
    pub guesses: usize,
}

impl Limits {
    /// The limits of a search for the first solution, with at most 100,000 guesses.
    pub const FIRST: Limits = Limits { solutions: 1, guesses: 100_000 };
}

impl SearchLog {
    /// Returns the solutions that were found, in order, each with the guesses that lead to it.
    ///
    /// ```
    /// use nonet_core::board::{Candidates, Grid};
    /// use nonet_logic::{Limits, search_log};
    ///
    /// let grid: Grid = "000000200058006000000300085010470600900000507007039040760008000000900810009000000".parse()?;
    /// let found = search_log(&Candidates::new(&grid), Limits { solutions: 100, guesses: 100_000 });
    /// assert_eq!((found.solutions().count(), found.complete), (32, true));
    /// assert!(found.solutions().all(|(solution, guesses)| solution.is_solved() && guesses.len() > 0));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn solutions(&self) -> impl Iterator<Item = (&Grid, &[Candidate])> {
        self.events.iter().filter_map(|event| match event {
            Event::Solution { grid, guesses } => Some((grid, guesses.as_slice())),
            _ => None,
        })
    }
}

/// Searches for the solutions of a position, and returns the record of the search.
///
/// The search fills singles. When there are none, it guesses at the first cell with the fewest candidates, digits ascending,
/// and takes the guess back on a contradiction.
///
/// ```
/// use nonet_core::board::{Candidates, Grid};
/// use nonet_logic::{Limits, search_log};
///
/// let grid: Grid = "043080250600000000000001094900004070000608000010200003820500000000000005034090710".parse()?;
/// let found = search_log(&Candidates::new(&grid), Limits::FIRST);
/// let (solution, guesses) = found.solutions().next().ok_or("no solution")?;
/// assert!(solution.is_solved() && guesses.len() == found.depth);
/// assert!(found.guesses >= found.depth && found.depth > 0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn search_log(candidates: &Candidates, limits: Limits) -> SearchLog {
    let mut search = LoggedSearch { log: SearchLog::default(), standing: Vec::new(), limits, tried: 0, solutions: 0 };
    let mut position = candidates.clone();
    search.log.complete = match search.fill(&mut position) {
        Some(why) => {
            search.log.events.push(Event::Impossible { why });
            true
        }
        None => search.go_on(&position),
    };
    search.log
}

struct LoggedSearch {
    log: SearchLog,
    standing: Vec<Candidate>,
    limits: Limits,
    tried: usize,
    solutions: usize,
}

impl LoggedSearch {
    /// Fills the singles, and says what contradicts itself, if anything.
    fn fill(&mut self, position: &mut Candidates) -> Option<Contradiction> {
        let (singles, contradiction) = position.place_singles(Contradiction::find);
        if !singles.is_empty() {
            self.log.events.push(Event::Filled { singles });
        }
        contradiction
    }

    /// Searches on from a position without singles. Whether all of it was searched.
    fn go_on(&mut self, position: &Candidates) -> bool {
        let Some(cell) = fewest(position) else {
            self.solutions += 1;
            self.log.events.push(Event::Solution { grid: *position.grid(), guesses: self.standing.clone() });
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
            self.log.guesses += 1;
            self.log.depth = self.log.depth.max(depth);
        }
        self.log.events.push(Event::Guess { candidate, digits: position.of_cell(candidate.cell), depth });
        let mut position = position.clone();
        position.place(candidate.cell, candidate.digit);
        let why = self.fill(&mut position);
        if why.is_none() && !self.go_on(&position) {
            return false;
        }
        self.standing.pop();
        self.log.events.push(Event::TakenBack { candidate, depth, why });
        true
    }
}

/// The first empty cell, in reading order, of those with the fewest candidates.
fn fewest(position: &Candidates) -> Option<Cell> {
    position.empty_cells().iter().min_by_key(|&cell| position.of_cell(cell).len())
}
