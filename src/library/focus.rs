//! The focus after the element that had it is removed.

use gloo::utils::document;
use web_sys::{FocusOptions, HtmlElement};
use yew::prelude::*;

/// Gives the focus to the first of `nodes` that is in the page, if `watched` changed and the focused element is gone. The first
/// drawing changes nothing.
#[hook]
pub(super) fn use_focus_fallback<T: PartialEq + 'static, const N: usize>(nodes: [&NodeRef; N], watched: T) {
    let is_first = use_mut_ref(|| true);
    use_effect_with((nodes.map(NodeRef::clone), watched), move |(nodes, _)| {
        let is_drawn_first = is_first.replace(false);
        let is_lost = || document().active_element().is_none_or(|element| matches!(&*element.tag_name(), "BODY" | "DIALOG"));
        if !is_drawn_first
            && is_lost()
            && let Some(node) = nodes.iter().find(|node| node.get().is_some())
        {
            focus(node);
        }
    });
}

/// Gives the focus to an element.
pub(super) fn focus(node: &NodeRef) {
    if let Some(node) = node.cast::<HtmlElement>() {
        let _ = node.focus();
    }
}

/// Gives the focus to an element without scrolling to it.
pub(super) fn focus_unmoved(node: &NodeRef) {
    if let Some(node) = node.cast::<HtmlElement>() {
        let options = FocusOptions::new();
        options.set_prevent_scroll(true);
        let _ = node.focus_with_options(&options);
    }
}
