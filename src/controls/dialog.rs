//! The browser's own dialog, with a title and a button that closes it.

use super::{Button, ButtonStyle, Icon, use_dialog, use_dispatch};
use crate::{
    action::{Action, ShellAction},
    text,
};
use web_sys::HtmlDialogElement;
use yew::prelude::*;

/// The props of [`Dialog`].
#[derive(Properties, PartialEq)]
pub struct DialogProps {
    /// The title. A change of the title means that the dialog has other content.
    pub title: AttrValue,
    /// The name of the part at which the content begins, such as a lesson; empty if it begins at its top. A change leads to that part.
    #[prop_or_default]
    pub part: AttrValue,
    /// Whether the dialog is open.
    pub open: bool,
    /// The number of the opening.
    #[prop_or_default]
    pub opening: u32,
    /// The content. The element with `data-first` gets the focus when the dialog opens.
    #[prop_or_default]
    pub children: Html,
}

/// A dialog, which is empty while it is closed.
#[component]
pub fn Dialog(DialogProps { title, part, open, opening, children }: &DialogProps) -> Html {
    let (node, shown) = use_dialog(*open, *opening, [title, part]);
    let (dispatch, dialog) = (use_dispatch(), node.clone());
    // The event comes after the dialog has closed: what was opened meanwhile stays, whether it is shown already or not.
    let onclose = move |_: Event| {
        if !dialog.cast::<HtmlDialogElement>().is_some_and(|dialog| dialog.open()) {
            dispatch.emit(Action::Shell(ShellAction::Closed(shown.get())).into());
        }
    };
    html! {
        <dialog ref={node} class="dialog" aria-label={title} {onclose}>
            if *open {
                <div class="dialog__head">
                    <h2 class="dialog__title">{title}</h2>
                    <Button label={text::controls::CLOSE} icon={Icon::Close} style={ButtonStyle::Bare} action={Action::Shell(ShellAction::Close)} />
                </div>
                {children.clone()}
            }
        </dialog>
    }
}
