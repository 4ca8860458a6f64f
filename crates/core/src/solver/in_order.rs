//! All solutions in reading order, one at a time.

use super::problem::{Problem, Solution, any_solution};
use crate::board::{CandidateSet, Cell, CellSet, Digit, DigitSet};
use alloc::{vec, vec::Vec};

/// Returns an iterator over the solutions of a problem in lexicographic order: solutions with the lowest digit in the first cell
/// come first, among them those with the lowest digit in the second, and so on. Each solution is searched for when the iterator
/// reaches it, and soon found, since no branch without a solution is followed.
///
/// ```
/// use nonet_core::{board::Grid, solver::solutions};
/// let first = solutions(&Grid::EMPTY).next().unwrap();
/// assert!(first.to_string().starts_with("123456789456789123"));
/// ```
#[must_use]
pub fn solutions(problem: &impl Problem) -> InOrder {
    InOrder { parts: vec![Part { allowed: problem.domains(), open: CellSet::ALL }] }
}

/// An iterator over the solutions of a problem in lexicographic order, from [`solutions`].
#[derive(Clone, Debug)]
pub struct InOrder {
    parts: Vec<Part>, // the parts that are still to be gone through, the next one last
}

/// Some of the solutions, all of them after those of the parts that follow it in the list. It may turn out to have none.
#[derive(Clone, Debug)]
struct Part {
    /// The digits that each cell may hold.
    allowed: CandidateSet,
    /// The cells in which these solutions may differ.
    open: CellSet,
}

impl Iterator for InOrder {
    type Item = Solution;

    fn next(&mut self) -> Option<Solution> {
        loop {
            let part = self.parts.pop()?;
            if let Some(some) = any_solution(&part.allowed) {
                return Some(self.first_of(part, some));
            }
        }
    }
}

impl InOrder {
    /// The first of the part's solutions, of which `some` is one. Cell by cell it settles on the lowest digit that has a
    /// solution, and sets the higher ones aside as a part of their own.
    fn first_of(&mut self, mut part: Part, mut some: Solution) -> Solution {
        for cell in part.open {
            let digit = lowest(&part.allowed, cell, &mut some);
            let higher = digits_between(&part.allowed, cell, Some(digit), None);
            if !higher.is_empty() {
                let mut allowed = part.allowed;
                allowed.set_digits(cell, higher);
                self.parts.push(Part { allowed, open: part.open });
            }
            part.open = part.open.without(cell);
            part.allowed.set_digits(cell, DigitSet::of(digit));
            part.allowed -= CandidateSet::of_digit(digit, cell.peers());
        }
        some
    }
}

/// The lowest digit of `cell` in any solution, starting from the solution `some`, which becomes one that has it there.
fn lowest(allowed: &CandidateSet, cell: Cell, some: &mut Solution) -> Digit {
    loop {
        let digit = some.digit(cell);
        let mut lower = *allowed;
        lower.set_digits(cell, digits_between(allowed, cell, None, Some(digit)));
        match any_solution(&lower) {
            Some(better) => *some = better,
            None => return digit,
        }
    }
}

/// The digits allowed in `cell` that are above the one and below the other.
fn digits_between(allowed: &CandidateSet, cell: Cell, above: Option<Digit>, below: Option<Digit>) -> DigitSet {
    let digits = allowed.digits_in(cell).iter();
    digits.filter(|&digit| above.is_none_or(|above| digit > above) && below.is_none_or(|below| digit < below)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Grid;
    use std::collections::HashSet;

    #[test]
    fn the_first_solutions_of_the_empty_grid_are_distinct_valid_and_ascending() {
        let lines: Vec<String> = solutions(&Grid::EMPTY).take(50).map(|solution| solution.to_string()).collect();
        assert_eq!(lines[0], "123456789456789123789123456214365897365897214897214365531642978642978531978531642");
        assert!(lines.is_sorted_by(|a, b| a < b));
        assert_eq!(lines.iter().collect::<HashSet<_>>().len(), 50);
    }

    #[test]
    fn all_solutions_come_once_and_in_order() {
        let grid: Grid = "000000200058006000000300085010470600900000507007039040760008000000900810009000000".parse().unwrap();
        let lines: Vec<String> = solutions(&grid).map(|solution| solution.to_string()).collect();
        assert_eq!(lines.len(), 32);
        assert!(lines.is_sorted_by(|a, b| a < b));
        let none = grid.with("r5c3".parse().unwrap(), Some(Digit::D3));
        assert_eq!(solutions(&none).count() as u64, super::super::count(&none, 1000));
        assert_eq!(solutions(&CandidateSet::EMPTY).count(), 0);
    }
}
