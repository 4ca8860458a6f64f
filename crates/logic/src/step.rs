//! A step: what follows, and the evidence that proves it.

use super::{Case, Clause, Effect, Evidence, Link, Technique, chain};
use nonet_core::board::{Candidate, CandidateSet, Candidates, Cell, DigitSet, HouseSet};
use std::fmt;

/// One piece of reasoning, found at some position.
#[derive(Clone, PartialEq, Eq)]
pub struct Step {
    /// Which way to reason it is.
    pub technique: Technique,
    /// What follows.
    pub effect: Effect,
    /// Why it follows.
    pub evidence: Evidence,
}

/// What happens at once after a step: the naked singles that it leaves are placed as well. The earlier programs logged a step so,
/// `(8,2) = 7 | (6,2) = 8`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct FollowingSingles {
    /// All candidates that have gone, but for the placed ones themselves.
    pub removed: CandidateSet,
    /// The naked singles that were placed, in reading order; the step's own placements are not among them.
    pub placed: Vec<Candidate>,
}

impl Step {
    /// Makes the step's effect come true, and then places the naked singles that it leaves. What these leave in turn is for the
    /// next step to find, as are naked singles that stood before.
    pub fn apply(&self, candidates: &mut Candidates) -> FollowingSingles {
        let (before, ready) = (*candidates.open(), candidates.univalue());
        self.take(candidates);
        let mut placed = Vec::new();
        for cell in candidates.univalue() - ready {
            let Some(digit) = candidates.of_cell(cell).single() else { continue }; // another of them took its candidate
            candidates.place(cell, digit);
            placed.push(Candidate::new(cell, digit));
        }
        let own: CandidateSet = placed.iter().copied().collect();
        FollowingSingles { removed: before - *candidates.open() - own - self.placements(), placed }
    }

    /// Makes the step's effect come true, and nothing more.
    pub fn take(&self, candidates: &mut Candidates) {
        self.effect.apply(candidates);
    }

    /// The candidates that are placed; none if the step eliminates.
    #[must_use]
    pub fn placements(&self) -> CandidateSet {
        self.effect.placements()
    }

    /// The candidates that are removed; none if the step places.
    #[must_use]
    pub fn eliminations(&self) -> CandidateSet {
        self.effect.eliminations()
    }

    /// The houses in which the reasoning takes place.
    #[must_use]
    pub fn houses(&self) -> HouseSet {
        match &self.evidence {
            Evidence::LastCell { house } | Evidence::OnlyPlace { house } | Evidence::HiddenSubset { house, .. } => {
                HouseSet::of(*house)
            }
            Evidence::Locked { from, to, .. } => HouseSet::of(*from).with(*to),
            Evidence::NakedSubset { houses, .. } => *houses,
            Evidence::Fish { base, cover, .. } | Evidence::Kraken { base, cover, .. } => *base | *cover,
            Evidence::SueDeCoq { line, block, .. } => HouseSet::of(*line).with(*block),
            Evidence::AlmostLocked { sure, other, .. } => HouseSet::of(*sure).with(*other),
            Evidence::Cases { clause: Clause::Places { house, .. }, .. } => HouseSet::of(*house),
            Evidence::Deadly { help, .. } | Evidence::Bug { help, .. } => help.houses(),
            Evidence::Firework { bursts, .. } => {
                let lines = bursts.iter().flat_map(|burst| [burst.crossing.row(), burst.crossing.column()]);
                lines.collect()
            }
            Evidence::Sectors { houses, .. } => houses.iter().fold(HouseSet::EMPTY, |all, houses| all | *houses),
            Evidence::Exocets { exocets, .. } => exocets.iter().fold(HouseSet::EMPTY, |all, it| all | it.lines),
            Evidence::Tridagon { cells, .. } => cells.iter().map(Cell::block).collect(),
            Evidence::OnlyDigit
            | Evidence::Wing { .. }
            | Evidence::Chain { .. }
            | Evidence::RemotePair { .. }
            | Evidence::Colours { .. }
            | Evidence::Sets { .. }
            | Evidence::Guarded { .. }
            | Evidence::Blossom { .. }
            | Evidence::Cases { .. }
            | Evidence::Templates { .. }
            | Evidence::Trial { .. } => HouseSet::EMPTY,
        }
    }

