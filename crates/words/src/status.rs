//! What is known of a puzzle, in a few words.

use super::{Notation, counted, number_word, thousands};
use nonet_core::{
    board::{Candidates, Grid},
    solver::{DeadEnd, Problem, Reason, SeveralCount, Verdict},
};

/// The fewest givens that can leave one solution (McGuire, Tugemann and Civario, 2012: there is no puzzle with sixteen).
const FEWEST_GIVENS: usize = 17;

/// The status words of a problem, of which `grid` are the filled cells, and the verdict on it: `One solution`, `32 solutions`,
/// `No solution: two 5s in row 1`.
#[must_use]
pub fn status(grid: &Grid, problem: &impl Problem, verdict: &Verdict, notation: Notation) -> String {
    let filled = grid.filled_cells().len();
    match verdict {
        Verdict::One(_) if filled == 81 => "Complete and correct".to_owned(),
        Verdict::One(_) => "One solution".to_owned(),
        Verdict::None(end) if filled == 81 => format!("Complete but wrong: {}", why(&end.reason, notation)),
        Verdict::None(DeadEnd { reason, forced }) => match (reason, forced.len()) {
            (_, 0) => format!("No solution: {}", why(reason, notation)),
            (Reason::NoPlace { .. }, count) => {
                format!(
                    "No solution: after {} there is {}",
                    counted(count, "forced digit", "forced digits"),
                    why(reason, notation)
                )
            }
            (_, count) => {
                format!("No solution: after {} {}", counted(count, "forced digit", "forced digits"), why(reason, notation))
            }
        },
        Verdict::Several { .. } if filled < FEWEST_GIVENS && !rules_out(grid, problem) => {
            format!("{filled} {}, too few for one solution", if filled == 1 { "digit" } else { "digits" })
        }
        Verdict::Several { count: SeveralCount::Exactly(count), .. } => format!("{} solutions", thousands(*count)),
        Verdict::Several { count: SeveralCount::More, .. } => "More than 1,000 solutions".to_owned(),
    }
}

/// Whether the problem rules out more than its digits do. With candidates ruled out, fewer givens can be enough.
fn rules_out(grid: &Grid, problem: &impl Problem) -> bool {
    !Candidates::new(grid).open().is_subset(&problem.domains())
}

/// Why there is no solution: `two 5s in row 1`.
pub fn why(reason: &Reason, notation: Notation) -> String {
    match reason {
        Reason::Clash(clash) => format!("{} {}s in {}", number_word(clash.cells.len()), clash.digit, clash.house),
        Reason::NoCandidate { cell } => format!("{} has no candidate left", notation.name(*cell)),
        Reason::NoPlace { digit, house } => format!("no place for {digit} in {house}"),
        Reason::NoCompletion => "no way to complete it".to_owned(),
    }
}
