//! Files that are opened or dropped.

use crate::{
    app::action::{Action, FileFault},
    formats::text_of_bytes,
};
use js_sys::Uint8Array;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::File;
use yew::Callback;

/// The largest file that is taken, in bytes.
const LIMIT: f64 = 200e6;

/// Reads the file, which takes a moment, and says what came of it.
pub fn open_file(file: File, onaction: Callback<Action>) {
    spawn_local(async move {
        let name = file.name();
        onaction.emit(match text_of(&file).await {
            Ok(text) => Action::Opened { name, text },
            Err(why) => Action::NotOpened { name, why },
        });
    });
}

async fn text_of(file: &File) -> Result<String, FileFault> {
    if file.size() > LIMIT {
        return Err(FileFault::TooLarge);
    }
    let buffer = JsFuture::from(file.array_buffer()).await.map_err(|_| FileFault::Unreadable)?;
    let bytes = Uint8Array::new(&buffer).to_vec();
    text_of_bytes(&bytes).map(Into::into).map_err(|_| FileFault::NotText)
}
