//! The commands, a module each.

mod check;
mod convert;
mod count;
mod facts;
mod generate;
mod hint;
mod judge;
mod rate;
mod repeats;
mod solve;
mod steps;

pub(crate) use check::Check;
pub(crate) use convert::{Convert, Form};
pub(crate) use count::Count;
pub(crate) use generate::write_made;
pub(crate) use hint::Hint;
pub(crate) use judge::Judge;
pub(crate) use rate::Rate;
pub(crate) use repeats::Repeats;
pub(crate) use solve::{Solve, with_line_end};
pub(crate) use steps::Steps;

use nonet_core::solver::{Solution, Verdict, verdict};
use nonet_formats::Reading;
use nonet_words::{Speech, status};

/// Returns the verdict on a puzzle, and its status in words: `32 solutions`.
fn judge(reading: &Reading, speech: Speech<'_>) -> (Verdict, String) {
    let verdict = verdict(&reading.grid, reading);
    let words = status(&reading.grid, reading, &verdict, speech);
    (verdict, words)
}

/// Returns the solution of a puzzle. The error says that it has none or several.
pub(crate) fn one_solution(reading: &Reading, speech: Speech<'_>) -> Result<Solution, String> {
    match judge(reading, speech) {
        (Verdict::One(solution), _) => Ok(solution),
        (Verdict::Several { .. }, words) => Err(speech.messages.command_expected_one(words)),
        (Verdict::None(_), words) => Err(words),
    }
}
