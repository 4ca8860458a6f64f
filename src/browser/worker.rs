//! The page's end of a Web Worker, which reports the worker's failures.

use crate::{
    browser::{language::language_of_workers, version::build},
    text,
};
use gloo::events::{EventListener, EventListenerOptions};
use js_sys::{Array, Uint8Array};
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, ErrorEvent, Event, MessageEvent, WorkerOptions, WorkerType};

/// The message of the error of a worker that could not be loaded, which boot.js gives it.
const NOT_LOADED: &str = "not loaded";

/// The message of a failure if the browser refuses to start the worker: it can't be created, or its error has no message.
pub(crate) const REFUSED: &str = "refused";

/// The message of a failure if the worker is of another build than the page.
pub(crate) const OTHER_BUILD: &str = "other build";

/// Returns the reason for a failure in words. A worker that has stopped gives its own.
pub(crate) fn reason(message: &str) -> String {
    match message {
        NOT_LOADED => text::app::WORKER_NOT_LOADED.say(),
        REFUSED => text::app::WORKER_REFUSED.say(),
        OTHER_BUILD => text::app::WORKER_OF_OTHER_BUILD.say(),
        message => message.to_owned(),
    }
}

/// A program that runs in a worker.
pub(crate) trait Program {
    /// The name by which `boot.js` knows which program to start.
    const NAME: &'static str;

    /// A message of the program.
    type Reply;

    /// Reads a message, with the file that came with it. None if it is no message of this program.
    fn read(bytes: &[u8], file: Option<Blob>) -> Option<Self::Reply>;
}

/// A running worker. Dropping it ends the worker, even in the middle of a question.
pub(crate) struct Worker {
    worker: web_sys::Worker,
    _listeners: [EventListener; 3],
}

impl Worker {
    /// Starts a worker from the script that started the page; in a worker, that script starts the program. `hear` gets every
    /// reply, or an error if the worker could not be loaded or panicked. After an error the worker is of no use.
    ///
    /// The browser's error if it can't create the worker.
    pub(crate) fn start<P: Program + 'static>(hear: impl Fn(Result<P::Reply, String>) + 'static) -> Result<Worker, JsValue> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        match language_of_workers() {
            Some(language) => options.set_name(&format!("{} {language}", P::NAME)),
            None => options.set_name(P::NAME),
        }
        let worker = web_sys::Worker::new_with_options(&build(), &options)?;
        let hear = Rc::new(hear);
        let listeners = ["message", "messageerror", "error"].map(|name| {
            let hear = Rc::clone(&hear);
            let options = EventListenerOptions::enable_prevent_default();
            EventListener::new_with_options(&worker, name, options, move |event| hear(parse_event::<P>(event)))
        });
        Ok(Worker { worker, _listeners: listeners })
    }

    /// Sends a message to the worker, with its file if it has one.
    ///
    /// # Errors
    /// An error if the message can't be written or sent.
    pub(crate) fn send(&self, bytes: Option<Vec<u8>>, file: Option<&Blob>) -> Result<(), JsValue> {
        let bytes = bytes.ok_or_else(|| text::app::QUESTION_NOT_WRITTEN.say())?;
        let bytes = Uint8Array::from(bytes.as_slice());
        match file {
            Some(file) => self.worker.post_message(&Array::of2(&bytes, file)),
            None => self.worker.post_message(&bytes),
        }
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

/// The reply in a message; `None` if it can't be read.
fn reply<P: Program>(data: &JsValue) -> Option<P::Reply> {
    let both = data.dyn_ref::<Array>();
    let bytes = both.map_or_else(|| data.clone(), |both| both.get(0)).dyn_into::<Uint8Array>().ok()?;
    P::read(&bytes.to_vec(), both.and_then(|both| both.get(1).dyn_into().ok()))
}

/// The message of an error without the prefix that browsers add.
fn plain_words(message: &str) -> &str {
    let message = message.strip_prefix("Uncaught ").unwrap_or(message);
    message.strip_prefix("Error: ").unwrap_or(message)
}

/// The reply or the failure that an event of the worker reports.
fn parse_event<P: Program>(event: &Event) -> Result<P::Reply, String> {
    if event.type_() == "error" {
        event.prevent_default();
        let message = event.dyn_ref().map(ErrorEvent::message).unwrap_or_default();
        let words = plain_words(&message);
        return Err(if words.is_empty() { REFUSED } else { words }.to_owned());
    }
    let data = event.dyn_ref::<MessageEvent>().map(MessageEvent::data);
    data.as_ref().and_then(reply::<P>).ok_or_else(|| text::app::WORKER_GARBLED.say())
}
