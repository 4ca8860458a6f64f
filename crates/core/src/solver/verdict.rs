//! The verdict on a board: none, one or several, with what shows it.

use super::{
    in_order::solutions,
    problem::{Problem, Solution, any_solution, count_and_collect},
};
use crate::board::{Candidate, CandidateSet, Candidates, Cell, CellSet, Clash, Digit, DigitSet, Grid, House};
use alloc::vec::Vec;

/// The number of solutions up to which a verdict counts.
pub const COUNT_LIMIT: u64 = 1_000;

/// The verdict on a board: how many solutions there are, and what shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(clippy::large_enum_variant)] // a value to look at, not to keep by the thousand
pub enum Verdict {
    /// The board has no solution.
    None(DeadEnd),
    /// The board has exactly one solution.
    One(Solution),
    /// The board has several solutions.
    Several {
        /// The number of solutions.
        count: SeveralCount,
        /// The first solution in the order of [`solutions`].
        first: Solution,
        /// The second solution in this order.
        second: Solution,
        /// The cells that do not hold the same digit in all solutions.
        differing: CellSet,
    },
}

/// The number of solutions of a board with several.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeveralCount {
    /// This number, at most [`COUNT_LIMIT`].
    Exactly(u64),
    /// More than [`COUNT_LIMIT`].
    More,
}

/// The proof that a board has no solution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeadEnd {
    /// The contradiction that shows it.
    pub reason: Reason,
    /// The naked and hidden singles, one after the other, that have to be placed before the contradiction shows. It rests on each
    /// of them.
    pub forced: Vec<Candidate>,
}

/// The contradiction that shows that there is no solution: the first of these that applies.
///
/// The digits of a board may clash in a house more than twice, so [`Clash`] has the cells; and a board may have no solution without a
/// contradiction that a glance shows. `nonet_logic::Contradiction` is what a glance shows at a position on the way, and is a part of the evidence
/// of steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// A house has a digit twice.
    Clash(Clash),
    /// A cell has no candidate left.
    NoCandidate {
        /// The cell.
        cell: Cell,
    },
    /// A house has no place left for a digit.
    NoPlace {
        /// The digit.
        digit: Digit,
        /// The house.
        house: House,
    },
    /// Only a search shows it. [`conflicting_givens`](super::conflicting_givens) then tells which givens exclude all solutions
    /// together.
    NoCompletion,
}

/// Returns the verdict on a problem whose filled cells are those of `grid`. It is quick enough for every press of a key.
///
/// ```
/// use nonet_core::{board::Grid, solver::{Reason, SeveralCount, Verdict, verdict}};
/// let several: Grid = "000000200058006000000300085010470600900000507007039040760008000000900810009000000".parse()?;
/// assert!(matches!(verdict(&several, &several), Verdict::Several { count: SeveralCount::Exactly(32), .. }));
/// let clash: Grid = format!("55{}", ".".repeat(79)).parse()?;
/// assert!(matches!(verdict(&clash, &clash), Verdict::None(end) if matches!(end.reason, Reason::Clash(_))));
/// # Ok::<(), nonet_core::board::ParseGridError>(())
/// ```
#[must_use]
pub fn verdict(grid: &Grid, problem: &impl Problem) -> Verdict {
    if let Some(clash) = grid.clashes().next() {
        return Verdict::None(Reason::Clash(clash).at_once());
    }
    let mut in_order = solutions(problem);
    match (in_order.next(), in_order.next()) {
        (None, _) => Verdict::None(dead_end(grid, &problem.domains()).unwrap_or(Reason::NoCompletion.at_once())),
        (Some(only), None) => Verdict::One(only),
        (Some(first), Some(second)) => several(problem, first, second),
    }
}

/// The verdict where there are at least two solutions.
fn several(problem: &impl Problem, first: Solution, second: Solution) -> Verdict {
    let (counted, seen) = count_and_collect(problem, COUNT_LIMIT + 1);
    let (count, seen) = if counted > COUNT_LIMIT {
        (SeveralCount::More, with_second_digits(&problem.domains(), seen))
    } else {
        (SeveralCount::Exactly(counted), seen)
    };
    let differing = Cell::all().filter(|&cell| seen.digits_in(cell).len() > 1).collect();
    Verdict::Several { count, first, second, differing }
}

/// The candidates `seen` in some solutions, with a second digit for each cell in which these solutions agree, if any solution has one.
fn with_second_digits(allowed: &CandidateSet, mut seen: CandidateSet) -> CandidateSet {
    for cell in Cell::all() {
        if seen.digits_in(cell).len() == 1 {
            let mut others = *allowed;
            others.set_digits(cell, allowed.digits_in(cell) - seen.digits_in(cell));
            if let Some(solution) = any_solution(&others) {
                seen |= solution.grid().domains();
            }
        }
    }
    seen
}

impl Reason {
    /// The dead end of a reason that shows on the board as it stands.
    const fn at_once(self) -> DeadEnd {
        DeadEnd { reason: self, forced: Vec::new() }
    }
}

