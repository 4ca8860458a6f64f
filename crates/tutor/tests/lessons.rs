//! Every technique has a lesson, and its positions are what the lesson says.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a test fails so

use nonet_core::{
    board::{Candidate, CandidateSet, Candidates, Grid},
    solver::{Puzzle, Solutions, solve},
};
use nonet_logic::{Effect, Options, Technique, check, next_step};
use nonet_tutor::{en, positions};
use std::collections::BTreeSet;

/// Each technique's positions.
fn all() -> impl Iterator<Item = (Technique, Candidates)> {
    Technique::ALL.into_iter().flat_map(|it| positions(it).map(|position| (it, position)))
}

/// The solution of a position's givens.
fn solution(position: &Candidates) -> Grid {
    *Puzzle::new(position.grid().within(position.givens())).expect("the givens have one solution").solution().grid()
}

fn as_candidates(grid: &Grid) -> CandidateSet {
    grid.iter().map(|(cell, digit)| Candidate::new(cell, digit)).collect()
}

#[test]
fn the_givens_have_one_solution_and_the_position_keeps_it() {
    for (technique, position) in all() {
        let solution = solution(&position);
        assert!(as_candidates(&solution).is_subset(&position.possible()), "{technique}: {}", position.grid());
        let Solutions::One(found) = solve(&position) else { panic!("{technique}: {} has not one solution", position.grid()) };
        assert_eq!(*found.grid(), solution, "{technique}");
    }
}

#[test]
fn the_next_step_is_of_the_technique_and_is_proved() {
    for (technique, position) in all() {
        let step = next_step(&position, &Options::to_practise(technique))
            .unwrap_or_else(|| panic!("{technique} at {}", position.grid()));
        assert_eq!(step.technique, technique, "{step} at {}", position.grid());
        assert_eq!(check(&step, &position), Ok(()), "{step} at {}", position.grid());
        let truth = as_candidates(&solution(&position));
        match step.effect {
            Effect::Place(set) => assert!(set.get().is_subset(&truth), "{step} at {}", position.grid()),
            Effect::Eliminate(set) => assert!((set.get() & truth).is_empty(), "{step} at {}", position.grid()),
        }
    }
}

#[test]
fn no_position_comes_twice() {
    let mut seen = BTreeSet::new();
    for (technique, position) in all() {
        assert!(seen.insert(*position.open()), "{technique}: {}", position.grid());
    }
}

/// Each lesson says all that it should, in sentences that a reader can follow.
#[test]
fn lessons_are_whole_and_short() {
    let mut said = BTreeSet::new();
    for technique in Technique::ALL {
        let lesson = en::lesson(technique);
        assert!((2..=5).contains(&lesson.spot.len()), "{technique}");
        for text in [lesson.what, lesson.why].into_iter().chain(lesson.spot.iter().copied()) {
            assert!(text.starts_with(char::is_uppercase) && text.ends_with(['.', '?', ')']), "{technique}: {text}");
            assert!(!text.contains("  ") && text.is_ascii(), "{technique}: {text}");
        }
        assert!((60..=460).contains(&lesson.what.len()), "{technique}: what it is takes {}", lesson.what.len());
        assert!((100..=560).contains(&lesson.why.len()), "{technique}: the proof takes {}", lesson.why.len());
        assert!(lesson.spot.iter().all(|advice| advice.len() <= 220), "{technique}");
        assert!(said.insert(lesson.what) && said.insert(lesson.why), "{technique} says what another one says");
    }
}
