//! Backdoors: digits of the solution with which the rest of a puzzle is solved by singles.

use super::singles::{Outcome, SinglesBoard};
use nonet_core::{board::Candidate, solver::Puzzle};

/// The backdoors of a puzzle, of one digit and of two.
///
/// A backdoor is a placement of digits of the solution after which the puzzle is solved by simple techniques, here by naked and hidden
/// singles; its size is the number of its digits, and one of a single digit is also called a magic cell (Sudopedia, "Backdoor"). A pair
/// is listed only if neither of its digits is a backdoor by itself, since any other digit could stand beside that one.
///
/// ```
/// use nonet_assess::backdoors;
/// use nonet_core::solver::Puzzle;
///
/// // Singles alone do not solve this puzzle, but with the right digit in r1c1 they do.
/// let puzzle = Puzzle::new("043080250600000000000001094900004070000608000010200003820500000000000005034090710".parse()?)?;
/// let found = backdoors(&puzzle, &mut || true).ok_or("stopped")?;
/// assert!(!found.is_solved_by_singles);
/// assert_eq!(found.singles.first().map(|it| it.to_string()).as_deref(), Some("1r1c1"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Backdoors {
    /// Whether singles solve the puzzle as it is, so that it needs no backdoor. Then none is listed.
    pub is_solved_by_singles: bool,
    /// The backdoors of one digit, in the order of their cells.
    pub singles: Vec<Candidate>,
    /// The backdoors of two digits, in the order of their cells.
    pub pairs: Vec<[Candidate; 2]>,
}

/// Returns the backdoors of a puzzle. `go_on` is asked before each trial; None if it says no.
#[must_use]
pub fn backdoors(puzzle: &Puzzle, go_on: &mut dyn FnMut() -> bool) -> Option<Backdoors> {
    let mut board = SinglesBoard::new(puzzle.givens());
    if board.fill_singles() == Outcome::Solved {
        return Some(Backdoors { is_solved_by_singles: true, ..Backdoors::default() });
    }
    let digits = puzzle.solution().grid().iter().map(|(cell, digit)| Candidate::new(cell, digit));
    let digits: Vec<Candidate> = digits.filter(|digit| !puzzle.givens().filled_cells().contains(digit.cell)).collect();
    let mut found = Backdoors::default();
    let mut others = Vec::new(); // each digit that is no backdoor, with what singles make of it
    for digit in digits {
        if !go_on() {
            return None;
        }
        let mut after = board.clone();
        after.place(digit);
        match after.fill_singles() {
            Outcome::Solved => found.singles.push(digit),
            _ => others.push((digit, after)),
        }
    }
    for (at, (first, after)) in others.iter().enumerate() {
        for (second, _) in &others[at + 1..] {
            if !go_on() {
                return None;
            }
            // A digit that follows from the first adds nothing to it.
            if after.is_open(*second) && is_solved_with(after, *second) {
                found.pairs.push([*first, *second]);
            }
        }
    }
    Some(found)
}

/// Returns whether singles solve the board once this digit stands in it.
fn is_solved_with(board: &SinglesBoard, digit: Candidate) -> bool {
    let mut after = board.clone();
    after.place(digit);
    after.fill_singles() == Outcome::Solved
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::{EASTER_MONSTER, EASY, GOLDEN_NUGGET, LOKI, THREEFOLD, puzzle};
    use nonet_core::board::{CandidateSet, Candidates, Cell};
    use nonet_generator::{Seed, minimal, shuffled};
    use proptest::prelude::*;

    fn found(puzzle: &Puzzle) -> Backdoors {
        backdoors(puzzle, &mut || true).unwrap()
    }

    /// Whether the core's own singles solve the puzzle with these digits as givens.
    fn is_backdoor(puzzle: &Puzzle, cells: &[Cell]) -> bool {
        let with = |grid: nonet_core::board::Grid, cell: &Cell| grid.with(*cell, Some(puzzle.solution().digit(*cell)));
        let mut position = Candidates::new(&cells.iter().fold(*puzzle.givens(), with));
        position.place_singles(|_| None::<()>);
        position.is_solved()
    }

    /// Asks the core about each digit and each pair.
    fn by_brute_force(puzzle: &Puzzle) -> Backdoors {
        if is_backdoor(puzzle, &[]) {
            return Backdoors { is_solved_by_singles: true, ..Backdoors::default() };
        }
        let candidate = |cell: Cell| Candidate::new(cell, puzzle.solution().digit(cell));
        let empty = puzzle.givens().empty_cells();
        let singles: Vec<Cell> = empty.iter().filter(|&cell| is_backdoor(puzzle, &[cell])).collect();
        let others: Vec<Cell> = empty.iter().filter(|cell| !singles.contains(cell)).collect();
        let pairs = others.iter().flat_map(|&a| others.iter().filter(move |&&b| b > a).map(move |&b| [a, b]));
        Backdoors {
            is_solved_by_singles: false,
            singles: singles.into_iter().map(candidate).collect(),
            pairs: pairs.filter(|pair| is_backdoor(puzzle, pair)).map(|pair| pair.map(candidate)).collect(),
        }
    }

    #[test]
    fn puzzles_of_the_forum_have_the_backdoors_that_are_found_by_trying() {
        assert!(found(&puzzle(EASY)).is_solved_by_singles);
        for line in [EASTER_MONSTER, GOLDEN_NUGGET, LOKI, THREEFOLD] {
            let puzzle = puzzle(line);
            assert_eq!(found(&puzzle), by_brute_force(&puzzle), "{line}");
            assert!(found(&puzzle).singles.is_empty(), "{line}");
        }
    }

    #[test]
    fn the_search_can_be_stopped() {
        let mut left = 100;
        let mut go_on = || {
            left -= 1;
            left > 0
        };
        assert_eq!(backdoors(&puzzle(EASTER_MONSTER), &mut go_on), None);
        assert_eq!(left, 0);
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 12, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn a_backdoor_solves_by_singles_and_moves_with_the_puzzle(seed: u64, symmetry: u64) {
            let puzzle = minimal(Seed(seed)).unwrap();
            let own = found(&puzzle);
            prop_assert_eq!(&own, &by_brute_force(&puzzle));
            let transform = shuffled(Seed(symmetry));
            let moved = found(&Puzzle::new(transform.grid(puzzle.givens())).unwrap());
            let set = |digits: &[Candidate]| digits.iter().copied().collect::<CandidateSet>();
            prop_assert_eq!(set(&moved.singles), transform.candidates(&set(&own.singles)));
            let image = |pair: &[Candidate; 2]| {
                let mut pair = pair.map(|it| Candidate::new(transform.cell(it.cell), transform.digit(it.digit)));
                pair.sort_by_key(|it| it.cell);
                pair
            };
            let mut pairs: Vec<_> = own.pairs.iter().map(image).collect();
            pairs.sort_by_key(|[first, second]| (first.cell, second.cell));
            prop_assert_eq!(moved.pairs, pairs);
        }
    }
}
