//! A course in solving, as plain data and pure functions: what is learnt in which order, what a learner has tried, and what follows from
//! that. It has no sentences, and it makes and judges no position.
//!
//! - A [`Chapter`] is a part of the course. Each technique is in one chapter, and has [`prerequisites`].
//! - A [`DrillSeed`] names a drill, and an [`Attempt`] is what came of it.
//! - A [`Grade`] follows from an attempt, and a [`Memory`] from the grades of a technique.
//! - The [`Log`] has all attempts of a learner. All that follows is computed from it, and can be computed anew.

#![forbid(unsafe_code)]

mod attempt;
mod chapter;
mod drill;
mod grade;
mod log;
mod log_text;
mod memory;
mod prerequisites;

pub use attempt::{Answer, Attempt, AttemptId, ParseAttemptIdError};
pub use chapter::{Chapter, ParseChapterError};
pub use drill::{DrillKind, DrillSeed, ParseDrillError, ParseDrillErrorKind};
pub use grade::{Grade, quick_seconds};
pub use log::Log;
pub use log_text::{LOG_VERSION, LineError, LogError, LogReading, SkippedLine};
pub use memory::Memory;
pub use prerequisites::{LEARNING_ORDER, all_prerequisites, needed_for, prerequisites};
