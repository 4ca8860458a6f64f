//! Givens of a known solution: what the generator takes away from and adds to.

use super::{Symmetry, random::Random};
use nonet_core::{
    board::{CandidateSet, Cell, CellSet, Digit, DigitSet, Grid, House, HouseKind},
    solver::{Solution, Solutions, any_solution, count, solve},
};

/// The number of givens that can nearly always go from a full board together, which is asked once and not cell by cell.
const GO_TOGETHER: usize = 28;

/// The number of random digits after which it is asked whether they leave one solution.
const DRAWN_DIGITS: usize = 12;

/// Some cells of a solution: the givens.
///
/// With the solution at hand, whether a given can go is one question: is there a solution that has another digit in its cell? No
/// search ever has to find the known solution again.
#[derive(Clone)]
pub(super) struct Clues {
    solution: Solution,
    cells: CellSet,
    allowed: CandidateSet, // Invariant: in a given cell its digit, in any other cell all nine.
}

/// A random solution: three boxes that do not see each other hold any digits, and some cells any digit that leaves a solution.
pub(super) fn random_solution(random: &mut Random) -> Option<Solution> {
    let mut grid = Grid::EMPTY;
    for block in House::of_kind(HouseKind::Box).step_by(4) {
        let mut digits = Digit::ALL;
        random.shuffle(&mut digits);
        for (cell, digit) in block.cells().iter().zip(digits) {
            grid[cell] = Some(digit);
        }
    }
    draw_solution(grid, random)
}

/// A random solution of a grid, if there is any: random cells get random digits as long as there are several solutions. Only
/// whether there are some is asked of the solver, so that it does not matter which it finds first.
pub(super) fn draw_solution(mut grid: Grid, random: &mut Random) -> Option<Solution> {
    let mut some = any_solution(&grid)?;
    for (cell, drawn) in random.order(grid.empty_cells()).into_iter().zip(1..) {
        let mut open = !grid.peer_digits(cell);
        while let Some(digit) = random.digit_of(open) {
            open = open.without(digit);
            grid[cell] = Some(digit);
            if digit == some.digit(cell) {
                break;
            }
            if let Some(other) = any_solution(&grid) {
                some = other;
                break;
            }
        }
        if drawn >= DRAWN_DIGITS
            && let Solutions::One(only) = solve(&grid)
        {
            return Some(only);
        }
    }
    Some(some)
}

impl Clues {
    /// These cells of the solution. They need not be enough for it to be the only one.
    pub(super) fn new(solution: Solution, cells: CellSet) -> Clues {
        let mut clues = Clues { solution, cells: CellSet::EMPTY, allowed: CandidateSet::ALL };
        clues.add(cells);
        clues
    }

    /// The cells that are given.
    pub(super) fn cells(&self) -> CellSet {
        self.cells
    }

    /// The givens.
    pub(super) fn grid(&self) -> Grid {
        self.solution.grid().within(self.cells)
    }

    /// Whether the solution is the only one.
    pub(super) fn are_enough(&self) -> bool {
        self.count(2) == 1
    }

    /// The number of solutions, counted up to `limit`.
    pub(super) fn count(&self, limit: u64) -> u64 {
        count(&self.allowed, limit)
    }

    /// Gives these cells as well.
    pub(super) fn add(&mut self, cells: CellSet) {
        for cell in cells {
            self.allowed.set_digits(cell, DigitSet::of(self.solution.digit(cell)));
        }
        self.cells |= cells;
    }

    /// Takes these cells away.
    pub(super) fn remove(&mut self, cells: CellSet) {
        for cell in cells {
            self.allowed.set_digits(cell, DigitSet::ALL);
        }
        self.cells -= cells;
    }

    /// Whether the solution stays the only one without this given.
    pub(super) fn is_redundant(&self, cell: Cell) -> bool {
        let mut problem = self.allowed;
        problem.set_digits(cell, !DigitSet::of(self.solution.digit(cell)));
        count(&problem, 1) == 0
    }

    /// Takes the cells away if the solution stays the only one; says whether it did.
    pub(super) fn try_remove(&mut self, cells: CellSet) -> bool {
        for cell in cells {
            if !self.is_redundant(cell) {
                self.add(cells);
                return false;
            }
            self.remove(cell.into());
        }
        true
    }

    /// Takes cells away in this order, each with its symmetric ones, as long as `least` stay and the solution is the only one.
    pub(super) fn reduce(&mut self, order: &[Cell], symmetry: Symmetry, least: usize) {
        for &cell in order {
            if self.cells.len() <= least {
                return;
            }
            let orbit = symmetry.orbit(cell) & self.cells;
            if orbit.contains(cell) && self.cells.len() - orbit.len() >= least {
                self.try_remove(orbit);
            }
        }
    }

    /// Gives up to three cells, each with its symmetric ones, in exchange for others.
    pub(super) fn swap(&mut self, random: &mut Random, symmetry: Symmetry, least: usize) {
        for _ in 0..=random.below(3) {
            self.add(random.orbit_in(!self.cells, symmetry));
        }
        let order = random.order(self.cells);
        self.reduce(&order, symmetry, least);
    }

    /// As [`Clues::reduce`], from a full board: the first ones go together.
    pub(super) fn reduce_full(&mut self, order: &[Cell], symmetry: Symmetry, least: usize) {
        let most_first = GO_TOGETHER.min(self.cells.len().saturating_sub(least));
        let mut first = CellSet::EMPTY;
        let mut taken = 0;
        for &cell in order {
            let more = first | symmetry.orbit(cell);
            if more.len() > most_first {
                break;
            }
            first = more;
            taken += 1;
        }
        self.remove(first);
        if !self.are_enough() {
            self.add(first);
            taken = 0;
        }
        self.reduce(&order[taken..], symmetry, least);
    }
}
