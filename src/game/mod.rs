//! What stands on a board that somebody works on, and its history: the sheet of the Solve room, and a game.

mod history;
mod play;
pub mod save;
mod sheet;

pub use history::History;
pub use play::{Game, Move, Standing};
pub use sheet::{Mark, Sheet};
