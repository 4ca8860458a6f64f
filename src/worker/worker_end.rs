//! The worker's end: takes a job, does it, answers. A panic becomes an `error` event that the page hears.

use super::{Reply, Request, message};
use gloo::events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// How much time passes at least between two messages of progress, in milliseconds.
const PAUSE: f64 = 100.0;

/// Answers jobs for as long as the worker lives.
pub fn serve(scope: DedicatedWorkerGlobalScope) {
    let own = scope.clone();
    EventListener::new(&scope, "message", move |event| {
        // Both ends are the same build: what can't be read is none of ours.
        if let Some(request) = message::read_request(&event.unchecked_ref::<MessageEvent>().data()) {
            answer(&own, &request);
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
    let sent = message::reply(reply).and_then(|value| scope.post_message(&value));
    if let Err(error) = sent {
        wasm_bindgen::throw_val(error);
    }
}

fn now() -> f64 {
    js_sys::Date::now()
}
