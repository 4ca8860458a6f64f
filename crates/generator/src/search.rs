//! The search for a puzzle of a recipe: from random puzzles, by small changes towards what is asked for.

use super::{
    Recipe, Seed, Symmetry,
    clues::{Clues, random_solution},
    judge::Direction,
    pattern,
    random::Random,
    rare::near_known,
};
use nonet_core::{
    board::{Candidates, CellSet},
    solver::Puzzle,
};
use nonet_logic::{Options, Order, Rating, solve_path};

/// The number of puzzles that are looked at before the nearest is taken for the best that there is. For a pattern of cells, which is
/// filled by changing digits, each change counts as one.
pub const ATTEMPTS: u32 = 20_000;

/// The number of changes that are tried on one puzzle before another one is begun.
const CHANGES: u32 = 12;

/// The distance by which the number of givens may lie above the least that is asked for.
const SPREAD: u32 = 6;

/// A puzzle that was generated, with how near it comes to its recipe.
#[derive(Clone, Debug)]
pub struct Generated {
    /// The puzzle, proved to have one solution.
    pub puzzle: Puzzle,
    /// The rating of its path in rating order.
    pub rating: Rating,
    /// Whether it is what the recipe asks for; if not, it is the nearest that was found.
    pub meets: bool,
    /// The number of puzzles that were looked at.
    pub attempts: u32,
}

/// The progress of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// The number of puzzles that have been looked at.
    pub attempts: u32,
    /// The number of puzzles after which the search ends.
    pub limit: u32,
}

/// Makes a puzzle. Before each look at a puzzle `go_on` is asked; if it says no, the nearest so far is what there is, and nothing
/// if there is none so far. The same seed and recipe make the same puzzle, if `go_on` lets them.
///
/// ```
/// use nonet_generator::{generate, Recipe, Seed};
/// use nonet_logic::Level;
/// let made = generate(Seed(1), &Recipe::of(Level::Hard), &mut |_| true).unwrap();
/// assert!(made.meets && made.rating.level == Level::Hard);
/// ```
#[must_use]
pub fn generate(seed: Seed, recipe: &Recipe, go_on: &mut dyn FnMut(Progress) -> bool) -> Option<Generated> {
    let mut search = PuzzleSearch { recipe, random: Random::new(seed), attempts: 0, from_known: false, nearest: None, go_on };
    while search.climb().is_some() {}
    let attempts = search.attempts;
    let (clues, distance) = search.nearest?;
    let puzzle = Puzzle::new(clues.grid()).ok()?;
    let path = solve_path(&Candidates::new(puzzle.givens()), Order::Rating, &Options::UNIQUE);
    Some(Generated { puzzle, rating: Rating::of(&path), meets: distance == 0, attempts })
}

/// A search.
struct PuzzleSearch<'a> {
    recipe: &'a Recipe,
    random: Random,
    attempts: u32,
    from_known: bool,              // whether the last puzzle to begin with came from a known one
    nearest: Option<(Clues, u32)>, // with its distance
    go_on: &'a mut dyn FnMut(Progress) -> bool,
}

impl PuzzleSearch<'_> {
    /// Begins with a new puzzle and changes it for the better, or at least not for the worse. None when the search is over.
    fn climb(&mut self) -> Option<()> {
        let mut clues = self.start()?;
        let (mut distance, mut direction) = self.look(&clues)?;
        if self.recipe.cells.is_some() {
            return Some(());
        }
        for _ in 0..CHANGES {
            let mut changed = clues.clone();
            self.change(&mut changed, direction);
            let found = self.look(&changed)?;
            if found.0 <= distance {
                (distance, direction) = found;
                clues = changed;
            }
        }
        Some(())
    }

    /// Looks at a puzzle: its distance, and which way it has to change. None when the search is over.
    fn look(&mut self, clues: &Clues) -> Option<(u32, Direction)> {
        let progress = Progress { attempts: self.attempts, limit: ATTEMPTS };
        let found = matches!(self.nearest, Some((_, 0)));
        if found || self.attempts >= ATTEMPTS || !(self.go_on)(progress) {
            return None;
        }
        self.attempts += 1;
        let (distance, direction) = self.recipe.judge(clues);
        if self.nearest.as_ref().is_none_or(|&(_, least)| distance < least) {
            self.nearest = Some((clues.clone(), distance));
        }
        Some((distance, direction))
    }

    /// A new puzzle to begin with.
    fn start(&mut self) -> Option<Clues> {
        if let Some(cells) = self.recipe.cells {
            let (clues, changes) = pattern::fill(cells, &mut self.random)?;
            self.attempts += changes;
            return Some(clues);
        }
        if let Some(clues) = self.start_of_rare() {
            return Some(clues);
        }
        let mut clues = Clues::new(random_solution(&mut self.random)?, CellSet::ALL);
        let order = self.random.order(CellSet::ALL);
        let least = self.least();
        clues.reduce_full(&order, self.recipe.symmetry, least);
        Some(clues)
    }

    /// A puzzle that takes the technique that it shall take, if that is a rare one. Every other time, so that what cannot be
    /// reached from there can be found by chance.
    fn start_of_rare(&mut self) -> Option<Clues> {
        self.from_known = !self.from_known;
        let technique = self.recipe.needs.filter(|_| self.from_known)?;
        let symmetry = self.recipe.symmetry;
        let mut clues = near_known(technique, &mut self.random, &|clues| self.recipe.is_taken(technique, clues))?;
        if symmetry != Symmetry::None {
            clues.add(symmetry.closure(clues.cells()));
            let order = self.random.order(clues.cells());
            clues.reduce(&order, symmetry, self.recipe.givens.least as usize);
        }
        Some(clues)
    }

    /// The number of givens to leave this time.
    fn least(&mut self) -> usize {
        let givens = self.recipe.givens;
        let room = givens.most.saturating_sub(givens.least).min(if givens.least == 0 { 0 } else { SPREAD });
        (givens.least + self.random.below(room + 1)) as usize
    }

    /// Gives a little more where the puzzle is too hard; else gives some cells instead of others.
    fn change(&mut self, clues: &mut Clues, direction: Direction) {
        if let Direction::Easier(empty) = direction {
            let orbit = self.random.orbit_in(empty - clues.cells(), self.recipe.symmetry);
            if !self.recipe.minimal && (clues.cells() | orbit).len() as u32 <= self.recipe.givens.most {
                clues.add(orbit);
                return;
            }
        }
        let least = self.least();
        clues.swap(&mut self.random, self.recipe.symmetry, least);
    }
}
