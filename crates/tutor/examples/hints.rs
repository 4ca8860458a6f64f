//! Times hints: `hints [--times N] [--above MS] < LIST`
//!
//! The list holds a puzzle a line, its first 81 characters. At every position along the path of each, in hint order, the next hint is
//! looked for as in a game, and told. The best of `N` times (4 unless told) counts; what takes longer than `MS` is timed 15 times more,
//! since a machine that has other things to do is slow now and then, and printed if it still does. Last are printed how many
//! positions there were, how long half of them took at most, and all.

use nonet_core::{
    board::{Candidates, Grid},
    solver,
};
use nonet_game::{RuledOut, Standing, Truth};
use nonet_logic::{Options, Order, solve_path};
use nonet_prose::Advice;
use nonet_tutor::{coach, explain};
use nonet_words::english;
use std::{
    env,
    hint::black_box,
    io,
    process::ExitCode,
    time::{Duration, Instant},
};

fn main() -> ExitCode {
    let Some(asked) = Asked::of(env::args().skip(1)) else {
        eprintln!("usage: hints [--times N] [--above MS] < LIST");
        return ExitCode::from(2);
    };
    let mut all = Vec::new();
    for line in io::stdin().lines().map_while(Result::ok) {
        if let Some(Ok(givens)) = line.get(..81).map(str::parse::<Grid>) {
            all.extend(along(&givens, &asked));
        }
    }
    all.sort_unstable();
    if let (Some(half), Some(longest)) = (all.get(all.len() / 2), all.last()) {
        println!("{} positions, half of them within {half:.2?}, the longest {longest:.2?}", all.len());
    }
    ExitCode::SUCCESS
}

/// The settings of the command line.
struct Asked {
    times: usize,
    above: Duration,
}

impl Asked {
    fn of(mut arguments: impl Iterator<Item = String>) -> Option<Asked> {
        let mut asked = Asked { times: 4, above: Duration::MAX };
        while let Some(argument) = arguments.next() {
            let number = arguments.next()?.parse().ok()?;
            match argument.as_str() {
                "--times" => asked.times = number,
                "--above" => asked.above = Duration::from_millis(number as u64),
                _ => return None,
            }
        }
        Some(asked)
    }
}

/// The number of times that a position is timed again.
const AGAIN: usize = 15;

/// The times that hints take along the path of a puzzle.
fn along(givens: &Grid, asked: &Asked) -> Vec<Duration> {
    let mut at = Candidates::new(givens);
    let steps = solve_path(&at, Order::Hint, &Options::UNIQUE).steps;
    let times = steps.iter().enumerate().map(|(number, step)| {
        let standing = standing(&at, givens);
        let best = |times| (0..times).map(|_| timed(givens, &standing)).min().unwrap_or_default();
        let mut time = best(asked.times);
        if time > asked.above {
            time = time.min(best(AGAIN));
        }
        if time > asked.above {
            println!("{time:.2?} {}, step {number}: {}", step.technique, givens);
        }
        step.apply(&mut at);
        time
    });
    times.collect()
}

/// The entries of a player who has entered and removed what is known at a position.
fn standing(at: &Candidates, givens: &Grid) -> Standing {
    let entered = at.grid().within(!givens.filled_cells());
    let struck = *Candidates::new(at.grid()).open() - *at.open();
    Standing::of(entered, Default::default(), RuledOut { struck, ..RuledOut::default() })
}

fn timed(givens: &Grid, standing: &Standing) -> Duration {
    let start = Instant::now();
    if let Some(truth) = Truth::new(givens, &solver::verdict(givens, givens))
        && let Advice::Step(hint) = coach::advise_at(givens, standing, None, &truth, &Options::UNIQUE)
    {
        black_box(explain::hint(&hint, english()));
    }
    start.elapsed()
}
