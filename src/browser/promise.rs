//! Promises of JavaScript.

use js_sys::Promise;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// The callback for the result of a promise: its value, or `None` if it was rejected.
pub(crate) type Then = Box<dyn FnOnce(Option<JsValue>)>;

/// Calls `then` when the promise is fulfilled or rejected.
pub(crate) fn when(promise: Promise, then: Then) {
    spawn_local(async move { then(JsFuture::from(promise).await.ok()) });
}