/// The contradiction that naked and hidden singles run into, if they run into one.
fn dead_end(grid: &Grid, allowed: &CandidateSet) -> Option<DeadEnd> {
    let mut start = Candidates::new(grid);
    start.restrict(allowed);
    let (mut forced, reason) = start.clone().place_singles(nothing_left);
    let mut reason = reason?;
    // The last ones first: what rests on others goes before them.
    for place in (0..forced.len()).rev() {
        let mut fewer = forced.clone();
        fewer.remove(place);
        if let Some(still) = reason_after(&start, &fewer) {
            (forced, reason) = (fewer, still);
        }
    }
    Some(DeadEnd { reason, forced })
}

/// The contradiction that these digits run into, if each is a single when its turn comes, and they do.
fn reason_after(start: &Candidates, forced: &[Candidate]) -> Option<Reason> {
    let mut position = start.clone();
    for &single in forced {
        if !is_single(&position, single) {
            return None;
        }
        position.place(single.cell, single.digit);
    }
    nothing_left(&position)
}

/// Whether the candidate is the only one of its cell, or its digit has no other place in a house.
fn is_single(position: &Candidates, Candidate { cell, digit }: Candidate) -> bool {
    position.of_cell(cell) == DigitSet::of(digit)
        || cell.houses().into_iter().any(|house| position.of_digit(digit) & house.cells() == CellSet::of(cell))
}

/// The first cell without a candidate, else the first house without a place for a digit.
fn nothing_left(position: &Candidates) -> Option<Reason> {
    if let Some(cell) = (position.empty_cells() - position.open().cells()).first() {
        return Some(Reason::NoCandidate { cell });
    }
    let allowed = position.possible();
    House::all().find_map(|house| {
        let digit = Digit::ALL.into_iter().find(|&digit| allowed.cells_of(digit).is_disjoint(house.cells()))?;
        Some(Reason::NoPlace { digit, house })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solver::true_candidates;

    const SEVERAL: &str = "000000200058006000000300085010470600900000507007039040760008000000900810009000000";

    fn verdict_on(line: &str) -> Verdict {
        let grid: Grid = line.parse().unwrap();
        verdict(&grid, &Candidates::new(&grid))
    }

    #[test]
    fn one_solution_is_shown() {
        let Verdict::One(solution) = verdict_on(&SEVERAL.replace("900000507", "906000507")) else { panic!() };
        assert!(solution.to_string().starts_with("391854276458726391"));
    }

    #[test]
    fn several_are_counted_and_told_apart() {
        let Verdict::Several { count, first, second, differing } = verdict_on(SEVERAL) else { panic!() };
        assert_eq!(count, SeveralCount::Exactly(32));
        assert_eq!(differing.len(), 49);
        let grid: Grid = SEVERAL.parse().unwrap();
        assert_eq!(solutions(&grid).take(2).collect::<Vec<_>>(), [first, second]);
    }

    #[test]
    fn beyond_the_bound_the_differing_cells_are_still_all_of_them() {
        let line = SEVERAL.replace("010470600", "000000000");
        let Verdict::Several { count, differing, .. } = verdict_on(&line) else { panic!() };
        assert_eq!(count, SeveralCount::More);
        let occurring = true_candidates(&line.parse::<Grid>().unwrap());
        assert_eq!(differing, Cell::all().filter(|&cell| occurring.digits_in(cell).len() > 1).collect());
        assert!(matches!(verdict_on(&".".repeat(81)), Verdict::Several { differing: CellSet::ALL, .. }));
    }

    #[test]
    fn none_comes_with_its_reason() {
        let dots = |line: &str| format!("{line:.<81}");
        let at_once = |reason: Reason| Verdict::None(reason.at_once());
        let Verdict::None(DeadEnd { reason: Reason::Clash(clash), .. }) = verdict_on(&dots("5..5")) else { panic!() };
        assert_eq!((clash.house.to_string().as_str(), clash.digit), ("row 1", Digit::D5));
        let (cell, house) = ("r1c9".parse().unwrap(), House::all().next().unwrap());
        assert_eq!(verdict_on(&dots("12345678.........9")), at_once(Reason::NoCandidate { cell }));
        assert_eq!(verdict_on(&dots("123456.........9")), at_once(Reason::NoPlace { digit: Digit::D9, house }));
        // r1c7 and r1c8 can only be 7, which shows once the first of them is filled in.
        let after_a_single = "123456...456123..................8........9..................8........9";
        let Verdict::None(DeadEnd { reason, forced }) = verdict_on(&dots(after_a_single)) else { panic!() };
        assert_eq!(reason, Reason::NoCandidate { cell: "r1c8".parse().unwrap() });
        assert_eq!(forced, [Candidate::new("r1c7".parse().unwrap(), Digit::D7)]);
        assert_eq!(
            verdict_on(".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4........."),
            at_once(Reason::NoCompletion)
        );
    }
}
