//! Files that are opened or dropped, and those that the worker wrote.

use crate::action::{FileFault, Input, PageEvent};
use js_sys::Array;
use std::cell::RefCell;
use wasm_bindgen::JsValue;
use web_sys::{Blob, File, FileList};
use yew::Callback;

/// The largest file that is taken, in bytes.
const LIMIT: f64 = 200e6;

/// The largest files that are read as one if several are opened, in bytes: those of one puzzle each.
const SINGLE: f64 = 20e3;

thread_local! {
    /// The files that the worker is to read, and those that it wrote, by their numbers.
    static KEPT: RefCell<Vec<Blob>> = const { RefCell::new(Vec::new()) };
}

/// Keeps a file, and gives it a number.
pub(super) fn keep_file(file: Blob) -> u32 {
    KEPT.with_borrow_mut(|kept| {
        kept.push(file);
        kept.len() as u32 - 1
    })
}

/// The file with this number.
pub(super) fn kept_file(number: u32) -> Option<Blob> {
    KEPT.with_borrow(|kept| kept.get(number as usize).cloned())
}

/// Opens these files; several small ones as one.
pub fn open_files(files: &FileList, oninput: &Callback<Input>) {
    let files: Vec<File> = (0..files.length()).filter_map(|place| files.item(place)).collect();
    if files.len() > 1 && files.iter().all(|file| file.size() < SINGLE) {
        let parts: Array = files.iter().flat_map(|file| [JsValue::from(file), "\n\n".into()]).collect();
        if let Ok(all) = Blob::new_with_blob_sequence(&parts) {
            return hand_on(format!("{} files", files.len()), all, oninput);
        }
    }
    files.iter().for_each(|file| open_file(file, oninput));
}

/// Leaves the file to the worker.
fn open_file(file: &File, oninput: &Callback<Input>) {
    let name = file.name();
    if file.size() > LIMIT {
        return oninput.emit(Input::Event(PageEvent::NotOpened { name, why: FileFault::TooLarge }));
    }
    hand_on(name, file.clone().into(), oninput);
}

fn hand_on(name: String, file: Blob, oninput: &Callback<Input>) {
    let file = keep_file(file);
    oninput.emit(Input::Event(PageEvent::Opened { name, file }));
}
