//! A course in solving, as plain data and pure functions: what is learnt in which order, what a learner has tried, and what follows from
//! that. It has no sentences, and it makes and judges no position.
//!
//! - A [`Chapter`] is a part of the course. Each technique is in one chapter, and has [`prerequisites`].

#![forbid(unsafe_code)]

mod chapter;
mod prerequisites;

pub use chapter::{Chapter, ParseChapterError};
pub use prerequisites::{LEARNING_ORDER, all_prerequisites, needed_for, prerequisites};
