//! Help for the player at their own position: the advice, the reason why a candidate is false, and the review of a game.
//!
//! A game knows no techniques, and the engine knows no player; this module connects the two.

mod advice;
mod position;
mod review;
mod why_not;

pub use advice::{Hint, advise, advise_at};
pub use position::position;
pub use review::review;
pub use why_not::{WhyNot, why_not};
