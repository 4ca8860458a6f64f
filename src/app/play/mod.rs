//! The Play room: a game of one puzzle.

mod finish;
mod game_menu;
mod games;
mod hint;
mod room;

pub use game_menu::GameMenu;
pub use games::{Games, GamesSheet, RestoredGames};
pub use room::PlayRoom;
