//! The order of a table's rows.

use serde::{Deserialize, Serialize};

/// The order of the rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Sort {
    /// The column by which the rows are sorted.
    pub by: Column,
    /// Whether the order is descending.
    pub down: bool,
}

/// A column of the table by which the rows can be sorted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[allow(missing_docs)] // the names say it
pub enum Column {
    #[default]
    Place,
    Givens,
    Solutions,
    Level,
    Score,
    Hardest,
    Explainer,
    /// The column of the file with this index, from 0.
    Own(u16),
}

impl Column {
    /// The columns that every table has, in their order.
    pub const ALL: [Column; 7] =
        [Column::Place, Column::Givens, Column::Solutions, Column::Level, Column::Score, Column::Hardest, Column::Explainer];
}
