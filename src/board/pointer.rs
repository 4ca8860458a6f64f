//! The pointer on the board: presses of cells, drags over them and double clicks become actions. One set of listeners serves all cells.

use super::{
    drag::{Drag, Point},
    view::{BoardView, CellView},
};
use crate::{
    action::{Action, BoardAction},
    controls::use_dispatch,
};
use nonet_core::board::{Cell, Digit};
use nonet_drawing::note_place;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

/// The listeners of the element that holds the cells.
pub(super) struct CellListeners {
    pub(super) onpointerdown: Callback<PointerEvent>,
    pub(super) onpointermove: Callback<PointerEvent>,
    pub(super) onpointerleave: Callback<PointerEvent>,
    /// None if the board need not tell where a press is released.
    pub(super) onpointerup: Option<Callback<PointerEvent>>,
    pub(super) ondblclick: Callback<MouseEvent>,
}

/// Returns the listeners for the cells of a view, which are drawn in the element of this node.
#[hook]
pub(super) fn use_cell_listeners(view: &BoardView, node: &NodeRef) -> CellListeners {
    let dispatch = use_dispatch();
    let places: Rc<[_]> = view.cells.iter().map(note_places).collect();
    let place = move |event: &MouseEvent, element: &Element, cell: Cell| {
        places.get(cell.index()).map_or(Digit::D5, |places| place_under(event, element, places))
    };
    let presses = use_mut_ref(|| [None::<Cell>; 2]); // the last two pressed cells
    let drag = use_mut_ref(Drag::default);
    let (tell, pressed, place_pressed) = (dispatch.clone(), Rc::clone(&presses), place.clone());
    let (board, begun) = (node.clone(), Rc::clone(&drag));
    let onpointerdown = Callback::from(move |event: PointerEvent| {
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
    });
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
        Callback::from(move |event: PointerEvent| pass(&event))
    };
    let onpointerleave = Callback::from(move |event: PointerEvent| {
        pass(&event); // the way out of the board
        drag.borrow_mut().leave();
    });
    let tell = dispatch.clone();
    let onpointerup = view.tracks_pointer_up.then(|| {
        Callback::from(move |event: PointerEvent| {
            if let Some((element, cell)) = cell_under(&event) {
                tell.emit(Action::Board(BoardAction::Release(cell, place(&event, &element, cell))).into());
            }
        })
    });
    let tell = dispatch;
    let ondblclick = Callback::from(move |event: MouseEvent| {
        // Some browsers report two quick taps on neighbouring cells as a double click.
        if let Some((_, cell)) = cell_under(&event).filter(|(_, cell)| *presses.borrow() == [Some(*cell); 2]) {
            tell.emit(Action::Board(BoardAction::SelectSame(cell)).into());
        }
    });
    CellListeners { onpointerdown, onpointermove, onpointerleave, onpointerup, ondblclick }
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
