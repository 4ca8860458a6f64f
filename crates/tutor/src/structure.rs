//! A structure that a person wrote, judged for a reader: what is said of it, and what is drawn.

use crate::{
    explain::{self, in_each_notation},
    sentences::{self, step::line},
    titles::title,
};
use nonet_core::board::{CandidateSet, Candidates, CellSet, HouseSet};
use nonet_logic::{
    Effect,
    evidence::Clause,
    structure::{ChainNode, Judgement, Notation, Strength, Structure, Verdict, judge},
};
use nonet_prose::{ExplainedStep, JudgedStructure, Prose, Wording};
use nonet_techniques::{Link, Node, Role};
use nonet_words::{Messages, capital};

/// Returns the judgement of a text at a position: whether it is a structure, what it proves, and where it breaks.
#[must_use]
pub fn judged(text: &str, at: &Candidates, messages: &Messages) -> JudgedStructure {
    let notation = match text.parse::<Notation>() {
        Ok(notation) => notation,
        Err(error) => {
            return JudgedStructure {
                unread_at: Some(error.at),
                read_as: String::new(),
                is_proved: false,
                lines: in_each_notation(messages, |speech| vec![sentences::unreadable(&error, speech)]),
                step: None,
                cells: CellSet::EMPTY,
                houses: HouseSet::EMPTY,
                links: Vec::new(),
            };
        }
    };
    let judgement = judge(&notation.structure, at);
    let is_proved = judgement.verdict == Verdict::Proves && judgement.unproved(&notation.claims).is_empty();
    JudgedStructure {
        unread_at: None,
        read_as: notation.to_string(),
        is_proved,
        lines: in_each_notation(messages, |speech| sentences::judgement(&notation, &judgement, speech)),
        step: step(&notation, &judgement, at, messages).map(Into::into),
        cells: cells(&notation.structure, at),
        houses: houses(&notation.structure),
        links: links(&judgement),
    }
}

/// Returns the step that takes what a structure proves. None if it proves nothing. A structure for which there is no evidence is
/// explained by its judgement.
fn step(notation: &Notation, judgement: &Judgement, at: &Candidates, messages: &Messages) -> Option<ExplainedStep> {
    if let Some(step) = judgement.step(&notation.structure, at) {
        let following = step.apply_with_singles(&mut at.clone());
        return Some(explain::step(&step, at, &following, messages));
    }
    if judgement.verdict != Verdict::Proves {
        return None;
    }
    let conclusions = &judgement.conclusions;
    let effect = Effect::place(conclusions.placements).or_else(|| Effect::eliminate(conclusions.eliminations))?;
    let own = Notation { structure: notation.structure.clone(), claims: *conclusions };
    let name = judgement.technique.map_or_else(|| messages.structure_own(), |technique| title(technique, messages));
    let truths = judgement.truths.iter().fold(CandidateSet::EMPTY, |all, truth| all | *truth);
    let parts = [(judgement.fins, Role::Fin), (truths, Role::Cause)];
    Some(ExplainedStep {
        technique: judgement.technique,
        title: capital(&name),
        single: false,
        effect,
        then: Vec::new(),
        parts: parts.into_iter().filter(|(candidates, _)| *candidates != CandidateSet::EMPTY).collect(),
        names: Vec::new(),
        houses: houses(&notation.structure),
        links: links(judgement),
        rays: Vec::new(),
        ruled_out: CandidateSet::EMPTY,
        order: Vec::new(),
        emptied: CellSet::EMPTY,
        cases: Vec::new(),
        wording: in_each_notation(messages, |speech| Wording {
            action: line(messages.step_pattern(name.as_str(), notation.structure.to_string()), &effect, speech),
            consequences: String::new(),
            proof: sentences::judgement(notation, judgement, speech).into_iter().map(Prose::from).collect(),
            notation: own.to_string(),
        }),
    })
}

/// Returns the cells of a structure.
fn cells(structure: &Structure, at: &Candidates) -> CellSet {
    match structure {
        Structure::Chain(chain) => chain.nodes().fold(CellSet::EMPTY, |all, node| all | node.cells),
        Structure::Fish(fish) => at.of_digit(fish.digit) & fish.base.cells(),
        Structure::Sets(sets) => sets.truths.iter().fold(CellSet::EMPTY, |all, truth| all | truth.candidates(at).cells()),
        Structure::Cells(set) => set.cells,
    }
}

