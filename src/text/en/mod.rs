//! English.

mod explain;
mod hint;
mod lessons;
mod page;
mod query;
mod set;
mod status;
mod step;
mod trail;
mod words;

pub use explain::explain;
pub use hint::{hint, hint_title, looks_at, missing_notes, mistakes, mistakes_at, why_not, why_not_title};
pub use lessons::lesson;
pub use page::{
    LEFT, STAGES, about_givens, asks, at_least, book, book_so_far, clash, damaged_games, differing, exactly, example, fix,
    generated, ground, hardest, hints_taken, job_failed, kept_game, later_games, leaf, left, making, moment, new_game,
    not_followed, not_read, now_givens, one_more, pause, paused, rating, read_as, restored, restored_in_part, reviewed, sample,
    slips, so_far, solution_on, solution_place, solved, standing, step_place, technique,
};
pub use query::{can_be, fullness, house, remaining, stands, time};
pub use set::{set, without};
pub use status::status;
pub use step::{action, consequences, equation, expert, line, title};
pub use trail::{contradiction, event, trail_summary};
pub use words::thousands;
