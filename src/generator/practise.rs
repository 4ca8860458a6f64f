//! Positions to practise a technique at: it is what a person should look for next.

use super::{Progress, Seed, minimal::random_minimal, random::Random};
use crate::{
    board::Candidates,
    engine::{Options, Order, Step, Technique, TechniqueSet, solve_path},
    solver::Puzzle,
};

/// How many puzzles are followed at most.
const PUZZLES: u32 = 20_000;

/// A position at which a technique is the next step in hint order.
#[derive(Clone, Debug)]
pub struct Practice {
    /// The puzzle that it comes from.
    pub puzzle: Puzzle,
    /// The position: the puzzle's givens, what was placed after them, and the candidates that are left.
    pub position: Candidates,
    /// The step to find.
    pub step: Step,
}

/// Finds a position to practise the technique at. Before each puzzle that is looked at `go_on` is asked; if it says no, there is
/// none.
#[must_use]
pub fn practise(seed: Seed, technique: Technique, go_on: &mut dyn FnMut(Progress) -> bool) -> Option<Practice> {
    let mut random = Random::new(seed);
    for attempts in 0..PUZZLES {
        if !go_on(Progress { attempts, limit: PUZZLES }) {
            break;
        }
        let clues = random_minimal(&mut random)?;
        if let Some((position, step)) = position_of(technique, &Candidates::new(&clues.grid())) {
            return Some(Practice { puzzle: Puzzle::new(clues.grid()).ok()?, position, step });
        }
    }
    None
}

/// The first position on the path in hint order at which the technique is next. What comes after it in hint order is left out, but for
/// singles, so that the many puzzles without such a position are soon done with.
fn position_of(technique: Technique, start: &Candidates) -> Option<(Candidates, Step)> {
    let last = technique.max(Technique::NakedSingle);
    let off: TechniqueSet = Technique::ALL.into_iter().filter(|&other| other > last).collect();
    let path = solve_path(start, Order::Hint, &Options { off, unique: true });
    let at = path.steps.iter().position(|step| step.technique == technique)?;
    let mut position = start.clone();
    path.steps[..at].iter().for_each(|step| step.take(&mut position));
    Some((position, path.steps[at].clone()))
}
