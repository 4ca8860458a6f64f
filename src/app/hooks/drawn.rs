//! What markup alone can't say: dialogs open and close, and what is new comes into sight.

use super::{Effect, effect};
use crate::app::view::PageView;
use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlDialogElement, HtmlElement, HtmlTextAreaElement, ScrollIntoViewOptions, ScrollLogicalPosition};

/// Tells the browser after a drawing what that cannot see by itself.
pub(super) fn drawn(view: &PageView) -> Effect {
    let open = [view.entry.open, view.help.is_some(), view.techniques.is_some(), view.restored.is_some()];
    let step = view.log.entries.iter().position(|entry| entry.shown);
    let told = view.game.as_ref().map(|game| (game.hint.is_some(), game.solved));
    effect((open, view.sheet, step, told, view.entry.error_at), |(.., error_at), _| {
        let dialogs = document().get_elements_by_tag_name("dialog");
        for dialog in (0..dialogs.length()).filter_map(|index| dialogs.item(index)) {
            show_or_close(dialog.unchecked_ref());
        }
        if let Some(step) = find::<Element>(".step, .hint, .finish") {
            let options = ScrollIntoViewOptions::new();
            options.set_block(ScrollLogicalPosition::Nearest);
            step.scroll_into_view_with_scroll_into_view_options(&options);
        }
        if let (Some(area), Some((from, to))) = (find::<HtmlTextAreaElement>(".entry__text"), *error_at) {
            let _ = area.focus();
            let _ = area.set_selection_range(from, to);
        }
    })
}

/// A dialog that holds something is to be open; what has `data-first` gets the focus.
fn show_or_close(dialog: &HtmlDialogElement) {
    let wanted = dialog.has_child_nodes();
    if wanted && !dialog.open() {
        let _ = dialog.show_modal();
        if let Some(first) = find::<HtmlElement>("dialog[open] [data-first]") {
            let _ = first.focus();
        }
    } else if !wanted && dialog.open() {
        dialog.close();
    } else if wanted {
        dialog.set_scroll_top(0); // it may hold something else now
    }
}

fn find<T: JsCast>(selector: &str) -> Option<T> {
    document().query_selector(selector).ok()??.dyn_into().ok()
}
