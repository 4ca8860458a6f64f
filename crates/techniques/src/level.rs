//! The levels of difficulty.

use core::{error::Error, fmt, str::FromStr};

/// The difficulty of a puzzle or a technique: the five levels of HoDoKu.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[allow(missing_docs)] // they say it themselves
pub enum Level {
    Easy,
    Medium,
    Hard,
    Unfair,
    Extreme,
}

impl Level {
    /// All five levels, the easiest first.
    pub const ALL: [Level; 5] = [Level::Easy, Level::Medium, Level::Hard, Level::Unfair, Level::Extreme];

    /// Returns the name by which the level is kept and sent: HoDoKu's, `Easy` to `Extreme`. It never changes, and is no word for readers
    /// of another language.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Level::Easy => "Easy",
            Level::Medium => "Medium",
            Level::Hard => "Hard",
            Level::Unfair => "Unfair",
            Level::Extreme => "Extreme",
        }
    }
}

/// Writes the [`name`](Level::name).
impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The error for a text that names no level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseLevelError;

impl fmt::Display for ParseLevelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no level, expected Easy, Medium, Hard, Unfair or Extreme")
    }
}

impl Error for ParseLevelError {}

/// Reads the [`name`](Level::name).
impl FromStr for Level {
    type Err = ParseLevelError;
    fn from_str(name: &str) -> Result<Level, ParseLevelError> {
        Level::ALL.into_iter().find(|level| level.name() == name).ok_or(ParseLevelError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_is_read_as_it_is_printed() {
        for level in Level::ALL {
            assert_eq!(level.name().parse(), Ok(level));
        }
        for text in ["", "easy", "Easy ", "Fiendish"] {
            assert_eq!(text.parse::<Level>(), Err(ParseLevelError), "{text}");
        }
    }
}
