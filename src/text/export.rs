//! The texts of the dialog "Export".

use crate::text::Text;
pub use crate::text::generated::export::*;

/// The name and the description of a line.
pub const LINE: (Text, Text) = (LINE_NAME, LINE_WORDS);
/// The name and the description of a grid.
pub const GRID: (Text, Text) = (GRID_NAME, GRID_WORDS);
/// The name and the description of a grid of candidates.
pub const CANDIDATES: (Text, Text) = (CANDIDATES_NAME, CANDIDATES_WORDS);
/// The name and the description of a table.
pub const CSV: (Text, Text) = (CSV_NAME, CSV_WORDS);
