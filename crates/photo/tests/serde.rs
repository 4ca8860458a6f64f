//! Tests of the feature `serde`: a reading is read back as it was, and a reading that lacks cells or crossings is refused.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used)] // a test that fails is a test that panics

#[expect(dead_code, reason = "no test here photographs all kinds of pages")]
mod scene;

use nonet_photo::{PhotoError, Reading, read};
use scene::{Camera, Page};
use serde_json::Value;

fn reading() -> Reading {
    let grid = "043080250600000000000001094900004070000608000010200003820500000000000005034090710".parse().unwrap();
    let picture = Page::of(&grid).photographed(&Camera::STILL);
    read(&picture, None, &mut || true).unwrap().remove(0)
}

#[test]
fn a_reading_is_read_back() {
    let reading = reading();
    assert_eq!((reading.cells().len(), reading.place.crossings().len()), (81, 100));
    let text = serde_json::to_string(&reading).unwrap();
    assert_eq!(serde_json::from_str::<Reading>(&text).unwrap(), reading);
    let error = PhotoError::OtherSize(6);
    assert_eq!(serde_json::from_str::<PhotoError>(&serde_json::to_string(&error).unwrap()).unwrap(), error);
}

#[test]
fn a_reading_with_another_number_of_cells_or_crossings_is_refused() {
    let message = serde_json::to_value(reading()).unwrap();
    for list in ["/cells", "/place/crossings", "/cells/0/cutout", "/cells/0/shares"] {
        let mut short = message.clone();
        short.pointer_mut(list).and_then(Value::as_array_mut).unwrap().pop().unwrap();
        assert!(serde_json::from_value::<Reading>(short).is_err(), "{list}");
    }
}
