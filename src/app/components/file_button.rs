//! "Open file": a button, and the browser's file picker behind it.

use super::{
    button::{Look, button},
    icon::Icon,
};
use crate::app::{action::Action, hooks::open_file};
use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The button. Several of them on a page do the same.
pub fn file_button(onaction: &Callback<Action>) -> Html {
    let onaction = onaction.clone();
    let onchange = move |event: Event| {
        let Some(input) = event.target_dyn_into::<HtmlInputElement>() else { return };
        if let Some(file) = input.files().and_then(|files| files.item(0)) {
            open_file(file, onaction.clone());
        }
        input.set_value(""); // the same file can be opened again
    };
    html! {
        <>
            {button("Open file".into(), Some(Icon::Open), Look::Plain, true, Callback::from(|()| pick()))}
            <input type="file" accept=".txt,.csv,.sdk,.sdm,.sdx,.ss,text/*" hidden=true {onchange} />
        </>
    }
}

fn pick() {
    let input = document().query_selector("input[type=file]").ok().flatten();
    if let Some(input) = input.and_then(|input| input.dyn_into::<HtmlInputElement>().ok()) {
        input.click();
    }
}
