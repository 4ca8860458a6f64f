//! Tests that need a browser: the core on its own lanes, and components in a real page. They are mounted with props, pressed and typed
//! at; what they draw and dispatch is asserted.
#![cfg(target_arch = "wasm32")]
#![allow(clippy::unwrap_used, clippy::panic)] // in a test these are how it fails

mod board;
mod controls;
mod core;
mod learn;
mod library;
mod make;
mod mounted;
mod photo;
mod play;
mod shell;
mod solve;

use wasm_bindgen_test::wasm_bindgen_test_configure;

wasm_bindgen_test_configure!(run_in_browser);
