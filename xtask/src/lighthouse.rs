//! `cargo xtask lighthouse`: Google's audit of the built site, on a slow phone and on a desktop.

use crate::program::{find, run};
use crate::site::{files, relative};
use crate::{Result, bench, browser, server, site};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Version 13 needs a newer Node than Debian has.
const VERSION: &str = "12.8.2";
const FOLDER: &str = ".tools/lighthouse";
/// What it wrote last, to be looked at when a score is low.
const REPORT: &str = "target/lighthouse.csv";
/// How often it is tried: on a machine with other work the page is slower than it is.
const TRIES: usize = 3;

/// What is looked at: a page of the site, and on which device.
struct Visit {
    page: &'static str,
    desktop: bool,
    /// The least score for performance; everything else has to be 100.
    performance: u32,
}

const VISITS: [Visit; 3] = [
    Visit { page: "", desktop: false, performance: 95 },
    Visit { page: "", desktop: true, performance: 100 },
    Visit { page: "learn/x-wing.html", desktop: false, performance: 95 },
];

/// Builds the site and has it audited; an error if a score is too low.
pub(crate) fn lighthouse() -> Result {
    site::build()?;
    let program = installed()?;
    let folder = Path::new("dist");
    let names: Vec<String> = files(folder)?.iter().map(|file| relative(folder, file)).collect::<Result<_>>()?;
    let address = server::serve(folder, &names)?;
    let mut low = Vec::new();
    for visit in &VISITS {
        let device = if visit.desktop { "desktop" } else { "mobile" };
        let name = if visit.page.is_empty() { "the page" } else { visit.page };
        let mut scores = Vec::new();
        for _ in 0..TRIES {
            scores = audited(&program, &address, visit)?;
            println!("{name}, {device}: {}", told(&scores));
            if is_enough(visit, &scores) {
                break;
            }
        }
        if !is_enough(visit, &scores) {
            low.push(format!("{name}, {device}: {}", told(&scores)));
        }
    }
    if low.is_empty() { Ok(()) } else { Err(format!("too low: {}", low.join("; ")).into()) }
}

/// The program, put into `.tools/` on first need.
fn installed() -> Result<PathBuf> {
    let program = Path::new(FOLDER).join("node_modules/lighthouse/cli/index.js");
    let package = fs::read_to_string(Path::new(FOLDER).join("node_modules/lighthouse/package.json")).unwrap_or_default();
    if !package.contains(&format!("\"version\": \"{VERSION}\"")) {
        println!("Installing Lighthouse {VERSION} into {FOLDER}/ (about a minute, and only this once).");
        fs::create_dir_all(FOLDER)?;
        let npm = find(&["npm"]).ok_or("Lighthouse comes by npm: install it, or put it on the PATH")?;
        let package = format!("lighthouse@{VERSION}");
        run(Command::new(npm).args(["install", "--no-audit", "--no-fund", "--silent", "--prefix", FOLDER, &package]))?;
    }
    Ok(program)
}

/// The scores of one run, by category.
fn audited(program: &Path, address: &str, visit: &Visit) -> Result<Vec<(String, u32)>> {
    let browser = browser::installed_browser().ok_or("Lighthouse needs Chrome or Chromium on the PATH")?;
    let mut lighthouse = Command::new(bench::node()?);
    lighthouse.arg(program).arg(format!("{address}{}", visit.page)).env("CHROME_PATH", browser);
    lighthouse.args([
        "--quiet",
        "--output=csv",
        "--chrome-flags=--headless=new --no-sandbox --disable-gpu",
        "--output-path",
        REPORT,
    ]);
    lighthouse.args(visit.desktop.then_some("--preset=desktop"));
    run(&mut lighthouse)?;
    scores(&fs::read_to_string(REPORT)?)
}

/// The categories with their scores of 100: the lines after `category,score`.
fn scores(report: &str) -> Result<Vec<(String, u32)>> {
    let lines = report.lines().map(|line| line.trim().replace('"', ""));
    let lines = lines.skip_while(|line| line != "category,score").skip(1).take_while(|line| !line.is_empty());
    let score = |line: String| -> Result<(String, u32)> {
        let (category, score) = line.split_once(',').ok_or("a line of Lighthouse has no score")?;
        Ok((category.to_owned(), (score.parse::<f64>()? * 100.0).round() as u32))
    };
    let scores: Vec<_> = lines.map(score).collect::<Result<_>>()?;
    if scores.is_empty() { Err("Lighthouse gave no scores".into()) } else { Ok(scores) }
}

fn is_enough(visit: &Visit, scores: &[(String, u32)]) -> bool {
    scores.iter().all(|(category, score)| *score >= if category == "performance" { visit.performance } else { 100 })
}

fn told(scores: &[(String, u32)]) -> String {
    scores.iter().map(|(category, score)| format!("{category} {score}")).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_read_from_the_report() {
        let report = "\"requestedUrl\"\n\"http://x/\"\n\ncategory,score\n\"performance\",\"0.97\"\n\"seo\",\"1\"\n\ncategory,audit\n\"seo\",\"x\"";
        assert_eq!(scores(report).unwrap(), [("performance".to_owned(), 97), ("seo".to_owned(), 100)]);
        assert!(scores("nothing").is_err());
        assert!(is_enough(&VISITS[0], &scores(report).unwrap()) && !is_enough(&VISITS[1], &scores(report).unwrap()));
    }
}
