//! `cargo xtask bench --ratings`: times ratings as wasm, under Node and in Chromium, beside native code.

use crate::Result;
use crate::bench::{in_browser, native, node, node_script, peers, printed};
use crate::program::run;
use crate::tools::{WASM, ensure_target};
use std::process::Command;

/// The number of rounds. Each machine has a turn in every round, so that slow minutes affect all of them.
const ROUNDS: usize = 3;
/// The number of times that each puzzle is rated in a turn.
const TURNS: &str = "15";

/// The scales, in the order in which a machine prints them.
const SCALES: [&str; 2] = ["ratings", "SE"];
/// The machines, in the order of their turns.
const MACHINES: [&str; 3] = ["native", "wasm", "chromium"];

/// The best times of a machine on a scale.
struct Timed {
    puzzles: f64,
    /// The sum of all ratings, by which the machines are compared.
    sum: u64,
    /// The milliseconds for each group of puzzles.
    groups: Vec<f64>,
}

/// Times ratings on HoDoKu's scale and on Sudoku Explainer's. The last lines are `RATIO wasm|chromium ratings|SE` with the speed
/// as a share of the native one.
pub(crate) fn ratings() -> Result {
    let node = node()?;
    ensure_target()?;
    run(peers("build").args(["--release", "--bin", "ratings"]))?;
    run(peers("build").args(["--release", "--bin", "ratings", "--target", WASM]))?;
    let script = || node_script(&node, "ratings.js", "ratings");
    let mut best: [Vec<Timed>; MACHINES.len()] = Default::default();
    for _ in 0..ROUNDS {
        let natively = printed(Command::new(native("ratings")).arg(TURNS))?;
        let texts = [Some(natively), Some(printed(script().arg(TURNS))?), in_browser(script().arg(TURNS))?];
        for (best, text) in best.iter_mut().zip(texts) {
            let Some(text) = text else { continue };
            let timed: Option<Vec<Timed>> = text.trim().lines().map(Timed::read).collect();
            let timed = timed.filter(|timed| timed.len() == SCALES.len()).ok_or_else(|| format!("no times in {text:?}"))?;
            *best = if best.is_empty() { timed } else { best.iter().zip(timed).map(|(before, now)| before.with(&now)).collect() };
        }
    }
    println!("\nRatings a second, each forty puzzles at their best of {ROUNDS} times {TURNS} turns.");
    let mut ratios = String::new();
    for (scale, name) in SCALES.iter().enumerate() {
        println!("\n{name}");
        let timed: Vec<(&str, &Timed)> =
            MACHINES.into_iter().zip(&best).filter_map(|(machine, best)| Some((machine, best.get(scale)?))).collect();
        timed.iter().for_each(|(machine, timed)| println!("{machine:8} {:>6.0}", timed.rate()));
        let Some(((_, native), others)) = timed.split_first() else { continue };
        if others.iter().any(|(_, timed)| timed.sum != native.sum) {
            return Err("the machines don't rate alike".into());
        }
        for (machine, timed) in others {
            ratios += &format!("\nRATIO {machine} {name} {:.3}", timed.rate() / native.rate());
        }
    }
    println!("{ratios}");
    Ok(())
}

impl Timed {
    /// Reads a line of a machine's output.
    fn read(line: &str) -> Option<Timed> {
        let mut words = line.split_whitespace();
        let (puzzles, sum) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
        let groups = words.map(|word| word.parse().ok()).collect::<Option<_>>()?;
        Some(Timed { puzzles, sum, groups })
    }

    /// Returns the better time of each group.
    fn with(&self, other: &Timed) -> Timed {
        let groups = self.groups.iter().zip(&other.groups).map(|(one, two)| one.min(*two)).collect();
        Timed { groups, ..*self }
    }

    /// Returns the number of puzzles per second.
    fn rate(&self) -> f64 {
        1000.0 * self.puzzles / self.groups.iter().sum::<f64>()
    }
}
