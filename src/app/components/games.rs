//! A new game, the puzzle of the day, or a game that is kept.

use super::{
    button::{Look, action_button},
    file_button::file_button,
    icon::Icon,
    row::row,
    tag::{Tag, list, tag},
};
use crate::app::{
    action::Action,
    state::{RestoredGame, Sheet, Wish},
    text::en::{self, keeping},
    view::{KeptView, ShelfView},
};
use nonet_core::{Level, board::CellSet};
use nonet_game::archive::GameId;
use std::fmt::Write;
use yew::prelude::*;

/// The levels, each with what it asks, the day's puzzles, and the kept games.
pub fn games(shelf: &ShelfView, onaction: &Callback<Action>) -> Html {
    let ShelfView { kept, bin, unreadable } = shelf;
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
    let list = || tag("ul", "games__kept").children(kept.iter().map(|game| kept_game(game, onaction)));
    let binned = || {
        tag("details", "games__more")
            .child(tag("summary", "").text(format!("Bin ({})", bin.len()).into()))
            .child(tag("p", "note-line").words("Deleted games stay here for 30 days."))
            .child(tag("ul", "games__kept").children(bin.iter().map(|game| binned_game(game, onaction))))
    };
    let unread = || {
        tag("details", "games__more")
            .child(tag("summary", "").text(format!("Can't be read ({})", unreadable.len()).into()))
            .child(tag("p", "note-line").words("They are kept as they are, and can be saved as files."))
            .child(tag("ul", "games__kept").children(unreadable.iter().map(|(id, words)| unreadable_game(*id, words, onaction))))
    };
    tag("div", "games")
        .child(title("New game"))
        .child(tag("ul", "games__levels").children(Level::ALL.into_iter().map(level)))
        .child(title("Puzzle of the day"))
        .child(days.children(Level::ALL.into_iter().map(day)))
        .child_if(!kept.is_empty(), || title("Go on with"))
        .child_if(!kept.is_empty(), list)
        .child_if(!bin.is_empty(), binned)
        .child_if(!unreadable.is_empty(), unread)
        .into()
}

/// The same with what keeps games: a backup, and back.
pub fn games_sheet(shelf: &ShelfView, onaction: &Callback<Action>) -> Html {
    let tools = tag("div", "games__tools")
        .child(action_button("Backup".into(), None, Look::Quiet, Some(Action::Backup), onaction))
        .child(file_button(onaction))
        .child(action_button("Settings".into(), None, Look::Quiet, Some(Action::Sheet(Sheet::Settings)), onaction));
    list([games(shelf, onaction), tools.into()])
}

/// The title of a part of a sheet.
pub(super) fn title(words: &'static str) -> Tag {
    tag("h3", "games__title").words(words)
}

fn kept_game(game: &KeptView, onaction: &Callback<Action>) -> Tag {
    if game.deleted {
        let words = tag("span", "row__text")
            .child(tag("span", "").text(game.words.clone().into()))
            .child(tag("span", "row__detail").with("role", "status").words(keeping::BINNED));
        let undo = action_button("Undo".into(), None, Look::Quiet, Some(Action::PutBack(game.id)), onaction);
        return tag("li", "games__game").child(tag("div", "row row--still").child(picture(game)).child(words)).child(undo);
    }
    let button = tag("button", "row")
        .with("type", "button")
        .child(picture(game))
        .child(tag("span", "row__text").text(game.words.clone().into()))
        .press(Action::Continue(game.id), onaction);
    let delete = format!("Delete: {}", game.words).into();
    let delete = action_button(delete, Some(Icon::Clear), Look::Bare, Some(Action::Bin(game.id)), onaction);
    tag("li", "games__game").child(button).child(delete)
}

fn binned_game(game: &KeptView, onaction: &Callback<Action>) -> Tag {
    let words = tag("span", "row__text").text(game.words.clone().into());
    let back = action_button("Put back".into(), None, Look::Quiet, Some(Action::PutBack(game.id)), onaction);
    tag("li", "games__game").child(tag("div", "row row--still").child(picture(game)).child(words)).child(back)
}

fn unreadable_game(id: GameId, words: &str, onaction: &Callback<Action>) -> Tag {
    let words = tag("span", "row__text").text(words.to_owned().into());
    let save = action_button("Save as file".into(), None, Look::Quiet, Some(Action::TakeOut(id)), onaction);
    tag("li", "games__game").child(tag("div", "row row--still").child(words)).child(save)
}

/// What became of each game of a backup.
pub fn restored_games(games: &[RestoredGame]) -> Html {
    let line = |game: &RestoredGame| {
        tag("li", "")
            .child(tag("span", "row__title").text(game.words.clone().into()))
            .child(tag("span", "row__detail").words(game.fate))
    };
    tag("ul", "restored").children(games.iter().map(line)).into()
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
