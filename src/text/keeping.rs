//! The texts on the storage of games and other data.

use crate::action::KeptPart;
use crate::text::Text;
pub use crate::text::generated::keeping::*;
use nonet_words::counted;

/// Returns the message that games were stored by a later version of the page, so that this one can't read them.
#[must_use]
pub fn later_games(number: usize) -> String {
    match number {
        1 => "A later version of this page saved 1 game. It is kept as it is: Menu, Library, Show: Unreadable.".to_owned(),
        _ => format!(
            "A later version of this page saved {number} games. They are kept as they are: Menu, Library, Show: Unreadable."
        ),
    }
}

/// Returns the message that stored games are damaged, so that they can't be read.
#[must_use]
pub fn damaged_games(number: usize) -> String {
    match number {
        1 => "A kept game is damaged. It is kept as it is: Menu, Library, Show: Unreadable.".to_owned(),
        _ => format!("{number} kept games are damaged. They are kept as they are: Menu, Library, Show: Unreadable."),
    }
}

/// Returns the name of an unreadable game in the library: `Saved by a later version, 1,204 characters`.
#[must_use]
pub fn unreadable(later: bool, characters: usize) -> String {
    let what = if later { "Saved by a later version" } else { "Damaged" };
    format!("{what}, {}", counted(characters, "character", "characters"))
}

/// Returns the message that games and lists of a backup were read. The outcome of each is listed below it.
#[must_use]
pub fn restored(games: usize, lists: usize) -> String {
    let what = match (games, lists) {
        (_, 0) => counted(games, "game", "games"),
        (0, _) => counted(lists, "list", "lists"),
        _ => format!("{} and {}", counted(games, "game", "games"), counted(lists, "list", "lists")),
    };
    format!("Read {what} from the backup.")
}

/// Returns the message that games of another program's file are stored.
#[must_use]
pub fn begun_elsewhere(games: usize) -> String {
    match games {
        1 => "One game in it was begun: it is kept in the library, with its digits, notes and time.".to_owned(),
        _ => format!("{games} games in it were begun: they are kept in the library, with their digits, notes and time."),
    }
}

/// Returns the message that some games of a backup could not be read.
#[must_use]
pub fn restored_in_part(games: usize, damaged: usize, later: usize) -> String {
    let number = |number: usize| if number == 1 { "One is".to_owned() } else { format!("{number} are") };
    let of_later = if later > 0 { format!(" {} of a later version of this page.", number(later)) } else { String::new() };
    let broken = if damaged > 0 { format!(" {} damaged.", number(damaged)) } else { String::new() };
    format!("Read {}.{broken}{of_later}", counted(games, "game", "games"))
}

/// Returns the note on how long the browser keeps what is stored.
#[must_use]
pub fn persistence(persistent: bool) -> Text {
    if persistent { KEPT_WHEN_FULL } else { MAY_BE_DELETED }
}

/// Returns the warning that the browser refuses to store these parts.
#[must_use]
pub fn refused(parts: &[KeptPart]) -> String {
    format!(
        "Not kept for the next visit: {}. The browser's storage is full or switched off; they are kept as soon as it takes them.",
        part_names(parts)
    )
}

/// Returns the warning that these parts are left as a later version of the page stored them.
#[must_use]
pub fn later(parts: &[KeptPart]) -> String {
    format!(
        "Kept by a later version of Nonet, and left as it is: {}. What you change of it here is not kept for the next visit. Reload the page to get the later version.",
        part_names(parts)
    )
}

fn part_names(parts: &[KeptPart]) -> String {
    let name = |part: &KeptPart| match part {
        KeptPart::Settings => "the settings",
        KeptPart::Pauses => "the pauses of your streak",
        KeptPart::Make => "the Make room with the book",
        KeptPart::Solve => "the Solve room",
    };
    parts.iter().map(name).collect::<Vec<_>>().join(", ")
}

/// Returns the progress of a file of puzzles that is being read: `Reading puzzles.csv: 49,200 rows`.
#[must_use]
pub fn reading(name: &str, rows: u64) -> String {
    if rows == 0 {
        return format!("Reading {name}\u{2026}");
    }
    format!("Reading {name}: {}", counted(rows as usize, "row", "rows"))
}

/// Returns the note that a file is waiting for other files to be read.
#[must_use]
pub fn import_waits(name: &str) -> String {
    format!("{name} is read next")
}

/// Returns the message that the player stopped the reading of a file.
#[must_use]
pub fn import_stopped(name: &str, rows: u64) -> String {
    format!("Stopped reading {name} after {}. Nothing of it is kept.", counted(rows as usize, "row", "rows"))
}

/// Returns the message that the reading of a file ended because the page was closed.
#[must_use]
pub fn import_interrupted(name: &str) -> String {
    format!("{name} was not read to its end, since the page was closed. Nothing of it is kept: open the file again.")
}

/// Returns the message that a file was read into a list in the background.
#[must_use]
pub fn imported(name: &str, rows: u32) -> String {
    format!("{name} is read: {}.", counted(rows as usize, "row", "rows"))
}
