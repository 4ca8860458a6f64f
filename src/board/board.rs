//! The board: nine rows of nine cells, the layers over them, and one set of pointer listeners for all cells.

use super::{
    cell::{CellBox, Sizes},
    drag::{Drag, Point},
    layers::{Links, Rays, completed_pulse, grid_lines, house_frames, selection_tint},
    pencil_marks::LitDigits,
    view::{BoardView, CellView, Relation},
};
use crate::{
    action::{Action, BoardAction},
    controls::use_dispatch,
    text,
};
use nonet_core::board::{Cell, Digit, DigitSet};
use nonet_drawing::{Ink, LinkView, OrderView, links, note_place, order};
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
    let dispatch = use_dispatch();
    let node = use_node_ref();
    use_focus_that_follows(&node, view.cells.iter().position(|cell| cell.tab_stop));

    let places: Rc<[_]> = view.cells.iter().map(note_places).collect();
    let place = move |event: &MouseEvent, element: &Element, cell: Cell| {
        places.get(cell.index()).map_or(Digit::D5, |places| place_under(event, element, places))
    };
    let presses = use_mut_ref(|| [None::<Cell>; 2]); // the last two pressed cells
    let drag = use_mut_ref(Drag::default);
    let (tell, pressed, place_pressed) = (dispatch.clone(), Rc::clone(&presses), place.clone());
    let (board, begun) = (node.clone(), Rc::clone(&drag));
    let onpointerdown = move |event: PointerEvent| {
        // A second finger is no press; it takes back the press of the first one, which the page's own listeners handle.
        let is_press = event.button() == 0 && event.is_primary();
        let Some((element, cell)) = cell_under(&event).filter(|_| is_press) else { return };
        let before = pressed.borrow()[1];
        pressed.replace([before, Some(cell)]);
        begun.replace(Drag::from(cell, board.cast::<Element>().map(|grid| place_on(&event, &grid))));
        // The touched cell captures the pointer. Releasing the capture lets a drag reach the cells that it passes over.
        let _ = element.release_pointer_capture(event.pointer_id());
        let action = if event.ctrl_key() || event.meta_key() {
            Action::Board(BoardAction::SelectAlso(cell))
        } else if event.shift_key() {
            Action::Board(BoardAction::SelectTo(cell))
        } else {
            Action::Board(BoardAction::Press(cell, place_pressed(&event, &element, cell)))
        };
        tell.emit(action.into());
    };
    let pass = {
        let (tell, board, drag) = (dispatch.clone(), node.clone(), Rc::clone(&drag));
        move |event: &PointerEvent| {
            let is_drag = event.buttons() & 1 != 0 && event.is_primary() && !event.ctrl_key() && !event.meta_key();
            let Some(grid) = board.cast::<Element>().filter(|_| is_drag) else { return };
            let passed = drag.borrow_mut().over(places_of(event, &grid));
            passed.into_iter().for_each(|cell| tell.emit(Action::Board(BoardAction::SelectOver(cell)).into()));
        }
    };
    let onpointermove = {
        let pass = pass.clone();
        move |event: PointerEvent| pass(&event)
    };
    let onpointerleave = move |event: PointerEvent| {
        pass(&event); // the way out of the board
        drag.borrow_mut().leave();
    };
    let tell = dispatch.clone();
    let onpointerup = view.tracks_pointer_up.then(|| {
        Callback::from(move |event: PointerEvent| {
            if let Some((element, cell)) = cell_under(&event) {
                tell.emit(Action::Board(BoardAction::Release(cell, place(&event, &element, cell))).into());
            }
        })
    });
    let tell = dispatch;
    let ondblclick = move |event: MouseEvent| {
        // Some browsers report two quick taps on neighbouring cells as a double click.
        if let Some((_, cell)) = cell_under(&event).filter(|(_, cell)| *presses.borrow() == [Some(*cell); 2]) {
            tell.emit(Action::Board(BoardAction::SelectSame(cell)).into());
        }
    };

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

/// The place of each digit's note in the cell, in thousandths of the cell's side.
fn note_places(view: &CellView) -> [(i32, i32); 9] {
    Digit::ALL.map(|digit| note_place(digit, view.notes, view.centre))
}

/// The digit whose note is nearest to the pointer in the cell.
fn place_under(event: &MouseEvent, cell: &Element, places: &[(i32, i32); 9]) -> Digit {
    let bounds = cell.get_bounding_client_rect();
    let thousandths = |at: i32, start: f64, size: f64| (f64::from(at) - start) / size * 1000.0;
    let across = thousandths(event.client_x(), bounds.left(), bounds.width());
    let down = thousandths(event.client_y(), bounds.top(), bounds.height());
    let far = |digit: &Digit| {
        let (x, y) = places[digit.index()];
        (f64::from(x) - across).hypot(f64::from(y) - down)
    };
    Digit::ALL.into_iter().min_by(|one, other| far(one).total_cmp(&far(other))).unwrap_or(Digit::D5)
}

/// The places through which the pointer moved since the last event, on the board with this element. Browsers report the moves of a
/// frame as one event, which holds them all.
fn places_of(event: &PointerEvent, grid: &Element) -> Vec<Point> {
    let joined =
        event.get_coalesced_events().iter().filter_map(|moved| moved.dyn_into::<PointerEvent>().ok()).collect::<Vec<_>>();
    let joined = joined.iter().map(|moved| place_on(moved, grid));
    joined.chain([place_on(event, grid)]).collect()
}

/// The place of the pointer on the board with this element.
fn place_on(event: &MouseEvent, grid: &Element) -> Point {
    let bounds = grid.get_bounding_client_rect();
    let in_cells = |at: i32, start: f64, size: f64| (f64::from(at) - start) / size * 9.0;
    Point {
        x: in_cells(event.client_x(), bounds.left(), bounds.width()),
        y: in_cells(event.client_y(), bounds.top(), bounds.height()),
    }
}

/// The cell under the pointer, with its element; `None` if the pointer is on no cell.
fn cell_under(event: &MouseEvent) -> Option<(Element, Cell)> {
    let target: Element = event.target()?.dyn_into().ok()?;
    let element = target.closest("[data-cell]").ok()??;
    let index = element.get_attribute("data-cell")?.parse().ok()?;
    Some((element, Cell::from_index(index)?))
}
