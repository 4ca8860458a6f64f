//! The program of a worker: it receives questions and answers them. A panic becomes an `error` event on the page.
//!
//! A message is the bytes of a request or a reply. With a file, it is an array of the bytes and the file.

mod browser;

use browser::Browser;
use js_sys::{Array, JsString, Uint8Array};
use nonet_protocol::{Message, QuestionId, QuestionRequest, Reply};
use std::panic;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Blob, DedicatedWorkerGlobalScope, MessageEvent};

/// The least time between two messages of progress, in milliseconds.
const PAUSE: f64 = 100.0;

#[cfg(all(target_arch = "wasm32", not(target_feature = "simd128")))]
compile_error!(
    "build with the rustflags of .cargo/config.toml: the solver is to use simd128, which boot.js asks the browser for"
);

fn main() {
    panic::set_hook(Box::new(|info| report_error(&js_sys::Error::new(&info.to_string()))));
    MESSAGES.with(|messages| {
        if let Some(messages) = messages {
            let [tag, text] = [0, 1].map(|place| String::from(messages.get(place)));
            let _ = nonet_words::choose(&tag, &text); // if another file came in their place, the worker says so as it is ready
        }
    });
    if let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() {
        serve(&scope);
    }
}

/// Answers questions until the worker is ended.
fn serve(scope: &DedicatedWorkerGlobalScope) {
    let own = scope.clone();
    let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let data = event.data();
        let (bytes, file) = match data.dyn_ref::<Array>() {
            Some(both) => (both.get(0), both.get(1).dyn_into::<Blob>().ok()),
            None => (data, None),
        };
        // The page and the worker are of one version, so that bytes that can't be decoded come from elsewhere.
        let bytes = bytes.dyn_into::<Uint8Array>().ok();
        if let Some(request) = bytes.and_then(|bytes| QuestionRequest::read(&bytes.to_vec())) {
            spawn_local(answer(own.clone(), request, Browser::with(file)));
        }
    });
    scope.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    hear.forget();
    send(scope, 0, &Reply::Ready { build: scope.location().href() }, None);
    // The page names the language behind the name of the program.
    if scope.name().contains(' ') && nonet_words::chosen().is_none() {
        send(scope, 0, &Reply::InEnglish, None);
    }
}

async fn answer(scope: DedicatedWorkerGlobalScope, QuestionRequest { id, question }: QuestionRequest, host: Browser) {
    let mut told = js_sys::Date::now();
    let mut progress = |found| {
        let now = js_sys::Date::now();
        if now - told >= PAUSE {
            told = now;
            send(&scope, id, &Reply::Progress { id, found }, None);
        }
    };
    let reply = match nonet_worker::answer_with(&host, &question, &mut progress).await {
        Ok(answer) => Reply::Done { id, answer },
        Err(why) => Reply::Failed { id, why },
    };
    send(&scope, id, &reply, host.written());
}

/// Sends a reply, with a file if there is one. If the reply can't be encoded, sends the failure instead.
fn send(scope: &DedicatedWorkerGlobalScope, id: QuestionId, reply: &Reply, file: Option<Blob>) {
    let failed = || Reply::Failed { id, why: nonet_worker::messages().answer_not_written() };
    let Some(bytes) = reply.bytes().or_else(|| failed().bytes()) else { return };
    let bytes = Uint8Array::from(bytes.as_slice());
    let message = file.map_or_else(|| bytes.clone().into(), |file| JsValue::from(Array::of2(&bytes, &file)));
    if let Err(error) = scope.post_message(&message) {
        wasm_bindgen::throw_val(error);
    }
}

#[wasm_bindgen]
extern "C" {
    /// The tag of the page's language, and the worker's messages as text, which boot.js has loaded. Undefined in English.
    #[wasm_bindgen(thread_local_v2, js_namespace = globalThis, js_name = nonetMessages)]
    static MESSAGES: Option<Array<JsString>>;

    /// Raises an `error` event on the page, as an uncaught exception would.
    #[wasm_bindgen(js_name = reportError)]
    fn report_error(error: &JsValue);
}
