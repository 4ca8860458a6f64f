//! Tabs: a row of names, and the panel of one of them.

use super::tag::tag;
use crate::app::{
    action::Action,
    view::{Tab, TabsView},
};
use nonet_core::board::list_of;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::{html::onkeydown, prelude::*};

/// The tabs named `label`, and the panel of the open one. One tab stop; arrows go from tab to tab.
pub fn tabs(label: &'static str, view: &TabsView, panel: Html, onaction: &Callback<Action>) -> Html {
    let names = list_of(view.tabs.iter().map(|(tab, _)| *tab));
    let open = names.iter().position(|tab| *tab == view.open).unwrap_or(0);
    let onkey = {
        let onaction = onaction.clone();
        move |event: KeyboardEvent| {
            let Some(next) = neighbour(&event.key(), open, names.len()) else { return };
            event.prevent_default();
            onaction.emit(Action::OpenTab(names[next]));
            focus_child(&event, next);
        }
    };
    let name = |(number, (to, name)): (usize, &(Tab, String))| {
        let (selected, stop) = if number == open { ("true", "0") } else { ("false", "-1") };
        tag("button", "tab")
            .with("type", "button")
            .with("role", "tab")
            .set("id", id(number))
            .with("aria-controls", "tab-panel")
            .with("aria-selected", selected)
            .with("tabindex", stop)
            .text(name.clone().into())
            .press(Action::OpenTab(*to), onaction)
            .key(number)
    };
    let row = tag("div", "tabs__row").with("role", "tablist").with("aria-label", label);
    let row = row.on(Rc::new(onkeydown::Wrapper::new(onkey.into()))).children(view.tabs.iter().enumerate().map(name));
    let panel = tag("div", "tabs__panel").with("role", "tabpanel").with("id", "tab-panel").with("tabindex", "0").child(panel);
    tag("section", "tabs").with("aria-label", label).child(row).child(panel.set("aria-labelledby", id(open))).into()
}

fn id(number: usize) -> AttrValue {
    format!("tab-{number}").into()
}

/// Where a key leads from the tab with number `open` of `count`.
fn neighbour(key: &str, open: usize, count: usize) -> Option<usize> {
    Some(match key {
        "ArrowRight" => (open + 1) % count,
        "ArrowLeft" => (open + count - 1) % count,
        "Home" => 0,
        "End" => count - 1,
        _ => return None,
    })
}

fn focus_child(event: &KeyboardEvent, number: usize) {
    let row = event.current_target().and_then(|target| target.dyn_into::<Element>().ok());
    let tab = row.and_then(|row| row.children().item(number as u32)?.dyn_into::<HtmlElement>().ok());
    if let Some(tab) = tab {
        let _ = tab.focus();
    }
}
