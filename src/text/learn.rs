//! The texts of the list of techniques and of the positions of lessons, other than the lessons.

pub use crate::text::generated::learn::*;
use crate::text::{Text, messages};
use nonet_core::board::Candidate;
use nonet_protocol::{Level, Profile, ProfileName};
use nonet_words::{Messages, Notation, chosen_tag};

/// Returns the switch for all techniques of a level: `All Hard techniques`.
#[must_use]
pub fn all_of(level: Level) -> String {
    messages().learn_all_of(super::page::level(level).say())
}

/// Returns the number of techniques that are switched on: `3 of 7`.
#[must_use]
pub fn used_of(used: usize, all: usize) -> String {
    messages().learn_used_of(used, all)
}

/// Returns the address of the lessons as pages of their own, in the language of the page.
#[must_use]
pub fn pages() -> String {
    chosen_tag().map_or_else(|| "./learn/".to_owned(), |tag| format!("./learn/{tag}/"))
}

// The texts at a position of a lesson.

/// Returns the greeting of what was found. `action` names the pattern and what it does.
#[must_use]
pub fn found(action: &str) -> String {
    messages().learn_found(action)
}

/// Returns the text about the step, after it was shown.
#[must_use]
pub fn shown(action: &str) -> String {
    messages().learn_shown(action)
}

/// Returns the answer to what is true but not shown by the technique. `action` is the step that shows it, if any does.
#[must_use]
pub fn other(it: Candidate, placed: bool, action: Option<&str>, technique: &str, notation: Notation) -> String {
    let claim = if placed { is(it, notation) } else { messages().learn_is_not(notation.name(it.cell), it.digit.to_string()) };
    match action {
        Some(action) => messages().learn_by_another_step(claim, action, technique),
        None => messages().learn_not_so(claim, technique),
    }
}

/// Returns the answer to a candidate that was ruled out although it is the digit of its cell. Without it one of `instead` would be
/// true, and each has the reason why it is false.
#[must_use]
pub fn needed(it: Candidate, instead: &[(Candidate, String)], notation: Notation) -> String {
    let whys = instead.iter().map(|(_, why)| why.as_str()).collect::<Vec<_>>().join(" ");
    let (cell, digit) = (notation.name(it.cell), it.digit.to_string());
    match instead {
        [] => messages().learn_has_to_stay(cell, digit),
        [(only, _)] => messages().learn_else_one(cell, digit, is(*only, notation), whys),
        _ => {
            let others = instead.iter().map(|(other, _)| is(*other, notation)).collect();
            let others = super::speech(notation).list(others, Messages::list_or);
            messages().learn_else_several(cell, digit, others, whys)
        }
    }
}

/// Returns the answer to a wrong digit, with the reason why it is wrong.
#[must_use]
pub fn wrong(it: Candidate, why: &str, notation: Notation) -> String {
    messages().learn_wrong(notation.name(it.cell), it.digit.to_string(), why)
}

/// Returns the answer to a candidate that is not open any more.
#[must_use]
pub fn gone(it: Candidate, notation: Notation) -> String {
    messages().learn_gone(it.digit.to_string(), notation.name(it.cell))
}

/// Returns the claim that a candidate is true: `r4c5 is 7`.
fn is(it: Candidate, notation: Notation) -> String {
    messages().learn_is(notation.name(it.cell), it.digit.to_string())
}

/// Returns the name of a profile of techniques.
#[must_use]
pub const fn profile(profile: Profile) -> Text {
    match profile {
        Profile::Default => PROFILE_DEFAULT,
        Profile::All => PROFILE_ALL,
        Profile::None => PROFILE_NONE,
        Profile::Basic => PROFILE_BASIC,
        Profile::WithoutUniqueness => PROFILE_WITHOUT_UNIQUENESS,
        Profile::UpToAlmostLockedSets => PROFILE_UP_TO_ALMOST_LOCKED_SETS,
        Profile::SudokuExplainer => PROFILE_SUDOKU_EXPLAINER,
    }
}

/// Returns that the techniques which are saved under a name replace those that have it.
#[must_use]
pub fn replaces(name: &ProfileName) -> String {
    messages().learn_replaces(name.as_str())
}

/// Returns that the profile with a name is deleted.
#[must_use]
pub fn deleted(name: &ProfileName) -> String {
    messages().learn_deleted(name.as_str())
}
