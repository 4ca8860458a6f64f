//! The problems that can be searched, and the plain questions: is there a solution, is there a second one, how many are there.

use super::{
    planes::Planes,
    search::{Goal, Start, search},
};
use crate::board::{CandidateSet, Candidates, Cell, Digit, DigitSet, Grid};
use core::{fmt, ops::ControlFlow};

/// A problem to search: for each cell, the digits that it may hold. The rules of Sudoku apply beside that.
///
/// [`Grid`], [`Candidates`](crate::board::Candidates), [`CandidateSet`] and a line of 81 bytes are problems.
///
/// ```
/// use nonet_core::{board::{Candidate, Candidates, Grid}, solver};
/// let grid: Grid = "000000200058006000000300085010470600900000507007039040760008000000900810009000000".parse()?;
/// let mut position = Candidates::new(&grid);
/// assert_eq!(solver::count(&position, 100), 32);
/// let excluded: Candidate = "3r1c1".parse()?;
/// position.eliminate(&excluded.into());
/// assert_eq!(solver::count(&position, 100), 10);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Problem {
    /// Returns the domain of each cell, as a constraint problem has one of each variable: the digit of a filled cell, and in an empty cell
    /// every digit that the problem itself does not rule out. What the digits of other cells rule out may be left in: the rules are the
    /// solver's to apply. So the domain of an empty cell of a [`Grid`] is all nine digits, while that of a
    /// [`Candidates`](crate::board::Candidates) is what is [possible](crate::board::Candidates::possible) there.
    fn domains(&self) -> CandidateSet;

    /// Returns the givens, if no digit of an empty cell is ruled out beside them; the solver then starts faster. None is always
    /// correct.
    fn givens(&self) -> Option<Givens<'_>> {
        None
    }
}

/// A problem that consists of givens alone.
#[derive(Clone, Copy, Debug)]
pub enum Givens<'a> {
    /// The filled cells of a grid.
    Grid(&'a Grid),
    /// A line of 81 characters, `1` to `9` a given and anything else an empty cell.
    Line(&'a [u8; 81]),
}

/// All nine digits are allowed in an empty cell: the search itself looks at the peers.
impl Problem for Grid {
    fn domains(&self) -> CandidateSet {
        let mut all = CandidateSet::product(self.empty_cells(), DigitSet::ALL);
        for digit in Digit::ALL {
            all |= CandidateSet::of_digit(digit, self.cells_of(digit));
        }
        all
    }

    fn givens(&self) -> Option<Givens<'_>> {
        Some(Givens::Grid(self))
    }
}

impl Problem for Candidates {
    fn domains(&self) -> CandidateSet {
        self.possible()
    }
}

impl Problem for CandidateSet {
    fn domains(&self) -> CandidateSet {
        *self
    }
}

/// A line of 81 characters, `1` to `9` a given and anything else an empty cell.
impl Problem for [u8; 81] {
    fn domains(&self) -> CandidateSet {
        Cell::all().fold(CandidateSet::EMPTY, |mut all, cell| {
            all.set_digits(cell, Digit::from_char(self[cell.index()].into()).map_or(DigitSet::ALL, DigitSet::of));
            all
        })
    }

    fn givens(&self) -> Option<Givens<'_>> {
        Some(Givens::Line(self))
    }
}

/// A solved grid: every house holds each digit once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Solution(Grid); // Invariant: solved.

impl Solution {
    /// Returns the solution for a solved grid. None for any other grid.
    #[must_use]
    pub fn new(grid: Grid) -> Option<Solution> {
        grid.is_solved().then_some(Solution(grid))
    }

    /// Returns the solved grid.
    #[must_use]
    pub const fn grid(&self) -> &Grid {
        &self.0
    }

    /// Returns the digit of a cell.
    #[must_use]
    pub fn digit(&self, cell: Cell) -> Digit {
        self.0[cell].unwrap_or(Digit::D1) // no cell is empty
    }

    /// The solution that the search has found in these planes, which are solved.
    pub(super) fn of(planes: &Planes) -> Solution {
        Solution(planes.grid())
    }
}

/// Writes one line of 81 digits.
impl fmt::Display for Solution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// The result of [`solve`]: no solution, one, or two of several.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(clippy::large_enum_variant)] // a value to look at, not to keep by the thousand
pub enum Solutions {
    /// The problem has no solution.
    None,
    /// The problem has exactly this solution.
    One(Solution),
    /// The problem has at least these two solutions.
    Many(Solution, Solution),
}

