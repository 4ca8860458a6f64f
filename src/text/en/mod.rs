//! English.

mod explain;
mod lessons;
mod page;
mod status;
mod step;
mod trail;
mod words;

pub use explain::explain;
pub use lessons::lesson;
pub use page::{
    about_givens, at_least, clash, differing, exactly, fix, job_failed, kept_game, later_games, left, new_game, not_followed,
    not_read, now_givens, one_more, read_as, sample, so_far, solution_place, solved, standing, step_place, technique,
};
pub use status::status;
pub use step::{action, consequences, expert, line, title};
pub use trail::{contradiction, event, trail_summary};
pub use words::thousands;
