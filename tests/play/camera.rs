//! Tests of the camera: what makes it take a picture, what it says if there is none, and when it rests.

use super::{played::*, *};
use nonet::{
    action::{Action, CameraEvent, CameraFault, Overlay, PageEvent, PhotoAction, ShellAction},
    photo::CameraView,
};
use nonet_protocol::{PicturePoint, PictureSize};

const SIZE: PictureSize = PictureSize { width: 1280, height: 720 };

/// Returns a page whose camera was asked for.
fn asked(played: Played) -> Played {
    played.act(Action::Shell(ShellAction::Open(Overlay::Camera)))
}

/// Returns a page whose camera runs.
fn running() -> Played {
    asked(Played::at(&format!("#play={SEED_2}"))).act(PageEvent::Camera(CameraEvent::Started(SIZE)))
}

/// Returns the page after a frame that shows a grid with this top left corner, or none.
fn sees(played: Played, left_top: Option<(i32, i32)>) -> Played {
    let corners = |(x, y)| [(0, 0), (500, 0), (500, 500), (0, 500)].map(|(a, b)| PicturePoint { x: x + a, y: y + b });
    played.act(PageEvent::Camera(CameraEvent::Saw(left_top.map(corners))))
}

fn shown(played: &Played) -> CameraView {
    played.camera().unwrap()
}

#[test]
fn a_picture_is_taken_once_the_grid_holds_still() {
    let played = asked(Played::new());
    assert_eq!(shown(&played).status, "Starting the camera\u{2026}");
    assert!(!shown(&played).can_take);
    let played = played.act(PageEvent::Camera(CameraEvent::Started(SIZE)));
    assert!(shown(&played).status.starts_with("Point the camera at a Sudoku."));
    assert!(shown(&played).can_take && shown(&played).outline.is_empty());

    let played = sees(sees(played, Some((100, 100))), Some((110, 95)));
    assert_eq!(shown(&played).status, "A grid is in sight: hold still.");
    assert_eq!(shown(&played).outline, "M110 95L610 95L610 595L110 595z");
    // It is out of sight for a moment, and then it moves.
    let played = sees(sees(sees(played, None), Some((110, 95))), Some((110, 95)));
    let played = sees(sees(played, Some((300, 100))), Some((310, 100)));
    assert!(shown(&played).can_take, "it waits for a third frame");
    let played = sees(played, Some((305, 105)));
    assert!(!shown(&played).can_take, "the picture is taken");

    let played = played.act(PageEvent::PictureOpened { name: "The photo".to_owned(), file: 3 });
    assert_eq!((played.overlay(), played.camera()), (Some(Overlay::Photo), None));
    assert_eq!(played.0.photo.files(), [3]);
}

#[test]
fn a_picture_is_taken_by_a_press() {
    let early = asked(Played::new()).act(Action::Photo(PhotoAction::TakePicture));
    assert_eq!(shown(&early).status, "Starting the camera\u{2026}", "there is nothing to take yet");
    assert!(!shown(&running().act(Action::Photo(PhotoAction::TakePicture))).can_take);
}

#[test]
fn closing_the_camera_leaves_all_as_it_was() {
    let played = running().act(Action::Shell(ShellAction::Close));
    assert_eq!((played.line(), played.overlay(), played.camera()), (SEED_2.to_owned(), None, None));
    let late = played.act(PageEvent::Camera(CameraEvent::Started(SIZE)));
    assert_eq!(late.camera(), None, "what comes late is dropped");
    assert_eq!(running().keys("Escape").camera(), None);
}

#[test]
fn a_camera_that_is_refused_is_said() {
    for (fault, words) in [
        (CameraFault::Denied, "This page may not use the camera."),
        (CameraFault::Missing, "No camera was found on this device."),
        (CameraFault::Busy, "The camera can't be started: another program may be using it."),
        (CameraFault::Insecure, "Browsers give the camera only to pages that are loaded over https."),
        (CameraFault::Ended, "The camera was switched off, or is no longer connected."),
        (CameraFault::NotTaken, "The picture could not be taken."),
    ] {
        let played = running().act(PageEvent::Camera(CameraEvent::Failed(fault)));
        assert!(shown(&played).status.starts_with(words), "{}", shown(&played).status);
        assert!(shown(&played).failed);
        assert_eq!(played.line(), SEED_2);
        assert_eq!(shown(&asked(played)).status, "Starting the camera\u{2026}", "it can be tried again");
    }
}

#[test]
fn the_camera_starts_anew_when_the_page_comes_back_into_sight() {
    let played = sees(running(), Some((100, 100))).act(PageEvent::Away(true));
    assert_eq!(shown(&played).status, "Starting the camera\u{2026}");
    let late = sees(played, Some((100, 100)));
    assert_eq!(shown(&late).status, "Starting the camera\u{2026}");
    let back = late.act(PageEvent::Away(false)).act(PageEvent::Camera(CameraEvent::Started(SIZE)));
    assert!(shown(&back).can_take);
}
