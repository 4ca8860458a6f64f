//! Unique rectangles and loops, types 1 to 4 (4.5 and more).
//!
//! # The idea
//!
//! A loop goes from cell to cell within boxes, rows and columns in turn, through cells that all have the same two digits, and each of its
//! houses has two of its cells (Sudopedia, "Unique Loop"; with four cells it is a unique rectangle). Were these digits all that its
//! cells have, they could be exchanged along the loop, and the puzzle would have two solutions. So a puzzle with one solution has something
//! beyond them in some cell:
//!
//! - Type 1: one cell has more digits, and is none of the two.
//! - Type 2: the cells with more have the same one more, so it is in one of them: what sees them all has it not.
//! - Type 3: two cells with more count as one cell of a naked set, or of a hidden one.
//! - Type 4: two cells with more are the only places of one of the two digits in a house, so the other digit is in neither.
//!
//! # An example
//!
//! ```text
//!        c1    c2    c3
//!   r2   46 ------- 46        a loop of six cells: by row 2, column 3, row 8, column 2, row 6 and column 1
//!   r6   46 -- 46    |
//!   r8         46 - 246       the only cell that has more, so r8c3 is neither 4 nor 6
//! ```
//!
//! ```
//! use nonet_core::board::{Candidates, Grid};
//! use nonet_se::{Path, Scale};
//!
//! let grid: Grid = "000000000030512090800703004000426000120000048000000000005040900700309001980000056".parse()?;
//! let mut path = Path::new(&Candidates::new(&grid), Scale::Full);
//! let step = std::iter::from_fn(|| path.step(&mut || true).ok().flatten()).nth(34).ok_or("there are 35 steps")?;
//! let trace = "Unique Loop type 1: Cells R2C1,R2C3,R8C3,R8C2,R6C2,R6C1 on 4, 6 [R8C3-46]";
//! assert_eq!(step.to_string(), format!("4.6 Unique Loop type 1 | {trace}"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Invariants
//!
//! - The cells of even and of odd place on a path each have their own houses, and a path closes where the two halves have the same houses:
//!   only so can the two digits be exchanged.
//! - The original has two peculiarities that change ratings, and both are kept: the digits that one neighbour brings are remembered at
//!   the next, and no hidden set is smaller than the roof has digits beyond the two (`tests/data/README.md`).
//!
//! # What bounds the work
//!
//! A path is at most 18 cells long, since no row has more than two of them. Only cells that have both digits, with another such cell in each
//! of their houses, are gone to. Up to two of these may have any digits beyond the two, and more of them only one and the same digit.

use super::difficulty::Difficulty;
use super::houses::{Places, cell_at, digits_at, houses_of, shared_houses, subsets_of};
use super::position::Position;
use super::step::{Pattern, Step, by_cell, removals_of};
use nonet_core::board::{Cell, CellSet, Digit, DigitSet, House, HouseSet};

/// The step with the least difficulty and type; of equal ones the first found.
pub(super) fn find(position: &Position) -> Option<Step> {
    let mut search = LoopSearch { position, found: Vec::new() };
    let bivalue = position.empty_cells().iter().filter(|&cell| position.candidates(cell).len() == 2);
    for start in bivalue {
        let digits = position.candidates(start);
        let cells = digits.iter().fold(CellSet::ALL, |cells, digit| cells & position.cells_of(digit));
        let viable = viable(cells);
        if viable.contains(start) {
            let mut path = Path { cells: vec![start], digits, houses: [HouseSet::EMPTY; 2] };
            path.houses[0] = houses_in(start);
            search.visit(&mut path, Around { cells, viable }, Last { reached_by: None, extra: DigitSet::EMPTY, allowance: 2 });
        }
    }
    let hint = search.found.into_iter().min_by_key(|hint| (hint.difficulty, hint.kind))?;
    let pattern = Pattern::UniqueLoop { kind: hint.kind, cells: hint.cells, digits: hint.digits };
    Some(Step::removing(hint.difficulty, pattern, hint.removals))
}

/// The cells of `cells` that may lie on a loop: each house of such a cell holds another.
fn viable(mut cells: CellSet) -> CellSet {
    loop {
        let has_neighbours = |cell: &Cell| cell.houses().iter().all(|house| (house.cells() & cells).len() >= 2);
        let fewer: CellSet = cells.iter().filter(has_neighbours).collect();
        if fewer == cells {
            return cells;
        }
        cells = fewer;
    }
}

const fn houses_in(cell: Cell) -> HouseSet {
    let [row, column, block] = cell.houses();
    HouseSet::of(row).with(column).with(block)
}

