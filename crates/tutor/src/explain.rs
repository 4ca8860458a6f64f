//! Explained steps for a reader, as plain data: the roles, links and sentences of a step.

pub use super::explainer::explainer_step;

use super::{
    coach::{Hint, WhyNot},
    drawn, evidence, sentences,
};
use nonet_core::board::{Candidate, CandidateSet, Candidates, HouseSet};
use nonet_logic::{Family, ForcedSingles, Step};
use nonet_prose::{ExplainedStep, InEachNotation, Ray, Wording};
use nonet_techniques::Role;
use nonet_words::{Messages, Speech, capital};

/// Returns the explanation of a step at this position. `following` has the singles that followed at once.
#[must_use]
pub fn step(step: &Step, at: &Candidates, following: &ForcedSingles, messages: &Messages) -> ExplainedStep {
    let wording = |speech: Speech<'_>| Wording {
        action: sentences::action(step, speech),
        consequences: sentences::consequences(following, speech),
        proof: sentences::explain(step, at, speech).into_iter().chain(sentences::followed(following, speech)).collect(),
        notation: sentences::expert(step, speech),
    };
    let evidence = evidence::of(&step.evidence);
    let (emptied, house) = drawn::emptied(step);
    let rays = evidence.rays(step, at);
    ExplainedStep {
        technique: Some(step.technique),
        title: capital(&sentences::title(step, messages)),
        single: step.technique.family() == Family::Singles,
        effect: step.effect,
        then: following.placed.clone(),
        parts: parts(step, &rays, at),
        names: evidence.part_names(messages),
        houses: step.houses() | house.map_or(HouseSet::EMPTY, HouseSet::of),
        links: evidence.links(step, at),
        rays,
        ruled_out: evidence.ruled_out(step, at),
        order: evidence.order(),
        emptied,
        cases: evidence.cases(step, at, messages),
        wording: in_each_notation(messages, wording),
    }
}

/// Returns the candidates and digits on the board by role, since nothing else can be drawn. The digits that leave a single are
/// its cause.
fn parts(step: &Step, rays: &[Ray], at: &Candidates) -> Vec<(CandidateSet, Role)> {
    let there = at.possible();
    let causes: CandidateSet = rays.iter().map(|ray| ray.from).collect();
    let roles = evidence::of(&step.evidence).roles().into_iter().chain([(causes, Role::Cause)]);
    let parts = roles.map(|(candidates, role)| (candidates & there, role));
    parts.filter(|(candidates, _)| *candidates != CandidateSet::EMPTY).collect()
}

/// Returns a hint with its stages.
#[must_use]
pub fn hint(hint: &Hint, messages: &Messages) -> nonet_prose::Hint {
    let (houses, digits) = sentences::looks_at(hint);
    nonet_prose::Hint {
        explained: step(&hint.step, &hint.at, &ForcedSingles::default(), messages),
        open: *hint.at.open(),
        missing: hint.missing,
        by_notes: hint.by_notes,
        houses,
        digits,
        title: capital(&sentences::title(&hint.step, messages)),
        stages: in_each_notation(messages, |speech| [0, 1, 2, 3, 4].map(|stage| sentences::hint(hint, stage, speech))),
    }
}

/// Returns the answer to "Why not 7 here?" at this position.
#[must_use]
pub fn why_not(candidate: Candidate, answer: &WhyNot, at: &Candidates, messages: &Messages) -> nonet_prose::WhyNot {
    let (explained, seen, houses) = match answer {
        WhyNot::Step(found) => (Some(step(found, at, &ForcedSingles::default(), messages)), None, found.houses()),
        WhyNot::Seen(cell, house) => (None, Some((*cell, *house)), HouseSet::of(*house)),
        WhyNot::Filled | WhyNot::Removed | WhyNot::Unproved | WhyNot::Possible => (None, None, HouseSet::EMPTY),
    };
    nonet_prose::WhyNot {
        explained,
        seen,
        open: *at.open(),
        where_to_look: in_each_notation(messages, |speech| sentences::why_not_where(candidate, answer, speech)),
        houses,
        lines: in_each_notation(messages, |speech| sentences::why_not(candidate, answer, at, speech)),
    }
}

