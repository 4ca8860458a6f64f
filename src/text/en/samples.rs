//! The texts of the samples: the name of each, and a line about it.

/// The easy sample, which is the puzzle of the first game.
pub const EASY: (&str, &str) = ("Easy", "Singles are enough");
/// The medium sample.
pub const MEDIUM: (&str, &str) = ("Medium", "Locked candidates and a pair");
/// The hard sample.
pub const HARD: (&str, &str) = ("Hard", "Singles and pairs are not enough");
/// The sample whose hardest step is an X-wing.
pub const X_WING: (&str, &str) = ("26 givens", "Singles fill ten cells; the hardest step is an X-wing");
/// The sample from a newspaper.
pub const NEWSPAPER: (&str, &str) = ("Newspaper", "Four stars, 27 givens");
/// The sample that singles solve.
pub const SINGLES: (&str, &str) = ("Two phases", "Singles in rows, columns and boxes");
/// The sample that needs pairs.
pub const PAIRS: (&str, &str) = ("Pairs", "More than singles");
/// The sample that lacks a given of [`PAIRS`].
pub const SEVERAL: (&str, &str) = ("32 solutions", "The one before without the 6 in r5c3");
