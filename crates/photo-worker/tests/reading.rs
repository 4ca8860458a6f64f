//! A picture is read as a board, as the text of a code, or refused.
#![allow(clippy::unwrap_used, clippy::panic)] // a panic fails the test

use nonet_core::board::Cell;
use nonet_photo::Luminance;
use nonet_photo_worker::{grid_in_frame, read_picture};
use nonet_protocol::{CUTOUT_PIXELS, CameraFrame, PhotoContent, PhotoFault, PictureSize};
use qrcodegen::{QrCode, QrCodeEcc};
use std::fs;
use zune_jpeg::{
    JpegDecoder,
    zune_core::{bytestream::ZCursor, colorspace::ColorSpace, options::DecoderOptions},
};

const LINE: &str = "000000200058006000000300085010470600906000507007039040760008000000900810009000000";

/// A page with the QR code of a text in its middle.
fn page_with_code(text: &str) -> Luminance {
    const SIDE: i32 = 600;
    const PIXELS: i32 = 4;
    let code = QrCode::encode_text(text, QrCodeEcc::Medium).unwrap();
    let margin = (SIDE - code.size() * PIXELS) / 2;
    let module = |at: i32| (at - margin).div_euclid(PIXELS);
    let pixels = (0..SIDE * SIDE).map(|at| if code.get_module(module(at % SIDE), module(at / SIDE)) { 20 } else { 235 });
    Luminance::new(SIDE as usize, SIDE as usize, pixels.collect()).unwrap()
}

#[test]
fn a_code_with_a_link_of_the_page_or_with_a_puzzle_is_read() {
    for text in [format!("https://example.org/nonet/#p={LINE}"), LINE.to_owned(), format!("https://example.org/#s=1.{LINE}")] {
        assert_eq!(read_picture(&page_with_code(&text), None), Ok(PhotoContent::Text(text)));
    }
}

#[test]
fn a_code_that_leads_elsewhere_is_none() {
    assert_eq!(read_picture(&page_with_code("https://example.org/tickets/4711"), None), Err(PhotoFault::NoGrid));
}

/// A photo of a newspaper's puzzle.
fn photo() -> Luminance {
    let options = DecoderOptions::default().jpeg_set_out_colorspace(ColorSpace::RGBA);
    let mut decoder =
        JpegDecoder::new_with_options(ZCursor::new(fs::read("../photo/tests/photos/image1006.jpg").unwrap()), options);
    let pixels = decoder.decode().unwrap();
    let (width, height) = decoder.dimensions().unwrap();
    Luminance::from_rgba(width, height, &pixels).unwrap()
}

#[test]
fn a_photo_is_read_with_its_cut_outs() {
    let picture = photo();
    let Ok(PhotoContent::Grids(grids)) = read_picture(&picture, None) else { panic!("a board is found") };
    let grid = &grids[0];
    assert_eq!((grid.crossings.len(), grid.cutouts.len()), (100, 81 * CUTOUT_PIXELS));
    // A digit is darker than a blank cell.
    let darkest = |cell: Cell| grid.cutout(cell).iter().min().copied();
    let (filled, empty) = (grid.board.filled_cells(), grid.board.empty_cells());
    assert!(filled.iter().filter_map(darkest).max() < Some(100), "{:?}", filled.iter().map(darkest).collect::<Vec<_>>());
    assert!(!empty.is_empty());
    // With its own corners the same board is read.
    let Ok(PhotoContent::Grids(again)) = read_picture(&picture, Some(grid.corners())) else { panic!("it is found again") };
    assert_eq!(again[0].board, grid.board);
}

#[test]
fn a_grid_is_seen_in_a_frame_of_the_camera() {
    let small = photo().scaled_to(640);
    let size = PictureSize { width: small.width() as u32, height: small.height() as u32 };
    let corners = grid_in_frame(CameraFrame { size, pixels: small.pixels().to_vec() }).unwrap();
    let (across, down) = (corners[2].x - corners[0].x, corners[2].y - corners[0].y);
    assert!(across > 200 && down > 200, "{corners:?}");
    let blank = CameraFrame { size: PictureSize { width: 640, height: 360 }, pixels: vec![200; 640 * 360] };
    assert_eq!(grid_in_frame(blank), None);
    let short = CameraFrame { size: PictureSize { width: 640, height: 360 }, pixels: Vec::new() };
    assert_eq!(grid_in_frame(short), None);
}
