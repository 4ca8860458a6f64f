//! What of the board is printed.

use crate::{
    action::{Action, ShellAction},
    controls::{ButtonStyle, Icon, pictured_button, switch},
};
use yew::prelude::*;

/// Whether notes and the marks of a step are printed, where the board shows any, and what prints: the puzzle of the room, large, on a
/// page of its own.
pub(super) fn print_choice(has_more: bool, notes: bool) -> Html {
    html! {
        <div class="exports">
            <p class="note-line">{"What the board shows, large, on one page."}</p>
            if has_more {
                {switch("With notes and marks", notes, Action::Shell(ShellAction::PrintNotes(!notes)))}
            }
            <div class="menu__tools">
                {pictured_button("Print", Icon::Print, ButtonStyle::Primary, Some(Action::Shell(ShellAction::Print)))}
            </div>
        </div>
    }
}
