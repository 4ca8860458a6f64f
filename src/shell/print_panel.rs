//! The content of the dialog "Print".

use crate::{
    action::{Action, ShellAction},
    controls::{Button, ButtonStyle, Icon, Switch},
    text,
};
use yew::prelude::*;

/// The props of [`PrintPanel`].
#[derive(Properties, Clone, PartialEq, Debug)]
pub struct PrintPanelProps {
    /// Whether the board shows more than digits: notes, or the drawing of a step.
    pub has_more: bool,
    /// Whether notes and drawings are printed.
    pub prints_notes: bool,
}

/// The switch for notes and drawings, if there are any, and the button that prints the board on a page of its own.
#[component]
pub fn PrintPanel(&PrintPanelProps { has_more, prints_notes }: &PrintPanelProps) -> Html {
    let act = |action| Action::Shell(action);
    html! {
        <div class="exports">
            <p class="note-line">{text::shell::PRINTED}</p>
            if has_more {
                <Switch label={text::shell::PRINT_NOTES} on={prints_notes} action={act(ShellAction::PrintNotes(!prints_notes))} />
            }
            <div class="menu__tools">
                <Button label={text::shell::PRINT} icon={Icon::Print} style={ButtonStyle::Primary} action={act(ShellAction::Print)} />
            </div>
        </div>
    }
}
