//! The depth of trial and error: how many assumptions have to stand at once until singles alone show the rest.

use super::singles::{Outcome, SinglesBoard};
use nonet_core::{board::Candidate, solver::Puzzle};

/// The greatest depth that is told apart. Of all puzzles that were ever posted, few need more.
const DEEPEST: u8 = 2;

/// The number of trials after which the depth is left open. The hardest puzzles take some thousands, Loki takes less than 100,000.
const MOST_TRIALS: u64 = 2_000_000;

/// The depth of trial and error of a puzzle, with naked and hidden singles: T&E(singles).
///
/// At depth 0 singles solve the puzzle. At depth *n* each candidate is tried in turn: it is assumed, and everything that depth *n* - 1
/// shows follows from it. If that is a contradiction, the candidate is removed; what is found otherwise is forgotten, also a solution.
/// The depth of a puzzle is the least at which this solves it, however long it takes. (Denis Berthier, "Pattern-Based Constraint
/// Satisfaction and Logic Puzzles", where it is T&E(BRT, n), for the basic theory of singles.)
///
/// ```
/// use nonet_assess::{TrialDepth, trial_depth};
/// use nonet_core::solver::Puzzle;
///
/// let puzzle = Puzzle::new("043080250600000000000001094900004070000608000010200003820500000000000005034090710".parse()?)?;
/// assert_eq!(trial_depth(&puzzle, &mut || true), Some(TrialDepth::Exactly(1)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrialDepth {
    /// This depth: 0, 1 or 2.
    Exactly(u8),
    /// A depth of 3 or more.
    Deeper,
    /// At least 2, and no more was found out within the limit of trials.
    Unknown,
}

impl TrialDepth {
    /// Returns the least depth that the puzzle may have, and whether it may be greater.
    #[must_use]
    pub const fn at_least(self) -> (u8, bool) {
        match self {
            TrialDepth::Exactly(depth) => (depth, false),
            TrialDepth::Deeper => (DEEPEST + 1, true),
            TrialDepth::Unknown => (DEEPEST, true),
        }
    }
}

/// Returns the depth of trial and error of a puzzle. `go_on` is asked before each trial; None if it says no.
#[must_use]
pub fn trial_depth(puzzle: &Puzzle, go_on: &mut dyn FnMut() -> bool) -> Option<TrialDepth> {
    let mut board = SinglesBoard::new(puzzle.givens());
    let mut trials = Trials { made: 0, go_on };
    for depth in 0..=DEEPEST {
        match trials.exhaust_puzzle(&mut board, puzzle, depth) {
            Ok(Outcome::Solved) => return Some(TrialDepth::Exactly(depth)),
            Ok(_) => {}
            Err(Ended::ByLimit) => return Some(TrialDepth::Unknown),
            Err(Ended::ByWish) => return None,
        }
    }
    Some(TrialDepth::Deeper)
}

/// The trials of a search, as far as they are counted.
struct Trials<'a> {
    made: u64,
    go_on: &'a mut dyn FnMut() -> bool,
}

/// The reason why a search ended before it knew the depth.
enum Ended {
    ByWish,
    ByLimit,
}

