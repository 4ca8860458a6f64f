//! The puzzles that come with the page, one of each level: nobody's first game waits for the generator.

use nonet_core::{Level, board::Grid};

/// Each has one solution, is symmetric, and of the level that our engine rates it. They were made for this page.
const PUZZLES: [&str; 5] = [
    "100003026320140800005009000500930600000000000008067001000400900009075032260300007",
    "000007000005019640708000003000200006009030800600004000300000408076490200000500000",
    "009060247100300069005000100000900000002683700000004000003000600290005001857010900",
    "010000008200030000006000105000500090050006013000074000008000700000720000401090002",
    "000060008100004600000009034810000007000315000500000043380200000004500002700080000",
];

/// The givens of this level's puzzle.
#[must_use]
pub fn first(level: Level) -> Option<Grid> {
    PUZZLES.get(level as usize)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_core::{board::Candidates, solver::Puzzle};
    use nonet_logic::{Options, rate};

    #[test]
    fn each_has_one_solution_and_is_rated_as_its_level_says() {
        for level in Level::ALL {
            let givens = first(level).unwrap();
            assert!(Puzzle::new(givens).is_ok());
            assert_eq!(rate(&Candidates::new(&givens), &Options::UNIQUE).unwrap().level, level, "{givens}");
        }
    }
}
