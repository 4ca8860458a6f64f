//! The Play room: a game of one puzzle.

pub mod action;
mod finish;
mod game_menu;
mod games;
mod hint;
mod playing;
mod room;
pub mod state;
pub mod view;

pub use game_menu::GameMenu;
pub use games::{games_list, restored_games};
pub use room::play_room;
