//! The browser's own dialog, with a title and a button that closes it.

use super::{Button, ButtonStyle, Icon, use_dialog, use_dispatch};
use crate::{action::Action, text};
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
    /// The action when the dialog closes, also by Escape.
    pub close: Action,
    /// The content. The element with `data-first` gets the focus when the dialog opens.
    #[prop_or_default]
    pub children: Html,
}

/// A dialog, which is empty while it is closed.
#[component]
pub fn Dialog(DialogProps { title, part, open, close, children }: &DialogProps) -> Html {
    let node = use_dialog(*open, [title, part]);
    let (dispatch, close_action, dialog) = (use_dispatch(), close.clone(), node.clone());
    // The event comes after the dialog has closed: if something else has opened it meanwhile, that stays.
    let onclose = move |_: Event| {
        if !dialog.cast::<HtmlDialogElement>().is_some_and(|dialog| dialog.open()) {
            dispatch.emit(close_action.clone().into());
        }
    };
    html! {
        <dialog ref={node} class="dialog" aria-label={title} {onclose}>
            if *open {
                <div class="dialog__head">
                    <h2 class="dialog__title">{title}</h2>
                    <Button label={text::controls::CLOSE} icon={Icon::Close} style={ButtonStyle::Bare} action={close.clone()} />
                </div>
                {children.clone()}
            }
        </dialog>
    }
}
