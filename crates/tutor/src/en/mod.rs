//! English.

mod explain;
mod hint;
mod lessons;
mod step;
mod trail;
mod words;

pub use explain::explain;
pub use hint::{hint, hint_title, looks_at, missing_notes, mistakes, mistakes_at, why_not, why_not_title};
pub use lessons::lesson;
pub use step::{action, consequences, equation, expert, line, title};
pub use trail::{contradiction, event, trail_summary};
