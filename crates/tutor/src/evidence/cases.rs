//! The explanation of a conclusion that follows in every case.

use super::{
    Explain,
    chain::{eureka, every_other, is_not, on_because},
    of,
};
use crate::{
    explain,
    follow::{FollowQuestion, PatternPart},
    sentences::words::{Parts, Words},
};
use nonet_core::board::{Candidate, CandidateSet, Candidates};
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

    fn ask_part(&self, _question: &FollowQuestion, _step: &Step, _at: &Candidates, words: &mut Words) {
        words.say(|messages, _| match self.clause {
            Clause::Cell(_) => messages.follow_cases_of_cell(),
            Clause::Places { digit, house } => messages.follow_cases_of_house(house.kind().name(), digit.to_string()),
        });
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
            Clause::Cell(cell) => speech.messages.cases_from_cell(speech.notation.name(cell)),
            Clause::Places { digit, house } => speech.messages.cases_from_house(digit.to_string(), speech.house(house)),
        }
    }

    fn eureka(&self, speech: Speech<'_>) -> Option<String> {
        Some(in_eureka(&self.cases, speech))
    }

    fn part_names(&self, messages: &Messages) -> Vec<(Role, String)> {
        true_and_false(messages)
    }

    fn explain(&self, step: &Step, at: &Candidates, words: &mut Words) {
        choice(self.clause, at, words);
        for case in &self.cases {
            suppose(case, at, words);
        }
        words.say(|messages, parts| messages.cases_conclusion(self.cases.len(), conclusion(step, parts)));
    }
}

/// The names of the parts that are true and false by an assumption.
pub(super) fn true_and_false(messages: &Messages) -> Vec<(Role, String)> {
    vec![(Role::On, messages.cases_part_true()), (Role::Off, messages.cases_part_false())]
}

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

/// Tells the candidates that there are to choose from.
fn choice(clause: Clause, at: &Candidates, words: &mut Words) {
    let all = clause.candidates(at);
    words.say(|messages, parts| match clause {
        Clause::Cell(cell) => {
            let digits = at.of_cell(cell);
            messages.cases_of_cell(parts.cells(cell.into(), Role::On), parts.digits_in(digits, cell.into(), Role::On))
        }
        Clause::Places { digit, house } => {
            let (house, digit) = (parts.house(house), parts.digit_in(digit, all.cells(), Role::On));
            messages.cases_of_house(house, digit, parts.cells(all.cells(), Role::On))
        }
    });
}

/// Tells the consequences of the assumption of a case.
fn suppose(case: &Case, at: &Candidates, words: &mut Words) {
    match &case.implication {
        Implication::Chain(nodes) if nodes.len() > 1 => chain(case.assumed, Role::On, nodes, at, words),
        Implication::Net(steps) if !steps.is_empty() => net(case.assumed, Role::On, steps, words),
        _ => words.say(|messages, parts| messages.cases_at_once(parts.equation(case.assumed, Role::On))),
    }
}

/// The chain of a case, from what is assumed.
pub(super) fn chain(assumed: Candidate, role: Role, nodes: &[Node], at: &Candidates, words: &mut Words) {
    words.say(|messages, parts| {
        let assumed = parts.equation(assumed, role);
        let links = nodes.get(1..).unwrap_or_default().chunks(2).filter_map(|pair| {
            let [off, on] = pair else { return None };
            Some(messages.cases_link(is_not(parts, off), on_because(parts, off, on, at)))
        });
        let links = links.reduce(|before, next| messages.cases_links(before, next));
        messages.cases_chain(assumed, links.unwrap_or_default())
    });
}

/// The net of a case, from what is assumed.
pub(super) fn net(assumed: Candidate, role: Role, steps: &[Step], words: &mut Words) {
    words.say(|messages, parts| messages.cases_net(parts.equation(assumed, role)));
    steps.iter().for_each(|step| of(&step.evidence).consequence(step, words));
}

/// The conclusion of a step in words.
pub(super) fn conclusion(step: &Step, parts: &mut Parts<'_>) -> String {
    if step.placements().is_empty() {
        return parts.not(&step.eliminations());
    }
    let placed = step.placements().iter().map(|it| parts.equation(it, Role::Target)).collect();
    parts.list(placed, Messages::list_and)
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
