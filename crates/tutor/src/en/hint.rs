//! A hint, stage by stage: where to look, what it is called, which cells and digits, and the proof.

use super::{explain::write_step, words::Words};
use crate::{
    coach::{Hint, WhyNot},
    evidence::{self, LooksAt},
};
use nonet_core::board::{Candidate, Candidates, DigitSet, House, HouseSet};
use nonet_prose::Prose;
use nonet_techniques::Role;
use nonet_words::{Speech, counted, digits_and, listed};

/// What a hint says at a stage, from 0 to 4; of a single it says the house, the question, what is ruled out, and the digit.
#[must_use]
pub fn hint(hint: &Hint, stage: u8, speech: Speech<'_>) -> Vec<Prose> {
    let words = &mut Words::new(speech);
    match stage {
        1..=3 if hint.is_short() => return single(hint, stage, words),
        0 | 1 => look_at(looks_at(hint), words),
        2 | 3 => pattern(hint, words),
        _ => write_step(&hint.step, &hint.at, words),
    }
    if stage == 3 {
        words.text("The board shows the pattern: see what follows").stop();
    }
    if stage >= 4 && hint.step.technique.assumes_one_solution() {
        words.text("This rests on the puzzle having one solution, which is proved").stop();
    }
    words.take_sentences()
}

/// Where a hint makes one look: houses, or digits wherever they are.
#[must_use]
pub fn looks_at(hint: &Hint) -> (HouseSet, DigitSet) {
    let (step, digits) = (&hint.step, hint.pattern().digits());
    let houses = match evidence::of(&step.evidence).looks_at() {
        LooksAt::Digits if digits.len() < 3 => return (HouseSet::EMPTY, digits),
        LooksAt::FullestHouse => step.placements().iter().take(1).map(|it| fullest(it, &hint.at)).collect(),
        LooksAt::Houses | LooksAt::Digits if step.houses().is_empty() => {
            hint.pattern().cells().iter().map(|cell| cell.block()).take(2).collect()
        }
        LooksAt::Houses | LooksAt::Digits => step.houses(),
    };
    (houses, DigitSet::EMPTY)
}

/// The house of the candidate's cell with the fewest empty cells; of equal ones the box, then the row.
fn fullest(it: Candidate, at: &Candidates) -> House {
    let [row, column, block] = [it.cell.row(), it.cell.column(), it.cell.block()];
    let empty = |house: &House| (at.empty_cells() & house.cells()).len();
    let [first, others @ ..] = [block, row, column];
    others.into_iter().fold(first, |best, house| if empty(&house) < empty(&best) { house } else { best })
}

/// The stages of a single between where to look and the digit: the question, and what is ruled out.
fn single(hint: &Hint, stage: u8, words: &mut Words) -> Vec<Prose> {
    let Some(it) = hint.step.placements().first() else { return Vec::new() };
    let evidence = evidence::of(&hint.step.evidence);
    if stage == 3 {
        return evidence.reasons(&hint.step, &hint.at, words);
    }
    evidence.ask(it, words);
    words.take_sentences()
}

fn look_at(place: (HouseSet, DigitSet), words: &mut Words) {
    match place {
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

/// Where to look for the reason why a candidate is false; nothing where the answer is told at once.
#[must_use]
pub fn why_not_where(candidate: Candidate, answer: &WhyNot, speech: Speech<'_>) -> Vec<Prose> {
    let words = &mut Words::new(speech);
    match answer {
        WhyNot::Step(step) => look_at((step.houses(), step.effect.candidates().digits().with(candidate.digit)), words),
        WhyNot::Seen(_, house) => look_at((HouseSet::of(*house), DigitSet::EMPTY), words),
        WhyNot::Filled | WhyNot::Removed | WhyNot::Unproved | WhyNot::Possible => {}
    }
    words.take_sentences()
}

/// Why a candidate is false, or that nothing shows it yet.
#[must_use]
pub fn why_not(candidate: Candidate, answer: &WhyNot, at: &Candidates, speech: Speech<'_>) -> Vec<Prose> {
    let words = &mut Words::new(speech);
    let cell = speech.notation.name(candidate.cell);
    let digit = candidate.digit;
    match answer {
        WhyNot::Step(step) => {
            write_step(step, at, words);
            return words.take_sentences();
        }
        WhyNot::Filled => words.text(format!("{cell} is filled")),
        WhyNot::Seen(seen, house) => {
            let words = words.text(format!("{digit} stands in ")).cells((*seen).into(), Role::Cause);
            words.text(", in the same ").text(house.kind().name())
        }
        WhyNot::Removed => words.text(format!("{digit} was ruled out in {cell} before, and rightly")),
        WhyNot::Unproved => words.text(format!("Nothing proves yet that {digit} is not in {cell}")),
        WhyNot::Possible => {
            words.text(format!("{digit} can be in {cell}: the puzzle has several solutions, and one of them has it there"))
        }
    }
    .stop();
    words.take_sentences()
}
