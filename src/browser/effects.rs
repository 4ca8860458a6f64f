//! Effects: copying, downloading, printing, reading the clipboard.

use crate::{
    action::{Action, Input, PageEvent, ShellAction},
    browser::{
        archive::random,
        clock::local_time,
        files::{keep_file, take_file},
        settings::is_language_stored,
        sharing::{keep_promise, promise_copy, save_picture, svg_address},
        version::send_event,
    },
    session::{BrowserEffect, Effects},
    text,
};
use gloo::{
    events::EventListener,
    timers::callback::Timeout,
    utils::{document, window},
};
use js_sys::{Array, Promise, Reflect};
use nonet_course::AttemptId;
use std::{cell::Cell, rc::Rc};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, BlobPropertyBag, Clipboard, ClipboardItem, HtmlAnchorElement, HtmlImageElement, Url};
use yew::prelude::*;

/// Milliseconds until the object URL of a download is revoked.
const DOWNLOAD_TIME: u32 = 60_000;

/// Milliseconds within which a browser that prints begins to.
const PRINT_TIME: u32 = 1_000;

/// Carries out each effect once, in order, and reports its number.
#[hook]
pub(crate) fn use_effects(effects: &Effects, oninput: &Callback<Input>) {
    let before = use_mut_ref(|| 0); // the number of the last effect that was carried out
    let (waiting, oninput) = (effects.waiting().cloned().collect::<Vec<_>>(), oninput.clone());
    use_effect_with(effects.last(), move |_| {
        for (number, effect) in waiting {
            if number > *before.borrow() {
                before.replace(number);
                carry_out(effect, &oninput);
                oninput.emit(Input::Event(PageEvent::CarriedOut(number)));
            }
        }
    });
}

/// Returns the result of a request to the browser, which may refuse it at once or later.
pub(crate) async fn settled(asked: Result<Promise, JsValue>) -> Result<JsValue, JsValue> {
    JsFuture::from(asked?).await
}

fn carry_out(effect: BrowserEffect, oninput: &Callback<Input>) {
    match effect {
        BrowserEffect::PromiseCopy => promise_copy(&oninput.reform(|copied| PageEvent::Copied(copied).into())),
        BrowserEffect::Copy(text) => keep_promise(text, oninput.reform(|copied| PageEvent::Copied(copied).into())),
        BrowserEffect::Download { name, text } => {
            // If the browser refuses, it says so itself.
            let _ = download(&name, &text);
        }
        BrowserEffect::SavePicture { name, svg } => save_picture(&svg_address(&svg), &name),
        BrowserEffect::DownloadFile { name, file } => {
            let _ = take_file(file).map(|file| offer(&name, &file));
        }
        BrowserEffect::Paste => paste(oninput.clone()),
        BrowserEffect::Print => print(oninput.clone()),
        BrowserEffect::TakeVersion => send_event("takeversion"),
        BrowserEffect::DateAttempt(undated) => {
            let attempt = undated.attempt(local_time(), AttemptId::new(random()));
            oninput.emit(Input::Event(PageEvent::Attempted(attempt)));
        }
        BrowserEffect::Reload => {
            // By then the settings of this drawing are stored, or refused.
            let oninput = oninput.clone();
            let reload = move || match is_language_stored() {
                true => {
                    let _ = window().location().reload(); // it fails only where the page may not be loaded
                }
                false => {
                    let words = AttrValue::from(text::settings::LANGUAGE_NOT_STORED);
                    oninput.emit(Action::Shell(ShellAction::Say(words)).into());
                }
            };
            Timeout::new(0, reload).forget();
        }
    }
}

/// Prints the page, as soon as its pictures can be drawn, and reports when the browser has printed it.
fn print(oninput: Callback<Input>) {
    let pictures = document().images();
    let pictures = (0..pictures.length()).filter_map(|number| pictures.item(number)?.dyn_into::<HtmlImageElement>().ok());
    let undrawn: Vec<HtmlImageElement> = pictures.filter(|picture| !picture.complete()).collect();
    if undrawn.is_empty() {
        return print_now(oninput);
    }
    spawn_local(async move {
        for picture in undrawn {
            let _ = JsFuture::from(picture.decode()).await; // one that can't be drawn is left out
        }
        print_now(oninput);
    });
}

