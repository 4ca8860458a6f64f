//! The puzzles to begin with for techniques that hardly one random puzzle in a thousand takes.

use super::{
    Seed, Symmetry,
    clues::Clues,
    known::{known_puzzles, rare_seed},
    minimal::minimal,
    random::Random,
    shuffle::isomorph,
};
use nonet_core::{
    board::Grid,
    solver::{Solutions, solve},
};
use nonet_logic::Technique;

/// The number of changes that lead away from the known puzzle.
const CHANGES: u32 = 60;

/// A puzzle that takes a rare technique: a known one in another form, and changed at random as long as `takes` says that it
/// still does. None if the technique is not rare: then any random puzzle is as good.
pub(super) fn near_known(technique: Technique, random: &mut Random, takes: &dyn Fn(&Clues) -> bool) -> Option<Clues> {
    let known = known(technique, random)?;
    let grid = isomorph(random).grid(&known);
    let Solutions::One(solution) = solve(&grid) else { return None };
    let mut clues = Clues::new(solution, grid.filled_cells());
    for _ in 0..CHANGES {
        let mut changed = clues.clone();
        changed.swap(random, Symmetry::None, 0);
        if takes(&changed) {
            clues = changed;
        }
    }
    Some(clues)
}

/// A puzzle that takes a technique, if random ones hardly do.
fn known(technique: Technique, random: &mut Random) -> Option<Grid> {
    match known_puzzles(technique) {
        Some(lines) => lines[random.below(3) as usize].parse().ok(),
        None => Some(*minimal(Seed(rare_seed(technique)?))?.givens()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_core::board::Candidates;
    use nonet_logic::{Options, Order, solve_path};

    #[test]
    fn the_known_puzzles_take_their_techniques() {
        for technique in Technique::ALL {
            let Some(grid) = known(technique, &mut Random::new(Seed(1))) else { continue };
            let position = Candidates::new(&grid);
            for order in [Order::Hint, Order::Rating] {
                let options = if order == Order::Hint { Options::to_practise(technique) } else { Options::UNIQUE };
                let path = solve_path(&position, order, &options);
                let takes = path.steps.iter().any(|step| step.technique == technique);
                assert!(takes || order == Order::Rating && technique.score().is_none(), "{technique}");
            }
        }
    }
}
