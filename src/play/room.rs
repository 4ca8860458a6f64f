//! The Play room.

use super::{
    about::about,
    finish::{finish_card, next_actions},
    games::games,
    hint::hint_card,
    look_back::look_back,
};
use crate::{
    action::{Action, BoardAction, PlayAction, ShellAction},
    board::Board,
    controls::{Button, ButtonStyle, Icon, Keypad, button, highlight_row, icon, icon_button, pictured_button, segments, toolbar},
    state::Overlay,
    view::{GameView, PageView, ToolsView},
};
use yew::prelude::*;

/// The room with this game.
pub fn play_room(view: &PageView, game: &GameView) -> Html {
    // On a small phone what is to be read takes the place of the keys.
    let reads = game.solved || game.hint.is_some();
    html! {
        <main key="play" class={classes!("room", "room--play", reads.then_some("room--sheet"), game.solved.then_some("room--solved"))}>
            <div class="room__board">
                <Board view={view.board.clone()} />
                if game.paused {
                    <div class="paused">
                        {pictured_button("Resume", Icon::Play, ButtonStyle::Primary, Some(Action::Play(PlayAction::Pause(false))))}
                    </div>
                }
            </div>
            <div class="room__side">
                <div class="room__verdict">{status(game)}</div>
                <div class="room__keys">{keys(view, game)}</div>
                <div class="room__actions">
                    {game.finish.as_ref().map_or_else(|| html! { <>{actions(&view.tools)}{highlight_row(view)}</> }, |finish| next_actions(finish, game.look_back.is_some()))}
                </div>
                <div class="room__more">{more(view, game)}</div>
            </div>
        </main>
    }
}

/// The keys, unless another tab plays the game: keys that write nothing would only mislead.
fn keys(view: &PageView, game: &GameView) -> Html {
    if game.elsewhere {
        return html! {
            <div class="elsewhere" role="alert">
                <p>{"This game is being played in another tab. Here it is only shown."}</p>
                {button("Play it here", ButtonStyle::Primary, Action::Play(PlayAction::TakeOver))}
            </div>
        };
    }
    let modes = game.modes.iter().map(|(name, mode)| (*name, *mode == game.mode, Action::Play(PlayAction::Mode(*mode))));
    html! {
        <>
            {segments("mode", "Entry mode", Some("modes"), modes)}
            <Keypad view={view.keypad.clone()} can_erase={view.tools.can_erase} />
        </>
    }
}

/// What was asked for, how the game went, what else could be played, or what is worth knowing of what is played.
fn more(view: &PageView, game: &GameView) -> Html {
    if let Some(hint) = &game.hint {
        return hint_card(hint);
    }
    let content = match (&game.look_back, &game.finish, &game.about_it) {
        (Some(look), ..) => look_back(look),
        (None, Some(finish), _) => finish_card(finish),
        (None, None, Some(it)) => about(it),
        (None, None, None) if game.fresh => games(&view.games),
        (None, None, None) => Html::default(),
    };
    // What is told of a game may be more than there is room for, and has nothing that takes the focus: a keyboard scrolls it itself.
    let stop = game.about_it.is_some().then_some("0");
    html! { <div class="start" tabindex={stop}>{content}</div> }
}

/// How the game stands, its time, and the way to another.
fn status(game: &GameView) -> Html {
    html! {
        <section class={classes!("verdict", game.solved.then_some("verdict--complete"))} aria-label="Game">
            if game.solved {
                <span class="verdict__icon">{icon(Icon::Check)}</span>
            }
            <div class="verdict__text">
                <h2 class={classes!("verdict__words", game.counts.then_some("verdict__words--count"))}>{&game.words}</h2>
                <p class="verdict__count">
                    if game.guess {
                        {"A guess is open · "}
                    }
                    {&game.about}
                </p>
                <p class="hidden" role="status">{&game.spoken}</p>
            </div>
            if let Some(time) = &game.time {
                <span class={classes!("time", (time.len() > 5).then_some("time--hours"))} role="timer" aria-label="Time">
                    <span class="time__now">{time}</span>
                </span>
            }
            if !game.solved {
                <Button
                    label="Pause"
                    icon={Icon::Pause}
                    style={ButtonStyle::Bare}
                    pressed={Some(game.paused)}
                    action={(!game.elsewhere).then_some(Action::Play(PlayAction::TogglePause))}
                />
            }
            {button("New game", ButtonStyle::Quiet, Action::Shell(ShellAction::Open(Overlay::Games)))}
        </section>
    }
}

fn actions(tools: &ToolsView) -> Html {
    toolbar(&html! {
        <>
            {icon_button("Undo", Icon::Undo, tools.can_undo.then_some(Action::Board(BoardAction::Undo)))}
            {icon_button("Redo", Icon::Redo, tools.can_redo.then_some(Action::Board(BoardAction::Redo)))}
            {icon_button("Fill notes", Icon::Candidates, tools.plays.then_some(Action::Play(PlayAction::FillNotes)))}
            {pictured_button("Check", Icon::Check, ButtonStyle::Plain, tools.plays.then_some(Action::Play(PlayAction::Check)))}
            {pictured_button("Hint", Icon::Hint, ButtonStyle::Plain, tools.can_hint.then_some(Action::Play(PlayAction::Hint)))}
            {icon_button("Game menu", Icon::Menu, Some(Action::Shell(ShellAction::Open(Overlay::GameMenu))))}
        </>
    })
}
