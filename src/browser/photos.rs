//! The reader of pictures, a program in a worker of its own. This module runs it for a question about a picture: it starts the program with
//! the first picture, and ends it when the last one is closed.

use crate::{
    action::{Input, PageEvent},
    browser::{
        files::{kept_file, take_file},
        version::{build, send_event},
        worker::{OTHER_BUILD, Program, Worker, reason},
    },
    photo::state::PhotoQuestion,
};
use gloo::utils::window;
use nonet_protocol::{Message, PhotoReply, PhotoRequest};
use std::{cell::RefCell, collections::BTreeMap, rc::Rc};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, Url};
use yew::prelude::*;

/// The program that reads pictures.
pub(crate) struct Photos;

impl Program for Photos {
    const NAME: &'static str = "photo";
    type Reply = (PhotoReply, Option<Blob>);

    fn read(bytes: &[u8], file: Option<Blob>) -> Option<(PhotoReply, Option<Blob>)> {
        Some((PhotoReply::read(bytes)?, file))
    }
}

/// The running program, and what it is asked.
#[derive(Default)]
struct Reader {
    worker: Option<Worker>,
    is_ready: bool,
    current: Option<PhotoQuestion>,          // asked, and not answered yet
    pictures: BTreeMap<u32, Option<String>>, // the open pictures by their files' numbers, with the addresses of those that were read
}

impl Reader {
    /// Ends the program.
    fn end(&mut self) {
        (self.worker, self.is_ready, self.current) = (None, false, None);
    }

    /// Sends the current question, once the program is ready for it.
    fn send(&self) -> Result<(), JsValue> {
        let Some(PhotoQuestion { id, file, corners }) = self.current.filter(|_| self.is_ready) else { return Ok(()) };
        let Some(worker) = &self.worker else { return Ok(()) };
        worker.send(PhotoRequest::Read { id, corners }.bytes(), kept_file(file).as_ref())
    }

    /// Takes a picture as it was read, and returns the address under which the page shows it from now on.
    fn show(&mut self, file: u32, picture: Option<Blob>) -> Option<Rc<str>> {
        let shown = self.pictures.get_mut(&file)?; // it may be closed
        let address = picture.and_then(|picture| Url::create_object_url_with_blob(&picture).ok());
        std::mem::replace(shown, address).iter().for_each(|before| forget(before));
        shown.as_deref().map(Rc::from)
    }

    /// Forgets the pictures that are no longer open. Ends the program if it reads one of them, or if none is open any more.
    fn keep(&mut self, files: &[u32]) {
        for file in files {
            self.pictures.entry(*file).or_default();
        }
        let closed: Vec<u32> = self.pictures.keys().copied().filter(|file| !files.contains(file)).collect();
        for file in closed {
            self.pictures.remove(&file).flatten().iter().for_each(|address| forget(address));
            drop(take_file(file));
            if self.current.is_some_and(|question| question.file == file) {
                self.end();
            }
        }
        if files.is_empty() {
            self.end();
        }
    }
}

fn forget(address: &str) {
    let _ = Url::revoke_object_url(address); // it fails only for an address that was none
}

/// Has the question about a picture answered. `files` are the numbers of the open pictures' files; what is no longer among them is
/// forgotten.
#[hook]
pub(crate) fn use_photo_reader(files: Vec<u32>, question: Option<PhotoQuestion>, oninput: &Callback<Input>) {
    let reader = use_mut_ref(Reader::default);
    {
        let reader = Rc::clone(&reader);
        use_effect_with(files, move |files| reader.borrow_mut().keep(files));
    }
    let oninput = oninput.clone();
    use_effect_with(question, move |question| {
        if let Some(question) = *question {
            ask(&reader, question, &oninput);
        }
    });
}

/// Asks a question, in place of the current one. The program reads no message while it reads a picture, so it is ended then.
fn ask(reader: &Rc<RefCell<Reader>>, question: PhotoQuestion, oninput: &Callback<Input>) {
    if reader.borrow().current.is_some() {
        reader.borrow_mut().end();
    }
    reader.borrow_mut().current = Some(question);
    let is_running = reader.borrow().worker.is_some();
    let asked = if is_running { reader.borrow().send() } else { start(reader, oninput) };
    if let Err(error) = asked {
        fail(reader, &format!("{error:?}"), oninput);
    }
}

fn start(reader: &Rc<RefCell<Reader>>, oninput: &Callback<Input>) -> Result<(), JsValue> {
    let (heard_by, oninput) = (Rc::downgrade(reader), oninput.clone());
    let worker = Worker::start::<Photos>(move |reply| {
        if let Some(reader) = heard_by.upgrade() {
            receive(&reader, reply, &oninput);
        }
    })?;
    reader.borrow_mut().worker = Some(worker);
    Ok(())
}

fn receive(reader: &Rc<RefCell<Reader>>, reply: Result<(PhotoReply, Option<Blob>), String>, oninput: &Callback<Input>) {
    match reply {
        Ok((PhotoReply::Ready { build: its }, _)) if its == build() => {
            reader.borrow_mut().is_ready = true;
            let sent = reader.borrow().send();
            if let Err(error) = sent {
                fail(reader, &format!("{error:?}"), oninput);
            }
        }
        Ok((PhotoReply::Ready { .. }, _)) => fail(reader, OTHER_BUILD, oninput),
        Ok((PhotoReply::Done { id, answer }, picture)) => {
            let asked = reader.borrow_mut().current.take();
            let address = asked.and_then(|asked| reader.borrow_mut().show(asked.file, picture));
            oninput.emit(PageEvent::PhotoRead { id, address, answer }.into());
            send_event("photoread"); // from now on the service worker keeps the program
        }
        Ok((PhotoReply::Seen(_), _)) => {} // no frame is sent from here
        Err(why) => fail(reader, &why, oninput),
    }
}

/// Ends the program, which is of no use any more, and says why. If it never ran, it is looked whether it could be loaded at all.
fn fail(reader: &Rc<RefCell<Reader>>, why: &str, oninput: &Callback<Input>) {
    let (current, ran) = (reader.borrow().current, reader.borrow().is_ready);
    reader.borrow_mut().end();
    let Some(PhotoQuestion { id, .. }) = current else { return };
    let (why, oninput) = (reason(why), oninput.clone());
    spawn_local(async move {
        let why = (ran || is_connected().await).then_some(why);
        oninput.emit(PageEvent::PhotoFailed { id, why }.into());
    });
}

/// A file beside the page that its service worker never keeps, so that an answer comes from the server. The number makes each request
/// one that no cache knows.
fn uncached() -> String {
    format!("sw.js?{}", js_sys::Date::now())
}

/// Returns whether the page's server answers.
async fn is_connected() -> bool {
    window().navigator().on_line() && JsFuture::from(window().fetch_with_str(&uncached())).await.is_ok()
}
