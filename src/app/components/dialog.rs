//! The browser's own dialog: it keeps the focus inside, closes with Escape, and gives the focus back.

use super::{
    button::{Look, button},
    icon::Icon,
};
use crate::app::hooks::use_effect_with;
use wasm_bindgen::JsCast;
use web_sys::{HtmlDialogElement, HtmlElement};
use yew::prelude::*;

/// What a [`Dialog`] is given.
#[derive(Properties, PartialEq)]
pub struct DialogProps {
    /// Its heading.
    pub title: AttrValue,
    /// Whether it is open.
    pub open: bool,
    /// Hears that it was closed.
    pub onclose: Callback<()>,
    /// What stands in it; drawn only while it is open. What has `data-first` gets the focus first.
    pub children: Html,
}

/// A dialog.
#[component]
pub fn Dialog(DialogProps { title, open, onclose, children }: &DialogProps) -> Html {
    let node = use_node_ref();
    use_effect_with((node.clone(), *open), |(node, open)| {
        let Some(dialog) = node.cast::<HtmlDialogElement>() else { return };
        if *open && !dialog.open() {
            let _ = dialog.show_modal();
            let first = dialog.query_selector("[data-first]").ok().flatten();
            if let Some(first) = first.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
                let _ = first.focus();
            }
        } else if !*open && dialog.open() {
            dialog.close();
        }
    });
    // The browser may close it by itself (Escape): then the state hears of it.
    let onclosed = {
        let (open, onclose) = (*open, onclose.clone());
        move |_: Event| {
            if open {
                onclose.emit(());
            }
        }
    };
    html! {
        <dialog class="dialog" ref={node} aria-label={title} onclose={onclosed}>
            if *open {
                <div class="dialog__head">
                    <h2 class="dialog__title">{title}</h2>
                    {button("Close".into(), Some(Icon::Close), Look::Bare, true, onclose.clone())}
                </div>
                {children.clone()}
            }
        </dialog>
    }
}
