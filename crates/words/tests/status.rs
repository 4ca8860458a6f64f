//! The status of a puzzle, in words.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a test fails so

use nonet_core::{
    board::{CandidateSet, Cell, Digit, Grid},
    solver::verdict,
};
use nonet_words::{Speech, status};

#[test]
fn a_verdict_is_said_in_the_status_words() {
    let full = "468735192352619784791842356839274615126583947547961823684127539913456278275398461";
    let blank = "0".repeat(81);
    for (line, words) in [
        ("060000190002610004701000000000070010006083000540060003080027039000400078000000400", "One solution"),
        ("000000200058006000000300085010470600900000507007039040760008000000900810009000000", "32 solutions"),
        ("000000000058006000000000000010470600900000507007039040760008000000000810009000000", "More than 1,000 solutions"),
        (&blank, "0 digits, too few for one solution"),
        (&format!("5{}", &blank[1..]), "1 digit, too few for one solution"),
        (&format!("505{}", &blank[3..]), "No solution: two 5s in row 1"),
        (&format!("123456780{}9{}", &blank[..17], &blank[27..]), "No solution: r1c9 has no candidate left"),
        (full, "Complete and correct"),
        (&full.replacen('4', "6", 1), "Complete but wrong: two 6s in row 1"),
    ] {
        let grid: Grid = line.parse().expect(line);
        assert_eq!(status(&grid, &grid, &verdict(&grid, &grid), Speech::english()), words, "{line}");
    }
}

/// Seventeen givens are needed only where nothing but givens rules candidates out.
#[test]
fn candidates_that_are_ruled_out_stand_in_for_givens() {
    let problem = CandidateSet::ALL - CandidateSet::of_digit(Digit::D1, "r1c1".parse::<Cell>().unwrap().into());
    let words = status(&Grid::EMPTY, &problem, &verdict(&Grid::EMPTY, &problem), Speech::english());
    assert_eq!(words, "More than 1,000 solutions");
}
