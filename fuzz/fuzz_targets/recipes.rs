//! Fuzzes recipes: a recipe that is read is written, and read again as the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use nonet_generator::Request;

fuzz_target!(|text: &str| {
    if let Ok(request) = text.parse::<Request>() {
        assert_eq!(request.to_string().parse(), Ok(request));
    }
});
