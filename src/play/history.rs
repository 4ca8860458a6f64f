//! The games that are finished: each can be looked at and gone through once more.

use super::games::{deleted_game, picture};
use crate::{
    action::{Action, PlayAction},
    controls::{Icon, Row, icon_button, row_words},
    view::KeptGameView,
};
use yew::prelude::*;

/// The list, or that there are none.
pub fn history_list(games: &[KeptGameView]) -> Html {
    html! {
        <div class="games">
            if games.is_empty() {
                <p class="note-line">{"A game that you finish is kept here, to be looked at and gone through once more."}</p>
            }
            <ul class="games__kept">{for games.iter().map(finished_game)}</ul>
        </div>
    }
}

fn finished_game(game: &KeptGameView) -> Html {
    if game.deleted {
        return deleted_game(game);
    }
    let words = format!("{}, {}", game.words, game.detail);
    html! {
        <li key={game.id.to_string()} class="games__game">
            <Row action={Action::Play(PlayAction::Continue(game.id))}>
                {picture(game)}
                {row_words(game.words.clone(), game.detail.clone())}
            </Row>
            if !game.open {
                {icon_button(format!("Delete: {words}"), Icon::Clear, Some(Action::Play(PlayAction::Bin(game.id))))}
            }
        </li>
    }
}
