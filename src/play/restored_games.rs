//! The outcome of restoring a backup.

use crate::action::RestoredGame;
use std::rc::Rc;
use yew::prelude::*;

/// The props of [`RestoredGames`].
#[derive(Properties, PartialEq)]
pub struct RestoredGamesProps {
    /// The games and lists of the backup.
    pub games: Rc<Vec<RestoredGame>>,
}

/// The list of outcomes, one for each game and each collection of the backup.
#[component]
pub fn RestoredGames(RestoredGamesProps { games }: &RestoredGamesProps) -> Html {
    html! {
        <ul class="restored">
            for (number, game) in games.iter().enumerate() {
                <li key={number}>
                    <span class="row__title">{&game.words}</span>
                    <span class="row__detail">{&*game.fate}</span>
                </li>
            }
        </ul>
    }
}
