//! "Open file": a button, and the browser's file picker behind it.

use super::{
    dispatch::use_dispatch,
    icon::{Icon, icon},
};
use crate::platform::open_file;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The button.
#[component]
pub fn FileButton() -> Html {
    let dispatch = use_dispatch();
    let picker = use_node_ref();
    let onclick = {
        let picker = picker.clone();
        move |_| {
            if let Some(picker) = picker.cast::<HtmlInputElement>() {
                picker.click();
            }
        }
    };
    let onchange = move |event: Event| {
        let Some(input) = event.target_dyn_into::<HtmlInputElement>() else { return };
        if let Some(file) = input.files().and_then(|files| files.item(0)) {
            open_file(&file, dispatch.clone());
        }
        input.set_value(""); // the same file can be opened again
    };
    html! {
        <>
            <button class="button" type="button" {onclick}>
                {icon(Icon::Open)}
                <span class="button__label">{"Open file"}</span>
            </button>
            <input ref={picker} type="file" accept=".txt,.csv,.sdk,.sdm,.sdx,.ss,text/*" hidden=true {onchange} />
        </>
    }
}
