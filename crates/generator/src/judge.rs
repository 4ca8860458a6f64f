//! The distance of a puzzle from a recipe, and the direction in which the puzzle would have to change.

use super::{Bounds, Recipe, clues::Clues};
use nonet_core::board::{Candidates, CellSet};
use nonet_logic::{Level, Options, Order, Outcome, Path, Rating, Technique, TechniqueSet, solve_path};

/// The direction in which a puzzle has to change.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Direction {
    /// It is too hard. The cells are those that were still empty where that was seen.
    Easier(CellSet),
    /// It is too easy, or not what is asked for in another way.
    Otherwise,
}

/// The weights of the ways of missing a recipe: of two puzzles, that which misses it in a lighter way is nearer.
const TOO_HARD: u32 = 1_000_000;
const LEVEL: u32 = 100_000;
const WITHOUT: u32 = 50_000;
const NEEDS: u32 = 20_000;
const CELL: u32 = 1_000;
const REDUNDANT: u32 = 100;
/// A tenth of Sudoku Explainer's rating.
const TENTH: u32 = 150;
/// No distance of a score weighs more than this.
const MOST_SCORE: u32 = 40_000;
/// The distance in tenths of Sudoku Explainer's rating beyond which more are no worse.
const MOST_TENTHS: u32 = 200;

impl Recipe {
    /// The distance of a puzzle from what the recipe asks for, 0 if it is just that, and the direction in which the puzzle has to
    /// change.
    pub(super) fn judge(&self, clues: &Clues) -> (u32, Direction) {
        let givens = clues.grid();
        let start = Candidates::new(&givens);
        let beyond = self.beyond();
        let mut path = solve_path(&start, Order::Rating, &Options::UNIQUE.without(beyond));
        if path.outcome == Outcome::Stuck && !beyond.is_empty() && self.level.is_none() && self.takes_needed(&path, &start) {
            path = solve_path(&start, Order::Rating, &Options::UNIQUE);
        }
        let empty = path.end.grid().empty_cells();
        if path.outcome == Outcome::Stuck {
            return (TOO_HARD + empty.len() as u32, Direction::Easier(empty));
        }
        let rating = Rating::of(&path);
        let (wrong_level, too_hard) = self.misses_level(&rating);
        let taken = rating.counts.iter().filter(|(technique, _)| self.without.contains(*technique)).count() as u32;
        let mut distance = wrong_level + self.score.distance(rating.score).min(MOST_SCORE) + taken * WITHOUT;
        distance += self.givens.distance(clues.cells().len() as u32).min(81) * CELL;
        distance += self.cells.map_or(0, |cells| (cells ^ clues.cells()).len() as u32 * CELL);
        if distance < NEEDS && !self.takes_needed(&path, &start) {
            distance += NEEDS;
        }
        let mut too_hard = too_hard;
        // The path has solved the puzzle, so it has one solution, and a rating.
        if distance == 0
            && self.explainer != Bounds::ANY
            && let Some(rating) = nonet_se::rate(&start, nonet_se::Scale::Full)
        {
            let rating = u32::from(rating.er.0);
            distance = self.explainer.distance(rating).min(MOST_TENTHS) * TENTH;
            too_hard = rating > self.explainer.most;
        }
        if distance == 0 && self.minimal {
            let redundant = clues.cells().iter().filter(|&cell| clues.is_redundant(cell));
            distance = redundant.count() as u32 * REDUNDANT;
        }
        let direction = if too_hard || taken > 0 { Direction::Easier(givens.empty_cells()) } else { Direction::Otherwise };
        (distance, direction)
    }

    /// The distance of the rating from the level, and whether the puzzle is too hard.
    fn misses_level(&self, rating: &Rating) -> (u32, bool) {
        let too_high = rating.score > self.score.most;
        match self.level {
            None => (0, too_high),
            Some(level) => {
                let apart = (level as u32).abs_diff(rating.level as u32);
                (apart * LEVEL, rating.level > level || too_high)
            }
        }
    }

    /// Whether the path takes the technique that it shall take.
    fn takes_needed(&self, path: &Path, start: &Candidates) -> bool {
        let takes = |path: &Path, technique| path.steps.iter().any(|step| step.technique == technique);
        match self.needs {
            None => true,
            Some(technique) if technique.score().is_some() => takes(path, technique),
            Some(technique) => takes(&solve_path(start, Order::Hint, &Options::to_practise(technique)), technique),
        }
    }

    /// Whether the puzzle's path takes the technique.
    pub(super) fn is_taken(&self, technique: Technique, clues: &Clues) -> bool {
        let order = if technique.score().is_some() { Order::Rating } else { Order::Hint };
        let options = if order == Order::Hint { Options::to_practise(technique) } else { Options::UNIQUE };
        let path = solve_path(&Candidates::new(&clues.grid()), order, &options.without(self.beyond()));
        path.steps.iter().any(|step| step.technique == technique)
    }

    /// Techniques that need not be looked for, as the last ones of the rating order: a puzzle that has come to them is too hard,
    /// or does not take the one that it shall take.
    fn beyond(&self) -> TechniqueSet {
        let most = match (self.level, self.needs) {
            (Some(level), _) => level,
            (None, Some(needed)) => needed.level().max(Level::Unfair),
            (None, None) => Level::Extreme,
        };
        let is_beyond = |technique: &&Technique| technique.level() > most || self.without.contains(**technique);
        Order::Rating.techniques().iter().rev().take_while(is_beyond).copied().collect()
    }
}
