//! "Open file": a button, and the browser's file picker behind it.

use super::{Icon, IconImage, use_dispatch};
use crate::{platform::open_files, text};
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The endings of the files that are offered first.
const ENDINGS: &str = ".txt,.csv,.sdk,.sdm,.sdx,.ss,.opensudoku,text/*";

/// The button.
#[component]
pub fn FileButton() -> Html {
    let dispatch = use_dispatch();
    let picker = use_node_ref();
    let onclick = use_callback(picker.clone(), |_: MouseEvent, picker| {
        if let Some(picker) = picker.cast::<HtmlInputElement>() {
            picker.click();
        }
    });
    let onchange = use_callback(dispatch, |event: Event, dispatch| {
        let Some(picker) = event.target_dyn_into::<HtmlInputElement>() else { return };
        if let Some(files) = picker.files() {
            open_files(&files, dispatch);
        }
        picker.set_value(""); // the same file can be opened again
    });
    html! {
        <>
            <button class="button" type="button" {onclick}>
                <IconImage icon={Icon::Open} />
                <span class="button__label">{text::controls::OPEN_FILE}</span>
            </button>
            <input ref={picker} type="file" multiple=true accept={ENDINGS} hidden=true {onchange} />
        </>
    }
}
