//! The Play room: a game of one puzzle.

use crate::app::{
    action::Action,
    components::{
        Board, Icon, Keypad, Look, action_button, action_row, figures, finish_card, games, hint_card, icon, modes, part, tag,
    },
    state::Sheet,
    text::en,
    view::{GameView, PageView, ToolsView},
};
use yew::prelude::*;

/// The room with this game.
pub(super) fn play(view: &PageView, game: &GameView, onaction: &Callback<Action>) -> Html {
    // On a small phone what is to be read takes the place of the keys.
    let class = match (game.solved, &game.hint) {
        (true, _) => "room room--play room--sheet room--solved",
        (false, Some(_)) => "room room--play room--sheet",
        (false, None) => "room room--play",
    };
    let paused = || {
        tag("div", "paused").child(action_button(
            "Resume".into(),
            Some(Icon::Play),
            Look::Primary,
            Some(Action::Pause(false)),
            onaction,
        ))
    };
    let elsewhere = || {
        tag("div", "elsewhere")
            .with("role", "alert")
            .child(tag("p", "").words("This game is being played in another tab. Here it is only shown."))
            .child(action_button("Play it here".into(), None, Look::Primary, Some(Action::TakeOver), onaction))
    };
    let board = html! { <Board view={view.board.clone()} onaction={onaction.clone()} /> };
    let keypad = html! { <Keypad view={view.keypad.clone()} can_erase={view.tools.can_erase} onaction={onaction.clone()} /> };
    let modes = part((game.modes, game.mode), |(all, now), onaction| modes(all, *now, onaction), onaction);
    // Keys that write nothing would only mislead.
    let keys = tag("div", "room__keys");
    let keys = if game.elsewhere { keys.child(elsewhere()) } else { keys.child(modes).child(keypad) };
    let side = tag("div", "room__side")
        .child(tag("div", "room__verdict").child(status(game, onaction)))
        .child(keys)
        .child(tag("div", "room__actions").child(part(view.tools, actions, onaction)))
        .child(tag("div", "room__more").child(more(view, game, onaction)));
    tag("main", class).child(tag("div", "room__board").child(board).child_if(game.paused, paused)).child(side).into()
}

fn more(view: &PageView, game: &GameView, onaction: &Callback<Action>) -> Html {
    if let Some(hint) = &game.hint {
        return hint_card(hint, onaction);
    }
    if let Some(finish) = &game.finish {
        return tag("div", "start").child(finish_card(finish, onaction)).child(part(view.shelf.clone(), games, onaction)).into();
    }
    if game.fresh { tag("div", "start").child(part(view.shelf.clone(), games, onaction)).into() } else { Html::default() }
}

/// How the game stands, its time, and the way to another.
fn status(game: &GameView, onaction: &Callback<Action>) -> Html {
    let about = tag("p", "verdict__count").text(game.about.clone().into());
    let about = if game.guess { about.words(", a guess is open") } else { about };
    let words = tag("h2", "verdict__words");
    let words = match game.left {
        Some(left) => {
            words.set("aria-label", game.words.clone().into()).child(figures("verdict__left", left, true)).words(en::LEFT)
        }
        None => words.text(game.words.clone().into()),
    };
    let text = tag("div", "verdict__text")
        .child(words)
        .child(about)
        .child(tag("p", "hidden").with("role", "status").text(game.spoken.clone().into()));
    let time = |time: &String| {
        let class = if time.len() > 5 { "time time--hours" } else { "time" };
        let now = tag("span", "time__now").text(time.clone().into());
        tag("span", class).with("role", "timer").with("aria-label", "Time").child(now).into()
    };
    let pause =
        || action_button("Pause".into(), Some(Icon::Pause), Look::Bare, (!game.paused).then_some(Action::TogglePause), onaction);
    tag("section", if game.solved { "verdict verdict--complete" } else { "verdict" })
        .with("aria-label", "Game")
        .child_if(game.solved, || tag("span", "verdict__icon").child(icon(Icon::Check)))
        .child(text)
        .child(game.time.as_ref().map_or_else(Html::default, time))
        .child_if(!game.solved, pause)
        .child(action_button("New game".into(), None, Look::Quiet, Some(Action::Sheet(Sheet::Games)), onaction))
        .into()
}

fn actions(tools: &ToolsView, onaction: &Callback<Action>) -> Html {
    let buttons = [
        ("Undo", Icon::Undo, Look::Bare, tools.can_undo, Action::Undo),
        ("Redo", Icon::Redo, Look::Bare, tools.can_redo, Action::Redo),
        ("Fill notes", Icon::Candidates, Look::Bare, true, Action::FillNotes),
        ("Check", Icon::Check, Look::Plain, true, Action::Check),
        ("Hint", Icon::Hint, Look::Plain, true, Action::Hint),
        ("Game menu", Icon::Menu, Look::Bare, true, Action::Sheet(Sheet::More)),
    ];
    action_row(&buttons, onaction).into()
}
