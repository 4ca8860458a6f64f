//! The Play room: a game of one puzzle.

mod about;
mod announcement;
pub mod board_view;
mod face;
pub mod finish;
mod game_keys;
mod game_menu;
mod game_status;
mod games_panel;
pub mod help;
mod hint_card;
pub mod kept_games;
pub mod opening;
mod reading;
mod restored_games;
pub mod review;
mod review_panel;
mod room;
pub mod state;
mod tools;
mod update;
pub mod view;
pub mod visit;
mod welcome_card;
mod writing;

pub use about::{AboutCard, AboutView};
pub use finish::{FinishCard, FinishView};
pub use game_keys::{GameKeys, GameKeysProps};
pub use game_menu::{GameMenu, GameMenuProps};
pub use game_status::{GameStatus, PlayingTime};
pub use games_panel::{GamesList, GamesPanel, GamesView, KeptGameView};
pub use hint_card::{HintCard, HintView};
pub use restored_games::{RestoredGames, RestoredGamesProps};
pub use review_panel::{ReplayView, ReviewPanel, ReviewedView};
pub use room::{PlayRoom, PlayRoomProps};
pub use tools::{GameTools, NextTools, NextToolsProps, PlayTools};
pub use welcome_card::WelcomeView;

/// The first line of a backup.
pub(crate) const BACKUP: &str = "nonet backup 1";

/// The start of a line of a backup that has a line of the log of attempts.
pub(crate) const BACKUP_ATTEMPT: &str = "attempts ";
