//! The worker: takes a question, answers it, takes the next. A panic becomes an `error` event that the page hears.

use js_sys::Uint8Array;
use nonet_protocol::{BUILD, QuestionId, Reply, Request};
use std::panic;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// How much time passes at least between two messages of progress, in milliseconds.
const PAUSE: f64 = 100.0;

fn main() {
    panic::set_hook(Box::new(|info| report_error(&js_sys::Error::new(&info.to_string()))));
    if let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() {
        serve(&scope);
    }
}

/// Answers questions for as long as the worker lives.
fn serve(scope: &DedicatedWorkerGlobalScope) {
    let own = scope.clone();
    let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        // Both ends are the same build: what can't be read is none of ours.
        let bytes = event.data().dyn_into::<Uint8Array>().ok();
        if let Some(request) = bytes.and_then(|bytes| Request::read(&bytes.to_vec())) {
            answer(&own, &request);
        }
    });
    scope.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    hear.forget();
    send(scope, 0, &Reply::Ready { build: BUILD.to_owned() });
}

fn answer(scope: &DedicatedWorkerGlobalScope, Request { id, question }: &Request) {
    let mut told = js_sys::Date::now();
    let answer = nonet_worker::answer(question, &mut |found| {
        let now = js_sys::Date::now();
        if now - told >= PAUSE {
            told = now;
            send(scope, *id, &Reply::Progress { id: *id, found });
        }
    });
    send(scope, *id, &Reply::Done { id: *id, answer });
}

/// Sends a reply; if it can't be written, says that.
fn send(scope: &DedicatedWorkerGlobalScope, id: QuestionId, reply: &Reply) {
    let failed = || Reply::Failed { id, why: "the answer could not be written".to_owned() };
    let Some(bytes) = reply.bytes().or_else(|| failed().bytes()) else { return };
    if let Err(error) = scope.post_message(&Uint8Array::from(bytes.as_slice())) {
        wasm_bindgen::throw_val(error);
    }
}

#[wasm_bindgen]
extern "C" {
    /// Raises an `error` event, as an uncaught exception would: the page hears it.
    #[wasm_bindgen(js_name = reportError)]
    fn report_error(error: &JsValue);
}
