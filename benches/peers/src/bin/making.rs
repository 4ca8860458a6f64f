//! The jobs that make puzzles, for JavaScript to time: the very code that the worker runs, compiled as the site has it.

#[allow(dead_code, unused_imports, unreachable_pub)]
#[path = "../../../../src/worker/job.rs"]
mod job;

use job::{Answer, Job};
use nonet_generator::{Recipe, Request, Seed, Symmetry};
use nonet_logic::{Level, Technique};

/// The seeds follow from this one.
const SEED: Seed = Seed(20_261_121);

fn main() {}

/// How many levels there are.
#[unsafe(no_mangle)]
pub extern "C" fn levels() -> usize {
    Level::ALL.len()
}

/// How many techniques there are.
#[unsafe(no_mangle)]
pub extern "C" fn techniques() -> usize {
    Technique::ALL.len()
}

/// Where the name of a level or, after those, of a technique begins.
#[unsafe(no_mangle)]
pub extern "C" fn name(what: usize) -> *const u8 {
    name_of(what).as_ptr()
}

/// How long that name is.
#[unsafe(no_mangle)]
pub extern "C" fn name_length(what: usize) -> usize {
    name_of(what).len()
}

/// Makes a puzzle of a level as New game does, or a position to practise a technique at, from the seed with this number. Says
/// whether it is what was asked for.
#[unsafe(no_mangle)]
pub extern "C" fn make(what: usize, number: u32) -> bool {
    let seed = SEED.nth(number);
    let job = match Level::ALL.get(what) {
        Some(&level) => Job::Make(Request { seed, recipe: Recipe { symmetry: Symmetry::HalfTurn, ..Recipe::of(level) } }),
        None => Job::Practise(seed, Technique::ALL[what - Level::ALL.len()]),
    };
    matches!(job.run(&mut |_| {}), Answer::Made(Some(made)) if made.meets)
}

fn name_of(what: usize) -> &'static str {
    Level::ALL.get(what).map_or_else(|| Technique::ALL[what - Level::ALL.len()].name(), |level| level.name())
}
