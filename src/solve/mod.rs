//! The Solve room: bring a puzzle, see everything about it.

pub mod action;
pub mod explainer;
mod invite;
pub mod kept;
mod log;
mod rating;
mod room;
mod solutions;
mod solving;
pub mod state;
mod toolbar;
mod trail;
mod typos;
mod verdict;
pub mod view;

pub use room::solve_room;
pub use trail::{SearchPanel, SearchPanelProps};
