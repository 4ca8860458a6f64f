//! What is told of Sudoku Explainer's path is what that path does.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // in a test these are how it fails

use nonet_core::{
    board::{CandidateSet, Candidates, Grid},
    words::Notation,
};
use nonet_logic::se::{Path, Scale};
use nonet_tutor::told;
use std::collections::BTreeSet;

const RATINGS: &str = include_str!("../../logic/tests/data/se/ratings.csv");

#[test]
fn each_step_is_told_with_what_it_does_and_draws_only_what_is_there() {
    let mut rules = BTreeSet::new();
    for line in RATINGS.lines().skip(3).step_by(3) {
        let grid: Grid = line.split(',').next().unwrap().parse().unwrap();
        let (mut path, mut at) = (Path::new(&grid, Scale::Full), Candidates::new(&grid));
        while let Ok(Some(step)) = path.step(&mut || true) {
            let told = told::explainer_step(&step, None, &at);
            let (mut after, mut told_after) = (at.clone(), at.clone());
            step.take(&mut after);
            told.apply(&mut told_after);
            assert_eq!(after, told_after, "{step}");
            assert!(told.parts.iter().all(|(candidates, _)| *candidates - *at.open() == CandidateSet::EMPTY), "{step}");
            let wording = told.wording.of(Notation::RowColumn);
            let proof: Vec<String> = wording.proof.iter().map(ToString::to_string).collect();
            assert!(proof.len() >= 3 && proof.iter().all(|line| line.ends_with('.')), "{proof:?}");
            let [first, .., last] = &proof[..] else { panic!("{step}") };
            assert!(first.contains(&step.rating.to_string()) && first.contains(&told.technique.title), "{first}");
            let placed = step.placement.map(|it| Notation::RowColumn.equation(it));
            assert!(placed.is_none_or(|placed| last.contains(&placed)), "{last}: {step}");
            rules.insert(told.technique.title);
            at = after;
        }
        assert!(at.grid().is_solved(), "{line}");
    }
    assert!(rules.len() > 20, "{rules:?}");
}
