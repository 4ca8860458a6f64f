//! The page's end of a Web Worker, which tells of its failures.

use gloo::{
    events::{EventListener, EventListenerOptions},
    utils::document,
};
use js_sys::Uint8Array;
use nonet_protocol::{Reply, Request};
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{ErrorEvent, Event, HtmlScriptElement, MessageEvent, WorkerOptions, WorkerType};

/// What is said of a message that is none of ours.
const GARBLED: &str = "its message was garbled";

/// What is said of a worker that says nothing of itself.
const UNLOADED: &str = "it could not be started";

/// A running worker. Dropping it ends the worker, also in the middle of a question.
pub(super) struct Worker {
    worker: web_sys::Worker,
    _listeners: [EventListener; 3],
}

impl Worker {
    /// Starts a worker from the script that started the page, which starts another program there. `hear` hears every reply; or why
    /// the worker could not be loaded or panicked, after which it is of no use.
    ///
    /// # Errors
    /// Where the browser makes no worker.
    pub(super) fn start(hear: impl Fn(Result<Reply, String>) + 'static) -> Result<Worker, JsValue> {
        let script = document().get_element_by_id("boot").and_then(|element| element.dyn_into::<HtmlScriptElement>().ok());
        let address = script.map(|script| script.src()).ok_or("the page has no script with the id boot")?;
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = web_sys::Worker::new_with_options(&address, &options)?;
        let hear = Rc::new(hear);
        let listeners = ["message", "messageerror", "error"].map(|name| {
            let hear = Rc::clone(&hear);
            let options = EventListenerOptions::enable_prevent_default();
            EventListener::new_with_options(&worker, name, options, move |event| hear(told(event)))
        });
        Ok(Worker { worker, _listeners: listeners })
    }

    /// Sends a question.
    ///
    /// # Errors
    /// Where the message can't be made or sent.
    pub(super) fn send(&self, request: &Request) -> Result<(), JsValue> {
        let bytes = request.bytes().ok_or("the question could not be written")?;
        self.worker.post_message(&Uint8Array::from(bytes.as_slice()))
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

/// What an event of the worker tells.
fn told(event: &Event) -> Result<Reply, String> {
    if event.type_() == "error" {
        event.prevent_default();
        let message = event.dyn_ref().map(ErrorEvent::message);
        return Err(message.filter(|words| !words.is_empty()).unwrap_or_else(|| UNLOADED.to_owned()));
    }
    let data = event.dyn_ref::<MessageEvent>().map(MessageEvent::data);
    let bytes = data.and_then(|data| data.dyn_into::<Uint8Array>().ok());
    bytes.and_then(|bytes| Reply::read(&bytes.to_vec())).ok_or_else(|| GARBLED.to_owned())
}
