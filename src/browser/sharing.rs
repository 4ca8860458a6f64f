//! Ways to share: the system's share sheet, and pictures as PNG files and on the clipboard. Browsers allow them only during the
//! press itself, so each function begins its work at once.

use crate::browser::effects::{clipboard, has, offer};
use gloo::utils::{document, window};
use js_sys::{Array, Function, Object, Promise, Reflect};
use std::{
    cell::{Cell, RefCell},
    collections::VecDeque,
    fmt::Write,
    rc::Rc,
};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use wasm_bindgen_futures::{JsFuture, future_to_promise, spawn_local};
use web_sys::{Blob, BlobPropertyBag, CanvasRenderingContext2d, ClipboardItem, HtmlCanvasElement, HtmlImageElement, ShareData};
use yew::prelude::*;

/// The ways to share that this browser has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ShareSupport {
    /// Whether the browser has the system's share sheet.
    pub sheet: bool,
    /// Whether the browser can put pictures on the clipboard.
    pub pictures: bool,
}

impl ShareSupport {
    /// Asks the browser.
    pub(crate) fn of_browser() -> ShareSupport {
        ShareSupport {
            sheet: has(&window().navigator(), "share"),
            pictures: clipboard().is_some_and(|clipboard| has(&clipboard, "write")) && has(&window(), "ClipboardItem"),
        }
    }
}

/// Opens the system's share sheet. Closing it without sharing is not reported.
pub fn open_share_sheet(title: &str, words: &str, link: &str) {
    let data = ShareData::new();
    data.set_title(title);
    data.set_url(link);
    if !words.is_empty() {
        data.set_text(words);
    }
    let shared = window().navigator().share_with_data(&data);
    spawn_local(async move { drop(JsFuture::from(shared).await) });
}

/// Copies a text and calls `done` with whether the browser did. A page that was loaded over plain http has no clipboard.
pub fn copy_text(text: &str, done: Callback<bool>) {
    copied(clipboard().map(|clipboard| clipboard.write_text(text)), done);
}

thread_local! {
    /// The texts that were promised to the clipboard and are not written yet, first to last. `None` where the browser takes no promise.
    static PROMISED: RefCell<VecDeque<Option<PromisedText>>> = const { RefCell::new(VecDeque::new()) };
}

/// A text that was promised to the clipboard.
struct PromisedText {
    resolve: Function,
    reject: Function,
    /// Whether there will be no text. The reason is said elsewhere, so the clipboard's own complaint is not.
    is_broken: Rc<Cell<bool>>,
}

/// Promises a text to the clipboard, since browsers allow to copy only shortly after a press, and calls `done` with whether the browser
/// copied it. [`keep_promise`] gives the text.
pub(crate) fn promise_copy(done: &Callback<bool>) {
    let promised = if ShareSupport::of_browser().pictures { promised(done.clone()) } else { None };
    PROMISED.with_borrow_mut(|all| all.push_back(promised));
}

fn promised(done: Callback<bool>) -> Option<PromisedText> {
    let mut ends = None;
    let text = Promise::new(&mut |resolve, reject| ends = Some((resolve, reject)));
    let (resolve, reject) = ends?;
    let written = write_promised("text/plain", &text).ok()?;
    let is_broken = Rc::new(Cell::new(false));
    let is_over = Rc::clone(&is_broken);
    copied(
        Some(written),
        Callback::from(move |copied| {
            if !is_over.get() {
                done.emit(copied)
            }
        }),
    );
    Some(PromisedText { resolve, reject, is_broken })
}

/// Gives the text that was promised first; `None` if there will be none.
pub(crate) fn keep_promise(text: Option<String>, done: Callback<bool>) {
    let promised = PROMISED.with_borrow_mut(VecDeque::pop_front).flatten();
    match (promised, text) {
        (Some(PromisedText { resolve, .. }), Some(text)) => {
            let options = BlobPropertyBag::new();
            options.set_type("text/plain");
            if let Ok(text) = Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &options) {
                let _ = resolve.call1(&JsValue::NULL, &text);
            }
        }
        (Some(PromisedText { reject, is_broken, .. }), None) => {
            is_broken.set(true);
            let _ = reject.call0(&JsValue::NULL);
        }
        (None, Some(text)) => copy_text(&text, done),
        (None, None) => {}
    }
}

