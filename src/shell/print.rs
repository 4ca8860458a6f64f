//! What of the board is printed.

use crate::{
    action::{Action, ShellAction},
    controls::{ButtonStyle, Icon, Switch, pictured_button},
};
use yew::prelude::*;

/// Whether notes are printed, where the board shows any, and what prints: the puzzle of the room, large, on a page of its own.
pub(super) fn print_choice(has_notes: bool, notes: bool) -> Html {
    html! {
        <div class="exports">
            <p class="note-line">{"What the board shows, large, on one page."}</p>
            if has_notes {
                <Switch label="With notes" on={notes} action={Action::Shell(ShellAction::PrintNotes(!notes))} />
            }
            <div class="menu__tools">
                {pictured_button("Print", Icon::Print, ButtonStyle::Primary, Some(Action::Shell(ShellAction::Print)))}
            </div>
        </div>
    }
}
