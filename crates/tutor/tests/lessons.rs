//! Every technique has a lesson, and its positions are what the lesson says.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a test fails so

use nonet_core::{
    board::{Candidate, CandidateSet, Candidates, Grid},
    solver::{Puzzle, Solutions, solve},
};
use nonet_logic::{Effect, Options, Technique, check, next_step};
use nonet_tutor::{lesson, positions, title};
use nonet_words::{Language, messages};
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

/// Each lesson says all that it should, in sentences that a reader can follow. German needs more room than English.
#[test]
fn lessons_are_whole_and_short() {
    for (language, room) in [(Language::En, 100), (Language::De, 130)] {
        let mut said = BTreeSet::new();
        for technique in Technique::ALL {
            let lesson = lesson(technique, messages(language));
            assert!((2..=5).contains(&lesson.spot.len()), "{technique}");
            for text in [&lesson.what, &lesson.why].into_iter().chain(&lesson.spot) {
                assert!(text.starts_with(char::is_uppercase) && text.ends_with(['.', '?', ')']), "{technique}: {text}");
                let is_plain = |c: char| c.is_ascii() || language == Language::De && "ÄÖÜäöüß„“–".contains(c);
                assert!(!text.contains("  ") && text.chars().all(is_plain), "{technique}: {text}");
            }
            let (what, why) = (lesson.what.chars().count(), lesson.why.chars().count());
            assert!((60..=460 * room / 100).contains(&what), "{technique} in {language}: what it is takes {what}");
            assert!((100..=560 * room / 100).contains(&why), "{technique} in {language}: the proof takes {why}");
            assert!(lesson.spot.iter().all(|advice| advice.chars().count() <= 220 * room / 100), "{technique} in {language}");
            assert!(said.insert(lesson.what) && said.insert(lesson.why), "{technique} in {language} says what another one says");
        }
    }
}

/// A technique without a variant in a language would be shown by the name under which it is kept.
#[test]
fn each_technique_has_a_title_in_each_language() {
    for language in [Language::En, Language::De] {
        let titles: BTreeSet<String> = Technique::ALL.into_iter().map(|technique| title(technique, messages(language))).collect();
        assert_eq!(titles.len(), Technique::COUNT, "{language}");
        for technique in Technique::ALL {
            assert!(!titles.contains(technique.name()), "{technique} in {language}");
        }
    }
    for technique in Technique::ALL {
        assert_eq!(title(technique, messages(Language::En)), technique.title());
    }
}
