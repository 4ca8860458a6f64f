//! English.

pub mod keeping;
mod page;
mod query;
mod set;

pub use nonet_core::words::{status, thousands};
pub use nonet_tutor::en::{
    action, consequences, contradiction, equation, event, expert, explain, hint, hint_title, lesson, line, looks_at,
    missing_notes, mistakes, mistakes_at, title, trail_summary, why_not, why_not_title,
};
pub use page::{
    STAGES, about_givens, asks, at_least, book, book_so_far, clash, differing, exactly, example, fix, generated, ground, hardest,
    hints_taken, job_failed, kept_game, leaf, left, making, moment, new_game, not_followed, not_read, now_givens, one_more,
    pause, paused, rating, read_as, reviewed, sample, slips, so_far, solution_on, solution_place, solved, standing, step_place,
    technique,
};
pub use query::{can_be, fullness, house, remaining, stands, time};
pub use set::{set, without};
