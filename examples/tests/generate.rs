//! Tests of the example `generate` as a program: its output and exit status.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used)] // helpers of tests may

mod program;

use nonet_core::{
    board::{Candidates, Grid},
    solver::{Solutions, solve},
};
use nonet_generator::{Symmetry, canonical};
use nonet_logic::{Options, rate};
use program::example;
use std::{
    collections::BTreeSet,
    path::PathBuf,
    process::{Command, Output},
    sync::LazyLock,
};

static PROGRAM: LazyLock<PathBuf> = LazyLock::new(|| example("generate"));

fn generate(arguments: &str) -> Output {
    Command::new(&*PROGRAM).args(arguments.split_whitespace()).output().unwrap()
}

/// Returns the rows of the output without the header, split at commas.
fn rows_of(arguments: &str) -> Vec<Vec<String>> {
    let output = generate(arguments);
    assert_eq!(output.status.code(), Some(0), "{arguments}");
    let text = String::from_utf8(output.stdout).unwrap();
    assert_eq!(text.lines().next(), Some("puzzle,solution,level,score,hardest,givens,seed"));
    text.lines().skip(1).map(|line| line.split(',').map(str::to_owned).collect()).collect()
}

#[test]
fn every_row_says_the_truth_of_its_puzzle() {
    for (arguments, level) in [
        ("--seed 1 --count 6 --level easy", "Easy"),
        ("--seed 1 --count 6 --level Medium --symmetry full", "Medium"),
        ("--seed 1 --count 6 --level HARD --technique x-wing", "Hard"),
        ("--count 6 --level UnFair --seed 1 --technique Sue_De_Coq --symmetry Half_Turn", "Unfair"),
        ("--seed 18446744073709551615 --count 6 --level extreme", "Extreme"),
    ] {
        let rows = rows_of(arguments);
        let mut forms = BTreeSet::new();
        for row in &rows {
            let givens: Grid = row[0].parse().unwrap();
            let rating = rate(&Candidates::new(&givens), &Options::UNIQUE).unwrap();
            let Solutions::One(solution) = solve(&givens) else { panic!("{arguments}") };
            let said = [
                solution.to_string(),
                level.to_owned(),
                rating.score.to_string(),
                rating.hardest.unwrap().to_string(),
                givens.filled_cells().len().to_string(),
            ];
            assert_eq!(row[1..6], said, "{arguments}");
            assert_eq!(rating.level.to_string(), level);
            assert!(forms.insert(canonical(&givens).values()));
        }
        assert_eq!(rows.len(), 6, "{arguments}");
    }
}

#[test]
fn the_technique_and_the_symmetry_are_there() {
    for row in rows_of("--seed 5 --count 4 --level hard --technique SWORDFISH --symmetry Diagonal") {
        let givens: Grid = row[0].parse().unwrap();
        let rating = rate(&Candidates::new(&givens), &Options::UNIQUE).unwrap();
        assert!(rating.counts.iter().any(|(technique, _)| technique.name() == "swordfish"));
        assert_eq!(Symmetry::Diagonal.closure(givens.filled_cells()), givens.filled_cells());
    }
}

#[test]
fn the_same_arguments_give_the_same_bytes_and_each_row_can_be_made_again() {
    let arguments = "--seed 7 --count 5 --level hard";
    let output = generate(arguments);
    assert_eq!(output, generate(arguments));
    assert_ne!(output, generate("--seed 8 --count 5 --level hard"));
    let rows = rows_of(arguments);
    assert_eq!(rows[0][6], "7");
    for row in &rows {
        assert_eq!(rows_of(&format!("--seed {} --count 1 --level hard", row[6]))[0], *row);
    }
    assert_eq!(rows_of("--seed 7 --count 0 --level hard").len(), 0);
}

#[test]
fn names_are_read_in_any_case_with_hyphens_or_underscores() {
    let expected = generate("--seed 3 --count 1 --level hard --technique xy_wing --symmetry half_turn");
    let output = generate("--seed 3 --count 1 --level HARD --technique XY-Wing --symmetry half-turn");
    assert!(expected.status.success());
    assert_eq!(output.stdout, expected.stdout);
}

#[test]
fn wrong_usage_ends_with_2_and_says_why() {
    for arguments in [
        "",
        "--seed 1 --count 1",
        "--seed 1 --level easy",
        "--count 1 --level easy",
        "--seed -1 --count 1 --level easy",
        "--seed 1 --count x --level easy",
        "--seed 1 --count 1 --level harder",
        "--seed 1 --count 1 --level",
        "--seed 1 --count 1 --level easy --technique dragon",
        "--seed 1 --count 1 --level easy --symmetry round",
        "--seed 1 --count 1 --level easy --book yes",
        "--seed 1 --count 1 --level easy --technique swordfish",
    ] {
        let output = generate(arguments);
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{arguments}");
        let said = String::from_utf8(output.stderr).unwrap();
        let expected = if arguments.ends_with("swordfish") { "error: no easy puzzle needs swordfish" } else { "error: " };
        assert!(said.starts_with(expected), "{arguments}: {said}");
    }
}
