//! Reads a dozen photos that the network never learnt from.
#![allow(clippy::unwrap_used)] // a panic fails the test

use nonet_core::board::{Digit, Grid};
use nonet_photo::{Certainty, Luminance, read};
use std::{fs, path::Path};
use zune_jpeg::{
    JpegDecoder,
    zune_core::{bytestream::ZCursor, colorspace::ColorSpace, options::DecoderOptions},
};

/// The maximum number of cells in all photos that are read wrongly, before the cells of a photo are judged together.
const MOST_WRONG_CELLS: usize = 6;

/// The minimum number of sure boards.
const LEAST_SURE: usize = 6;

/// Decodes a JPEG file.
fn decode(file: &Path) -> Luminance {
    let options = DecoderOptions::default().jpeg_set_out_colorspace(ColorSpace::RGBA);
    let mut decoder = JpegDecoder::new_with_options(ZCursor::new(fs::read(file).unwrap()), options);
    let pixels = decoder.decode().unwrap();
    let (width, height) = decoder.dimensions().unwrap();
    Luminance::from_rgba(width, height, &pixels).unwrap()
}

#[test]
fn a_dozen_photos_are_read() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/photos");
    let (mut wrong_cells, mut sure) = (0, 0);
    for row in csv::Reader::from_path(folder.join("photos.csv")).unwrap().deserialize::<(String, String)>() {
        let (file, cells) = row.unwrap();
        let readings = read(&decode(&folder.join(&file)), None, &mut || true).unwrap_or_else(|error| panic!("{file}: {error}"));

        let expected: Vec<Option<Digit>> = cells.chars().map(Digit::from_char).collect();
        let reading = &readings[0];
        wrong_cells += (0..81).filter(|&cell| reading.cells()[cell].likeliest().digit() != expected[cell]).count();
        let board: Grid = cells.replace('c', "0").parse().unwrap();
        assert_eq!(reading.judged.board.to_string(), board.to_string(), "{file}");
        sure += usize::from(reading.judged.certainty == Certainty::Sure);
    }
    assert!(wrong_cells <= MOST_WRONG_CELLS, "{wrong_cells} cells by themselves");
    assert!(sure >= LEAST_SURE, "{sure} sure");
}
