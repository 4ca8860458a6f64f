//! English.

mod explain;
mod status;
mod step;
mod trail;
mod words;

pub use explain::explain;
pub use status::status;
pub use step::{action, consequences, expert, line};
pub use trail::{contradiction, event, trail_summary};
pub use words::thousands;
