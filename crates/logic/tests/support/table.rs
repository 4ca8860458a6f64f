//! The tables of `tests/techniques`: a comment on where a position comes from, `grid` and 81 cells (`+` before a digit that was
//! placed, not given), `without` and candidates that have been ruled out (`5r1c2`, digit first), and the steps.

use nonet_core::board::{Candidate, CandidateSet, Candidates, Cell, CellSet, Digit, Grid};
use nonet_logic::Technique;
use std::{fs, path::PathBuf};

/// The path of the table of a technique.
pub(crate) fn path(technique: Technique) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "..", "logic", "tests", "techniques", &format!("{technique}.txt")].iter().collect()
}

/// The table of a technique.
pub(crate) fn read(technique: Technique) -> String {
    let path = path(technique);
    fs::read_to_string(&path).unwrap_or_else(|_| panic!("{technique} has no table {}", path.display()))
}

/// The positions of a table.
pub(crate) fn positions(table: &str) -> Vec<Candidates> {
    let mut positions: Vec<Candidates> = Vec::new();
    for line in table.lines() {
        if let Some(text) = line.strip_prefix("grid ") {
            positions.push(grid(text));
        } else if let Some(text) = line.strip_prefix("without ") {
            let removed: CandidateSet = text.split(' ').map(candidate).collect();
            positions.last_mut().expect("a grid first").eliminate(&removed);
        }
    }
    positions
}

/// The position of 81 cells, `+` before a digit that was placed.
pub(crate) fn grid(text: &str) -> Candidates {
    let (mut grid, mut givens) = (Grid::EMPTY, CellSet::EMPTY);
    let (mut cells, mut given) = (Cell::all(), true);
    for ch in text.chars() {
        if ch == '+' {
            given = false;
            continue;
        }
        let cell = cells.next().expect("81 cells");
        grid[cell] = Digit::from_char(ch);
        if given && grid[cell].is_some() {
            givens |= CellSet::of(cell);
        }
        given = true;
    }
    assert!(cells.next().is_none(), "81 cells: {text}");
    Candidates::with_givens(&grid, givens)
}

/// A candidate, digit first: `5r1c2`.
fn candidate(text: &str) -> Candidate {
    let digit = text.chars().next().and_then(Digit::from_char).expect("a digit first");
    Candidate::new(text[1..].parse().expect("then a cell"), digit)
}
