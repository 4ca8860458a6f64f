//! Tests that the feature `serde` reads back what it writes of steps and ratings.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a test fails so

mod support;

use nonet_core::board::{Candidates, Grid};
use nonet_logic::{Options, Step, Technique, rate, steps_of};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;
use support::table;

/// Checks that a value comes back from a text format and from a binary one.
fn comes_back<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) {
    let text = serde_json::to_string(value).unwrap();
    assert_eq!(serde_json::from_str::<T>(&text).expect(&text), *value);
    let bytes = postcard::to_allocvec(value).unwrap();
    assert_eq!(postcard::from_bytes::<T>(&bytes).expect(&text), *value);
}

#[test]
fn steps_of_all_techniques_come_back() {
    for technique in Technique::ALL {
        for position in table::positions(&table::read(technique)) {
            steps_of(technique, &position, &Options::to_practise(technique)).iter().for_each(comes_back);
        }
    }
}

#[test]
fn a_rating_comes_back() {
    let grid: Grid = "043080250600000000000001094900004070000608000010200003820500000000000005034090710".parse().unwrap();
    comes_back(&rate(&Candidates::new(&grid), &Options::UNIQUE).unwrap());
}

#[test]
fn a_step_has_the_names_of_its_fields_in_text_formats() {
    let grid: Grid = "9.....561..6.1.79371..962486...21479........5....4...642..586175.71.2..4..1....52".parse().unwrap();
    let step = &steps_of(Technique::XWing, &Candidates::new(&grid), &Options::default())[0];
    let text = serde_json::to_string(step).unwrap();
    let places = "[0,0,37778932285995871109132,0,0,0,0,0,0]"; // of the digits 1 to 9 the cells, a bit each
    let fish = r#"{"Fish":{"digit":"3","base":68,"cover":6144,"fins":0}}"#;
    assert_eq!(text, format!(r#"{{"technique":"x_wing","effect":{{"Eliminate":{places}}},"evidence":{fish}}}"#));
    let without_effect = text.replace(places, "[0,0,0,0,0,0,0,0,0]");
    assert!(serde_json::from_str::<Step>(&without_effect).is_err(), "a step without effect is none");
}

/// Evidence that a program has written keeps its names when a type of this crate is renamed.
#[test]
fn evidence_is_written_under_the_names_that_it_always_had() {
    let kinds = "LastCell OnlyPlace OnlyDigit Locked NakedSubset HiddenSubset Fish Wing Chain RemotePair Colouring Deadly Bug SueDeCoq AlsChain \
        RectangleChain Blossom AlmostLocked Firework Sectors Exocets Kraken Tridagon Cases Templates Trial";
    let mut written: Vec<(Vec<u8>, String)> = Vec::new();
    for technique in Technique::ALL {
        for position in table::positions(&table::read(technique)) {
            for step in steps_of(technique, &position, &Options::to_practise(technique)) {
                let text = serde_json::to_string(&step.evidence).unwrap(); // {"Fish":{...}}
                let kind = text.split('"').nth(1).unwrap();
                let number = postcard::to_allocvec(&step.evidence).unwrap()[..1].to_vec();
                written.push((number, kind.to_owned()));
            }
        }
    }
    written.sort();
    written.dedup();
    let kept: Vec<(Vec<u8>, String)> =
        kinds.split_whitespace().enumerate().map(|(i, kind)| (vec![i as u8], kind.to_owned())).collect();
    assert_eq!(written, kept);
}
