//! The parts of a board that a form of text or a link keeps beside its givens.

/// The treatment of the digits that a person entered, in a form of text or a link.
///
/// ```
/// use nonet_formats::{Entered, Output, Site};
/// assert_eq!(Output::Sdx.keeps().entered, Entered::Apart);
/// assert_eq!(Output::Line.keeps().entered, Entered::AsGivens);
/// assert_eq!(Site::SudokuCoach.keeps().entered, Entered::Omitted);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entered {
    /// Entered digits are kept apart from the givens.
    Apart,
    /// Entered digits are written as givens.
    AsGivens,
    /// Entered digits are left out.
    Omitted,
}

/// The parts of a board that a form of text or a link keeps, beside the givens.
///
/// ```
/// use nonet_formats::{Kept, Output, Site};
/// assert_eq!(Output::Ss.keeps(), Kept::DIGITS);
/// assert_eq!(Site::SudokuExchange.keeps(), Kept::GIVENS);
/// assert!(Output::Library.keeps().candidates);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kept {
    /// Whether the candidates of the empty cells are kept.
    pub candidates: bool,
    /// The treatment of the digits that a person entered.
    pub entered: Entered,
}

impl Kept {
    /// Only the givens are kept.
    pub const GIVENS: Kept = Kept { candidates: false, entered: Entered::Omitted };
    /// All digits are kept, but not which of them are givens.
    pub const DIGITS: Kept = Kept { candidates: false, entered: Entered::AsGivens };
    /// All digits and candidates are kept, but not which digits are givens.
    pub const CANDIDATES: Kept = Kept { candidates: true, entered: Entered::AsGivens };
    /// All digits and candidates are kept, and which digits are givens.
    pub const ALL: Kept = Kept { candidates: true, entered: Entered::Apart };
}
