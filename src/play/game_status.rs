//! The status of the game: its verdict, its time, and the button to other games.

use super::view::StatusView;
use crate::{
    action::{Action, Overlay, PlayAction, ShellAction},
    controls::{Button, ButtonStyle, Icon, VerdictCard},
    text,
};
use yew::prelude::*;

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
            if let Some(time) = time {
                <span class={classes!("time", (time.len() > 5).then_some("time--hours"))} role="timer" translate="no" aria-label={text::play::TIME}>
                    <span class="time__now">{time}</span>
                </span>
            }
            if !solved {
                <Button
                    label={if *paused { text::play::GO_ON_PLAYING } else { text::play::PAUSE }}
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
