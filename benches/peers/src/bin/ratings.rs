//! Ratings to be timed: of the random minimal puzzles the full paths in HoDoKu's order, with level and score, and those of Sudoku
//! Explainer. JavaScript times them in wasm, compiled as the worker has them; the native program times them itself.

use nonet_core::board::{Candidates, Grid};
use nonet_logic::{Options, rate};
use nonet_se::Scale;
use std::sync::LazyLock;

/// The number of puzzles that are timed in one go: for less, a browser's clock, which goes by tenths of a millisecond, is too coarse.
const GROUP: usize = 40;

static PUZZLES: LazyLock<Vec<Grid>> = LazyLock::new(|| {
    let lines = include_str!("../../../../crates/core/tests/data/lists/random_minimal.txt").lines();
    lines.filter_map(|line| line.parse().ok()).collect()
});

/// The number of puzzles.
#[unsafe(no_mangle)]
pub extern "C" fn puzzles() -> usize {
    PUZZLES.len()
}

/// The number of groups that the puzzles make.
#[unsafe(no_mangle)]
pub extern "C" fn groups() -> usize {
    PUZZLES.len().div_ceil(GROUP)
}

/// Rates the puzzles of a group on HoDoKu's scale. Gives the sum of their scores.
#[unsafe(no_mangle)]
pub extern "C" fn rate_group(group: usize) -> u32 {
    let ratings = group_of(group).filter_map(|puzzle| rate(&Candidates::new(puzzle), &Options::UNIQUE));
    ratings.map(|rating| rating.score).sum()
}

/// Rates the puzzles of a group on Sudoku Explainer's scale. Gives the sum of their ER, EP and ED, in tenths.
#[unsafe(no_mangle)]
pub extern "C" fn explain_group(group: usize) -> u32 {
    let ratings = group_of(group).filter_map(|puzzle| nonet_se::rate(&Candidates::new(puzzle), Scale::Full));
    ratings.flat_map(|rating| [rating.er, rating.ep, rating.ed]).map(|tenths| u32::from(tenths.0)).sum()
}

fn group_of(group: usize) -> impl Iterator<Item = &'static Grid> {
    PUZZLES.iter().skip(group * GROUP).take(GROUP)
}

#[cfg(target_arch = "wasm32")]
fn main() {}

/// Prints, a line a scale, the number of the puzzles, the sum of their ratings, and of each group the milliseconds of its best turn, as
/// `ratings.js` does.
#[cfg(not(target_arch = "wasm32"))]
fn main() {
    use cpu_time::ThreadTime;
    use std::{env, hint::black_box};

    let turns: u32 = env::args().nth(1).and_then(|turns| turns.parse().ok()).unwrap_or(1);
    for rate in [rate_group, explain_group] {
        let sum: u32 = (0..groups()).map(|group| rate(group)).sum();
        let mut best = vec![f64::INFINITY; groups()];
        for _ in 0..turns {
            for (group, best) in best.iter_mut().enumerate() {
                let start = ThreadTime::now();
                black_box(rate(black_box(group)));
                *best = best.min(1000.0 * start.elapsed().as_secs_f64());
            }
        }
        let best: Vec<String> = best.iter().map(|best| format!("{best:.3}")).collect();
        println!("{} {sum} {}", puzzles(), best.join(" "));
    }
}
