//! What a lesson on a technique is made of, whatever its language.

/// A lesson on one technique.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// What it is, in two or three sentences.
    pub what: &'static str,
    /// How to spot it: short pieces of advice, to be shown as a numbered list.
    pub spot: &'static [&'static str],
    /// Why it works: a short proof.
    pub why: &'static str,
    /// Three positions to play, in which the technique is the next step in hint order. Each is a line that
    /// [`formats::read`](crate::formats::read) reads; its eliminations bind, and it says which digits were given.
    pub positions: [&'static str; 3],
}
