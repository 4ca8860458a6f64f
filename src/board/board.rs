//! The board: nine rows of nine cells, and the layers over them.

use super::{
    cell::{CellBox, Sizes},
    layers::{Links, Rays, completed_pulse, grid_lines, house_frames, selection_tint},
    pencil_marks::LitDigits,
    pointer::{CellListeners, use_cell_listeners},
    view::{BoardView, CellView, Relation},
};
use crate::text;
use nonet_core::board::DigitSet;
use nonet_drawing::{Ink, LinkView, OrderView, links, order};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// The props of [`Board`].
#[derive(Properties, PartialEq)]
pub struct BoardProps {
    /// The view of the board.
    pub view: Rc<BoardView>,
}

/// The board.
#[component]
pub fn Board(BoardProps { view }: &BoardProps) -> Html {
    let node = use_node_ref();
    use_focus_that_follows(&node, view.cells.iter().position(|cell| cell.tab_stop));

    let CellListeners { onpointerdown, onpointermove, onpointerleave, onpointerup, ondblclick } = use_cell_listeners(view, &node);
    let (order, links) = use_drawn_links(view);
    let is_lit = |cell: &&CellView| !cell.lit.is_empty() && cell.content.digit().is_none();
    let lit: Vec<CellView> = view.cells.iter().filter(is_lit).copied().collect();
    let sizes = Sizes { digits: view.digit_size, notes: view.note_size };
    html! {
        <div
            class={classes!(
                "board",
                view.editing.then_some("board--editing"),
                view.looking.then_some("board--looking"),
                (!view.links.is_empty()).then_some("board--linked")
            )}
            translate="no"
        >
            <div
                ref={node}
                class="board__cells"
                role="grid"
                aria-label={text::board::BOARD}
                aria-rowcount="9"
                aria-colcount="9"
                aria-multiselectable="true"
                data-board={digits_as_line(view)}
                {onpointerdown}
                {onpointermove}
                {onpointerleave}
                {onpointerup}
                {ondblclick}
            >
                for (number, cells) in view.rows().enumerate() {
                    <div key={number} class="board__row" role="row" aria-rowindex={(number + 1).to_string()}>
                        for cell in cells {
                            <CellBox key={cell.cell.index()} view={drawn_apart(cell)} {sizes} />
                        }
                    </div>
                }
            </div>
            {selection_tint(view)}
            if !view.completed.0.is_empty() {
                {completed_pulse(view.completed)}
            }
            <LitDigits cells={lit} size={view.note_size} />
            {grid_lines()}
            {house_frames(view.houses)}
            <Rays rays={view.rays.clone()} order={Rc::clone(&order)} />
            <Links {links} lines={view.lines.clone()} />
        </div>
    }
}

/// Returns the digits on the board as a line of text. boot.js offers it to be copied if the program has stopped.
fn digits_as_line(view: &BoardView) -> String {
    view.cells.iter().map(|cell| cell.content.digit().map_or('.', |digit| char::from(b'0' + u8::from(digit)))).collect()
}

/// The cell without the layers that are drawn for all cells at once: the tint of cells with the same digit, and the highlighted
/// small digits. The cell itself then need not change when the cursor moves.
fn drawn_apart(cell: &CellView) -> CellView {
    let relation = if cell.relation == Relation::Same { Relation::None } else { cell.relation };
    CellView { relation, lit: DigitSet::EMPTY, ..*cell }
}

/// The numbers and the links. They are laid out only when one of them changes, or what lies on the board.
#[hook]
fn use_drawn_links(view: &BoardView) -> (Rc<Vec<OrderView>>, Rc<Vec<LinkView>>) {
    let is_bare = view.links.is_empty() && view.order.is_empty();
    let ink = if is_bare { Ink::default() } else { view.ink() };
    let drawn = use_memo((view.order.clone(), view.links.clone(), ink), |(cases, all, ink)| {
        let order = order(cases, ink);
        let links = links(all, ink, &order);
        (Rc::new(order), Rc::new(links))
    });
    (*drawn).clone()
}

/// Moves the focus with the cursor while the board has the focus.
#[hook]
fn use_focus_that_follows(node: &NodeRef, cursor: Option<usize>) {
    use_effect_with((node.clone(), cursor), |(node, _)| {
        let Some(board) = node.cast::<Element>() else { return };
        if board.query_selector(":focus").ok().flatten().is_none() {
            return;
        }
        let stop = board.query_selector("[tabindex='0']").ok().flatten();
        if let Some(stop) = stop.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
            let _ = stop.focus();
        }
    });
}
