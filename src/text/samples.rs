//! The texts of the samples: the name of each, and a line about it.

use crate::text::Text;
pub use crate::text::generated::samples::*;

/// The easy sample, which is the puzzle of the first game.
pub const EASY: (Text, Text) = (EASY_NAME, EASY_WORDS);
/// The medium sample.
pub const MEDIUM: (Text, Text) = (MEDIUM_NAME, MEDIUM_WORDS);
/// The hard sample.
pub const HARD: (Text, Text) = (HARD_NAME, HARD_WORDS);
/// The sample whose hardest step is an X-wing.
pub const X_WING: (Text, Text) = (X_WING_NAME, X_WING_WORDS);
/// The sample from a newspaper.
pub const NEWSPAPER: (Text, Text) = (NEWSPAPER_NAME, NEWSPAPER_WORDS);
/// The sample that singles solve.
pub const SINGLES: (Text, Text) = (SINGLES_NAME, SINGLES_WORDS);
/// The sample that needs pairs.
pub const PAIRS: (Text, Text) = (PAIRS_NAME, PAIRS_WORDS);
/// The sample that lacks a given of [`PAIRS`].
pub const SEVERAL: (Text, Text) = (SEVERAL_NAME, SEVERAL_WORDS);
