//! What can be done with the puzzle in Solve: the actions in a row, and the rarer ones in a menu.

use crate::{
    action::{Action, BoardAction, Export, ShellAction, SolveAction},
    controls::{Button, ButtonStyle, Icon, Switch, icon_button, menu, pictured_button, toolbar},
    state::{Overlay, Subject},
    view::ToolsView,
};
use yew::prelude::*;

/// The actions, the one that leads on first. `folded` says whether the keys are folded away.
pub(super) fn solve_toolbar(tools: ToolsView, folded: bool) -> Html {
    let solve = tools.can_solve.then_some(Action::Solve(SolveAction::Solve));
    toolbar(&html! {
        <>
            {pictured_button("Solve", Icon::Solve, ButtonStyle::Primary, solve)}
            {pictured_button("Step", Icon::Step, ButtonStyle::Plain, tools.can_step.then_some(Action::Board(BoardAction::Step)))}
            {icon_button("Undo", Icon::Undo, tools.can_undo.then_some(Action::Board(BoardAction::Undo)))}
            {icon_button("Redo", Icon::Redo, tools.can_redo.then_some(Action::Board(BoardAction::Redo)))}
            <Button
                label="Digit keys"
                icon={Icon::Keypad}
                style={ButtonStyle::Bare}
                pressed={!folded}
                action={Action::Solve(SolveAction::Details(!folded))}
            />
            {menu("solve-more", "More", Icon::More, rarer(tools))}
            <Switch
                label="Candidates"
                icon={Icon::Candidates}
                on={tools.candidates}
                action={Action::Solve(SolveAction::Candidates(!tools.candidates))}
            />
        </>
    })
}

/// What is done more rarely, in words.
fn rarer(tools: ToolsView) -> Html {
    let item = |label, action: Option<Action>| {
        html! { <Button {label} style={ButtonStyle::Quiet} {action} /> }
    };
    let steps = |action| tools.has_steps.then_some(action);
    html! {
        <div class="menu__items">
            {item("Edit givens", Some(Action::Solve(SolveAction::EditGivens(true))))}
            {item("Use as puzzle", tools.can_use_as_puzzle.then_some(Action::Solve(SolveAction::UseAsPuzzle)))}
            {item("Back to the givens", tools.can_restart.then_some(Action::Board(BoardAction::Restart)))}
            {item("Empty the board", tools.can_clear.then_some(Action::Board(BoardAction::Clear)))}
            <span class="highlight__switch">
                {item("Highlight cells", Some(Action::Board(BoardAction::Highlighting(!tools.highlighting))))}
            </span>
            {item("Share", Some(Action::Shell(ShellAction::Open(Overlay::Share(Subject::Puzzle)))))}
            {item("Copy steps", steps(Action::Shell(ShellAction::Copy(Export::LogText))))}
            {item("Steps as text", steps(Action::Shell(ShellAction::Download(Export::LogText))))}
            {item("Steps as CSV", steps(Action::Shell(ShellAction::Download(Export::LogCsv))))}
            {item("Clear the steps", steps(Action::Solve(SolveAction::ForgetSteps)))}
        </div>
    }
}
