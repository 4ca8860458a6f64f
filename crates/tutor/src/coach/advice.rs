//! The next hint: mistakes first, then the step that a person should look for next.

use super::position;
use crate::drawn;
use nonet_core::{
    Role,
    board::{Candidate, CandidateSet, Candidates, Cell, CellSet, DigitSet, Grid, HouseKind},
};
use nonet_game::{Game, Notes, Standing, Truth};
use nonet_logic::{Effect, Evidence, Options, Order, Phase, Step, Technique, next_step, steps_of};

/// What there is to say about a game.
#[derive(Clone, PartialEq, Debug)]
#[allow(clippy::large_enum_variant)] // a value to look at, not to keep by the thousand
pub enum Advice {
    /// Something that stands is wrong. To say so comes before any step.
    Mistakes {
        /// The cells with a wrong digit.
        digits: CellSet,
        /// The notes that should not have been removed.
        removed: CandidateSet,
    },
    /// A step.
    Step(Hint),
    /// No technique finds anything.
    Stuck,
}

/// A step on the player's own position.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// The step.
    pub step: Step,
    /// The position that it was found at.
    pub at: Candidates,
    /// The notes that it takes and the player has not written.
    pub missing: CandidateSet,
}

impl Hint {
    /// Whether it is a single, which is told in four stages, or three if its house has one empty cell, rather than in five.
    #[must_use]
    pub const fn is_short(&self) -> bool {
        matches!(self.step.technique.phase(), Phase::Singles)
    }

    /// The stage after this one, of 0 to 4; none after the last.
    #[must_use]
    pub const fn stage_after(&self, stage: u8) -> Option<u8> {
        match stage {
            4.. => None,
            1 if self.is_short() => Some(if matches!(self.step.evidence, Evidence::LastCell { .. }) { 4 } else { 3 }),
            _ => Some(stage + 1),
        }
    }

    /// The open candidates that prove the step; those of the placed cell for a single.
    #[must_use]
    pub fn pattern(&self) -> CandidateSet {
        let proves =
            |it: &Candidate| !matches!(drawn::role_of_candidate(&self.step, *it), None | Some(Role::Elimination | Role::Target));
        let proof: CandidateSet = self.at.open().iter().filter(proves).collect();
        if proof.is_empty() { self.step.placements() } else { proof }
    }
}

/// How many steps whose result is already there are passed over.
const PASSED_OVER: usize = 200;

/// The next hint in a game.
#[must_use]
pub fn advise(game: &Game, truth: &Truth, options: &Options) -> Advice {
    advise_at(game.givens(), game.standing(), game.last_cell(), truth, options)
}

/// The next hint where this stands over these givens, and the last move was in the cell `near`.
///
/// A cell with one note, which is its digit, comes first. Of the techniques, the easiest that still leads on is taken; of its steps, one that leads to a placement, then the shortest,
/// then the one nearest to the last move.
#[must_use]
pub fn advise_at(givens: &Grid, standing: &Standing, near: Option<Cell>, truth: &Truth, options: &Options) -> Advice {
    let (digits, removed) = (truth.wrong_digits(standing), truth.wrongly_removed(standing));
    if !digits.is_empty() || !removed.is_empty() {
        return Advice::Mistakes { digits, removed };
    }
    let mut at = position(givens, standing, truth);
    if let Some(step) = best(lone_notes(&at, standing, options), &at, near) {
        return Advice::Step(Hint { step, at, missing: CandidateSet::EMPTY });
    }
    let unseen = unseen(standing);
    for _ in 0..PASSED_OVER {
        let steps = easiest(&at, options);
        if steps.is_empty() {
            return Advice::Stuck;
        }
        let (there, ahead): (Vec<Step>, Vec<Step>) = steps.into_iter().partition(|step| is_there(step, &unseen));
        if let Some(step) = best(ahead, &at, near) {
            let missing = missing(&step, &at, &standing.all_notes());
            return Advice::Step(Hint { step, at, missing });
        }
        there.iter().for_each(|step| step.take(&mut at));
    }
    Advice::Stuck
}

/// The candidates that the player doesn't see: in cells with notes, those that aren't noted. Corner notes beside centre notes say
/// nothing of the others.
fn unseen(standing: &Standing) -> CandidateSet {
    let [corner, centre] = Notes::ALL.map(|sort| standing.notes(sort));
    let told = if centre.is_empty() { corner } else { centre };
    CandidateSet::product(told.cells(), DigitSet::ALL) - standing.all_notes()
}

/// The naked singles whose digit is the only note that the player has in the cell: what is in sight comes first.
fn lone_notes(at: &Candidates, standing: &Standing, options: &Options) -> Vec<Step> {
    let notes = standing.all_notes();
    let is_noted = |step: &Step| {
        let placed = step.placements();
        placed.first().is_some_and(|it| notes.digits_in(it.cell) == DigitSet::of(it.digit))
    };
    let mut steps = steps_of(Technique::NakedSingle, at, options);
    steps.retain(is_noted);
    steps
}

/// Whether a step only removes what isn't seen any more.
fn is_there(step: &Step, unseen: &CandidateSet) -> bool {
    matches!(step.effect, Effect::Eliminate(set) if set.is_subset(unseen))
}

/// Steps of the easiest technique that finds any: all of them, or of the harder techniques the first.
fn easiest(at: &Candidates, options: &Options) -> Vec<Step> {
    for &technique in Order::Hint.techniques() {
        if technique.phase() >= Phase::Finned {
            break;
        }
        let steps = steps_of(technique, at, options);
        if !steps.is_empty() {
            return steps;
        }
    }
    next_step(at, options).into_iter().collect()
}

/// The step that is worth the most to the player.
fn best(steps: Vec<Step>, at: &Candidates, near: Option<Cell>) -> Option<Step> {
    steps.into_iter().min_by_key(|step| {
        let in_line = matches!(step.evidence, Evidence::OnlyPlace { house } if house.kind() != HouseKind::Box);
        let leads_on = !step.placements().is_empty() || unlocks(step, at);
        (in_line, !leads_on, step.evidence.len(), near.map_or(0, |near| distance(step, near)))
    })
}

/// Whether a single follows from the step.
fn unlocks(step: &Step, at: &Candidates) -> bool {
    let mut after = at.clone();
    step.take(&mut after);
    !after.univalue().is_empty() || !steps_of(Technique::HiddenSingle, &after, &Options::default()).is_empty()
}

/// How far the step's effect is from a cell: one that shares a house with it is nearer than any other.
fn distance(step: &Step, near: Cell) -> usize {
    let far = |cell: Cell| {
        let apart = cell.row_index().abs_diff(near.row_index()) + cell.column_index().abs_diff(near.column_index());
        if cell.sees(near) { apart } else { apart + 16 }
    };
    (step.placements() | step.eliminations()).cells().iter().map(far).min().unwrap_or(0)
}

/// The open candidates that the step speaks of and that aren't among the notes. A single needs none.
fn missing(step: &Step, at: &Candidates, notes: &CandidateSet) -> CandidateSet {
    if step.technique.phase() == Phase::Singles {
        return CandidateSet::EMPTY;
    }
    let lacking = *at.open() - *notes;
    lacking.iter().filter(|&candidate: &Candidate| drawn::role_of_candidate(step, candidate).is_some()).collect()
}
