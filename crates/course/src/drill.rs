//! Drills: their kinds, and the seed that names one.

use crate::Chapter;
use nonet_techniques::Technique;
use std::{fmt, str::FromStr};

/// The kind of a drill: the question that a learner is asked at a position.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum DrillKind {
    /// A guided drill: questions lead through the pattern, which is answered on the board.
    Follow,
    /// The technique is said, and its step is to be found.
    Find,
    /// One of four techniques is there: which one, and where?
    Which,
    /// A position of a real game: what comes next?
    Mixed,
    /// A single or locked candidates are to be found without notes.
    ByEye,
    /// A position of the test that tells where in the course a learner stands.
    Placement,
}

/// The name of a drill: the technique that is there, the kind, and a number from which the position is made. The same seed gives the same
/// position to everybody, so it can be sent in a link. Written as `x_wing.find.12345`.
///
/// The position follows from the seed alone, and so does its difficulty: a caller who wants an easier position takes another number.
///
/// ```
/// use nonet_course::{DrillKind, DrillSeed};
/// use nonet_techniques::Technique;
///
/// let seed: DrillSeed = "x_wing.find.12345".parse()?;
/// assert_eq!((seed.technique(), seed.kind(), seed.number()), (Technique::XWing, DrillKind::Find, 12345));
/// assert_eq!(seed.to_string(), "x_wing.find.12345");
///
/// let error = "x_wing.fnd.12345".parse::<DrillSeed>().unwrap_err();
/// assert_eq!((error.at, error.to_string().as_str()), (7, "no kind of drill has the name at byte 7"));
/// # Ok::<(), nonet_course::ParseDrillError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct DrillSeed {
    technique: Technique, // Invariant: the kind can be asked of it.
    kind: DrillKind,
    number: u64,
}

impl DrillKind {
    /// All kinds.
    pub const ALL: [DrillKind; 6] =
        [DrillKind::Follow, DrillKind::Find, DrillKind::Which, DrillKind::Mixed, DrillKind::ByEye, DrillKind::Placement];

    /// Returns the name of the kind in links and in the log, which [`FromStr`] reads back.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            DrillKind::Follow => "follow",
            DrillKind::Find => "find",
            DrillKind::Which => "which",
            DrillKind::Mixed => "mixed",
            DrillKind::ByEye => "by_eye",
            DrillKind::Placement => "placement",
        }
    }

    /// Returns whether the kind can be asked of the technique. By eye, without notes, a person finds singles and locked candidates; all
    /// other kinds can be asked of each technique.
    #[must_use]
    pub const fn fits(self, technique: Technique) -> bool {
        !matches!(self, DrillKind::ByEye) || matches!(Chapter::of(technique), Chapter::Looking | Chapter::LockedCandidates)
    }

    /// Returns whether an answer shows what the learner remembers. A guided drill shows the pattern, so it shows nothing of that.
    #[must_use]
    pub const fn is_review(self) -> bool {
        !matches!(self, DrillKind::Follow)
    }
}

/// Writes the [`name`](DrillKind::name) of the kind.
impl fmt::Display for DrillKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl DrillSeed {
    /// The most bytes that a seed is written with: more are refused without a look at them.
    pub const MAX_LEN: usize = 64;

    /// Returns the seed of a drill. None if the kind does not [fit](DrillKind::fits) the technique.
    #[must_use]
    pub fn new(technique: Technique, kind: DrillKind, number: u64) -> Option<DrillSeed> {
        kind.fits(technique).then_some(DrillSeed { technique, kind, number })
    }

    /// Returns the technique that is at the position.
    #[must_use]
    pub const fn technique(self) -> Technique {
        self.technique
    }

    /// Returns the kind.
    #[must_use]
    pub const fn kind(self) -> DrillKind {
        self.kind
    }

    /// Returns the number from which the position is made.
    #[must_use]
    pub const fn number(self) -> u64 {
        self.number
    }

    /// Returns the drill that follows this one, so that one link gives the same row of drills to a whole class. After the last number
    /// comes 0.
    #[must_use]
    pub const fn following(self) -> DrillSeed {
        DrillSeed { number: self.number.wrapping_add(1), ..self }
    }
}

/// Writes the seed as `x_wing.find.12345`.
impl fmt::Display for DrillSeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}.{}", self.technique, self.kind, self.number)
    }
}

/// The error for a text that names no drill.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{kind} at byte {at}")]
pub struct ParseDrillError {
    /// The byte at which the part begins that is wrong.
    pub at: usize,
    /// The fault of that part.
    pub kind: ParseDrillErrorKind,
}

