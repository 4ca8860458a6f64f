//! The page small, the core fast: Cargo has one optimisation level for a whole package, so while the site is built this program
//! stands between Cargo and rustc (Cargo's `build.rustc-workspace-wrapper`) and gives the page a level of its own.
//!
//! `src/lib.rs` holds the core that the site links, compiled as the profile says; `src/main.rs` compiles the page itself, for size.

use crate::Result;
use crate::program::run;
use std::env;
use std::path::Path;
use std::process::Command;

/// The level at which the page is compiled, and its stack: the data lie after it, so with half a megabyte in place of a whole one
/// each of their addresses is a byte shorter. The most that was seen in use is 76 kB, by the page and its worker at hard puzzles.
const FOR_PAGE: [&str; 4] = ["-C", "opt-level=z", "-C", "link-arg=-zstack-size=524288"];

/// Lets the builds that `command` starts go through [`as_rustc`].
pub(crate) fn with_small_page(command: &mut Command) -> Result<&mut Command> {
    Ok(command.env("CARGO_BUILD_RUSTC_WORKSPACE_WRAPPER", env::current_exe()?))
}

/// Whether Cargo has started us in place of rustc.
pub(crate) fn stands_for_rustc(arguments: &[&str]) -> bool {
    arguments.first().is_some_and(|program| Path::new(program).file_stem().is_some_and(|stem| stem == "rustc"))
}

/// Runs rustc with what Cargo asks of it, the last word being ours: of two levels, rustc takes the later.
pub(crate) fn as_rustc(arguments: &[&str]) -> Result {
    let (rustc, asked) = arguments.split_first().ok_or("no compiler named")?;
    let is_page = asked.windows(2).any(|pair| pair == ["--crate-type", "bin"]);
    run(Command::new(rustc).args(asked).args(if is_page { &FOR_PAGE[..] } else { &[] }))
}
