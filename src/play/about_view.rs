//! What is worth knowing of a game while it is played, as plain values: nothing of it helps to solve the puzzle.

use super::finish_view::{results, streak};
use crate::{
    state::State,
    text::en::{self, returning},
};

/// What is worth knowing of the open game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AboutView {
    /// `Hard`, `Hard of 22 November`, `Own puzzle`.
    pub title: String,
    /// What its level asks: `Fish, wings, colours, rectangles`.
    pub asks: Option<&'static str>,
    /// How many cells are filled of those that were empty.
    pub filled: usize,
    /// How many those are.
    pub of: usize,
    /// What else there is to say, each with its name: `Best time`, `7:45 in 12 games`.
    pub facts: Vec<(&'static str, String)>,
}

/// The open game.
pub(super) fn about(state: &State) -> AboutView {
    let game = &state.play.game;
    let (filled, of) = (game.standing().entered().filled().len(), game.givens().empty().len());
    let mut facts = vec![("Filled", format!("{filled} of {of}")), ("Hints", game.hint_count().to_string())];
    if let Some(level) = game.level {
        let results = results(state, level);
        let time = |seconds: Option<u32>| seconds.map_or_else(|| "none yet".to_owned(), en::time);
        facts.push((returning::best_of(level), time(results.best())));
        if results.times.len() > 2 {
            facts.push(("Usual time", time(results.median())));
        }
    }
    if game.daily.is_some() {
        facts.push(("Streak", returning::days(streak(state).now)));
    }
    AboutView { title: returning::which(game, state.session.making.day), asks: game.level.map(en::asks), filled, of, facts }
}
