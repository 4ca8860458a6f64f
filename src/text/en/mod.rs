//! English.

pub mod board;
mod book;
mod coach;
pub mod controls;
pub mod export;
pub mod keeping;
pub mod keys;
pub mod learn;
pub mod library;
mod page;
pub mod paper;
pub mod play;
mod query;
pub mod returning;
pub mod samples;
pub mod search;
mod set;
pub mod settings;
pub mod share;
pub mod shell;
pub mod statistics;

pub use book::{RARE_PATTERN, TWO_SCALES, book_so_far, levels_with, not_with, on_path, too_easy};
pub use coach::{LOOKING, missing_notes, mistakes, mistakes_at, why_not_title};
pub use nonet_core::words::{status, thousands};
pub use page::{
    LIGHT_A_DIGIT, NO_STEP, NOT_EXPLAINED, NOTHING_TO_PLAY, PASTED, RatedAt, STAGES, about_givens, asks, at_least, available,
    clash, differing, exactly, example, explained, explaining, fix, forced_place, generated, ground, hardest, hardest_place,
    kept_game, left, making, moment, new_game, not_followed, not_read, now_givens, omitted, one_more, pause, paused,
    question_failed, rating, read_as, reviewed, ruled_out, sample, slips, so_far, solution_place, solved, standing,
    standing_game, step_place, taken_away, technique,
};
pub use query::{can_be, fullness, house, remaining, stands, time};
pub use set::{leaving, set, without};
