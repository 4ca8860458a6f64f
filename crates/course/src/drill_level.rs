//! The difficulty of drills: the level that a learner has reached with a technique, and the measure of a position.

use crate::Attempt;

/// The difficulty of drills, from [`EASIEST`](DrillLevel::EASIEST) to [`HARDEST`](DrillLevel::HARDEST). A level says which part of the
/// positions of a technique is meant and no measure of them, so that it means the same for an X-wing and for a chain.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct DrillLevel(u8); // Invariant: at most HARDEST.

/// A level is kept and sent as its number.
#[cfg(feature = "serde")]
impl serde::Serialize for DrillLevel {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for DrillLevel {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<DrillLevel, D::Error> {
        let number = <u8 as serde::Deserialize>::deserialize(deserializer)?;
        DrillLevel::new(number).ok_or_else(|| serde::de::Error::custom("the level of drills is above the hardest"))
    }
}

/// The level of the next drill of a technique, as it goes up and down from attempt to attempt.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct DrillLadder {
    pub(crate) level: DrillLevel,
    has_failed: bool, // whether the last attempt failed, and has not lowered the level yet
}

impl DrillLevel {
    /// The easiest level, which a technique begins with.
    pub const EASIEST: DrillLevel = DrillLevel(0);

    /// The hardest level.
    pub const HARDEST: DrillLevel = DrillLevel(9);

    /// Returns the level with this number. None if the number is above that of [`HARDEST`](DrillLevel::HARDEST).
    #[must_use]
    pub fn new(number: u8) -> Option<DrillLevel> {
        Some(DrillLevel(number)).filter(|level| *level <= DrillLevel::HARDEST)
    }

    /// Returns the number of the level, 0 to 9.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Returns which of these positions fits the level: of 50 positions from the easiest to the hardest, the first at level 0, the last at
    /// level 9, and those between evenly. None if there are no positions. Of positions that are equally hard the earlier one counts as
    /// easier.
    ///
    /// ```
    /// use nonet_course::{DrillLevel, PositionMeasure};
    ///
    /// let position = |candidates| PositionMeasure { candidates, false_friends: 0, distance: 2 };
    /// let positions = [position(180), position(90), position(140)];
    /// assert_eq!(DrillLevel::EASIEST.choose(&positions), Some(1));
    /// assert_eq!(DrillLevel::HARDEST.choose(&positions), Some(0));
    /// ```
    #[must_use]
    pub fn choose(self, positions: &[PositionMeasure]) -> Option<usize> {
        let mut order: Vec<usize> = (0..positions.len()).collect();
        order.sort_by_key(|&index| positions[index].strain());
        let last = positions.len().checked_sub(1)?;
        let (level, hardest) = (usize::from(self.0), usize::from(DrillLevel::HARDEST.0));
        order.get(last * level / hardest).copied()
    }
}

impl DrillLadder {
    /// Returns the ladder after an attempt. The level rises by one if the technique was found alone, and falls by one with the second
    /// failure in a row. With help, or after a wrong answer, it stays.
    pub(crate) fn after(self, attempt: &Attempt) -> DrillLadder {
        let DrillLevel(level) = self.level;
        let (level, has_failed) = match (attempt.is_found(), self.has_failed) {
            (true, _) if attempt.is_found_alone() => (level.saturating_add(1).min(DrillLevel::HARDEST.0), false),
            (true, _) => (level, false),
            (false, false) => (level, true),
            (false, true) => (level.saturating_sub(1), false),
        };
        DrillLadder { level: DrillLevel(level), has_failed }
    }
}

/// The numbers that make a position hard for a person. Whoever knows the position can count them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct PositionMeasure {
    /// The number of candidates on the board.
    pub candidates: u16,
    /// The number of patterns that look like the technique and lead to nothing, such as two rows with two places for a digit each that
    /// share one column only.
    pub false_friends: u16,
    /// The greatest distance between two cells of the pattern, in rows or columns, whichever is more: 0 to 8.
    pub distance: u8,
}

impl PositionMeasure {
    /// Returns how hard the position is to a person, in candidates: a false friend is as much as ten candidates, since it is looked at and
    /// given up, and a row or column of distance as much as five. These weights are a choice of the course: only the order of positions of
    /// one technique follows from them.
    #[must_use]
    pub fn strain(self) -> u32 {
        u32::from(self.candidates) + 10 * u32::from(self.false_friends) + 5 * u32::from(self.distance)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Answer, AttemptId};
    use jiff::civil::date;

    /// Returns the levels after each of these attempts: `+` found alone, `h` found with help, `w` found after a wrong answer, `-` failed.
    fn levels(attempts: &str) -> Vec<u8> {
        let mut ladder = DrillLadder::default();
        let after = |sign| {
            let answer = if sign == '-' { Answer::Shown } else { Answer::Found };
            let at = date(2026, 11, 29).at(12, 0, 0, 0);
            let mut attempt = Attempt::new(AttemptId::new(1), at, "x_wing.find.1".parse().unwrap(), answer);
            (attempt.help, attempt.wrong) = (u32::from(sign == 'h'), u32::from(sign == 'w'));
            ladder = ladder.after(&attempt);
            ladder.level.number()
        };
        attempts.chars().map(after).collect()
    }

    #[test]
    fn drills_get_harder_and_after_two_failures_easier_again() {
        assert_eq!(levels("+++"), [1, 2, 3]);
        assert_eq!(levels("++--"), [1, 2, 2, 1]);
        assert_eq!(levels("++----"), [1, 2, 2, 1, 1, 0]);
        assert_eq!(levels("++-h-"), [1, 2, 2, 2, 2], "the failures are not in a row");
        assert_eq!(levels("++-+-"), [1, 2, 2, 3, 3]);
        assert_eq!(levels("+hwh"), [1, 1, 1, 1]);
        assert_eq!(levels("----"), [0, 0, 0, 0]);
        assert_eq!(levels("++++++++++++").last(), Some(&DrillLevel::HARDEST.number()));
    }

    #[test]
    fn each_thing_that_makes_a_position_hard_counts() {
        let plain = PositionMeasure { candidates: 100, false_friends: 1, distance: 3 };
        for harder in [
            PositionMeasure { candidates: 101, ..plain },
            PositionMeasure { false_friends: 2, ..plain },
            PositionMeasure { distance: 4, ..plain },
        ] {
            assert!(harder.strain() > plain.strain());
        }
        let most = PositionMeasure { candidates: u16::MAX, false_friends: u16::MAX, distance: u8::MAX };
        assert_eq!(most.strain(), 65_535 * 11 + 255 * 5);
    }

    #[test]
    fn a_level_is_a_part_of_the_positions() {
        let positions: Vec<_> = (0..50).map(|it| PositionMeasure { candidates: 49 - it, ..PositionMeasure::default() }).collect();
        let levels = (0..=9).filter_map(DrillLevel::new);
        let chosen: Vec<_> = levels.filter_map(|level| level.choose(&positions)).collect();
        assert_eq!(chosen, [49, 44, 39, 33, 28, 22, 17, 11, 6, 0]);
        assert_eq!((DrillLevel::EASIEST.choose(&[]), DrillLevel::HARDEST.choose(&positions[..1])), (None, Some(0)));
        assert_eq!(DrillLevel::new(10), None);
    }
}
