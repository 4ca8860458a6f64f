//! `cargo xtask bench`: our solver beside another, natively and as wasm under Node and in Chromium, in one go.

use crate::Result;
use crate::browser::installed_browser;
use crate::program::{cargo, find, run};
use crate::tools::{WASM, ensure_target};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

const PEERS: &str = "benches/peers";
/// Where it is built, and where the page for the browser lies.
const BUILT: &str = "target/peers";
/// The profile of the wasm: the one that the site is built with, where size comes before speed.
const SITE: &str = "page";
/// Samples of up to 1,000 lines of each set.
const OWN_SETS: &str = "benches/data";

/// Times the sets in `folder`, or else our own samples. The last lines are `RATIO native|wasm NAME lower-quartile median`.
pub(crate) fn bench(folder: Option<&str>) -> Result {
    let sets =
        fs::canonicalize(folder.unwrap_or(OWN_SETS)).map_err(|error| format!("{}: {error}", folder.unwrap_or(OWN_SETS)))?;
    let node = find(&["node", "nodejs"]).ok_or("the wasm part needs Node: install it, or put it on the PATH")?;
    ensure_target()?;
    run(peers("build").args(["--release", "--bins"]))?;
    run(peers("build").args(["--profile", SITE, "--lib", "--target", WASM]))?;
    let built = Path::new(BUILT);
    let module = built.join(WASM).join(SITE).join("peers.wasm");
    println!("Puzzles per second, ours and the crate `sudoku`, up to two solutions; then the range of the rounds' ratios.\n");
    let mut ratios = Vec::new();
    ratios.extend(timed(Command::new(native("peers")).arg(&sets))?);
    ratios.extend(timed(node_script(&node).arg(&module).arg(&sets))?);
    ratios.extend(timed(&mut Command::new(native("generators")))?);
    ratios.extend(timed(Command::new(&node).arg(Path::new(PEERS).join("generators.js")).arg(&module))?);
    match installed_browser() {
        Some(browser) => in_browser(&browser, &node, &module, &sets)?,
        None => println!("\nNo Chromium found: only Node speaks for wasm."),
    }
    println!();
    ratios.iter().for_each(|ratio| println!("{ratio}"));
    Ok(())
}

/// Cargo at work on the package of the peers. It is started from the project's folder, whose settings for wasm then apply.
fn peers(command: &str) -> Command {
    let mut cargo = cargo();
    cargo.args([command, "--manifest-path"]).arg(Path::new(PEERS).join("Cargo.toml"));
    cargo.args(["--target-dir", BUILT]);
    cargo
}

/// A native program of that package.
fn native(name: &str) -> PathBuf {
    Path::new(BUILT).join("release").join(format!("{name}{}", env::consts::EXE_SUFFIX))
}

fn node_script(node: &Path) -> Command {
    let mut command = Command::new(node);
    command.arg(Path::new(PEERS).join("node.js"));
    command
}

/// Runs a timing to its end, prints its tables and gives its lines of ratios.
fn timed(command: &mut Command) -> Result<Vec<String>> {
    let output = command.stderr(Stdio::inherit()).output().map_err(|error| format!("{:?}: {error}", command.get_program()))?;
    if !output.status.success() {
        return Err(format!("{:?} ended with {}", command.get_program(), output.status).into());
    }
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let (ratios, tables): (Vec<&str>, Vec<&str>) = text.lines().partition(|line| line.starts_with("RATIO "));
    tables.iter().for_each(|line| println!("{line}"));
    Ok(ratios.into_iter().map(str::to_owned).collect())
}

/// The same in a headless browser, which opens one file and prints the page it has become.
fn in_browser(browser: &Path, node: &Path, module: &Path, sets: &Path) -> Result {
    let page = fs::canonicalize(BUILT)?.join("page.html");
    run(node_script(node).arg(module).arg(sets).arg(&page))?;
    let flags = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--dump-dom"];
    let profile = format!("--user-data-dir={}", page.with_file_name("profile").display());
    let output = Command::new(browser)
        .args(flags)
        .arg(profile)
        .arg(format!("file://{}", page.display()))
        .stderr(Stdio::null())
        .output()?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let lines: Vec<&str> =
        text.lines().map(|line| line.trim_start_matches(|ch| ch != 'c' && ch != 'R')).filter(|line| is_result(line)).collect();
    if lines.is_empty() {
        return Err("the browser gave no figures".into());
    }
    println!("\nIn Chromium, by the wall clock:");
    lines.iter().for_each(|line| println!("{}", line.replace("RATIO chromium", "        ratio")));
    Ok(())
}

fn is_result(line: &str) -> bool {
    line.starts_with("chromium ") || line.starts_with("RATIO chromium ")
}
