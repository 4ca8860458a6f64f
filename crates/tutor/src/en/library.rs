//! What is said where all games and lists of puzzles are found again.

use nonet_core::words::{counted, thousands};
use nonet_game::{LONGEST_LABEL, LabelFaults, MOST_LABELS};

/// What stands there while nothing is kept.
pub const EMPTY: &str = "Your games are kept here, and so is every file, paste or drop with more than one puzzle, as a list. All of it stays on this device.";

/// What stands there where nothing is found.
pub const NONE_FOUND: &str = "Nothing is found. Choose less, or search for something else.";

/// What stands above what was deleted.
pub const BIN: &str = "What is deleted stays here for 30 days.";

/// What stands above games and lists that can't be read.
pub const UNREADABLE: &str = "They are kept as they are, and can be saved as files.";

/// What stands in place of a game that was deleted just now.
pub const BINNED: &str = "Moved to the bin, where it stays for 30 days";

/// The name of the field for labels.
pub const LABEL: &str = "Labels";

/// How labels are typed.
pub const LABELS: &str = "Labels, with commas between them";

/// A list that a later version of the page keeps.
pub const LATER_LIST: &str = "Saved by a later version of this page";

/// A damaged list, of which so much is there: `Damaged: 400 rows, shown as far as they can be read`.
#[must_use]
pub fn damaged_list(rows: &str) -> String {
    format!("Damaged: {rows}, shown as far as they can be read")
}

/// How many are found: `37 games and lists`, `3 of 37 games and lists`.
#[must_use]
pub fn found(found: usize, all: usize) -> String {
    let words = counted(all, "game or list", "games and lists");
    if found == all { words } else { format!("{} of {words}", thousands(found as u64)) }
}

/// When a game was played last: `Played 22 November`.
#[must_use]
pub fn played(day: &str) -> String {
    format!("Played {day}")
}

/// When a list was opened first: `Opened 22 November, 1,000 rows`.
#[must_use]
pub fn opened(day: &str, rows: &str) -> String {
    format!("Opened {day}, {rows}")
}

/// What became of labels as they were typed that can't be kept so; nothing where they can.
#[must_use]
pub fn label_faults(faults: &LabelFaults) -> Option<String> {
    let cut = (faults.cut > 0).then(|| {
        let words = counted(faults.cut, "label is", "labels are");
        format!("{words} cut to {LONGEST_LABEL} characters.")
    });
    let left_out = (faults.left_out > 0).then(|| {
        let words = counted(faults.left_out, "label is", "labels are");
        format!("{words} left out: there can be {MOST_LABELS}.")
    });
    let said: Vec<String> = cut.into_iter().chain(left_out).collect();
    (!said.is_empty()).then(|| said.join(" "))
}
