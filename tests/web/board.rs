//! The board.

use crate::mounted::{Mounted, changed, fire, focused, frame, until, watch};
use nonet::{
    action::{Action, BoardAction},
    board::{
        Board, Legend, LegendView,
        view::{BoardView, CellView, Content, Relation},
    },
    session::settings::Size,
};
use nonet_core::board::{Cell, CellSet, Digit, DigitSet, House, HouseSet};
use nonet_protocol::{Link, Node, Role};
use std::rc::Rc;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::HtmlElement;
use yew::prelude::*;

fn cell(index: usize) -> Cell {
    Cell::from_index(index).unwrap()
}

fn view() -> BoardView {
    let view = |cell: Cell| CellView { tab_stop: cell == Cell::FIRST, ..CellView::of(cell, Content::Empty) };
    BoardView {
        cells: Cell::all().map(view).collect(),
        editing: false,
        looking: false,
        rays: Default::default(),
        order: Vec::new(),
        houses: HouseSet::EMPTY,
        names: Vec::new(),
        links: Vec::new(),
        lines: Vec::new(),
        tracks_pointer_up: true,
        tinted_cell: None,
        solved_at: None,
        completed: (CellSet::EMPTY, 0),
        digit_size: Size::Medium,
        note_size: Size::Medium,
    }
}

/// Lets a pointer do something in the middle of an element.
fn point(element: &HtmlElement, kind: &str, more: &str) {
    let (class, bounds) = (if kind == "dblclick" { "MouseEvent" } else { "PointerEvent" }, element.get_bounding_client_rect());
    let (x, y) = (bounds.left() + bounds.width() / 2.0, bounds.top() + bounds.height() / 2.0);
    let place = format!("clientX: {x}, clientY: {y}");
    fire(element, &format!("new {class}('{kind}', {{ bubbles: true, isPrimary: true, pointerId: 1, {place}, {more} }})"));
}

/// Lays the cells out as a grid: there is no style sheet.
async fn lay_out(page: &Mounted) {
    let grid = page.element("[role=grid]").await;
    grid.set_attribute("style", "display: grid; grid: repeat(9, 90px) / repeat(9, 90px); width: 810px").unwrap();
    page.elements("[role=row]").await.iter().for_each(|row| row.set_attribute("style", "display: contents").unwrap());
}

#[wasm_bindgen_test]
async fn a_pointer_selects_and_presses_cells() {
    let page = Mounted::new(html! { <Board view={Rc::new(view())} /> });
    let cells = page.elements("[role=gridcell]").await;
    assert_eq!(cells.len(), 81);
    lay_out(&page).await;
    point(&cells[10], "pointerdown", "button: 0");
    point(&cells[11], "pointerdown", "button: 0, ctrlKey: true");
    point(&cells[12], "pointerdown", "button: 0, shiftKey: true");
    point(&cells[13], "pointerdown", "button: 2");
    point(&cells[14], "pointerdown", "button: 0, isPrimary: false");
    point(&cells[14], "pointermove", "buttons: 1");
    point(&cells[16], "pointermove", "buttons: 0");
    point(&cells[17], "pointermove", "buttons: 1, ctrlKey: true");
    point(&cells[17], "pointermove", "buttons: 1, isPrimary: false");
    point(&cells[18], "pointerup", "button: 0");
    let board = |action| Action::Board(action);
    assert_eq!(
        page.actions(),
        [
            board(BoardAction::Press(cell(10), Digit::D5)),
            board(BoardAction::SelectAlso(cell(11))),
            board(BoardAction::SelectTo(cell(12))),
            board(BoardAction::SelectOver(cell(13))),
            board(BoardAction::SelectOver(cell(14))),
            board(BoardAction::Release(cell(18), Digit::D5)),
        ]
    );
}

#[wasm_bindgen_test]
async fn a_double_click_is_on_one_cell() {
    let page = Mounted::new(html! { <Board view={Rc::new(BoardView { tracks_pointer_up: false, ..view() })} /> });
    let cells = page.elements("[role=gridcell]").await;
    let double = |first: usize, second: usize| {
        for place in [first, second] {
            point(&cells[place], "pointerdown", "button: 0");
            point(&cells[place], "pointerup", "button: 0");
        }
        page.actions();
        point(&cells[second], "dblclick", "button: 0");
        page.actions()
    };
    assert_eq!(double(3, 3), [Action::Board(BoardAction::SelectSame(cell(3)))]);
    assert_eq!(double(3, 4), []);
}

