//! The puzzles that the page offers: the name of each, and a line about it.

/// The easy one, which a game begins with.
pub const EASY: (&str, &str) = ("Easy", "Singles are enough");
/// The medium one.
pub const MEDIUM: (&str, &str) = ("Medium", "Locked candidates and a pair");
/// The hard one.
pub const HARD: (&str, &str) = ("Hard", "Singles and pairs are not enough");
/// The one whose hardest step is an X-wing.
pub const X_WING: (&str, &str) = ("26 givens", "Singles fill ten cells; the hardest step is an X-wing");
/// The one that a newspaper printed.
pub const NEWSPAPER: (&str, &str) = ("Newspaper", "Four stars, 27 givens");
/// The one for singles alone.
pub const SINGLES: (&str, &str) = ("Two phases", "Singles in rows, columns and boxes");
/// The one that takes pairs.
pub const PAIRS: (&str, &str) = ("Pairs", "More than singles");
/// The same without a given.
pub const SEVERAL: (&str, &str) = ("32 solutions", "The one before without the 6 in r5c3");
