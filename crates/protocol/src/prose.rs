//! Sentences that know what they speak of, so that a page can light it on the board.

use nonet_core::{
    Role,
    board::{CandidateSet, Cell, CellSet, House},
};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A sentence, or a few, in spans.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Prose {
    /// The spans, to be shown one after the other without anything between.
    pub spans: Vec<Span>,
}

/// A stretch of text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Span {
    /// What is read.
    pub text: String,
    /// What it speaks of.
    pub about: About,
    /// The part that this plays in the step, if any.
    pub role: Option<Role>,
}

/// What a stretch of text speaks of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum About {
    /// Nothing on the board.
    Nothing,
    /// Cells.
    Cells(CellSet),
    /// Candidates.
    Candidates(CandidateSet),
    /// A house.
    House(House),
}

impl Prose {
    /// Adds a span.
    pub fn push(&mut self, text: impl Into<String>, about: About, role: Option<Role>) {
        self.spans.push(Span { text: text.into(), about, role });
    }

    /// The cells that some span speaks of.
    #[must_use]
    pub fn cells(&self) -> CellSet {
        self.spans.iter().fold(CellSet::EMPTY, |all, span| all | span.about.cells())
    }
}

impl About {
    /// A cell.
    #[must_use]
    pub fn cell(cell: Cell) -> About {
        About::Cells(CellSet::of(cell))
    }

    /// The cells that are spoken of, be it as a house or as candidates.
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

/// Plain text that speaks of nothing on the board.
impl From<String> for Prose {
    fn from(text: String) -> Prose {
        let mut prose = Prose::default();
        prose.push(text, About::Nothing, None);
        prose
    }
}

/// The plain text.
impl fmt::Display for Prose {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.spans.iter().try_for_each(|span| f.write_str(&span.text))
    }
}
