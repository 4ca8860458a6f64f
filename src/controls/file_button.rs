//! "Open file": a button, and the browser's file picker behind it.

use super::{Icon, IconImage};
use crate::text;
use web_sys::{FileList, HtmlInputElement};
use yew::prelude::*;

/// The file name extensions and types that the file picker suggests.
const ENDINGS: &str = ".txt,.csv,.sdk,.sdm,.sdx,.ss,.opensudoku,text/*";

/// The callback that opens the picked files; the page provides it in a context. Without a page around the component (in a test)
/// nothing opens them.
#[derive(Clone, PartialEq, Debug)]
pub struct FileOpener(pub Callback<FileList>);

/// The button "Open file".
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
        picker.set_value(""); // otherwise picking the same file again would be no change
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
