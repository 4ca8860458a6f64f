//! What a lesson on a technique is made of, whatever its language.

use nonet_logic::Technique;

/// A lesson on one technique. Positions to play are given by [`positions`](super::positions()).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// The technique.
    pub technique: Technique,
    /// What it is, in two or three sentences.
    pub what: String,
    /// How to spot it: short pieces of advice, to be shown as a numbered list.
    pub spot: Vec<String>,
    /// Why it works: a short proof.
    pub why: String,
}
