//! The toolbar of the Solve room: the main actions in a row, and the rarer ones in a menu.

use super::{more_menu::MoreMenu, view::SolveTools};
use crate::{
    action::{Action, BoardAction, ShellAction, SolveAction},
    controls::{Button, ButtonStyle, HistoryButtons, Icon, Switch, Toolbar},
    text,
};
use yew::prelude::*;

/// The props of a [`SolveToolbar`].
#[derive(Properties, PartialEq)]
pub struct SolveToolbarProps {
    /// The state of the buttons.
    pub tools: SolveTools,
    /// Whether the highlight row is shown on small screens.
    pub highlighting: bool,
    /// Whether the keys are folded away.
    pub folded: bool,
    /// Whether the keys can't be folded away, because the room needs them.
    pub keys_stay: bool,
}

/// The toolbar: the three ways on from a puzzle, and what is rarer. All keep their places, whatever the board says.
#[component]
pub fn SolveToolbar(&SolveToolbarProps { tools, highlighting, folded, keys_stay }: &SolveToolbarProps) -> Html {
    html! {
        <Toolbar>
            <div class="toolbar__main">
                <Button
                    label={text::solve::PLAY_IT}
                    icon={Icon::Play}
                    action={tools.can_play.then_some(Action::Shell(ShellAction::PlayThis))}
                    why={tools.no_game}
                />
                <Button
                    label={text::solve::STEP}
                    icon={Icon::Step}
                    style={ButtonStyle::Primary}
                    action={tools.can_step.then_some(Action::Board(BoardAction::Step))}
                />
                <Button
                    label={text::solve::SOLVE}
                    icon={Icon::Solve}
                    action={tools.can_solve.then_some(Action::Solve(SolveAction::Solve))}
                />
            </div>
            <HistoryButtons can_undo={tools.can_undo} can_redo={tools.can_redo} />
            <Button
                label={text::solve::DIGIT_KEYS}
                icon={Icon::Keypad}
                style={ButtonStyle::Bare}
                pressed={!folded}
                action={(!keys_stay).then_some(Action::Solve(SolveAction::Details(!folded)))}
            />
            <MoreMenu {tools} {highlighting} />
            <Switch
                label={text::solve::CANDIDATES}
                icon={Icon::Candidates}
                on={tools.candidates}
                action={Action::Solve(SolveAction::Candidates(!tools.candidates))}
            />
        </Toolbar>
    }
}
