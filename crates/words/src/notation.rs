//! The notation of cells.

use nonet_core::board::{Candidate, Cell};

/// The notation of cells in texts that people read. Files and addresses always say `r4c5`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Notation {
    /// `r4c5`: row and column.
    #[default]
    RowColumn,
    /// `D5`: rows are letters from the top, columns digits from the left.
    Letters,
}

impl Notation {
    /// The name of a cell.
    ///
    /// ```
    /// use nonet_core::board::Cell;
    /// use nonet_words::Notation;
    /// let cell = Cell::new(3, 4).unwrap();
    /// assert_eq!(Notation::RowColumn.name(cell), "r4c5");
    /// assert_eq!(Notation::Letters.name(cell), "D5");
    /// ```
    #[must_use]
    pub fn name(self, cell: Cell) -> String {
        match self {
            Notation::RowColumn => cell.to_string(),
            Notation::Letters => {
                format!("{}{}", char::from(b'A' + cell.row_index() as u8), cell.column_index() + 1)
            }
        }
    }

    /// The equation of a candidate: `r4c5 = 7`.
    #[must_use]
    pub fn equation(self, candidate: Candidate) -> String {
        format!("{} = {}", self.name(candidate.cell), candidate.digit)
    }
}
