//! The rating of Sudoku Explainer 1.2.1: what the original itself says of puzzles and steps.
#![allow(clippy::unwrap_used)] // helpers of tests may

use nonet_core::board::Grid;
use nonet_se::{Path, Rating, Scale, Stopped, Tenths, rate};

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
        assert_eq!(rate(&grid, Scale::Full), Some(expected), "{puzzle}");
        if !without.is_empty() {
            let rating = rate(&grid, Scale::WithoutUniqueness).unwrap();
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
            path = puzzle.parse().ok().map(|grid| Path::new(&grid, Scale::Full));
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
    let solved = "143986257679425381285731694962354178357618942418279563821567439796143825534892716".parse().unwrap();
    assert_eq!(rate(&solved, Scale::Full), Some(Rating::default()));
    let nothing_fits = "013986257679425381285731694962354178357618942418279563821567439796143825534892716".parse().unwrap();
    for grid in [nothing_fits, Grid::EMPTY] {
        assert_eq!(rate(&grid, Scale::Full), None);
    }
    let mut path = Path::new(&nothing_fits, Scale::Full);
    while path.step(&mut || true).unwrap().is_some() {}
    assert_eq!(path.rating().er, Tenths(200));
}

/// A puzzle whose path needs nested chains.
const LONG: &str = "000000000000001023001045000000000000000230060005006400000780000030000000260000500";

#[test]
fn a_stopped_path_goes_on_where_it_stood() {
    let grid: Grid = LONG.parse().unwrap();
    let mut whole = Path::new(&grid, Scale::Full);
    let mut halting = Path::new(&grid, Scale::Full);
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
