//! `cargo xtask lighthouse`: Google's audit of the built site, on a slow phone and on a desktop.

use crate::program::{find, run};
use crate::site::files;
use crate::{Result, bench, browser, server, site};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{fmt, fs};

/// Version 13 needs a newer Node than Debian has.
const VERSION: &str = "12.8.2";
const FOLDER: &str = ".tools/lighthouse";
/// The path of the last run's report, for a look at the cause of a low score.
const REPORT: &str = "target/lighthouse.csv";
/// The number of visits to each page. The median counts, since a single run depends on what else the machine does.
const RUNS: usize = 5;
/// The number of attempts at a run that Lighthouse can't score.
const ATTEMPTS: usize = 3;

/// A page of the site, and the device that visits it.
struct Visit {
    page: &'static str,
    desktop: bool,
    /// The least median score for performance. The other scores have to be 100 in every run.
    performance: u32,
}

const VISITS: [Visit; 3] = [
    Visit { page: "", desktop: false, performance: 95 },
    Visit { page: "", desktop: true, performance: 100 },
    Visit { page: "learn/x-wing.html", desktop: false, performance: 95 },
];

const PERFORMANCE: &str = "performance";
/// Lighthouse's name for how far the parts of the page move while it loads.
const SHIFT: &str = "cumulative-layout-shift";

/// The figures that are printed beside the scores: Lighthouse's name and ours for each.
const FIGURES: [(&str, &str); 5] = [
    ("first-contentful-paint", "first paint"),
    ("largest-contentful-paint", "largest paint"),
    ("speed-index", "speed index"),
    ("total-blocking-time", "blocked"),
    (SHIFT, "shift"),
];

/// Builds the site and audits it, in turn with another built site where `other` is the folder of one. An error if a score of ours is too low
/// or something moves.
pub(crate) fn lighthouse(other: Option<&str>) -> Result {
    site::build()?;
    let program = installed()?;
    let ours = Site::served("ours", Path::new("dist"))?;
    let other = other.map(|folder| Site::served(folder, Path::new(folder))).transpose()?;
    let mut faults = Vec::new();
    for visit in &VISITS {
        let name = visit.name();
        println!("\n{name}:");
        let mut audits = Vec::new();
        let mut others = Vec::new();
        for _ in 0..RUNS {
            audits.push(ours.audit(&program, visit)?);
            if let Some(other) = other.as_ref().filter(|other| other.has(visit)) {
                others.push(other.audit(&program, visit)?);
            }
        }
        println!("  {PERFORMANCE} {} at the median", median_performance(&audits));
        if !others.is_empty() {
            println!("  {PERFORMANCE} {} at the median of the other site", median_performance(&others));
        }
        faults.extend(visit.faults(&audits).into_iter().map(|fault| format!("{name}: {fault}")));
    }
    if faults.is_empty() { Ok(()) } else { Err(faults.join("; ").into()) }
}

/// A built site that is served on this machine.
struct Site<'a> {
    name: &'a str,
    address: String,
    files: Vec<String>,
}

impl<'a> Site<'a> {
    fn served(name: &'a str, folder: &Path) -> Result<Site<'a>> {
        let files = files(folder)?;
        Ok(Site { name, address: server::serve(folder, &files)?, files })
    }

    fn has(&self, visit: &Visit) -> bool {
        visit.page.is_empty() || self.files.iter().any(|file| file == visit.page)
    }

    fn audit(&self, program: &Path, visit: &Visit) -> Result<Audit> {
        for _ in 0..ATTEMPTS {
            if let Some(audit) = Audit::read(&report(program, &self.address, visit)?)? {
                println!("  {}: {audit}", self.name);
                return Ok(audit);
            }
            println!("  {}: no score, since the page found no quiet time on this machine", self.name);
        }
        Err("Lighthouse gave no score: let the machine do nothing else meanwhile".into())
    }
}

/// Returns the path of Lighthouse, which is installed in `.tools/` on first use.
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

/// Returns Lighthouse's report on one run. The browser is slowed down, rather than a slow load estimated from a quick one: that
/// estimate depends on the order in which files come from a server on the same machine.
fn report(program: &Path, address: &str, visit: &Visit) -> Result<String> {
    let browser = browser::installed_browser().ok_or("Lighthouse needs Chrome or Chromium on the PATH")?;
    let mut lighthouse = Command::new(bench::node()?);
    lighthouse.arg(program).arg(format!("{address}{}", visit.page)).env("CHROME_PATH", browser);
    lighthouse.args([
        "--quiet",
        "--throttling-method=devtools",
        "--output=csv",
        "--chrome-flags=--headless=new --no-sandbox --disable-gpu",
        "--output-path",
        REPORT,
    ]);
    lighthouse.args(visit.desktop.then_some("--preset=desktop"));
    run(&mut lighthouse)?;
    Ok(fs::read_to_string(REPORT)?)
}

/// The results of one run.
struct Audit {
    /// The categories with their scores out of 100.
    scores: Vec<(String, u32)>,
    /// The values of [`FIGURES`], in the same order, as Lighthouse prints them.
    figures: Vec<String>,
}

impl Audit {
    /// Reads a report: a table of categories with their scores, and one of audits with their values. None if a score is "null", which
    /// Lighthouse writes where it could not measure a figure.
    fn read(report: &str) -> Result<Option<Audit>> {
        let rows: Vec<Vec<&str>> = report.lines().map(|line| line.trim().trim_matches('"').split("\",\"").collect()).collect();
        let categories = rows.iter().skip_while(|row| *row != &["category,score"]).skip(1);
        let scores = categories.map_while(|row| match row[..] {
            [category, score] => Some((category, score)),
            _ => None,
        });
        let scores: Vec<_> = scores.collect();
        if scores.iter().any(|(_, score)| *score == "null") {
            return Ok(None);
        }
        let scores =
            scores.into_iter().map(|(category, score)| Ok((category.to_owned(), (score.parse::<f64>()? * 100.0).round() as u32)));
        let scores: Vec<_> = scores.collect::<Result<_>>()?;
        if scores.is_empty() {
            return Err("Lighthouse gave no scores".into());
        }
        let figure = |(name, _): &(&str, &str)| {
            let row = rows.iter().find(|row| row.first() == Some(&PERFORMANCE) && row.get(1) == Some(name));
            row.and_then(|row| row.get(3)).map_or_else(String::new, |value| value.replace('\u{a0}', " "))
        };
        Ok(Some(Audit { scores, figures: FIGURES.iter().map(figure).collect() }))
    }

