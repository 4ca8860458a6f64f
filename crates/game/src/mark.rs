//! How far a puzzle was solved.

/// The mark of a day: how far its puzzle was solved.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum DayMark {
    /// Nothing.
    None,
    /// It was begun.
    Begun,
    /// It was solved on another date.
    SolvedLater,
    /// It was solved on its own date.
    Solved,
}

/// How far a puzzle was solved.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum PlayState {
    /// Nothing.
    #[default]
    New,
    /// A game of it was begun.
    Begun,
    /// A game of it is finished.
    Solved,
}
