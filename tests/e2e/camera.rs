//! The camera finds a grid, and takes the picture by itself; and what is said where there is none.

use crate::page::{Page, until, visit, visit_with_camera};
use crate::seeds::SEED_2;
use serde_json::json;
use std::fs;
use std::path::Path;

/// A photo of a newspaper's puzzle, and its givens.
const PHOTO: &str = "image1006.jpg";
const GIVENS: &str = "095800000200300400700020030480000000002000500000000016040030007006004005000009260";

/// The film of a camera that is held over the photo: the same picture again and again.
fn over_the_photo() -> Vec<u8> {
    fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/photo/tests/photos").join(PHOTO)).unwrap()
}

/// The bytes of a JPEG file of a blank page, as the browser draws it.
async fn blank(page: &Page) -> Vec<u8> {
    let script = "
        const done = arguments[arguments.length - 1];
        const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
        const pen = canvas.getContext('2d');
        pen.fillStyle = '#ddd'; pen.fillRect(0, 0, 640, 480);
        canvas.toBlob(async (blob) => done([...new Uint8Array(await blob.arrayBuffer())]), 'image/jpeg')";
    let bytes = page.script_async(script).await;
    bytes.as_array().unwrap().iter().map(|byte| byte.as_u64().unwrap() as u8).collect()
}

/// Notes every stream that the page gets from the camera.
const NOTE_STREAMS: &str = "
    const devices = navigator.mediaDevices, get = devices.getUserMedia.bind(devices);
    window.streams = [];
    devices.getUserMedia = async (constraints) => { const it = await get(constraints); window.streams.push(it); return it; };";

/// Waits until the page has had this many streams, all of which have ended.
async fn camera_is_off(page: &Page, streams: usize) {
    let states = "return window.streams.flatMap((it) => it.getTracks().map((track) => track.readyState))";
    until("the camera to be off", async || (page.script(states).await == json!(vec!["ended"; streams])).then_some(())).await;
}

async fn open_camera(page: &Page) {
    page.script(NOTE_STREAMS).await;
    page.open_entry().await;
    page.click("button", "Scan a grid").await;
    page.find("dialog", "Scan a grid").await;
}

#[tokio::test]
async fn the_camera_takes_the_picture_by_itself() {
    visit_with_camera(&over_the_photo(), &format!("#play={SEED_2}"), async |page| {
        open_camera(page).await;
        page.find("dialog", "Is this the board?").await;
        page.status("A grid was found: 24 digits were read").await;
        camera_is_off(page, 1).await;
        page.press_in_dialog("Play it").await;
        page.board(GIVENS).await;
    })
    .await;
}

#[tokio::test]
async fn a_picture_is_taken_by_hand_and_the_camera_is_off_when_nobody_looks() {
    let mut picture = Vec::new();
    visit("", async |page| picture = blank(page).await).await;
    visit_with_camera(&picture, &format!("#play={SEED_2}"), async |page| {
        open_camera(page).await;
        page.status("Point the camera at a Sudoku.").await;
        // The button has the focus; Escape closes the camera, and nothing else has changed.
        let focused = "return document.activeElement.innerText.trim()";
        until("the focus on the button", async || (page.script(focused).await == json!("Take picture")).then_some(())).await;
        page.press("Escape").await;
        page.gone("dialog", "Scan a grid").await;
        camera_is_off(page, 1).await;
        page.board(SEED_2).await;

        page.open_entry().await;
        page.click("button", "Scan a grid").await;
        page.status("Point the camera at a Sudoku.").await;
        let hide = "Object.defineProperty(document, 'hidden', { value: arguments[0], configurable: true });
            document.dispatchEvent(new Event('visibilitychange', { bubbles: true })); arguments[1]()";
        page.script_with(hide, vec![json!(true)]).await;
        camera_is_off(page, 2).await;
        page.script_with(hide, vec![json!(false)]).await;
        page.status("Point the camera at a Sudoku.").await;
        let live = "return window.streams.length === 3 && document.querySelector('video').videoWidth > 0";
        until("the camera again", async || (page.script(live).await == json!(true)).then_some(())).await;

        page.click("button", "Take picture").await;
        page.find("dialog", "Where is the grid?").await;
        page.status("No grid was found.").await;
        camera_is_off(page, 3).await;
        page.press_in_dialog("Discard").await;
        page.board(SEED_2).await;
    })
    .await;
}

#[tokio::test]
async fn a_camera_that_is_lost_is_said() {
    let mut picture = Vec::new();
    visit("", async |page| picture = blank(page).await).await;
    visit_with_camera(&picture, "", async |page| {
        open_camera(page).await;
        page.status("Point the camera at a Sudoku.").await;
        // As when it is unplugged.
        page.script("window.streams[0].getTracks()[0].dispatchEvent(new Event('ended'))").await;
        page.status("The camera was switched off, or is no longer connected.").await;
        camera_is_off(page, 1).await;
        page.click("button", "Try again").await;
        page.status("Point the camera at a Sudoku.").await;
        page.press("Escape").await;
        camera_is_off(page, 2).await;
    })
    .await;
}

#[tokio::test]
async fn a_camera_that_is_not_allowed_is_said_and_a_picture_can_be_chosen() {
    visit(&format!("#play={SEED_2}"), async |page| {
        let deny = json!({ "permission": { "name": "camera" }, "setting": "denied" });
        page.devtools("Browser.setPermission", deny).await;
        // If the computer has no camera either, browsers say so first.
        let refuse =
            "navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', arguments[0])); arguments[1]()";
        for (error, words) in [
            ("NotAllowedError", "This page may not use the camera."),
            ("NotFoundError", "No camera was found on this device."),
            ("NotReadableError", "The camera can't be started"),
        ] {
            page.script_with(refuse, vec![json!(error)]).await;
            page.open_entry().await;
            page.click("button", "Scan a grid").await;
            page.status(words).await;
            page.find("button", "Read a photo").await;
            page.press("Escape").await;
            page.gone("dialog", "Scan a grid").await;
            page.board(SEED_2).await;
        }
    })
    .await;
}

#[tokio::test]
async fn a_browser_without_a_camera_says_so() {
    visit(&format!("#play={SEED_2}"), async |page| {
        page.open_entry().await;
        page.click("button", "Scan a grid").await;
        page.status("A picture can be chosen instead.").await;
        page.find("button", "Try again").await;
        page.press("Escape").await;
        page.board(SEED_2).await;
    })
    .await;
}
