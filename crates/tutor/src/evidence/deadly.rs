//! Deadly patterns: unique rectangles and loops.

use super::{
    Explain,
    uniqueness::{self, guarded},
};
use crate::{
    follow::{FollowQuestion, PatternPart},
    sentences::{names, words::Words},
};
use nonet_core::board::{CandidateSet, Candidates};
use nonet_logic::{
    Step,
    evidence::{Deadly, UniquenessExtra},
};
use nonet_techniques::Role;
use nonet_words::{Messages, Speech};

impl Explain for Deadly {
    fn roles(&self) -> Vec<(CandidateSet, Role)> {
        vec![
            (self.guardians, Role::Fin),
            (CandidateSet::product(self.cells, self.digits), Role::Cause),
            (self.extra.candidates(), Role::Pivot),
        ]
    }

    fn questions(&self, _step: &Step, _at: &Candidates) -> Vec<FollowQuestion> {
        vec![
            FollowQuestion::cells(PatternPart::Cells, self.digits, self.cells),
            FollowQuestion::candidates(PatternPart::Guardians, self.guardians),
        ]
    }

    fn ask_part(&self, question: &FollowQuestion, _step: &Step, _at: &Candidates, words: &mut Words) {
        words.say(|messages, parts| match question.part {
            PatternPart::Guardians => messages.follow_guardians(self.guardians.len(), parts.digits_or(self.digits)),
            _ if self.cells.len() == 4 => messages.follow_rectangle(parts.digits_and(self.digits)),
            _ => messages.follow_deadly_loop(messages.number_word(self.cells.len()), parts.digits_and(self.digits)),
        });
    }

    /// The number in the title is that of the type: the digits are told apart from it.
    fn pattern(&self, speech: Speech<'_>) -> String {
        speech.messages.deadly_pattern(speech.digits_and(self.digits), names(self.cells, speech))
    }

    fn part_names(&self, messages: &Messages) -> Vec<(Role, String)> {
        uniqueness::part_names(messages)
    }

    fn explain(&self, step: &Step, at: &Candidates, words: &mut Words) {
        let Deadly { cells, digits, guardians, extra } = *self;
        let filled = cells - at.empty_cells();
        if !filled.is_empty() {
            words.say(|messages, parts| messages.deadly_filled(parts.cells(filled, Role::Cause)));
        }
        words.say(|messages, parts| {
            messages.deadly_swap(parts.cells(cells, Role::Cause), parts.digits_in(digits, cells, Role::Cause))
        });
        match extra {
            // A hidden rectangle or a type 6: two houses force the digit into the other corners.
            UniquenessExtra::Places { digit, houses } if houses.len() > 1 => {
                words.say(|messages, parts| {
                    messages.deadly_places(parts.in_houses(houses), parts.digit_in(digit, cells, Role::Cause))
                });
                let removed = step.eliminations();
                words.say(|messages, parts| {
                    let digits = parts.digits_in(removed.digits(), removed.cells(), Role::Off);
                    messages.deadly_conclusion(digits, parts.in_one_of(removed.cells(), Role::Off), parts.not(&removed))
                });
            }
            UniquenessExtra::None | UniquenessExtra::Subset { .. } | UniquenessExtra::Places { .. } => {
                guarded(step, &guardians, extra, words);
            }
        }
    }
}
