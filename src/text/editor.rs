//! The texts of the puzzle editor.

use crate::text::Text;
pub use crate::text::generated::editor::*;
use nonet_core::{
    board::{Cell, Digit, DigitSet},
    solver::{COUNT_LIMIT, SeveralCount, Verdict},
};
use nonet_protocol::Study;
use nonet_words::{Notation, counted, digits_and, thousands};

/// The numbers of solutions for the five tints.
pub const SCALE: [Text; 5] = [Text::sign("1"), Text::sign("2–4"), Text::sign("5–20"), Text::sign("21–99"), Text::sign("100+")];
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
