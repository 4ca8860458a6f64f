//! The text format in which a [`SolveBoard`] is stored.
//!
//! The text has 81 characters for the cells in reading order: `1` to `9` for a given, `a` to `i` for an entered and `A` to `I`
//! for a solved digit 1 to 9, and `0` for an empty cell. Then follow, each after a bar, the candidates that the player or a
//! candidate grid rules out and the candidates that steps ruled out: `5r1c1 7r1c1`.

use super::solve_board::{Mark, SolveBoard};
use nonet_core::board::{CandidateSet, Cell, CellSet, Digit, Grid};
use std::{fmt, str::FromStr};
use thiserror::Error;

/// The error for a text that is no board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("the text is no board")]
pub struct NoSolveBoard;

impl fmt::Display for SolveBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |first: u8, digit: Digit| char::from(first + digit.value() - 1);
        for cell in Cell::all() {
            let mark = match self.mark(cell) {
                Mark::Empty => '0',
                Mark::Given(digit) => letter(b'1', digit),
                Mark::Entered(digit) => letter(b'a', digit),
                Mark::Solved(digit) => letter(b'A', digit),
            };
            write!(f, "{mark}")?;
        }
        for set in [self.barred(), self.removed()] {
            let names: Vec<String> = set.iter().map(|candidate| candidate.to_string()).collect();
            write!(f, "|{}", names.join(" "))?;
        }
        Ok(())
    }
}

impl FromStr for SolveBoard {
    type Err = NoSolveBoard;
    fn from_str(text: &str) -> Result<SolveBoard, NoSolveBoard> {
        let mut parts = text.split('|');
        let marks: Vec<char> = parts.next().unwrap_or_default().chars().collect();
        if marks.len() != Cell::all().count() {
            return Err(NoSolveBoard);
        }
        let (mut grid, mut givens, mut solved) = (Grid::EMPTY, CellSet::EMPTY, CellSet::EMPTY);
        for (cell, mark) in Cell::all().zip(marks) {
            grid[cell] = read_mark(mark)?;
            match mark {
                '1'..='9' => givens = givens.with(cell),
                'A'..='I' => solved = solved.with(cell),
                _ => {}
            }
        }
        let barred = read_candidates(parts.next().unwrap_or_default())?;
        let removed = read_candidates(parts.next().unwrap_or_default())?;
        Ok(SolveBoard::of_parts(grid, givens, solved, barred, removed))
    }
}

/// Returns the digit that a character stands for, or None for an empty cell.
fn read_mark(mark: char) -> Result<Option<Digit>, NoSolveBoard> {
    let first = match mark {
        '0' => return Ok(None),
        '1'..='9' => '1',
        'a'..='i' => 'a',
        'A'..='I' => 'A',
        _ => return Err(NoSolveBoard),
    };
    Ok(u8::try_from(u32::from(mark) - u32::from(first)).ok().and_then(|number| Digit::new(number + 1)))
}

fn read_candidates(text: &str) -> Result<CandidateSet, NoSolveBoard> {
    text.split_whitespace().map(|name| name.parse().map_err(|_| NoSolveBoard)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_core::board::{Candidate, Candidates, DigitSet};
    use proptest::prelude::*;

    const SEED_1: &str = "043080250600000000000001094900004070000608000010200003820500000000000005034090710";

    #[test]
    fn every_part_is_written_and_read_back() {
        let grid: Grid = SEED_1.parse().unwrap();
        let cell = |name: &str| name.parse::<Cell>().unwrap();
        let mut allowed = Candidates::new(&grid).possible();
        allowed.remove(Candidate::new(cell("r1c1"), Digit::D7));
        let board = SolveBoard::of_givens(&grid).with_allowed(&allowed).with_entered(cell("r2c2"), Some(Digit::D5));
        let mut position = board.position();
        position.place(cell("r9c1"), Digit::D5);
        position.eliminate(&CandidateSet::of(Candidate::new(cell("r2c3"), Digit::D9)));
        let board = board.after_steps(&position);
        let text = board.to_string();
        assert!(text.starts_with("043080250") && text.ends_with("|7r1c1|9r2c3"), "{text}");
        assert_eq!(text.parse(), Ok(board));
        assert_eq!(SolveBoard::EMPTY.to_string().parse(), Ok(SolveBoard::EMPTY));
    }

    #[test]
    fn what_is_no_board_is_refused() {
        let line = "0".repeat(81);
        for text in [
            "",
            "0",
            &line[1..],
            &format!("{line}0"),
            &line.replacen('0', "x", 1),
            &format!("{line}|5r0c1"),
            &format!("{line}||x"),
        ] {
            assert_eq!(text.parse::<SolveBoard>(), Err(NoSolveBoard), "{text}");
        }
        assert_eq!(line.parse(), Ok(SolveBoard::EMPTY));
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn any_text_is_refused_or_stable(text in "[0-9a-iA-I]{81}(\\|([1-9]r[1-9]c[1-9] ?){0,5}){0,2}") {
            if let Ok(board) = text.parse::<SolveBoard>() {
                prop_assert_eq!(board.to_string().parse(), Ok(board));
                let _ = (board.position(), board.problem().digits_in(Cell::all().next().unwrap()) == DigitSet::EMPTY);
            }
        }
    }
}
