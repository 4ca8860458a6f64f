//! Full boards that solve a puzzle of the same text are its solutions, and no puzzles themselves.

use super::{NumberedReading, Remark};
use nonet_core::board::{CellSet, Grid};
use std::collections::VecDeque;

/// A board with fewer digits is contained in too many others to tell that one of them is its solution.
const FEWEST: usize = 8;

/// The distance before or behind its puzzle within which a solution may stand, counted in puzzles. One that stands in the same place
/// among the solutions as its puzzle among the puzzles may be further away.
const NEAR: usize = 16;

/// The number of puzzles that are remembered while a text goes by.
const REMEMBERED: usize = 20_000;

/// The puzzles of a text without those that are the solutions of others. Each puzzle whose solution was there says so.
pub(crate) fn left_out(found: Vec<NumberedReading>) -> Vec<NumberedReading> {
    let full: Vec<usize> = places(&found, is_full);
    if full.is_empty() {
        return found;
    }
    let open = places(&found, is_open);
    let grid = |place: usize| found.get(place).and_then(|one| one.result.as_ref().ok()).map(|reading| &reading.grid);
    let mut solved: Vec<usize> = Vec::new(); // a puzzle once for each of its solutions
    let mut solutions: Vec<usize> = Vec::new();
    for (number, &place) in full.iter().enumerate() {
        let next = open.partition_point(|other| *other < place);
        let before = open.get(next.saturating_sub(NEAR)..next).into_iter().flatten().rev();
        let behind = open.iter().skip(next).take(NEAR);
        let mut candidates = before.chain(behind).chain(open.get(number));
        let puzzle = candidates.find(|other| grid(**other).zip(grid(place)).is_some_and(|(part, whole)| solves(whole, part)));
        if let Some(puzzle) = puzzle {
            solved.push(*puzzle);
            solutions.push(place);
        }
    }
    let mut found = found;
    for place in solved {
        if let Some(NumberedReading { result: Ok(reading), .. }) = found.get_mut(place) {
            Remark::Solutions(1).add_to(&mut reading.remarks);
        }
    }
    let all = found.into_iter().enumerate().filter(|(place, _)| solutions.binary_search(place).is_err());
    all.map(|(_, one)| one).collect()
}

/// Says at the puzzles of a text that full boards beside them are left out. Each board stands before the puzzle with its number.
pub(crate) fn say(found: &mut [NumberedReading], solutions: &[(usize, Grid)]) {
    for (number, (next, solution)) in solutions.iter().enumerate() {
        let near = (next.saturating_sub(NEAR)..*next).rev().chain(*next..next.saturating_add(NEAR)).chain([number]);
        let is_puzzle = |place: &usize| {
            found.get(*place).and_then(|one| one.result.as_ref().ok()).is_some_and(|reading| solves(solution, &reading.grid))
        };
        let solved = near.into_iter().find(is_puzzle);
        let beside = solved.unwrap_or(next.saturating_sub(1));
        let remark = if solved.is_some() { Remark::Solutions(1) } else { Remark::OtherSolutions(1) };
        if let Some(NumberedReading { result: Ok(reading), .. }) = found.get_mut(beside) {
            remark.add_to(&mut reading.remarks);
        }
    }
}

/// The places of the readings of which this is true.
fn places(found: &[NumberedReading], is_wanted: fn(&Grid) -> bool) -> Vec<usize> {
    let is_wanted = |one: &NumberedReading| one.result.as_ref().is_ok_and(|reading| is_wanted(&reading.grid));
    found.iter().enumerate().filter(|(_, one)| is_wanted(one)).map(|(place, _)| place).collect()
}

/// Whether a board may have a solution beside it.
fn is_open(grid: &Grid) -> bool {
    let filled = grid.filled_cells().len();
    (FEWEST..81).contains(&filled)
}

/// Whether a board may be the solution of another.
fn is_full(grid: &Grid) -> bool {
    grid.filled_cells() == CellSet::ALL && grid.is_solved()
}

/// Whether a full board is the solution of another.
pub(crate) fn solves(whole: &Grid, part: &Grid) -> bool {
    is_open(part) && is_full(whole) && part.iter().all(|(cell, digit)| whole[cell] == Some(digit))
}