/// Copies the picture at an address as a PNG image and calls `done` with whether the browser did.
pub fn copy_picture(address: &str, done: Callback<bool>) {
    copied(write_picture(address.to_owned()).ok(), done);
}

fn copied(promise: Option<Promise>, done: Callback<bool>) {
    match promise {
        Some(promise) => spawn_local(async move { done.emit(JsFuture::from(promise).await.is_ok()) }),
        None => done.emit(false),
    }
}

/// Starts writing the picture to the clipboard, which waits while the picture is drawn.
fn write_picture(address: String) -> Result<Promise, JsValue> {
    write_promised("image/png", &future_to_promise(async move { dots(&address).await.map(JsValue::from) }))
}

/// Starts writing to the clipboard what a promise of a blob of this type will give.
fn write_promised(kind: &str, promise: &Promise) -> Result<Promise, JsValue> {
    let clipboard = clipboard().ok_or("there is no clipboard")?;
    let content = Object::new();
    Reflect::set(&content, &kind.into(), promise)?;
    let item = ClipboardItem::new_with_record_from_str_to_blob_promise(&content)?;
    Ok(clipboard.write(&Array::of1(&item)))
}

/// Offers the picture at an address as a PNG file.
pub fn save_picture(address: &str, name: &str) {
    let (address, name) = (address.to_owned(), name.to_owned());
    spawn_local(async move {
        if let Ok(dots) = dots(&address).await {
            let _ = offer(&name, &dots); // if the browser refuses, it says so itself
        }
    });
}

/// The picture at an address as a PNG file.
async fn dots(address: &str) -> Result<Blob, JsValue> {
    let image = HtmlImageElement::new()?;
    image.set_src(address);
    JsFuture::from(image.decode()).await?;
    let canvas: HtmlCanvasElement = document().create_element("canvas")?.unchecked_into();
    canvas.set_width(image.natural_width());
    canvas.set_height(image.natural_height());
    let context: CanvasRenderingContext2d = canvas.get_context("2d")?.ok_or("nothing can be drawn")?.unchecked_into();
    context.draw_image_with_html_image_element(&image, 0.0, 0.0)?;
    file_of(canvas, "image/png").await
}

/// The picture on a canvas as a file of this kind.
pub(crate) async fn file_of(canvas: HtmlCanvasElement, kind: &str) -> Result<Blob, JsValue> {
    let blob = JsFuture::from(Promise::new(&mut |resolve, reject| {
        let take = Closure::once_into_js(move |blob: JsValue| resolve.call1(&JsValue::NULL, &blob));
        if let Err(why) = canvas.to_blob_with_type(take.unchecked_ref(), kind) {
            let _ = reject.call1(&JsValue::NULL, &why);
        }
    }));
    blob.await?.dyn_into()
}

/// Returns a data URL that holds the text of an SVG file.
#[must_use]
pub fn svg_address(svg: &str) -> AttrValue {
    let mut address = "data:image/svg+xml,".to_owned();
    for ch in svg.chars() {
        match ch {
            'A'..='Z' | 'a'..='z' | '0'..='9' | '-' | '.' | '/' | ':' | '=' | ',' | ';' | '(' | ')' | '_' => address.push(ch),
            _ => ch.encode_utf8(&mut [0; 4]).bytes().for_each(|byte| {
                let _ = write!(address, "%{byte:02X}"); // writing to a string never fails
            }),
        }
    }
    address.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_holds_every_character_of_its_file() {
        assert_eq!(svg_address("<a b=\"#\u{e9}\">"), "data:image/svg+xml,%3Ca%20b=%22%23%C3%A9%22%3E");
    }
}
