//! Promises of the browser.

use js_sys::Promise;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// What is done once it is known what came of something: a value, or nothing where it failed.
pub(crate) type Then = Box<dyn FnOnce(Option<JsValue>)>;

/// Does `then` when the promise is kept, or broken.
pub(crate) fn when(promise: Promise, then: Then) {
    spawn_local(async move { then(JsFuture::from(promise).await.ok()) });
}
