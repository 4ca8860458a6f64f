//! The Play room: a game of one puzzle.

mod about_card;
pub mod about_view;
pub mod board_view;
mod calendar;
mod calendar_day;
pub mod calendar_view;
mod daily_buttons;
mod face;
mod facts;
mod finish_card;
pub mod finish_view;
mod game_keys;
mod game_menu;
mod game_status;
mod game_tools;
mod games_list;
mod games_panel;
pub mod help;
mod hint_card;
mod level_section;
mod next_tools;
pub mod opening;
pub mod replay_view;
mod restored_games;
pub mod review;
mod review_panel;
mod reviewed_row;
mod room;
mod save_point_form;
mod stage_bars;
pub mod state;
mod statistics;
mod statistics_panel;
mod times_plot;
mod update;
pub mod view;
pub mod visit;
mod welcome_card;
mod writing;

pub use about_card::AboutCard;
pub use calendar::Calendar;
pub use finish_card::FinishCard;
pub use game_keys::{GameKeys, GameKeysProps};
pub use game_menu::{GameMenu, GameMenuProps};
pub use game_status::GameStatus;
pub use game_tools::GameTools;
pub use games_list::GamesList;
pub use games_panel::GamesPanel;
pub use hint_card::HintCard;
pub use next_tools::{NextTools, NextToolsProps};
pub use restored_games::{RestoredGames, RestoredGamesProps};
pub use review_panel::ReviewPanel;
pub use room::{PlayRoom, PlayRoomProps};
pub use statistics::{LevelStatistics, Statistics};
pub use statistics_panel::{StatisticsPanel, StatisticsPanelProps};

use crate::session::record::Form;

/// The stored form of the streak's [pauses](nonet_game::Pauses). Version 0 differs only in that it lacks the first line.
pub const PAUSES_FORM: Form = Form::new("pauses", 1);

/// The first line of a backup.
pub(crate) const BACKUP: &str = "nonet backup 1";
