//! The sentences about steps, hints, searches and structures, in any language.

mod explain;
mod explainer;
mod follow;
mod hint;
mod search_log;
pub(crate) mod step;
mod structures;
mod supposition;
pub(crate) mod words;

pub use explain::{explain, followed};
pub use explainer::{drawn_as, explainer_step, pattern_part_names};
pub use follow::{follow_fact, follow_missing, follow_question};
pub use hint::{hint, looks_at, why_not, why_not_where};
pub use search_log::{contradiction, event, search_summary};
pub use step::{action, consequences, expert, title};
pub(crate) use step::{lines, names};
pub use structures::{broken, judgement, unread, unreadable};
pub(crate) use supposition::contradicts;
pub use supposition::{consequences_of, linked};