/// The cells so far, and the two digits that all of them have.
struct Path {
    cells: Vec<Cell>,
    digits: DigitSet,
    /// The houses of the cells of even place, and of those of odd place: on a loop each cell of such a half has its own.
    houses: [HouseSet; 2],
}

/// The cells that have both digits, and those among them that may lie on a loop.
#[derive(Clone, Copy)]
struct Around {
    cells: CellSet,
    viable: CellSet,
}

impl Path {
    fn pair(&self) -> [Digit; 2] {
        let mut digits = self.digits.iter();
        let first = digits.next().unwrap_or(Digit::D1);
        [first, digits.next().unwrap_or(first)]
    }
}

/// The way in which the last cell of a path was reached.
#[derive(Clone, Copy)]
struct Last {
    /// The place among box, row and column of the kind of house that led here.
    reached_by: Option<usize>,
    /// Digits beyond the two that were seen on the way.
    extra: DigitSet,
    /// The number of further cells with such digits that are allowed whatever these are.
    allowance: i8,
}

/// A hint that a loop gives.
struct Hint {
    difficulty: Difficulty,
    kind: u8,
    /// The locked digit first in type 4.
    digits: [Digit; 2],
    cells: Vec<Cell>,
    removals: Vec<(Cell, DigitSet)>,
    /// The set of type 3, which tells two such hints of one loop apart.
    set: Option<LoopSet>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
struct LoopSet {
    is_hidden: bool,
    house: House,
    cells: CellSet,
    digits: DigitSet,
}

struct LoopSearch<'a> {
    position: &'a Position,
    found: Vec<Hint>,
}

