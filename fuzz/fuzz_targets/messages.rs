//! Fuzzes the messages between page and worker: no bytes make a reader panic, and a message that is read is written, and read
//! again as the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use nonet_protocol::{Message, Reply, QuestionRequest};

fuzz_target!(|bytes: &[u8]| {
    if let Some(request) = QuestionRequest::read(bytes) {
        let again = request.bytes().and_then(|bytes| QuestionRequest::read(&bytes));
        assert_eq!(again, Some(request));
    }
    if let Some(reply) = Reply::read(bytes) {
        let again = reply.bytes().and_then(|bytes| Reply::read(&bytes));
        assert_eq!(again, Some(reply));
    }
});
