//! Solvers behind one question: how many solutions has this line of 81 characters, counted up to two?

#[cfg(target_arch = "wasm32")]
mod exports;
mod generators;
mod permute;
#[cfg(feature = "tdoku")]
mod tdoku;

pub use generators::{GENERATORS, Generator, givens, is_minimal};
pub use permute::permuted;

/// Asks one of the solvers.
pub type Solver = fn(&str) -> usize;

/// The names of the solvers, and the functions that ask them. Ours is the first.
pub const SOLVERS: [(&str, Solver); 2] = [("nonet", nonet), ("sudoku", sudoku)];

/// The solvers that are timed natively: also tdoku, if it is compiled in.
#[must_use]
pub fn native_solvers() -> Vec<(&'static str, Solver)> {
    #[allow(unused_mut)] // without tdoku nothing is added
    let mut solvers = SOLVERS.to_vec();
    #[cfg(feature = "tdoku")]
    solvers.push(("tdoku", tdoku::count));
    solvers
}

fn nonet(line: &str) -> usize {
    line.as_bytes().try_into().map_or(0, |line: &[u8; 81]| nonet_core::solver::count(line, 2) as usize)
}

fn sudoku(line: &str) -> usize {
    sudoku::Sudoku::from_str_line(line).map_or(0, |grid| grid.solutions_count_up_to(2))
}

/// The first line on which the solvers disagree, or for which `nonet` gives a grid that isn't a solution of it.
pub fn disagreement<'a>(lines: impl IntoIterator<Item = &'a str>, solvers: &[Solver]) -> Option<&'a str> {
    let agree = |line: &str| solvers.windows(2).all(|two| two[0](line) == two[1](line));
    lines.into_iter().find(|line| !agree(line) || !is_solved_rightly(line))
}

fn is_solved_rightly(line: &str) -> bool {
    let Ok(line) = <&[u8; 81]>::try_from(line.as_bytes()) else { return false };
    let Some(solution) = nonet_core::solver::any_solution(line) else { return nonet_core::solver::count(line, 1) == 0 };
    let solved = solution.to_string();
    let keeps_givens = line.iter().zip(solved.bytes()).all(|(&given, digit)| !(b'1'..=b'9').contains(&given) || given == digit);
    keeps_givens && solution.grid().is_solved()
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINES: [&str; 3] = [
        "060000190002610004701000000000070010006083000540060003080027039000400078000000400",
        "000000200058006000000300085010470600900000507007039040760008000000900810009000000",
        ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........",
    ];

    #[test]
    fn the_solvers_agree() {
        for (name, solver) in native_solvers() {
            assert_eq!(LINES.map(solver), [1, 2, 0], "{name}");
        }
        let solvers: Vec<Solver> = native_solvers().into_iter().map(|(_, solver)| solver).collect();
        assert_eq!(disagreement(LINES, &solvers), None);
    }

    #[test]
    fn a_broken_solver_is_noticed() {
        assert_eq!(disagreement(LINES, &[|_| 1, sudoku]), Some(LINES[1]));
        assert_eq!(disagreement(LINES, &[nonet, sudoku, |line| nonet(line).max(1)]), Some(LINES[2]));
    }

    #[test]
    fn permuted_puzzles_have_as_many_solutions() {
        for line in LINES {
            let permuted = permuted(&[line], 7);
            assert_ne!(permuted, [line]);
            assert_eq!(nonet(&permuted[0]), nonet(line));
        }
    }
}
