//! The dialog that reads a picture.

use crate::mounted::{Mounted, focused, key, until};
use nonet::{
    action::{Action, BoardAction, CameraEvent, CameraFault, Overlay, PageEvent, PhotoAction, ShellAction},
    app::{State, Stored, view::page},
    photo::{CameraPanel, PhotoPanel},
    shell::{Page, dialog::DialogContent},
};
use nonet_core::board::{Cell, CellSet, Digit};
use nonet_protocol::{CUTOUT_PIXELS, PhotoAnswer, PhotoContent, PhotoFault, PhotoGrid, PicturePoint, PictureSize, Room};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};
use yew::prelude::*;

const LINE: &str = "043080250600000000000001094900004070000608000010200003820500000000000005034090710";
/// A picture of one grey pixel.
const PICTURE: &str = "data:image/gif;base64,R0lGODlhAQABAIAAAICAgAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==";

fn photo(action: PhotoAction) -> Action {
    Action::Photo(action)
}

/// Returns the page after a picture was read so.
fn read(found: Result<PhotoContent, PhotoFault>) -> State {
    let asked = State::new(Stored::default()).after(PageEvent::PictureOpened { name: "paper.jpg".to_owned(), file: 0 });
    let id = asked.photo.question().unwrap().id;
    let answer = PhotoAnswer { size: Some(PictureSize { width: 240, height: 120 }), found };
    asked.after(PageEvent::PhotoRead { id, address: Some(PICTURE.into()), answer })
}

fn grid(doubtful: &[&str]) -> PhotoGrid {
    PhotoGrid {
        crossings: (0..100).map(|at| PicturePoint { x: 50 + at % 10 * 10, y: 10 + at / 10 * 10 }).collect(),
        board: LINE.parse().unwrap(),
        by_hand: CellSet::EMPTY,
        doubtful: doubtful.iter().map(|cell| cell.parse().unwrap()).collect(),
        cutouts: (0..81 * CUTOUT_PIXELS).map(|at| (at / CUTOUT_PIXELS) as u8 * 3).collect(),
    }
}

fn panel(state: &State) -> Html {
    let Some(DialogContent::Photo(view)) = page(state).dialog.map(|dialog| dialog.content) else {
        panic!("another dialog is open")
    };
    html! { <PhotoPanel ..view /> }
}

#[wasm_bindgen_test]
async fn doubtful_cells_stand_first_with_their_cut_outs() {
    let state = read(Ok(PhotoContent::Grids(vec![grid(&["r9c9", "r1c2"])])));
    let mounted = Mounted::new(panel(&state));
    assert_eq!(mounted.texts(".doubts__words").await, ["r9c9: blank", "r1c2: 4"]);
    assert_eq!(mounted.text(".doubts__cell .hidden").await, "row 9, column 9, read as blank");
    assert!(mounted.text("[role=status]").await.contains("please check 2 cells"));
    assert_eq!(mounted.text(".verdict__words").await, "One solution");
    // The cut-out is drawn as the reader saw it.
    let canvas: HtmlCanvasElement = mounted.element(".doubts .cutout").await.unchecked_into();
    let context: CanvasRenderingContext2d = canvas.get_context("2d").unwrap().unwrap().unchecked_into();
    until(|| (context.get_image_data(14.0, 14.0, 1.0, 1.0).unwrap().data().0 == [240, 240, 240, 255]).then_some(())).await;

    mounted.elements(".doubts__cell").await[1].click();
    mounted.press("Play it").await;
    mounted.press("Solve").await;
    mounted.press("Discard").await;
    mounted.press("Mark the corners").await;
    mounted.element("[data-digit='7']").await.click();
    let second = Cell::from_index(1).unwrap();
    assert_eq!(
        mounted.actions(),
        [
            Action::Board(BoardAction::Select(second)),
            photo(PhotoAction::Open(Room::Play)),
            photo(PhotoAction::Open(Room::Solve)),
            Action::Shell(ShellAction::Close),
            photo(PhotoAction::PlaceCorners),
            Action::Board(BoardAction::Digit(Digit::D7)),
        ]
    );
}

