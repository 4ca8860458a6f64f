//! English.

mod explain;
mod hint;
mod lessons;
mod step;
mod trail;
mod words;

pub use explain::{explain, explain_case};
pub use hint::{hint, hint_title, looks_at, why_not};
pub use lessons::lesson;
pub use step::{action, consequences, expert, line, title};
pub use trail::{contradiction, event, trail_summary};
