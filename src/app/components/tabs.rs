//! Tabs: a row of names, and the panel of one of them.

use web_sys::HtmlElement;
use yew::prelude::*;

/// What [`Tabs`] are given.
#[derive(Properties, PartialEq)]
pub struct TabsProps {
    /// What the whole is called.
    pub label: AttrValue,
    /// The names, in order.
    pub names: Vec<AttrValue>,
    /// Which one is open.
    pub open: usize,
    /// Hears which one is opened.
    pub onopen: Callback<usize>,
    /// The panel of the open one.
    pub children: Html,
}

/// One tab stop; arrows go from tab to tab.
#[component]
pub fn Tabs(TabsProps { label, names, open, onopen, children }: &TabsProps) -> Html {
    let (open, count) = (*open, names.len());
    let row = use_node_ref();
    let onkeydown = {
        let (onopen, row) = (onopen.clone(), row.clone());
        move |event: KeyboardEvent| {
            let next = match event.key().as_str() {
                "ArrowRight" => (open + 1) % count,
                "ArrowLeft" => (open + count - 1) % count,
                "Home" => 0,
                "End" => count - 1,
                _ => return,
            };
            event.prevent_default();
            onopen.emit(next);
            let tab = row.cast::<HtmlElement>().and_then(|row| row.children().item(next as u32));
            if let Some(tab) = tab.and_then(|tab| wasm_bindgen::JsCast::dyn_into::<HtmlElement>(tab).ok()) {
                let _ = tab.focus();
            }
        }
    };
    html! {
        <section class="tabs" aria-label={label}>
            <div class="tabs__row" role="tablist" aria-label={label} ref={row} {onkeydown}>
                for (number, name) in names.iter().enumerate() {
                    <button
                        class="tab"
                        type="button"
                        role="tab"
                        id={format!("tab-{number}")}
                        aria-controls="tab-panel"
                        aria-selected={if number == open { "true" } else { "false" }}
                        tabindex={if number == open { "0" } else { "-1" }}
                        onclick={onopen.reform(move |_| number)}
                        key={number}
                    >
                        {name}
                    </button>
                }
            </div>
            <div class="tabs__panel" role="tabpanel" id="tab-panel" aria-labelledby={format!("tab-{open}")} tabindex="0">
                {children.clone()}
            </div>
        </section>
    }
}
