//! The search in the vicinity of a puzzle that is being set: some givens are exchanged for others within a mask, towards a rating.

use super::{
    Bounds, Progress, Seed, Symmetry,
    clues::{Clues, draw_solution},
    pattern::change,
    random::Random,
};
use nonet_core::{
    board::{Candidates, CellSet, Grid},
    solver::{Puzzle, count},
};
use nonet_logic::{Level, Options, Rating, rate};
use nonet_se::{Path, Scale};

/// The number of exchanges after which a search ends without a puzzle.
pub const EXCHANGES: u32 = 20_000;

/// The number of exchanges in a row that bring nothing before the search begins anew with the puzzle of the setter.
const STALL_AFTER: u32 = 120;

/// Solutions of a filling of the mask are counted up to this number.
const MOST_SOLUTIONS: u64 = 2_000;

/// The number of changed digits after which a filling of the mask that still has several solutions is given up.
const MOST_CHANGES: u32 = 600;

/// The greatest number of digits of a filling that are drawn again together.
const MOST_REDRAWN: u32 = 12;

/// The weights of the ways of missing the aim, in tenths of Sudoku Explainer's rating.
const REDUNDANT: u32 = 8;
const LEVEL: u32 = 20;

/// The givens of a setter, the rules that a new puzzle keeps, and the rating that it shall have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Vicinity {
    /// The givens with which the search begins. They need not have one solution, nor lie within the mask.
    pub start: Grid,
    /// The cells that may be given.
    pub mask: CellSet,
    /// The cells of `start` whose digits stay, within the mask or not.
    pub locked: CellSet,
    /// The symmetry that the cells of the givens have at least.
    pub symmetry: Symmetry,
    /// Whether no given can be left out.
    pub minimal: bool,
    /// The level of the rating. None for any.
    pub level: Option<Level>,
    /// The rating by Sudoku Explainer 1.2.1, in tenths.
    pub explainer: Bounds,
}

/// A puzzle that a search found.
#[derive(Clone, Debug)]
pub struct Neighbour {
    /// The puzzle, proved to have one solution.
    pub puzzle: Puzzle,
    /// The rating of its path in rating order.
    pub rating: Rating,
    /// The rating by Sudoku Explainer 1.2.1.
    pub explainer: nonet_se::Rating,
}

/// A reason why no puzzle keeps the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum VicinityError {
    /// The locked digits have no solution.
    #[error("the locked digits have no solution")]
    Locked,
    /// The mask lacks cells that are symmetric to locked ones.
    #[error("the mask lacks cells that are symmetric to locked ones")]
    Asymmetric,
    /// No puzzle with one solution has fewer than 17 givens.
    #[error("the mask has {0} cells for givens, too few for one solution")]
    TooFewCells(usize),
}

impl Vicinity {
    /// The cells that may be given: those of the mask and the locked ones, if the cells that are symmetric to them may be given as well.
    ///
    /// # Errors
    /// The reason why no puzzle keeps the rules.
    pub fn cells(&self) -> Result<CellSet, VicinityError> {
        let locked = self.locked & self.start.filled_cells();
        let cells = self.symmetry.interior(self.mask | locked);
        if !locked.is_subset(cells) {
            return Err(VicinityError::Asymmetric);
        }
        if cells.len() < 17 {
            return Err(VicinityError::TooFewCells(cells.len()));
        }
        match count(&self.start.within(locked), 1) {
            0 => Err(VicinityError::Locked),
            _ => Ok(cells),
        }
    }

