//! The page's end: a Web Worker that tells of its failures.

use super::{Reply, Request, message};
use gloo::{events::EventListener, utils::document};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{HtmlScriptElement, MessageEvent, WorkerOptions, WorkerType};

/// What is said of a message that is none of ours.
const GARBLED: &str = "its message was garbled";

/// A running worker. Dropping it ends the worker, also in the middle of a job.
pub struct Worker {
    worker: web_sys::Worker,
    _listeners: [EventListener; 3],
}

impl Worker {
    /// Starts a worker from the script that started the page. `on_reply` hears every reply, `on_failure` when the worker could
    /// not be loaded or panicked; it is of no use afterwards.
    ///
    /// # Errors
    /// Where the browser makes no worker.
    pub fn start(on_reply: impl Fn(Reply) + 'static, on_failure: impl Fn(String) + Clone + 'static) -> Result<Worker, JsValue> {
        let script = document().get_element_by_id("boot").and_then(|element| element.dyn_into::<HtmlScriptElement>().ok());
        let address = script.map(|script| script.src()).ok_or("the page has no script with the id boot")?;
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = web_sys::Worker::new_with_options(&address, &options)?;

        let garbled = on_failure.clone();
        let on_message = EventListener::new(&worker, "message", move |event| {
            match message::read_reply(&event.unchecked_ref::<MessageEvent>().data()) {
                Some(reply) => on_reply(reply),
                None => garbled(GARBLED.to_owned()),
            }
        });
        let broken = on_failure.clone();
        let on_error = EventListener::new(&worker, "error", move |event| {
            event.prevent_default();
            let message = event.dyn_ref::<web_sys::ErrorEvent>().map(web_sys::ErrorEvent::message);
            broken(message.filter(|words| !words.is_empty()).unwrap_or_else(|| "it could not be started".to_owned()));
        });
        let on_garbled = EventListener::new(&worker, "messageerror", move |_| on_failure(GARBLED.to_owned()));
        Ok(Worker { worker, _listeners: [on_message, on_error, on_garbled] })
    }

    /// Sends a job.
    ///
    /// # Errors
    /// Where the message can't be made or sent.
    pub fn send(&self, request: &Request) -> Result<(), JsValue> {
        self.worker.post_message(&message::request(request)?)
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}