/// Returns what is said in a language, with cells named in each way.
pub(crate) fn in_each_notation<T>(messages: &Messages, say: impl Fn(Speech<'_>) -> T) -> InEachNotation<T> {
    InEachNotation::new(|notation| say(Speech { messages, notation }))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // in a test this is how it fails
mod tests {
    use super::*;
    use crate::positions;
    use nonet_core::board::{Cell, CellSet, Digit};
    use nonet_logic::{
        Options, Technique,
        evidence::{Cases, Evidence, Trial},
        next_step,
    };
    use nonet_prose::NumberedNode;
    use nonet_words::{Notation, english};

    /// The page draws and does the same as the engine says, for a step of each technique.
    #[test]
    fn an_explained_step_plays_the_parts_and_does_what_the_step_does() {
        for technique in Technique::ALL {
            let [at, ..] = positions(technique);
            let found = next_step(&at, &Options::to_practise(technique)).unwrap();
            assert_eq!(found.technique, technique);
            let (mut after, mut told_after) = (at.clone(), at.clone());
            let following = found.apply_with_singles(&mut after);
            let explained = step(&found, &at, &following, english());
            explained.apply(&mut told_after);
            assert_eq!(told_after, after, "{technique}");
            for cell in Cell::all() {
                for digit in Digit::ALL {
                    let it = Candidate::new(cell, digit);
                    let is_there = at.open().contains(it) || at.grid()[cell] == Some(digit);
                    let cause = explained.rays.iter().any(|ray| ray.from == it).then_some(Role::Cause);
                    let role = drawn::role_of_candidate(&found, it).or(cause).filter(|_| is_there);
                    let role = if following.placed.contains(&it) { Some(Role::Target) } else { role };
                    assert_eq!(explained.role_of_candidate(it), role, "{technique}: {it}");
                }
                let plays =
                    Digit::ALL.into_iter().any(|digit| explained.role_of_candidate(Candidate::new(cell, digit)).is_some());
                assert!(explained.role_of(cell).is_none_or(|role| plays || role == Role::House), "{technique}: {cell}");
            }
        }
    }

    /// Trials and cases are numbered from the assumption on, and the numbered candidates are drawn as on. A trial ends in a
    /// contradiction.
    #[test]
    fn trials_and_cases_have_an_order_and_trials_an_end() {
        for technique in Technique::ALL.into_iter().filter(|it| it.family() >= Family::Forcing) {
            for at in positions(technique) {
                let found = next_step(&at, &Options::to_practise(technique)).unwrap();
                let explained = step(&found, &at, &ForcedSingles::default(), english());
                let on = explained
                    .order
                    .iter()
                    .flatten()
                    .flat_map(|it| it.node.cells.iter().map(|cell| Candidate::new(cell, it.node.digit)));
                for it in on {
                    let drawn = explained.role_of_candidate(it);
                    assert!(matches!(drawn, Some(Role::On | Role::Off | Role::Elimination | Role::Target)), "{found}: {it}");
                }
                let assumed: CandidateSet =
                    explained.order.iter().filter_map(|way| way.first()).flat_map(|it| first(&it.node)).collect();
                match &found.evidence {
                    Evidence::Trial(Trial { steps, .. }) => {
                        assert_eq!((explained.order.len(), assumed), (1, found.eliminations()), "{found}");
                        assert_eq!(explained.emptied.len() == 9, explained.houses.len() == 1, "{found}");
                        assert!(explained.emptied.len() == 9 || explained.emptied.single().is_some(), "{found}");
                        assert!(cannot_be(explained.emptied, &assumed, steps, &at), "{found}");
                        let proof = &explained.wording.of(Notation::RowColumn).proof;
                        for NumberedNode { number, node } in explained.order.iter().flatten() {
                            let cell = Notation::RowColumn.name(node.cells.single().unwrap());
                            let sentence = proof[number - 1].to_string();
                            assert!(sentence.contains(&format!("{cell} = {}", node.digit)), "{found}: {number}: {sentence}");
                        }
                    }
                    Evidence::Cases(Cases { clause, .. }) => {
                        assert_eq!((assumed, explained.emptied), (clause.candidates(&at), CellSet::EMPTY), "{found}");
                        assert_eq!(explained.cases.len(), explained.order.len(), "{found}");
                        for (number, case) in explained.cases.iter().enumerate() {
                            assert_eq!(
                                (&case.order[..], &case.effect),
                                (&explained.order[number..=number], &explained.effect),
                                "{found}"
                            );
                            let [first, .., last] = &case.wording.of(Notation::RowColumn).proof[..] else { panic!("{found}") };
                            assert!(first.to_string().contains("one of"), "{first}");
                            assert!(last.to_string().starts_with("In this case "), "{last}");
                        }
                    }
                    _ => assert!(explained.order.is_empty() && explained.emptied.is_empty(), "{found}"),
                }
            }
        }
    }

    fn first(node: &nonet_techniques::Node) -> Option<Candidate> {
        node.cells.single().map(|cell| Candidate::new(cell, node.digit))
    }

    /// Returns whether the trial's steps leave one cell without a candidate, or a house without a place for some digit or with
    /// two of it.
    fn cannot_be(emptied: CellSet, assumed: &CandidateSet, steps: &[Step], at: &Candidates) -> bool {
        let mut after = at.clone();
        for it in assumed.iter() {
            after.place(it.cell, it.digit);
        }
        steps.iter().for_each(|step| step.apply(&mut after));
        let left = after.possible();
        match emptied.single() {
            Some(cell) => left.digits_in(cell).is_empty(),
            None => Digit::ALL.into_iter().any(|digit| {
                let twice = (after.grid().cells_of(digit) & emptied).len() > 1;
                twice || left.cells_of(digit).is_disjoint(emptied)
            }),
        }
    }
}
