//! What the page says of the games that it keeps.

use crate::action::KeptPart;
use nonet_core::words::counted;

/// Games that this version can't read.
#[must_use]
pub fn later_games(number: usize) -> String {
    match number {
        1 => "A later version of this page saved 1 game. It is kept as it is: Menu, Library, Show: Unreadable.".to_owned(),
        _ => format!(
            "A later version of this page saved {number} games. They are kept as they are: Menu, Library, Show: Unreadable."
        ),
    }
}

/// Games that can't be read because something happened to them.
#[must_use]
pub fn damaged_games(number: usize) -> String {
    match number {
        1 => "A kept game is damaged. It is kept as it is: Menu, Library, Show: Unreadable.".to_owned(),
        _ => format!("{number} kept games are damaged. They are kept as they are: Menu, Library, Show: Unreadable."),
    }
}

/// A game that can't be read, in the list: `Saved by a later version, 1,204 characters`.
#[must_use]
pub fn unreadable(later: bool, characters: usize) -> String {
    let what = if later { "Saved by a later version" } else { "Damaged" };
    format!("{what}, {}", counted(characters, "character", "characters"))
}

/// Games and lists of puzzles were read from a file; what became of each is listed.
#[must_use]
pub fn restored(games: usize, lists: usize) -> String {
    let what = match (games, lists) {
        (_, 0) => counted(games, "game", "games"),
        (0, _) => counted(lists, "list", "lists"),
        _ => format!("{} and {}", counted(games, "game", "games"), counted(lists, "list", "lists")),
    };
    format!("Read {what} from the backup.")
}

/// Games of a file that were begun in another program are kept.
#[must_use]
pub fn begun_elsewhere(games: usize) -> String {
    match games {
        1 => "One game in it was begun: it is kept in the library, with its digits, notes and time.".to_owned(),
        _ => format!("{games} games in it were begun: they are kept in the library, with their digits, notes and time."),
    }
}

/// A backup has neither.
pub const NO_GAMES: &str = "There are no games and no lists in this backup. Its settings are taken where you have changed none.";

/// Some games of a file could not be read.
#[must_use]
pub fn restored_in_part(games: usize, damaged: usize, later: usize) -> String {
    let number = |number: usize| if number == 1 { "One is".to_owned() } else { format!("{number} are") };
    let of_later = if later > 0 { format!(" {} of a later version of this page.", number(later)) } else { String::new() };
    let broken = if damaged > 0 { format!(" {} damaged.", number(damaged)) } else { String::new() };
    format!("Read {}.{broken}{of_later}", counted(games, "game", "games"))
}

/// A newer build of the page is ready.
pub const NEW_VERSION: &str = "A new version of Nonet is ready. Your game is kept.";

/// A puzzle was opened of which a game is kept.
pub const GOING_ON: &str = "Going on with your game of this puzzle.";

/// A puzzle was opened that was finished before.
pub const FINISHED_BEFORE: &str = "You finished this puzzle.";

/// A new game was begun.
pub const EARLIER_KEPT: &str = "The earlier game is kept.";

/// Another tab plays the game that is shown.
pub const ELSEWHERE: &str = "This game is being played in another tab.";

/// The store refused to delete a game, or to put it back.
pub const NOT_BINNED: &str = "Nothing was changed: the browser's storage is full or switched off.";

/// The store refused to keep a star or labels.
pub const NOT_TAGGED: &str = "The star and the labels are not kept: the browser's storage is full or switched off.";

/// A game that is not open went on in two tabs, otherwise in each.
pub const OTHER_KEPT_TWICE: &str = "A game went on differently in two tabs. Both are kept.";

/// The open game went on in another tab too, otherwise.
pub const BOTH_KEPT: &str = "This game went on differently in another tab. Both are kept: this one as a game of its own.";

/// The browser's data were cleared while a game was open.
pub const CLEARED: &str = "The kept games were cleared in this browser. The open game is kept again.";

/// The store refused the games of a backup.
pub const NOT_RESTORED: &str = "Not restored: the browser's storage is full or switched off.";

/// The browser refuses to keep anything.
pub const NOT_KEPT: &str = "Your moves are not being kept: the browser's storage is full or switched off. Save a backup (Menu, Library, Backup) before you leave.";

/// The browser takes games, but no notes of single moves.
pub const KEPT_LATE: &str = "The browser's storage is full or switched off in part: each move is kept a moment after it is made. Save a backup (Menu, Library, Backup) to be safe.";

/// The browser takes notes of the open games, but has no store for them.
pub const KEPT_IN_NOTES: &str = "The browser refuses its database: games are kept in its small storage only. Save a backup (Menu, Library, Backup) to be safe.";

/// The browser refuses to keep these parts: `Not kept now: the settings, the Solve room. ..`
#[must_use]
pub fn refused(parts: &[KeptPart]) -> String {
    format!(
        "Not kept for the next visit: {}. The browser's storage is full or switched off; they are kept as soon as it takes them.",
        part_names(parts)
    )
}

/// A later version of the page kept something of these parts.
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

/// How far the file of many puzzles is that is being read: `Reading puzzles.csv: 49,200 rows`.
#[must_use]
pub fn reading(name: &str, rows: u64) -> String {
    format!("Reading {name}: {}", counted(rows as usize, "row", "rows"))
}

/// A file is read after those before it.
#[must_use]
pub fn import_waits(name: &str) -> String {
    format!("{name} is read next")
}

/// The player stopped reading a file.
#[must_use]
pub fn import_stopped(name: &str, rows: u64) -> String {
    format!("Stopped reading {name} after {}. Nothing of it is kept.", counted(rows as usize, "row", "rows"))
}

/// The page was closed while it read a file.
#[must_use]
pub fn import_interrupted(name: &str) -> String {
    format!("{name} was not read to its end, since the page was closed. Nothing of it is kept: open the file again.")
}

/// A file became a list while the player did something else.
#[must_use]
pub fn imported(name: &str, rows: u32) -> String {
    format!("{name} is read: {}.", counted(rows as usize, "row", "rows"))
}
