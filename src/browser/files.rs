//! Files that the player opened, pasted or dropped, and files that the worker wrote.

use crate::action::{Arrival, FileFault, Input, PageEvent};
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

/// Opens the files that the player chose.
pub fn open_files(files: &FileList, oninput: &Callback<Input>) {
    for event in events_of(files) {
        let event = match event {
            PageEvent::Arrived(Arrival::File { name, file }) => PageEvent::Opened { name, file },
            PageEvent::Arrived(Arrival::Picture { name, file }) => PageEvent::PictureOpened { name, file },
            other => other,
        };
        oninput.emit(event.into());
    }
}

/// Returns what is to be reported of these files: that they came, pictures first, and which of them are too large. Several small files
/// are one collection. The worker reads their contents.
pub(crate) fn events_of(files: &FileList) -> Vec<PageEvent> {
    let files = (0..files.length()).filter_map(|place| files.item(place));
    let (files, refused): (Vec<File>, Vec<File>) = files.partition(|file| file.size() <= LIMIT);
    let (pictures, files): (Vec<File>, Vec<File>) = files.into_iter().partition(is_picture);
    let names: Vec<String> = refused.iter().map(File::name).collect();
    let refused = (!names.is_empty()).then(|| PageEvent::NotOpened { name: names.join(", "), why: FileFault::TooLarge });
    let pictures = pictures.into_iter().map(|file| Arrival::Picture { name: file.name(), file: keep_file(file.into()) });
    let files = match joined(&files) {
        Some(all) => vec![Arrival::File { name: format!("{} files", files.len()), file: keep_file(all) }],
        None => files.into_iter().map(|file| Arrival::File { name: file.name(), file: keep_file(file.into()) }).collect(),
    };
    pictures.chain(files).map(PageEvent::Arrived).chain(refused).collect()
}

/// Returns several small files as one. None if there is one only, or if they are large.
fn joined(files: &[File]) -> Option<Blob> {
    let parts: Array =
        files.iter().flat_map(|file| [format!("{FILE_MARK}{}\n", file.name()).into(), JsValue::from(file)]).collect();
    Blob::new_with_blob_sequence(&parts).ok().filter(|all| files.len() > 1 && all.size() < SINGLE)
}

/// Whether the file holds a picture.
pub(crate) fn is_picture(file: &File) -> bool {
    let (kind, name) = (file.type_(), file.name().to_lowercase());
    kind.starts_with("image/") || kind.is_empty() && PICTURES.iter().any(|ending| name.ends_with(ending))
}
