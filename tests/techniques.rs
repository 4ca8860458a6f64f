//! Each technique against its table: positions, and every step that the technique finds there. `UPDATE_EXPECT=1` rewrites the
//! tables; read the diff as you would read code.
//!
//! A table is `techniques/NAME.txt`: a comment on where the position comes from, `grid` and 81 cells (`+` before a digit that was
//! placed, not given), `without` and candidates that have been ruled out (`5r1c2`, digit first), and the steps.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a test fails so

use nonet::{
    board::{Candidate, CandidateSet, Candidates, Cell, CellSet, Digit, Grid},
    engine::{Options, Technique, steps_of},
};
use std::{env, fs, path::PathBuf};

fn table_of(technique: Technique) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "techniques", &format!("{technique}.txt")].iter().collect()
}

/// The filled grid, and which of its cells were given.
fn grid(text: &str) -> (Grid, CellSet) {
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
    (grid, givens)
}

fn candidate(text: &str) -> Candidate {
    let digit = text.chars().next().and_then(Digit::from_char).expect("a digit first");
    Candidate::new(text[1..].parse().expect("then a cell"), digit)
}

/// The table as it ought to be: the same comments and positions, and the steps that are found now.
fn rewritten(technique: Technique, table: &str) -> String {
    let mut out = String::new();
    let mut position: Option<Candidates> = None;
    let mut lines = table.lines().peekable();
    while let Some(line) = lines.next() {
        if let Some(text) = line.strip_prefix("grid ") {
            let (grid, givens) = grid(text);
            position = Some(Candidates::with_givens(&grid, givens));
        } else if let Some(text) = line.strip_prefix("without ") {
            let removed: CandidateSet = text.split(' ').map(candidate).collect();
            position.as_mut().expect("a grid first").eliminate(&removed);
        } else if line.starts_with("  ") {
            continue; // a step: it is found again
        }
        out.push_str(line);
        out.push('\n');
        let more = lines.peek().is_some_and(|next| next.starts_with("without "));
        if let Some(position) = position.as_ref().filter(|_| (line.starts_with("grid ") || line.starts_with("without ")) && !more)
        {
            for step in steps_of(technique, position, &Options::UNIQUE) {
                out.push_str(&format!("  {} | {:?}\n", step.effect, step.evidence));
            }
        }
    }
    out
}

#[test]
fn each_technique_finds_what_its_table_says() {
    let update = env::var_os("UPDATE_EXPECT").is_some();
    for technique in Technique::ALL {
        let path = table_of(technique);
        let table = fs::read_to_string(&path).unwrap_or_else(|_| panic!("{technique} has no table {}", path.display()));
        let found = rewritten(technique, &table);
        assert!(found.lines().any(|line| line.starts_with("  ")), "{technique}: its table has no case with a step");
        if update {
            fs::write(&path, &found).unwrap();
        } else {
            assert_eq!(found, table, "{technique}: UPDATE_EXPECT=1 accepts what is found");
        }
    }
}

/// No table without a technique: a renamed one takes its table along.
#[test]
fn each_table_belongs_to_a_technique() {
    let folder = table_of(Technique::FullHouse).parent().unwrap().to_owned();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().and_then(|name| name.to_str()).unwrap().to_owned();
        assert!(name.parse::<Technique>().is_ok(), "{}", path.display());
    }
}
