//! The questions whose answers are made puzzles, for JavaScript to time: the very code that the worker runs, compiled as the site
//! has it.

use nonet_course::{DrillKind, DrillLevel, DrillSeed, drillable};
use nonet_logic::{Level, Technique};
use nonet_protocol::{Answer, DrillRequest, Make, Question, Seed};
use nonet_worker::answer;

/// The seeds follow from this one.
const SEED: u64 = 20_261_121;

fn main() {}

/// The number of levels.
#[unsafe(no_mangle)]
pub extern "C" fn levels() -> usize {
    Level::ALL.len()
}

/// The number of techniques of which there are drills.
#[unsafe(no_mangle)]
pub extern "C" fn techniques() -> usize {
    drillable().len()
}

/// The address at which the name of a level or, after those, of a technique begins.
#[unsafe(no_mangle)]
pub extern "C" fn name(what: usize) -> *const u8 {
    name_of(what).as_ptr()
}

/// The length of that name.
#[unsafe(no_mangle)]
pub extern "C" fn name_length(what: usize) -> usize {
    name_of(what).len()
}

/// Makes a puzzle of a level as New game does, or a first drill of a technique as Learn does, from the seed with this number. Says whether
/// it is what was asked for.
#[unsafe(no_mangle)]
pub extern "C" fn make(what: usize, number: u32) -> bool {
    let seed = Seed { of: SEED, nth: number };
    let question = match Level::ALL.get(what) {
        Some(&level) => Question::Make(Make::Level { seed, level }),
        None => {
            let Some(seed) = DrillSeed::new(technique(what), DrillKind::Find, number.into()) else { return false };
            Question::Drill(DrillRequest { seed, level: Some(DrillLevel::EASIEST) })
        }
    };
    match answer(&question, &mut |_| {}) {
        Some(Answer::Made(made)) => made.is_some_and(|made| made.meets),
        Some(Answer::Drill(drill)) => drill.is_some(),
        _ => false,
    }
}

fn name_of(what: usize) -> &'static str {
    Level::ALL.get(what).map_or_else(|| technique(what).name(), |level| level.name())
}

/// Returns the technique with this number, which follows those of the levels.
fn technique(what: usize) -> Technique {
    drillable().iter().nth(what - Level::ALL.len()).unwrap_or(Technique::FullHouse)
}
