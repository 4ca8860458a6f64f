//! A new game, the puzzle of the day, or a game that is kept.

use super::{
    button::{Look, action_button},
    file_button::file_button,
    icon::Icon,
    row::row,
    tag::{Tag, list, tag},
};
use crate::{
    app::{
        action::Action,
        state::{Sheet, Wish},
        view::KeptView,
    },
    board::CellSet,
    engine::Level,
    text::en,
};
use std::fmt::Write;
use yew::prelude::*;

/// The levels, each with what it asks, the day's puzzles, and the kept games.
pub fn games(kept: &[KeptView], onaction: &Callback<Action>) -> Html {
    let level = |level: Level| {
        let row = row(Html::default(), level.name().into(), en::asks(level).into());
        tag("li", "").child(row.press(Action::Wish(Wish::Level(level)), onaction))
    };
    let day = |level: Level| {
        tag("button", "button button--quiet")
            .with("type", "button")
            .words(level.name())
            .child(tag("span", "hidden").words(" of the day"))
            .press(Action::Wish(Wish::Day(level)), onaction)
    };
    let days = tag("div", "games__days").with("role", "group").with("aria-label", "Puzzle of the day");
    let list =
        || tag("ul", "games__kept").children(kept.iter().enumerate().map(|(number, game)| kept_game(number, game, onaction)));
    tag("div", "games")
        .child(title("New game"))
        .child(tag("ul", "games__levels").children(Level::ALL.into_iter().map(level)))
        .child(title("Puzzle of the day"))
        .child(days.children(Level::ALL.into_iter().map(day)))
        .child_if(!kept.is_empty(), || title("Go on with"))
        .child_if(!kept.is_empty(), list)
        .into()
}

/// The same with what keeps games: a backup, and back.
pub fn games_sheet(kept: &[KeptView], onaction: &Callback<Action>) -> Html {
    let tools = tag("div", "games__tools")
        .child(action_button("Backup".into(), None, Look::Quiet, Some(Action::Backup), onaction))
        .child(file_button(onaction))
        .child(action_button("Settings".into(), None, Look::Quiet, Some(Action::Sheet(Sheet::Settings)), onaction));
    list([games(kept, onaction), tools.into()])
}

/// The title of a part of a sheet.
pub(super) fn title(words: &'static str) -> Tag {
    tag("h3", "games__title").words(words)
}

fn kept_game(number: usize, game: &KeptView, onaction: &Callback<Action>) -> Tag {
    let button = tag("button", "row")
        .with("type", "button")
        .child(picture(game))
        .child(tag("span", "row__text").text(game.words.clone().into()))
        .press(Action::Continue(number), onaction);
    let away = format!("Throw away: {}", game.words).into();
    let away = action_button(away, Some(Icon::Clear), Look::Bare, Some(Action::Forget(number)), onaction);
    tag("li", "games__game").child(button).child(away).key(number)
}

/// A small picture: which cells are given, and which were filled.
fn picture(game: &KeptView) -> Tag {
    let path = |class, d| tag("path", class).set("d", d);
    tag("svg", "picture")
        .with("viewBox", "0 0 27 27")
        .with("aria-hidden", "true")
        .child(path("picture__given", squares(game.givens).into()))
        .child(path("picture__entered", squares(game.entered).into()))
        .child(path("picture__lines", "M9 0v27M18 0v27M0 9h27M0 18h27".into()))
}

fn squares(cells: CellSet) -> String {
    cells.iter().fold(String::new(), |mut path, cell| {
        let _ = write!(path, "M{} {}h2v2h-2z", 3 * cell.column_index(), 3 * cell.row_index()); // a string takes everything
        path
    })
}
