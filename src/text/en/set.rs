//! What there is to say to somebody who sets a puzzle by hand.

use nonet_core::{
    board::Cell,
    solver::{SeveralCount, Verdict},
    words::{Notation, counted, thousands},
};

/// What can be done to the grid with this verdict. Where there is one solution, `digits` counts the givens that can be left out,
/// where there are several, the digits that can be added: it is none while they are looked for.
#[must_use]
pub fn set(verdict: &Verdict, digits: Option<usize>) -> String {
    match (verdict, digits) {
        (Verdict::None(_), _) => "There is no solution: mend that first.".to_owned(),
        (Verdict::One(_), Some(0)) => "No given can go: the puzzle is minimal.".to_owned(),
        (Verdict::One(_), Some(digits)) => format!("{} can go, each by itself.", counted(digits, "given", "givens")),
        (Verdict::Several { .. }, Some(0)) => "No single given is enough for one solution.".to_owned(),
        (Verdict::Several { .. }, Some(digits)) => {
            format!("{} would be enough for one solution, each by itself.", counted(digits, "given", "givens"))
        }
        (Verdict::Several { count: SeveralCount::More, .. }, None) => {
            "There are too many solutions to say what each given does.".to_owned()
        }
        (_, None) => "Looking at each given\u{2026}".to_owned(),
    }
}

/// How many solutions there are without a given, counted up to `most`: `Without r4c5 there are 12 solutions.`
#[must_use]
pub fn without(cell: Cell, solutions: usize, most: usize, notation: Notation) -> String {
    let name = notation.name(cell);
    match solutions {
        1 => format!(" {name} can go."),
        _ if solutions < most => format!(" Without {name} there are {} solutions.", thousands(solutions as u64)),
        _ => format!(" Without {name} there are {most} solutions or more."),
    }
}
