//! The texts on the storage of games and other data.

use crate::action::KeptPart;
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

/// The message that a backup holds neither games nor lists.
pub const NO_GAMES: &str = "There are no games and no lists in this backup. Its settings are taken where you have changed none.";

/// Returns the message that some games of a backup could not be read.
#[must_use]
pub fn restored_in_part(games: usize, damaged: usize, later: usize) -> String {
    let number = |number: usize| if number == 1 { "One is".to_owned() } else { format!("{number} are") };
    let of_later = if later > 0 { format!(" {} of a later version of this page.", number(later)) } else { String::new() };
    let broken = if damaged > 0 { format!(" {} damaged.", number(damaged)) } else { String::new() };
    format!("Read {}.{broken}{of_later}", counted(games, "game", "games"))
}

/// The message that a newer build of the page is ready.
pub const NEW_VERSION: &str = "A new version of Nonet is ready. Your game is kept.";

/// The message that an opened puzzle has a stored game, which is continued.
pub const GOING_ON: &str = "Going on with your game of this puzzle.";

/// The message that an opened puzzle was finished earlier.
pub const FINISHED_BEFORE: &str = "You finished this puzzle.";

/// The message that a new game was started and the earlier one is stored.
pub const EARLIER_KEPT: &str = "The earlier game is kept.";

/// The message that another tab is playing the shown game.
pub const ELSEWHERE: &str = "This game is being played in another tab.";

/// The message that the store refused to delete or restore a game.
pub const NOT_BINNED: &str = "Nothing was changed: the browser's storage is full or switched off.";

/// The message that the store refused to save a star or labels.
pub const NOT_TAGGED: &str = "The star and the labels are not kept: the browser's storage is full or switched off.";

/// The message that a game that is not open got different moves in two tabs.
pub const OTHER_KEPT_TWICE: &str = "A game went on differently in two tabs. Both are kept.";

/// The message that the open game got different moves in another tab.
pub const BOTH_KEPT: &str = "This game went on differently in another tab. Both are kept: this one as a game of its own.";

/// The message that the browser's data were cleared while a game was open.
pub const CLEARED: &str = "The kept games were cleared in this browser. The open game is kept again.";

/// The message that the store refused the games of a backup.
pub const NOT_RESTORED: &str = "Not restored: the browser's storage is full or switched off.";

/// The warning that the browser refuses to store anything.
pub const NOT_KEPT: &str = "Your moves are not being kept: the browser's storage is full or switched off. Save a backup (Menu, Library, Backup) before you leave.";

/// The warning that the browser stores nothing because the page lies in a sandbox, where it may not be allowed to save files either.
pub const NOT_KEPT_IN_SANDBOX: &str = "Your moves are not being kept: Nonet lies in a frame of another page that keeps it from storing anything. Open it in a window of its own.";

/// Returns the note on how long the browser keeps what is stored.
#[must_use]
pub fn persistence(persistent: bool) -> &'static str {
    if persistent {
        "The browser keeps your games and lists also when its disk is full."
    } else {
        "The browser may delete your games and lists when its disk is full. A backup saves them."
    }
}

/// The message that a backup holds the games, but no lists.
pub const BACKUP_WITHOUT_LISTS: &str = "The backup holds your games and settings. The lists could not be read.";

/// The warning that the browser stores games, but not single moves.
pub const KEPT_LATE: &str = "The browser's storage is full or switched off in part: each move is kept a moment after it is made. Save a backup (Menu, Library, Backup) to be safe.";

/// The warning that the browser stores games in its small storage, but refuses its database.
pub const KEPT_IN_NOTES: &str = "The browser refuses its database: games are kept in its small storage only. Save a backup (Menu, Library, Backup) to be safe.";

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

/// The name of a text that came from no file, within a sentence.
pub const PASTED_TEXT: &str = "the text";

/// The message that the reading of a text was stopped.
pub const READING_STOPPED: &str = "Stopped reading. The board is as it was.";

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
/// The note while the browser's storage tells which games are kept.
pub const READING_GAMES: &str = "Reading your games…";

/// The message on a backup that was asked for meanwhile.
pub const READING_FIRST: &str = "Your games are still being read. Save the backup in a moment.";
