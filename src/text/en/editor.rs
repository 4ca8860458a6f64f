//! The texts of the puzzle editor.

use nonet_core::{
    board::{Cell, Digit, DigitSet},
    solver::{COUNT_LIMIT, SeveralCount, Verdict},
};
use nonet_protocol::Study;
use nonet_words::{Notation, counted, digits_and, thousands};

/// The heading while there are no givens.
pub const WRITE_GIVENS: &str = "Write the givens";
/// The note on how givens are typed.
pub const HOW_TO_WRITE: &str = "0, a dot or the space bar skips a cell.";
/// The name of the card with the verdict.
pub const VERDICT: &str = "Verdict";
/// The button that removes all givens.
pub const CLEAR: &str = "Clear";
/// The message that all givens were removed.
pub const CLEARED: &str = "Cleared.";

/// The button that adds givens until there is one solution.
pub const COMPLETE: &str = "Add givens until unique";
/// The button that removes givens for as long as there is one solution.
pub const MAKE_MINIMAL: &str = "Make minimal";
/// The button that opens a game of the puzzle.
pub const PLAY_IT: &str = "Play it";
/// The button that takes the puzzle to Solve.
pub const SOLVE_IT: &str = "Solve step by step";
/// The button that takes over the puzzle of the Solve room.
pub const FROM_SOLVE: &str = "Take it from Solve";

/// The name of the list of givens that can be added.
pub const ONE_MORE: &str = "One more given";
/// The heading of that list.
pub const EASIEST_FIRST: &str = "One more given, easiest first";

/// The heading of the edits that make an equivalent puzzle.
pub const SAME_PUZZLE: &str = "The same puzzle in another guise";
/// The button that rotates the puzzle by a quarter turn.
pub const TURN: &str = "Turn";
/// The button that mirrors the puzzle left to right.
pub const MIRROR: &str = "Mirror";
/// The button that relabels the digits.
pub const RELABEL: &str = "Relabel";
/// The button that permutes rows and columns and relabels the digits.
pub const SHUFFLE: &str = "Shuffle";
/// The button that makes the canonical form, which all equivalent puzzles share.
pub const CANONICAL: &str = "Canonical form";
/// The note on what equivalent puzzles have in common.
pub const ABOUT_ISOMORPHS: &str = "Puzzles that are turned, relabelled or shuffled into one another have one canonical form. Their scores may \
                                differ: of equal steps a path takes the first.";

/// The numbers of solutions for the five tints.
pub const SCALE: [&str; 5] = ["1", "2\u{2013}4", "5\u{2013}20", "21\u{2013}99", "100+"];
/// The meaning of the tints of givens if there is one solution.
pub const WITHOUT_GIVEN: &str = "Solutions without a given";
/// The meaning of the tints of givens if there are several solutions.
pub const TIMES_WITHOUT_GIVEN: &str = "Without a given, times as many solutions, rounded up";
/// The meaning of the tints of digits in empty cells.
pub const WITH_DIGIT: &str = "With a digit, solutions";

/// Returns a sentence on what can be done with the puzzle. `digits` is the number of givens that can be removed if there is one
/// solution, or of digits that can be added if there are several. None until the worker has answered.
#[must_use]
pub fn set(verdict: &Verdict, digits: Option<usize>) -> String {
    match (verdict, digits) {
        (Verdict::None(_), _) => "Mend that first.".to_owned(),
        (Verdict::One(_), Some(0)) => "Minimal: every given is essential.".to_owned(),
        (Verdict::One(_), Some(1)) => "One given is redundant: it could be removed.".to_owned(),
        (Verdict::One(_), Some(digits)) => format!("Any one of {digits} givens could be removed."),
        (Verdict::Several { count: SeveralCount::More, .. }, Some(0)) => {
            format!("Cells are tinted by what they do once there are {} solutions or fewer.", thousands(COUNT_LIMIT))
        }
        (Verdict::Several { .. }, Some(0)) => "No single extra given makes it unique.".to_owned(),
        (Verdict::Several { .. }, Some(1)) => "One more given makes it unique.".to_owned(),
        (Verdict::Several { .. }, Some(digits)) => format!("One more given makes it unique: any one of {digits}."),
        (_, None) => "Looking at each given\u{2026}".to_owned(),
    }
}

/// Returns the effect of a given: the number of solutions without it, compared to `now`. Numbers above the counting limit are
/// given as `more than`.
#[must_use]
pub fn without(cell: Cell, solutions: u64, now: u64, notation: Notation) -> String {
    let name = notation.name(cell);
    match now {
        1 if solutions == 1 => format!("{name} is redundant: without it there is still one solution."),
        1 => format!("{name} is essential: without it there are {}.", several(solutions, COUNT_LIMIT)),
        _ if solutions == now && now <= COUNT_LIMIT => format!("{name} changes nothing: without it there are as many solutions."),
        _ => format!("Without {name} there are {}.", several(solutions, Study::most_without(now))),
    }
}

/// Returns how many solutions each digit of an empty cell leaves: `r1c5: 3 leaves 1 solution, 1 and 7 leave more than 1,000
/// solutions.`
#[must_use]
pub fn leaving(cell: Cell, digits: impl Iterator<Item = (Digit, u64)>, notation: Notation) -> String {
    let (few, many): (Vec<_>, Vec<_>) = digits.partition(|(_, solutions)| *solutions <= COUNT_LIMIT);
    let mut parts: Vec<String> =
        few.into_iter().map(|(digit, solutions)| format!("{digit} leaves {}", several(solutions, COUNT_LIMIT))).collect();
    let many: DigitSet = many.into_iter().map(|(digit, _)| digit).collect();
    if !many.is_empty() {
        let verb = if many.len() == 1 { "leaves" } else { "leave" };
        parts.push(format!("{} {verb} {}", digits_and(many), several(COUNT_LIMIT + 1, COUNT_LIMIT)));
    }
    format!("{}: {}.", notation.name(cell), parts.join(", "))
}

/// Returns a number of solutions: `1 solution`, `12 solutions`. A number above `most` gives `more than 1,000 solutions`.
fn several(solutions: u64, most: u64) -> String {
    let all = |number: u64| counted(number as usize, "solution", "solutions");
    if solutions <= most { all(solutions) } else { format!("more than {}", all(most)) }
}
