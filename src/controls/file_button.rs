//! "Open file": a button, and the browser's file picker behind it.

use super::{FilePicker, Icon, IconImage, use_file_picker};
use crate::text;
use yew::prelude::*;

/// The file name extensions and types that the file picker suggests.
const ENDINGS: &str = ".txt,.csv,.sdk,.sdm,.sdx,.ss,.opensudoku,text/*";

/// The button "Open file".
#[component]
pub fn FileButton() -> Html {
    let FilePicker { picker, onclick, onchange } = use_file_picker();
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
