//! Access to the examples as programs.
#![allow(clippy::unwrap_used)] // a test fails so

use std::{
    env,
    path::{Path, PathBuf},
    process::Command,
};

/// Returns the path of an example. It builds it with the packages and features of all native tests (`xtask/src/test.rs`), so that
/// the libraries are already built when these run.
pub(crate) fn example(name: &str) -> PathBuf {
    let mut build = Command::new(env!("CARGO"));
    build
        .args(["build", "--quiet", "--example", name, "--workspace", "--exclude", "xtask", "--exclude", "benches"])
        .args(["--features", "e2e,nonet-core/rand,nonet-core/serde,nonet-game/counting,nonet-logic/serde,nonet-photo/serde"])
        .arg("--manifest-path")
        .arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("../Cargo.toml"));
    if !cfg!(debug_assertions) {
        build.arg("--release");
    }
    let profile = env::current_exe().unwrap().ancestors().nth(2).unwrap().to_owned();
    build.arg("--target-dir").arg(profile.parent().unwrap());
    assert!(build.status().unwrap().success(), "the example does not build");
    profile.join("examples").join(format!("{name}{}", env::consts::EXE_SUFFIX))
}
