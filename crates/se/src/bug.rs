//! Bivalue universal graves, types 1 to 4 (5.6 to 6.1).
//!
//! # The idea
//!
//! In a bivalue universal grave (BUG) every empty cell has two candidates, and every digit has two places in each house where it is not
//! placed. Such a position has no solution or several (Sudopedia, "Bivalue Universal Grave"). So if a position of a puzzle with one
//! solution has a few candidates beyond those of a grave, one of them is true. They are found without a search: a digit that has three
//! places in a house is in excess in the one cell there that has three candidates or more.
//!
//! ```text
//!   r1   19        -1       type 2, with 1 in excess in two cells: without these two candidates
//!   r3   29 and 1           the position would be a grave, so one of the two is true, and 1 goes
//!   r5   46 and 1           from r1c3 and r6c3, which see both
//!   r6   14        -1
//!        column 3
//! ```
//!
//! ```
//! use nonet_core::board::{Candidates, Grid};
//! use nonet_se::{Path, Scale};
//!
//! let grid: Grid = "070203080480000027000706000900607004800000003050000090090000060000105000108409702".parse()?;
//! let mut path = Path::new(&Candidates::new(&grid), Scale::Full);
//! let step = std::iter::from_fn(|| path.step(&mut || true).ok().flatten()).nth(30).ok_or("there are 31 steps")?;
//! assert_eq!(step.to_string(), "5.7 BUG type 2 | BUG type 2: R3C3,R5C3 on 1 [R1C3-1, R6C3-1]");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Invariants
//!
//! - Without the candidates in excess the position is a grave: that is looked at once all are found, not assumed.
//! - The cells in excess are kept in the order of their finding, by boxes, rows and columns, which decides what is found first.
//!
//! # What bounds the work
//!
//! Each house and digit is looked at once. A house with several cells of three candidates or more says nothing of a digit. The search ends
//! where a house has none, and where no step could come of the cells so far.

use super::difficulty::Difficulty;
use super::houses::{BOX_ROW_COLUMN, cell_at, houses, peers_in_order, shared_houses, subsets_of};
use super::position::Position;
use super::step::{Pattern, Step, by_cell, removals_of};
use nonet_core::board::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House};

const TYPE_1: Difficulty = Difficulty::new(5.6);
const TYPE_2: Difficulty = Difficulty::new(5.7);
const TYPE_4: Difficulty = Difficulty::new(5.7);

/// The cells that keep the position from being a bug, in the order in which they were found.
struct Bug {
    cells: Vec<Cell>,
    /// The candidates of these cells beyond two in each.
    beyond: CandidateSet,
    /// The cells that see them all, as they are left after each finding.
    common: CellSet,
}

/// The first step that a bug shows.
pub(super) fn find(position: &Position) -> Option<Step> {
    let bug = Bug::of(position)?;
    if let [cell] = bug.cells[..] {
        let removals = vec![(cell, position.candidates(cell) - bug.beyond.digits())];
        return Some(Step::removing(TYPE_1, bug.pattern(1), removals));
    }
    if let Some(digit) = bug.beyond.digits().single() {
        return bug.type_2(position, digit).or_else(|| bug.type_4(position));
    }
    if bug.common.is_empty() {
        return None;
    }
    bug.type_4(position).or_else(|| bug.type_3(position))
}

impl Bug {
    fn of(position: &Position) -> Option<Bug> {
        let mut bug = Bug { cells: Vec::new(), beyond: CandidateSet::EMPTY, common: CellSet::EMPTY };
        for house in houses(BOX_ROW_COLUMN) {
            for digit in Digit::ALL {
                let places = position.places(house, digit);
                if places.is_empty() || places.len() == 2 {
                    continue;
                }
                let mut cells = places.map(|place| cell_at(house, place)).filter(|&cell| position.candidates(cell).len() >= 3);
                let cell = cells.next()?;
                if cells.next().is_none() && !bug.add(cell, digit) {
                    return None;
                }
            }
        }
        (!bug.cells.is_empty() && bug.is_grave(position)).then_some(bug)
    }