/// Knows which boards of a text that goes by are the solutions of puzzles that came before.
///
/// ```
/// use nonet_core::board::Grid;
/// use nonet_formats::Solutions;
/// let puzzle: Grid = "530070000600195000098000060800060003400803001700020006060000280000419005000080079".parse().unwrap();
/// let solution: Grid = "534678912672195348198342567859761423426853791713924856961537284287419635345286179".parse().unwrap();
/// let mut solutions = Solutions::default();
/// assert!(!solutions.is_one(&puzzle));
/// assert!(solutions.is_one(&solution));
/// assert_eq!(solutions.count(), 1);
/// ```
#[derive(Clone, Default, Debug)]
pub struct Solutions {
    puzzles: VecDeque<Grid>,
    /// The number of puzzles at the front that have had their solutions.
    solved: usize,
    count: usize,
}

impl Solutions {
    /// Takes the next board of the text, and returns whether it is the solution of a puzzle that came before.
    pub fn is_one(&mut self, grid: &Grid) -> bool {
        if is_open(grid) {
            self.puzzles.push_back(*grid);
            if self.puzzles.len() > REMEMBERED {
                self.puzzles.pop_front();
                self.solved = self.solved.saturating_sub(1);
            }
            return false;
        }
        if !is_full(grid) {
            return false;
        }
        let near = self.puzzles.iter().rev().take(NEAR);
        let is_near = near.into_iter().any(|puzzle| solves(grid, puzzle));
        let in_order = self.puzzles.iter().skip(self.solved).take(NEAR).position(|puzzle| solves(grid, puzzle));
        if let Some(place) = in_order {
            self.solved += place + 1;
        }
        let is_one = is_near || in_order.is_some();
        self.count += usize::from(is_one);
        is_one
    }

    /// Returns how many solutions there were so far.
    #[must_use]
    pub const fn count(&self) -> usize {
        self.count
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Form, Reading};

    const PAIRS: [[&str; 2]; 3] = [
        [
            "81..2..4...2.5...6......3....9.....75...67.386.8.......8.2715.....3.6...1.7...68.",
            "813629745492753816765148329239815467541967238678432951386271594954386172127594683",
        ],
        [
            ".675....3.8....5.95...8..4......3..6.....4.8.........78.53.17..7.9....5.2..7..39.",
            "167549823482136579593287641954873216371624985628915437845391762739462158216758394",
        ],
        [
            ".9..1.4...4.8.3............4...6.9...2.......31.5.4.78.....7.....9...1....52..8.9",
            "793615482541823796862479351458762913927138564316594278134987625289356147675241839",
        ],
    ];

    /// The pairs of which the puzzles are left, in their order; a solution that is left is a hundred more.
    fn left(order: &[(usize, usize)]) -> Vec<usize> {
        let reading = |(pair, which): &(usize, usize)| {
            let grid = PAIRS[*pair][*which].parse().unwrap();
            NumberedReading { line: 1 + pair + 100 * which, result: Ok(Reading::new(grid, CellSet::EMPTY, None, Form::Link)) }
        };
        left_out(order.iter().map(reading).collect()).iter().map(|one| one.line - 1).collect()
    }

    #[test]
    fn a_solution_is_no_puzzle_wherever_it_stands() {
        for (order, expected) in [
            (&[(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1)][..], &[0, 1, 2][..]),
            (&[(0, 1), (0, 0), (1, 1), (1, 0), (2, 1), (2, 0)], &[0, 1, 2]),
            (&[(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1)], &[0, 1, 2]),
            (&[(2, 1), (1, 1), (0, 1), (2, 0), (1, 0), (0, 0)], &[2, 1, 0]),
            (&[(0, 0), (1, 0), (2, 1)], &[0, 1, 102]),
            (&[(0, 1), (1, 1)], &[100, 101]),
        ] {
            assert_eq!(left(order), expected, "{order:?}");
        }
    }

    #[test]
    fn while_a_text_goes_by_solutions_are_known_by_the_puzzles_before_them() {
        let mut solutions = Solutions::default();
        let mut is_one = |pair: usize, which: usize| solutions.is_one(&PAIRS[pair][which].parse().unwrap());
        assert!(!is_one(0, 0) && is_one(0, 1) && !is_one(1, 0) && !is_one(2, 1) && !is_one(2, 0) && is_one(1, 1) && is_one(2, 1));
        assert_eq!(solutions.count(), 3);
    }
}
