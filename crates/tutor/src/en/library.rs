//! What is said where games and lists of puzzles are found again.

use nonet_game::{LONGEST_LABEL, LabelFaults, MOST_LABELS};
use nonet_words::counted;

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