    /// Notes that `cell` has `digit` beyond its two; whether a step is still possible.
    fn add(&mut self, cell: Cell, digit: Digit) -> bool {
        let is_first = self.cells.is_empty();
        if !self.cells.contains(&cell) {
            self.cells.push(cell);
        }
        self.beyond.insert(Candidate::new(cell, digit));
        let seen = if is_first { cell.peers() } else { self.common & cell.peers() };
        self.common = seen - self.cells.iter().copied().collect();
        self.cells.len() == 1 || self.beyond.digits().len() == 1 || !self.common.is_empty()
    }

    /// Whether without the digits beyond all cells have two candidates and all digits two places or none.
    fn is_grave(&self, position: &Position) -> bool {
        let mut rest = position.marks().clone();
        self.beyond.iter().for_each(|it| rest.remove(it.cell, it.digit));
        position.empty_cells().iter().all(|cell| rest.candidates(cell).len() == 2)
            && House::all().all(|house| Digit::ALL.iter().all(|&digit| matches!(rest.places(house, digit).len(), 0 | 2)))
    }

    fn pattern(&self, kind: u8) -> Pattern {
        Pattern::Bug { kind, cells: self.cells.clone(), digits: self.beyond.digits() }
    }

    fn type_2(&self, position: &Position, digit: Digit) -> Option<Step> {
        let victims = self.common & position.cells_of(digit);
        (!victims.is_empty()).then(|| Step::removing(TYPE_2, self.pattern(2), removals_of(digit, victims)))
    }

    /// The cells of the bug count as one cell of a naked set.
    fn type_3(&self, position: &Position) -> Option<Step> {
        shared_houses(self.beyond.cells()).find_map(|house| {
            let among: Vec<Cell> = peers_in_order(self.cells[0], self.common & house.cells()).collect();
            (2..=6).filter(|&size| among.len() >= size).find_map(|size| {
                subsets_of((1 << among.len()) - 1, size - 1).find_map(|chosen| self.type_3_of(position, &among, chosen, size))
            })
        })
    }

    fn type_3_of(&self, position: &Position, among: &[Cell], chosen: u16, size: usize) -> Option<Step> {
        let is_chosen = |at: &usize| chosen >> at & 1 == 1;
        let sets = || (0..among.len()).filter(is_chosen).map(|at| position.candidates(among[at]));
        let union = sets().fold(DigitSet::EMPTY, |all, set| all | set);
        let fits = union.len() == size && (union | self.beyond.digits()).len() == size;
        if !fits || self.beyond.digits().len() < 2 || sets().any(|set| set.len() < 2) {
            return None;
        }
        let others = (0..among.len()).filter(|at| !is_chosen(at)).map(|at| (among[at], position.candidates(among[at]) & union));
        let removals = by_cell(others.filter(|(_, digits)| !digits.is_empty()).collect());
        let difficulty = Difficulty::new(5.7 + (size - 1) as f64 * 0.1);
        let pattern = Pattern::Bug { kind: 3, cells: self.cells.clone(), digits: union };
        (!removals.is_empty()).then(|| Step::removing(difficulty, pattern, removals))
    }

    /// Two cells that share one more digit, and a house.
    fn type_4(&self, position: &Position) -> Option<Step> {
        let [first, second] = self.cells[..] else { return None };
        let shared = (position.candidates(first) & position.candidates(second)) - self.beyond.digits();
        let kept = shared.single()?;
        shared_houses(self.beyond.cells()).next()?;
        let removed = self.cells.iter().map(|&cell| {
            let rest = position.candidates(cell) - self.beyond.digits_in(cell);
            (cell, rest.without(kept))
        });
        let removals = by_cell(removed.filter(|(_, digits)| !digits.is_empty()).collect());
        Some(Step::removing(TYPE_4, self.pattern(4), removals))
    }
}
