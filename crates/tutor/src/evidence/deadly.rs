//! Deadly patterns: unique rectangles and loops.

use super::{
    Explain,
    uniqueness::{PART_NAMES, guarded},
};
use crate::{
    en::{names, words::Words},
    follow::{FollowQuestion, PatternPart},
};
use nonet_core::board::{CandidateSet, Candidates};
use nonet_logic::{
    Step,
    evidence::{Deadly, UniquenessExtra},
};
use nonet_techniques::Role;
use nonet_words::{Speech, digits_and};

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

    /// The number in the title is that of the type: the digits are told apart from it.
    fn pattern(&self, speech: Speech<'_>) -> String {
        format!("with {} ({})", digits_and(self.digits), names(self.cells, speech))
    }

    fn part_names(&self) -> &'static [(Role, &'static str)] {
        PART_NAMES
    }

    fn explain(&self, step: &Step, at: &Candidates, words: &mut Words) {
        let Deadly { cells, digits, guardians, extra } = *self;
        let filled = cells - at.empty_cells();
        if !filled.is_empty() {
            words.cells(filled, Role::Cause).text(" were not given, so they might hold other digits").stop();
        }
        words
            .text("If ")
            .cells(cells, Role::Cause)
            .text(" held only ")
            .digits_in(digits, cells, Role::Cause)
            .text(", the two digits could be swapped: the puzzle would have a second solution")
            .stop();
        match extra {
            // A hidden rectangle or a type 6: two houses force the digit into the other corners.
            UniquenessExtra::Places { digit, houses } if houses.len() > 1 => {
                words
                    .text("In ")
                    .houses(houses)
                    .text(", ")
                    .digit_in(digit, cells, Role::Cause)
                    .text(" has no place but in these cells")
                    .stop();
                let removed = step.eliminations();
                words.text("With ").digits_in(removed.digits(), removed.cells(), Role::Off).text(" in ");
                words.one_of(removed.cells(), Role::Off).text(", they would come to hold just those two; so ");
                words.not(&removed).stop();
            }
            UniquenessExtra::None | UniquenessExtra::Subset { .. } | UniquenessExtra::Places { .. } => {
                guarded(step, &guardians, extra, words);
            }
        }
    }
}
