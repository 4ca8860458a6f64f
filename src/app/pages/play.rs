//! The Play room: a game of one puzzle.

use crate::app::{
    action::Action,
    components::{
        Board, Dialog, Icon, Keypad, Look, action_button, finish_card, game_menu, games, games_sheet, hint_card, icon, modes,
        settings,
    },
    state::Sheet,
    view::{GameView, PageView},
};
use yew::prelude::*;

/// The room with this game.
pub(super) fn play(view: &PageView, game: &GameView, onaction: &Callback<Action>) -> Html {
    // On a small phone what is to be read takes the place of the keys.
    let reads = game.hint.is_some() || game.solved;
    html! {
        <main class={classes!("room", "room--play", reads.then_some("room--sheet"))}>
            <div class="room__board">
                <Board view={view.board.clone()} onaction={onaction.clone()} />
                if game.paused {
                    <div class="paused">
                        {action_button("Resume".into(), Some(Icon::Play), Look::Primary, Some(Action::Pause(false)), onaction)}
                    </div>
                }
            </div>
            <div class="room__side">
                <div class="room__verdict">
                    {status(game, onaction)}
                    if game.elsewhere {
                        <div class="elsewhere" role="alert">
                            <p>{"This game is open in another tab: what you do here is not kept."}</p>
                            {action_button("Play it here".into(), None, Look::Quiet, Some(Action::TakeOver), onaction)}
                        </div>
                    }
                </div>
                <div class="room__keys">
                    {modes(game.modes, game.mode, onaction)}
                    <Keypad view={view.keypad.clone()} can_erase={view.tools.can_erase} onaction={onaction.clone()} />
                </div>
                <div class="room__actions">{actions(view, onaction)}</div>
                <div class="room__more">
                    if let Some(hint) = &game.hint {
                        {hint_card(hint, onaction)}
                    } else if let Some(finish) = &game.finish {
                        <div class="start">
                            {finish_card(finish)}
                            {games(&view.kept, onaction)}
                        </div>
                    } else if game.fresh {
                        <div class="start">{games(&view.kept, onaction)}</div>
                    }
                </div>
            </div>
            {sheet(view, game, onaction)}
        </main>
    }
}

/// How the game stands, its time, and the way to another.
fn status(game: &GameView, onaction: &Callback<Action>) -> Html {
    html! {
        <section class={classes!("verdict", game.solved.then_some("verdict--complete"))} aria-label="Game">
            if game.solved {
                <span class="verdict__icon">{icon(Icon::Check)}</span>
            }
            <div class="verdict__text">
                <h2 class="verdict__words">{game.pending.map_or_else(|| game.words.clone(), str::to_owned)}</h2>
                <p class="verdict__count">
                    {game.about.clone()}
                    if game.guess {
                        {", a guess is open"}
                    }
                </p>
                <p class="hidden" role="status">{game.spoken.clone()}</p>
            </div>
            if let Some(time) = &game.time {
                <span class="time" role="timer" aria-label="Time">{time.clone()}</span>
            }
            if !game.solved {
                {action_button("Pause".into(), Some(Icon::Pause), Look::Bare, (!game.paused).then_some(Action::TogglePause), onaction)}
            }
            {action_button("New game".into(), None, Look::Quiet, Some(Action::Sheet(Sheet::Games)), onaction)}
        </section>
    }
}

fn actions(view: &PageView, onaction: &Callback<Action>) -> Html {
    let tools = view.tools;
    let buttons = [
        ("Undo", Icon::Undo, Look::Bare, tools.can_undo, Action::Undo),
        ("Redo", Icon::Redo, Look::Bare, tools.can_redo, Action::Redo),
        ("Fill notes", Icon::Candidates, Look::Bare, true, Action::FillNotes),
        ("Check", Icon::Check, Look::Plain, true, Action::Check),
        ("Hint", Icon::Hint, Look::Plain, true, Action::Hint),
        ("Game menu", Icon::Menu, Look::Bare, true, Action::Sheet(Sheet::More)),
    ];
    let button = |(label, picture, look, enabled, action): (&'static str, _, _, bool, _)| {
        action_button(label.into(), Some(picture), look, enabled.then_some(action), onaction)
    };
    html! {
        <div class="toolbar" role="group" aria-label="Actions" onmousedown={|event: MouseEvent| event.prevent_default()}>
            {for buttons.into_iter().map(button)}
        </div>
    }
}

/// What is open over the room.
fn sheet(view: &PageView, game: &GameView, onaction: &Callback<Action>) -> Html {
    let (title, content) = match game.sheet {
        Sheet::None => ("", Html::default()),
        Sheet::Games => ("Games", games_sheet(&view.kept, onaction)),
        Sheet::Settings => ("Settings", settings(&view.settings, onaction)),
        Sheet::More => ("Game menu", game_menu(game, &view.tools, onaction)),
    };
    html! {
        <Dialog {title} open={game.sheet != Sheet::None} onclose={onaction.reform(|()| Action::Sheet(Sheet::None))}>{content}</Dialog>
    }
}
