//! The solver by its behaviour: against a slow search that is plainly right, under every symmetry, and guess by guess.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a test fails so

use expect_test::expect_file;
use nonet_core::{
    board::{CandidateSet, Candidates, Cell, Digit, Grid},
    solver::{Problem, Verdict, completing_givens, count, count_with, redundant_givens, solutions, true_candidates, verdict},
};
use proptest::{prelude::*, sample::subsequence};
use std::{
    collections::HashSet,
    fs,
    path::{Path, PathBuf},
};

const SETS: [&str; 8] = [
    "easy",
    "random_minimal",
    "17_clue",
    "magictour_top1465",
    "hardest_11plus",
    "hardest_1106",
    "two_or_more_solutions",
    "random_invalid",
];

fn in_project(file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(file)
}

fn set(name: &str) -> Vec<Grid> {
    let text = fs::read_to_string(in_project(&format!("tests/data/lists/{name}.txt"))).unwrap();
    text.lines().map(|line| line.parse().unwrap()).collect()
}

/// Counts solutions in the plainest way: the first empty cell with the fewest digits, each digit that no peer holds.
fn slowly_counted(grid: &Grid, limit: u64) -> u64 {
    if grid.clashes().next().is_some() {
        return 0;
    }
    let Some(cell) = grid.empty_cells().iter().min_by_key(|&cell| 9 - grid.peer_digits(cell).len()) else { return 1 };
    let seen = grid.peer_digits(cell);
    let mut found = 0;
    for digit in Digit::ALL {
        if found < limit && !seen.contains(digit) {
            found += slowly_counted(&grid.with(cell, Some(digit)), limit - found);
        }
    }
    found
}

/// Of each set: how many lines have no solution, one, and more, and how many guesses it takes to tell.
#[test]
fn counts_and_guesses_are_as_recorded() {
    let report: String = SETS
        .iter()
        .map(|name| {
            let (mut lines, mut guesses) = ([0; 3], 0);
            for grid in set(name) {
                let found = count_with(&grid, 2, &mut |_| true);
                lines[found.solutions as usize] += 1;
                guesses += found.guesses;
            }
            let [none, one, more] = lines;
            format!("{name}: {none} none, {one} one, {more} more; {guesses} guesses\n")
        })
        .collect();
    expect_file!["data/solver.txt"].assert_eq(&report);
}

#[test]
fn samples_are_counted_as_a_plain_search_counts_them() {
    for name in SETS {
        for grid in set(name).iter().step_by(100) {
            assert_eq!(count(grid, 2), slowly_counted(grid, 2), "{name}: {grid}");
            assert_eq!(count(&Candidates::new(grid), 2), count(grid, 2), "{name}: {grid}");
        }
    }
    for grid in set("two_or_more_solutions").iter().step_by(50) {
        let exactly = slowly_counted(grid, 300);
        assert_eq!(count(grid, 300), exactly, "{grid}");
        assert_eq!(solutions(grid).take(300).count() as u64, exactly, "{grid}");
    }
}

#[test]
fn the_first_thousand_solutions_of_the_empty_grid() {
    let first: Vec<_> = solutions(&Grid::EMPTY).take(1_000).collect();
    assert!(first.iter().all(|solution| solution.grid().is_solved()));
    let lines: Vec<String> = first.iter().map(ToString::to_string).collect();
    assert!(lines.is_sorted());
    assert_eq!(lines.iter().collect::<HashSet<_>>().len(), 1_000);
}

#[test]
fn two_equal_givens_never_have_a_solution() {
    for a in Cell::all() {
        for b in a.peers() {
            let grid = Grid::EMPTY.with(a, Some(Digit::D5)).with(b, Some(Digit::D5));
            assert_eq!(count_with(&grid, 1, &mut |_| true).guesses, 0, "{grid}");
            assert_eq!(count(&grid, 1), 0, "{grid}");
        }
    }
}

#[test]
fn a_full_grid_with_one_wrong_digit_has_no_solution() {
    let solved = *solutions(&Grid::EMPTY).next().unwrap().grid();
    assert_eq!(count(&solved, 2), 1);
    for cell in Cell::all() {
        for digit in Digit::ALL.into_iter().filter(|&digit| Some(digit) != solved[cell]) {
            assert_eq!(count(&solved.with(cell, Some(digit)), 1), 0, "{digit} in {cell}");
        }
    }
}

