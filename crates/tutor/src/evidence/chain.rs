//! Chains.

use super::{Explain, LooksAt};
use crate::{
    follow::{FollowQuestion, Marked, PatternPart},
    sentences::words::{Parts, Words},
    titles::title,
};
use nonet_core::board::{CandidateSet, Candidates, CellSet, DigitSet};
use nonet_logic::{Node, Step, Technique, evidence::Chain};
use nonet_techniques::Role;
use nonet_words::{Messages, Speech};

impl Explain for Chain {
    fn roles(&self) -> Vec<(CandidateSet, Role)> {
        roles_of_chain(&self.nodes)
    }

    fn questions(&self, _step: &Step, _at: &Candidates) -> Vec<FollowQuestion> {
        questions_of_chain(&self.nodes, self.closed)
    }

    fn ask_part(&self, question: &FollowQuestion, step: &Step, at: &Candidates, words: &mut Words) {
        let (Some(first), Some(second), Some(last)) = (self.nodes.first(), self.nodes.get(1), self.nodes.last()) else { return };
        let digit = first.digit.to_string();
        words.say(|messages, parts| match step.technique {
            Technique::Skyscraper => {
                let line = (first.cells | second.cells).common_houses().find(|house| house.is_line());
                messages.follow_skyscraper(line.map_or("", |line| line.kind().name()), digit)
            }
            Technique::TwoStringKite => messages.follow_kite(digit),
            Technique::TurbotFish => messages.follow_turbot(digit),
            Technique::EmptyRectangle => messages.follow_empty_rectangle(digit),
            Technique::XyChain if first.digit == last.digit => messages.follow_xy_chain(digit),
            Technique::WWing => {
                let digits = first.cells.iter().fold(DigitSet::EMPTY, |all, cell| all | at.of_cell(cell));
                messages.follow_w_wing(parts.digits_and(digits), parts.digits_and(digits.without(first.digit)), digit)
            }
            _ => question_of_chain(question, messages),
        });
    }

