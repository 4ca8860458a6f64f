//! The answer to the question for the facts that forums ask of a puzzle.

use nonet_assess::{Facts, GivenCounts, facts};
use nonet_core::board::Grid;
use nonet_protocol::{BandsAndStacks, PuzzleFacts, UniqueFacts};

/// Returns the facts that forums ask of a puzzle. Calls `progress` with the number of trials so far.
pub(super) fn puzzle_facts(grid: &Grid, progress: &mut dyn FnMut(u64)) -> Option<PuzzleFacts> {
    let mut go_on = |trials| {
        // A report asks for the time, which takes longer than a trial.
        if trials % 64 == 0 {
            progress(trials);
        }
        true
    };
    let Facts { canonical, automorphisms, givens: GivenCounts { bands, stacks }, unique } = facts(grid, &mut go_on)?;
    Some(PuzzleFacts {
        canonical,
        automorphisms,
        givens: BandsAndStacks { bands: bands.map(u16::from), stacks: stacks.map(u16::from) },
        unique: unique.map(unique_facts),
    })
}

fn unique_facts(found: nonet_assess::UniqueFacts) -> UniqueFacts {
    let redundant = found.redundant();
    let (trial_depth, is_deeper) = found.trial_depth.at_least();
    UniqueFacts {
        is_solved_by_singles: found.backdoors.is_solved_by_singles,
        backdoors: found.backdoors.singles,
        pairs: found.backdoors.pairs,
        trial_depth,
        is_deeper,
        solution_automorphisms: found.solution_automorphisms,
        bands: BandsAndStacks { bands: found.bands.bands, stacks: found.bands.stacks },
        redundant,
        removals: found.removals,
    }
}

const _: () = assert!(UniqueFacts::MOST_WITHOUT == nonet_assess::MOST_WITHOUT);
