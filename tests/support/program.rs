//! The examples as programs.

use std::{
    env,
    path::{Path, PathBuf},
    process::Command,
};

/// An example, as cargo builds it for the features of this test.
pub(crate) fn example(name: &str) -> PathBuf {
    let mut build = Command::new(env!("CARGO"));
    build
        .args(["build", "--quiet", "--example", name, "--manifest-path"])
        .arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml"));
    if !cfg!(feature = "page") {
        build.arg("--no-default-features");
    }
    if cfg!(feature = "e2e") {
        build.args(["--features", "e2e"]); // no use for it, but other features would mean other dependencies, built once more
    }
    if !cfg!(debug_assertions) {
        build.arg("--release");
    }
    let profile = env::current_exe().unwrap().ancestors().nth(2).unwrap().to_owned();
    build.arg("--target-dir").arg(profile.parent().unwrap());
    assert!(build.status().unwrap().success(), "the example does not build");
    profile.join("examples").join(format!("{name}{}", env::consts::EXE_SUFFIX))
}
