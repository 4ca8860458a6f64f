//! `cargo xtask fuzz`: runs every fuzz target (readers, game, solver and engine) with libFuzzer (`fuzz/`).

use crate::program::run;
use crate::{Result, tools};
use std::fs;

/// The default time for each target, in seconds: an hour in all.
const SECONDS: &str = "300";

/// The targets, each with the folders of its seed inputs.
const TARGETS: [(&str, &[&str]); 13] = [
    ("texts", &["crates/formats/tests/data", "crates/collection/tests/data", "examples/tests/data/batch"]),
    ("hostile", &[]),
    ("links", &["crates/formats/tests/data"]),
    ("recipes", &[]),
    ("saves", &["tests/kept"]),
    ("attempts", &["crates/course/tests/kept"]),
    ("backups", &["crates/collection/tests/data/kept"]),
    ("messages", &[]),
    ("game", &[]),
    ("solver", &[]),
    ("engine", &[]),
    ("structures", &[]),
    ("ratings", &[]),
];

/// Runs every target for this many seconds. Earlier findings are in `fuzz/corpus`. The first input that fails ends the run.
pub(crate) fn fuzz(seconds: Option<&str>) -> Result {
    let seconds: u32 = seconds.unwrap_or(SECONDS).parse().map_err(|_| "the seconds are a number")?;
    tools::ensure_cargo_fuzz()?;
    for (target, seeds) in TARGETS {
        println!("\n== {target}");
        let corpus = format!("fuzz/corpus/{target}");
        fs::create_dir_all(&corpus)?;
        let mut cargo = tools::nightly_cargo(None)?;
        // Only the solver has unsafe code.
        let sanitizer = if target == "solver" { "address" } else { "none" };
        cargo.args(["fuzz", "run", "--sanitizer", sanitizer, target, &corpus]).args(seeds);
        run(cargo.args(["--", &format!("-max_total_time={seconds}")]).args(limits(target)))?;
    }
    Ok(())
}

/// The limits of one input. A text of some hundred kilobytes, whatever it is, is read within seconds and in little memory, also on a
/// machine that has other work; what the engine and the ratings find may take minutes.
const fn limits(target: &str) -> [&'static str; 2] {
    match target.as_bytes() {
        b"hostile" => ["-timeout=20", "-rss_limit_mb=600"],
        _ => ["-timeout=300", "-rss_limit_mb=2048"],
    }
}