    /// The links of a chain, to be drawn as lines; none where the evidence is no chain.
    #[must_use]
    pub fn links(&self) -> Vec<Link> {
        match &self.evidence {
            Evidence::Chain { nodes, closed }
            | Evidence::Sets { nodes, closed, .. }
            | Evidence::Guarded { nodes, closed, .. } => chain::links(nodes, *closed),
            Evidence::Cases { cases, .. } | Evidence::Kraken { ways: cases, .. } => cases.iter().flat_map(Case::links).collect(),
            Evidence::RemotePair { cells, digits } => chain::pair_links(cells, *digits),
            Evidence::LastCell { .. }
            | Evidence::OnlyPlace { .. }
            | Evidence::OnlyDigit
            | Evidence::Locked { .. }
            | Evidence::NakedSubset { .. }
            | Evidence::HiddenSubset { .. }
            | Evidence::Fish { .. }
            | Evidence::Wing { .. }
            | Evidence::Colours { .. }
            | Evidence::Deadly { .. }
            | Evidence::Bug { .. }
            | Evidence::SueDeCoq { .. }
            | Evidence::Blossom { .. }
            | Evidence::AlmostLocked { .. }
            | Evidence::Firework { .. }
            | Evidence::Sectors { .. }
            | Evidence::Exocets { .. }
            | Evidence::Tridagon { .. }
            | Evidence::Templates { .. }
            | Evidence::Trial { .. } => Vec::new(),
        }
    }

    /// The candidates whose absence the step rests on: were one of them still there, it would prove nothing. All candidates for
    /// the harder techniques, which no trial uses.
    #[must_use]
    pub fn relies_on(&self) -> CandidateSet {
        let placed = self.placements().first();
        match &self.evidence {
            Evidence::LastCell { house } | Evidence::OnlyPlace { house } => {
                placed.map_or(CandidateSet::ALL, |it| CandidateSet::of(it.digit, house.cells().without(it.cell)))
            }
            Evidence::OnlyDigit => placed.map_or(CandidateSet::ALL, |it| CandidateSet::of_cell(it.cell, !DigitSet::of(it.digit))),
            Evidence::Locked { digit, from, cells, .. } => CandidateSet::of(*digit, from.cells() - *cells),
            Evidence::NakedSubset { cells, digits, .. } => CandidateSet::product(*cells, !*digits),
            Evidence::HiddenSubset { house, cells, digits } => CandidateSet::product(house.cells() - *cells, *digits),
            Evidence::Trial { steps, contradiction, .. } => {
                steps.iter().fold(contradiction.absent(), |all, step| all | step.relies_on())
            }
            Evidence::Fish { .. }
            | Evidence::Wing { .. }
            | Evidence::Chain { .. }
            | Evidence::RemotePair { .. }
            | Evidence::Colours { .. }
            | Evidence::Deadly { .. }
            | Evidence::Bug { .. }
            | Evidence::SueDeCoq { .. }
            | Evidence::Sets { .. }
            | Evidence::Guarded { .. }
            | Evidence::Blossom { .. }
            | Evidence::AlmostLocked { .. }
            | Evidence::Firework { .. }
            | Evidence::Sectors { .. }
            | Evidence::Exocets { .. }
            | Evidence::Kraken { .. }
            | Evidence::Tridagon { .. }
            | Evidence::Cases { .. }
            | Evidence::Templates { .. } => CandidateSet::ALL,
        }
    }
}

/// For logs and tests: the technique's name and the effect.
impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.technique, self.effect)
    }
}

impl fmt::Debug for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
