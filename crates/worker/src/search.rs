//! How the earlier programs' search goes, told as markup: singles, guesses, and where they were taken back, indented by guesses.

use super::solve::position;
use nonet_core::{
    board::{CandidateSet, Grid},
    words::Notation,
};
use nonet_drawing::picture::escaped;
use nonet_logic::{Event, Limits, Trail, trail};
use nonet_protocol::InEachNotation;
use nonet_tutor::en;
use std::rc::Rc;

/// How many lines are told; nobody reads more.
const LINES: usize = 2_000;

/// What lies deeper than so many guesses lies no further to the right.
const DEEPEST: usize = 7;

/// The search for so many solutions: what it came to, and a list of what happened.
pub(super) fn search(grid: &Grid, allowed: &CandidateSet, solutions: usize) -> InEachNotation<Rc<str>> {
    let trail = trail(&position(grid, allowed), Limits { solutions, ..Limits::FIRST });
    InEachNotation::tell(|notation| markup(&trail, solutions, notation).into())
}

fn markup(trail: &Trail, solutions: usize, notation: Notation) -> String {
    let mut standing = 0;
    let mut lines = String::new();
    for event in trail.events.iter().take(LINES) {
        let depth = match event {
            Event::Guess { depth, .. } | Event::TakenBack { depth, .. } => depth.saturating_sub(1),
            Event::Filled { .. } | Event::Impossible { .. } | Event::Solution { .. } => standing,
        };
        standing = match event {
            Event::Guess { depth, .. } => *depth,
            _ => depth,
        };
        lines += &format!("<li class=\"depth-{}\">{}</li>", depth.min(DEEPEST), escaped(&en::event(event, notation)));
    }
    // One solution is all that was asked for; of several there may be more than are told.
    let is_found = solutions == 1 && matches!(trail.events.last(), Some(Event::Solution { .. }));
    if trail.events.len() > LINES || !trail.complete && !is_found {
        lines += "<li>and so on</li>";
    }
    format!(
        "<p class=\"trail__summary\" role=\"status\">{}</p><ol class=\"trail__lines\" tabindex=\"0\" aria-label=\"The search\">{lines}</ol>",
        escaped(&en::trail_summary(trail))
    )
}
