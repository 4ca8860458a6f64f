//! Measures how long the search for a minimal puzzle of SE 8.0 to 8.5 with half-turn symmetry takes within some masks:
//! `vicinity SEEDS`.

use nonet_core::board::{Cell, CellSet, Grid};
use nonet_generator::{Bounds, Seed, Symmetry, Vicinity};
use std::{env, time::Instant};

/// A name, and whether the cell of a row and a column may be given.
type Mask = (&'static str, fn(usize, usize) -> bool);

const MASKS: [Mask; 5] = [
    ("chessboard", |row, column| (row + column).is_multiple_of(2)),
    ("edges of the boxes", |row, column| (row % 3 + column % 3) % 2 == 1),
    ("diagonal stripes", |row, column| [1, 2, 5, 6].contains(&((row + column) % 9))),
    ("frame and cross", |row, column| row.abs_diff(4) == 4 || column.abs_diff(4) == 4 || row == 4 || column == 4),
    ("all cells", |_, _| true),
];

fn main() {
    let seeds = env::args().nth(1).and_then(|seeds| seeds.parse().ok()).unwrap_or(10);
    for (name, may_be_given) in MASKS {
        let mask: CellSet = Cell::all().filter(|cell| may_be_given(cell.row_index(), cell.column_index())).collect();
        let symmetry = Symmetry::HalfTurn;
        println!("{name}: {} cells", symmetry.interior(mask).len());
        for seed in 0..seeds {
            let vicinity = Vicinity {
                start: Grid::EMPTY,
                mask,
                locked: CellSet::EMPTY,
                symmetry,
                minimal: true,
                level: None,
                explainer: Bounds { least: 80, most: 85 },
            };
            let (begun, mut exchanges) = (Instant::now(), 0);
            let found = vicinity.search(Seed(seed), &mut |progress| {
                exchanges = progress.attempts;
                true
            });
            let found = match found {
                Ok(Some(found)) => format!("{}, SE {}", found.puzzle.givens(), found.explainer.er),
                Ok(None) => "none".to_owned(),
                Err(why) => why.to_string(),
            };
            println!("  seed {seed}: {:.2} s, {exchanges} exchanges: {found}", begun.elapsed().as_secs_f32());
        }
    }
}
