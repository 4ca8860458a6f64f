//! The Play room.

use super::{finish::FinishCard, games::games, hint::HintCard};
use crate::{
    action::{Action, BoardAction, PlayAction, ShellAction},
    board::Board,
    controls::{Button, ButtonStyle, Icon, Keypad, highlight_row, icon, segments, toolbar},
    state::Overlay,
    view::{GameView, PageView, ToolsView},
};
use yew::prelude::*;

/// The room with this game.
pub fn play_room(view: &PageView, game: &GameView) -> Html {
    // On a small phone what is to be read takes the place of the keys.
    let reads = game.solved || game.hint.is_some();
    html! {
        <main class={classes!("room", "room--play", reads.then_some("room--sheet"), game.solved.then_some("room--solved"))}>
            <div class="room__board">
                <Board view={view.board.clone()} />
                if game.paused {
                    <div class="paused">
                        <Button label="Resume" icon={Icon::Play} style={ButtonStyle::Primary} action={Action::Play(PlayAction::Pause(false))} />
                    </div>
                }
            </div>
            <div class="room__side">
                <div class="room__verdict">{status(game)}</div>
                <div class="room__keys">{keys(view, game)}</div>
                <div class="room__actions">{actions(&view.tools)}{highlight_row(view)}</div>
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
                <Button label="Play it here" style={ButtonStyle::Primary} action={Action::Play(PlayAction::TakeOver)} />
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

/// What was asked for, how the game went, or what else could be played.
fn more(view: &PageView, game: &GameView) -> Html {
    if let Some(hint) = &game.hint {
        return html! { <HintCard view={hint.clone()} /> };
    }
    if !game.fresh && game.finish.is_none() {
        return Html::default();
    }
    html! {
        <div class="start">
            if let Some(finish) = &game.finish {
                <FinishCard view={finish.clone()} />
            }
            {games(&view.games)}
        </div>
    }
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
                    {&game.about}
                    if game.guess {
                        {", a guess is open"}
                    }
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
                    action={(!game.paused).then_some(Action::Play(PlayAction::TogglePause))}
                />
            }
            <Button label="New game" style={ButtonStyle::Quiet} action={Action::Shell(ShellAction::Open(Overlay::Games))} />
        </section>
    }
}

fn actions(tools: &ToolsView) -> Html {
    toolbar(&html! {
        <>
            <Button label="Undo" icon={Icon::Undo} style={ButtonStyle::Bare} action={tools.can_undo.then_some(Action::Board(BoardAction::Undo))} />
            <Button label="Redo" icon={Icon::Redo} style={ButtonStyle::Bare} action={tools.can_redo.then_some(Action::Board(BoardAction::Redo))} />
            <Button label="Fill notes" icon={Icon::Candidates} style={ButtonStyle::Bare} action={Action::Play(PlayAction::FillNotes)} />
            <Button label="Check" icon={Icon::Check} action={Action::Play(PlayAction::Check)} />
            <Button label="Hint" icon={Icon::Hint} action={Action::Play(PlayAction::Hint)} />
            <Button label="Game menu" icon={Icon::Menu} style={ButtonStyle::Bare} action={Action::Shell(ShellAction::Open(Overlay::GameMenu))} />
        </>
    })
}
