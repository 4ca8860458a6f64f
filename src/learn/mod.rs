//! Learning: the list of all techniques, and a lesson on each.

mod lesson;
mod list;
mod uniqueness_switch;
pub mod view;

pub use lesson::{Lesson, LessonProps};
pub use list::{TechniqueList, TechniqueListProps};
