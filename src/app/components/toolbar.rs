//! What can be done with the puzzle in Solve.

use super::{
    button::{Look, button, special_button, switch},
    icon::Icon,
};
use crate::app::{action::Action, view::ToolsView};
use yew::prelude::*;

/// The actions, the one that leads on first.
pub fn toolbar(view: &ToolsView, onaction: &Callback<Action>) -> Html {
    let on = |action: Action| onaction.reform(move |()| action.clone());
    html! {
        <div class="toolbar" role="group" aria-label="Actions" onmousedown={|event: MouseEvent| event.prevent_default()}>
            {button("Solve".into(), Some(Icon::Solve), Look::Primary, view.can_solve, on(Action::Solve))}
            {button("Step".into(), Some(Icon::Step), Look::Plain, view.can_step, on(Action::Step))}
            {button("Undo".into(), Some(Icon::Undo), Look::Bare, view.can_undo, on(Action::Undo))}
            {button("Redo".into(), Some(Icon::Redo), Look::Bare, view.can_redo, on(Action::Redo))}
            {button("Clear".into(), Some(Icon::Clear), Look::Bare, view.can_clear, on(Action::Clear))}
            {special_button("Edit givens".into(), Some(Icon::Edit), Look::Bare, true, Some(view.editing), None, on(Action::EditGivens(!view.editing)))}
            {switch("Candidates".into(), Some(Icon::Candidates), view.candidates, onaction.reform(Action::Candidates))}
        </div>
    }
}
