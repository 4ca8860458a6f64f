//! The generator: a seed and a recipe make a puzzle, always the same one, and it is what the recipe asks for.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::panic)] // in a test these are how it fails

use expect_test::expect_file;
use jiff::civil::date;
use nonet_core::{
    board::{Candidates, CellSet, Grid},
    solver::{Puzzle, Solutions, redundant_givens, solve},
};
use nonet_generator::{
    ATTEMPTS, Bounds, Generated, Recipe, Request, Seed, Symmetry, canonical, generate, minimal, practise, shuffled,
};
use nonet_logic::{Level, Options, Order, Technique, TechniqueSet, check, next_step, rate, solve_path};
use std::{collections::BTreeSet, fs};

fn make(seed: u64, recipe: &Recipe) -> Generated {
    generate(Seed(seed), recipe, &mut |_| true).unwrap()
}

/// Requests and the puzzles that they make. tests/web.rs reads the same list: natively and in the browser they are equal.
/// `UPDATE_EXPECT=1` rewrites it; that may be done where the engine rates otherwise than before, and never lightly.
const PINNED: &str = "tests/data/pinned.txt";

#[test]
fn seeds_make_the_same_puzzles_for_ever() {
    let pinned = fs::read_to_string(PINNED).unwrap();
    let requests = pinned.lines().map(|line| line.split(' ').next().unwrap());
    let found: String = requests
        .map(|text| {
            let made = text.parse::<Request>().unwrap().make(&mut |_| true).unwrap();
            format!("{text} {}\n", made.puzzle.givens())
        })
        .collect();
    expect_file!["data/pinned.txt"].assert_eq(&found);
}

/// A sample of what `cargo xtask make-check` looks at.
#[test]
fn puzzles_have_one_solution_and_the_level_that_was_asked_for() {
    for level in Level::ALL {
        for seed in 0..12 {
            let made = make(seed, &Recipe::of(level));
            let givens = made.puzzle.givens();
            assert!(made.meets, "{level} {seed}");
            assert_eq!(solve(givens), Solutions::One(*made.puzzle.solution()), "{level} {seed}");
            let rating = rate(&Candidates::new(givens), &Options::UNIQUE).unwrap();
            assert_eq!((rating.level, &rating), (level, &made.rating), "{level} {seed}");
        }
    }
}

#[test]
fn the_givens_have_the_symmetry() {
    for symmetry in Symmetry::ALL {
        let recipe = Recipe { symmetry, ..Recipe::of(Level::Medium) };
        for seed in 0..3 {
            let made = make(seed, &recipe);
            let cells = made.puzzle.givens().filled_cells();
            assert!(made.meets);
            assert_eq!(symmetry.closure(cells), cells, "{symmetry:?} {seed}");
        }
    }
}

#[test]
fn every_wish_of_a_recipe_is_met() {
    let without: TechniqueSet = [Technique::XyWing, Technique::WWing, Technique::Skyscraper].into_iter().collect();
    let scores = Recipe { score: Bounds { least: 2_000, most: 2_400 }, ..Recipe::default() };
    let made = make(1, &scores);
    assert!(made.meets && (2_000..=2_400).contains(&made.rating.score));
    let made = make(1, &Recipe { without, ..Recipe::of(Level::Hard) });
    assert!(made.meets && made.rating.counts.iter().all(|(technique, _)| !without.contains(*technique)));
    let made = make(1, &Recipe { givens: Bounds { least: 32, most: 34 }, ..Recipe::of(Level::Hard) });
    assert!(made.meets && (32..=34).contains(&made.puzzle.givens().filled_cells().len()));
    let made = make(1, &Recipe { givens: Bounds { least: 0, most: 22 }, ..Recipe::default() });
    assert!(made.meets && made.puzzle.givens().filled_cells().len() <= 22);
    let made = make(1, &Recipe { minimal: true, symmetry: Symmetry::HalfTurn, ..Recipe::default() });
    assert!(made.meets && redundant_givens(made.puzzle.givens()).is_empty());
}

/// Of the rare ones those that the rating order has, and some that it lacks.
#[test]
fn techniques_that_are_asked_for_are_on_the_path() {
    for technique in [
        Technique::Swordfish,
        Technique::HiddenQuadruple,
        Technique::Jellyfish,
        Technique::AvoidableRectangle2,
        Technique::SashimiJellyfish,
        Technique::SueDeCoq,
        Technique::HouseForcingChain,
        Technique::UniqueLoop,
        Technique::BugPlusN,
        Technique::Medusa3d,
    ] {
        let made = make(1, &Recipe { needs: Some(technique), ..Recipe::default() });
        let is_rated = technique.score().is_some();
        let (order, options) =
            if is_rated { (Order::Rating, Options::UNIQUE) } else { (Order::Hint, Options::to_practise(technique)) };
        let path = solve_path(&Candidates::new(made.puzzle.givens()), order, &options);
        assert!(made.meets, "{technique}");
        assert!(path.steps.iter().any(|step| step.technique == technique), "{technique}");
    }
}

