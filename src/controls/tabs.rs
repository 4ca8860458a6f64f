//! Tabs: a row of names, and the panel of one of them.

use super::dispatch::{telling, use_dispatch};
use crate::{
    action::{Action, SolveAction},
    view::{Tab, TabsView},
};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// What [`Tabs`] are given.
#[derive(Properties, PartialEq)]
pub struct TabsProps {
    /// What they are about.
    pub label: &'static str,
    /// Their names, and which is open.
    pub view: TabsView,
    /// The panel of the open one.
    pub children: Html,
}

/// The tabs, and the panel of the open one. One tab stop; arrows go from tab to tab.
#[component]
pub fn Tabs(TabsProps { label, view, children }: &TabsProps) -> Html {
    let dispatch = use_dispatch();
    let open = view.tabs.iter().position(|(tab, _)| *tab == view.open).unwrap_or(0);
    let onkeydown = {
        let (dispatch, tabs) = (dispatch.clone(), view.tabs.clone());
        move |event: KeyboardEvent| {
            let Some(next) = neighbour(&event.key(), open, tabs.len()) else { return };
            event.prevent_default();
            dispatch.emit(Action::Solve(SolveAction::OpenTab(tabs[next].0)).into());
            focus_child(&event, next);
        }
    };
    let name = |(number, (tab, name)): (usize, &(Tab, String))| {
        html! {
            <button
                key={number}
                class="tab"
                type="button"
                role="tab"
                id={id(number)}
                aria-controls="tab-panel"
                aria-selected={(number == open).to_string()}
                tabindex={if number == open { "0" } else { "-1" }}
                onclick={telling(&dispatch, Action::Solve(SolveAction::OpenTab(*tab)))}
            >
                {name}
            </button>
        }
    };
    html! {
        <section class="tabs" aria-label={*label}>
            <div key="row" class="tabs__row" role="tablist" aria-label={*label} {onkeydown}>{for view.tabs.iter().enumerate().map(name)}</div>
            <div key={view.open.name()} class="tabs__panel" role="tabpanel" id="tab-panel" tabindex="0" aria-labelledby={id(open)}>{children.clone()}</div>
        </section>
    }
}

fn id(number: usize) -> String {
    format!("tab-{number}")
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

/// Gives the focus to another tab of the row, from the one that has it.
fn focus_child(event: &KeyboardEvent, number: usize) {
    let row = event.target_dyn_into::<Element>().and_then(|tab| tab.parent_element());
    let tab = row.and_then(|row| row.children().item(number as u32)?.dyn_into::<HtmlElement>().ok());
    if let Some(tab) = tab {
        let _ = tab.focus();
    }
}
