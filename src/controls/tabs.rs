//! Tabs: a row of tabs, and the panel of the open one.

use super::{Arrangement, RovingFocus, emits, use_dispatch, use_roving_focus};
use crate::action::Action;
use yew::prelude::*;

/// A tab.
#[derive(Clone, PartialEq, Debug)]
pub struct TabItem {
    /// The key of the tab among the others.
    pub key: &'static str,
    /// The name of the tab.
    pub name: AttrValue,
    /// The action that opens the tab.
    pub action: Action,
}

/// The props of [`Tabs`].
#[derive(Properties, PartialEq)]
pub struct TabsProps {
    /// The name of the row of tabs.
    pub label: AttrValue,
    /// The tabs.
    pub tabs: Vec<TabItem>,
    /// The index of the open tab.
    pub open: usize,
    /// The content of the open tab's panel.
    pub children: Html,
}

/// The tabs with the panel of the open one. The row is one tab stop, and the arrow keys move from tab to tab.
#[component]
pub fn Tabs(TabsProps { label, tabs, open, children }: &TabsProps) -> Html {
    let dispatch = use_dispatch();
    let onmove = use_callback((dispatch.clone(), tabs.clone()), |number: usize, (dispatch, tabs)| {
        if let Some(tab) = tabs.get(number) {
            dispatch.emit(tab.action.clone().into());
        }
    });
    let RovingFocus { holder, onkeydown } = use_roving_focus(Arrangement::Row, Some(onmove), None);
    html! {
        <section class="card tabs" aria-label={label}>
            <div key="row" ref={holder} class="tabs__row" role="tablist" aria-label={label} {onkeydown}>
                for (number, tab) in tabs.iter().enumerate() {
                    <button
                        key={number}
                        class="tab"
                        type="button"
                        role="tab"
                        id={id(number)}
                        aria-controls="tab-panel"
                        aria-selected={(number == *open).to_string()}
                        tabindex={if number == *open { "0" } else { "-1" }}
                        onclick={emits(&dispatch, tab.action.clone())}
                    >
                        {&tab.name}
                    </button>
                }
            </div>
            <div
                key={tabs.get(*open).map_or("", |tab| tab.key)}
                class="scroller tabs__panel"
                role="tabpanel"
                id="tab-panel"
                tabindex="0"
                aria-labelledby={id(*open)}
            >
                {children.clone()}
            </div>
        </section>
    }
}

fn id(number: usize) -> String {
    format!("tab-{number}")
}