    /// Searches for a puzzle that keeps the rules, has the rating, and is another one than `start`. None if none was found in
    /// [`EXCHANGES`] exchanges, or if `go_on`, which is asked before each of them, said no. The same seed finds the same puzzle.
    ///
    /// # Errors
    /// The reason why no puzzle keeps the rules.
    pub fn search(&self, seed: Seed, go_on: &mut dyn FnMut(Progress) -> bool) -> Result<Option<Neighbour>, VicinityError> {
        let cells = self.cells()?;
        let fixed = self.symmetry.closure(self.locked & self.start.filled_cells());
        let mut search = VicinitySearch { vicinity: self, cells, fixed, random: Random::new(seed), exchanges: 0, go_on };
        while search.may_go_on() {
            if let Some(clues) = search.climb() {
                return Ok(neighbour(&clues));
            }
        }
        Ok(None)
    }
}

/// Rates a puzzle that was found.
fn neighbour(clues: &Clues) -> Option<Neighbour> {
    let puzzle = Puzzle::new(clues.grid()).ok()?;
    let position = Candidates::new(puzzle.givens());
    let (rating, explainer) = (rate(&position, &Options::UNIQUE)?, nonet_se::rate(&position, Scale::Full)?);
    Some(Neighbour { puzzle, rating, explainer })
}

/// The distance of a puzzle from the aim, and whether the puzzle is too hard.
#[derive(Clone, Copy)]
struct Miss {
    distance: u32,
    too_hard: bool,
}

/// A search.
struct VicinitySearch<'a> {
    vicinity: &'a Vicinity,
    cells: CellSet, // that may be given
    fixed: CellSet, // that stay given: the locked ones and those that are symmetric to them
    random: Random,
    exchanges: u32,
    go_on: &'a mut dyn FnMut(Progress) -> bool,
}

