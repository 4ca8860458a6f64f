//! What stands on a board that somebody works on, and its history: the sheet of the Solve room, and a game; and how games are kept
//! so that none is lost.

#![forbid(unsafe_code)]

pub mod archive;
mod history;
mod moves;
mod play;
pub mod save;
mod sheet;
mod sheet_text;
mod standing;
mod truth;

pub use history::History;
pub use moves::{Move, Notes};
pub use play::{Game, Made, SavePoint};
pub use sheet::{Mark, Sheet};
pub use standing::Standing;
pub use truth::Truth;
