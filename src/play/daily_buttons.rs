//! The buttons of the daily puzzles.

use crate::{
    action::{Action, PuzzleRequest, ShellAction},
    controls::{Button, ButtonStyle, Icon},
    text,
};
use nonet_game::{Daily, DayMark};
use yew::prelude::*;

/// Draws the buttons of these puzzles as a group of this class. The buttons of solved puzzles have a mark.
pub(super) fn daily_buttons(class: &'static str, puzzles: &[(Daily, DayMark)]) -> Html {
    html! { <div {class} role="group" aria-label={text::play::DAILY}>{for puzzles.iter().map(button)}</div> }
}

fn button(&(daily, mark): &(Daily, DayMark)) -> Html {
    let is_solved = mark >= DayMark::SolvedLater;
    html! {
        <Button
            key={daily.level.name()}
            label={daily.level.name()}
            spoken={if is_solved { text::play::OF_THE_DAY_SOLVED } else { text::play::OF_THE_DAY }}
            icon={is_solved.then_some(Icon::Check)}
            style={ButtonStyle::Quiet}
            action={Action::Shell(ShellAction::NewPuzzle(PuzzleRequest::Day(daily)))}
        />
    }
}
