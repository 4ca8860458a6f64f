//! The Solve room: bring a puzzle, see everything about it.

mod by_hand;
mod invite;
mod log;
mod rating;
mod room;
mod solutions;
mod techniques;
mod toolbar;
mod trail;
mod typos;
mod verdict;

pub use room::solve_room;
pub use toolbar::{SolveToolbar, SolveToolbarProps};
