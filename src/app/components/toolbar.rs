//! What can be done with the puzzle in Solve.

use super::{
    button::{Button, Look, Switch},
    icon::Icon,
};
use crate::app::{action::Action, view::ToolsView};
use yew::prelude::*;

/// What a [`Toolbar`] is given.
#[derive(Properties, PartialEq)]
pub struct ToolbarProps {
    /// Which buttons there are, and which can be pressed.
    pub view: ToolsView,
    /// Hears what was pressed.
    pub onaction: Callback<Action>,
}

/// The actions, the one that leads on first.
#[component]
pub fn Toolbar(ToolbarProps { view, onaction }: &ToolbarProps) -> Html {
    let on = |action: Action| onaction.reform(move |()| action.clone());
    html! {
        <div class="toolbar" role="group" aria-label="Actions" onmousedown={|event: MouseEvent| event.prevent_default()}>
            <Button label="Solve" picture={Icon::Solve} look={Look::Primary} enabled={view.can_solve} onpress={on(Action::Solve)} />
            <Button label="Step" picture={Icon::Step} enabled={view.can_step} onpress={on(Action::Step)} />
            <Button label="Undo" picture={Icon::Undo} look={Look::Bare} enabled={view.can_undo} onpress={on(Action::Undo)} />
            <Button label="Redo" picture={Icon::Redo} look={Look::Bare} enabled={view.can_redo} onpress={on(Action::Redo)} />
            <Button label="Clear" picture={Icon::Clear} look={Look::Bare} enabled={view.can_clear} onpress={on(Action::Clear)} />
            <Button
                label="Edit givens"
                picture={Icon::Edit}
                look={Look::Bare}
                pressed={view.editing}
                onpress={on(Action::EditGivens(!view.editing))}
            />
            <Switch
                label="Candidates"
                picture={Icon::Candidates}
                on={view.candidates}
                onswitch={onaction.reform(Action::Candidates)}
            />
        </div>
    }
}
