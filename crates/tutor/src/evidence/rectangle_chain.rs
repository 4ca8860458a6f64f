//! Chains through the guardians of unique rectangles.

use super::{
    Explain, LooksAt,
    chain::{
        comes_round, conclude, eureka, group, link_by_link, on_because, question_of_chain, questions_of_chain, roles_of_chain,
        then_is,
    },
};
use crate::{
    follow::{FollowQuestion, PatternPart},
    sentences::words::Words,
    titles::title,
};
use nonet_core::board::{CandidateSet, Candidates, CellSet, DigitSet};
use nonet_logic::{Step, evidence::RectangleChain};
use nonet_techniques::Role;
use nonet_words::{Messages, Speech};

impl Explain for RectangleChain {
    fn roles(&self) -> Vec<(CandidateSet, Role)> {
        let mut roles = roles_of_chain(&self.nodes);
        roles.extend(self.rectangles.iter().map(|&(cells, digits)| (CandidateSet::product(cells, digits), Role::Cause)));
        roles
    }

    fn questions(&self, _step: &Step, _at: &Candidates) -> Vec<FollowQuestion> {
        let cells = self.rectangles.iter().fold(CellSet::EMPTY, |all, (cells, _)| all | *cells);
        let rectangles = FollowQuestion::cells(PatternPart::Cells, DigitSet::EMPTY, cells);
        [rectangles].into_iter().chain(questions_of_chain(&self.nodes, self.closed)).collect()
    }

    fn ask_part(&self, question: &FollowQuestion, _step: &Step, _at: &Candidates, words: &mut Words) {
        let rectangles = self.rectangles.iter().filter(|(cells, _)| !cells.is_empty()).count();
        words.say(|messages, _| match question.part {
            PatternPart::Cells => messages.follow_rectangles(rectangles),
            _ => question_of_chain(question, messages),
        });
    }

    fn title(&self, step: &Step, messages: &Messages) -> String {
        if self.closed { messages.rectangle_chain_continuous() } else { title(step.technique, messages) }
    }

    /// Returns the chain and its rectangles: `(2)r1c1=(5)r1c4-r1c9=r6c9 [UR 3 8 in r1c1,r1c4,r2c1,r2c4]`.
    fn pattern(&self, speech: Speech<'_>) -> String {
        let named = self.rectangles.iter().filter(|(cells, _)| !cells.is_empty());
        let rectangle = |(cells, digits): &(CellSet, DigitSet)| {
            speech.messages.rectangle_chain_rectangle(digits.to_string(), group(*cells, speech))
        };
        let chain = eureka(&self.nodes, self.closed, speech);
        [chain].into_iter().chain(named.map(rectangle)).collect::<Vec<_>>().join(" ")
    }

    fn eureka(&self, speech: Speech<'_>) -> Option<String> {
        Some(self.pattern(speech))
    }

    fn looks_at(&self) -> LooksAt {
        LooksAt::Digits
    }

    fn explain(&self, step: &Step, at: &Candidates, words: &mut Words) {
        let RectangleChain { nodes, closed, rectangles } = self;
        let (Some(first), Some(last)) = (nodes.first(), nodes.last()) else { return };
        for &(cells, digits) in rectangles.iter().filter(|(cells, _)| !cells.is_empty()) {
            words.say(|messages, parts| {
                messages.rectangle_chain_swap(parts.cells(cells, Role::Cause), parts.digits_in(digits, cells, Role::Cause))
            });
        }
        link_by_link(nodes, words, |i, off, on, parts| match rectangles.get(i).filter(|(cells, _)| !cells.is_empty()) {
            Some(&(cells, _)) => {
                let (on, cells) = (then_is(parts, on), parts.cells(cells, Role::Cause));
                parts.messages().rectangle_chain_on(on, cells)
            }
            None => on_because(parts, off, on, at),
        });
        match closed {
            true => comes_round([first, last], words),
            false => return conclude(step, [first, last], words),
        }
        words.say(|messages, parts| messages.chain_loop(parts.not(&step.eliminations())));
    }
}
