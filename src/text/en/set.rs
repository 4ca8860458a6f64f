//! What there is to say to somebody who sets a puzzle by hand.

use nonet_core::{
    board::{Cell, Digit, DigitSet},
    solver::{COUNT_LIMIT, SeveralCount, Verdict},
    words::{Notation, digits_and, thousands},
};
use nonet_protocol::Study;

/// What can be done to the grid with this verdict. Where there is one solution, `digits` counts the givens that could be removed,
/// where there are several, the digits that can be added: it is none while they are looked for.
#[must_use]
pub fn set(verdict: &Verdict, digits: Option<usize>) -> String {
    match (verdict, digits) {
        (Verdict::None(_), _) => "Mend that first.".to_owned(),
        (Verdict::One(_), Some(0)) => "Minimal: every given is essential.".to_owned(),
        (Verdict::One(_), Some(1)) => "One given is redundant: it could be removed.".to_owned(),
        (Verdict::One(_), Some(digits)) => format!("Any one of {digits} givens could be removed."),
        (Verdict::Several { count: SeveralCount::More, .. }, Some(0)) => {
            format!("Cells are tinted by what they do once there are {} solutions or fewer.", thousands(COUNT_LIMIT as u64))
        }
        (Verdict::Several { .. }, Some(0)) => "No single extra given makes it unique.".to_owned(),
        (Verdict::Several { .. }, Some(1)) => "One more given makes it unique.".to_owned(),
        (Verdict::Several { .. }, Some(digits)) => format!("One more given makes it unique: any one of {digits}."),
        (_, None) => "Looking at each given\u{2026}".to_owned(),
    }
}

/// What a given does: how many solutions there are without it, where there are `now` with it. More than are counted is `more than`.
#[must_use]
pub fn without(cell: Cell, solutions: usize, now: usize, notation: Notation) -> String {
    let name = notation.name(cell);
    match now {
        1 if solutions == 1 => format!("{name} is redundant: without it there is still one solution."),
        1 => format!("{name} is essential: without it there are {}.", several(solutions, COUNT_LIMIT)),
        _ if solutions == now && now <= COUNT_LIMIT => format!("{name} changes nothing: without it there are as many solutions."),
        _ => format!("Without {name} there are {}.", several(solutions, Study::most_without(now))),
    }
}

/// What each digit of an empty cell would leave: `r1c5: 3 leaves 1 solution, 1 and 7 leave more than 1,000 solutions.`
#[must_use]
pub fn leaving(cell: Cell, digits: impl Iterator<Item = (Digit, usize)>, notation: Notation) -> String {
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

/// `1 solution`, `12 solutions`; where more than `most` are counted, `more than 1,000 solutions`.
fn several(solutions: usize, most: usize) -> String {
    match solutions {
        1 => "1 solution".to_owned(),
        _ if solutions <= most => format!("{} solutions", thousands(solutions as u64)),
        _ => format!("more than {} solutions", thousands(most as u64)),
    }
}
