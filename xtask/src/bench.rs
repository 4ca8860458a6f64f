//! `cargo xtask bench`: times our solver beside another, natively and as wasm under Node and in Chromium; then times generated
//! puzzles and ratings.

use crate::Result;
use crate::browser::installed_browser;
use crate::program::{cargo, find, run};
use crate::ratings::ratings;
use crate::tools::{WASM, ensure_target};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

const PEERS: &str = "benches/peers";
/// The folder for the build of the peers' package, and for the page that the browser opens.
const BUILT: &str = "target/peers";
/// The folder of our samples: up to 1,000 lines of each set.
const OWN_SETS: &str = "crates/core/tests/data/lists";

/// Times the sets in `folder`, or else our own samples; natively also beside tdoku, if `tdoku` is the folder of its sources. The last
/// lines are `RATIO native|wasm|tdoku NAME lower-quartile median`.
pub(crate) fn bench(folder: Option<&str>, tdoku: Option<&str>) -> Result {
    let whole = |folder: &str| fs::canonicalize(folder).map_err(|error| format!("{folder}: {error}"));
    let sets = whole(folder.unwrap_or(OWN_SETS))?;
    let tdoku = tdoku.map(whole).transpose()?;
    let node = node()?;
    ensure_target()?;
    let mut build = peers("build");
    build.args(["--release", "--bin", "peers", "--bin", "generators"]);
    if let Some(sources) = &tdoku {
        build.args(["--features", "tdoku"]).env("TDOKU_DIR", sources);
    }
    run(&mut build)?;
    run(peers("build").args(["--release", "--lib", "--target", WASM]))?;
    let beside = if tdoku.is_some() { "and the crate `sudoku` or tdoku" } else { "and the crate `sudoku`" };
    println!("Puzzles per second, ours {beside}, up to two solutions; then the range of the rounds' ratios.\n");
    let mut ratios = Vec::new();
    ratios.extend(timed(Command::new(native("peers")).arg(&sets))?);
    ratios.extend(timed(node_script(&node, "node.js", "peers").arg(&sets))?);
    ratios.extend(timed(&mut Command::new(native("generators")))?);
    ratios.extend(timed(&mut node_script(&node, "generators.js", "peers"))?);
    say_in_browser(node_script(&node, "node.js", "peers").arg(&sets))?;
    println!();
    ratios.iter().for_each(|ratio| println!("{ratio}"));
    making()?;
    ratings()
}

/// Times the generator as the page uses it: a new game of each level, and a drill of each technique.
pub(crate) fn making() -> Result {
    let node = node()?;
    ensure_target()?;
    run(peers("build").args(["--release", "--bin", "making", "--target", WASM]))?;
    let script = || node_script(&node, "making.js", "making");
    println!("\nMilliseconds until a puzzle is made, each seed at its best of three, then the first time.");
    println!("\nIn Node, by the clock of the processor:");
    run(&mut script())?;
    say_in_browser(&mut script())
}

/// Returns the cargo command for the package of the peers. It runs in the project's folder, so the project's settings for wasm
/// apply.
pub(crate) fn peers(command: &str) -> Command {
    let mut cargo = cargo();
    cargo.args([command, "--manifest-path"]).arg(Path::new(PEERS).join("Cargo.toml"));
    cargo.args(["--target-dir", BUILT]);
    cargo
}

pub(crate) fn node() -> Result<PathBuf> {
    Ok(find(&["node", "nodejs"]).ok_or("the wasm part needs Node: install it, or put it on the PATH")?)
}

/// Returns the path of a wasm module of that package, built like the site's.
fn module(name: &str) -> PathBuf {
    Path::new(BUILT).join(WASM).join("release").join(name).with_extension("wasm")
}

/// Returns the path of a native program of that package.
pub(crate) fn native(name: &str) -> PathBuf {
    Path::new(BUILT).join("release").join(format!("{name}{}", env::consts::EXE_SUFFIX))
}

/// Returns the command that runs a script of that package in Node, on one of its modules.
pub(crate) fn node_script(node: &Path, script: &str, name: &str) -> Command {
    let mut command = Command::new(node);
    command.arg(Path::new(PEERS).join(script)).arg(module(name));
    command
}

/// Runs a benchmark, prints its tables and returns its lines of ratios.
fn timed(command: &mut Command) -> Result<Vec<String>> {
    let text = printed(command)?;
    let (ratios, tables): (Vec<&str>, Vec<&str>) = text.lines().partition(|line| line.starts_with("RATIO "));
    tables.iter().for_each(|line| println!("{line}"));
    Ok(ratios.into_iter().map(str::to_owned).collect())
}

/// Returns the output of a command. An error unless it succeeds.
pub(crate) fn printed(command: &mut Command) -> Result<String> {
    let output = command.stderr(Stdio::inherit()).output().map_err(|error| format!("{:?}: {error}", command.get_program()))?;
    if !output.status.success() {
        return Err(format!("{:?} ended with {}", command.get_program(), output.status).into());
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Runs the benchmark in a browser and prints the result.
fn say_in_browser(script: &mut Command) -> Result {
    match in_browser(script)? {
        Some(figures) => println!("\nIn Chromium, by the clock on the wall:\n{}", figures.trim_end()),
        None => println!("\nNo Chromium found: only Node speaks for wasm."),
    }
    Ok(())
}

/// Runs the benchmark in a headless browser and returns the final page: `script` writes a page, and the browser opens it. None if
/// there is no browser.
pub(crate) fn in_browser(script: &mut Command) -> Result<Option<String>> {
    let Some(browser) = installed_browser() else { return Ok(None) };
    let page = fs::canonicalize(BUILT)?.join("page.html");
    run(script.arg(&page))?;
    let flags = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--dump-dom"];
    let profile = format!("--user-data-dir={}", page.with_file_name("profile").display());
    let output = Command::new(browser)
        .args(flags)
        .arg(profile)
        .arg(format!("file://{}", page.display()))
        .stderr(Stdio::null())
        .output()?;
    let text = String::from_utf8_lossy(&output.stdout);
    let figures = text.split_once("<pre>").and_then(|(_, rest)| rest.split_once("</pre>")).map_or("", |(figures, _)| figures);
    if figures.trim().is_empty() {
        return Err("the browser gave no figures".into());
    }
    Ok(Some(figures.to_owned()))
}