    fn performance(&self) -> u32 {
        self.scores.iter().find(|(category, _)| category == PERFORMANCE).map_or(0, |(_, score)| *score)
    }

    fn shift(&self) -> &str {
        FIGURES.iter().zip(&self.figures).find(|((name, _), _)| *name == SHIFT).map_or("", |(_, value)| value)
    }
}

impl fmt::Display for Audit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scores = self.scores.iter().map(|(category, score)| format!("{category} {score}"));
        let figures = FIGURES.iter().zip(&self.figures).map(|((_, name), value)| format!("{name} {value}"));
        f.write_str(&scores.chain(figures).collect::<Vec<_>>().join(", "))
    }
}

impl Visit {
    fn name(&self) -> String {
        let page = if self.page.is_empty() { "the page" } else { self.page };
        format!("{page}, {}", if self.desktop { "desktop" } else { "mobile" })
    }

    /// Returns the faults of the runs: scores that are too low, and parts that move.
    fn faults(&self, audits: &[Audit]) -> Vec<String> {
        let mut faults = Vec::new();
        let performance = median_performance(audits);
        if performance < self.performance {
            faults.push(format!("{PERFORMANCE} {performance}, at least {} is wanted", self.performance));
        }
        for audit in audits {
            let others = audit.scores.iter().filter(|(category, score)| category != PERFORMANCE && *score < 100);
            faults.extend(others.map(|(category, score)| format!("{category} {score}")));
            if audit.shift() != "0" {
                faults.push(format!("things move by {}", audit.shift()));
            }
        }
        faults
    }
}

fn median_performance(audits: &[Audit]) -> u32 {
    let mut scores: Vec<u32> = audits.iter().map(Audit::performance).collect();
    scores.sort_unstable();
    scores.get(scores.len() / 2).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn audit(performance: &str, seo: &str, shift: &str) -> Audit {
        let report = format!(
            "requestedUrl\r\n\"http://x/\"\r\n\r\ncategory,score\r\n\"performance\",\"{performance}\"\r\n\"seo\",\"{seo}\"\r\n\r\n\
            category,audit,score,displayValue,description\r\n\
            \"performance\",\"first-contentful-paint\",\"0.9\",\"1.6\u{a0}s\",\"First, and \"\"so on\"\".\"\r\n\
            \"performance\",\"cumulative-layout-shift\",\"1\",\"{shift}\",\"x\""
        );
        Audit::read(&report).unwrap().unwrap()
    }

    #[test]
    fn scores_and_figures_are_read_from_the_report() {
        let audit = audit("0.97", "1", "0.026");
        assert_eq!(
            audit.to_string(),
            "performance 97, seo 100, first paint 1.6 s, largest paint , speed index , blocked , shift 0.026"
        );
        assert!(Audit::read("nothing").is_err());
        let unmeasured = "category,score\n\"performance\",\"null\"\n\"seo\",\"1\"";
        assert!(Audit::read(unmeasured).unwrap().is_none());
    }

    #[test]
    fn performance_counts_by_its_median_and_all_else_in_every_run() {
        let [mobile, desktop, _] = &VISITS;
        let runs = [("0.9", "1", "0"), ("1", "1", "0"), ("0.96", "1", "0")]
            .map(|(performance, seo, shift)| audit(performance, seo, shift));
        assert_eq!(mobile.faults(&runs), [""; 0]);
        assert_eq!(desktop.faults(&runs), ["performance 96, at least 100 is wanted"]);
        let runs = [audit("1", "0.92", "0"), audit("1", "1", "0.026"), audit("1", "1", "0")];
        assert_eq!(mobile.faults(&runs), ["seo 92", "things move by 0.026"]);
    }
}
