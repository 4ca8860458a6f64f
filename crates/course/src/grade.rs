//! The grade of an attempt: what the scheduling learns from it.

use crate::Attempt;
use nonet_techniques::{Level, Technique};

/// The four grades of FSRS.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Grade {
    /// The technique was not found: it is to be learnt again.
    Again,
    /// The technique was found with help, or after a wrong answer.
    Hard,
    /// The technique was found alone.
    Good,
    /// The technique was found alone and quickly.
    Easy,
}

impl Grade {
    /// All grades, the worst first.
    pub const ALL: [Grade; 4] = [Grade::Again, Grade::Hard, Grade::Good, Grade::Easy];

    /// Returns the grade of an attempt, which follows from what happened alone: nobody is asked how it was.
    ///
    /// ```
    /// use jiff::civil::date;
    /// use nonet_course::{Answer, Attempt, AttemptId, Grade};
    ///
    /// let at = date(2026, 11, 29).at(16, 47, 11, 0);
    /// let mut attempt = Attempt::new(AttemptId::new(7), at, "x_wing.find.12345".parse()?, Answer::Found);
    /// attempt.seconds = 95;
    /// assert_eq!(Grade::of(&attempt), Grade::Good);
    /// attempt.help = 1;
    /// assert_eq!(Grade::of(&attempt), Grade::Hard);
    /// # Ok::<(), nonet_course::ParseDrillError>(())
    /// ```
    #[must_use]
    pub fn of(attempt: &Attempt) -> Grade {
        match attempt.is_found() {
            false => Grade::Again,
            true if !attempt.is_found_alone() => Grade::Hard,
            true if attempt.seconds <= quick_seconds(attempt.drill.technique()) => Grade::Easy,
            true => Grade::Good,
        }
    }
}

/// Returns the most seconds in which the technique is found quickly. It goes by the level of the technique, since a person looks at more
/// of the board for a harder one. The numbers are a choice of the course: nobody has measured them.
#[must_use]
pub const fn quick_seconds(technique: Technique) -> u32 {
    match technique.level() {
        Level::Easy => 10,
        Level::Medium => 20,
        Level::Hard => 40,
        Level::Unfair => 60,
        Level::Extreme => 120,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Answer, AttemptId};
    use jiff::civil::date;

    #[test]
    fn grades_follow_from_what_happened() {
        use Answer::{Found, Shown, Wrong};
        for (answer, help, wrong, seconds, grade) in [
            (Found, 0, 0, 0, Grade::Easy),
            (Found, 0, 0, 40, Grade::Easy),
            (Found, 0, 0, 41, Grade::Good),
            (Found, 0, 0, u32::MAX, Grade::Good),
            (Found, 1, 0, 5, Grade::Hard),
            (Found, 0, 1, 5, Grade::Hard),
            (Wrong, 0, 0, 5, Grade::Again),
            (Shown, 0, 0, 5, Grade::Again),
            (Shown, 4, 2, 5, Grade::Again),
        ] {
            let at = date(2026, 11, 29).at(12, 0, 0, 0);
            let mut attempt = Attempt::new(AttemptId::new(1), at, "x_wing.find.1".parse().unwrap(), answer);
            (attempt.help, attempt.wrong, attempt.seconds) = (help, wrong, seconds);
            assert_eq!(Grade::of(&attempt), grade, "{attempt}");
        }
    }
}
