//! Tests that the kept form of techniques means the same in every build: names in text formats, ids in binary ones.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::expect_used)] // a test fails so

use nonet_techniques::{Level, Technique, TechniqueSet};
use std::collections::BTreeSet;

/// The ids that were ever given, with the names of their techniques. A line is added with each technique; none changes.
const IDS: &str = include_str!("ids.txt");

/// Returns the lines of [`IDS`].
fn ids() -> impl Iterator<Item = (u8, &'static str)> {
    IDS.lines().map(|line| line.split_once(' ').unwrap()).map(|(id, name)| (id.parse().unwrap(), name))
}

#[test]
fn ids_are_those_that_were_ever_given() {
    for (id, name) in ids() {
        assert_eq!(Technique::with_id(id).map(Technique::name), Some(name), "what was kept with the id {id}");
    }
    assert_eq!(ids().map(|(id, _)| id).collect::<BTreeSet<_>>().len(), ids().count(), "an id is given once");
    assert_eq!(ids().count(), Technique::COUNT, "a technique is missing in ids.txt");
}

#[test]
fn techniques_are_names_in_text_formats_and_ids_in_binary_ones() {
    for (id, name) in ids() {
        let technique: Technique = name.parse().unwrap();
        assert_eq!(serde_json::to_string(&technique).unwrap(), format!("\"{name}\""));
        assert_eq!(serde_json::from_str::<Technique>(&format!("\"{name}\"")).unwrap(), technique);
        assert_eq!(postcard::to_allocvec(&technique).unwrap(), [id]);
        assert_eq!(postcard::from_bytes::<Technique>(&[id]).unwrap(), technique);
    }
    assert!(postcard::from_bytes::<Technique>(&[127]).is_err() && postcard::from_bytes::<Technique>(&[255]).is_err());
}

#[test]
fn levels_are_names_in_text_formats_and_numbers_in_binary_ones() {
    for (number, level) in (0..).zip(Level::ALL) {
        assert_eq!(serde_json::to_string(&level).unwrap(), format!("\"{}\"", level.name()));
        assert_eq!(serde_json::from_str::<Level>(&format!("\"{level}\"")).unwrap(), level);
        assert_eq!(postcard::to_allocvec(&level).unwrap(), [number]);
        assert_eq!(postcard::from_bytes::<Level>(&[number]).unwrap(), level);
    }
    assert!(postcard::from_bytes::<Level>(&[5]).is_err());
}

#[test]
fn sets_are_names_in_text_formats_and_bits_of_ids_in_binary_ones() {
    for (id, name) in ids() {
        let set = TechniqueSet::of(name.parse().unwrap());
        assert_eq!(postcard::from_bytes::<TechniqueSet>(&postcard::to_allocvec(&(1_u128 << id)).unwrap()).unwrap(), set);
    }
    for set in [TechniqueSet::EMPTY, TechniqueSet::OFF_BY_DEFAULT, TechniqueSet::ALL] {
        let (text, bytes) = (serde_json::to_string(&set).unwrap(), postcard::to_allocvec(&set).unwrap());
        assert_eq!(text, format!("\"{set}\""));
        assert_eq!((serde_json::from_str(&text).unwrap(), postcard::from_bytes(&bytes).unwrap()), (set, set));
    }
    assert!(postcard::from_bytes::<TechniqueSet>(&postcard::to_allocvec(&(1_u128 << 127)).unwrap()).is_err());
}