/// The result of [`count_with`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Count {
    /// The number of solutions that were found.
    pub solutions: u64,
    /// Whether the search was complete, so that there are no other solutions.
    pub complete: bool,
    /// The number of guesses of the search, which is the same on every machine.
    pub guesses: u64,
}

/// Searches for up to two solutions, which tell whether the problem has no solution, one, or more.
///
/// ```
/// use nonet_core::{board::Grid, solver::{solve, Solutions}};
/// let grid: Grid = "060000190002610004701000000000070010006083000540060003080027039000400078000000400".parse().unwrap();
/// let Solutions::One(solution) = solve(&grid) else { panic!() };
/// assert!(solution.to_string().starts_with("468735192"));
/// ```
#[must_use]
pub fn solve(problem: &impl Problem) -> Solutions {
    let mut found = Solutions::None;
    search_for(problem, &mut |solution: &dyn Fn() -> Planes| {
        let solution = Solution::of(&solution());
        if let Solutions::One(first) = found {
            found = Solutions::Many(first, solution);
            return ControlFlow::Break(());
        }
        found = Solutions::One(solution);
        ControlFlow::Continue(())
    });
    found
}

/// Returns some solution, the same on every machine. None if there is no solution.
///
/// ```
/// use nonet_core::{board::{Digit, Grid}, solver};
/// let solution = solver::any_solution(&Grid::EMPTY).ok_or("no solution")?;
/// assert!(solution.grid().is_solved());
/// let clash = Grid::EMPTY.with("r1c1".parse()?, Some(Digit::D5)).with("r1c2".parse()?, Some(Digit::D5));
/// assert_eq!(solver::any_solution(&clash), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn any_solution(problem: &impl Problem) -> Option<Solution> {
    let mut first = None;
    search_for(problem, &mut |solution: &dyn Fn() -> Planes| {
        first = Some(Solution::of(&solution()));
        ControlFlow::Break(())
    });
    first
}

