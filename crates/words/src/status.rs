//! The status of a puzzle, in a few words.

use super::Speech;
use nonet_core::{
    board::{Candidates, Grid},
    solver::{COUNT_LIMIT, DeadEnd, Problem, Reason, SeveralCount, Verdict},
};

/// The fewest givens that can leave one solution (McGuire, Tugemann and Civario, 2012: there is no puzzle with sixteen).
const FEWEST_GIVENS: usize = 17;

/// The status words of a problem, of which `grid` are the filled cells, and the verdict on it: `One solution`, `32 solutions`,
/// `No solution: two 5s in row 1`.
#[must_use]
pub fn status(grid: &Grid, problem: &impl Problem, verdict: &Verdict, speech: Speech<'_>) -> String {
    let (filled, messages) = (grid.filled_cells().len(), speech.messages);
    match verdict {
        Verdict::One(_) if filled == 81 => messages.verdict_complete(),
        Verdict::One(_) => messages.verdict_one(),
        Verdict::None(end) if filled == 81 => messages.verdict_wrong(why(&end.reason, speech)),
        Verdict::None(DeadEnd { reason, forced }) => match (reason, forced.len()) {
            (_, 0) => messages.verdict_none(why(reason, speech)),
            (Reason::NoPlace { .. }, count) => messages.verdict_none_after_there_is(count, why(reason, speech)),
            (_, count) => messages.verdict_none_after(count, why(reason, speech)),
        },
        Verdict::Several { .. } if filled < FEWEST_GIVENS && !rules_out(grid, problem) => messages.verdict_too_few(filled),
        Verdict::Several { count: SeveralCount::Exactly(count), .. } => messages.verdict_several(speech.number(*count)),
        Verdict::Several { count: SeveralCount::More, .. } => messages.verdict_more(speech.number(COUNT_LIMIT)),
    }
}

/// Whether the problem rules out more than its digits do. With candidates ruled out, fewer givens can be enough.
fn rules_out(grid: &Grid, problem: &impl Problem) -> bool {
    !Candidates::new(grid).open().is_subset(&problem.domains())
}

/// The reason why there is no solution: `two 5s in row 1`.
pub fn why(reason: &Reason, speech: Speech<'_>) -> String {
    let messages = speech.messages;
    match reason {
        Reason::Clash(clash) => {
            let often = clash.cells.len();
            messages.verdict_clash(messages.number_word(often), clash.digit.to_string(), speech.house(clash.house))
        }
        Reason::NoCandidate { cell } => messages.verdict_no_candidate(speech.notation.name(*cell)),
        Reason::NoPlace { digit, house } => messages.verdict_no_place(digit.to_string(), speech.house(*house)),
        Reason::NoCompletion => messages.verdict_no_completion(),
    }
}
