//! The bands and stacks of a grid: the number of its givens in each, and the number of each in the list of the 416 bands.

use nonet_core::{
    board::{Grid, Transform},
    solver::Solution,
};

/// The 416 bands in their first form, in ascending order: the second and the third row, the first being 123456789.
const BANDS: &str = include_str!("bands.txt");

/// The orders of three things.
const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

/// The second and the third row of a band whose first row is 123456789.
type Band = [u8; 18];

/// The numbers of the three bands and the three stacks of a solution.
///
/// A band of a solution becomes another when its rows, its columns, its boxes and its digits are exchanged; in this sense there are 416
/// different bands. They are numbered from 1 in the order of their first forms, each the least text that the band can become, row by
/// row (forum of Sudoku Players, the lists of the 416 bands; the count is that of Bertram Felgenhauer and Frazer Jarvis, "Enumerating
/// possible Sudoku grids").
///
/// ```
/// use nonet_assess::BandNumbers;
/// use nonet_core::solver::Solution;
///
/// let rows = ["123456789", "456789123", "789123456", "231564897", "564897231", "897231564", "312645978", "645978312", "978312645"];
/// let solution = Solution::new(rows.concat().parse()?).ok_or("no solution")?;
/// assert_eq!(BandNumbers::of(&solution), BandNumbers { bands: [1; 3], stacks: [1; 3] });
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BandNumbers {
    /// The numbers of the bands, from above.
    pub bands: [u16; 3],
    /// The numbers of the stacks, from the left.
    pub stacks: [u16; 3],
}

impl BandNumbers {
    /// Returns the numbers of a solution.
    #[must_use]
    pub fn of(solution: &Solution) -> BandNumbers {
        let numbers = |grid: &Grid| [0, 1, 2].map(|band| number(&first_form(&rows_of(grid, band))));
        BandNumbers { bands: numbers(solution.grid()), stacks: numbers(&Transform::TRANSPOSE.grid(solution.grid())) }
    }
}

/// The numbers of filled cells in the three bands and the three stacks of a grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GivenCounts {
    /// The numbers of filled cells in the bands, from above.
    pub bands: [u8; 3],
    /// The numbers of filled cells in the stacks, from the left.
    pub stacks: [u8; 3],
}

impl GivenCounts {
    /// Returns the numbers of a grid.
    #[must_use]
    pub fn of(grid: &Grid) -> GivenCounts {
        let (mut bands, mut stacks) = ([0; 3], [0; 3]);
        for cell in grid.filled_cells() {
            bands[cell.row_index() / 3] += 1;
            stacks[cell.column_index() / 3] += 1;
        }
        GivenCounts { bands, stacks }
    }
}

fn rows_of(grid: &Grid, band: usize) -> [[u8; 9]; 3] {
    let values = grid.values();
    [0, 1, 2].map(|row| std::array::from_fn(|column| values[27 * band + 9 * row + column]))
}

/// Returns the place of a first form in the list, from 1.
fn number(form: &Band) -> u16 {
    let is_before = |line: &&str| line.bytes().map(|byte| byte - b'0').lt(form.iter().copied());
    BANDS.lines().take_while(is_before).count() as u16 + 1
}

/// Returns the least form of a band.
fn first_form(rows: &[[u8; 9]; 3]) -> Band {
    let mut least = [u8::MAX; 18];
    each_form(rows, &mut |form| least = least.min(form));
    least
}

/// Tells every form of a band: 6 orders of its rows times 1,296 of its columns, each with the digits renamed so that the first row is
/// 123456789.
fn each_form(rows: &[[u8; 9]; 3], tell: &mut dyn FnMut(Band)) {
    for order in ORDERS {
        for boxes in ORDERS {
            for inner in (0..216).map(|at| [ORDERS[at / 36], ORDERS[at / 6 % 6], ORDERS[at % 6]]) {
                let column = |at: usize| 3 * boxes[at / 3] + inner[at / 3][at % 3];
                let mut names = [0; 10];
                for at in 0..9 {
                    names[usize::from(rows[order[0]][column(at)])] = at as u8 + 1;
                }
                tell(std::array::from_fn(|at| names[usize::from(rows[order[1 + at / 9]][column(at % 9)])]));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_generator::{Seed, minimal, shuffled};
    use proptest::prelude::*;

    /// The number of bands whose first row is 123456789.
    const BANDS_OF_ONE_FIRST_ROW: usize = 56 * 6_usize.pow(6);

    fn listed() -> Vec<Band> {
        BANDS.lines().map(|line| line.bytes().map(|byte| byte - b'0').collect::<Vec<_>>().try_into().unwrap()).collect()
    }

    /// Each class has as many bands as there are ways to move the cells, divided by those that change nothing; together they are all.
    #[test]
    fn the_list_is_complete_and_in_order() {
        let listed = listed();
        assert_eq!(listed.len(), 416);
        assert!(listed.is_sorted_by(|one, next| one < next));
        let size = |band: &Band| {
            let rows = [[1, 2, 3, 4, 5, 6, 7, 8, 9], band[..9].try_into().unwrap(), band[9..].try_into().unwrap()];
            let (mut same, mut less, mut all) = (0, 0, 0);
            each_form(&rows, &mut |form| {
                all += 1;
                same += usize::from(form == *band);
                less += usize::from(form < *band);
            });
            assert_eq!((less, all % same), (0, 0), "{band:?}");
            all / same
        };
        assert_eq!(listed.iter().map(size).sum::<usize>(), BANDS_OF_ONE_FIRST_ROW);
    }

    #[test]
    fn givens_are_counted_in_bands_and_stacks() {
        let grid = "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6".parse().unwrap();
        assert_eq!(GivenCounts::of(&grid), GivenCounts { bands: [10, 7, 8], stacks: [10, 8, 7] });
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 20, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn isomorphs_have_the_same_numbers_in_another_order(seed: u64, symmetry: u64) {
            let solution = *minimal(Seed(seed)).unwrap().solution();
            let moved = Solution::new(shuffled(Seed(symmetry)).grid(solution.grid())).unwrap();
            let sorted = |solution: &Solution| {
                let BandNumbers { mut bands, mut stacks } = BandNumbers::of(solution);
                bands.sort_unstable();
                stacks.sort_unstable();
                if bands < stacks { [bands, stacks] } else { [stacks, bands] }
            };
            prop_assert_eq!(sorted(&moved), sorted(&solution));
        }
    }
}
