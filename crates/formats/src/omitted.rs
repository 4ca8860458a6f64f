//! The number of things on a board that a form of text leaves out.

/// The number of things on a board that a form of text leaves out, by kind.
///
/// ```
/// use nonet_formats::Omitted;
/// let omitted = Omitted { eliminations: 3, ..Omitted::default() };
/// assert_ne!(omitted, Omitted::default()); // something is left out
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Omitted {
    /// The number of entered digits that are left out.
    pub entered: usize,
    /// The number of entered digits that are written as givens.
    pub as_givens: usize,
    /// The number of eliminations that are left out.
    pub eliminations: usize,
    /// The number of cells whose notes are left out.
    pub noted: usize,
    /// The number of cells whose colour, or whose coloured note, is left out.
    pub coloured: usize,
    /// The number of drawn lines that are left out.
    pub lines: usize,
}