/// Returns the houses of a structure: base and cover, truths and links. None for chains and cells.
fn houses(structure: &Structure) -> HouseSet {
    match structure {
        Structure::Chain(_) | Structure::Cells(_) => HouseSet::EMPTY,
        Structure::Fish(fish) => fish.base | fish.cover,
        Structure::Sets(sets) => {
            let house = |clause: &Clause| match clause {
                Clause::Cell(_) => None,
                Clause::Places { house, .. } => Some(*house),
            };
            sets.truths.iter().chain(&sets.links).filter_map(house).collect()
        }
    }
}

/// Returns the links of a chain that are there, to be drawn. Of a node with several digits, the first one is drawn.
fn links(judgement: &Judgement) -> Vec<Link> {
    let node = |node: ChainNode| Some(Node::new(node.digits.first()?, node.cells));
    let there = judgement.links.iter().filter(|link| link.basis.is_ok());
    there
        .filter_map(|link| Some(Link { from: node(link.from)?, to: node(link.to)?, strong: link.strength == Strength::Strong }))
        .collect()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // in a test this is how it fails
mod tests {
    use super::*;
    use nonet_core::board::Grid;
    use nonet_words::{Notation as Cells, english};

    const SKYSCRAPER: &str = "16328975479.4.38.148.1.....6397142858475....3251..847.528.41.979748.5..23169..548";

    fn at() -> Candidates {
        Candidates::new(&SKYSCRAPER.parse::<Grid>().unwrap())
    }

    fn lines(judged: &JudgedStructure) -> String {
        judged.lines.of(Cells::RowColumn).join("; ")
    }

    #[test]
    fn what_is_proved_is_said_and_becomes_a_step() {
        let all = "r5c7<>6 r5c8<>6 r6c4<>6 r6c5<>6";
        for (text, expected, is_proved) in [
            ("(6)r5c6=r3c6-r3c9=r6c9", format!("Skyscraper: it proves {all}"), true),
            ("(6)r5c6=r3c6-r3c9=r6c9 => r5c8<>6", format!("Skyscraper: it proves {all}"), true),
            ("(6)r5c6=r3c6-r3c9=r6c9 => r1c1<>6", format!("Skyscraper: it proves {all}; not proved: r1c1<>6"), false),
        ] {
            let judged = judged(text, &at(), english());
            assert_eq!((lines(&judged), judged.is_proved, judged.links.len()), (expected, is_proved, 3), "{text}");
            let step = judged.step.unwrap();
            assert_eq!((step.title.as_str(), step.effect.to_string().as_str(), step.links.len()), ("Skyscraper", all, 3));
        }
    }

    /// There is no evidence for truths and links, so their judgement is what is explained.
    #[test]
    fn truths_and_links_become_a_step_with_their_houses() {
        let judged = judged("{6C69} {6r35 6b6}", &at(), english());
        let step = judged.step.clone().unwrap_or_else(|| panic!("{}", lines(&judged)));
        assert_eq!((step.houses.len(), step.links.len(), step.then.len()), (5, 0, 0));
        let wording = step.wording.of(Cells::RowColumn);
        assert_eq!(wording.proof[0].to_string(), lines(&judged).split("; ").next().unwrap());
        assert!(wording.notation.ends_with("=> r5c7<>6 r5c8<>6"), "{}", wording.notation);
    }

    #[test]
    fn a_broken_chain_is_drawn_up_to_the_break() {
        let judged = judged("(6)r5c6=r3c6-r3c9=r6c9-r6c4=r6c5", &at(), english());
        assert!(judged.step.is_none() && !judged.is_proved);
        assert_eq!((judged.links.len(), judged.cells.len()), (4, 6), "{}", lines(&judged));
        assert!(lines(&judged).starts_with("it breaks at link 5: 6 has another place in row 6: r6c9"), "{}", lines(&judged));
    }

    #[test]
    fn what_is_no_structure_is_said_with_its_place() {
        let judged = judged("(6)r5x6=r3c6", &at(), english());
        assert_eq!((judged.unread_at, judged.read_as.as_str()), (Some(5), ""));
        assert_eq!(lines(&judged), "it can't be read: c and the number of a column is expected at character 6");
    }
}
