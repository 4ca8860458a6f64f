//! The menu with the rarer actions of the Solve room.

use super::view::SolveTools;
use crate::{
    action::{Action, BoardAction, Export, Overlay, ShellAction, SolveAction, StepAction, Subject},
    controls::{Button, ButtonStyle, Icon, Menu},
    text::{self, Text},
};
use yew::prelude::*;

/// The props of a [`MoreMenu`].
#[derive(Properties, PartialEq)]
pub(super) struct MoreMenuProps {
    /// The state of the menu items.
    pub(super) tools: SolveTools,
    /// Whether the highlight row is shown on small screens.
    pub(super) highlighting: bool,
}

/// The menu, whose items have labels without icons.
#[component]
pub(super) fn MoreMenu(&MoreMenuProps { tools, highlighting }: &MoreMenuProps) -> Html {
    let item = |label: Text, action: Option<Action>| {
        html! { <Button {label} style={ButtonStyle::Quiet} {action} /> }
    };
    let steps = |action| tools.has_steps.then_some(action);
    html! {
        <Menu id="solve-more" label={text::solve::MORE} icon={Icon::More}>
            <div class="menu__items">
                if tools.editing {
                    {item(text::solve::STOP_EDITING, tools.can_clear.then_some(Action::Solve(SolveAction::EditGivens(false))))}
                } else {
                    {item(text::solve::EDIT_GIVENS, Some(Action::Solve(SolveAction::EditGivens(true))))}
                }
                {item(text::solve::USE_AS_PUZZLE, tools.can_use_as_puzzle.then_some(Action::Solve(SolveAction::UseAsPuzzle)))}
                {item(text::solve::BACK_TO_GIVENS, tools.can_restart.then_some(Action::Board(BoardAction::Restart)))}
                {item(text::solve::EMPTY_BOARD, tools.can_clear.then_some(Action::Board(BoardAction::Clear)))}
                <span class="highlight__switch">
                    {item(text::solve::HIGHLIGHT_CELLS, Some(Action::Board(BoardAction::Highlighting(!highlighting))))}
                </span>
                {item(text::solve::SHARE, Some(Action::Shell(ShellAction::Open(Overlay::Share(Subject::Puzzle)))))}
                {item(text::solve::COPY_STEPS, steps(Action::Shell(ShellAction::Copy(Export::LogText))))}
                {item(text::solve::STEPS_AS_TEXT, steps(Action::Shell(ShellAction::Download(Export::LogText))))}
                {item(text::solve::STEPS_AS_CSV, steps(Action::Shell(ShellAction::Download(Export::LogCsv))))}
                {item(text::solve::CLEAR_STEPS, steps(Action::Solve(SolveAction::Step(StepAction::Forget))))}
            </div>
        </Menu>
    }
}