    fn title(&self, step: &Step, messages: &Messages) -> String {
        let places = !step.placements().is_empty();
        match (step.technique, self.closed) {
            (Technique::NiceLoop, true) => messages.chain_continuous(),
            (Technique::NiceLoop, false) if places => messages.chain_discontinuous(),
            (Technique::NiceLoop, false) => messages.chain_aic(),
            (Technique::GroupedNiceLoop, true) => messages.chain_grouped_continuous(),
            (Technique::GroupedNiceLoop, false) if places => messages.chain_grouped_discontinuous(),
            (Technique::GroupedNiceLoop, false) => messages.chain_grouped_aic(),
            (other, _) => title(other, messages),
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
        link_by_link(nodes, words, |_, off, on, parts| on_because(parts, off, on, at));
        match self.closed {
            true => comes_round([first, last], words),
            false => return conclude(step, [first, last], words),
        }
        words.say(|messages, parts| messages.chain_loop(parts.not(&step.eliminations())));
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

/// Returns the words of a question about the nodes of a chain.
pub(super) fn question_of_chain(question: &FollowQuestion, messages: &Messages) -> String {
    let Some(Marked::Candidates(asked)) = question.answers.first() else { return String::new() };
    let digit = asked.digits().single().map(|digit| digit.to_string());
    match (question.part, digit) {
        (PatternPart::Component, Some(digit)) => messages.follow_loop_of(digit),
        (PatternPart::Component, None) => messages.follow_loop(),
        (_, _) if asked.len() == 1 => messages.follow_start(),
        (_, Some(digit)) => messages.follow_ends_of(digit),
        (_, None) => messages.follow_ends(),
    }
}

/// Returns the candidates that are on if the chain's start is off, and those that are off.
pub(super) fn roles_of_chain(nodes: &[Node]) -> Vec<(CandidateSet, Role)> {
    vec![(every_other(nodes, 1), Role::On), (every_other(nodes, 0), Role::Off)]
}

/// Tells a chain from the assumption that its start is off. `then` tells the node that is on by the strong link with this index, and why.
pub(super) fn link_by_link(nodes: &[Node], words: &mut Words, then: impl Fn(usize, &Node, &Node, &mut Parts<'_>) -> String) {
    let Some(first) = nodes.first() else { return };
    words.say(|messages, parts| messages.chain_suppose(is_not(parts, first)));
    for (i, pair) in nodes.chunks(2).enumerate() {
        let [off, on] = pair else { continue };
        words.say(|messages, parts| {
            let on = then(i, off, on, parts);
            match nodes.get(2 * i + 2) {
                Some(next) => messages.chain_then_so(on, then_is_not(parts, next)),
                None => messages.chain_then(on),
            }
        });
    }
}

/// Returns the candidates of every other node from `start` on.
pub(super) fn every_other(nodes: &[Node], start: usize) -> CandidateSet {
    nodes.iter().skip(start).step_by(2).fold(CandidateSet::EMPTY, |all, it| all | it.candidates())
}

/// Says what a chain that is no loop shows: one of its ends holds.
pub(super) fn conclude(step: &Step, [first, last]: [&Node; 2], words: &mut Words) {
    if let Some(it) = step.placements().first() {
        return words.say(|messages, parts| messages.chain_true(parts.equation(it, Role::Target)));
    }
    if first == last {
        words.say(|messages, parts| messages.chain_one_end(then_is(parts, first)));
    } else {
        words.say(|messages, parts| messages.chain_ends(is(parts, first), is(parts, last)));
    }
    words.say(|messages, parts| messages.chain_either_way(parts.not(&step.eliminations())));
}

/// Says that a chain is a loop.
pub(super) fn comes_round([first, last]: [&Node; 2], words: &mut Words) {
    words.say(|messages, parts| messages.chain_comes_round(then_is(parts, last), then_is_not(parts, first)));
}

/// `r1c1 is 5`, `one of r1c1 and r1c2 is 5`, as a clause of its own.
pub(super) fn is(parts: &mut Parts<'_>, node: &Node) -> String {
    clause(parts, node, Role::On, Messages::node_is)
}

/// `r1c1 is not 5`, `none of r1c1 and r1c2 is 5`, as a clause of its own.
pub(super) fn is_not(parts: &mut Parts<'_>, node: &Node) -> String {
    clause(parts, node, Role::Off, Messages::node_is_not)
}

/// `r1c1 is 5`, after "then" or "so".
pub(super) fn then_is(parts: &mut Parts<'_>, node: &Node) -> String {
    clause(parts, node, Role::On, Messages::then_node_is)
}

/// `r1c1 is not 5`, after "then" or "so".
pub(super) fn then_is_not(parts: &mut Parts<'_>, node: &Node) -> String {
    clause(parts, node, Role::Off, Messages::then_node_is_not)
}

fn clause(
    parts: &mut Parts<'_>,
    node: &Node,
    role: Role,
    message: impl Fn(&Messages, usize, String, String) -> String,
) -> String {
    let (cells, digit) = (parts.cells(node.cells, role), parts.digit_in(node.digit, node.cells, role));
    message(parts.messages(), node.cells.len(), cells, digit)
}

/// `r1c5 is 5, the only other place in row 1`: a node that is on since another one is off, and why. Of the houses that hold both it is one
/// that has no other place for the digit.
pub(super) fn on_because(parts: &mut Parts<'_>, off: &Node, on: &Node, at: &Candidates) -> String {
    let (both, places) = (off.cells | on.cells, at.of_digit(on.digit));
    let is_on = then_is(parts, on);
    if off.digit != on.digit {
        return parts.messages().chain_on_in_cell(is_on);
    }
    match both.common_houses().find(|house| (house.cells() & places).is_subset(both)) {
        Some(house) => {
            let house = parts.house(house);
            parts.messages().chain_on_in_house(on.cells.len(), is_on, house)
        }
        None => is_on,
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
