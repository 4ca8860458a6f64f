//! The texts of the page, one file for each room or part of the page. A text without arguments is a constant that the build script
//! makes of a message in `locales/`; components refer to it as `text::controls::CLOSE`. A text with arguments is a function. The
//! texts about steps come from the worker.

pub mod app;
pub mod board;
pub mod book;
pub mod boot;
mod coach;
pub mod controls;
pub mod counts;
pub mod course;
pub mod editor;
pub mod export;
pub mod forum;
pub mod keeping;
pub mod keys;
pub mod learn;
pub mod library;
pub mod make;
mod page;
pub mod paper;
pub mod photo;
pub mod play;
mod query;
pub mod returning;
pub mod samples;

pub mod settings;
pub mod share;
pub mod shell;
pub mod solve;
pub mod statistics;

pub use book::{RARE_PATTERN, TWO_SCALES, book_so_far, levels_with, not_with, on_path, too_easy};
pub use coach::{LOOKING, MISTAKES_UNMARKED, by_notes, missing_notes, mistakes, mistakes_at, why_not_title};
pub use counts::number;
pub use editor::{leaving, set, without};
pub use page::{
    LIGHT_A_DIGIT, NO_STEP, NOTHING_TO_PLAY, PASTED, PAUSED, SOLVED, STAGES, about_givens, asks, boldest, clash, from_to,
    generated, ground, hardest, kept_game, left, level, making, new_game, no_game, not_followed, not_read, omitted, pause,
    question_failed, rating, read_as, reviewed, ruled_out, sample, short_ground, simpler_step, slips, standing, standing_game,
    technique, title, unproved_in_a_row,
};
pub use query::{
    HIGHLIGHT_WHICH, LINE_GONE, can_be, coloured, fullness, highlighted, house, line, line_from, mode, remaining, stands, time,
    tinted,
};

mod message;

use nonet_core::{
    board::Grid,
    solver::{Problem, Reason, Verdict},
};
use nonet_words::Notation;

/// The texts without arguments, which the build script writes: a module for each file of `locales/en/page`.
#[allow(unreachable_pub)] // some of the modules that take them are private
mod generated {
    use crate::text::Text;
    use nonet_words::Messages;

    include!(concat!(env!("OUT_DIR"), "/texts.rs"));
}

pub use message::{Text, messages, speech};

/// Returns what is known of a problem, of which `grid` are the filled cells, in a few words.
#[must_use]
pub fn status(grid: &Grid, problem: &impl Problem, verdict: &Verdict, notation: Notation) -> String {
    nonet_words::status(grid, problem, verdict, speech(notation))
}

/// Returns why there is no solution: `two 5s in row 1`.
#[must_use]
pub fn why(reason: &Reason, notation: Notation) -> String {
    nonet_words::why(reason, speech(notation))
}