#[test]
fn the_givens_fill_the_pattern() {
    let heart = "011000110111101111111111111111111111011111110001111100000111000000010000000000000";
    let cells = heart.parse::<Grid>().unwrap().filled_cells();
    let sparse = make(3, &Recipe::of(Level::Medium)).puzzle.givens().filled_cells();
    for (cells, level) in [(sparse, None), (sparse, Some(Level::Hard))] {
        let made = make(1, &Recipe { cells: Some(cells), level, ..Recipe::default() });
        assert!(made.meets);
        assert_eq!(made.puzzle.givens().filled_cells(), cells);
    }
    // Two empty rows of a band can always be exchanged, so this pattern has no puzzle: the nearest has some givens more.
    let nearest = make(1, &Recipe { cells: Some(cells), ..Recipe::default() });
    assert!(!nearest.meets && cells.is_subset(nearest.puzzle.givens().filled_cells()));
}

#[test]
fn what_cannot_be_is_not_claimed_and_a_search_can_be_stopped() {
    let impossible = Recipe { givens: Bounds { least: 0, most: 16 }, ..Recipe::of(Level::Easy) };
    let mut asked = Vec::new();
    let nearest = generate(Seed(1), &impossible, &mut |progress| {
        asked.push(progress.attempts);
        assert_eq!(progress.limit, ATTEMPTS);
        asked.len() <= 300
    });
    let nearest = nearest.unwrap();
    assert!(!nearest.meets && nearest.puzzle.givens().filled_cells().len() < 24);
    assert_eq!(solve(nearest.puzzle.givens()), Solutions::One(*nearest.puzzle.solution()));
    assert_eq!((asked.len(), nearest.attempts), (301, 300));
    assert!(asked.is_sorted());
    assert!(generate(Seed(1), &impossible, &mut |_| false).is_none());
    assert!(practise(Seed(1), Technique::Jellyfish, &mut |_| false).is_none());
}

#[test]
fn every_technique_can_be_practised() {
    for technique in Technique::ALL {
        let puzzle = practise(Seed(1), technique, &mut |_| true).unwrap_or_else(|| panic!("{technique}"));
        let mut position = Candidates::new(puzzle.givens());
        let step = loop {
            let step = next_step(&position, &Options::to_practise(technique)).unwrap_or_else(|| panic!("{technique}"));
            if step.technique == technique {
                break step;
            }
            step.apply(&mut position);
        };
        assert_eq!(check(&step, &position), Ok(()), "{technique}");
        assert_eq!(solve(&position), Solutions::One(*puzzle.solution()), "{technique}");
    }
}

#[test]
fn practice_of_a_rare_technique_is_new_each_time() {
    let forms: BTreeSet<[u8; 81]> = (0..8)
        .map(|seed| canonical(practise(Seed(seed), Technique::AvoidableRectangle1, &mut |_| true).unwrap().givens()).values())
        .collect();
    assert!(forms.len() >= 7, "{}", forms.len());
}

#[test]
fn minimal_puzzles_are_minimal_and_their_isomorphs_too() {
    let mut clues = 0;
    for seed in 0..40 {
        let puzzle = minimal(Seed(seed)).unwrap();
        clues += puzzle.givens().filled_cells().len();
        let moved = shuffled(Seed(seed)).grid(puzzle.givens());
        assert_eq!(redundant_givens(&moved), CellSet::EMPTY);
        assert!(Puzzle::new(moved).is_ok());
    }
    assert!((23 * 40..26 * 40).contains(&clues));
}

#[test]
fn the_puzzle_of_a_day_is_of_its_level_and_no_other_days() {
    let of = |day, level| Request::of_day(date(2026, 11, day), level).make(&mut |_| true).unwrap();
    let mut seen = BTreeSet::new();
    for day in 1..=4 {
        for level in Level::ALL {
            let made = of(day, level);
            assert!(made.meets && made.rating.level == level);
            assert!(seen.insert(canonical(made.puzzle.givens()).values()));
        }
    }
}

/// Ranges of Sudoku Explainer's rating, in tenths, as the page offers them.
#[test]
fn a_puzzle_is_made_for_a_range_of_the_explainers_rating() {
    for (least, most) in [(10, 15), (16, 29), (30, 44), (45, 65), (66, 71), (72, 82)] {
        let recipe = Recipe { explainer: Bounds { least, most }, ..Recipe::default() };
        let made = generate(Seed(7), &recipe, &mut |_| true).unwrap();
        let rating = u32::from(nonet_se::rate(&Candidates::new(made.puzzle.givens()), nonet_se::Scale::Full).unwrap().er.0);
        assert!(made.meets && (least..=most).contains(&rating), "{least} to {most}: {rating}");
    }
}
