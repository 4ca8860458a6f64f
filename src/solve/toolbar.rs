//! What can be done with the puzzle in Solve.

use crate::{
    action::{Action, BoardAction, SolveAction},
    controls::{Button, ButtonStyle, Icon, Switch, toolbar},
    view::ToolsView,
};
use yew::prelude::*;

/// What a [`SolveToolbar`] is given.
#[derive(Properties, PartialEq)]
pub struct SolveToolbarProps {
    /// What can be done.
    pub tools: ToolsView,
}

/// The actions, the one that leads on first.
#[component]
pub fn SolveToolbar(&SolveToolbarProps { tools }: &SolveToolbarProps) -> Html {
    let solve = tools.can_solve.then_some(Action::Solve(SolveAction::Solve));
    let edit = Action::Solve(SolveAction::EditGivens(!tools.editing));
    toolbar(&html! {
        <>
            <Button label="Solve" icon={Icon::Solve} style={ButtonStyle::Primary} action={solve} />
            <Button label="Step" icon={Icon::Step} action={tools.can_step.then_some(Action::Board(BoardAction::Step))} />
            <Button label="Undo" icon={Icon::Undo} style={ButtonStyle::Bare} action={tools.can_undo.then_some(Action::Board(BoardAction::Undo))} />
            <Button label="Redo" icon={Icon::Redo} style={ButtonStyle::Bare} action={tools.can_redo.then_some(Action::Board(BoardAction::Redo))} />
            <Button label="Clear" icon={Icon::Clear} style={ButtonStyle::Bare} action={tools.can_clear.then_some(Action::Board(BoardAction::Clear))} />
            <Button label="Edit givens" icon={Icon::Edit} style={ButtonStyle::Bare} pressed={tools.editing} action={edit} />
            <Switch
                label="Candidates"
                icon={Icon::Candidates}
                on={tools.candidates}
                action={Action::Solve(SolveAction::Candidates(!tools.candidates))}
            />
        </>
    })
}
