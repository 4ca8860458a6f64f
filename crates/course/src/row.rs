//! A row of drills by eye against the clock: its result, and the best one so far.

use crate::{DrillKind, Log};
use nonet_techniques::Technique;
use std::cmp::Reverse;

/// The number of positions of a row.
pub const ROW: usize = 10;

/// The result of the positions of a row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct RowFigures {
    /// The number of positions.
    pub positions: usize,
    /// The number of positions at which the technique was found without help and without a wrong answer.
    pub found: usize,
    /// The time that all positions took together, in seconds.
    pub seconds: u64,
}

impl RowFigures {
    /// Returns the figures with one more position.
    #[must_use]
    pub fn with(self, is_found: bool, seconds: u32) -> RowFigures {
        RowFigures {
            positions: self.positions + 1,
            found: self.found + usize::from(is_found),
            seconds: self.seconds + u64::from(seconds),
        }
    }

    /// Returns the time that a position took on average, in seconds. 0 if there are no positions.
    #[must_use]
    pub fn seconds_each(self) -> u32 {
        let each = self.seconds.checked_div(self.positions as u64).unwrap_or(0);
        u32::try_from(each).unwrap_or(u32::MAX)
    }
}

/// Returns the best ten attempts in a row at drills by eye of the technique: those with most found, and of these the quickest. Which
/// attempts were one row against the clock is not in the log, so any ten that follow each other count. None if there are fewer than ten.
///
/// ```
/// use nonet_course::{Log, best_row};
/// use nonet_techniques::Technique;
///
/// assert_eq!(best_row(&Log::default(), Technique::NakedSingle), None);
/// ```
#[must_use]
pub fn best_row(log: &Log, technique: Technique) -> Option<RowFigures> {
    let by_eye = log.of(technique).filter(|attempt| attempt.drill.kind() == DrillKind::ByEye);
    let results: Vec<(bool, u32)> = by_eye.map(|attempt| (attempt.is_found_alone(), attempt.seconds)).collect();
    let rows = results
        .windows(ROW)
        .map(|row| row.iter().fold(RowFigures::default(), |figures, (is_found, seconds)| figures.with(*is_found, *seconds)));
    rows.max_by_key(|row| (row.found, Reverse(row.seconds)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Answer, Attempt, AttemptId};
    use jiff::{ToSpan, civil::date};

    /// Returns a log of attempts with these seconds, one a minute; those with a negative number were shown.
    fn log(kind: DrillKind, seconds: impl IntoIterator<Item = i32>) -> Log {
        let attempt = |(number, seconds): (u64, i32)| {
            let drill = crate::DrillSeed::new(Technique::NakedSingle, kind, number).unwrap();
            let at = date(2026, 11, 29).at(9, 0, 0, 0) + (number as i64).minutes();
            let answer = if seconds < 0 { Answer::Shown } else { Answer::Found };
            let mut attempt = Attempt::new(AttemptId::new(number), at, drill, answer);
            attempt.seconds = seconds.unsigned_abs();
            attempt
        };
        (0..).zip(seconds).map(attempt).collect()
    }

    #[test]
    fn the_best_row_has_most_found_and_is_then_the_quickest() {
        let best = |seconds: &[i32]| best_row(&log(DrillKind::ByEye, seconds.iter().copied()), Technique::NakedSingle);
        let row = |found, seconds| Some(RowFigures { positions: ROW, found, seconds });
        assert_eq!(best(&[5; 9]), None);
        assert_eq!(best(&[5; 10]), row(10, 50));
        assert_eq!(best(&[9, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 7]), row(10, 50), "any ten in a row");
        assert_eq!(best(&[[-1; 10].as_slice(), &[30; 10]].concat()), row(10, 300), "what was not found is no speed");
        let guided = log(DrillKind::Find, [5; 12]);
        assert_eq!(best_row(&guided, Technique::NakedSingle), None, "by eye alone");
        assert_eq!(best_row(&log(DrillKind::ByEye, [5; 12]), Technique::FullHouse), None);
    }

    #[test]
    fn the_time_of_each_is_the_average() {
        let figures = RowFigures::default().with(true, 10).with(false, 15);
        assert_eq!((figures.positions, figures.found, figures.seconds_each()), (2, 1, 12));
        assert_eq!(RowFigures::default().seconds_each(), 0);
        let most = (0..3).fold(RowFigures::default(), |figures, _| figures.with(true, u32::MAX));
        assert_eq!(most.seconds_each(), u32::MAX);
    }
}
