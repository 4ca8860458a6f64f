//! The answers to questions about a game: hints, reasons and the review.

use crate::language::messages;
use nonet_core::{
    board::{Candidate, Candidates, Grid},
    solver,
};
use nonet_game::{RuledOut, Standing, Truth, save};
use nonet_logic::Options;
use nonet_prose::{Advice, Reviewed, WhyNot};
use nonet_protocol::Player;
use nonet_tutor::{coach, explain};

/// Returns the hint for a player.
pub(super) fn hint(player: &Player, unique: bool) -> Advice {
    let Some(truth) = truth(&player.givens) else { return Advice::Stuck };
    let advice = coach::advise_at(&player.givens, &standing(player), player.last, &truth, &options(unique));
    advice.map(|hint| explain::hint(&hint, messages()))
}

/// Returns the reason why a candidate is false. If the puzzle has no single solution, the player's own eliminations are not used,
/// since they can't be checked.
pub(super) fn why_not(player: &Player, candidate: Candidate, unique: bool) -> WhyNot {
    let at = match truth(&player.givens) {
        Some(truth) => coach::position(&player.givens, &standing(player), &truth),
        None => Candidates::new(&player.givens),
    };
    explain::why_not(candidate, &coach::why_not(candidate, &at, &options(unique)), &at, messages())
}

/// Returns the reviewed moves of a saved game. Empty if the game can't be read or its puzzle has no single solution.
pub(super) fn review(game: &str, unique: bool) -> Vec<Reviewed> {
    let Ok(game) = save::load(game) else { return Vec::new() };
    let Some(truth) = truth(game.givens()) else { return Vec::new() };
    coach::review(&game, &truth, &options(unique))
}

fn truth(givens: &Grid) -> Option<Truth> {
    Truth::new(givens, &solver::verdict(givens, givens))
}

fn standing(player: &Player) -> Standing {
    let &Player { entered, notes, struck, by_step, complete, .. } = player;
    Standing::of(entered, notes, RuledOut { struck, by_step, complete })
}

fn options(unique: bool) -> Options {
    Options::default().with_unique(unique)
}
