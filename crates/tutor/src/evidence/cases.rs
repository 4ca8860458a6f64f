//! What follows in every case.

use super::{
    Explain,
    chain::{because, eureka, every_other, is, is_not},
    of,
};
use crate::{
    en::words::Words,
    explain,
    follow::{FollowQuestion, PatternPart},
};
use nonet_core::board::{Candidate, CandidateSet, Candidates, CellSet};
use nonet_logic::{
    ForcedSingles, Node, Step,
    evidence::{Case, Cases, Clause, Evidence, Implication},
};
use nonet_prose::{ExplainedStep, NumberedNode};
use nonet_techniques::Role;
use nonet_words::{Messages, Speech};

impl Explain for Cases {
    fn roles(&self) -> Vec<(CandidateSet, Role)> {
        self.cases.iter().flat_map(roles_of_case).collect()
    }

    fn questions(&self, _step: &Step, _at: &Candidates) -> Vec<FollowQuestion> {
        let assumed = self.cases.iter().map(|case| case.assumed).collect();
        vec![FollowQuestion::candidates(PatternPart::Assumptions, assumed)]
    }

    fn order(&self) -> Vec<Vec<NumberedNode>> {
        self.cases.iter().map(order_of_case).collect()
    }

    fn cases(&self, step: &Step, at: &Candidates, messages: &Messages) -> Vec<ExplainedStep> {
        match &self.cases[..] {
            [] | [_] => Vec::new(),
            cases => cases.iter().map(|case| alone(step, self.clause, case, at, messages)).collect(),
        }
    }

    fn pattern(&self, speech: Speech<'_>) -> String {
        match self.clause {
            Clause::Cell(cell) => format!("from {}", speech.notation.name(cell)),
            Clause::Places { digit, house } => format!("from {digit} in {house}"),
        }
    }

    fn eureka(&self, speech: Speech<'_>) -> Option<String> {
        Some(in_eureka(&self.cases, speech))
    }

    fn part_names(&self) -> &'static [(Role, &'static str)] {
        TRUE_AND_FALSE
    }

    fn explain(&self, step: &Step, at: &Candidates, words: &mut Words) {
        choice(self.clause, at, words);
        for case in &self.cases {
            suppose(case, at, words);
        }
        words.text(if self.cases.len() > 1 { "So in every case " } else { "In this case " });
        conclusion(step, words);
    }
}

/// What is called true and false of an assumption.
pub(super) const TRUE_AND_FALSE: &[(Role, &str)] = &[(Role::On, "true"), (Role::Off, "false")];

/// Returns the explanation of one case of a step by itself.
fn alone(whole: &Step, clause: Clause, case: &Case, at: &Candidates, messages: &Messages) -> ExplainedStep {
    let evidence = Evidence::Cases(Cases { clause, cases: vec![case.clone()] });
    explain::step(&Step { evidence, ..whole.clone() }, at, &ForcedSingles::default(), messages)
}

/// Returns the true and the false candidates of a case.
pub(super) fn roles_of_case(case: &Case) -> [(CandidateSet, Role); 2] {
    let (on, off) = match &case.implication {
        Implication::Chain(nodes) => (every_other(nodes, 0), every_other(nodes, 1)),
        Implication::Net(steps) => (placed_by(steps) | CandidateSet::of(case.assumed), CandidateSet::EMPTY),
    };
    [(on, Role::On), (off, Role::Off)]
}

/// Returns what steps place.
pub(super) fn placed_by(steps: &[Step]) -> CandidateSet {
    steps.iter().fold(CandidateSet::EMPTY, |all, step| all | step.placements())
}

/// Returns the numbered placements of a case.
fn order_of_case(case: &Case) -> Vec<NumberedNode> {
    let nodes = match &case.implication {
        Implication::Chain(nodes) => nodes.iter().step_by(2).copied().collect(),
        Implication::Net(steps) => placements(case.assumed, steps),
    };
    (1..).zip(nodes).map(|(number, node)| NumberedNode { number, node }).collect()
}

/// Returns what is assumed, and then what steps place one after the other.
pub(super) fn placements(assumed: Candidate, steps: &[Step]) -> Vec<Node> {
    let then = steps.iter().flat_map(|step| step.placements().iter());
    std::iter::once(assumed).chain(then).map(Node::from).collect()
}

/// What there is to choose from.
fn choice(clause: Clause, at: &Candidates, words: &mut Words) {
    let all = clause.candidates(at);
    match clause {
        Clause::Cell(cell) => {
            words.cells(CellSet::of(cell), Role::On).text(" is one of ").digits_in(at.of_cell(cell), cell.into(), Role::On)
        }
        Clause::Places { digit, house } => {
            let cells = all.cells();
            words
                .text("In ")
                .house(house)
                .text(", ")
                .digit_in(digit, cells, Role::On)
                .text(" is in one of ")
                .cells(cells, Role::On)
        }
    }
    .stop();
}

/// What follows from what is assumed.
fn suppose(case: &Case, at: &Candidates, words: &mut Words) {
    words.text("If ").equation(case.assumed, Role::On);
    match &case.implication {
        Implication::Chain(nodes) => chain(nodes, at, words),
        Implication::Net(steps) => net(steps, words),
    }
}

/// The chain of a case, on from what is assumed.
pub(super) fn chain(nodes: &[Node], at: &Candidates, words: &mut Words) {
    let rest = nodes.get(1..).unwrap_or_default();
    if rest.is_empty() {
        words.text(", that follows at once").stop();
        return;
    }
    for pair in rest.chunks(2) {
        let [off, on] = pair else { continue };
        is_not(words.text(", "), off);
        because(is(words.text(", so "), on), off, on, at);
    }
    words.stop();
}

/// The net of a case, on from what is assumed.
pub(super) fn net(steps: &[Step], words: &mut Words) {
    if steps.is_empty() {
        words.text(", that follows at once").stop();
        return;
    }
    words.text(", go on with singles").stop();
    steps.iter().for_each(|step| of(&step.evidence).consequence(step, words));
}

/// What follows in the end.
pub(super) fn conclusion(step: &Step, words: &mut Words) {
    if step.placements().is_empty() {
        words.not(&step.eliminations());
    } else {
        let placed: Vec<_> = step.placements().iter().collect();
        words.each(placed.iter(), |words, it| {
            words.equation(*it, Role::Target);
        });
    }
    words.stop();
}

/// Cases in Eureka speech, one beside the other.
pub(super) fn in_eureka(cases: &[Case], speech: Speech<'_>) -> String {
    cases.iter().map(|case| case_in_eureka(case, speech)).collect::<Vec<_>>().join(" | ")
}

/// A case: `(2)r1c1-r1c5=r3c5`, or the singles from it, `r1c1=2 r3c5=2`.
fn case_in_eureka(case: &Case, speech: Speech<'_>) -> String {
    match &case.implication {
        Implication::Chain(nodes) => {
            let first = format!("({}){}", case.assumed.digit, speech.notation.name(case.assumed.cell));
            match nodes.get(1..).filter(|rest| !rest.is_empty()) {
                Some(rest) => format!("{first}-{}", eureka(rest, false, speech)),
                None => first,
            }
        }
        Implication::Net(steps) => {
            let placed = steps.iter().flat_map(|step| step.placements().iter().collect::<Vec<_>>());
            let all =
                [case.assumed].into_iter().chain(placed).map(|it| format!("{}={}", speech.notation.name(it.cell), it.digit));
            all.collect::<Vec<_>>().join(" ")
        }
    }
}
