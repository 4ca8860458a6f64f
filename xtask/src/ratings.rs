//! `cargo xtask bench --ratings`: how fast puzzles are rated as wasm, under Node and in Chromium, beside native code.

use crate::Result;
use crate::bench::{PEERS, WORKER, in_browser, module, native, node, peers, printed};
use crate::program::run;
use crate::tools::{WASM, ensure_target};
use std::path::Path;
use std::process::Command;

/// How often each machine has its turn, so that a machine's bad minutes fall on all of them,
const ROUNDS: usize = 3;
/// and how often each puzzle is rated then.
const TURNS: &str = "15";

/// What a machine took at its best.
struct Timed {
    puzzles: f64,
    scores: u64,
    /// Milliseconds of each group of puzzles.
    groups: Vec<f64>,
}

/// Times ratings. The last lines are `RATIO wasm|chromium ratings` and what of native speed that is.
pub(crate) fn ratings() -> Result {
    let node = node()?;
    ensure_target()?;
    run(peers("build").args(["--release", "--bin", "ratings"]))?;
    run(peers("build").args(["--profile", WORKER, "--bin", "ratings", "--target", WASM]))?;
    let script = || {
        let mut command = Command::new(&node);
        command.arg(Path::new(PEERS).join("ratings.js")).arg(module(WORKER, "ratings")).arg(TURNS);
        command
    };
    let mut best: [Option<Timed>; 3] = [None, None, None];
    for _ in 0..ROUNDS {
        let natively = printed(Command::new(native("ratings")).arg(TURNS))?;
        let texts = [Some(natively), Some(printed(&mut script())?), in_browser(&mut script())?];
        for (best, text) in best.iter_mut().zip(texts) {
            let Some(text) = text else { continue };
            let timed = Timed::read(&text).ok_or_else(|| format!("no times in {text:?}"))?;
            *best = Some(match best.take() {
                Some(before) => before.with(timed),
                None => timed,
            });
        }
    }
    println!("\nFull paths with rating a second, each forty puzzles at their best of {ROUNDS} times {TURNS} turns.\n");
    let names = ["native", "wasm", "chromium"];
    let timed: Vec<(&str, &Timed)> =
        names.into_iter().zip(&best).filter_map(|(name, timed)| Some((name, timed.as_ref()?))).collect();
    timed.iter().for_each(|(name, timed)| println!("{name:8} {:>6.0}", timed.rate()));
    let Some(((_, native), others)) = timed.split_first() else { return Ok(()) };
    if others.iter().any(|(_, timed)| timed.scores != native.scores) {
        return Err("the machines don't rate alike".into());
    }
    println!();
    others.iter().for_each(|(name, timed)| println!("RATIO {name} ratings {:.3}", timed.rate() / native.rate()));
    Ok(())
}

impl Timed {
    /// Reads the line that a machine prints.
    fn read(line: &str) -> Option<Timed> {
        let mut words = line.split_whitespace();
        let (puzzles, scores) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
        let groups = words.map(|word| word.parse().ok()).collect::<Option<_>>()?;
        Some(Timed { puzzles, scores, groups })
    }

    /// Of each group the better time.
    fn with(self, other: Timed) -> Timed {
        Timed { groups: self.groups.iter().zip(&other.groups).map(|(one, two)| one.min(*two)).collect(), ..self }
    }

    /// Puzzles a second.
    fn rate(&self) -> f64 {
        1000.0 * self.puzzles / self.groups.iter().sum::<f64>()
    }
}
