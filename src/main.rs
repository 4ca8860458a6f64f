//! The entry point of the page.

use gloo::utils::document;
use nonet::{app, browser::choose_language};
use std::panic;
use wasm_bindgen::prelude::*;

#[cfg(all(target_arch = "wasm32", not(target_feature = "simd128")))]
compile_error!(
    "build with the rustflags of .cargo/config.toml: the solver is to use simd128, which boot.js asks the browser for"
);

fn main() {
    panic::set_hook(Box::new(|info| report_error(&js_sys::Error::new(&info.to_string()))));
    choose_language();
    if let Some(root) = document().get_element_by_id("app") {
        wasm_bindgen_futures::spawn_local(app::start(root));
    }
}

#[wasm_bindgen]
extern "C" {
    /// Raises an `error` event, as an uncaught exception does. boot.js listens to it and shows the error.
    #[wasm_bindgen(js_name = reportError)]
    fn report_error(error: &JsValue);
}
