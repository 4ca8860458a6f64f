//! The status of the game: its verdict, its time, and the button to other games.

use crate::{
    action::{Action, Overlay, PlayAction, ShellAction},
    controls::{Button, ButtonStyle, Icon, VerdictCard},
    text,
};
use yew::prelude::*;

/// The status of the game.
#[derive(Properties, Clone, PartialEq, Debug)]
pub struct StatusView {
    /// The status in words: `38 left`, `3 twice in row 4`, `Solved`; or a question: `Which digit to light?`.
    pub words: String,
    /// Whether the status is only the number of empty cells.
    pub counts: bool,
    /// The spoken text: a clash, the end, a pause, the help at its current stage, or else the changes of an undo or a hint. The
    /// number of empty cells is not spoken.
    pub spoken: String,
    /// The name of the game: `Hard`, `Hard of 22 November`. A game without level and date is named by its givens: `26 givens, one
    /// solution`.
    pub about: String,
    /// The time of the game when the page was drawn: `12:47`. None if the time is hidden.
    pub time: Option<String>,
    /// Whether the game is finished.
    pub solved: bool,
    /// Whether the game is paused.
    pub paused: bool,
    /// Whether another tab is playing the game. This tab then only shows it.
    pub elsewhere: bool,
    /// Whether a guess is open.
    pub guess: bool,
}

/// The card with the status.
#[component]
pub fn GameStatus(status: &StatusView) -> Html {
    let StatusView { words, counts, spoken, about, time, solved, paused, elsewhere, guess } = status;
    let about = html! {
        <>
            if *guess {
                {text::play::GUESS_OPEN}
            }
            {about}
        </>
    };
    html! {
        <VerdictCard
            label={text::play::GAME}
            class={classes!(solved.then_some("verdict--complete"))}
            icon={solved.then_some(Icon::Check)}
            words={words.clone()}
            is_count={*counts}
            {about}
            status={spoken.clone()}
        >
            <GameTime time={time.clone()} />
            if !solved {
                <Button
                    label={if *paused { text::play::RESUME } else { text::play::PAUSE }}
                    icon={if *paused { Icon::Play } else { Icon::Pause }}
                    style={ButtonStyle::Bare}
                    action={(!elsewhere).then_some(Action::Play(PlayAction::TogglePause))}
                />
            }
            <Button
                label={text::play::NEW_GAME}
                style={ButtonStyle::Quiet}
                action={Action::Shell(ShellAction::Open(Overlay::Games))}
            />
        </VerdictCard>
    }
}

/// The time of the open game as a context. It changes each second, and only what shows it is drawn anew then. None if it is hidden.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayingTime(pub Option<String>);

#[derive(Properties, PartialEq)]
struct GameTimeProps {
    /// The time when the page was drawn. It is shown where there is no [`PlayingTime`].
    time: Option<String>,
}

/// The time of the open game.
#[component]
fn GameTime(GameTimeProps { time }: &GameTimeProps) -> Html {
    let now = use_context::<PlayingTime>();
    html! {
        if let Some(time) = now.as_ref().map_or(time, |PlayingTime(now)| now) {
            <span
                class={classes!("time", (time.len() > 5).then_some("time--hours"))}
                role="timer"
                translate="no"
                aria-label={text::play::TIME}
            >
                <span class="time__now">{time}</span>
            </span>
        }
    }
}
