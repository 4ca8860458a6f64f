//! The browser's own dialog, with a title and a button that closes it. The browser keeps the focus in an open dialog, closes it with
//! Escape (a `close` event), blocks everything behind its backdrop, and restores the focus afterwards. This module opens the dialog
//! and sets the first focus.

use super::{Button, ButtonStyle, Icon, use_dispatch};
use crate::{
    action::{Action, ShellAction},
    text,
};
use std::{cell::Cell, rc::Rc};
use wasm_bindgen::JsCast;
use web_sys::{FocusOptions, HtmlDialogElement, HtmlElement, ScrollIntoViewOptions, ScrollLogicalPosition};
use yew::prelude::*;

/// The props of [`Dialog`].
#[derive(Properties, PartialEq)]
pub struct DialogProps {
    /// The title. A change of the title means that the dialog has other content.
    pub title: AttrValue,
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
pub fn Dialog(DialogProps { title, open, opening, children }: &DialogProps) -> Html {
    let (node, shown) = use_dialog(*open, *opening, title);
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

/// Shows the `<dialog>` with the returned ref while `open`. When its title changes, the dialog holds something else and is scrolled to its
/// beginning; the element with `data-first` gets the focus, and is scrolled into sight.
///
/// `opening` is the number of the opening. The browser may have closed the dialog by itself just before it is opened again: then it is
/// shown once more. Also returns the number of the opening that is shown, since the browser reports late that it closed a dialog.
#[hook]
fn use_dialog(open: bool, opening: u32, title: &AttrValue) -> (NodeRef, Rc<Cell<u32>>) {
    let (node, shown) = (use_node_ref(), use_memo((), |()| Cell::new(0)));
    use_effect_with((node.clone(), open, title.clone()), |(node, open, _)| {
        if let Some(dialog) = node.cast() {
            show_or_close(&dialog, *open);
        }
    });
    use_effect_with((node.clone(), Rc::clone(&shown), open, opening), |(node, shown, open, opening)| {
        let Some(dialog) = node.cast::<HtmlDialogElement>().filter(|_| *open) else { return };
        if !dialog.open() {
            show_or_close(&dialog, true);
        }
        shown.set(*opening);
    });
    (node, shown)
}

fn show_or_close(dialog: &HtmlDialogElement, open: bool) {
    if !open {
        dialog.close(); // closing a closed dialog does nothing
        return;
    }
    let find = |selector| dialog.query_selector(selector).ok().flatten();
    let mut first = find("[data-first]");
    if dialog.open() {
        first = first.or_else(|| find("button")); // the content changed, and the focused element is gone
    } else {
        let _ = dialog.show_modal();
    }
    dialog.set_scroll_top(0); // the content is read from its beginning, or from what gets the focus further down
    if let Some(first) = first.and_then(|first| first.dyn_into::<HtmlElement>().ok()) {
        focus(&first, dialog);
    }
}

/// Gives the focus to an element of the dialog, and scrolls it into sight if it is not. A browser scrolls to the place of an element
/// that sticks to the edge of the dialog, even though it is in sight there.
fn focus(element: &HtmlElement, dialog: &HtmlDialogElement) {
    let options = FocusOptions::new();
    options.set_prevent_scroll(true);
    let _ = element.focus_with_options(&options);
    let (place, frame) = (element.get_bounding_client_rect(), dialog.get_bounding_client_rect());
    if place.top() < frame.top() || place.bottom() > frame.bottom() {
        let options = ScrollIntoViewOptions::new();
        options.set_block(ScrollLogicalPosition::Center);
        element.scroll_into_view_with_scroll_into_view_options(&options);
    }
}
