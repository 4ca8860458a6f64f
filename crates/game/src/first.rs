//! The puzzles that come with the program, one of each level: nobody's first game waits for the generator.

use nonet_core::board::{Digit, Grid};
use nonet_techniques::Level;

/// Each has one solution, is symmetric, and of the level that our engine rates it. They were made for it.
const PUZZLES: [&str; 5] = [
    "100003026320140800005009000500930600000000000008067001000400900009075032260300007",
    "000007000005019640708000003000200006009030800600004000300000408076490200000500000",
    "009060247100300069005000100000900000002683700000004000003000600290005001857010900",
    "010000008200030000006000105000500090050006013000074000008000700000720000401090002",
    "000060008100004600000009034810000007000315000500000043380200000004500002700080000",
];

/// The givens of this level's puzzle.
#[must_use]
pub fn first_puzzle(level: Level) -> Option<Grid> {
    PUZZLES.get(level as usize)?.parse().ok()
}

/// The same puzzle with other digits: each digit in place of the one at its place in [`Digit::ALL`].
#[must_use]
pub fn relabelled(grid: &Grid, digits: &[Digit; 9]) -> Grid {
    grid.iter().fold(Grid::EMPTY, |grid, (cell, digit)| grid.with(cell, Some(digits[digit.index()])))
}

/// Whether the two differ in nothing but in which digit is which.
#[must_use]
pub fn is_relabelled(grid: &Grid, other: &Grid) -> bool {
    let is_one = |digit: Digit| Digit::ALL.into_iter().any(|it| other.cells_of(it) == grid.cells_of(digit));
    grid.filled_cells() == other.filled_cells() && Digit::ALL.into_iter().all(is_one)
}

/// The digits in an order of their own for each seed.
#[must_use]
pub fn shuffled_digits(seed: u64) -> [Digit; 9] {
    let mut digits = Digit::ALL;
    let mut left = seed;
    for last in (1..9_usize).rev() {
        let choices = last as u64 + 1;
        digits.swap(last, (left % choices) as usize);
        left /= choices;
    }
    digits
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_core::solver::Puzzle;

    #[test]
    fn other_digits_make_another_puzzle_of_the_same_shape() {
        for (seed, level) in (1..).zip(Level::ALL) {
            let first = first_puzzle(level).expect("each level has one");
            let other = relabelled(&first, &shuffled_digits(seed * 76_543));
            assert_ne!(other, first);
            assert!(is_relabelled(&other, &first) && is_relabelled(&first, &other));
            assert!(Puzzle::new(other).is_ok());
            assert!(!Level::ALL.into_iter().any(|it| it != level && is_relabelled(&other, &first_puzzle(it).expect("one"))));
        }
    }

    #[test]
    fn every_order_of_the_digits_has_a_seed() {
        let orders: std::collections::HashSet<_> = (0..362_880).map(shuffled_digits).collect();
        assert_eq!(orders.len(), 362_880);
    }
}
