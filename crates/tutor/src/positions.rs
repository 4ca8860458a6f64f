//! The positions of the lessons, the same in every language.
//!
//! Each is a point on the way of a random minimal puzzle, or of a known one where hardly any random puzzle leads to it.

use crate::seeds::seeds;
use nonet_core::board::{Candidates, Grid};
use nonet_generator::{Seed, known_puzzles, minimal};
use nonet_logic::{Options, Order, Technique, solve_path};

/// Three positions to play, in which the technique is the next step in hint order, with the [options that it is practised
/// with](Options::to_practise).
///
/// ```
/// use nonet_logic::{next_step, Options, Technique};
/// use nonet_tutor::positions;
/// for position in positions(Technique::XWing) {
///     assert_eq!(next_step(&position, &Options::UNIQUE).unwrap().technique, Technique::XWing);
/// }
/// ```
#[must_use]
pub fn positions(technique: Technique) -> [Candidates; 3] {
    let random = |seed: u32| minimal(Seed(seed.into())).map_or(Grid::EMPTY, |puzzle| *puzzle.givens());
    let known = |line: &str| line.parse().unwrap_or(Grid::EMPTY);
    let givens = seeds(technique).map(|seeds| seeds.map(random)).or_else(|| Some(known_puzzles(technique)?.map(known)));
    givens.unwrap_or_default().map(|givens| position_in(&givens, technique))
}

/// The position at which a puzzle's way in hint order comes to the technique: of several steps, before the middle one. The position at
/// the end of the way if it comes to none.
#[must_use]
pub fn position_in(givens: &Grid, technique: Technique) -> Candidates {
    let mut position = Candidates::new(givens);
    let steps = solve_path(&position, Order::Hint, &Options::to_practise(technique)).steps;
    let mut left = steps.iter().filter(|step| step.technique == technique).count() / 2;
    for step in &steps {
        if step.technique == technique {
            if left == 0 {
                break;
            }
            left -= 1;
        }
        step.apply(&mut position);
    }
    position
}
