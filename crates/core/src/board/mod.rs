//! The parts of a Sudoku: digits, cells, houses and candidates, sets of each, and two states of a board: any filling ([`Grid`]) and a
//! position while it is solved ([`Candidates`]). Nothing here searches or reasons.

mod candidate;
mod candidates;
mod cell;
mod digit;
mod grid;
mod house;
#[cfg(feature = "serde")]
mod serial;
pub(crate) mod sets;
mod symmetry;
mod transform;

pub use candidate::{Candidate, CandidateItems, CandidateSet, ParseCandidateError};
pub use candidates::Candidates;
pub use cell::{Cell, CellSet, NoSuchCell, ParseCellError};
pub use digit::{Digit, DigitSet, NoSuchDigit, ParseDigitError};
pub use grid::{Clash, Grid, ParseGridError};
pub use house::{House, HouseKind, HouseSet, INTERSECTIONS, Intersection, NoSuchHouse, ParseHouseError};
pub use sets::Items;
pub use symmetry::Symmetry;
pub use transform::Transform;