/// Grids on which solvers are known to get lost: few givens and no solution, the contradiction far from where one looks first.
#[test]
fn nasty_grids_are_told_in_few_guesses() {
    let nasty = [
        (".................................................................................", 2),
        ("..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9", 1),
        (".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........", 0),
        ("9..8...........5............2..1...3.1.....6....4...7.7.86.........3.1..4.....2..", 1),
        ("..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3..", 0),
        (".9.3....1....8..46......8..4.5.6..3...32756...6..1.9.4..1......58..2....2....7.6.", 0),
        ("....41....6.....2...2......32.6.........5..417.......2......23..48......5.1..2...", 0),
        ("9..1....4.14.3.8....3....9....7.8..18....3..........3..21....7...9.4.5..5...16..3", 0),
        (".4.1..35.............2.5......4.89..26.....12.5.3....7..4...16.6....7....1..8..2.", 0),
        ("..1....3.....65.9............39.....4.......8......5......38.2......6...1.72.....", 2),
    ];
    for (line, solutions) in nasty {
        let grid: Grid = line.parse().unwrap();
        let found = count_with(&grid, 2, &mut |_| true);
        assert_eq!(found.solutions, solutions, "{line}");
        assert!(found.guesses < 3_000, "{line}: {}", found.guesses);
    }
}

/// A way of looking at a grid that leaves it the same problem: digits renamed, lines moved, turned over the diagonal.
#[derive(Debug, Clone)]
struct View {
    digits: Vec<usize>,
    rows: Vec<usize>,
    columns: Vec<usize>,
    transposed: bool,
}

impl View {
    fn of(&self, grid: &Grid) -> Grid {
        let mut view = Grid::EMPTY;
        for (cell, digit) in grid.iter() {
            let (row, column) = (self.rows[cell.row_index()], self.columns[cell.column_index()]);
            let place = if self.transposed { Cell::new(column, row) } else { Cell::new(row, column) };
            view[place.unwrap()] = Some(Digit::ALL[self.digits[digit.index()]]);
        }
        view
    }
}

/// Orders of nine lines that keep the threes of a band or stack together.
fn orders_of_lines() -> impl Strategy<Value = Vec<usize>> {
    let threes = || Just(vec![0, 1, 2]).prop_shuffle();
    (threes(), threes(), threes(), threes()).prop_map(|(outer, a, b, c)| {
        let inner = [a, b, c];
        outer.iter().flat_map(|&three| inner[three].iter().map(move |line| 3 * three + line)).collect()
    })
}

fn views() -> impl Strategy<Value = View> {
    let digits = Just((0..9).collect::<Vec<_>>()).prop_shuffle();
    (digits, orders_of_lines(), orders_of_lines(), any::<bool>()).prop_map(|(digits, rows, columns, transposed)| View {
        digits,
        rows,
        columns,
        transposed,
    })
}

/// Some line of some set, some of its givens, and perhaps another digit somewhere.
fn grids() -> impl Strategy<Value = Grid> {
    let sets: Vec<Vec<Grid>> = SETS.iter().map(|name| set(name)).collect();
    let line = (0..SETS.len(), any::<prop::sample::Index>()).prop_map(move |(set, line)| *line.get(&sets[set]));
    line.prop_flat_map(|grid| {
        let givens: Vec<Cell> = grid.filled_cells().iter().collect();
        let kept = subsequence(givens.clone(), givens.len().saturating_sub(6)..=givens.len());
        (kept, 0..81usize, 0..9usize, any::<bool>()).prop_map(move |(kept, cell, digit, slip)| {
            let grid = grid.within(kept.into_iter().collect());
            if slip { grid.with(Cell::from_index(cell).unwrap(), Some(Digit::ALL[digit])) } else { grid }
        })
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn every_view_of_a_grid_has_as_many_solutions(grid in grids(), view in views()) {
        let solutions = count(&grid, 200);
        prop_assert_eq!(count(&view.of(&grid), 200), solutions);
        let found = redundant_givens(&grid).len();
        prop_assert_eq!(redundant_givens(&view.of(&grid)).len(), found);
    }

    #[test]
    fn what_is_said_of_a_grid_follows_from_its_solutions(grid in grids()) {
        let all: Vec<CandidateSet> = solutions(&grid).take(51).map(|solution| Problem::domains(solution.grid())).collect();
        prop_assume!(all.len() <= 50);
        prop_assert_eq!(count(&grid, 51), all.len() as u64);
        let occurring = all.iter().fold(CandidateSet::EMPTY, |union, solution| union | *solution);
        prop_assert_eq!(true_candidates(&grid), occurring);
        let once = occurring.iter().filter(|&candidate| all.iter().filter(|solution| solution.contains(candidate)).count() == 1);
        prop_assert_eq!(completing_givens(&grid), once.collect());
        match verdict(&grid, &Candidates::new(&grid)) {
            Verdict::None(_) => prop_assert!(all.is_empty()),
            Verdict::One(solution) => prop_assert_eq!(vec![Problem::domains(solution.grid())], all),
            Verdict::Several { first, second, differing, .. } => {
                prop_assert_eq!([first, second].map(|solution| Problem::domains(solution.grid())), [all[0], all[1]]);
                let several: Vec<Cell> = Cell::all().filter(|&cell| occurring.digits_in(cell).len() > 1).collect();
                prop_assert_eq!(differing.iter().collect::<Vec<_>>(), several);
            }
        }
    }
}
