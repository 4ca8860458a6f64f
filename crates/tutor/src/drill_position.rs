//! The positions of drills, each made from a technique and a number.

use crate::{position_in, positions};
use nonet_core::board::{Candidates, Grid};
use nonet_generator::{Progress, Seed, practise, shuffled};
use nonet_logic::{Family, Options, Order, Technique, next_step, solve_path};

/// Returns the most puzzles that are looked at for a drill: a learner does not wait longer than some tenths of a second. To follow a puzzle
/// takes the longer the harder the techniques are that are looked for. For some no puzzle would be found in that time.
fn most_puzzles(technique: Technique) -> u32 {
    match (technique, technique.family()) {
        (Technique::SashimiJellyfish | Technique::AicUr | Technique::DeathBlossom, _) => 0,
        (_, Family::Singles | Family::Subsets | Family::Patterns | Family::Uniqueness | Family::Finned) => 400,
        (_, Family::Chains) => 100,
        (_, Family::Sets | Family::Exotic) => 40,
        (_, _) => 0, // the consequences of forcing are slow to look for
    }
}

/// The most puzzles with a technique that is found by eye, of which one has it before any candidate is ruled out by a step.
const MOST_BY_EYE: u32 = 60;

/// The most images of a lesson's position that are looked at. A finder that chooses among many patterns may find no image of one.
const IMAGES: u32 = 20;

/// Returns the position of a drill, at which the technique is the next step in hint order, with the
/// [options that it is practised with](Options::to_practise). The same technique and number give the same position to everybody. Before
/// each puzzle that is looked at `go_on` is asked; if it says no, there is no position.
///
/// It is a point on the way of a random puzzle. If the technique is not next in any of a few hundred puzzles, it is an image of a position
/// of the [lesson](positions) by a symmetry: another board to whoever looks at it.
///
/// At a position for a technique that is found by eye, a single or locked candidates, no candidate has been ruled out by a step, since
/// one would have to know that without notes.
///
/// ```
/// use nonet_logic::{Options, Technique, next_step};
/// use nonet_tutor::drill_position;
///
/// let position = drill_position(Technique::XWing, 7, &mut |_| true).ok_or("stopped")?;
/// assert_eq!(next_step(&position, &Options::to_practise(Technique::XWing)).ok_or("no step")?.technique, Technique::XWing);
/// assert_eq!(drill_position(Technique::XWing, 7, &mut |_| true), Some(position));
/// assert_eq!(drill_position(Technique::XWing, 7, &mut |_| false), None);
/// # Ok::<(), &str>(())
/// ```
#[must_use]
pub fn drill_position(technique: Technique, number: u64, go_on: &mut dyn FnMut(Progress) -> bool) -> Option<Candidates> {
    let seed = Seed(number).nth(technique as u32 + 1); // techniques of one number have puzzles of their own
    let limit = most_puzzles(technique);
    let mut is_stopped = false;
    let mut puzzle = |seed| {
        practise(seed, technique, &mut |progress| {
            is_stopped = is_stopped || !go_on(Progress { limit, ..progress });
            !is_stopped && progress.attempts < limit
        })
    };
    let found = if is_found_by_eye(technique) {
        (0..MOST_BY_EYE).find_map(|index| position_by_eye(puzzle(seed.nth(index))?.givens(), technique))
    } else {
        puzzle(seed).map(|puzzle| position_in(puzzle.givens(), technique))
    };
    match is_stopped {
        true => None,
        false => Some(found.unwrap_or_else(|| image(seed, technique))),
    }
}

fn is_found_by_eye(technique: Technique) -> bool {
    technique <= Technique::LockedCandidates2
}

/// Returns the first position on the way in hint order at which the technique is next, if no candidate has been ruled out by a step.
fn position_by_eye(givens: &Grid, technique: Technique) -> Option<Candidates> {
    let mut position = Candidates::new(givens);
    for step in solve_path(&position, Order::Hint, &Options::to_practise(technique)).steps {
        if *position.open() != *Candidates::new(position.grid()).open() {
            return None;
        }
        if step.technique == technique {
            return Some(position);
        }
        step.apply(&mut position);
    }
    None
}

/// Returns an image of a position of the lesson: the first one in which the technique is next, or else the position itself.
fn image(seed: Seed, technique: Technique) -> Candidates {
    let [first, second, third] = positions(technique);
    let original = match seed.0 % 3 {
        0 => first,
        1 => second,
        _ => third,
    };
    let is_next =
        |at: &Candidates| next_step(at, &Options::to_practise(technique)).is_some_and(|step| step.technique == technique);
    let mut images = (1..=IMAGES).map(|index| shuffled(seed.nth(index)).position(&original));
    images.find(is_next).unwrap_or(original)
}
