//! Files that the player opened, pasted or dropped, and files that the worker wrote.

use crate::action::{FileFault, Input, PageEvent};
use js_sys::Array;
use nonet_protocol::FILE_MARK;
use std::cell::RefCell;
use wasm_bindgen::JsValue;
use web_sys::{Blob, File, FileList};
use yew::Callback;

/// The largest file that is accepted, in bytes.
const LIMIT: f64 = 200e6;

/// The largest total size, in bytes, at which several files are joined into one collection.
const SINGLE: f64 = 2e6;

thread_local! {
    /// The files for the worker to read and the files that it wrote, indexed by their numbers. `None` after a file was taken.
    static KEPT: RefCell<Vec<Option<Blob>>> = const { RefCell::new(Vec::new()) };
}

/// Keeps a file and returns its number.
pub(crate) fn keep_file(file: Blob) -> u32 {
    KEPT.with_borrow_mut(|kept| {
        kept.push(Some(file));
        kept.len() as u32 - 1
    })
}

/// The file with this number; `None` if there is none.
pub(crate) fn kept_file(number: u32) -> Option<Blob> {
    KEPT.with_borrow(|kept| kept.get(number as usize)?.clone())
}

/// Removes the file with this number and returns it; `None` if there is none.
pub(crate) fn take_file(number: u32) -> Option<Blob> {
    KEPT.with_borrow_mut(|kept| kept.get_mut(number as usize)?.take())
}

/// The endings of the names of pictures, for systems that don't know the type of a file.
const PICTURES: [&str; 10] = [".avif", ".bmp", ".gif", ".heic", ".heif", ".jfif", ".jpeg", ".jpg", ".png", ".webp"];

/// Opens these files. Several small files are opened as one collection. The worker reads their contents. If there are pictures
/// among them, these are opened, one after the other.
pub fn open_files(files: &FileList, oninput: &Callback<Input>) {
    let files: Vec<File> = (0..files.length()).filter_map(|place| files.item(place)).collect();
    let pictures: Vec<&File> = files.iter().filter(|file| is_picture(file)).collect();
    if !pictures.is_empty() {
        let opened = |name, file| PageEvent::PictureOpened { name, file };
        return pictures.into_iter().for_each(|picture| open(picture.name(), picture, opened, oninput));
    }
    let opened = |name, file| PageEvent::Opened { name, file };
    let parts: Array =
        files.iter().flat_map(|file| [format!("{FILE_MARK}{}\n", file.name()).into(), JsValue::from(file)]).collect();
    let all = Blob::new_with_blob_sequence(&parts).ok().filter(|all| files.len() > 1 && all.size() < SINGLE);
    match all {
        Some(all) => open(format!("{} files", files.len()), &all, opened, oninput),
        None => files.iter().for_each(|file| open(file.name(), file, opened, oninput)),
    }
}

/// Whether the file holds a picture.
pub(crate) fn is_picture(file: &File) -> bool {
    let (kind, name) = (file.type_(), file.name().to_lowercase());
    kind.starts_with("image/") || kind.is_empty() && PICTURES.iter().any(|ending| name.ends_with(ending))
}

/// Sends the event that a file was opened, or that it is too large.
fn open(name: String, file: &Blob, opened: impl Fn(String, u32) -> PageEvent, oninput: &Callback<Input>) {
    let event = if file.size() > LIMIT {
        PageEvent::NotOpened { name, why: FileFault::TooLarge }
    } else {
        opened(name, keep_file(file.clone()))
    };
    oninput.emit(Input::Event(event));
}
