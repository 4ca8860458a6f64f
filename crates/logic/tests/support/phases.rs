//! A program's way, phase by phase: elimination, hidden singles, pairs, refuted guesses, all solutions. Each phase goes
//! back to the ones before it whenever it finds something.

use nonet_core::board::{Candidate, Candidates, Digit, House};
use nonet_logic::{ForcedSingles, Limits, Options, SearchLog, Step, Technique, refute, search_log, steps_of};

/// The stages to which the phases come.
pub(crate) struct Phases {
    /// One to four stages; the last one solves the puzzle, or is that of the refuted guesses.
    pub(crate) stages: Vec<Stage>,
    /// The search for all solutions, where the stages leave something open.
    pub(crate) search: Option<SearchLog>,
}

/// One phase: what it did, and what it left.
pub(crate) struct Stage {
    /// Each action with the naked singles that followed from it.
    pub(crate) log: Vec<(Step, ForcedSingles)>,
    /// The position when the phase, and those before it, could do no more.
    pub(crate) after: Candidates,
}

impl Stage {
    /// The number of places that `house` has left for `digit`; 0 if the digit stands there.
    pub(crate) fn frequency(&self, digit: Digit, house: House) -> u32 {
        self.after.places(digit, house).count_ones()
    }
}

/// The techniques that each of the first three phases adds.
const ADDED: [&[Technique]; 3] = [
    &[Technique::NakedSingle],
    &[Technique::HiddenSingle],
    &[Technique::LockedPair, Technique::NakedPair, Technique::HiddenPair],
];

/// Goes through the phases until one solves the puzzle. The search at the end stops at the limits.
pub(crate) fn phases(candidates: &Candidates, limits: Limits) -> Phases {
    let mut position = candidates.clone();
    let mut stages = Vec::new();
    let mut used = Vec::new();
    for added in ADDED {
        used.extend_from_slice(added);
        stages.push(stage(&mut position, &used));
        if position.is_solved() {
            return Phases { stages, search: None };
        }
    }
    stages.push(refuted(&mut position, &used));
    let search = (!position.is_solved()).then(|| search_log(&position, limits));
    Phases { stages, search }
}

/// The first step of the first of these techniques that finds one.
fn next_of(techniques: &[Technique], position: &Candidates) -> Option<Step> {
    techniques.iter().find_map(|&technique| steps_of(technique, position, &Options::default()).into_iter().next())
}

/// The phase that goes on with these techniques until they find nothing.
fn stage(position: &mut Candidates, techniques: &[Technique]) -> Stage {
    let mut log = Vec::new();
    while let Some(step) = next_of(techniques, position) {
        let following = step.apply_with_singles(position);
        log.push((step, following));
    }
    Stage { log, after: position.clone() }
}

/// The phase that tries every candidate in reading order and removes those that meet a contradiction, round after round until a
/// round removes none. A guess that solves the puzzle is not taken, since that would not prove that no other does.
fn refuted(position: &mut Candidates, used: &[Technique]) -> Stage {
    let mut log = Vec::new();
    loop {
        let before = log.len();
        for cell in position.empty_cells() {
            for digit in position.of_cell(cell) {
                if !position.of_cell(cell).contains(digit) {
                    continue;
                }
                let Some(step) = refute(position, Candidate::new(cell, digit)) else { continue };
                let following = step.apply_with_singles(position);
                log.push((step, following));
                let rest = stage(position, used);
                log.extend(rest.log);
            }
        }
        if log.len() == before {
            return Stage { log, after: position.clone() };
        }
    }
}
