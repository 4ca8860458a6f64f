//! The uncertain cells: the cut-out of each, as the reader saw it, beside the digit that was read from it.

use super::view::CheckView;
use crate::{
    action::{Action, BoardAction},
    controls::{Icon, IconImage, emits, use_dispatch},
    text,
};
use nonet_protocol::CUTOUT_SIDE;
use std::rc::Rc;
use wasm_bindgen::{Clamped, JsCast};
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, ImageData};
use yew::prelude::*;

/// Draws the list of the uncertain cells, the least certain first. A press selects the cell on the board.
pub(super) fn uncertain_cells(cells: &[CheckView]) -> Html {
    html! {
        <ul class="doubts" aria-label={text::photo::DOUBTFUL}>
            for (at, view) in cells.iter().enumerate() {
                <li key={view.cell.index()}><UncertainCell view={view.clone()} is_first={at == 0} /></li>
            }
        </ul>
    }
}

#[derive(Properties, PartialEq)]
struct UncertainCellProps {
    /// The cell.
    view: CheckView,
    /// Whether the cell is the least certain one, which gets the focus as the dialog opens.
    is_first: bool,
}

/// An uncertain cell.
#[component]
fn UncertainCell(UncertainCellProps { view, is_first }: &UncertainCellProps) -> Html {
    let onclick = emits(&use_dispatch(), Action::Board(BoardAction::Select(view.cell)));
    html! {
        <button
            class="doubts__cell"
            type="button"
            aria-pressed={view.is_selected.to_string()}
            data-first={is_first.then_some("")}
            {onclick}
        >
            <CutoutImage pixels={Rc::clone(&view.cutout)} />
            <span class="hidden">{&view.name}</span>
            <span class="doubts__words" aria-hidden="true">{&view.short}</span>
            if view.is_checked {
                <IconImage icon={Icon::Check} />
            }
        </button>
    }
}

#[derive(Properties, PartialEq)]
pub(super) struct CutoutImageProps {
    /// The pixels, as brightness.
    pub(super) pixels: Rc<[u8]>,
}

/// The cut-out of a cell. It stands beside words that say what was read from it, so it is hidden from screen readers.
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
