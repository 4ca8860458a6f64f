//! Sentences whose parts refer to cells, candidates and houses, so that the page can highlight them on the board.

use nonet_core::board::{CandidateSet, Cell, CellSet, House};
use nonet_techniques::Role;
use serde::{Deserialize, Serialize};
use std::fmt;

/// One or more sentences, as spans.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Prose {
    /// The spans, which are shown one after the other without a separator.
    pub spans: Vec<Span>,
}

/// A part of a sentence.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Span {
    /// The text.
    pub text: String,
    /// The cells, candidates or house to which the text refers.
    pub about: About,
    /// The role of these cells or candidates in the step, if any.
    pub role: Option<Role>,
}

/// The reference of a part of a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum About {
    /// The text refers to nothing on the board.
    Nothing,
    /// The text refers to cells.
    Cells(CellSet),
    /// The text refers to candidates.
    Candidates(CandidateSet),
    /// The text refers to a house.
    House(House),
}

impl Prose {
    /// Adds a span.
    pub fn push(&mut self, text: impl Into<String>, about: About, role: Option<Role>) {
        self.spans.push(Span { text: text.into(), about, role });
    }

    /// Returns all cells to which a span refers.
    #[must_use]
    pub fn cells(&self) -> CellSet {
        self.spans.iter().fold(CellSet::EMPTY, |all, span| all | span.about.cells())
    }
}

impl About {
    /// Returns the reference to one cell.
    #[must_use]
    pub fn cell(cell: Cell) -> About {
        About::Cells(CellSet::of(cell))
    }

    /// Returns the cells of the reference, also where it is to a house or to candidates.
    #[must_use]
    pub fn cells(&self) -> CellSet {
        match self {
            About::Nothing => CellSet::EMPTY,
            About::Cells(cells) => *cells,
            About::Candidates(candidates) => candidates.cells(),
            About::House(house) => house.cells(),
        }
    }
}

/// Makes one span that refers to nothing on the board.
impl From<String> for Prose {
    fn from(text: String) -> Prose {
        let mut prose = Prose::default();
        prose.push(text, About::Nothing, None);
        prose
    }
}

/// Writes the plain text.
impl fmt::Display for Prose {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.spans.iter().try_for_each(|span| f.write_str(&span.text))
    }
}
