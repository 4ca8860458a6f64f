//! The behaviour of every dialog. The browser keeps the focus in an open dialog, closes it with Escape (which is a `close` event), lets
//! nothing behind its backdrop be pressed, and gives the focus back; opening, and where the focus begins, is done here.

use wasm_bindgen::JsCast;
use web_sys::{HtmlDialogElement, HtmlElement};
use yew::prelude::*;

/// For a `<dialog>` with this ref: it is shown while `open`. Whenever `content` changes it holds something else, which is read from its
/// beginning; what has `data-first` in it gets the focus.
#[hook]
pub fn use_dialog(open: bool, content: &AttrValue) -> NodeRef {
    let node = use_node_ref();
    use_effect_with((node.clone(), open, content.clone()), |(node, open, _)| {
        if let Some(dialog) = node.cast() {
            show_or_close(&dialog, *open);
        }
    });
    node
}

fn show_or_close(dialog: &HtmlDialogElement, open: bool) {
    if !open {
        dialog.close(); // one that is closed stays so
        return;
    }
    let find = |selector| dialog.query_selector(selector).ok().flatten();
    let mut first = find("[data-first]");
    if dialog.open() {
        first = first.or_else(|| find("button")); // it holds something else now, and what had the focus is gone
    } else {
        let _ = dialog.show_modal();
    }
    if let Some(first) = first.and_then(|first| first.dyn_into::<HtmlElement>().ok()) {
        let _ = first.focus();
    }
    dialog.set_scroll_top(0); // it is read from its beginning, wherever the focus is
}
