//! English.

pub mod collection;
mod explain;
mod explainer;
mod hint;
mod lessons;
pub mod library;
mod parts;
mod step;
mod trail;
mod words;

pub(crate) use explain::numbers_of_trial;
pub use explain::{explain, explain_case, followed};
pub use explainer::{drawn_as, explainer_step};
pub use hint::{hint, hint_title, looks_at, why_not, why_not_where};
pub use lessons::lesson;
pub use parts::{part_names, pattern_part_names};
pub use step::{action, consequences, expert, line, title};
pub use trail::{contradiction, event, trail_summary};
