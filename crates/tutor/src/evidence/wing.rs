//! Wings.

use super::{Explain, colouring::link};
use crate::{
    follow::{FollowQuestion, Marked, PatternPart},
    sentences::{names, words::Words},
};
use nonet_core::board::{Candidate, CandidateSet, Candidates, CellSet, DigitSet};
use nonet_logic::{Link, Step, evidence::Wing};
use nonet_techniques::Role;
use nonet_words::Speech;

impl Explain for Wing {
    fn roles(&self) -> Vec<(CandidateSet, Role)> {
        let all = |cells: CellSet| CandidateSet::product(cells, DigitSet::ALL);
        vec![(all(self.pivot), Role::Pivot), (all(self.pincers), Role::Cause)]
    }

    fn questions(&self, _step: &Step, at: &Candidates) -> Vec<FollowQuestion> {
        let of_digit = at.of_digit(self.digit);
        let seers = of_digit & ((self.pivot | self.pincers) & of_digit).seen_by_all();
        vec![
            FollowQuestion::cells(PatternPart::Pivot, DigitSet::EMPTY, self.pivot),
            FollowQuestion::cells(PatternPart::Pincers, DigitSet::of(self.digit), self.pincers),
            FollowQuestion::cells(PatternPart::Seers, DigitSet::of(self.digit), seers),
        ]
    }

    fn ask_part(&self, question: &FollowQuestion, _step: &Step, at: &Candidates, words: &mut Words) {
        let digits = (self.pivot | self.pincers).iter().fold(DigitSet::EMPTY, |all, cell| all | at.of_cell(cell));
        let others = self.pincers.len();
        words.say(|messages, _| {
            let number = |number| messages.number_word(number);
            let digit = self.digit.to_string();
            match (question.part, self.pivot.single()) {
                (PatternPart::Seers, _) => {
                    let count = question.answers.first().map_or(0, Marked::len);
                    messages.follow_seers(count, digit, number(count))
                }
                (PatternPart::Pivot, Some(pivot)) => messages.follow_pivot(others, number(at.of_cell(pivot).len())),
                (PatternPart::Pivot, None) => messages.follow_pivots(number(self.pivot.len())),
                (_, Some(_)) if others == 2 => messages.follow_pincers(digit),
                _ => messages.follow_wing_others(others, number(digits.len()), number(others)),
            }
        });
    }

    /// Returns the chain from each pincer to its pivot, by the pincer's other digit, and the link between the pivot's two digits.
    fn links(&self, _step: &Step, at: &Candidates) -> Vec<Link> {
        let Wing { pivot, pincers, digit } = *self;
        let mut links = Vec::new();
        for pivot in pivot {
            for pincer in pincers {
                let others = at.of_cell(pincer).without(digit);
                let Some(other) = others.single().filter(|it| at.of_cell(pivot).contains(*it)) else { continue };
                let [near, far] = [pincer, pivot].map(|cell| Candidate::new(cell, other));
                links.push(link([Candidate::new(pincer, digit), near], true));
                links.push(link([near, far], false));
            }
            if let [one, other] = at.of_cell(pivot).iter().collect::<Vec<_>>()[..] {
                links.push(link([one, other].map(|digit| Candidate::new(pivot, digit)), true));
            }
        }
        links
    }

    fn pattern(&self, speech: Speech<'_>) -> String {
        let (pivot, pincers) = (names(self.pivot, speech), names(self.pincers, speech));
        speech.messages.wing_pattern(self.digit.to_string(), pivot, pincers)
    }

    /// Explains it by cases where the pivot is one cell and the pincers two, else by counting.
    fn explain(&self, step: &Step, at: &Candidates, words: &mut Words) {
        let digit = self.digit;
        let holders = (self.pivot | self.pincers) & at.of_digit(digit);
        match self.pivot.single().filter(|_| self.pincers.len() == 2) {
            Some(cell) => explain_cases(self, at.of_cell(cell), at, words),
            None => explain_count(self, at, words),
        }
        let digit = digit.to_string();
        words.say(|messages, parts| messages.wing_ends(parts.one_of(holders, Role::Cause), &digit));
        words.say(|messages, parts| messages.wing_conclusion(holders.len(), &digit, parts.not(&step.eliminations())));
    }
}

/// For each digit of the pivot, what follows.
fn explain_cases(wing: &Wing, of_pivot: DigitSet, at: &Candidates, words: &mut Words) {
    let Wing { pivot, pincers, digit } = *wing;
    for value in of_pivot {
        let pincer = pincers & at.of_digit(value);
        words.say(|messages, parts| {
            let pivot = parts.cells(pivot, Role::Pivot);
            if value == digit {
                return messages.wing_case_of_pivot(pivot, value.to_string());
            }
            let (names, digit) = (parts.cells(pincer, Role::Cause), parts.digit_in(digit, pincer, Role::Cause));
            messages.wing_case(pivot, value.to_string(), names, digit)
        });
    }
}

fn explain_count(wing: &Wing, at: &Candidates, words: &mut Words) {
    let Wing { pivot, pincers, digit } = *wing;
    let cells = pivot | pincers;
    let digits = cells.iter().fold(DigitSet::EMPTY, |all, cell| all | at.of_cell(cell));
    words.say(|messages, parts| {
        let (size, digits) = (messages.number_word(cells.len()), parts.digits_and(digits));
        messages.wing_cells(size, digits, parts.cells(pivot, Role::Pivot), parts.cells(pincers, Role::Cause))
    });
    words.say(|messages, parts| messages.wing_others(parts.digits_and(digits.without(digit))));
    words.say(|messages, _| messages.wing_needs(messages.number_word(cells.len()), digit.to_string()));
}
