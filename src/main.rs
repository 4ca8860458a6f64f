//! The page, or, when it finds itself in a worker, the worker.

use std::panic;
use wasm_bindgen::prelude::*;

fn main() {
    panic::set_hook(Box::new(|info| report_error(&js_sys::Error::new(&info.to_string()))));
}

#[wasm_bindgen]
extern "C" {
    /// Raises an `error` event, as an uncaught exception would: boot.js shows it, the page hears it from its worker.
    #[wasm_bindgen(js_name = reportError)]
    fn report_error(error: &JsValue);
}
