//! Every sentence about a step, a technique, a player's own position, and a text that was read: one module a language, and what
//! sentences are made of.

#![forbid(unsafe_code)]

pub mod coach;
mod drawn;
mod drill_position;
mod evidence;
pub mod explain;
mod explainer;
pub mod follow;
mod lesson;
mod lessons;
pub mod path_record;
mod positions;
pub mod reading;
mod seeds;
pub mod sentences;
pub mod structure;
pub mod supposition;
mod titles;

pub use drill_position::drill_position;
pub use lesson::Lesson;
pub use lessons::lesson;
pub use positions::{position_in, positions};
pub use titles::title;
