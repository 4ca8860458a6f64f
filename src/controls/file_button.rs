//! "Open file": a button, and the browser's file picker behind it.

use super::{Icon, IconImage};
use crate::text;
use web_sys::{FileList, HtmlInputElement};
use yew::prelude::*;

/// The endings of the files that are offered first.
const ENDINGS: &str = ".txt,.csv,.sdk,.sdm,.sdx,.ss,.opensudoku,text/*";

/// The opener of the files that were picked: the page puts it into a context. Without a page around it (in a test) nobody opens them.
#[derive(Clone, PartialEq, Debug)]
pub struct FileOpener(pub Callback<FileList>);

/// The button.
#[component]
pub fn FileButton() -> Html {
    let opener = use_context::<FileOpener>();
    let picker = use_node_ref();
    let onclick = use_callback(picker.clone(), |_: MouseEvent, picker| {
        if let Some(picker) = picker.cast::<HtmlInputElement>() {
            picker.click();
        }
    });
    let onchange = use_callback(opener, |event: Event, opener| {
        let Some(picker) = event.target_dyn_into::<HtmlInputElement>() else { return };
        if let (Some(FileOpener(open)), Some(files)) = (opener, picker.files()) {
            open.emit(files);
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
