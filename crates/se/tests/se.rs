//! The rating of Sudoku Explainer 1.2.1: what the original itself says of puzzles and steps.
#![allow(clippy::unwrap_used)] // helpers of tests may

use nonet_core::board::{CandidateSet, Candidates, CellSet, DigitSet, Grid};
use nonet_se::{Path, Rating, Scale, Stopped, Tenths, rate, rate_while};

const RATINGS: &str = include_str!("data/ratings.csv");
const STEPS: &str = include_str!("data/steps.txt");

fn tenths(text: &str) -> Tenths {
    Tenths(text.replace('.', "").parse().unwrap())
}

#[test]
fn puzzles_are_rated_as_the_original_rates_them() {
    let rows = RATINGS.lines().filter(|line| !line.starts_with('#')).skip(1);
    let mut compared = 0;
    for row in rows {
        let [puzzle, er, ep, ed, without] = row.split(',').collect::<Vec<_>>().try_into().unwrap();
        let grid: Grid = puzzle.parse().unwrap();
        let expected = Rating { er: tenths(er), ep: tenths(ep), ed: tenths(ed) };
        assert_eq!(rate(&Candidates::new(&grid), Scale::Full), Some(expected), "{puzzle}");
        if !without.is_empty() {
            let rating = rate(&Candidates::new(&grid), Scale::WithoutUniqueness).unwrap();
            assert_eq!(rating.er, tenths(without), "{puzzle} without uniqueness");
        }
        compared += 1;
    }
    assert!(compared > 200);
}

/// `steps.txt` names a puzzle by `# puzzle` and shows some of the steps after it, each with its number.
#[test]
fn steps_are_those_of_the_original() {
    let mut path: Option<Path> = None;
    let (mut taken, mut compared) = (0, 0);
    for line in STEPS.lines() {
        if let Some(puzzle) = line.strip_prefix("# ") {
            path = puzzle.parse().ok().map(|grid| Path::new(&Candidates::new(&grid), Scale::Full));
            taken = 0;
            continue;
        }
        let number: usize = line.split(' ').next().unwrap().parse().unwrap();
        let path = path.as_mut().unwrap();
        let mut found = String::new();
        while taken < number {
            taken += 1;
            found = format!("{taken} {}", path.step(&mut || true).unwrap().unwrap());
        }
        assert_eq!(found, line);
        compared += 1;
    }
    assert!(compared > 90);
}

#[test]
fn a_solved_grid_has_the_lowest_rating_and_what_is_no_puzzle_none() {
    let solved: Grid = "143986257679425381285731694962354178357618942418279563821567439796143825534892716".parse().unwrap();
    assert_eq!(rate(&Candidates::new(&solved), Scale::Full), Some(Rating::default()));
    let nothing_fits: Grid = "013986257679425381285731694962354178357618942418279563821567439796143825534892716".parse().unwrap();
    for grid in [nothing_fits, Grid::EMPTY] {
        assert_eq!(rate(&Candidates::new(&grid), Scale::Full), None);
    }
    let mut path = Path::new(&Candidates::new(&nothing_fits), Scale::Full);
    while path.step(&mut || true).unwrap().is_some() {}
    assert_eq!(path.rating().er, Tenths(200));
}

/// A puzzle whose path needs nested chains.
const LONG: &str = "000000000000001023001045000000000000000230060005006400000780000030000000260000500";

#[test]
fn a_stopped_path_goes_on_where_it_stood() {
    let grid: Grid = LONG.parse().unwrap();
    let mut whole = Path::new(&Candidates::new(&grid), Scale::Full);
    let mut halting = Path::new(&Candidates::new(&grid), Scale::Full);
    let mut stops = 0;
    for number in 1.. {
        let expected = whole.step(&mut || true).unwrap();
        let mut asked = 0;
        let mut once = || {
            asked += 1;
            asked != 2 || number % 5 != 0
        };
        let mut found = halting.step(&mut once);
        if found == Err(Stopped) {
            stops += 1;
            found = halting.step(&mut || true);
        }
        assert_eq!(found.as_ref(), Ok(&expected));
        if expected.is_none() {
            break;
        }
    }
    assert!(stops > 0);
    assert_eq!(halting.rating(), whole.rating());
}

#[test]
fn a_position_is_rated_by_the_candidates_that_it_has() {
    let grid: Grid = LONG.parse().unwrap();
    let mut position = Candidates::new(&grid);
    let mut whole = Path::new(&position, Scale::Full);
    for _ in 0..30 {
        whole.step(&mut || true).unwrap().unwrap().apply(&mut position);
    }
    let mut rest = Path::new(&position, Scale::Full);
    loop {
        let (expected, found) = (whole.step(&mut || true), rest.step(&mut || true));
        assert_eq!(found, expected);
        if expected == Ok(None) {
            break;
        }
    }
    assert_eq!(rate(&position, Scale::Full), Some(rest.rating()));
    assert!(rest.rating().er < whole.rating().er, "the hardest steps were taken before");
}

#[test]
fn a_sukaku_is_rated_by_its_candidates_alone() {
    let grid: Grid = "008006004420318009070400260000000000000001000800629000900002400000700001780000006".parse().unwrap();
    let mut sukaku = Candidates::new(&Grid::EMPTY);
    for (cell, digit) in grid.iter() {
        sukaku.eliminate(&CandidateSet::of_cell(cell, !DigitSet::of(digit)));
    }
    assert_eq!(sukaku.empty_cells(), CellSet::ALL);
    let rating = rate(&sukaku, Scale::Full).unwrap();
    // The digits of the puzzle stand alone in their cells, so all that the Sukaku takes beside the puzzle's steps are naked singles.
    assert!(rating.er >= Tenths(20) && rating.er <= Tenths(23), "{rating:?}");
    assert_eq!(rate(&Candidates::new(&Grid::EMPTY), Scale::Full), None);
}

#[test]
fn a_rating_that_is_stopped_says_so_however_late() {
    let position = Candidates::new(&LONG.parse::<Grid>().unwrap());
    let mut questions = 0_u32;
    let rating = rate_while(&position, Scale::Full, &mut || {
        questions += 1;
        true
    });
    assert_eq!(rating, Ok(rate(&position, Scale::Full)));
    for last in [0, 1, questions / 2, questions - 1] {
        let mut asked = 0;
        let stopped = rate_while(&position, Scale::Full, &mut || {
            asked += 1;
            asked <= last
        });
        assert_eq!((stopped, asked), (Err(Stopped), last + 1));
    }
    assert_eq!(rate_while(&Candidates::new(&Grid::EMPTY), Scale::Full, &mut || false), Ok(None), "no puzzle is known at once");
}
