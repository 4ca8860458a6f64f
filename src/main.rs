//! The page, or, when it finds itself in a worker, the worker.
//!
//! What is not searched a million times (all but the board and the solver) is compiled here anew, for size:
//! `xtask/src/small.rs` says how. The library compiles the same files for the tests, which use more of them than the page does.

#[allow(dead_code, unused_imports, unreachable_pub)]
mod app;
#[allow(dead_code, unused_imports, unreachable_pub)]
mod coach;
#[allow(dead_code, unused_imports, unreachable_pub)]
mod engine;
#[allow(dead_code, unused_imports, unreachable_pub)]
mod formats;
#[allow(dead_code, unused_imports, unreachable_pub)]
mod game;
#[allow(dead_code, unused_imports, unreachable_pub)]
mod generator;
#[allow(dead_code, unused_imports, unreachable_pub)]
mod text;
#[allow(dead_code, unused_imports, unreachable_pub)]
mod worker;

use app::App;
use gloo::utils::document;
use nonet::{board, solver}; // those above find the core here, as they do in the library
use std::panic;
use wasm_bindgen::prelude::*;
use web_sys::DedicatedWorkerGlobalScope;

fn main() {
    panic::set_hook(Box::new(|info| report_error(&js_sys::Error::new(&info.to_string()))));
    if let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() {
        worker::serve(scope);
    } else if let Some(root) = document().get_element_by_id("app") {
        yew::Renderer::<App>::with_root(root).render();
    }
}

/// Smaller than the standard library's allocator, and as quick.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

#[wasm_bindgen]
extern "C" {
    /// Raises an `error` event, as an uncaught exception would: boot.js shows it, the page hears it from its worker.
    #[wasm_bindgen(js_name = reportError)]
    fn report_error(error: &JsValue);
}
