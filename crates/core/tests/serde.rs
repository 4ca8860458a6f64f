//! What the feature `serde` writes it reads back, and it lets nothing in that stands for nothing.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a test fails so

use nonet_core::{
    Level,
    board::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Grid, House, HouseKind, HouseSet},
    solver::Fix,
};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;

fn comes_back<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: T) {
    let text = serde_json::to_string(&value).unwrap();
    assert_eq!(serde_json::from_str::<T>(&text).expect(&text), value);
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
    Level::ALL.into_iter().for_each(comes_back);
    comes_back(Fix::Change { cell: Cell::FIRST, from: Digit::D1, to: Digit::D7 });
    comes_back(Fix::Remove { cell: Cell::FIRST, digit: Digit::D1 });
    comes_back(Fix::Restore(Candidate::new(Cell::FIRST, Digit::D1)));
    assert!(serde_json::from_str::<Grid>("\"12\"").is_err());
}

#[test]
fn numbers_are_read_up_to_the_last_that_stands_for_something() {
    fn ends_after<T: Serialize + DeserializeOwned + PartialEq + Debug>(last: T, number: u128) {
        assert_eq!(serde_json::from_str::<T>(&number.to_string()).unwrap(), last);
        assert!(serde_json::from_str::<T>(&(number + 1).to_string()).is_err(), "{last:?}");
        assert!(serde_json::from_str::<T>("-1").is_err(), "{last:?}");
    }
    ends_after(Digit::D9, 9);
    ends_after(Cell::all().last().unwrap(), 80);
    ends_after(House::all().last().unwrap(), 26);
    ends_after(DigitSet::ALL, (1 << 9) - 1);
    ends_after(CellSet::ALL, (1 << 81) - 1);
    ends_after(HouseSet::ALL, (1 << 27) - 1);
    assert!(serde_json::from_str::<Digit>("0").is_err());
}
