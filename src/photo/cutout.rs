//! The cut-out of a cell, as the reader saw it.

use nonet_protocol::CUTOUT_SIDE;
use std::rc::Rc;
use wasm_bindgen::{Clamped, JsCast};
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, ImageData};
use yew::prelude::*;

/// The props of [`CutoutImage`].
#[derive(Properties, PartialEq)]
pub(super) struct CutoutImageProps {
    /// The pixels, as brightness.
    pub(super) pixels: Rc<[u8]>,
}

/// The cut-out. It stands beside words that say what was read from it, so it is hidden from screen readers.
#[component]
pub(super) fn CutoutImage(CutoutImageProps { pixels }: &CutoutImageProps) -> Html {
    let node = use_node_ref();
    use_effect_with((node.clone(), Rc::clone(pixels)), |(node, pixels)| {
        if let Some(canvas) = node.cast::<HtmlCanvasElement>() {
            let _ = draw(&canvas, pixels); // without a context, nothing can be shown
        }
    });
    let side = CUTOUT_SIDE.to_string();
    html! { <canvas ref={node} class="cutout" width={side.clone()} height={side} aria-hidden="true" /> }
}

fn draw(canvas: &HtmlCanvasElement, pixels: &[u8]) -> Option<()> {
    let context: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.dyn_into().ok()?;
    let rgba: Vec<u8> = pixels.iter().flat_map(|&brightness| [brightness, brightness, brightness, 255]).collect();
    let image = ImageData::new_with_u8_clamped_array(Clamped(&rgba), CUTOUT_SIDE as u32).ok()?;
    context.put_image_data(&image, 0.0, 0.0).ok()
}
