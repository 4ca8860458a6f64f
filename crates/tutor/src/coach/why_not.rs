//! The answer to "Why not 7 here?": the shortest proof that a candidate is false.

use nonet_core::{
    board::{Candidate, CandidateSet, Candidates, Cell, DigitSet, House},
    solver::count,
};
use nonet_logic::{Family, Options, Order, Step, refute, steps_of};

/// The reason why a candidate is false.
#[derive(Clone, PartialEq, Debug)]
#[allow(clippy::large_enum_variant)] // a value to look at, not to keep by the thousand
pub enum WhyNot {
    /// The cell is filled.
    Filled,
    /// The digit is in this cell, which shares the house.
    Seen(Cell, House),
    /// The candidate was removed before, for a reason.
    Removed,
    /// The step excludes the candidate.
    Step(Step),
    /// Nothing known proves it at this position: the candidate may be true or false.
    Unproved,
    /// Nothing will prove it: the position has several solutions, and one of them has the candidate.
    Possible,
}

/// Returns the first answer that applies at this position.
#[must_use]
pub fn why_not(candidate: Candidate, at: &Candidates, options: &Options) -> WhyNot {
    let Candidate { cell, digit } = candidate;
    let grid = at.grid();
    if grid[cell].is_some() {
        return WhyNot::Filled;
    }
    if let Some(seen) = (grid.cells_of(digit) & cell.peers()).first() {
        let house = cell.houses().into_iter().find(|house| house.cells().contains(seen));
        return house.map_or(WhyNot::Unproved, |house| WhyNot::Seen(seen, house));
    }
    if !at.open().contains(candidate) {
        return WhyNot::Removed;
    }
    let without_proof = || if is_in_one_of_several(candidate, at) { WhyNot::Possible } else { WhyNot::Unproved };
    direct(candidate, at, options).map_or_else(without_proof, WhyNot::Step)
}

/// Whether the position has several solutions, and one of them has the candidate. Of a position with one solution that would tell the digit.
fn is_in_one_of_several(candidate: Candidate, at: &Candidates) -> bool {
    let allowed = at.possible();
    let instead = CandidateSet::of_cell(candidate.cell, DigitSet::ALL) - CandidateSet::of(candidate);
    count(&allowed, 2) > 1 && count(&(allowed - instead), 1) > 0
}

/// Returns the easiest step that excludes the candidate. The last resort is a trial of the candidate.
fn direct(candidate: Candidate, at: &Candidates, options: &Options) -> Option<Step> {
    let named = Order::Hint.techniques().iter().filter(|technique| technique.family() < Family::Forcing);
    let excludes = |step: &Step| {
        let mut after = at.clone();
        step.apply(&mut after);
        !after.open().contains(candidate) && after.grid()[candidate.cell] != Some(candidate.digit)
    };
    let shortest = |steps: Vec<Step>| steps.into_iter().filter(excludes).min_by_key(|step| step.evidence.complexity());
    named.copied().find_map(|technique| shortest(steps_of(technique, at, options))).or_else(|| refute(at, candidate))
}
