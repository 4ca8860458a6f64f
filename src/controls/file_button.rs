//! "Open file": a button, and the browser's file picker behind it.

use super::{
    dispatch::DispatchConsumer,
    icon::{Icon, icon},
};
use crate::{action::Input, platform::open_files};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement};
use yew::prelude::*;

/// The button.
pub fn file_button() -> Html {
    html! { <DispatchConsumer content={picker} /> }
}

fn picker(dispatch: Callback<Input>) -> Html {
    // The picker stands behind the button.
    let onclick = |event: MouseEvent| {
        let pressed = event.target_dyn_into::<Element>().and_then(|part| part.closest("button").ok().flatten());
        let picker = pressed.and_then(|button| button.next_element_sibling()?.dyn_into::<HtmlInputElement>().ok());
        if let Some(picker) = picker {
            picker.click();
        }
    };
    let onchange = move |event: Event| {
        let Some(input) = event.target_dyn_into::<HtmlInputElement>() else { return };
        if let Some(files) = input.files() {
            open_files(&files, &dispatch);
        }
        input.set_value(""); // the same file can be opened again
    };
    html! {
        <>
            <button class="button" type="button" {onclick}>
                {icon(Icon::Open)}
                <span class="button__label">{"Open file"}</span>
            </button>
            <input type="file" multiple=true accept=".txt,.csv,.sdk,.sdm,.sdx,.ss,.opensudoku,text/*" hidden=true {onchange} />
        </>
    }
}
