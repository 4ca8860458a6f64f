//! A hint, stage by stage: where to look, what it is called, which cells and digits, and the proof.

use super::{explain::tell, step::title, words::Words};
use crate::{
    Prose,
    coach::{Hint, WhyNot},
};
use nonet_core::{
    Role,
    board::{Candidate, Candidates, DigitSet, House, HouseSet},
    words::{Notation, capital, counted, digits_and, listed},
};
use nonet_logic::Evidence;

/// What a hint says at a stage, from 0 to 4; a single has the first and the last only.
#[must_use]
pub fn hint(hint: &Hint, stage: u8, notation: Notation) -> Vec<Prose> {
    let words = &mut Words::new(notation);
    match stage {
        0 | 1 => where_to_look(hint, words),
        2 | 3 => pattern(hint, words),
        _ => tell(&hint.step, &hint.at, words),
    }
    if stage == 3 {
        words.text("The board shows the pattern: see what follows").stop();
    }
    if stage >= 4 && hint.step.technique.assumes_one_solution() {
        words.text("This rests on the puzzle having one solution, which is proved").stop();
    }
    words.told()
}

/// The heading of a hint: its technique once it is told.
#[must_use]
pub fn hint_title(hint: &Hint, stage: u8) -> String {
    if stage == 0 { "Where to look".to_owned() } else { capital(title(&hint.step)) }
}

/// Where a hint makes one look: houses, or digits wherever they are.
#[must_use]
pub fn looks_at(hint: &Hint) -> (HouseSet, DigitSet) {
    let (digits, houses) = (hint.pattern().digits(), hint.step.houses());
    match &hint.step.evidence {
        Evidence::OnlyDigit => (HouseSet::EMPTY, DigitSet::EMPTY),
        Evidence::Fish { .. }
        | Evidence::Chain { .. }
        | Evidence::Sets { .. }
        | Evidence::Guarded { .. }
        | Evidence::Colours { .. }
        | Evidence::Templates { .. }
        | Evidence::RemotePair { .. }
            if digits.len() < 3 =>
        {
            (HouseSet::EMPTY, digits)
        }
        _ if !houses.is_empty() => (houses, DigitSet::EMPTY),
        _ => (hint.pattern().cells().iter().map(|cell| cell.block()).take(2).collect(), DigitSet::EMPTY),
    }
}

fn where_to_look(hint: &Hint, words: &mut Words) {
    match looks_at(hint) {
        (HouseSet::EMPTY, DigitSet::EMPTY) => words.text("Look at ").cells(hint.step.placements().cells(), Role::House),
        (HouseSet::EMPTY, digits) => words.text(format!("Look at where {} can go", digits_and(digits))),
        (houses, _) => words.text("Look at ").houses(houses),
    }
    .stop();
}

fn pattern(hint: &Hint, words: &mut Words) {
    let pattern = hint.pattern();
    let digits = match pattern.digits() {
        digits if digits.len() < 5 => digits_of(digits),
        digits => counted(digits.len(), "digit", "digits"),
    };
    words.text(format!("Look at the {digits} in ")).cells(pattern.cells(), Role::Cause).stop();
}

/// Digits as things of which there are several: `4s`, `1s and 2s`.
fn digits_of(digits: DigitSet) -> String {
    listed(digits.iter().map(|digit| format!("{digit}s")), "and")
}

/// Why a candidate is false, or that nothing shows it yet.
#[must_use]
pub fn why_not(candidate: Candidate, answer: &WhyNot, at: &Candidates, notation: Notation) -> Vec<Prose> {
    let words = &mut Words::new(notation);
    let cell = notation.name(candidate.cell);
    let digit = candidate.digit;
    match answer {
        WhyNot::Step(step) => {
            tell(step, at, words);
            return words.told();
        }
        WhyNot::Filled => words.text(format!("{cell} is filled")),
        WhyNot::Seen(seen, house) => {
            let words = words.text(format!("{digit} stands in ")).cells((*seen).into(), Role::Cause);
            words.text(", in the same ").text(kind(*house))
        }
        WhyNot::Removed => words.text(format!("{digit} was ruled out in {cell} before, and rightly")),
        WhyNot::Unproved => words.text(format!("Nothing proves yet that {digit} is not in {cell}")),
    }
    .stop();
    words.told()
}

fn kind(house: House) -> String {
    house.to_string().split(' ').next().unwrap_or_default().to_owned()
}
