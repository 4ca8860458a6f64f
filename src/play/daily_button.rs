//! The button of a daily puzzle.

use crate::{
    action::{Action, PuzzleRequest, ShellAction},
    controls::{Button, ButtonStyle, Icon},
    text,
};
use nonet_game::Daily;
use yew::prelude::*;

/// The props of [`DailyButton`].
#[derive(Properties, PartialEq)]
pub(super) struct DailyButtonProps {
    /// The puzzle.
    pub(super) daily: Daily,
    /// Whether the puzzle is solved.
    pub(super) is_solved: bool,
}

/// The button of a daily puzzle, with a mark if the puzzle is solved.
#[component]
pub(super) fn DailyButton(&DailyButtonProps { daily, is_solved }: &DailyButtonProps) -> Html {
    html! {
        <Button
            label={daily.level.name()}
            spoken={if is_solved { text::play::OF_THE_DAY_SOLVED } else { text::play::OF_THE_DAY }}
            icon={is_solved.then_some(Icon::Check)}
            style={ButtonStyle::Quiet}
            action={Action::Shell(ShellAction::NewPuzzle(PuzzleRequest::Day(daily)))}
        />
    }
}
