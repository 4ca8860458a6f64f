//! The texts on the storage of games and other data.

use super::counts;
use crate::action::KeptPart;
pub use crate::text::generated::keeping::*;
use crate::text::{Text, messages, speech};
use nonet_words::{Messages, Notation};

/// Returns the message that games were stored by a later version of the page, so that this one can't read them.
#[must_use]
pub fn later_games(number: usize) -> String {
    messages().keeping_later_games(number)
}

/// Returns the message that stored games are damaged, so that they can't be read.
#[must_use]
pub fn damaged_games(number: usize) -> String {
    messages().keeping_damaged_games(number)
}

/// Returns the name of an unreadable game in the library: `Saved by a later version, 1,204 characters`.
#[must_use]
pub fn unreadable(later: bool, characters: usize) -> String {
    let characters = counts::characters(characters);
    if later { messages().keeping_saved_later(characters) } else { messages().keeping_damaged(characters) }
}

/// Returns the message that games, lists, attempts and analyses of a backup were read. The outcome of each is listed below it.
#[must_use]
pub fn restored(games: usize, lists: usize, attempts: usize, analyses: usize) -> String {
    let games = (games > 0 || lists + attempts + analyses == 0).then(|| counts::games(games));
    let lists = (lists > 0).then(|| counts::lists(lists));
    let attempts = (attempts > 0).then(|| counts::attempts(attempts));
    let analyses = (analyses > 0).then(|| counts::analyses(analyses));
    let what = [games, lists, analyses, attempts].into_iter().flatten().collect();
    messages().keeping_restored(speech(Notation::default()).list(what, Messages::list_and))
}

/// Returns the outcome of restoring attempts, of which so many were new.
#[must_use]
pub fn restored_attempts(all: usize, new: usize) -> String {
    match new {
        0 => super::app::ALREADY_HERE.say(),
        _ if new == all => super::app::ADDED.say(),
        _ => messages().keeping_attempts_added(new, counts::number(new as u64)),
    }
}

/// Returns the message that games of another program's file are stored.
#[must_use]
pub fn begun_elsewhere(games: usize) -> String {
    messages().keeping_begun_elsewhere(games)
}

/// Returns the message that some games of a backup could not be read.
#[must_use]
pub fn restored_in_part(games: usize, damaged: usize, later: usize) -> String {
    let damaged = (damaged > 0).then(|| messages().keeping_some_damaged(damaged));
    let later = (later > 0).then(|| messages().keeping_some_later(later));
    let read = messages().keeping_read_in_part(counts::games(games));
    [Some(read), damaged, later].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// Returns the note on how long the browser keeps what is stored.
#[must_use]
pub fn persistence(persistent: bool) -> Text {
    if persistent { KEPT_WHEN_FULL } else { MAY_BE_DELETED }
}

/// Returns the warning that the browser refuses to store these parts.
#[must_use]
pub fn refused(parts: &[KeptPart]) -> String {
    messages().keeping_refused(part_names(parts))
}

/// Returns the warning that these parts are left as a later version of the page stored them.
#[must_use]
pub fn later(parts: &[KeptPart]) -> String {
    messages().keeping_later(part_names(parts))
}

fn part_names(parts: &[KeptPart]) -> String {
    let name = |part: &KeptPart| match part {
        KeptPart::Settings => THE_SETTINGS.say(),
        KeptPart::Pauses => THE_PAUSES.say(),
        KeptPart::Make => THE_MAKE_ROOM.say(),
        KeptPart::Solve => THE_SOLVE_ROOM.say(),
        KeptPart::Attempts => THE_ATTEMPTS.say(),
        KeptPart::Analyses => THE_ANALYSES.say(),
    };
    parts.iter().map(name).collect::<Vec<_>>().join(", ")
}

/// Returns the progress of a file of puzzles that is being read: `Reading puzzles.csv: 49,200 rows`.
#[must_use]
pub fn reading(name: &str, rows: u64) -> String {
    if rows == 0 { messages().keeping_reading(name) } else { messages().keeping_reading_rows(name, counts::rows(rows as usize)) }
}

/// Returns the note that a file is waiting for other files to be read.
#[must_use]
pub fn import_waits(name: &str) -> String {
    messages().keeping_import_waits(name)
}

/// Returns the message that the player stopped the reading of a file.
#[must_use]
pub fn import_stopped(name: &str, rows: u64) -> String {
    messages().keeping_import_stopped(name, counts::rows(rows as usize))
}

/// Returns the message that the reading of a file ended because the page was closed.
#[must_use]
pub fn import_interrupted(name: &str) -> String {
    messages().keeping_import_interrupted(name)
}

/// Returns the message that a file was read into a list in the background.
#[must_use]
pub fn imported(name: &str, rows: u32) -> String {
    messages().keeping_imported(name, counts::rows(rows as usize))
}
