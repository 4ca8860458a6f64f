//! The worker's end: takes a job, does it, answers. A panic becomes an `error` event that the page hears.

use super::{Reply, Request};
use gloo::events::EventListener;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// How much time passes at least between two messages of progress, in milliseconds.
const PAUSE: f64 = 100.0;

/// Answers jobs for as long as the worker lives.
pub fn serve(scope: DedicatedWorkerGlobalScope) {
    let own = scope.clone();
    EventListener::new(&scope, "message", move |event| {
        let data = event.unchecked_ref::<MessageEvent>().data();
        match serde_wasm_bindgen::from_value(data) {
            Ok(request) => answer(&own, &request),
            Err(error) => wasm_bindgen::throw_val(JsValue::from(error)), // both ends are the same build: this is a fault of ours
        }
    })
    .forget();
}

fn answer(scope: &DedicatedWorkerGlobalScope, Request { id, job }: &Request) {
    let mut told = now();
    let answer = job.run(&mut |found| {
        if now() - told >= PAUSE {
            told = now();
            send(scope, &Reply::Progress { id: *id, found });
        }
    });
    send(scope, &Reply::Done { id: *id, answer });
}

fn send(scope: &DedicatedWorkerGlobalScope, reply: &Reply) {
    let sent = serde_wasm_bindgen::to_value(reply).map_err(JsValue::from).and_then(|value| scope.post_message(&value));
    if let Err(error) = sent {
        wasm_bindgen::throw_val(error);
    }
}

fn now() -> f64 {
    js_sys::Date::now()
}
