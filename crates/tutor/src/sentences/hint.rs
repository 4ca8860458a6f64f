//! A hint, stage by stage: where to look, what it is called, which cells and digits, and the proof.

use super::{explain::write_step, words::Words};
use crate::{
    coach::{Hint, WhyNot},
    evidence::{self, LooksAt},
};
use nonet_core::board::{Candidate, Candidates, DigitSet, House, HouseSet};
use nonet_prose::Prose;
use nonet_techniques::Role;
use nonet_words::{Messages, Speech};

/// The sentences of a hint at a stage, from 0 to 4; those of a single are the house, the question, the candidates that are ruled out,
/// and the digit.
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
        words.say(|messages, _| messages.hint_pattern_shown());
    }
    if stage >= 4 && hint.step.technique.assumes_one_solution() {
        words.say(|messages, _| messages.hint_one_solution());
    }
    words.take_sentences()
}

/// The place at which a hint makes one look: houses, or digits wherever they are.
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
    words.say(|messages, parts| match place {
        (HouseSet::EMPTY, digits) => messages.hint_look_at_digits(parts.digits_and(digits)),
        (houses, _) => messages.hint_look_at_houses(parts.the_houses(houses)),
    });
}

fn pattern(hint: &Hint, words: &mut Words) {
    let pattern = hint.pattern();
    words.say(|messages, parts| {
        let (digits, cells) = (pattern.digits(), parts.cells(pattern.cells(), Role::Cause));
        if digits.len() >= 5 {
            return messages.hint_look_at_large_pattern(digits.len(), cells);
        }
        let digits = digits.iter().map(|digit| messages.hint_digits(digit.to_string())).collect();
        messages.hint_look_at_pattern(parts.list(digits, Messages::list_and), cells)
    });
}

/// The sentences about where to look for the reason why a candidate is false; none where the answer is told at once.
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

/// The sentences that tell why a candidate is false, or that nothing shows it yet.
#[must_use]
pub fn why_not(candidate: Candidate, answer: &WhyNot, at: &Candidates, speech: Speech<'_>) -> Vec<Prose> {
    let words = &mut Words::new(speech);
    let Candidate { cell, digit } = candidate;
    let digit = digit.to_string();
    match answer {
        WhyNot::Step(step) => write_step(step, at, words),
        WhyNot::Filled => words.say(|messages, parts| messages.why_not_filled(parts.cell(cell))),
        WhyNot::Seen(seen, house) => words
            .say(|messages, parts| messages.why_not_seen(house.kind().name(), digit, parts.cells((*seen).into(), Role::Cause))),
        WhyNot::Removed => words.say(|messages, parts| messages.why_not_removed(digit, parts.cell(cell))),
        WhyNot::Unproved => words.say(|messages, parts| messages.why_not_unproved(digit, parts.cell(cell))),
        WhyNot::Possible => words.say(|messages, parts| messages.why_not_possible(digit, parts.cell(cell))),
    }
    words.take_sentences()
}