/// Prints the page, and reports if the browser doesn't begin to: in some frames and apps it ignores the request.
fn print_now(oninput: Callback<Input>) {
    let after = oninput.reform(|()| Input::Event(PageEvent::Printed));
    EventListener::once(&window(), "afterprint", move |_| after.emit(())).forget();
    let begun = Rc::new(Cell::new(false));
    let has_begun = Rc::clone(&begun);
    let listener = EventListener::once(&window(), "beforeprint", move |_| has_begun.set(true));
    let asked = window().print();
    let tell = move || {
        drop(listener);
        if asked.is_err() || !begun.get() {
            oninput.emit(Input::Event(PageEvent::NotPrinted));
        }
    };
    Timeout::new(PRINT_TIME, tell).forget();
}

fn paste(oninput: Callback<Input>) {
    spawn_local(async move {
        let pasted = match clipboard().filter(|clipboard| has(clipboard, "readText")) {
            Some(clipboard) => pasted(&clipboard).await,
            None => None,
        };
        oninput.emit(Input::Event(pasted.unwrap_or(PageEvent::PasteRefused)));
    });
}

/// The text on the clipboard, or the picture if there is no text; `None` if the browser refuses.
async fn pasted(clipboard: &Clipboard) -> Option<PageEvent> {
    let text = JsFuture::from(clipboard.read_text()).await.ok()?.as_string()?;
    let is_blank = text.trim().is_empty() && has(clipboard, "read");
    Some(match if is_blank { picture(clipboard).await } else { None } {
        Some(picture) => PageEvent::PictureOpened { name: text::photo::PASTED.say(), file: keep_file(picture) },
        None => PageEvent::Pasted(text),
    })
}

/// The picture on the clipboard; `None` if there is none.
async fn picture(clipboard: &Clipboard) -> Option<Blob> {
    let items: Array = JsFuture::from(clipboard.read()).await.ok()?.dyn_into().ok()?;
    for item in items.iter().filter_map(|item| item.dyn_into::<ClipboardItem>().ok()) {
        let kind = item.types().iter().filter_map(|kind| kind.as_string()).find(|kind| kind.starts_with("image/"));
        if let Some(kind) = kind {
            return JsFuture::from(item.get_type(&kind)).await.ok()?.dyn_into().ok();
        }
    }
    None
}

/// The clipboard; `None` on a page that was loaded over plain http.
pub(crate) fn clipboard() -> Option<Clipboard> {
    let navigator = window().navigator();
    has(&navigator, "clipboard").then(|| navigator.clipboard())
}

/// Whether an object of the browser has a property with this name.
pub(crate) fn has(object: &JsValue, name: &str) -> bool {
    Reflect::get(object, &name.into()).is_ok_and(|value| !value.is_undefined() && !value.is_null())
}

fn download(name: &str, text: &str) -> Result<(), JsValue> {
    let options = BlobPropertyBag::new();
    // Other file types stay without a type: as plain text, some browsers would append `.txt` to their names.
    options.set_type(match name.rsplit_once('.') {
        Some((_, "txt")) => "text/plain;charset=utf-8",
        Some((_, "csv")) => "text/csv;charset=utf-8",
        _ => "application/octet-stream",
    });
    let blob = Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &options)?;
    offer(name, &blob)
}

/// Offers a file as a download.
pub(crate) fn offer(name: &str, file: &Blob) -> Result<(), JsValue> {
    let address = Url::create_object_url_with_blob(file)?;
    let link: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    link.set_href(&address);
    link.set_download(name);
    link.click();
    Timeout::new(DOWNLOAD_TIME, move || drop(Url::revoke_object_url(&address))).forget();
    Ok(())
}