impl LoopSearch<'_> {
    /// Goes on from the end of the path.
    ///
    /// The digits beyond the two that one neighbour brings stay with those looked at after it, as they do in the original.
    fn visit(&mut self, path: &mut Path, around: Around, last: Last) {
        let (Some(&start), Some(&cell)) = (path.cells.first(), path.cells.last()) else { return };
        let mut extra = last.extra;
        for (kind, &(house, _)) in houses_of(cell).iter().enumerate() {
            if last.reached_by == Some(kind) {
                continue;
            }
            for next in house.cells() & around.cells {
                if next == start && path.cells.len() >= 4 {
                    self.close(path);
                } else if !path.cells.contains(&next) {
                    let candidates = self.position.candidates(next);
                    extra |= candidates - path.digits;
                    let is_bare = candidates.len() == 2;
                    let half = path.cells.len() % 2;
                    let may_close = around.viable.contains(next) && path.houses[half].is_disjoint(houses_in(next));
                    if may_close && (is_bare || extra.len() == 1 || last.allowance > 0) {
                        path.cells.push(next);
                        path.houses[half] |= houses_in(next);
                        let allowance = last.allowance - i8::from(!is_bare);
                        self.visit(path, around, Last { reached_by: Some(kind), extra, allowance });
                        path.houses[half] -= houses_in(next);
                        path.cells.pop();
                    }
                }
            }
        }
    }

    /// Adds what the loop shows, if it is one.
    fn close(&mut self, path: &Path) {
        if path.houses[0] != path.houses[1] {
            return;
        }
        let beyond = |&&cell: &&Cell| self.position.candidates(cell).len() > 2;
        let extra: Vec<Cell> = path.cells.iter().filter(beyond).copied().collect();
        match extra[..] {
            [] => {}
            [cell] => self.add(path, 1, 0, path.pair(), vec![(cell, path.digits)], None),
            [first, second] => {
                let digits = (self.position.candidates(first) | self.position.candidates(second)) - path.digits;
                if digits.len() == 1 {
                    self.type_2(path, &extra);
                } else {
                    self.type_3(path, [first, second], digits);
                }
                self.type_4(path, [first, second]);
            }
            _ => self.type_2(path, &extra),
        }
    }

    fn type_2(&mut self, path: &Path, extra: &[Cell]) {
        let Some(digit) = (self.position.candidates(extra[0]) - path.digits).first() else { return };
        let seen = extra.iter().fold(CellSet::ALL, |seen, cell| seen & cell.peers());
        let victims = self.position.cells_of(digit) & seen;
        self.add(path, 2, 0, path.pair(), removals_of(digit, victims), None);
    }

    /// The two cells with extra `digits` count as one cell of a naked set, or of a hidden set with the loop's digits.
    ///
    /// No set is smaller than the extra digits are many, though a hidden one might be. Versions after the original look for those
    /// too, and rate some puzzles otherwise.
    fn type_3(&mut self, path: &Path, pair: [Cell; 2], digits: DigitSet) {
        for size in digits.len()..=7 {
            for house in shared_houses(pair.into_iter().collect()) {
                let places = pair.map(|cell| (0..9).find(|&place| cell_at(house, place) == cell).unwrap_or(0));
                if 2 * size <= self.position.empty_in(house) {
                    self.type_3_naked(path, house, places, digits, size);
                }
                if 2 * size < self.position.empty_in(house) {
                    self.type_3_hidden(path, house, places, digits, size);
                }
            }
        }
    }

    fn type_3_naked(&mut self, path: &Path, house: House, [first, second]: [usize; 2], digits: DigitSet, size: usize) {
        let position = self.position;
        let at = |place: usize| position.candidates(cell_at(house, place));
        let common = digits & at(first) & at(second);
        let others = Places::from_bits(0x1ff).without(second);
        for places in subsets_of(others.bits(), size).map(Places::from_bits).filter(|places| places.contains(first)) {
            let rest = places.without(first);
            let needed = rest.fold(common, |all, place| all | at(place));
            let union = needed | digits;
            if needed.len() != size || union.len() != size || digits.len() < 2 || rest.clone().any(|place| at(place).len() < 2) {
                continue;
            }
            let outside = (0..9).filter(|&place| !places.with(second).contains(place)).map(|place| cell_at(house, place));
            let removals = outside.map(|cell| (cell, position.candidates(cell) & union)).collect();
            let cells = rest.map(|place| cell_at(house, place)).collect();
            let set = LoopSet { is_hidden: false, house, cells, digits: union };
            self.add(path, 3, size - 1, path.pair(), removals, Some(set));
        }
    }

    fn type_3_hidden(&mut self, path: &Path, house: House, [first, second]: [usize; 2], digits: DigitSet, size: usize) {
        let rest = !(path.digits | digits);
        let position = self.position;
        let places_of = |digit| position.places(house, digit).without(second);
        for more in subsets_of(rest.bits(), size.saturating_sub(2)) {
            let set = digits_at(Places::from_bits(more)) | path.digits;
            let union = set.iter().fold(Places::EMPTY, |all, digit| all.union(places_of(digit)));
            if union.len() != size || set.iter().any(|digit| places_of(digit).is_empty()) {
                continue;
            }
            let cells: CellSet = union.without(first).map(|place| cell_at(house, place)).collect();
            let removals = cells.iter().map(|cell| (cell, position.candidates(cell) - set)).collect();
            let set = LoopSet { is_hidden: true, house, cells, digits: set };
            self.add(path, 3, size.saturating_sub(2), path.pair(), removals, Some(set));
        }
    }

    /// One of the two digits is locked in the two cells, so the other goes.
    fn type_4(&mut self, path: &Path, pair: [Cell; 2]) {
        let cells: CellSet = pair.into_iter().collect();
        let is_locked = |digit| shared_houses(cells).any(|house| self.position.places(house, digit).len() == 2);
        let [first, second] = path.pair();
        let [locked, other] = if is_locked(first) {
            [first, second]
        } else if is_locked(second) {
            [second, first]
        } else {
            return;
        };
        self.add(path, 4, 0, [locked, other], removals_of(other, cells), None);
    }

    /// Adds a hint that removes something and is new.
    fn add(
        &mut self,
        path: &Path,
        kind: u8,
        tenths: usize,
        digits: [Digit; 2],
        mut removals: Vec<(Cell, DigitSet)>,
        set: Option<LoopSet>,
    ) {
        removals.retain(|(_, digits)| !digits.is_empty());
        if removals.is_empty() {
            return;
        }
        let cells: CellSet = path.cells.iter().copied().collect();
        let is_same =
            |hint: &Hint| (hint.kind, hint.set) == (kind, set) && hint.cells.iter().copied().collect::<CellSet>() == cells;
        if !self.found.iter().any(is_same) {
            let difficulty = difficulty(path.cells.len(), tenths);
            let removals = by_cell(removals);
            self.found.push(Hint { difficulty, kind, digits, cells: path.cells.clone(), removals, set });
        }
    }
}

/// The rating of a loop of so many cells, with so many tenths for a set of type 3; summed as the original does.
const fn difficulty(cells: usize, tenths: usize) -> Difficulty {
    let mut value = 4.5;
    if cells >= 10 {
        value += 0.3;
    }
    if cells >= 8 {
        value += 0.2;
    } else if cells >= 6 {
        value += 0.1;
    }
    Difficulty::new(value + tenths as f64 * 0.1)
}
