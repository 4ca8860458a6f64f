//! Files that are opened or dropped.

use super::promise::when;
use crate::action::{FileFault, Input, PageEvent};
use js_sys::Uint8Array;
use nonet_core::formats::text_of_bytes;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::File;
use yew::Callback;

/// The largest file that is taken, in bytes.
const LIMIT: f64 = 200e6;

/// Reads the file, which takes a moment, and says what came of it.
pub fn open_file(file: &File, oninput: Callback<Input>) {
    let name = file.name();
    if file.size() > LIMIT {
        return oninput.emit(Input::Event(PageEvent::NotOpened { name, why: FileFault::TooLarge }));
    }
    let tell = move |bytes: Option<JsValue>| {
        oninput.emit(match bytes.ok_or(FileFault::Unreadable).and_then(|bytes| text_of(&bytes)) {
            Ok(text) => Input::Event(PageEvent::Opened { name, text }),
            Err(why) => Input::Event(PageEvent::NotOpened { name, why }),
        });
    };
    when(file.array_buffer().unchecked_into(), Box::new(tell));
}

fn text_of(bytes: &JsValue) -> Result<String, FileFault> {
    let bytes = Uint8Array::new(bytes).to_vec();
    text_of_bytes(&bytes).map(Into::into).map_err(|_| FileFault::NotText)
}
