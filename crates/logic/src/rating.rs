//! The difficulty of a puzzle: level, score and hardest technique of its path in rating order, by HoDoKu's table.

use super::{Level, Options, Order, Outcome, Path, Step, Technique, solve_path};
use alloc::vec::Vec;
use nonet_core::board::Candidates;

/// The difficulty of a puzzle on HoDoKu's scale.
///
/// ```
/// use nonet_core::board::{Candidates, Grid};
/// use nonet_logic::{Options, Technique, rate};
///
/// let grid: Grid = "000019040004800600750000002090102004000003000500406030800000073006008400010290000".parse()?;
/// let rating = rate(&Candidates::new(&grid), &Options::UNIQUE).ok_or("not exactly one solution")?;
/// assert_eq!((rating.score, rating.hardest), (276, Some(Technique::HiddenSingle)));
/// let total: u32 = rating.counts.iter().map(|&(technique, count)| technique.score().unwrap_or(0) * count as u32).sum();
/// assert_eq!(total, rating.score);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Rating {
    /// The highest level of a technique that was needed, or a higher level if the score is [too high](max_score) for
    /// that one.
    pub level: Level,
    /// The sum of the scores of all steps, in HoDoKu's points.
    pub score: u32,
    /// The hardest technique that was needed: of the highest level, there of the highest score, and of several with that score
    /// the last in hint order. None if there was no step.
    pub hardest: Option<Technique>,
    /// The number of steps of each technique, in hint order; techniques without a step are left out.
    pub counts: Vec<(Technique, usize)>,
}

/// Returns the rating of a puzzle, which comes from its path in rating order. None if the path doesn't solve the puzzle, for
/// example because it has several solutions.
///
/// ```
/// use nonet_core::board::{Candidates, Grid};
/// use nonet_logic::{Level, Options, rate};
///
/// let grid: Grid = "000019040004800600750000002090102004000003000500406030800000073006008400010290000".parse()?;
/// let rating = rate(&Candidates::new(&grid), &Options::UNIQUE).ok_or("not exactly one solution")?;
/// assert_eq!(rating.level, Level::Easy);
/// assert_eq!(rate(&Candidates::new(&Grid::EMPTY), &Options::UNIQUE), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn rate(candidates: &Candidates, options: &Options) -> Option<Rating> {
    let path = solve_path(candidates, Order::Rating, options);
    (path.outcome == Outcome::Solved).then(|| Rating::of(&path))
}

impl Rating {
    /// Returns the rating of a path, which means what HoDoKu's does if the path is in [rating order](Order::Rating).
    ///
    /// ```
    /// use nonet_core::board::{Candidates, Grid};
    /// use nonet_logic::{Options, Order, Rating, rate, solve_path};
    ///
    /// let grid: Grid = "000019040004800600750000002090102004000003000500406030800000073006008400010290000".parse()?;
    /// let position = Candidates::new(&grid);
    /// let path = solve_path(&position, Order::Rating, &Options::UNIQUE);
    /// assert_eq!(Some(Rating::of(&path)), rate(&position, &Options::UNIQUE));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn of(path: &Path) -> Rating {
        let count = |technique: Technique| path.steps.iter().filter(|step| step.technique == technique).count();
        let counts: Vec<_> = Technique::ALL.into_iter().map(|it| (it, count(it))).filter(|&(_, count)| count > 0).collect();
        let score: u32 = path.steps.iter().map(score).sum();
        let hardest = counts.iter().map(|&(technique, _)| technique).max_by_key(|it| it.hardness());
        let least = hardest.map_or(Level::Easy, Technique::level);
        let level = Level::ALL.into_iter().find(|&level| level >= least && score <= max_score(level)).unwrap_or(Level::Extreme);
        Rating { level, score, hardest, counts }
    }
}

/// Returns the highest score of a puzzle of a level; a puzzle with a higher score is of the next level. The bounds are HoDoKu's.
///
/// ```
/// use nonet_logic::{Level, max_score};
///
/// assert_eq!(max_score(Level::Easy), 800);
/// let of_900 = Level::ALL.into_iter().find(|level| max_score(*level) >= 900);
/// assert_eq!(of_900, Some(Level::Medium));
/// ```
#[must_use]
pub const fn max_score(level: Level) -> u32 {
    match level {
        Level::Easy => 800,
        Level::Medium => 1000,
        Level::Hard => 1600,
        Level::Unfair => 1800,
        Level::Extreme => u32::MAX,
    }
}

fn score(step: &Step) -> u32 {
    step.technique.score().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Outcome;

    fn steps(technique: Technique, count: usize) -> Vec<Step> {
        use crate::{
            Effect,
            evidence::{Evidence, OnlyDigit},
        };
        use nonet_core::board::{Candidate, Cell, Digit};
        let effect = Effect::Place(Candidate::new(Cell::FIRST, Digit::D1).into());
        vec![Step { technique, effect, evidence: Evidence::OnlyDigit(OnlyDigit) }; count]
    }

    /// Full houses and naked singles score the same; no path of some fifty steps is full houses alone.
    #[test]
    fn of_techniques_with_one_score_the_last_in_hint_order_is_the_hardest() {
        use Technique::{FullHouse, HiddenSingle, LockedPair, LockedTriple, NakedPair, NakedSingle};
        for (techniques, hardest) in [
            ([NakedSingle, FullHouse], NakedSingle),
            ([FullHouse, NakedSingle], NakedSingle),
            ([FullHouse, HiddenSingle], HiddenSingle),
            ([NakedSingle, HiddenSingle], HiddenSingle),
            ([LockedPair, LockedTriple], LockedTriple),
            ([NakedPair, LockedTriple], NakedPair),
        ] {
            let steps = techniques.into_iter().flat_map(|it| steps(it, 1)).collect();
            let path = Path { steps, end: Candidates::new(&nonet_core::board::Grid::EMPTY), outcome: Outcome::Solved };
            assert_eq!(Rating::of(&path).hardest, Some(hardest), "{techniques:?}");
        }
    }

    /// The level is that of the hardest technique, or of the score if that is too high for it.
    #[test]
    fn a_high_score_raises_the_level() {
        for (path, level, score, hardest) in [
            (vec![], Level::Easy, 0, None),
            (steps(Technique::NakedSingle, 50), Level::Easy, 200, Some(Technique::NakedSingle)),
            (steps(Technique::HiddenSingle, 58), Level::Medium, 812, Some(Technique::HiddenSingle)),
            (steps(Technique::NakedPair, 1), Level::Medium, 60, Some(Technique::NakedPair)),
            (steps(Technique::XWing, 12), Level::Unfair, 1680, Some(Technique::XWing)),
            (steps(Technique::NiceLoop, 7), Level::Extreme, 1960, Some(Technique::NiceLoop)),
        ] {
            let path = Path { steps: path, end: Candidates::new(&nonet_core::board::Grid::EMPTY), outcome: Outcome::Solved };
            let rating = Rating::of(&path);
            assert_eq!((rating.level, rating.score, rating.hardest), (level, score, hardest));
        }
    }
}
