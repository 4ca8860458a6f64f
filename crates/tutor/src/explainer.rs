//! Steps of Sudoku Explainer's path, told as ours are: they are drawn alike.

use super::{explain, sentences, title};
use nonet_core::board::{Candidate, CandidateSet, Candidates, Cell, CellSet, DigitSet, HouseSet};
use nonet_logic::ForcedSingles;
use nonet_prose::{ExplainedStep, Wording};
use nonet_se::{Pattern, Step};
use nonet_techniques::{Effect, Role};
use nonet_words::{Messages, Speech};

/// The step that Sudoku Explainer takes at this position. What it rests on is drawn as `own` has it, if there is a step of ours that
/// shows as much. None for a step that neither places nor eliminates.
#[must_use]
pub fn explainer_step(
    step: &Step,
    own: Option<&nonet_logic::Step>,
    at: &Candidates,
    messages: &Messages,
) -> Option<ExplainedStep> {
    let rule = step.pattern.rule();
    let (effect, then) = match step.placement {
        Some(placed) if step.removals.is_empty() => (Effect::Place(placed.into()), Vec::new()),
        placement => (Effect::eliminate(step.eliminations())?, placement.into_iter().collect()),
    };
    let own = own.map(|own| (own.technique, explain::step(own, at, &ForcedSingles::default(), messages)));
    let wording = |speech: Speech<'_>| {
        let mut proof = sentences::explainer_step(step, at, speech);
        let action = proof.last().map(ToString::to_string).unwrap_or_default();
        let action = action.trim_end_matches('.').to_owned();
        if let Some((technique, own)) = &own {
            proof.extend(sentences::drawn_as(&title(*technique, messages), speech));
            proof.extend_from_slice(&own.wording.of(speech.notation).proof);
        }
        Wording { action, consequences: String::new(), proof, notation: step.to_string() }
    };
    let explained = ExplainedStep {
        technique: None,
        title: rule,
        single: false,
        effect,
        then,
        parts: parts(&step.pattern, at).into_iter().map(|(candidates, role)| (candidates & *at.open(), role)).collect(),
        names: sentences::pattern_part_names(&step.pattern, messages),
        houses: houses(&step.pattern),
        links: Vec::new(),
        rays: Vec::new(),
        ruled_out: CandidateSet::EMPTY,
        order: Vec::new(),
        emptied: CellSet::EMPTY,
        cases: Vec::new(),
        wording: explain::in_each_notation(messages, wording),
    };
    Some(match own {
        Some((_, own)) => ExplainedStep {
            technique: explained.technique,
            title: explained.title,
            effect: explained.effect,
            then: explained.then,
            wording: explained.wording,
            ..own
        },
        None => explained,
    })
}

/// The candidates that were seen.
fn parts(pattern: &Pattern, at: &Candidates) -> Vec<(CandidateSet, Role)> {
    let whole = |cells: &[Cell]| CandidateSet::product(cells.iter().copied().collect(), DigitSet::ALL);
    let one = |candidate: &Candidate| CandidateSet::of(*candidate);
    match pattern {
        Pattern::HiddenSingle { .. } | Pattern::NakedSingle { .. } | Pattern::Chain { .. } => Vec::new(),
        Pattern::Locked { cells, digit, .. } | Pattern::Fish { cells, digit, .. } => {
            vec![(CandidateSet::of_digit(*digit, *cells), Role::Cause)]
        }
        Pattern::NakedSet { cells, digits, .. } | Pattern::HiddenSet { cells, digits, .. } => {
            vec![(CandidateSet::product(*cells, *digits), Role::Cause)]
        }
        Pattern::Wing { cells: [pivot, pincers @ ..], .. } => {
            vec![(whole(&[*pivot]), Role::Pivot), (whole(pincers), Role::Cause)]
        }
        Pattern::UniqueLoop { cells, digits, .. } => {
            vec![(CandidateSet::product(cells.iter().copied().collect(), digits.iter().copied().collect()), Role::Cause)]
        }
        Pattern::Bug { cells, digits, .. } => {
            vec![(CandidateSet::product(cells.iter().copied().collect(), *digits), Role::Fin)]
        }
        Pattern::AlignedExclusion { cells } | Pattern::Cycle { cells, .. } => vec![(whole(cells), Role::Cause)],
        Pattern::Contradiction { start, clash, .. } => {
            vec![(one(&start.candidate), if start.on { Role::On } else { Role::Off }), (one(clash), Role::Pivot)]
        }
        Pattern::Double { start, .. } => vec![(one(start), Role::Cause)],
        Pattern::Cell { cell, .. } => vec![(whole(&[*cell]), Role::On)],
        Pattern::Region { house, digit, .. } => {
            vec![(CandidateSet::of_digit(*digit, at.of_digit(*digit) & house.cells()), Role::On)]
        }
    }
}

/// The houses in which it was seen.
fn houses(pattern: &Pattern) -> HouseSet {
    match pattern {
        Pattern::HiddenSingle { house, .. }
        | Pattern::NakedSet { house, .. }
        | Pattern::HiddenSet { house, .. }
        | Pattern::Region { house, .. } => HouseSet::of(*house),
        Pattern::Locked { base, cover, .. } => [*base, *cover].into_iter().collect(),
        Pattern::NakedSingle { .. }
        | Pattern::Fish { .. }
        | Pattern::Wing { .. }
        | Pattern::UniqueLoop { .. }
        | Pattern::Bug { .. }
        | Pattern::AlignedExclusion { .. }
        | Pattern::Cycle { .. }
        | Pattern::Chain { .. }
        | Pattern::Contradiction { .. }
        | Pattern::Double { .. }
        | Pattern::Cell { .. } => HouseSet::EMPTY,
    }
}
