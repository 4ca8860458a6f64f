//! Remote pairs.

use super::{Explain, LooksAt};
use crate::{
    en::words::Words,
    follow::{FollowQuestion, PatternPart},
};
use nonet_core::board::{CandidateSet, Candidates, CellSet};
use nonet_logic::{Step, evidence::RemotePair};
use nonet_techniques::Role;
use nonet_words::Speech;

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

    fn pattern(&self, speech: Speech<'_>) -> String {
        let cells = self.cells.iter().map(|&cell| speech.notation.name(cell)).collect::<Vec<_>>().join("-");
        format!("{} ({cells})", self.digits)
    }

    fn looks_at(&self) -> LooksAt {
        LooksAt::Digits
    }

    fn explain(&self, step: &Step, _at: &Candidates, words: &mut Words) {
        let cells = &self.cells;
        let all: CellSet = cells.iter().copied().collect();
        let ends: CellSet = cells.first().into_iter().chain(cells.last()).copied().collect();
        words
            .each(cells.iter(), |words, &cell| {
                words.cells(CellSet::of(cell), Role::Cause);
            })
            .text(" have only ")
            .digits_in(self.digits, all, Role::Cause)
            .text(", and each sees the next")
            .stop();
        words.text("So the two digits alternate along them, and ").cells(ends, Role::Cause).text(" hold one each").stop();
        words.text("What sees both ends is neither: ").not(&step.eliminations()).stop();
    }
}
