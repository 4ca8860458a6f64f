//! Learning: the list of all techniques, and a lesson on each.

mod lesson;
mod list;
pub mod view;

pub use lesson::{Lesson, LessonProps};
pub use list::TechniqueList;
