//! The core as the browser runs it: the same answers as natively.
#![cfg(target_arch = "wasm32")]

use nonet::board::Grid;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
fn a_line_is_read_and_written_the_same() {
    let line = "043080250600000000000001094900004070000608000010200003820500000000000005034090710";
    assert_eq!(line.parse::<Grid>().unwrap().to_string().replace('.', "0"), line);
}
