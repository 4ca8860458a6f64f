//! The program that reads pictures, in a Web Worker of its own: it decodes a picture, turns it upright, scales it down and reads
//! it; or it looks for a grid in a frame of the camera. A panic becomes an `error` event on the page.
//!
//! A request is its bytes, or an array of these and the picture's file. A reply is its bytes, or an array of these and the picture
//! as it was read.

use js_sys::{Array, ArrayBuffer, Promise, Reflect, Uint8Array};
use nonet_photo::Luminance;
use nonet_photo_worker::{LONG_SIDE, fault_of_header, fault_of_undecoded, grid_in_frame, read_picture};
use nonet_protocol::{Message, PhotoAnswer, PhotoFault, PhotoReply, PhotoRequest, PicturePoint, PictureSize, QuestionId};
use std::panic;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    Blob, DedicatedWorkerGlobalScope, ImageBitmap, ImageBitmapOptions, ImageEncodeOptions, ImageOrientation, MessageEvent,
    OffscreenCanvas, OffscreenCanvasRenderingContext2d,
};

/// The number of bytes at the start of a file in which the size of the picture is looked for. Cameras write previews before it.
const HEADER: f64 = 2e6;

/// The paper behind a picture that is transparent.
const PAPER: &str = "#fff";

/// The kind in which the picture is shown on the page.
const SHOWN: &str = "image/jpeg";

fn main() {
    panic::set_hook(Box::new(|info| report_error(&js_sys::Error::new(&info.to_string()))));
    if let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() {
        serve(&scope);
    }
}

/// Answers requests until the worker is ended.
fn serve(scope: &DedicatedWorkerGlobalScope) {
    let own = scope.clone();
    let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let data = event.data();
        let both = data.dyn_ref::<Array>();
        let bytes = both.map_or_else(|| data.clone(), |both| both.get(0)).dyn_into::<Uint8Array>();
        // The page and this program are of one version, so that bytes that can't be decoded come from elsewhere.
        match bytes.ok().and_then(|bytes| PhotoRequest::read(&bytes.to_vec())) {
            Some(PhotoRequest::Look(frame)) => send(&own, &PhotoReply::Seen(grid_in_frame(frame)), None),
            Some(PhotoRequest::Read { id, corners }) => {
                if let Some(file) = both.and_then(|both| both.get(1).dyn_into::<Blob>().ok()) {
                    spawn_local(answer(own.clone(), id, corners, file));
                }
            }
            None => {}
        }
    });
    scope.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    hear.forget();
    send(scope, &PhotoReply::Ready { build: scope.location().href() }, None);
}

async fn answer(scope: DedicatedWorkerGlobalScope, id: QuestionId, corners: Option<[PicturePoint; 4]>, file: Blob) {
    let (answer, shown) = match decode(&scope, &file).await {
        Ok(Picture { canvas, luminance }) => {
            let size = Some(PictureSize { width: canvas.width(), height: canvas.height() });
            let found = read_picture(&luminance, corners);
            (PhotoAnswer { size, found }, encoded(&canvas).await)
        }
        Err(fault) => (PhotoAnswer { size: None, found: Err(fault) }, None),
    };
    send(&scope, &PhotoReply::Done { id, answer }, shown);
}

/// A picture, upright and scaled down.
struct Picture {
    canvas: OffscreenCanvas,
    luminance: Luminance,
}

/// Decodes the picture in a file.
async fn decode(scope: &DedicatedWorkerGlobalScope, file: &Blob) -> Result<Picture, PhotoFault> {
    let start = start_of(file).await;
    if let Some(fault) = fault_of_header(&start) {
        return Err(fault);
    }
    if !Reflect::has(scope, &"OffscreenCanvas".into()).unwrap_or(false) {
        return Err(PhotoFault::OldBrowser);
    }
    let options = ImageBitmapOptions::new();
    options.set_image_orientation(ImageOrientation::FromImage);
    let bitmap = resolved(scope.create_image_bitmap_with_blob_and_image_bitmap_options(file, &options)).await;
    let bitmap = bitmap.and_then(|bitmap| bitmap.dyn_into::<ImageBitmap>().ok()).ok_or_else(|| fault_of_undecoded(&start))?;
    let drawn = draw(&bitmap);
    bitmap.close();
    drawn.ok_or(PhotoFault::NotDecoded)
}

/// Draws the picture at the size at which it is read. None if the browser refuses.
fn draw(bitmap: &ImageBitmap) -> Option<Picture> {
    let long = bitmap.width().max(bitmap.height());
    let scaled = |side: u32| if long <= LONG_SIDE { side } else { (side * LONG_SIDE / long).max(1) };
    let (width, height) = (scaled(bitmap.width()), scaled(bitmap.height()));
    let canvas = OffscreenCanvas::new(width, height).ok()?;
    let context: OffscreenCanvasRenderingContext2d = canvas.get_context("2d").ok()??.dyn_into().ok()?;
    let (across, down) = (f64::from(width), f64::from(height));
    context.set_fill_style_str(PAPER);
    context.fill_rect(0.0, 0.0, across, down);
    let _ = Reflect::set(&context, &"imageSmoothingQuality".into(), &"high".into()); // without it, the picture is a little coarser
    context.draw_image_with_image_bitmap_and_dw_and_dh(bitmap, 0.0, 0.0, across, down).ok()?;
    let pixels = context.get_image_data(0.0, 0.0, across, down).ok()?.data();
    let luminance = Luminance::from_rgba(width as usize, height as usize, &pixels).ok()?;
    Some(Picture { canvas, luminance })
}

/// Returns the first bytes of a file. Empty if it can't be read.
async fn start_of(file: &Blob) -> Vec<u8> {
    let start = file.slice_with_f64_and_f64(0.0, HEADER).map(|start| start.array_buffer());
    let bytes = resolved(start).await.and_then(|bytes| bytes.dyn_into::<ArrayBuffer>().ok());
    bytes.map(|bytes| Uint8Array::new(&bytes).to_vec()).unwrap_or_default()
}

/// Returns the picture as a file. None if the browser refuses.
async fn encoded(canvas: &OffscreenCanvas) -> Option<Blob> {
    let options = ImageEncodeOptions::new();
    options.set_type(SHOWN);
    resolved(canvas.convert_to_blob_with_options(&options)).await?.dyn_into().ok()
}

/// Returns the result of a promise. None if it could not be made or is rejected.
async fn resolved(promise: Result<Promise, JsValue>) -> Option<JsValue> {
    JsFuture::from(promise.ok()?).await.ok()
}

/// Sends a reply, with a file if there is one.
fn send(scope: &DedicatedWorkerGlobalScope, reply: &PhotoReply, file: Option<Blob>) {
    let Some(bytes) = reply.bytes() else { return };
    let bytes = Uint8Array::from(bytes.as_slice());
    let message = file.map_or_else(|| bytes.clone().into(), |file| JsValue::from(Array::of2(&bytes, &file)));
    if let Err(error) = scope.post_message(&message) {
        wasm_bindgen::throw_val(error);
    }
}

#[wasm_bindgen]
extern "C" {
    /// Raises an `error` event on the page, as an uncaught exception would.
    #[wasm_bindgen(js_name = reportError)]
    fn report_error(error: &JsValue);
}
