//! What can be done with the puzzle in Solve.

use super::{
    button::{Look, action_row, special_button, switch},
    icon::Icon,
};
use crate::app::{action::Action, view::ToolsView};
use yew::prelude::*;

/// The actions, the one that leads on first.
pub fn toolbar(view: &ToolsView, onaction: &Callback<Action>) -> Html {
    let buttons = [
        ("Solve", Icon::Solve, Look::Primary, view.can_solve, Action::Solve),
        ("Step", Icon::Step, Look::Plain, view.can_step, Action::Step),
        ("Undo", Icon::Undo, Look::Bare, view.can_undo, Action::Undo),
        ("Redo", Icon::Redo, Look::Bare, view.can_redo, Action::Redo),
        ("Clear", Icon::Clear, Look::Bare, view.can_clear, Action::Clear),
    ];
    let edit = Action::EditGivens(!view.editing);
    action_row(&buttons, onaction)
        .child(special_button("Edit givens".into(), Some(Icon::Edit), Look::Bare, Some(view.editing), None, Some(edit), onaction))
        .child(switch(
            "Candidates".into(),
            Some(Icon::Candidates),
            view.candidates,
            Action::Candidates(!view.candidates),
            onaction,
        ))
        .into()
}
