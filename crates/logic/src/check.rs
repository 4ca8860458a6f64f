//! The prover of steps, which shares no code with the finders: it keeps only the constraints that the evidence names, denies the
//! conclusion, and searches for an assignment that fulfils them all the same. The step is proved if there is none.
//!
//! A Sudoku says two things of each cell, and of each digit in a house: at least one candidate is true, and at most one. The prover always
//! assumes "at most one", of all cells and houses. "At least one" is a clause, a set of candidates of which one is true, and only the
//! clauses that the evidence names count. Evidence that rests on there being one solution adds its guardians as a clause, once the pattern
//! is found to be deadly.

use super::{Effect, Step};
use alloc::vec::Vec;
use core::{error::Error, fmt};
use nonet_core::board::{Candidate, CandidateSet, Candidates, Cell, CellSet, Digit, DigitSet, House, HouseSet};

/// The error of [`check`]: why a step is not proved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Unproved {
    /// Candidates of the step's effect that the position lacks.
    Absent,
    /// Evidence that does not hold: it names a constraint, or a pattern, that is not there.
    Evidence,
    /// A candidate of the effect about which the evidence, though it holds, does not decide.
    Survives(Candidate),
}

impl fmt::Display for Unproved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unproved::Absent => f.write_str("the step places or eliminates candidates that are not there"),
            Unproved::Evidence => f.write_str("the evidence is not there"),
            Unproved::Survives(candidate) => write!(f, "the evidence does not decide about {candidate}"),
        }
    }
}

impl Error for Unproved {}

/// Checks that the evidence of a step proves the step's effect at this position.
///
/// No code is shared with the finders: of the position's constraints only those count that the evidence names, the conclusion is
/// denied, and an exhaustive search looks for a way to fulfil them all the same.
///
/// # Errors
///
/// [`Unproved`], which says what is wrong: the effect, the evidence, or what follows from it.
///
/// ```
/// use nonet_core::board::{Candidates, Grid};
/// use nonet_logic::{Options, Technique, Unproved, check, steps_of};
///
/// let grid: Grid = "9.....561..6.1.79371..962486...21479........5....4...642..586175.71.2..4..1....52".parse()?;
/// let position = Candidates::new(&grid);
/// let step = &steps_of(Technique::XWing, &position, &Options::default())[0];
/// assert_eq!(check(step, &position), Ok(()));
///
/// let elsewhere = Candidates::new(&Grid::EMPTY); // no X-wing there
/// assert_eq!(check(step, &elsewhere), Err(Unproved::Survives("3r1c3".parse()?)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn check(step: &Step, at: &Candidates) -> Result<(), Unproved> {
    if !step.effect.candidates().is_subset(at.open()) {
        return Err(Unproved::Absent);
    }
    step.evidence.proof().check(&step.effect, at)
}

/// Checks steps, each where it is taken, and takes them.
pub(crate) fn replay(steps: &[Step], position: &mut Candidates) -> Result<(), Unproved> {
    for step in steps {
        check(step, position)?;
        step.apply(position);
    }
    Ok(())
}

/// Checks that clauses prove an effect; without clauses the evidence does not hold.
pub(crate) fn prove(effect: &Effect, clauses: Option<Vec<CandidateSet>>) -> Result<(), Unproved> {
    prove_unknown(effect, &CandidateSet::EMPTY, &clauses.ok_or(Unproved::Evidence)?)
}

/// Checks that clauses prove an effect, but for what is known.
pub(crate) fn prove_unknown(effect: &Effect, known: &CandidateSet, clauses: &[CandidateSet]) -> Result<(), Unproved> {
    let survives = |it: &Candidate| match effect {
        Effect::Place(_) => has_assignment(clauses, CandidateSet::of(*it), CandidateSet::EMPTY),
        Effect::Eliminate(_) => has_assignment(clauses, it.peers(), CandidateSet::of(*it)),
    };
    let said = effect.candidates() - *known;
    said.iter().find(survives).map_or(Ok(()), |it| Err(Unproved::Survives(it)))
}

/// Whether some choice of a true candidate in each clause agrees with what is false and what is true already.
fn has_assignment(clauses: &[CandidateSet], false_ones: CandidateSet, true_ones: CandidateSet) -> bool {
    let unsettled = clauses.iter().filter(|clause| (**clause & true_ones).is_empty());
    let Some(clause) = unsettled.map(|clause| *clause - false_ones).min_by_key(CandidateSet::len) else { return true };
    let chosen = |it: Candidate| has_assignment(clauses, false_ones | it.peers(), true_ones | CandidateSet::of(it));
    clause.iter().any(chosen)
}

/// The clause of a cell: an empty one holds one of its candidates. None for a filled cell.
pub(crate) fn of_cell(cell: Cell, at: &Candidates) -> Option<CandidateSet> {
    at.grid()[cell].is_none().then(|| *at.open() & CandidateSet::of_cell(cell, DigitSet::ALL))
}

/// The clauses of cells; none if one of them is filled.
pub(crate) fn of_cells(cells: CellSet, at: &Candidates) -> Option<Vec<CandidateSet>> {
    cells.iter().map(|cell| of_cell(cell, at)).collect()
}

/// The clause of a digit in a house: it has it in one of its places. None where the digit stands there.
pub(crate) fn of_house(digit: Digit, house: House, at: &Candidates) -> Option<CandidateSet> {
    let stands = house.cells().iter().any(|cell| at.grid()[cell] == Some(digit));
    (!stands).then(|| *at.open() & CandidateSet::of_digit(digit, house.cells()))
}

/// The clauses of a digit in houses; none if it stands in one of them.
pub(crate) fn of_houses(digit: Digit, houses: HouseSet, at: &Candidates) -> Option<Vec<CandidateSet>> {
    houses.iter().map(|house| of_house(digit, house, at)).collect()
}
