//! The browser's file picker behind a button.

use web_sys::{FileList, HtmlInputElement};
use yew::prelude::*;

/// The callback that opens the picked files; the page provides it in a context. Without a page around the component (in a test)
/// nothing opens them.
#[derive(Clone, PartialEq, Debug)]
pub struct FileOpener(pub Callback<FileList>);

/// The parts of a button with a file picker.
pub struct FilePicker {
    /// The ref of the hidden `<input type="file">`.
    pub picker: NodeRef,
    /// The callback of the button's click, which shows the picker.
    pub onclick: Callback<MouseEvent>,
    /// The callback of the input's change, which opens the picked files.
    pub onchange: Callback<Event>,
}

/// Returns the parts of a button with a file picker.
#[hook]
pub fn use_file_picker() -> FilePicker {
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
    FilePicker { picker, onclick, onchange }
}
