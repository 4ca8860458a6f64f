//! Remote pairs.

use super::{Explain, LooksAt};
use crate::{
    follow::{FollowQuestion, PatternPart},
    sentences::words::Words,
};
use nonet_core::board::{CandidateSet, Candidates, CellSet};
use nonet_logic::{Step, evidence::RemotePair};
use nonet_techniques::Role;
use nonet_words::{Messages, Speech};

impl Explain for RemotePair {
    fn roles(&self) -> Vec<(CandidateSet, Role)> {
        vec![(CandidateSet::product(self.cells.iter().copied().collect(), self.digits), Role::Cause)]
    }

    fn questions(&self, _step: &Step, _at: &Candidates) -> Vec<FollowQuestion> {
        let ends = self.cells.first().into_iter().chain(self.cells.last()).copied().collect();
        vec![
            FollowQuestion::cells(PatternPart::Cells, self.digits, self.cells.iter().copied().collect()),
            FollowQuestion::cells(PatternPart::Ends, self.digits, ends),
        ]
    }

    fn ask_part(&self, question: &FollowQuestion, _step: &Step, _at: &Candidates, words: &mut Words) {
        words.say(|messages, parts| match question.part {
            PatternPart::Cells => {
                messages.follow_remote_cells(messages.number_word(self.cells.len()), parts.digits_and(self.digits))
            }
            _ => messages.follow_remote_ends(),
        });
    }

    fn pattern(&self, speech: Speech<'_>) -> String {
        let cells = self.cells.iter().map(|&cell| speech.notation.name(cell)).collect::<Vec<_>>().join("-");
        speech.messages.remote_pair_pattern(self.digits.to_string(), cells)
    }

    fn looks_at(&self) -> LooksAt {
        LooksAt::Digits
    }

    fn explain(&self, step: &Step, _at: &Candidates, words: &mut Words) {
        let cells = &self.cells;
        let all: CellSet = cells.iter().copied().collect();
        let ends: CellSet = cells.first().into_iter().chain(cells.last()).copied().collect();
        words.say(|messages, parts| {
            let names = cells.iter().map(|&cell| parts.cells(CellSet::of(cell), Role::Cause)).collect();
            let names = parts.list(names, Messages::list_and);
            messages.remote_pair_cells(names, parts.digits_in(self.digits, all, Role::Cause))
        });
        words.say(|messages, parts| messages.remote_pair_ends(parts.cells(ends, Role::Cause)));
        words.say(|messages, parts| messages.remote_pair_conclusion(parts.not(&step.eliminations())));
    }
}