impl VicinitySearch<'_> {
    fn may_go_on(&mut self) -> bool {
        let progress = Progress { attempts: self.exchanges, limit: EXCHANGES };
        self.exchanges < EXCHANGES && (self.go_on)(progress)
    }

    /// Begins with the setter's puzzle and changes it for the better, or at least not for the worse, until it has the rating. None
    /// if the search is over or changes bring nothing any more.
    fn climb(&mut self) -> Option<Clues> {
        let mut clues = self.start()?;
        let mut miss = self.miss(&clues, u32::MAX)?;
        let mut in_vain = 0;
        while miss.distance > 0 || clues.grid() == self.vicinity.start {
            if in_vain == STALL_AFTER || !self.may_go_on() {
                return None;
            }
            self.exchanges += 1;
            in_vain += 1;
            let Some(changed) = self.exchange(&clues, miss.too_hard) else { continue };
            let Some(found) = self.miss(&changed, miss.distance) else { continue };
            if found.distance < miss.distance {
                in_vain = 0;
            }
            (clues, miss) = (changed, found);
        }
        Some(clues)
    }

    /// The setter's puzzle, if it has one solution and keeps the rules. Else its digits are completed, or changed where they have to
    /// be, to a filling of the mask with one solution, of which givens are left out. None if the digits led to no such filling.
    fn start(&mut self) -> Option<Clues> {
        let start = self.vicinity.start.within(self.cells);
        let given = start.filled_cells();
        if start == self.vicinity.start
            && self.vicinity.symmetry.closure(given) == given
            && let Ok(puzzle) = Puzzle::new(start)
        {
            return Some(Clues::new(*puzzle.solution(), given));
        }
        let locked = self.vicinity.start.within(self.vicinity.locked);
        let solution = draw_solution(start, &mut self.random).or_else(|| draw_solution(locked, &mut self.random))?;
        let mut grid = solution.grid().within(self.cells);
        let changeable = self.cells - locked.filled_cells();
        let mut solutions = count(&grid, MOST_SOLUTIONS);
        for _ in 0..MOST_CHANGES {
            if solutions == 1 || !self.may_go_on() {
                break;
            }
            self.exchanges += 1;
            let Some(changed) = self.refilled(&grid, changeable) else { continue };
            let found = count(&changed, solutions + 1);
            if (1..=solutions).contains(&found) {
                (grid, solutions) = (changed, found);
            }
        }
        let puzzle = Puzzle::new(grid).ok()?;
        let mut clues = Clues::new(*puzzle.solution(), self.cells);
        let order = self.random.order(self.cells - self.fixed);
        clues.reduce(&order, self.vicinity.symmetry, 0);
        Some(clues)
    }

    /// The filling with another digit in one of these cells, or, since in full rows, columns and boxes none fits, with others in several.
    fn refilled(&mut self, grid: &Grid, changeable: CellSet) -> Option<Grid> {
        if self.random.below(2) == 0 {
            return change(grid, changeable, &mut self.random);
        }
        let mut kept = self.cells;
        for _ in 0..MOST_REDRAWN.min(2 + self.random.below(MOST_REDRAWN)) {
            kept -= self.random.cell_of(kept & changeable).map_or(CellSet::EMPTY, CellSet::of);
        }
        let solution = draw_solution(grid.within(kept), &mut self.random)?;
        Some(solution.grid().within(self.cells))
    }

    /// Takes some givens away, each with its symmetric ones, and completes the rest with others and any solution that it has. None
    /// if the mask leaves several solutions.
    fn exchange(&mut self, clues: &Clues, too_hard: bool) -> Option<Clues> {
        let symmetry = self.vicinity.symmetry;
        let (mut kept, mut added) = (clues.cells(), CellSet::EMPTY);
        for _ in 0..=self.random.below(3) {
            kept -= self.random.orbit_in(kept - self.fixed, symmetry);
            added |= self.random.orbit_in(self.cells - clues.cells(), symmetry);
        }
        let solution = draw_solution(clues.grid().within(kept), &mut self.random)?;
        let mut changed = Clues::new(solution, self.cells);
        if !changed.are_enough() {
            return None;
        }
        // Cells that were not given go first, so that the puzzle stays near the one that it comes from.
        let near = clues.cells() | added;
        let mut order = self.random.order(self.cells - near);
        order.extend(self.random.order(near - self.fixed));
        let least = match (self.vicinity.minimal, too_hard) {
            (true, _) => 0,
            (false, true) => clues.cells().len() + 1 + self.random.below(4) as usize,
            (false, false) => clues.cells().len().saturating_sub(self.random.below(4) as usize),
        };
        changed.reduce(&order, symmetry, least);
        Some(changed)
    }

    /// The distance of a puzzle from the aim. None if it is greater than `most`.
    fn miss(&mut self, clues: &Clues, most: u32) -> Option<Miss> {
        let Vicinity { minimal, level, explainer, .. } = *self.vicinity;
        let mut miss = Miss { distance: 0, too_hard: false };
        if minimal {
            let redundant = clues.cells().iter().filter(|&cell| clues.is_redundant(cell)).count();
            miss.distance += redundant as u32 * REDUNDANT;
        }
        if miss.distance > most {
            return None;
        }
        let position = Candidates::new(&clues.grid());
        if let Some(level) = level {
            let found = rate(&position, &Options::UNIQUE)?.level;
            miss.distance += (found as u32).abs_diff(level as u32) * LEVEL;
            miss.too_hard = found > level;
        }
        if miss.distance > most {
            return None;
        }
        if explainer != Bounds::ANY {
            let rating = explainer_up_to(&position, explainer.most.saturating_add(most - miss.distance))?;
            miss.distance += explainer.distance(rating);
            miss.too_hard |= rating > explainer.most;
        }
        (miss.distance <= most).then_some(miss)
    }
}

/// The rating by Sudoku Explainer in tenths. None if it is greater than `most`: the path ends with the first step that is so.
fn explainer_up_to(position: &Candidates, most: u32) -> Option<u32> {
    let mut path = Path::new(position, Scale::Full);
    loop {
        let step = path.step(&mut || true).unwrap_or_default(); // it is never stopped
        let rating = u32::from(path.rating().er.0);
        if rating > most {
            return None;
        }
        if step.is_none() {
            return Some(rating);
        }
    }
}