impl Trials<'_> {
    /// Removes from the puzzle's own board what trials show to be false. No trial can show that of a digit of the solution, so these are
    /// left out: on this board alone, since an assumption may exclude them.
    fn exhaust_puzzle(&mut self, board: &mut SinglesBoard, puzzle: &Puzzle, depth: u8) -> Result<Outcome, Ended> {
        let is_true = |it: Candidate| puzzle.solution().digit(it.cell) == it.digit;
        self.exhaust(board, depth, &is_true)
    }

    /// Removes what trials of this depth show to be false, until they show nothing more.
    fn exhaust(&mut self, board: &mut SinglesBoard, depth: u8, spared: &dyn Fn(Candidate) -> bool) -> Result<Outcome, Ended> {
        let Some(below) = depth.checked_sub(1) else { return Ok(board.fill_singles()) };
        let outcome = self.exhaust(board, below, spared)?;
        if outcome != Outcome::Stuck {
            return Ok(outcome);
        }
        // Once as many candidates in a row as there are show nothing, none does.
        let mut candidates: Vec<Candidate> = board.candidates().filter(|it| !spared(*it)).collect();
        let mut unchanged = 0;
        let mut next = 0;
        while unchanged < candidates.len() {
            next %= candidates.len();
            let candidate = candidates[next];
            next += 1;
            unchanged += 1;
            if !self.refutes(board, candidate, below)? {
                continue;
            }
            board.eliminate(candidate);
            let outcome = self.exhaust(board, below, spared)?;
            if outcome != Outcome::Stuck {
                return Ok(outcome);
            }
            candidates.rotate_left(next);
            candidates.retain(|it| board.is_open(*it));
            (next, unchanged) = (0, 0);
        }
        Ok(Outcome::Stuck)
    }

    /// Returns whether a contradiction follows from a candidate by trials of this depth.
    fn refutes(&mut self, board: &SinglesBoard, candidate: Candidate, depth: u8) -> Result<bool, Ended> {
        if self.made == MOST_TRIALS {
            return Err(Ended::ByLimit);
        }
        if !(self.go_on)() {
            return Err(Ended::ByWish);
        }
        self.made += 1;
        let mut after = board.clone();
        after.place(candidate);
        Ok(self.exhaust(&mut after, depth, &|_| false)? == Outcome::Contradiction)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::{EASTER_MONSTER, EASY, GOLDEN_NUGGET, LOKI, puzzle};
    use nonet_core::board::Candidates;
    use nonet_generator::{Seed, minimal, shuffled};
    use nonet_logic::Contradiction;
    use proptest::prelude::*;

    fn depth(puzzle: &Puzzle) -> TrialDepth {
        trial_depth(puzzle, &mut || true).unwrap()
    }

    /// The definition word by word, with the core's own singles: every candidate again after each round, the digits of the solution too.
    fn exhaust(position: &mut Candidates, depth: u8) -> bool {
        if position.place_singles(Contradiction::find).1.is_some() {
            return false;
        }
        let mut has_changed = depth > 0;
        while has_changed && !position.is_solved() {
            has_changed = false;
            for candidate in position.open().iter() {
                let mut after = position.clone();
                after.place(candidate.cell, candidate.digit);
                if position.open().contains(candidate) && !exhaust(&mut after, depth - 1) {
                    position.eliminate(&candidate.into());
                    has_changed = true;
                    if position.place_singles(Contradiction::find).1.is_some() {
                        return false;
                    }
                }
            }
        }
        true
    }

    fn by_definition(puzzle: &Puzzle) -> TrialDepth {
        let is_solved = |depth: &u8| {
            let mut position = Candidates::new(puzzle.givens());
            exhaust(&mut position, *depth) && position.is_solved()
        };
        (0..=1).find(is_solved).map_or(TrialDepth::Unknown, TrialDepth::Exactly)
    }

    #[test]
    fn puzzles_of_the_forum_have_the_depths_that_are_known_of_them() {
        for (line, expected) in [(EASY, 0), (EASTER_MONSTER, 2), (GOLDEN_NUGGET, 2)] {
            assert_eq!(depth(&puzzle(line)), TrialDepth::Exactly(expected), "{line}");
        }
        assert_eq!(depth(&puzzle(LOKI)), TrialDepth::Deeper);
    }

    #[test]
    fn the_search_can_be_stopped() {
        assert_eq!(trial_depth(&puzzle(EASTER_MONSTER), &mut || false), None);
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 12, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn depths_are_those_of_the_definition_and_the_same_for_isomorphs(seed: u64, symmetry: u64) {
            let puzzle = minimal(Seed(seed)).unwrap();
            let (own, expected) = (depth(&puzzle), by_definition(&puzzle));
            prop_assert!(own == expected || expected == TrialDepth::Unknown && own == TrialDepth::Exactly(2));
            let moved = Puzzle::new(shuffled(Seed(symmetry)).grid(puzzle.givens())).unwrap();
            prop_assert_eq!(depth(&moved), own);
        }
    }
}
