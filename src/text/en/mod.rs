//! English.

mod coach;
pub mod keeping;
mod page;
mod query;
mod set;

pub use coach::{LOOKING, missing_notes, mistakes, mistakes_at, why_not_title};
pub use nonet_core::words::{status, thousands};
pub use page::{
    STAGES, about_givens, asks, at_least, book, book_so_far, clash, differing, exactly, example, fix, forced_place, generated,
    ground, hardest, hints_taken, kept_game, leaf, left, making, moment, new_game, not_followed, not_read, now_givens, one_more,
    pause, paused, question_failed, rating, read_as, reviewed, sample, slips, so_far, solution_on, solution_place, solved,
    standing, step_place, technique,
};
pub use query::{can_be, fullness, house, remaining, stands, time};
pub use set::{leaving, set, without};