#[wasm_bindgen_test]
async fn the_dialog_has_the_focus_where_something_is_to_be_done() {
    let draw = |state: &State| html! { <Page view={Rc::new(page(state))} /> };
    let mut mounted = Mounted::new(draw(&read(Ok(PhotoContent::Grids(vec![grid(&[])])))));
    focused(&mounted.button("Play it").await).await;
    mounted.draw(draw(&State::new(Stored::default())));
    until(|| mounted.now("dialog[open]").is_empty().then_some(())).await;
    mounted.draw(draw(&read(Ok(PhotoContent::Grids(vec![grid(&["r9c9"])])))));
    focused(&mounted.element(".doubts__cell").await).await;
}

#[wasm_bindgen_test]
async fn corners_are_moved_with_the_arrow_keys() {
    let state = read(Err(PhotoFault::NoGrid));
    let mounted = Mounted::new(panel(&state));
    let corner = mounted.button("Bottom right corner").await;
    assert_eq!(corner.get_attribute("aria-description").unwrap(), "83 % across, 83 % down");
    until(|| (corner.style().get_property_value("left").unwrap() == "83.3333%").then_some(())).await;
    assert!(key(&corner, "ArrowLeft") && key(&corner, "ArrowDown"));
    assert!(!key(&corner, "Tab"), "other keys are the browser's");
    mounted.press("Read again").await;
    assert_eq!(
        mounted.actions(),
        [
            photo(PhotoAction::Corner(2, PicturePoint { x: 199, y: 100 })),
            photo(PhotoAction::Corner(2, PicturePoint { x: 200, y: 101 })),
            photo(PhotoAction::ReadAgain),
        ]
    );
}

#[wasm_bindgen_test]
async fn of_several_pictures_each_is_a_press_away() {
    let open = |state: State, file| state.after(PageEvent::PictureOpened { name: format!("page{file}.jpg"), file });
    let mut state = (0..2).fold(State::new(Stored::default()), open);
    while let Some(question) = state.photo.question() {
        let found = Ok(PhotoContent::Grids(vec![grid(&[])]));
        let answer = PhotoAnswer { size: Some(PictureSize { width: 240, height: 120 }), found };
        state = state.after(PageEvent::PhotoRead { id: question.id, address: Some(PICTURE.into()), answer });
    }
    let mounted = Mounted::new(panel(&state));
    assert!(mounted.text("[role=status]").await.starts_with("Picture 1 of 2: A grid was found"));
    assert_eq!(mounted.button("Previous picture").await.get_attribute("aria-disabled").as_deref(), Some("true"));
    mounted.press("Next picture").await;
    mounted.press("Keep all 2 as a list").await;
    mounted.press("Leave out").await;
    assert_eq!(
        mounted.actions(),
        [photo(PhotoAction::ShowPicture(1)), photo(PhotoAction::KeepAll), photo(PhotoAction::LeaveOut)]
    );
}

#[wasm_bindgen_test]
async fn the_viewfinder_says_what_the_camera_does() {
    let camera = |state: &State| {
        let Some(DialogContent::Camera(view)) = page(state).dialog.map(|dialog| dialog.content) else {
            panic!("another dialog is open")
        };
        html! { <CameraPanel ..view /> }
    };
    let state = State::new(Stored::default()).after(Action::Shell(ShellAction::Open(Overlay::Camera)));
    let mut mounted = Mounted::new(camera(&state));
    assert_eq!(mounted.button("Take picture").await.get_attribute("aria-disabled").as_deref(), Some("true"));
    let state = state.after(PageEvent::Camera(CameraEvent::Started(PictureSize { width: 640, height: 480 })));
    mounted.draw(camera(&state));
    until(|| mounted.now("[aria-disabled]").is_empty().then_some(())).await;
    assert!(mounted.text("[role=status]").await.starts_with("Point the camera at a Sudoku."));
    assert_eq!(mounted.element("video").await.get_attribute("aria-label").as_deref(), Some("What the camera sees"));
    mounted.press("Take picture").await;
    mounted.press("Cancel").await;
    assert_eq!(mounted.actions(), [photo(PhotoAction::TakePicture), Action::Shell(ShellAction::Close)]);
    mounted.draw(camera(&state.after(PageEvent::Camera(CameraEvent::Failed(CameraFault::Denied)))));
    until(|| mounted.now("video").is_empty().then_some(())).await;
    assert!(mounted.text("[role=status]").await.starts_with("This page may not use the camera."));
    mounted.press("Try again").await;
}
