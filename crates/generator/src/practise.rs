//! Positions to practise a technique at: it is what a person should look for next.

use super::{Progress, Seed, clues::Clues, known_puzzles, minimal::random_minimal, random::Random, rare::near_known};
use nonet_core::{board::Candidates, solver::Puzzle};
use nonet_logic::{Options, Order, Step, Technique, TechniqueSet, solve_path};

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
/// none. The same seed and technique give the same position, if `go_on` lets them.
#[must_use]
pub fn practise(seed: Seed, technique: Technique, go_on: &mut dyn FnMut(Progress) -> bool) -> Option<Practice> {
    let mut random = Random::new(seed);
    // Known puzzles are hard: what comes after the technique would take long to look for in each change of them.
    let is_hard = known_puzzles(technique).is_some();
    let last = if is_hard { technique } else { Technique::Trial };
    let takes = |clues: &Clues| position_of(technique, clues, last).is_some();
    let mut from_known = false;
    for attempts in 0..PUZZLES {
        if !go_on(Progress { attempts, limit: PUZZLES }) {
            break;
        }
        from_known = !from_known;
        let known = if from_known { near_known(technique, &mut random, &takes) } else { None };
        // Of random puzzles many are looked at: what comes after the technique is left out, so that they are soon done with.
        let last = if known.is_some() { Technique::Trial } else { technique.max(Technique::NakedSingle) };
        let clues = match known {
            Some(clues) => clues,
            None => random_minimal(&mut random)?,
        };
        if let Some((position, step)) = position_of(technique, &clues, last) {
            return Some(Practice { puzzle: Puzzle::new(clues.grid()).ok()?, position, step });
        }
    }
    None
}

/// The first position on the path in hint order at which the technique is next, on a path of techniques up to the last one.
fn position_of(technique: Technique, clues: &Clues, last: Technique) -> Option<(Candidates, Step)> {
    let off: TechniqueSet = Technique::ALL.into_iter().filter(|&other| other > last).collect();
    let mut position = Candidates::new(&clues.grid());
    let options = Options::to_practise(technique);
    let path = solve_path(&position, Order::Hint, &Options { off: off | options.off, ..options });
    let at = path.steps.iter().position(|step| step.technique == technique)?;
    path.steps[..at].iter().for_each(|step| step.apply(&mut position));
    Some((position, path.steps[at].clone()))
}
