//! UniquenessExtra on the player's own position: what to say first, what to look for next, why a candidate is false, and how a game went.
//!
//! A game knows no technique and the engine no player; here the two meet.

mod advice;
mod position;
mod review;
mod why_not;

pub use advice::{Advice, Hint, advise, advise_at};
pub use position::position;
pub use review::{Ground, Reviewed, review};
pub use why_not::{WhyNot, why_not};
