//! A new game, or one that is kept.

use super::{
    button::{Look, action_button},
    file_button::file_button,
    icon::Icon,
};
use crate::{
    app::{action::Action, state::Sheet, view::KeptView},
    board::CellSet,
    engine::Level,
};
use std::fmt::Write;
use yew::prelude::*;

/// The levels and the kept games.
pub fn games(kept: &[KeptView], onaction: &Callback<Action>) -> Html {
    html! {
        <div class="games">
            <h3 class="games__title">{"New game"}</h3>
            <div class="games__levels" role="group" aria-label="New game">
                {for Level::ALL.map(|level| action_button(level.name().into(), None, Look::Plain, Some(Action::NewGame(level)), onaction))}
            </div>
            if !kept.is_empty() {
                <h3 class="games__title">{"Go on with"}</h3>
                <ul class="games__kept">{for kept.iter().enumerate().map(|(number, game)| kept_game(number, game, onaction))}</ul>
            }
        </div>
    }
}

/// The same with what keeps games: a backup, and back.
pub fn games_sheet(kept: &[KeptView], onaction: &Callback<Action>) -> Html {
    html! {
        <>
            {games(kept, onaction)}
            <div class="games__tools">
                {action_button("Backup".into(), None, Look::Quiet, Some(Action::Backup), onaction)}
                {file_button(onaction)}
                {action_button("Settings".into(), None, Look::Quiet, Some(Action::Sheet(Sheet::Settings)), onaction)}
            </div>
        </>
    }
}

fn kept_game(number: usize, game: &KeptView, onaction: &Callback<Action>) -> Html {
    html! {
        <li class="games__game" key={number}>
            <button class="row" type="button" onclick={onaction.reform(move |_| Action::Continue(number))}>
                {picture(game)}
                <span class="row__text">{game.words.clone()}</span>
            </button>
            {action_button(format!("Throw away: {}", game.words).into(), Some(Icon::Clear), Look::Bare, Some(Action::Forget(number)), onaction)}
        </li>
    }
}

/// A small picture: which cells are given, and which were filled.
fn picture(game: &KeptView) -> Html {
    html! {
        <svg class="picture" viewBox="0 0 27 27" aria-hidden="true">
            <path class="picture__given" d={squares(game.givens)} />
            <path class="picture__entered" d={squares(game.entered)} />
            <path class="picture__lines" d="M9 0v27M18 0v27M0 9h27M0 18h27" />
        </svg>
    }
}

fn squares(cells: CellSet) -> String {
    cells.iter().fold(String::new(), |mut path, cell| {
        let _ = write!(path, "M{} {}h2v2h-2z", 3 * cell.column_index(), 3 * cell.row_index()); // a string takes everything
        path
    })
}
