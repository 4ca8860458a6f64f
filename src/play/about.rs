//! The card about the open game: its view, as plain values, and its drawing. Nothing in it helps to solve the puzzle.

use crate::{
    controls::Facts,
    play::state::Play,
    session::Session,
    statistics::results,
    text::{self, Text},
};
use yew::prelude::*;

/// The view of the card about the open game.
#[derive(Properties, Clone, PartialEq, Eq, Debug)]
pub struct AboutView {
    /// The name of the game: `Hard`, `Hard of 22 November`, `Own puzzle`.
    pub title: String,
    /// The demands of the game's level: `Fish, wings, colours, rectangles`. None if the level is unknown.
    pub asks: Option<Text>,
    /// The number of cells in which the player entered a digit.
    pub filled: usize,
    /// The number of cells without a given.
    pub of: usize,
    /// Further figures, each as a name and a value: `Best time`, `7:45 in 12 games`.
    pub facts: Vec<(Text, String)>,
}

/// Returns the view of the card.
pub(super) fn about(play: &Play, session: &Session) -> AboutView {
    let game = &play.game;
    let (filled, of) = (game.standing().entered().filled_cells().len(), game.givens().empty_cells().len());
    let stands = if game.grid().empty_cells().is_empty() {
        text::play::FILLED_BUT_WRONG.say() // a game that is right has no such card
    } else {
        text::play::filled_of(filled, of)
    };
    let mut facts = vec![(text::play::FILLED, stands), (text::play::HINTS, game.hint_count().to_string())];
    if let Some(level) = game.level {
        let results = results(session, level);
        let time = |seconds: Option<u32>| seconds.map_or_else(|| text::play::NONE_YET.say(), text::time);
        facts.push((text::returning::best_of(level), time(results.best())));
        if results.times.len() > 2 {
            facts.push((text::play::USUAL_TIME, time(results.median())));
        }
    }
    let days = play.finished.streak(session).now;
    if days > 0 {
        facts.push((text::play::STREAK, text::returning::days(days)));
    }
    AboutView { title: text::returning::which(game, session.today), asks: game.level.map(text::asks), filled, of, facts }
}

/// The card: the name of the game, the demands of its level, and figures about it.
#[component]
pub fn AboutCard(view: &AboutView) -> Html {
    html! {
        <section class="about" aria-label={text::play::ABOUT}>
            <h3 class="about__title">{&view.title}</h3>
            if let Some(asks) = view.asks {
                <p class="note-line">{asks}</p>
            }
            <svg class="about__bar" viewBox={format!("0 0 {} 1", view.of.max(1))} preserveAspectRatio="none" aria-hidden="true">
                <path class="about__filled" d={format!("M0 0h{}v1H0z", view.filled)} />
            </svg>
            <Facts facts={view.facts.clone()} />
        </section>
    }
}
