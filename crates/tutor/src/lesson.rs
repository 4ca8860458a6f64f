//! The parts of a lesson on a technique, whatever its language.

use nonet_logic::Technique;

/// A lesson on one technique. Positions to play are given by [`positions`](super::positions()).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// The technique.
    pub technique: Technique,
    /// The definition of the technique, in two or three sentences.
    pub what: String,
    /// The advice on how to spot the technique: short pieces, to be shown as a numbered list.
    pub spot: Vec<String>,
    /// The reason why the technique works: a short proof.
    pub why: String,
}