/// The fault of a text that names no drill.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ParseDrillErrorKind {
    /// The text is longer than [`DrillSeed::MAX_LEN`]. It is refused at the first byte that is too much.
    #[error("the name of the drill is too long")]
    TooLong,
    /// A part is missing: there are three, with a dot between them.
    #[error("a part of the drill's name is missing")]
    Missing,
    /// No technique has this name.
    #[error("no technique has the name")]
    Technique,
    /// No kind has this name.
    #[error("no kind of drill has the name")]
    Kind,
    /// The kind does not [fit](DrillKind::fits) the technique.
    #[error("the technique is not asked for by the kind")]
    Unfit,
    /// The last part is no number below 2^64 in decimal digits without leading zeros.
    #[error("there is no number")]
    Number,
}

/// Reads what `Display` writes, and nothing else: a drill has one spelling.
impl FromStr for DrillSeed {
    type Err = ParseDrillError;

    fn from_str(text: &str) -> Result<DrillSeed, ParseDrillError> {
        let error = |at, kind| ParseDrillError { at, kind };
        if text.len() > DrillSeed::MAX_LEN {
            return Err(error(DrillSeed::MAX_LEN, ParseDrillErrorKind::TooLong));
        }
        let missing = error(text.len(), ParseDrillErrorKind::Missing);
        let (technique, rest) = text.split_once('.').ok_or(missing)?;
        let (kind, number) = rest.split_once('.').ok_or(missing)?;
        let (kind_at, number_at) = (technique.len() + 1, technique.len() + kind.len() + 2);
        let technique = technique.parse().map_err(|_| error(0, ParseDrillErrorKind::Technique))?;
        let kind = DrillKind::ALL.into_iter().find(|it| it.name() == kind);
        let kind = kind.ok_or_else(|| error(kind_at, ParseDrillErrorKind::Kind))?;
        let number = decimal(number).ok_or_else(|| error(number_at, ParseDrillErrorKind::Number))?;
        DrillSeed::new(technique, kind, number).ok_or_else(|| error(kind_at, ParseDrillErrorKind::Unfit))
    }
}

/// A seed is kept and sent as it is written.
#[cfg(feature = "serde")]
impl serde::Serialize for DrillSeed {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for DrillSeed {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<DrillSeed, D::Error> {
        let text = <String as serde::Deserialize>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// Reads a number in decimal digits, without a sign and without leading zeros. None for anything else.
pub(crate) fn decimal(text: &str) -> Option<u64> {
    let is_plain = text.bytes().all(|byte| byte.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    text.parse().ok().filter(|_| is_plain)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ParseDrillErrorKind::{Kind, Missing, Number, TooLong, Unfit};

    #[test]
    fn every_drill_is_read_back_within_the_bound() {
        for technique in Technique::ALL {
            for kind in DrillKind::ALL {
                for number in [0, 7, u64::MAX] {
                    let Some(seed) = DrillSeed::new(technique, kind, number) else {
                        assert!(!kind.fits(technique));
                        continue;
                    };
                    let text = seed.to_string();
                    assert!(text.len() <= DrillSeed::MAX_LEN, "{text}");
                    assert_eq!(text.parse(), Ok(seed));
                }
            }
        }
    }

    #[test]
    fn only_what_is_seen_without_notes_is_asked_by_eye() {
        let asked: Vec<Technique> = Technique::ALL.into_iter().filter(|it| DrillKind::ByEye.fits(*it)).collect();
        assert_eq!(asked, Technique::ALL[..5]);
    }

    #[test]
    fn what_is_wrong_is_told_with_its_place() {
        let long = format!("x_wing.find.{}", "1".repeat(60));
        for (text, at, kind) in [
            ("", 0, Missing),
            ("x_wing", 6, Missing),
            ("x_wing.find", 11, Missing),
            ("xwing.find.1", 0, ParseDrillErrorKind::Technique),
            ("X_wing.find.1", 0, ParseDrillErrorKind::Technique),
            (" x_wing.find.1", 0, ParseDrillErrorKind::Technique),
            ("x_wing.Find.1", 7, Kind),
            ("x_wing..1", 7, Kind),
            ("x_wing.by_eye.1", 7, Unfit),
            ("x_wing.find.", 12, Number),
            ("x_wing.find.+1", 12, Number),
            ("x_wing.find.01", 12, Number),
            ("x_wing.find.1 ", 12, Number),
            ("x_wing.find.1.2", 12, Number),
            ("x_wing.find.18446744073709551616", 12, Number),
            ("x_wing.find.\u{661}", 12, Number),
            (&long, DrillSeed::MAX_LEN, TooLong),
        ] {
            assert_eq!(text.parse::<DrillSeed>(), Err(ParseDrillError { at, kind }), "{text:?}");
        }
    }

    #[test]
    fn drills_follow_one_another() {
        let seed: DrillSeed = "x_wing.find.1".parse().unwrap();
        assert_eq!(seed.following().to_string(), "x_wing.find.2");
        let last = DrillSeed::new(Technique::XWing, DrillKind::Find, u64::MAX).unwrap();
        assert_eq!(last.following().number(), 0);
    }
}
