//! Two generators behind one request: a random puzzle with one solution of which no given can be left out.

use nonet_generator::Seed;
use sudoku::{Sudoku, board::Symmetry};

/// Makes the puzzle with this number, as a line of 81 characters. Only ours is the same each time.
pub type Generator = fn(u64) -> String;

/// The names of the generators, and the functions that ask them. Ours is the first.
pub const GENERATORS: [(&str, Generator); 2] = [("nonet", nonet), ("sudoku", sudoku)];

fn nonet(number: u64) -> String {
    nonet_generator::minimal(Seed(number)).map_or_else(String::new, |puzzle| puzzle.givens().to_string())
}

fn sudoku(_: u64) -> String {
    Sudoku::generate_with_symmetry(Symmetry::None).to_str_line().to_string()
}

/// The number of givens of a puzzle.
pub fn givens(line: &str) -> usize {
    line.bytes().filter(|byte| (b'1'..=b'9').contains(byte)).count()
}

/// Whether a line is a puzzle with one solution of which no given can be left out, by both solvers.
pub fn is_minimal(line: &str) -> bool {
    let without = |at: usize| format!("{}.{}", &line[..at], &line[at + 1..]);
    let filled = line.bytes().enumerate().filter(|(_, byte)| (b'1'..=b'9').contains(byte));
    let solutions = |line: &str| crate::SOLVERS.map(|(_, solver)| solver(line));
    line.len() == 81 && solutions(line) == [1, 1] && filled.into_iter().all(|(at, _)| solutions(&without(at)) == [2, 2])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_make_minimal_puzzles() {
        for (name, generator) in GENERATORS {
            assert!((0..50).map(generator).all(|line| is_minimal(&line)), "{name}");
        }
        assert!(!is_minimal("143986257679425381285731694962354178357618942418279563821567439796143825534892716"));
    }
}
