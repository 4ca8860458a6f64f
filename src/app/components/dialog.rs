//! The browser's own dialog: it keeps the focus inside, closes with Escape, and gives the focus back.

use super::{
    button::{Look, action_button},
    icon::Icon,
    tag::tag,
};
use crate::app::action::Action;
use std::rc::Rc;
use yew::{html::onclose, prelude::*};

/// A dialog with its title, open while there is something in it (the edge `drawn` sees to that); `close` is done when it
/// closes. What has `data-first` gets the focus first.
pub fn dialog(title: &'static str, content: Option<Html>, close: Action, onaction: &Callback<Action>) -> Html {
    let dialog = tag("dialog", "dialog").with("aria-label", title);
    let Some(content) = content else { return dialog.into() };
    let button = action_button("Close".into(), Some(Icon::Close), Look::Bare, Some(close.clone()), onaction);
    // The browser may close it by itself (Escape): then the state hears of it.
    let onclosed = onaction.reform(move |_| close.clone());
    dialog
        .on(Rc::new(onclose::Wrapper::new(onclosed)))
        .child(tag("div", "dialog__head").child(tag("h2", "dialog__title").words(title)).child(button))
        .child(content)
        .into()
}
