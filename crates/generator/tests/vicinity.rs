//! The search in the vicinity of a puzzle: what it finds keeps every rule of the setter and has the rating that was asked for.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::panic)] // in a test these are how it fails

use nonet_core::{
    board::{Candidates, Cell, CellSet, Grid},
    solver::{Solutions, redundant_givens, solve},
};
use nonet_generator::{Bounds, Seed, Symmetry, Vicinity, VicinityError};
use nonet_logic::{Level, Options, rate};
use nonet_se::Scale;
use proptest::prelude::*;

/// A puzzle with one solution.
const PUZZLE: &str = "000000200058006000000300085010470600906000507007039040760008000000900810009000000";

fn grid(line: &str) -> Grid {
    line.parse().unwrap()
}

/// Anything may be given, and any puzzle will do.
fn free(start: Grid) -> Vicinity {
    Vicinity {
        start,
        mask: CellSet::ALL,
        locked: CellSet::EMPTY,
        symmetry: Symmetry::None,
        minimal: false,
        level: None,
        explainer: Bounds::ANY,
    }
}

/// Searches, and holds what is found against the rules.
fn search(vicinity: &Vicinity, seed: u64) -> Option<Grid> {
    let found = vicinity.search(Seed(seed), &mut |progress| progress.attempts < 2_000).unwrap()?;
    let givens = *found.puzzle.givens();
    let cells = givens.filled_cells();
    let locked = vicinity.locked & vicinity.start.filled_cells();
    assert_eq!(solve(&givens), Solutions::One(*found.puzzle.solution()));
    assert!(cells.is_subset(vicinity.mask | locked), "{givens} lies within the mask");
    assert_eq!(givens.within(locked), vicinity.start.within(locked), "locked digits stay");
    assert_eq!(vicinity.symmetry.closure(cells), cells, "{givens} is symmetric");
    if vicinity.minimal {
        assert_eq!(redundant_givens(&givens), CellSet::EMPTY);
    }
    let position = Candidates::new(&givens);
    let explainer = nonet_se::rate(&position, Scale::Full).unwrap();
    let rating = rate(&position, &Options::UNIQUE).unwrap();
    assert_eq!((found.explainer, &found.rating), (explainer, &rating));
    assert_eq!(vicinity.explainer.distance(explainer.er.0.into()), 0, "SE {}", explainer.er);
    assert!(vicinity.level.is_none_or(|level| rating.level == level));
    assert_ne!(givens, vicinity.start);
    Some(givens)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(16))]

    #[test]
    fn what_is_found_keeps_the_rules(
        seed: u64,
        symmetry in prop::sample::select(&Symmetry::ALL[..]),
        outside in prop::collection::vec(0..81_usize, 0..12),
        locked in prop::collection::vec(0..81_usize, 0..3),
        minimal: bool,
        from_puzzle: bool,
    ) {
        let cells = |indices: Vec<usize>| indices.into_iter().filter_map(Cell::from_index).collect::<CellSet>();
        let start = if from_puzzle { grid(PUZZLE) } else { Grid::EMPTY };
        let (mask, locked) = (!symmetry.closure(cells(outside)), symmetry.closure(cells(locked)));
        // The more symmetric a pattern is, the rarer are minimal puzzles.
        let minimal = minimal && symmetry.orbit(Cell::FIRST).len() <= 2;
        let vicinity = Vicinity { mask, locked, symmetry, minimal, ..free(start) };
        if vicinity.cells().is_ok() {
            prop_assert_eq!(search(&vicinity, seed), search(&vicinity, seed), "the same seed finds the same puzzle");
        }
    }
}

#[test]
fn a_symmetric_minimal_puzzle_of_a_rating_is_found_within_a_mask() {
    let mask: CellSet = Cell::all().filter(|cell| (cell.row_index() + cell.column_index()).is_multiple_of(2)).collect();
    let explainer = Bounds { least: 80, most: 85 };
    let vicinity = Vicinity { mask, symmetry: Symmetry::HalfTurn, minimal: true, explainer, ..free(Grid::EMPTY) };
    let found = (0..4).filter_map(|seed| search(&vicinity, seed));
    assert!(found.count() >= 2);
}

#[test]
fn a_puzzle_becomes_harder_or_easier() {
    let before = u32::from(nonet_se::rate(&Candidates::new(&grid(PUZZLE)), Scale::Full).unwrap().er.0);
    let harder = Vicinity { explainer: Bounds { least: before + 1, most: u32::MAX }, minimal: true, ..free(grid(PUZZLE)) };
    assert!(search(&harder, 1).is_some());
    let hard = search(&Vicinity { explainer: Bounds { least: 72, most: 90 }, ..harder }, 2).unwrap();
    let easier = Vicinity { explainer: Bounds { least: 0, most: 30 }, level: Some(Level::Easy), ..free(hard) };
    assert!(search(&easier, 3).is_some());
}

#[test]
fn rules_that_no_puzzle_keeps_are_objected_to() {
    let refused = |vicinity: Vicinity| vicinity.search(Seed(1), &mut |_| true).map(|_| ());
    let few: CellSet = Cell::all().take(16).collect();
    assert_eq!(refused(Vicinity { mask: few, ..free(Grid::EMPTY) }), Err(VicinityError::TooFewCells(16)));
    assert_eq!(
        refused(Vicinity { mask: few, symmetry: Symmetry::HalfTurn, ..free(Grid::EMPTY) }),
        Err(VicinityError::TooFewCells(0))
    );
    let clash = grid(PUZZLE).with(Cell::FIRST, Some("2".parse().unwrap()));
    assert_eq!(refused(Vicinity { locked: CellSet::ALL, ..free(clash) }), Err(VicinityError::Locked));
    assert!(refused(free(clash)).is_ok(), "digits that are not locked may be changed");
    let last = Cell::from_index(80).unwrap();
    let vicinity = Vicinity { mask: CellSet::ALL.without(last), symmetry: Symmetry::HalfTurn, ..free(clash) };
    assert_eq!(refused(Vicinity { locked: Cell::FIRST.into(), ..vicinity }), Err(VicinityError::Asymmetric));
}

#[test]
fn a_search_that_is_stopped_finds_nothing() {
    let mut asked = 0;
    let vicinity = Vicinity { explainer: Bounds { least: 120, most: 120 }, ..free(grid(PUZZLE)) };
    let found = vicinity.search(Seed(1), &mut |_| {
        asked += 1;
        asked < 5
    });
    assert!(matches!(found, Ok(None)));
    assert_eq!(asked, 6, "it is told once in the climb and once before the next");
}
