//! The page, or, when it finds itself in a worker, the worker.

use gloo::utils::document;
use nonet::{app, worker};
use std::panic;
use wasm_bindgen::prelude::*;
use web_sys::DedicatedWorkerGlobalScope;

fn main() {
    panic::set_hook(Box::new(|info| report_error(&js_sys::Error::new(&info.to_string()))));
    if let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() {
        worker::serve(scope);
    } else if let Some(root) = document().get_element_by_id("app") {
        wasm_bindgen_futures::spawn_local(app::start(root));
    }
}

#[wasm_bindgen]
extern "C" {
    /// Raises an `error` event, as an uncaught exception would: boot.js shows it, the page hears it from its worker.
    #[wasm_bindgen(js_name = reportError)]
    fn report_error(error: &JsValue);
}
