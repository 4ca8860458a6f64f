//! Chains through almost locked sets.

use super::{
    Explain, LooksAt,
    chain::{comes_round, conclude, eureka, group, is, link_by_link, on_because, question_of_chain, questions_of_chain},
};
use crate::{
    follow::{FollowQuestion, PatternPart},
    sentences::words::{Parts, Words},
    titles::title,
};
use nonet_core::board::{CandidateSet, Candidates, CellSet, Digit, DigitSet};
use nonet_logic::{Node, Step, Technique, evidence::AlsChain};
use nonet_techniques::Role;
use nonet_words::{Messages, Speech};

impl Explain for AlsChain {
    fn roles(&self) -> Vec<(CandidateSet, Role)> {
        let mut roles = roles_of_sets(&self.sets);
        // Nodes that are linked by a cell or a house, without a set, are on or off.
        for (i, node) in self.nodes.iter().enumerate() {
            if self.sets.get(i / 2).is_none_or(|cells| cells.is_empty()) {
                roles.push((node.candidates(), if i % 2 == 0 { Role::Off } else { Role::On }));
            }
        }
        roles
    }

    fn questions(&self, _step: &Step, _at: &Candidates) -> Vec<FollowQuestion> {
        let cells = self.sets.iter().fold(CellSet::EMPTY, |all, set| all | *set);
        let sets = FollowQuestion::cells(PatternPart::Cells, DigitSet::EMPTY, cells);
        [sets].into_iter().chain(questions_of_chain(&self.nodes, self.closed)).collect()
    }

    fn ask_part(&self, question: &FollowQuestion, _step: &Step, _at: &Candidates, words: &mut Words) {
        let sets = self.sets.iter().filter(|cells| !cells.is_empty()).count();
        words.say(|messages, _| match question.part {
            PatternPart::Cells => messages.follow_almost_locked_sets(sets, messages.number_word(sets)),
            _ => question_of_chain(question, messages),
        });
    }

    fn title(&self, step: &Step, messages: &Messages) -> String {
        match (step.technique, self.closed) {
            (Technique::AlsAic, true) => messages.als_chain_continuous(),
            (Technique::AlsAic, false) if !step.placements().is_empty() => messages.als_chain_discontinuous(),
            (Technique::AlsAic, false) => messages.als_chain_aic(),
            (other, _) => title(other, messages),
        }
    }

    /// Returns the chain in Eureka notation: `(2=5)r1c1,r1c2` for a set that has 5 if it has not 2.
    fn pattern(&self, speech: Speech<'_>) -> String {
        let link = |(pair, cells): (&[Node], &CellSet)| match pair {
            [one, two] if !cells.is_empty() => format!("({}={}){}", one.digit, two.digit, group(*cells, speech)),
            _ => eureka(pair, false, speech),
        };
        let links = self.nodes.chunks(2).zip(&self.sets).map(link).collect::<Vec<_>>().join("-");
        format!("{links}{}", if self.closed { "- loop" } else { "" })
    }

    fn eureka(&self, speech: Speech<'_>) -> Option<String> {
        Some(self.pattern(speech))
    }

    fn part_names(&self, messages: &Messages) -> Vec<(Role, String)> {
        names_of_sets(messages)
    }

    fn looks_at(&self) -> LooksAt {
        LooksAt::Digits
    }

    /// Explains it link by link: what is on if its start is off.
    fn explain(&self, step: &Step, at: &Candidates, words: &mut Words) {
        let AlsChain { nodes, closed, sets } = self;
        let (Some(first), Some(last)) = (nodes.first(), nodes.last()) else { return };
        link_by_link(nodes, words, |i, off, on, parts| match sets.get(i).filter(|cells| cells.len() > 1) {
            Some(&cells) => {
                let shape = if is_bent(cells) { "bent" } else { "house" };
                let (names, digits) = kept(parts, cells, off.digit, at);
                let on = is(parts, on);
                parts.messages().then_set_keeps(shape, names, digits, on)
            }
            None => on_because(parts, off, on, at),
        });
        let also = step.eliminations().digits().without(first.digit).without(last.digit);
        if let (false, false, Some(&one), Some(&two)) = (*closed, also.is_empty(), sets.first(), sets.last()) {
            words.say(|messages, parts| messages.als_chain_shared(parts.digits_in(also, one | two, Role::Cause)));
        }
        match closed {
            true => comes_round([first, last], words),
            false => return conclude(step, [first, last], words),
        }
        words.say(|messages, parts| messages.als_chain_loop(parts.not(&step.eliminations())));
    }
}

/// The roles of the sets of a step, in turn, so that neighbouring sets look different.
pub(super) const OF_SETS: [Role; 3] = [Role::Cause, Role::Pivot, Role::Fin];

/// The names of the sets, by their roles.
pub(super) fn names_of_sets(messages: &Messages) -> Vec<(Role, String)> {
    OF_SETS.into_iter().zip(["A", "B", "C"]).map(|(role, letter)| (role, messages.als_chain_part(letter))).collect()
}

/// Returns sets of cells, each with a role of its own.
pub(super) fn roles_of_sets(sets: &[CellSet]) -> Vec<(CandidateSet, Role)> {
    let sets = sets.iter().filter(|cells| !cells.is_empty());
    sets.zip(OF_SETS.iter().cycle()).map(|(&cells, &role)| (CandidateSet::product(cells, DigitSet::ALL), role)).collect()
}

/// `r1c1, r1c2 and r1c3 have only 2, 5 and 7 left`: an almost locked set without one of its digits. Of a set that isn't in one house,
/// it is said why that matters.
pub(super) fn keeps(parts: &mut Parts<'_>, cells: CellSet, lost: Digit, at: &Candidates) -> String {
    let shape = match cells.len() {
        1 => "cell",
        _ if is_bent(cells) => "bent",
        _ => "house",
    };
    let (names, digits) = kept(parts, cells, lost, at);
    parts.messages().set_keeps(shape, names, digits)
}

/// Returns the cells of a set, and the digits that it has without one of them.
fn kept(parts: &mut Parts<'_>, cells: CellSet, lost: Digit, at: &Candidates) -> (String, String) {
    let digits = cells.iter().fold(DigitSet::EMPTY, |all, cell| all | at.of_cell(cell)).without(lost);
    (parts.cells(cells, Role::Cause), parts.digits_in(digits, cells, Role::Cause))
}

/// Returns whether the cells of a set lie in no house together.
fn is_bent(cells: CellSet) -> bool {
    cells.common_houses().next().is_none()
}
