//! What a lesson on a technique is made of, whatever its language.

use nonet_logic::Technique;

/// A lesson on one technique. Positions to play are given by [`positions`](super::positions()).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// The technique.
    pub technique: Technique,
    /// What it is, in two or three sentences.
    pub what: &'static str,
    /// How to spot it: short pieces of advice, to be shown as a numbered list.
    pub spot: &'static [&'static str],
    /// Why it works: a short proof.
    pub why: &'static str,
}
