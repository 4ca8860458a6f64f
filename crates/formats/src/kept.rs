//! What a form of text or a link keeps of a board, beside its givens.

/// What becomes of the digits that were entered and not given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entered {
    /// They stay what they are.
    Apart,
    /// They are among the givens.
    AsGivens,
    /// They are left out.
    Omitted,
}

/// What a form of text or a link keeps of a board, beside its givens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kept {
    /// Whether it tells what the empty cells may hold.
    pub candidates: bool,
    /// What becomes of the digits that were entered.
    pub entered: Entered,
}

impl Kept {
    /// The givens, and nothing beside.
    pub const GIVENS: Kept = Kept { candidates: false, entered: Entered::Omitted };
    /// All digits, without a word which were given.
    pub const DIGITS: Kept = Kept { candidates: false, entered: Entered::AsGivens };
    /// All digits and candidates, without a word which digits were given.
    pub const CANDIDATES: Kept = Kept { candidates: true, entered: Entered::AsGivens };
    /// All of it.
    pub const ALL: Kept = Kept { candidates: true, entered: Entered::Apart };
}