/// Counts the solutions up to `limit`, and collects the candidates that occur in them.
pub(super) fn count_and_collect(problem: &impl Problem, limit: u64) -> (u64, CandidateSet) {
    let (mut count, mut seen) = (0, Planes::of(&CandidateSet::EMPTY));
    search_for(problem, &mut |solution: &dyn Fn() -> Planes| {
        count += 1;
        seen.join(&solution());
        if count >= limit { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    (count, seen.candidates())
}

/// Counts the solutions of a problem, up to `limit`.
///
/// ```
/// use nonet_core::{board::Grid, solver};
/// let grid: Grid = "000000200058006000000300085010470600900000507007039040760008000000900810009000000".parse()?;
/// assert_eq!((solver::count(&grid, 100), solver::count(&grid, 10)), (32, 10));
/// # Ok::<(), nonet_core::board::ParseGridError>(())
/// ```
#[must_use]
pub fn count(problem: &impl Problem, limit: u64) -> u64 {
    count_with(problem, limit, &mut |_| true).solutions
}

/// Counts the solutions of a problem, up to `limit`. After every 16,384 guesses `go_on` gets the number of solutions that were
/// found so far; if it returns false, the count ends.
///
/// ```
/// use nonet_core::{board::Grid, solver};
/// let count = solver::count_with(&Grid::EMPTY, 1_000_000, &mut |_| false);
/// assert!(!count.complete && count.solutions < 1_000_000);
/// ```
pub fn count_with(problem: &impl Problem, limit: u64, go_on: &mut dyn FnMut(u64) -> bool) -> Count {
    struct Counter<'a> {
        solutions: u64,
        limit: u64,
        stopped: bool,
        go_on: &'a mut dyn FnMut(u64) -> bool,
    }
    impl Counter<'_> {
        fn stop_if(&mut self, stop: bool) -> ControlFlow<()> {
            self.stopped = stop;
            if stop { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        }
    }
    impl Goal for Counter<'_> {
        fn found(&mut self, _: &dyn Fn() -> Planes) -> ControlFlow<()> {
            self.solutions += 1;
            self.stop_if(self.solutions >= self.limit)
        }
        fn pause(&mut self) -> ControlFlow<()> {
            let stop = !(self.go_on)(self.solutions);
            self.stop_if(stop)
        }
    }
    if limit == 0 {
        return Count { solutions: 0, complete: false, guesses: 0 };
    }
    let mut counter = Counter { solutions: 0, limit, stopped: false, go_on };
    let guesses = search_for(problem, &mut counter);
    Count { solutions: counter.solutions, complete: !counter.stopped, guesses }
}

/// Searches the problem, by its givens if there is nothing else to it.
pub(super) fn search_for(problem: &impl Problem, goal: &mut dyn Goal) -> u64 {
    match problem.givens() {
        Some(Givens::Line(line)) => search(Start::Line(line), goal),
        Some(Givens::Grid(grid)) => search(Start::Line(&grid.values().map(|value| b'0' + value)), goal),
        None => search(Start::Planes(&Planes::of(&problem.domains())), goal),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Candidate, CellSet};

    /// The puzzles of the earlier programs, each with its number of solutions.
    const SEEDS: [(&str, u64); 6] = [
        ("043080250600000000000001094900004070000608000010200003820500000000000005034090710", 1),
        ("060000190002610004701000000000070010006083000540060003080027039000400078000000400", 1),
        ("000019040004800600750000002090102004000003000500406030800000073006008400010290000", 1),
        ("000000200058006000000300085010470600906000507007039040760008000000900810009000000", 1),
        ("000000200058006000000300085010470600900000507007039040760008000000900810009000000", 32),
        ("000000200058006000000300085010470600966000507007039040760008000000900810009000000", 0),
    ];

    #[test]
    fn a_problem_is_the_same_in_every_form() {
        for (line, solutions) in SEEDS {
            let grid: Grid = line.parse().unwrap();
            let bytes: [u8; 81] = line.as_bytes().try_into().unwrap();
            assert_eq!(count(&grid, 1000), solutions, "{line}");
            assert_eq!(count(&bytes, 1000), solutions);
            assert_eq!(count(&Problem::domains(&grid), 1000), solutions);
            assert_eq!(Problem::domains(&bytes), Problem::domains(&grid));
            assert_eq!(count(&grid, solutions / 2), solutions / 2);
            let found = count_with(&grid, u64::MAX, &mut |_| true);
            assert_eq!((found.solutions, found.complete), (solutions, true));
            if !grid.has_clashes() {
                assert_eq!(count(&Candidates::new(&grid), 1000), solutions);
            }
        }
    }

    #[test]
    fn what_solve_finds_are_solutions_of_the_grid() {
        for (line, solutions) in SEEDS {
            let grid: Grid = line.parse().unwrap();
            let fits = |s: &Solution| s.grid().is_solved() && grid.iter().all(|(cell, digit)| s.grid()[cell] == Some(digit));
            match solve(&grid) {
                Solutions::None => assert_eq!(solutions, 0),
                Solutions::One(only) => assert!(solutions == 1 && fits(&only), "{line}"),
                Solutions::Many(a, b) => assert!(solutions > 1 && fits(&a) && fits(&b) && a != b, "{line}"),
            }
            assert_eq!(any_solution(&grid).is_some(), solutions > 0);
        }
    }

    #[test]
    fn eliminations_bind() {
        let cell = "r1c5".parse().unwrap();
        let mut problem = Problem::domains(&SEEDS[4].0.parse::<Grid>().unwrap());
        problem.set_digits(cell, DigitSet::of(Digit::D5));
        assert_eq!(count(&problem, 1000), 1);
        let mut rest = Problem::domains(&SEEDS[4].0.parse::<Grid>().unwrap());
        rest.remove(Candidate::new(cell, Digit::D5));
        assert_eq!(count(&rest, 1000), 31);
        assert_eq!(count(&CandidateSet::EMPTY, 2), 0);
        assert_eq!(count(&(CandidateSet::ALL - CandidateSet::of_digit(Digit::D3, CellSet::ALL)), 2), 0);
    }

    #[test]
    fn a_count_stops_when_told() {
        let mut told = Vec::new();
        let found = count_with(&Grid::EMPTY, u64::MAX, &mut |so_far| {
            told.push(so_far);
            told.len() < 3
        });
        assert!(!found.complete);
        assert_eq!(told.len(), 3);
        assert!(told[0] > 0 && told[0] < told[1] && told[1] < told[2] && told[2] <= found.solutions);
        assert_eq!(count_with(&Grid::EMPTY, 100_000, &mut |_| true).solutions, 100_000);
    }
}
