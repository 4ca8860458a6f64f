//! Tests that Sudoku Explainer's path does what is told of it.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // in a test these are how it fails

use nonet_core::board::{CandidateSet, Candidates, Grid};
use nonet_se::{Path, Scale};
use nonet_tutor::explain;
use nonet_words::{Notation, english};
use std::collections::BTreeSet;

const RATINGS: &str = include_str!("../../se/tests/data/ratings.csv");

#[test]
fn each_step_is_told_with_what_it_does_and_draws_only_what_is_there() {
    let mut rules = BTreeSet::new();
    for line in RATINGS.lines().skip(3).step_by(3) {
        let grid: Grid = line.split(',').next().unwrap().parse().unwrap();
        let mut at = Candidates::new(&grid);
        let mut path = Path::new(&at, Scale::Full);
        while let Ok(Some(step)) = path.step(&mut || true) {
            let explained = explain::explainer_step(&step, None, &at, english()).unwrap();
            let (mut after, mut told_after) = (at.clone(), at.clone());
            step.apply(&mut after);
            explained.apply(&mut told_after);
            assert_eq!(after, told_after, "{step}");
            assert!(explained.parts.iter().all(|(candidates, _)| *candidates - *at.open() == CandidateSet::EMPTY), "{step}");
            let wording = explained.wording.of(Notation::RowColumn);
            let proof: Vec<String> = wording.proof.iter().map(ToString::to_string).collect();
            assert!(proof.len() >= 3 && proof.iter().all(|line| line.ends_with('.')), "{proof:?}");
            let [first, .., last] = &proof[..] else { panic!("{step}") };
            assert!(first.contains(&step.rating.to_string()) && first.contains(&explained.title), "{first}");
            let placed = step.placement.map(|it| Notation::RowColumn.equation(it));
            assert!(placed.is_none_or(|placed| last.contains(&placed)), "{last}: {step}");
            rules.insert(explained.title);
            at = after;
        }
        assert!(at.grid().is_solved(), "{line}");
    }
    assert!(rules.len() > 20, "{rules:?}");
}

/// The digit of an XY-wing comes into a pincer; the pivot of an XYZ-wing has it too.
#[test]
fn a_wing_is_told_with_the_cells_that_have_its_digit() {
    for (line, title, words) in [
        (
            "309000400200709000087000000750060230600904008028050041000000590000106007006000104",
            "XY-Wing",
            "Whatever r2c5 holds, 6 comes into one of r2c8 and r3c4.",
        ),
        (
            "961000382000000000200319005605020908000030000800507001004703200009000800700050003",
            "XYZ-Wing",
            "Whatever r9c8 holds, 1 comes into one of r2c8, r9c7 and r9c8.",
        ),
    ] {
        let grid: Grid = line.parse().unwrap();
        let mut at = Candidates::new(&grid);
        let mut path = Path::new(&at, Scale::Full);
        let wing = loop {
            let step = path.step(&mut || true).unwrap().unwrap();
            if step.pattern.rule() == title {
                break explain::explainer_step(&step, None, &at, english()).unwrap();
            }
            step.apply(&mut at);
        };
        assert_eq!(wing.wording.of(Notation::RowColumn).proof[1].to_string(), words);
    }
}
