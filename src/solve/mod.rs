//! The Solve room: bring a puzzle, see everything about it.

pub mod action;
pub mod explainer;
mod invite;
pub mod kept;
mod log;
mod rating;
mod room;
mod solutions;
pub mod state;
mod toolbar;
mod trail;
mod typos;
mod update;
mod verdict;
pub mod view;
pub(crate) mod writing;

pub use room::solve_room;
pub use trail::{SearchPanel, SearchPanelProps};