#[wasm_bindgen_test]
async fn a_cell_says_and_shows_what_stands_in_it() {
    let mut view = view();
    view.cells[0].content = Content::Given(Digit::D9);
    view.cells[1].notes = DigitSet::of(Digit::D2);
    view.cells[1].marks[Digit::D2.index()] = Some(Role::Elimination);
    view.cells[2] = CellView { content: Content::Entered(Digit::D3), invalid: true, ..view.cells[2] };
    view.cells[3].hidden = true;
    let page = Mounted::new(html! { <Board view={Rc::new(view)} /> });
    let cells = page.elements("[role=gridcell]").await;
    let names: Vec<_> = cells[..4].iter().map(|cell| cell.get_attribute("aria-label").unwrap()).collect();
    let names_expected =
        ["row 1, column 1, given 9", "row 1, column 2, empty, notes 2", "row 1, column 3, entered 3", "row 1, column 4, hidden"];
    assert_eq!(names, names_expected);
    assert_eq!(cells[1].get_attribute("aria-description").as_deref(), Some("ruled out 2"));
    assert_eq!((cells[2].get_attribute("aria-invalid").as_deref(), page.now(".ink__wave").len()), (Some("true"), 1));
    assert_eq!(page.now("[role=gridcell] svg").len(), 3, "an empty cell holds no picture");
    assert_eq!(page.attribute("[role=grid]", "aria-label").await.as_deref(), Some("Sudoku"));
}

#[wasm_bindgen_test]
async fn only_what_differs_is_drawn_again() {
    let (mut before, mut after) = (view(), view());
    for view in [&mut before, &mut after] {
        view.cells[40].notes = DigitSet::ALL;
        view.cells[41].content = Content::Entered(Digit::D1);
        view.houses = HouseSet::of(House::all().next().unwrap());
    }
    after.cells[42].content = Content::Entered(Digit::D1);
    after.cells[41].relation = Relation::Same; // which is drawn for all cells at once
    after.tinted_cell = Some(cell(42));
    let mut page = Mounted::new(html! { <Board view={Rc::new(before)} /> });
    let watched = watch(&page.element(".board").await);
    page.draw(html! { <Board view={Rc::new(after)} /> });
    until(|| (page.now("[role=gridcell] svg").len() == 3).then_some(())).await;
    frame().await;
    // The element around the cells has the board as a line of text, which changes with each digit.
    assert_eq!(changed(&watched), ["42", "board__cells", "board__peers", "board__same"]);
}

#[wasm_bindgen_test]
async fn the_focus_follows_the_cursor_in_the_board_alone() {
    let at = |place: usize| {
        let mut view = view();
        view.cells.iter_mut().for_each(|cell| cell.tab_stop = cell.cell.index() == place);
        html! { <><button id="outside" /><Board view={Rc::new(view)} /></> }
    };
    let mut page = Mounted::new(at(0));
    let outside = page.element("#outside").await;
    outside.focus().unwrap();
    page.draw(at(1));
    until(|| page.now("[data-cell='1'][tabindex='0']").pop()).await;
    frame().await;
    focused(&outside).await;
    page.element("[data-cell='1']").await.focus().unwrap();
    page.draw(at(2));
    focused(&page.element("[data-cell='2']").await).await;
}

#[wasm_bindgen_test]
async fn what_is_drawn_has_a_legend() {
    let mut view = view();
    let [from, to] = ["r1c1", "r5c5"].map(|cell| Node { digit: Digit::D1, cells: CellSet::of(cell.parse().unwrap()) });
    view.cells[0].role = Some(Role::Target);
    view.links = vec![Link { from, to, strong: false }];
    view.rays.crosses = "M0 0".to_owned();
    view.names = vec![(Role::Target, "the digit".to_owned())];
    let page = Mounted::new(html! { <><Board view={Rc::new(view.clone())} /><Legend ..LegendView::of(&view) /></> });
    assert_eq!(page.texts(".legend__item").await, ["the digit", "ruled out", "weak link"]);
    assert_eq!(page.now(".board .link--weak").len(), 1);
}
