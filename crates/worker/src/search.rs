//! How the search of the earlier programs goes: singles, guesses, and where they are taken back.

use super::solve::position;
use nonet_core::board::{CandidateSet, Grid};
use nonet_logic::{Event, Limits, Trail, trail};
use nonet_protocol::{InEachNotation, SearchLine, SearchTrail};
use nonet_tutor::en;

/// How many lines are told; nobody reads more.
const LINES: usize = 2_000;

/// The search for so many solutions: what it came to, and a list of what happened.
pub(super) fn search(grid: &Grid, allowed: &CandidateSet, solutions: usize) -> SearchTrail {
    let trail = trail(&position(grid, allowed), Limits { solutions, ..Limits::FIRST });
    // One solution is all that was asked for; of several there may be more than are told.
    let is_found = solutions == 1 && matches!(trail.events.last(), Some(Event::Solution { .. }));
    SearchTrail {
        summary: en::trail_summary(&trail),
        lines: lines(&trail),
        goes_on: trail.events.len() > LINES || !trail.complete && !is_found,
    }
}

/// A line for each event, with the number of guesses that stand when it happens. A guess lies beside what led to it, and where it is
/// taken back.
fn lines(trail: &Trail) -> Vec<SearchLine> {
    let mut standing = 0;
    let line = |event: &Event| {
        let depth = match event {
            Event::Guess { depth, .. } | Event::TakenBack { depth, .. } => depth.saturating_sub(1),
            Event::Filled { .. } | Event::Impossible { .. } | Event::Solution { .. } => standing,
        };
        standing = match event {
            Event::Guess { depth, .. } => *depth,
            _ => depth,
        };
        SearchLine { depth, words: InEachNotation::tell(|notation| en::event(event, notation)) }
    };
    trail.events.iter().take(LINES).map(line).collect()
}
