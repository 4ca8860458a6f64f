//! `cargo xtask photo-check DIR`: counts the labelled photos that are read correctly.

use crate::Result;
use crate::program::{cargo, run};
use std::path::Path;

/// Reads the photos in `folder`, which is laid out as `crates/photo/README.md` says, and prints the counts.
pub(crate) fn photo_check(folder: &str) -> Result {
    if !Path::new(folder).is_dir() {
        return Err(format!("{folder} is no folder").into());
    }
    let mut program = cargo();
    program.args(["run", "--release", "--manifest-path", "crates/photo/training/Cargo.toml", "--bin", "check", "--"]);
    run(program.arg(folder))
}
