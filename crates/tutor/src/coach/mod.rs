//! Help for the player at their own position: the advice, the reason why a candidate is false, the review of a game, and the judgement on
//! an answer to a drill.
//!
//! A game knows no techniques, and the engine knows no player; this module connects the two.

mod advice;
mod judge;
mod position;
mod review;
mod why_not;

pub use advice::{Hint, advise, advise_at};
pub use judge::{DrillJudgement, judge};
pub use position::position;
pub use review::review;
pub use why_not::{WhyNot, why_not};
