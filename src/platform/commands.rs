//! Commands: copying, downloading, printing, reading the clipboard.

use super::{files::take_file, promise::when, version::tell};
use crate::{
    action::{Input, PageEvent},
    state::Command,
};
use gloo::{
    timers::callback::Timeout,
    utils::{document, window},
};
use js_sys::{Array, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, Clipboard, HtmlAnchorElement, Url};
use yew::prelude::*;

/// Milliseconds until a downloaded text is let go.
const DOWNLOAD_TIME: u32 = 60_000;

/// Does each command once.
#[hook]
pub(super) fn use_command(command: Option<(u32, Command)>, oninput: &Callback<Input>) {
    let oninput = oninput.clone();
    use_effect_with(command, move |command| match command {
        None => {}
        Some((_, Command::Copy(text))) => copy(text, oninput),
        Some((_, Command::Download { name, text })) => {
            // Where the browser refuses, it says so itself.
            let _ = download(name, text);
        }
        Some((_, Command::DownloadFile { name, file })) => {
            let _ = take_file(*file).map(|file| offer(name, &file));
        }
        Some((_, Command::Paste)) => paste(oninput),
        Some((_, Command::Print)) => {
            let _ = window().print(); // where it can't, it says so itself
        }
        Some((_, Command::TakeVersion)) => tell("takeversion"),
    });
}

fn copy(text: &str, oninput: Callback<Input>) {
    match clipboard() {
        Some(clipboard) => {
            when(clipboard.write_text(text), Box::new(move |done| oninput.emit(Input::Event(PageEvent::Copied(done.is_some())))));
        }
        None => oninput.emit(Input::Event(PageEvent::Copied(false))),
    }
}

fn paste(oninput: Callback<Input>) {
    let tell = move |text: Option<JsValue>| {
        let text = text.and_then(|text| text.as_string());
        oninput.emit(text.map_or(Input::Event(PageEvent::PasteRefused), |text| Input::Event(PageEvent::Pasted(text))));
    };
    match clipboard().filter(|clipboard| has(clipboard, "readText")) {
        Some(clipboard) => when(clipboard.read_text(), Box::new(tell)),
        None => tell(None),
    }
}

/// The clipboard; pages that came over plain http have none.
fn clipboard() -> Option<Clipboard> {
    let navigator = window().navigator();
    has(&navigator, "clipboard").then(|| navigator.clipboard())
}

fn has(object: &JsValue, name: &str) -> bool {
    Reflect::get(object, &name.into()).is_ok_and(|value| !value.is_undefined() && !value.is_null())
}

fn download(name: &str, text: &str) -> Result<(), JsValue> {
    let options = BlobPropertyBag::new();
    // Of the other endings browsers know no type: as plain text, some would be given `.txt` behind their own.
    options.set_type(match name.rsplit_once('.') {
        Some((_, "txt")) => "text/plain;charset=utf-8",
        Some((_, "csv")) => "text/csv;charset=utf-8",
        _ => "application/octet-stream",
    });
    let blob = Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &options)?;
    offer(name, &blob)
}

/// Offers a file.
fn offer(name: &str, file: &Blob) -> Result<(), JsValue> {
    let address = Url::create_object_url_with_blob(file)?;
    let link: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    link.set_href(&address);
    link.set_download(name);
    link.click();
    Timeout::new(DOWNLOAD_TIME, move || drop(Url::revoke_object_url(&address))).forget();
    Ok(())
}
