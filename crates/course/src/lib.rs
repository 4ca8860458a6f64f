//! A course in solving, as plain data and pure functions: what is learnt in which order, what a learner has tried, and what follows from
//! that. It has no sentences, and it makes and judges no position.
//!
//! - A [`Chapter`] is a part of the course. Each technique is in one chapter, and has [`prerequisites`].
//! - A [`DrillSeed`] names a drill, and an [`Attempt`] is what came of it. Drills are made of the techniques that are [`drillable`].
//! - A [`DrillSheet`] names a row of drills for a class.
//! - A [`Grade`] follows from an attempt, and a [`Memory`] from the grades of a technique.
//! - The [`Log`] has all attempts of a learner. All that follows is computed from it, and can be computed anew.
//! - [`Knowledge`] is what it shows on a day: the [`Ring`] of each technique, what is due, how hard drills are to be, and the best next
//!   thing.
//! - A row of drills by eye is a game against the clock: [`RowFigures`].
//! - [`TechniqueFigures`], the [`latest_attempts`] and the [`calendar`] are what a learner looks back on.

#![forbid(unsafe_code)]

mod attempt;
mod chapter;
mod drill;
mod drill_level;
mod drillable;
mod figures;
mod grade;
mod knowledge;
mod log;
mod log_text;
mod memory;
mod placement;
mod playable;
mod prerequisites;
mod row;
mod sheet;

pub use attempt::{Answer, Attempt, AttemptId, ParseAttemptIdError};
pub use chapter::{Chapter, ParseChapterError};
pub use drill::{DrillKind, DrillSeed, ParseDrillError, ParseDrillErrorKind};
pub use drill_level::{DrillLevel, PositionMeasure};
pub use drillable::drillable;
pub use figures::{DayFigures, Finding, PlottedAttempt, TechniqueFigures, calendar, latest_attempts};
pub use grade::{Grade, quick_seconds};
pub use knowledge::{DUE_A_DAY, Goal, KNOWN_STABILITY, Knowledge, NEW_A_DAY, NextThing, Ring};
pub use log::Log;
pub use log_text::{LOG_VERSION, LineError, LogError, LogLine, LogReading, SkippedLine};
pub use memory::Memory;
pub use placement::{PLACEMENT, next_placement, shown_by_placement};
pub use playable::playable;
pub use prerequisites::{LEARNING_ORDER, all_prerequisites, needed_for, prerequisites};
pub use row::{ROW, RowFigures, best_row};
pub use sheet::{DrillSheet, ParseSheetError};
