//! Chains.

use super::{Explain, LooksAt};
use crate::{
    en::words::Words,
    follow::{FollowQuestion, PatternPart},
};
use nonet_core::board::{CandidateSet, Candidates, CellSet};
use nonet_logic::{Node, Step, Technique, evidence::Chain};
use nonet_techniques::Role;
use nonet_words::Speech;

impl Explain for Chain {
    fn roles(&self) -> Vec<(CandidateSet, Role)> {
        roles_of_chain(&self.nodes)
    }

    fn questions(&self, _step: &Step, _at: &Candidates) -> Vec<FollowQuestion> {
        questions_of_chain(&self.nodes, self.closed)
    }

    fn title(&self, step: &Step) -> &'static str {
        let places = !step.placements().is_empty();
        match (step.technique, self.closed) {
            (Technique::NiceLoop, true) => "Continuous nice loop",
            (Technique::NiceLoop, false) if places => "Discontinuous nice loop",
            (Technique::NiceLoop, false) => "AIC",
            (Technique::GroupedNiceLoop, true) => "Grouped continuous nice loop",
            (Technique::GroupedNiceLoop, false) if places => "Grouped discontinuous nice loop",
            (Technique::GroupedNiceLoop, false) => "Grouped AIC",
            (other, _) => other.title(),
        }
    }

    fn pattern(&self, speech: Speech<'_>) -> String {
        eureka(&self.nodes, self.closed, speech)
    }

    fn eureka(&self, speech: Speech<'_>) -> Option<String> {
        Some(self.pattern(speech))
    }

    fn looks_at(&self) -> LooksAt {
        LooksAt::Digits
    }

    /// Explains it link by link: what is on if its start is off.
    fn explain(&self, step: &Step, at: &Candidates, words: &mut Words) {
        let nodes = &self.nodes;
        let (Some(first), Some(last)) = (nodes.first(), nodes.last()) else { return };
        link_by_link(nodes, words, |_, off, on, words| because(is(words.text("Then "), on), off, on, at));
        conclude(step, [first, last], self.closed.then_some("what both its ends rule out goes"), words);
    }
}

/// Returns the questions about a chain: its ends, of which one is true, or all of a loop, which has none.
pub(super) fn questions_of_chain(nodes: &[Node], is_closed: bool) -> Vec<FollowQuestion> {
    let all = |nodes: &mut dyn Iterator<Item = &Node>| nodes.fold(CandidateSet::EMPTY, |all, node| all | node.candidates());
    vec![match is_closed {
        true => FollowQuestion::candidates(PatternPart::Component, all(&mut nodes.iter())),
        false => FollowQuestion::candidates(PatternPart::Ends, all(&mut nodes.first().into_iter().chain(nodes.last()))),
    }]
}

/// Returns the candidates that are on if the chain's start is off, and those that are off.
pub(super) fn roles_of_chain(nodes: &[Node]) -> Vec<(CandidateSet, Role)> {
    vec![(every_other(nodes, 1), Role::On), (every_other(nodes, 0), Role::Off)]
}

/// Tells a chain from the assumption that its start is off. `then` tells the strong link with this index, from a node that is off
/// to one that is on.
pub(super) fn link_by_link(nodes: &[Node], words: &mut Words, then: impl Fn(usize, &Node, &Node, &mut Words)) {
    for (i, pair) in nodes.chunks(2).enumerate() {
        let [off, on] = pair else { continue };
        if i == 0 {
            is_not(words.text("Suppose that "), off).stop();
        } else {
            is_not(words.text(", and so "), off).stop();
        }
        then(i, off, on, words);
    }
    words.stop();
}

/// Returns the candidates of every other node from `start` on.
pub(super) fn every_other(nodes: &[Node], start: usize) -> CandidateSet {
    nodes.iter().skip(start).step_by(2).fold(CandidateSet::EMPTY, |all, it| all | it.candidates())
}

/// What a chain with these ends shows: one of them holds. Of a closed one, `closed` says what follows besides.
pub(super) fn conclude(step: &Step, [first, last]: [&Node; 2], closed: Option<&str>, words: &mut Words) {
    if let Some(it) = step.placements().first() {
        words.text("So it is true after all: ").equation(it, Role::Target).stop();
    } else if let Some(rest) = closed {
        is_not(is(words.text("That comes round: if "), last).text(", "), first);
        words.text(" after all, and the same holds the other way round").stop();
        words.text("So each weak link of the loop has a true end, and ").text(rest).text(": ");
        words.not(&step.eliminations()).stop();
    } else if first == last {
        is(words.text("So "), first).stop();
        words.text("Either way, ").not(&step.eliminations()).stop();
    } else {
        is(is(words.text("So "), first).text(", or "), last).text(", or both").stop();
        words.text("Either way, ").not(&step.eliminations()).stop();
    }
}

/// `r1c1 is 5`, `one of r1c1 and r1c2 is 5`.
pub(super) fn is<'a, 'm>(words: &'a mut Words<'m>, node: &Node) -> &'a mut Words<'m> {
    words.one_of(node.cells, Role::On).text(" is ").digit_in(node.digit, node.cells, Role::On)
}

/// `r1c1 is not 5`, `none of r1c1 and r1c2 is 5`.
pub(super) fn is_not<'a, 'm>(words: &'a mut Words<'m>, node: &Node) -> &'a mut Words<'m> {
    let (before, verb) = if node.cells.len() > 1 { ("none of ", " is ") } else { ("", " is not ") };
    words.text(before).cells(node.cells, Role::Off).text(verb).digit_in(node.digit, node.cells, Role::Off)
}

/// Why one of two nodes is on if the other is off. Of the houses that hold both it is one that has no other place for the digit.
pub(super) fn because(words: &mut Words, off: &Node, on: &Node, at: &Candidates) {
    let (both, places) = (off.cells | on.cells, at.of_digit(on.digit));
    if off.digit != on.digit {
        words.text(", the cell's only other candidate");
    } else if let Some(house) = both.common_houses().find(|house| (house.cells() & places).is_subset(both)) {
        let places = if on.cells.len() > 1 { ", the only other places in " } else { ", the only other place in " };
        words.text(places).house(house);
    }
}

/// A chain in Eureka notation: `=` for a strong link, `-` for a weak one; a digit is said when it changes, two digits of a cell
/// together.
pub(super) fn eureka(nodes: &[Node], closed: bool, speech: Speech<'_>) -> String {
    let mut text = String::new();
    let mut last = None;
    let mut i = 0;
    while let Some(node) = nodes.get(i) {
        if i > 0 {
            text.push(sign(i - 1));
        }
        match nodes.get(i + 1).filter(|next| next.cells == node.cells) {
            Some(next) => {
                text.push_str(&format!("({}{}{}){}", node.digit, sign(i), next.digit, group(node.cells, speech)));
                last = Some(next.digit);
                i += 2;
            }
            None if last == Some(node.digit) => {
                text.push_str(&group(node.cells, speech));
                i += 1;
            }
            None => {
                text.push_str(&format!("({}){}", node.digit, group(node.cells, speech)));
                last = Some(node.digit);
                i += 1;
            }
        }
    }
    if closed {
        text.push_str("- loop");
    }
    text
}

/// The sign of the `i`-th link of a chain.
fn sign(i: usize) -> char {
    if i.is_multiple_of(2) { '=' } else { '-' }
}

/// `r1c1`, or `r1c1,r1c2` for a group.
pub(super) fn group(cells: CellSet, speech: Speech<'_>) -> String {
    cells.iter().map(|cell| speech.notation.name(cell)).collect::<Vec<_>>().join(",")
}
