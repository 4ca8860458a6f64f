//! Where to begin for techniques that hardly one random puzzle in a thousand takes.

use super::{Symmetry, clues::Clues, random::Random, shuffle::guise};
use crate::{
    board::Grid,
    engine::Technique,
    solver::{Solutions, solve},
};

/// How many changes lead away from the known puzzle.
const CHANGES: u32 = 60;

/// For each of these techniques a puzzle whose path in hint order takes it, and mostly that in rating order as well.
const KNOWN: [(Technique, &str); 9] = [
    (Technique::HiddenQuadruple, "..1...9...7.......25........13......5.....14.....4.23.3..86...5.2.7..8..76..3..1."),
    (Technique::Jellyfish, "....9..6.....7..828..3........6...9.48..2....6.1....74.94..2......91......7....41"),
    (Technique::RemotePair, "..3..642...62..3.9.....9...7....2..1..246....3.4..7....18...9.4......87..9......."),
    (Technique::Uniqueness5, "....67.8.3.1.8...98......1....3.2...2......7.9...1....7.3.948.....5..3.6.....1..."),
    (Technique::AvoidableRectangle1, "...3..8.6..1......7...4..1...2.....7...6....3697.2....2..8....48..9......35..4.6."),
    (Technique::AvoidableRectangle2, ".5..6..1....17.8.6........3.1.9......6.4..9..29.3.7..8.............8.1.28....47.."),
    (Technique::BugPlusN, "7..8....6....5..4....4.3..25.....89.3....7.1..7...8..4..1...58.......2....519...."),
    (Technique::FinnedJellyfish, "9...17.....3.5..9.618........6..9....4...3.....15..6.3......947.5..7...6...4...1."),
    (Technique::SashimiJellyfish, "...1.6.9..3......5.1.9...76..5..2..1..7..5....8..7.9....6.......9.3..6..17....8.."),
];

/// A puzzle that takes a rare technique: a known one in another guise, and changed at random as long as `takes` says that it
/// still does. None if the technique is not rare: then any random puzzle is as good.
pub(super) fn near_known(technique: Technique, random: &mut Random, takes: &dyn Fn(&Clues) -> bool) -> Option<Clues> {
    let (_, line) = KNOWN.iter().find(|(known, _)| *known == technique)?;
    let grid = guise(random).grid(&line.parse::<Grid>().ok()?);
    let Solutions::One(solution) = solve(&grid) else { return None };
    let mut clues = Clues::new(solution, grid.filled());
    for _ in 0..CHANGES {
        let mut changed = clues.clone();
        changed.swap(random, Symmetry::None, 0);
        if takes(&changed) {
            clues = changed;
        }
    }
    Some(clues)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        board::Candidates,
        engine::{Options, Order, solve_path},
    };

    #[test]
    fn the_known_puzzles_take_their_techniques() {
        for (technique, line) in KNOWN {
            let path = solve_path(&Candidates::new(&line.parse().unwrap()), Order::Hint, &Options::UNIQUE);
            assert!(path.steps.iter().any(|step| step.technique == technique), "{technique}");
        }
    }
}
