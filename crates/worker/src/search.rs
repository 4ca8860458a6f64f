//! A search by singles and guesses as a list of events: singles, guesses, and guesses that are taken back.

use super::solve::position;
use crate::language::messages;
use nonet_core::board::{CandidateSet, Grid};
use nonet_logic::{Event, Limits, SearchLog, search_log};
use nonet_prose::InEachNotation;
use nonet_protocol::{SearchLine, SearchTrail};
use nonet_tutor::sentences;
use nonet_words::Speech;

/// The greatest number of events that are listed. Nobody reads more.
const LINES: usize = 2_000;

/// Returns the result and the events of a search that ends after this number of solutions.
pub(super) fn search(grid: &Grid, allowed: &CandidateSet, solutions: usize) -> SearchTrail {
    let log = search_log(&position(grid, allowed), Limits { solutions, ..Limits::FIRST });
    // A search for one solution is complete when it finds one. A search for several may have more solutions than it was asked
    // for.
    let is_found = solutions == 1 && matches!(log.events.last(), Some(Event::Solution { .. }));
    SearchTrail {
        summary: sentences::search_summary(&log, messages()),
        lines: lines(&log),
        goes_on: log.events.len() > LINES || !log.complete && !is_found,
    }
}

/// Returns a line for each event, with the number of guesses under which it happened. A guess, and its taking back, are on the
/// level of the event that led to the guess.
fn lines(log: &SearchLog) -> Vec<SearchLine> {
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
        SearchLine {
            depth,
            words: InEachNotation::new(|notation| sentences::event(event, Speech { messages: messages(), notation })),
        }
    };
    log.events.iter().take(LINES).map(line).collect()
}
