//! English.

pub mod collection;
mod explain;
mod explainer;
mod hint;
mod lessons;
pub mod library;
mod step;
mod trail;
pub(crate) mod words;

pub use explain::{explain, followed};
pub use explainer::{drawn_as, explainer_step, pattern_part_names};
pub(crate) use hint::{by_digits_or_houses, by_houses, fullest};
pub use hint::{hint, hint_title, looks_at, why_not, why_not_where};
pub use lessons::lesson;
pub use step::{action, consequences, expert, line, title};
pub(crate) use step::{lines, names};
pub use trail::{contradiction, event, trail_summary};
