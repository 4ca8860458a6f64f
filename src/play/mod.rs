//! The Play room: a game of one puzzle.

mod about;
pub mod about_view;
pub mod action;
mod calendar;
pub mod calendar_view;
mod finish;
pub mod finish_view;
mod game_menu;
mod games;
mod hint;
mod look_back;
pub mod look_back_view;
pub mod opening;
mod room;
pub mod state;
mod statistics;
mod statistics_panel;
mod update;
pub mod view;
mod writing;

pub use calendar::calendar;
pub use game_menu::game_menu;
pub use games::{games_list, restored_games};
pub use room::play_room;
pub use statistics_panel::{StatisticsPanel, StatisticsPanelProps};

/// The first line of a backup.
pub(crate) const BACKUP: &str = "nonet backup 1";
