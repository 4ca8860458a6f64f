//! The puzzles of `tests/data/puzzles`, a sample of each of several public lists.

use nonet_core::board::Grid;
use std::{fs, path::Path};

/// All puzzles of a list.
pub(crate) fn list(name: &str) -> Vec<Grid> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/puzzles").join(name).with_extension("txt");
    let text = fs::read_to_string(&path).unwrap_or_else(|_| panic!("{}", path.display()));
    text.lines().filter(|line| !line.starts_with('#')).map(|line| line.parse().expect("81 cells")).collect()
}
