//! The consequences of a candidate's being true, or false: the question "what if?" of a person who analyses a position.

use super::{
    Contradiction, Step,
    exhaust::{EASY, exhaust},
};
use alloc::vec::Vec;
use nonet_core::board::{Candidate, CandidateSet, Candidates};

/// The consequences of a supposition about a candidate by singles and pairs, the techniques with which a trial goes on.
#[derive(Clone, PartialEq, Debug)]
pub struct Consequences {
    /// The candidate of which something is supposed.
    pub candidate: Candidate,
    /// Whether the candidate is supposed to be true. Otherwise it is supposed to be false.
    pub is_true: bool,
    /// The steps that follow, in order.
    pub steps: Vec<Step>,
    /// The place at which the steps end.
    pub end: ConsequencesEnd,
}

/// The place at which the consequences of a supposition end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ConsequencesEnd {
    /// The position contradicts the rules, so the supposition is wrong.
    Contradiction(Contradiction),
    /// The puzzle is solved. Of a puzzle with one solution, the supposition is right.
    Solved,
    /// Nothing more follows by singles and pairs.
    Nothing,
}

impl Consequences {
    /// Returns what follows from a candidate's being true, or being false if `is_true` does not hold. None if the position does not have
    /// the candidate.
    ///
    /// ```
    /// use nonet_core::board::{Candidates, Grid};
    /// use nonet_logic::{Consequences, ConsequencesEnd};
    ///
    /// let grid: Grid = "000000200058006000000300085010470600900000507007039040760008000000900810009000000".parse()?;
    /// let position = Candidates::new(&grid);
    /// let supposed = Consequences::of("3r9c7".parse()?, true, &position).ok_or("it is no candidate")?;
    /// let ConsequencesEnd::Contradiction(contradiction) = supposed.end else { panic!("3r9c7 is false") };
    /// assert_eq!(contradiction.to_string(), "no place for 7 in row 8");
    /// assert_eq!(Consequences::of("2r1c7".parse()?, true, &position), None, "the cell is filled");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn of(candidate: Candidate, is_true: bool, at: &Candidates) -> Option<Consequences> {
        if !at.open().contains(candidate) {
            return None;
        }
        let mut position = supposed(candidate, is_true, at);
        let mut steps = Vec::new();
        let contradiction = exhaust(&mut position, EASY, &mut steps);
        let end = match contradiction {
            Some(contradiction) => ConsequencesEnd::Contradiction(contradiction),
            None if position.is_solved() => ConsequencesEnd::Solved,
            None => ConsequencesEnd::Nothing,
        };
        Some(Consequences { candidate, is_true, steps, end })
    }

    /// Returns the candidates that become true, in order, without the supposed one.
    pub fn placed(&self) -> impl Iterator<Item = Candidate> + '_ {
        self.steps.iter().flat_map(|step| step.placements())
    }
}

/// Returns the position with the candidate placed, or eliminated.
fn supposed(candidate: Candidate, is_true: bool, at: &Candidates) -> Candidates {
    let mut position = at.clone();
    if is_true {
        position.place(candidate.cell, candidate.digit);
    } else {
        position.eliminate(&CandidateSet::of(candidate));
    }
    position
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check;
    use nonet_core::{
        board::Grid,
        solver::{Solutions, solve},
    };

    const PUZZLES: [&str; 2] = [
        "043080250600000000000001094900004070000608000010200003820500000000000005034090710",
        "16328975479.4.38.148.1.....6397142858475....3251..847.528.41.979748.5..23169..548",
    ];

    /// A supposition that agrees with the solution never comes to a contradiction, and each step is proved where it is taken.
    #[test]
    fn right_suppositions_lead_to_no_contradiction_and_each_step_is_proved() {
        for puzzle in PUZZLES {
            let at = Candidates::new(&puzzle.parse::<Grid>().unwrap());
            let Solutions::One(solution) = solve(&at) else { panic!("{puzzle} has one solution") };
            let mut refuted = 0;
            for candidate in at.open().iter() {
                for is_true in [true, false] {
                    let found = Consequences::of(candidate, is_true, &at).unwrap();
                    let is_right = (solution.grid()[candidate.cell] == Some(candidate.digit)) == is_true;
                    let is_refuted = matches!(found.end, ConsequencesEnd::Contradiction(_));
                    refuted += usize::from(is_refuted);
                    assert!(!(is_right && is_refuted), "{candidate} {is_true}");
                    let mut position = supposed(candidate, is_true, &at);
                    for step in &found.steps {
                        assert_eq!(check(step, &position), Ok(()), "{candidate} {is_true}: {step}");
                        step.apply(&mut position);
                    }
                    assert_eq!(position.is_solved(), found.end == ConsequencesEnd::Solved, "{candidate} {is_true}");
                }
            }
            assert!(refuted > 0, "{puzzle}: both kinds are met");
        }
    }

    /// The consequences of a candidate's being true are the trial that refutes it, where it is refuted, before what is not needed is left out.
    #[test]
    fn a_contradiction_is_there_just_where_the_trial_of_a_candidate_refutes_it() {
        let at = Candidates::new(&PUZZLES[0].parse::<Grid>().unwrap());
        for candidate in at.open().iter() {
            let found = Consequences::of(candidate, true, &at).unwrap();
            let is_refuted = matches!(found.end, ConsequencesEnd::Contradiction(_));
            assert_eq!(is_refuted, crate::refute(&at, candidate).is_some(), "{candidate}");
        }
    }
}
