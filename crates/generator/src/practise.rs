//! Puzzles to practise a technique at: somewhere, it is what a person should look for next.

use super::{Progress, Seed, clues::Clues, known_puzzles, minimal::random_minimal, random::Random, rare::near_known};
use nonet_core::{board::Candidates, solver::Puzzle};
use nonet_logic::{Options, Order, Technique, TechniqueSet, solve_path};

/// The number of puzzles that are followed at most.
const PUZZLES: u32 = 20_000;

/// Finds a puzzle to practise the technique at: on its path in hint order, with [`Options::to_practise`], the technique is the next step
/// somewhere. Before each puzzle that is looked at `go_on` is asked; if it says no, there is none. The same seed and technique give the
/// same puzzle, if `go_on` lets them.
#[must_use]
pub fn practise(seed: Seed, technique: Technique, go_on: &mut dyn FnMut(Progress) -> bool) -> Option<Puzzle> {
    let mut random = Random::new(seed);
    // Known puzzles are hard: what comes after the technique would take long to look for in each change of them.
    let is_hard = known_puzzles(technique).is_some();
    let last = if is_hard { technique } else { Technique::Trial };
    let takes = |clues: &Clues| is_next(technique, clues, last);
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
        if is_next(technique, &clues, last) {
            return Puzzle::new(clues.grid()).ok();
        }
    }
    None
}

/// Whether the technique is next somewhere on the path in hint order, on a path of techniques up to the last one.
fn is_next(technique: Technique, clues: &Clues, last: Technique) -> bool {
    let later: TechniqueSet = Technique::ALL.into_iter().filter(|&other| other > last).collect();
    let options = Options::to_practise(technique).without(later);
    let path = solve_path(&Candidates::new(&clues.grid()), Order::Hint, &options);
    path.steps.iter().any(|step| step.technique == technique)
}
