//! `cargo xtask test`: runs every check that a change has to pass, quick ones first. `--quick` and `--browser` are its two
//! halves.
//!
//! Compiling takes minutes, once for each set of features. So all native steps but one share theirs, and the wasm tests share the
//! profile of `cargo xtask serve`. The site is built beside the native steps: by itself, neither keeps two cores busy to
//! its end.

use crate::browser::Drivers;
use crate::program::{cargo, run};
use crate::{Result, browser, site, tools};
use std::env;
use std::io::{self, Write as _};
use std::process::{Command, Output};
use std::thread;
use std::time::Instant;

/// The features that no program enables: those of the libraries that have tests of their own or are there for tests, and the end-to-end
/// tests.
pub(crate) const FEATURES: [&str; 2] =
    ["--features", "e2e,nonet-core/rand,nonet-core/serde,nonet-game/counting,nonet-logic/serde,nonet-photo/serde"];
/// The packages of the native tests: all but these commands, which a test of them would write over while they run, and the benches,
/// which are not run and need many packages more.
const TESTED: [&str; 5] = ["--workspace", "--exclude", "xtask", "--exclude", "benches"];
/// The arguments for the core where there is no standard library.
const CORE_ALONE: [&str; 5] = ["--package", "nonet-core", "--no-default-features", "--features", "rand,serde"];

/// The packages of the wasm tests: those that have any, and one that brings in the features with which Trunk compiled the page.
const WEB: [&str; 4] = ["--package", "nonet", "--package", "nonet-photo-worker"];

/// The seconds that wasm-bindgen's test runner gives the browser to start and all component tests to end. Its own 5 and 20 are too few
/// on a busy machine.
const PATIENCE: [(&str, &str); 2] = [("WASM_BINDGEN_TEST_DRIVER_TIMEOUT", "120"), ("WASM_BINDGEN_TEST_TIMEOUT", "900")];

/// The seed of the native tests' random values, unless the environment has another one: two runs of the same commit have the same outcome.
/// `cargo test` alone takes other values each time, and so does fuzzing.
const SEED: (&str, &str) = ("PROPTEST_RNG_SEED", "81");

/// Runs every check.
pub(crate) fn test() -> Result {
    let start = Instant::now();
    ensure_components()?;
    timed("tools", tools::ensure)?;
    let drivers = timed("drivers of the browsers", browser::ensure_drivers)?;
    // A process of its own, whose output can be held back: it would mix with that of the native steps.
    let mut build = Command::new(env::current_exe()?);
    build.arg("build");
    let (native, site) = thread::scope(|scope| {
        let site = scope.spawn(|| build.output());
        (native(), site.join())
    });
    native?;
    println!("\n== the site, built meanwhile");
    say_built(&site.map_err(|_| "the site's thread has panicked")??)?;
    components(&drivers)?;
    end_to_end(&drivers)?;
    say_passed(start);
    Ok(())
}

/// Runs the checks that need no browser.
pub(crate) fn quick() -> Result {
    let start = Instant::now();
    ensure_components()?;
    tools::ensure_target()?;
    native()?;
    say_passed(start);
    Ok(())
}

/// Runs the checks that need a browser. They leave the site in `dist/`.
pub(crate) fn browsers() -> Result {
    let start = Instant::now();
    timed("tools", tools::ensure)?;
    let drivers = timed("drivers of the browsers", browser::ensure_drivers)?;
    components(&drivers)?;
    timed("the site", site::build)?;
    end_to_end(&drivers)?;
    say_passed(start);
    Ok(())
}

fn ensure_components() -> Result {
    tools::ensure_component("rustfmt", "rustfmt")?;
    tools::ensure_component("clippy", "cargo-clippy")
}

fn native() -> Result {
    step("formatting", cargo().args(["fmt", "--all", "--check"]))?;
    step("clippy: the core without the standard library", &mut clippy(&CORE_ALONE))?;
    let plain = [&CORE_ALONE[..], &["--target", tools::WASM]].concat();
    // The flags of .cargo/config.toml, which ask for the lanes, don't count where the variable is set.
    step("clippy: the core without lanes, wasm32", clippy(&plain).env("RUSTFLAGS", ""))?;
    let all = [&["--workspace", "--all-targets"], &FEATURES[..]].concat();
    step("clippy: everything, native", &mut clippy(&all))?;
    // Cargo leaves out what is tested only by name, and heeds no name beside `--all-targets`.
    let by_name = [&["--workspace", "--test", "e2e"], &FEATURES[..]].concat();
    step("clippy: the end-to-end tests", &mut clippy(&by_name))?;
    // The page and the programs beside it are default members.
    step("clippy: the programs, wasm32", &mut clippy(&["--target", tools::WASM, "--lib", "--bins", "--test", "web"]))?;
    let mut docs = cargo();
    docs.args(["doc", "--no-deps", "--workspace"]).args(FEATURES).env("RUSTDOCFLAGS", "-D warnings");
    step("documentation", &mut docs)?;
    step("tests of these commands", cargo().args(["test", "--package", "xtask"]))?;
    let mut tests = cargo();
    tests.arg("test").args(TESTED).args(FEATURES);
    if env::var_os(SEED.0).is_none() {
        tests.env(SEED.0, SEED.1);
    }
    step("native tests", &mut tests)
}

fn components(drivers: &Drivers) -> Result {
    let mut web = cargo();
    web.args(["test", "--target", tools::WASM, "--test", "web"]).args(WEB);
    web.env("PATH", tools::path()?).env("CHROMEDRIVER", &drivers.chrome).envs(PATIENCE);
    step("tests in the browser", &mut web)?;
    timed("the site, as it is served", site::build_as_served)
}

/// Runs the tests that drive the optimised site, which is in `dist/`.
fn end_to_end(drivers: &Drivers) -> Result {
    let mut tests = cargo();
    tests.args(["test", "--test", "e2e"]).args(TESTED).args(FEATURES);
    step("end-to-end tests", tests.env("CHROMEDRIVER", &drivers.chrome).env("GECKODRIVER", &drivers.firefox))
}

fn say_passed(start: Instant) {
    println!("\nAll checks passed in {} s.", start.elapsed().as_secs());
}

fn clippy(arguments: &[&str]) -> Command {
    let mut command = cargo();
    command.arg("clippy").args(arguments).args(["--", "-D", "warnings"]);
    command
}

/// Prints the output of the site's build. An error unless it succeeded.
fn say_built(build: &Output) -> Result {
    io::stdout().write_all(&build.stdout)?;
    io::stderr().write_all(&build.stderr)?;
    if build.status.success() { Ok(()) } else { Err("the site could not be built".into()) }
}

fn step(what: &str, command: &mut Command) -> Result {
    timed(what, || run(command))
}

/// Does `work` between its name and the seconds that it took, which say where the time of a run goes.
fn timed<T>(what: &str, work: impl FnOnce() -> Result<T>) -> Result<T> {
    println!("\n== {what}");
    let start = Instant::now();
    let done = work()?;
    println!("== {what}: {} s", start.elapsed().as_secs());
    Ok(done)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// With other packages or features, the libraries would be compiled once more while the tests of the examples run.
    #[test]
    fn the_examples_are_built_with_the_packages_and_features_of_the_native_tests() {
        let build = include_str!("../../examples/tests/program/mod.rs");
        for arguments in [&TESTED[..], &FEATURES[..]] {
            let written = arguments.iter().map(|argument| format!("{argument:?}")).collect::<Vec<_>>().join(", ");
            assert!(build.contains(&written), "{written}");
        }
    }
}
