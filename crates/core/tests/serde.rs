//! Tests that the feature `serde` reads back what it writes, and that it lets nothing in that stands for nothing.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a test fails so

use nonet_core::{
    board::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Grid, House, HouseKind, HouseSet},
    solver::Fix,
};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;

/// Checks that a value comes back from a text format and from a binary one.
fn comes_back<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: T) {
    let text = serde_json::to_string(&value).unwrap();
    assert_eq!(serde_json::from_str::<T>(&text).expect(&text), value);
    let bytes = postcard::to_allocvec(&value).unwrap();
    assert_eq!(postcard::from_bytes::<T>(&bytes).expect(&text), value);
}

#[test]
fn what_is_written_is_read_back() {
    Cell::all().for_each(comes_back);
    House::all().for_each(comes_back);
    Digit::ALL.into_iter().for_each(comes_back);
    [HouseKind::Row, HouseKind::Column, HouseKind::Box].into_iter().for_each(comes_back);
    for cell in Cell::all() {
        comes_back(Candidate::new(cell, Digit::D7));
        comes_back(cell.peers());
        comes_back(CandidateSet::product(cell.peers(), DigitSet::ALL));
    }
    [CellSet::EMPTY, CellSet::ALL].into_iter().for_each(comes_back);
    comes_back(DigitSet::of(Digit::D2).with(Digit::D9));
    comes_back(House::all().collect::<HouseSet>());
    comes_back(Grid::EMPTY.with(Cell::FIRST, Some(Digit::D5)));
    comes_back(Fix::Change { cell: Cell::FIRST, from: Digit::D1, to: Digit::D7 });
    comes_back(Fix::Remove { cell: Cell::FIRST, digit: Digit::D1 });
    comes_back(Fix::Restore(Candidate::new(Cell::FIRST, Digit::D1)));
    assert!(serde_json::from_str::<Grid>("\"12\"").is_err());
}

#[test]
fn text_formats_have_texts_and_binary_formats_have_numbers() {
    fn is_written<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: T, json: &str, bytes: &[u8]) {
        assert_eq!(serde_json::to_string(&value).unwrap(), json);
        assert_eq!(postcard::to_allocvec(&value).unwrap(), bytes, "{json}");
    }
    let [cell, other] = [(3, 4), (0, 1)].map(|(row, column)| Cell::new(row, column).unwrap());
    is_written(Digit::D7, r#""7""#, &[7]);
    is_written(cell, r#""r4c5""#, &[31]);
    is_written(House::new(HouseKind::Column, 4).unwrap(), r#""column 5""#, &[13]);
    is_written(Candidate::new(cell, Digit::D7), r#""7r4c5""#, &[31, 7]);
    is_written(DigitSet::from([Digit::D2, Digit::D9]), r#""2 9""#, &[0x82, 2]);
    is_written(DigitSet::EMPTY, r#""""#, &[0]);
    is_written(CellSet::from([other, cell]), "2147483650", &[0x82, 0x80, 0x80, 0x80, 8]);
    is_written(House::all().take(2).collect::<HouseSet>(), "3", &[3]);
    is_written(CandidateSet::of_cell(other, DigitSet::of(Digit::D2)), "[0,2,0,0,0,0,0,0,0]", &[0, 2, 0, 0, 0, 0, 0, 0, 0]);
    is_written(Fix::Restore(Candidate::new(cell, Digit::D7)), r#"{"Restore":"7r4c5"}"#, &[2, 31, 7]);
}

#[test]
fn texts_that_name_nothing_are_refused() {
    fn is_refused<T: DeserializeOwned + Debug>(texts: &[&str]) {
        for text in texts {
            assert!(serde_json::from_str::<T>(text).is_err(), "{text}");
        }
    }
    is_refused::<Digit>(&[r#""0""#, r#""12""#, r#""""#, "null", "[]", "{}", "1.5"]);
    is_refused::<Cell>(&[r#""r0c1""#, r#""31""#, "true"]);
    is_refused::<House>(&[r#""row""#, r#""row 10""#]);
    is_refused::<DigitSet>(&[r#""1 0""#, r#""12""#]);
    is_refused::<Candidate>(&[r#""r4c5""#, r#""0r4c5""#, "31", "{}", r#"{"cell":81,"digit":1}"#, r#"{"cell":31}"#]);
}

/// Text formats had numbers in earlier versions.
#[test]
fn candidates_of_earlier_versions_are_read() {
    let candidate = serde_json::from_str::<Candidate>(r#"{"cell":31,"digit":7}"#).unwrap();
    assert_eq!(candidate.to_string(), "7r4c5");
}

#[test]
fn numbers_are_read_up_to_the_last_that_stands_for_something() {
    fn ends_after<T: Serialize + DeserializeOwned + PartialEq + Debug>(last: T, number: u128) {
        assert_eq!(serde_json::from_str::<T>(&number.to_string()).unwrap(), last);
        assert!(serde_json::from_str::<T>(&(number + 1).to_string()).is_err(), "{last:?}");
        assert!(serde_json::from_str::<T>("-1").is_err(), "{last:?}");
        let bytes = |number: u128| postcard::to_allocvec(&number).unwrap();
        assert_eq!(postcard::from_bytes::<T>(&bytes(number)).unwrap(), last);
        assert!(postcard::from_bytes::<T>(&bytes(number + 1)).is_err(), "{last:?}");
    }
    ends_after(Digit::D9, 9);
    ends_after(Cell::all().next_back().unwrap(), 80);
    ends_after(House::all().next_back().unwrap(), 26);
    ends_after(DigitSet::ALL, (1 << 9) - 1);
    ends_after(CellSet::ALL, (1 << 81) - 1);
    ends_after(HouseSet::ALL, (1 << 27) - 1);
    assert!(serde_json::from_str::<Digit>("0").is_err());
}
