//! The properties that a position and its images by symmetries have in common, and those that they need not share.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a test fails so

mod support;

use nonet_core::board::{CandidateSet, Candidates, Digit, Grid, Transform};
use nonet_logic::{Family, Options, Order, Technique, TechniqueSet, rate, solve_path, steps_of};
use std::collections::HashSet;
use support::{puzzles, table};

/// The techniques below the forcing ones whose finders leave some conclusions out, and which ones depends on the order of the cells: of
/// several ways they follow the first, or they end a subset as soon as it is complete.
const CHOOSING: [Technique; 12] = [
    Technique::JuniorExocet,
    Technique::BugPlusN,
    Technique::Uniqueness3,
    Technique::GroupedXChain,
    Technique::NiceLoop,
    Technique::GroupedNiceLoop,
    Technique::AlsXyChain,
    Technique::AlsAic,
    Technique::DeathBlossom,
    Technique::AicUr,
    Technique::SkLoop,
    Technique::MultiSectorLockedSet,
];

/// The distance between the positions of a path at which all steps are compared.
const EVERY: usize = 17;

/// A turn, a reflection, and a symmetry that moves every row, every column and every digit.
fn symmetries() -> [Transform; 3] {
    let mut digits = Digit::ALL;
    digits.rotate_left(4);
    let any = Transform::new([3, 5, 4, 8, 7, 6, 0, 1, 2], [1, 0, 2, 6, 7, 8, 5, 4, 3], true, digits);
    [Transform::TURN, Transform::TRANSPOSE, any.expect("bands and stacks stay together")]
}

/// The placements and eliminations of all steps of a technique, as they lie in the image.
fn conclusions(technique: Technique, position: &Candidates, symmetry: &Transform) -> HashSet<[CandidateSet; 2]> {
    let steps = steps_of(technique, position, &Options::to_practise(technique)).into_iter();
    steps.map(|step| [step.placements(), step.eliminations()].map(|set| symmetry.candidates(&set))).collect()
}

/// Compares the conclusions at a position with those at its images, and returns how many there are.
fn compare(technique: Technique, position: &Candidates) -> usize {
    let here = conclusions(technique, position, &Transform::NONE).len();
    for symmetry in symmetries() {
        let moved = conclusions(technique, position, &symmetry);
        let there = conclusions(technique, &symmetry.position(position), &Transform::NONE);
        assert!(moved == there, "{technique} at {} {:?} by {symmetry:?}", position.grid(), position.open());
    }
    here
}

/// The techniques whose finders find every conclusion that there is.
fn exhaustive() -> impl Iterator<Item = Technique> {
    Technique::ALL.into_iter().filter(|it| it.family() < Family::Forcing && !CHOOSING.contains(it))
}

#[test]
fn the_steps_of_an_image_are_the_images_of_the_steps() {
    for technique in exhaustive() {
        let positions = table::positions(&table::read(technique));
        let found: usize = positions.iter().map(|position| compare(technique, position)).sum();
        assert!(found > 0, "{technique} is found nowhere");
    }
    for puzzle in ["random_minimal", "magictour_top1465"].into_iter().flat_map(|list| puzzles::list(list).into_iter().take(3)) {
        let mut position = Candidates::new(&puzzle);
        for (i, step) in solve_path(&position, Order::Hint, &Options::UNIQUE).steps.iter().enumerate() {
            if i % EVERY == EVERY / 2 {
                exhaustive().for_each(|technique| {
                    compare(technique, &position);
                });
            }
            step.apply(&mut position);
        }
    }
}

/// Whichever of their steps comes first, the others can still be taken after it.
#[test]
fn singles_and_subsets_lead_an_image_as_far() {
    let off: TechniqueSet = Technique::ALL.into_iter().filter(|it| it.family() > Family::Subsets).collect();
    let options = Options::UNIQUE.without(off);
    let end = |start: &Candidates| solve_path(start, Order::Rating, &options).end;
    let mut ways_on = 0;
    for puzzle in ["easy", "random_minimal", "17_clue", "magictour_top1465"].into_iter().flat_map(puzzles::list) {
        let start = Candidates::new(&puzzle);
        let reached = end(&start);
        ways_on += usize::from(!reached.is_solved());
        for symmetry in symmetries() {
            let there = end(&symmetry.position(&start));
            assert_eq!(
                (there.grid(), *there.open()),
                (&symmetry.grid(reached.grid()), symmetry.candidates(reached.open())),
                "{puzzle}"
            );
        }
    }
    assert!(ways_on > 0, "some puzzles take more");
}

/// Of several steps of a technique a path takes the first, which lies elsewhere in an image, and the steps after it are others: so a score
/// belongs to a board and not to all its images.
#[test]
fn an_image_is_solved_alike_and_may_have_another_score() {
    let rated = |puzzle: &Grid| rate(&Candidates::new(puzzle), &Options::UNIQUE).expect("it has one solution").score;
    let solved = |puzzle: &Grid| *solve_path(&Candidates::new(puzzle), Order::Rating, &Options::UNIQUE).end.grid();
    let mut differing = 0;
    for puzzle in puzzles::list("random_minimal") {
        let image = Transform::TURN.grid(&puzzle);
        assert_eq!(solved(&image), Transform::TURN.grid(&solved(&puzzle)), "{puzzle}");
        differing += usize::from(rated(&image) != rated(&puzzle));
    }
    assert!(differing > 0, "where all scores are equal, what is said of them can be taken back");
}
