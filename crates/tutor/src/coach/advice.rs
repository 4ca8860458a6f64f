//! The advice for a game: mistakes first, then the step that a person should look for next.

use super::position;
use crate::drawn;
use nonet_core::board::{Candidate, CandidateSet, Candidates, Cell, DigitSet, Grid, House};
use nonet_game::{Game, Standing, Truth};
use nonet_logic::{Family, Options, Order, Step, Technique, check, next_step, steps_of};
use nonet_prose::Advice;
use nonet_techniques::Role;

/// A hint: a step at the player's own position.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// The step.
    pub step: Step,
    /// The position at which the step was found.
    pub at: Candidates,
    /// The notes that the step needs and the player has not written.
    pub missing: CandidateSet,
    /// The candidates that only the player's notes rule out, and without which the step is not proved.
    pub by_notes: CandidateSet,
}

impl Hint {
    /// Returns whether the step is a single. A single is explained in four stages, or in three if its house has one empty cell;
    /// other steps have five.
    #[must_use]
    pub const fn is_short(&self) -> bool {
        matches!(self.step.technique.family(), Family::Singles)
    }

    /// Returns the open candidates that prove the step. For a single without any, returns its placement.
    #[must_use]
    pub fn pattern(&self) -> CandidateSet {
        let proves =
            |it: &Candidate| !matches!(drawn::role_of_candidate(&self.step, *it), None | Some(Role::Elimination | Role::Target));
        let proof: CandidateSet = self.at.open().iter().filter(proves).collect();
        if proof.is_empty() { self.step.placements() } else { proof }
    }
}

/// Returns the next hint in a game.
#[must_use]
pub fn advise(game: &Game, truth: &Truth, options: &Options) -> Advice<Hint> {
    advise_at(game.givens(), game.standing(), game.last_cell(), truth, options)
}

/// Returns the next hint for these givens and the player's entries. `near` is the cell of the last move.
///
/// A cell whose only note is its digit comes first. Of the techniques, the easiest one that still removes or places something is
/// used; of its steps, one that leads to a placement, then the shortest, then the one nearest to the last move.
#[must_use]
pub fn advise_at(givens: &Grid, standing: &Standing, near: Option<Cell>, truth: &Truth, options: &Options) -> Advice<Hint> {
    let (digits, removed) = (truth.wrong_digits(standing), truth.wrongly_removed(standing));
    if !digits.is_empty() || !removed.is_empty() {
        return Advice::Mistakes { digits, removed };
    }
    let at = position(givens, standing, truth);
    let lone = best(lone_notes(&at, standing, options), &at, near);
    let Some(step) = lone.or_else(|| best(easiest(&at, options), &at, near)) else { return Advice::Stuck };
    let missing = missing(&step, &at, &standing.all_notes());
    let by_notes = needed(&step, &at, &standing.ruled_out().by_notes());
    Advice::Step(Hint { step, at, missing, by_notes })
}

/// Returns those of the candidates that must be ruled out for the step to be proved. All of them are ruled out at the position.
fn needed(step: &Step, at: &Candidates, noted: &CandidateSet) -> CandidateSet {
    let possible = *Candidates::new(at.grid()).open();
    let gone = possible - *at.open();
    let without = |ruled_out: CandidateSet| {
        let mut position = Candidates::with_givens(at.grid(), at.givens());
        position.eliminate(&ruled_out);
        position
    };
    let is_proved = |ruled_out: CandidateSet| check(step, &without(ruled_out)).is_ok();
    let noted = gone & *noted;
    if is_proved(gone - noted) {
        return CandidateSet::EMPTY;
    }
    // Candidates that can be left out, one after the other, are not needed.
    noted.iter().fold(noted, |needed, it| {
        let fewer = needed - CandidateSet::of(it);
        if is_proved((gone - noted) | fewer) { fewer } else { needed }
    })
}

/// Returns the naked singles whose digit is the only note in the cell. They come first, because the player can see them.
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

/// Returns the steps of the easiest technique that finds any. Of the harder techniques, only the first step.
fn easiest(at: &Candidates, options: &Options) -> Vec<Step> {
    for &technique in Order::Hint.techniques() {
        if technique.family() >= Family::Finned {
            break;
        }
        let steps = steps_of(technique, at, options);
        if !steps.is_empty() {
            return steps;
        }
    }
    next_step(at, options).into_iter().collect()
}

/// Returns the step that is worth the most to the player.
fn best(steps: Vec<Step>, at: &Candidates, near: Option<Cell>) -> Option<Step> {
    steps.into_iter().min_by_key(|step| {
        let in_line = step.technique == Technique::HiddenSingle && step.houses().iter().any(House::is_line);
        let leads_on = !step.placements().is_empty() || unlocks(step, at);
        (in_line, !leads_on, step.evidence.complexity(), near.map_or(0, |near| distance(step, near)))
    })
}

/// Returns whether a single follows from the step.
fn unlocks(step: &Step, at: &Candidates) -> bool {
    let mut after = at.clone();
    step.apply(&mut after);
    after.naked_single().or_else(|| after.hidden_single()).is_some()
}

/// Returns the distance of the step's effect from a cell. A cell that shares a house with it is nearer than any other.
fn distance(step: &Step, near: Cell) -> usize {
    let far = |cell: Cell| {
        let apart = cell.row_index().abs_diff(near.row_index()) + cell.column_index().abs_diff(near.column_index());
        if cell.sees(near) { apart } else { apart + 16 }
    };
    step.effect.candidates().cells().iter().map(far).min().unwrap_or(0)
}

/// Returns the open candidates that have a part in the step but no note. Empty for a single.
fn missing(step: &Step, at: &Candidates, notes: &CandidateSet) -> CandidateSet {
    if step.technique.family() == Family::Singles {
        return CandidateSet::EMPTY;
    }
    let lacking = *at.open() - *notes;
    lacking.iter().filter(|&candidate: &Candidate| drawn::role_of_candidate(step, candidate).is_some()).collect()
}
