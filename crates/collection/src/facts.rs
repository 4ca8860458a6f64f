//! The few bytes of a row by which many rows are sorted and filtered.

use super::{assessment::Assessment, filter::Finding, row::Row};
use fnv::FnvHasher;
use nonet_core::{board::Grid, solver::COUNT_LIMIT};
use nonet_techniques::{Level, Technique, TechniqueSet, Tenths};
use serde::{Deserialize, Serialize};
use std::hash::Hasher;

/// The names of columns with ratings by Sudoku Explainer in files.
const EXPLAINER_COLUMNS: [&str; 4] = ["se_er", "se", "er", "se_rating"];

/// The facts that are known of a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Facts {
    /// Whether there is something wrong with it.
    pub bad: bool,
    /// Whether it was judged, or can't be.
    pub judged: bool,
    /// The number of givens.
    pub givens: u8,
    /// The number of solutions, counted up to [`COUNT_LIMIT`].
    pub solutions: u16,
    /// The level of the puzzle, where it was rated.
    pub level: Option<Level>,
    /// The score of the puzzle, where it was rated.
    pub score: u32,
    /// The hardest technique of the puzzle's path.
    pub hardest: Option<Technique>,
    /// All techniques that the puzzle's path takes.
    pub techniques: TechniqueSet,
    /// The rating by Sudoku Explainer in tenths, where it was asked for or the file tells it.
    pub explainer: Option<u16>,
    /// Whether the rating by Sudoku Explainer was asked for.
    pub explained: bool,
    /// The fingerprint of the givens.
    pub fingerprint: u64,
    /// The fingerprint of the givens' canonical form, where the puzzle was judged and has a solution; else 0.
    pub canonical: u64,
    /// The number of redundant givens, where the puzzle was judged and has one solution. 0 of a minimal puzzle.
    pub redundant: Option<u8>,
}

impl Facts {
    /// Whether this was found of the row.
    #[must_use]
    pub const fn has(&self, finding: Finding) -> bool {
        let is_puzzle = self.fingerprint != 0;
        let is_judged = is_puzzle && self.judged;
        match finding {
            Finding::Problem => self.bad || is_judged && self.solutions != 1,
            Finding::Unreadable => !is_puzzle && self.bad,
            Finding::WrongSolution => is_puzzle && self.bad,
            Finding::NoSolution => is_judged && self.solutions == 0,
            Finding::SeveralSolutions => is_judged && self.solutions > 1,
            Finding::OneSolution => is_judged && self.solutions == 1,
            Finding::Minimal => matches!(self.redundant, Some(0)),
            Finding::Redundant => matches!(self.redundant, Some(1..)),
            Finding::Repeated => false, // the other rows tell it
        }
    }

    /// The facts about a row, which is judged or still to be judged.
    #[must_use]
    pub fn of(row: &Row, judged: Option<&Assessment>, header: &[Vec<u8>]) -> Facts {
        let Ok(reading) = &row.reading else { return Facts { bad: true, judged: true, explained: true, ..Facts::default() } };
        let givens = reading.givens();
        let unjudged = Facts {
            bad: row.objection.is_some(),
            givens: givens.filled_cells().len() as u8,
            explainer: explainer_in(row, header),
            fingerprint: fingerprint(&givens),
            ..Facts::default()
        };
        let Some(judged) = judged else { return unjudged };
        let explainer = judged.explainer.map(|[er, ..]| er).or(unjudged.explainer);
        let solutions = judged.solutions.min(COUNT_LIMIT) as u16;
        let Assessment { explained, canonical, redundant, .. } = *judged;
        let facts = Facts { judged: true, solutions, explainer, explained, canonical, redundant, ..unjudged };
        let Some(rating) = &judged.rating else { return facts };
        let techniques = rating.steps.iter().map(|(technique, _)| *technique).collect();
        Facts { level: Some(rating.level), score: rating.score, hardest: rating.hardest, techniques, ..facts }
    }
}

/// A number that tells givens apart: 64 bits of FNV-1a, which are kept.
#[must_use]
pub fn fingerprint(givens: &Grid) -> u64 {
    let mut hasher = FnvHasher::default();
    givens.values().into_iter().for_each(|value| hasher.write_u8(value));
    hasher.finish()
}

/// The rating in the first column that is called so: `7.2`.
fn explainer_in(row: &Row, header: &[Vec<u8>]) -> Option<u16> {
    let is_rating = |name: &[u8]| EXPLAINER_COLUMNS.iter().any(|known| name.trim_ascii().eq_ignore_ascii_case(known.as_bytes()));
    let column = header.iter().position(|name| is_rating(name))?;
    let rating: Tenths = std::str::from_utf8(row.columns.get(column)?).ok()?.trim().parse().ok()?;
    Some(rating.0)
}
