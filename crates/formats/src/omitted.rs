//! How much a form of text leaves out of a board.

/// How much a form leaves out of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Omitted {
    /// Digits that were entered and are left out.
    pub entered: usize,
    /// Digits that were entered and go out as givens.
    pub as_givens: usize,
    /// Candidates that were ruled out.
    pub eliminations: usize,
    /// Cells with notes.
    pub noted: usize,
    /// Cells with a colour, or with a coloured note.
    pub coloured: usize,
    /// Lines.
    pub lines: usize,
}
