//! Learning: a course with lessons and drills, and the list of all techniques.

mod board_view;
mod face;
mod list;
mod map;
mod own_profiles;
mod progress;
mod room;
pub mod sheet;
mod sheet_form;
pub mod state;
pub mod task;
mod task_card;
mod update;
pub mod view;

pub(crate) use list::techniques;
pub use list::{TechniqueList, TechniquesView};
pub use map::{ChapterView, MapView};
pub use progress::{ProgressRow, ProgressView};
pub use room::LearnRoom;
pub use sheet_form::{DrillSheetForm, SheetView};
pub use task_card::{TaskView, Tone};
