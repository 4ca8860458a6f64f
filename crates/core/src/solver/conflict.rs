//! The givens that can't stand together: a smallest set of them that already excludes every solution.

use super::problem::{Solution, any_solution};
use crate::board::{CellSet, Grid};
use alloc::vec::Vec;

/// The number of searches that may be spent on finding the smallest set, and the number of branches on each of its candidates. Both are
/// counts, so that every machine gives the same answer.
const SEARCHES: usize = 10_000;
const BRANCHES: usize = 20_000;

/// Returns a smallest set of givens that excludes every solution. Empty if the grid has a solution.
///
/// Without any one of these givens there would be a solution. Mostly the search also proves that no set with fewer givens
/// excludes all solutions; where the proof takes more than a bounded number of searches, the smallest set that was found is
/// returned.
///
/// ```
/// use nonet_core::{board::{Digit, Grid}, solver};
/// let puzzle: Grid = "043080250600000000000001094900004070000608000010200003820500000000000005034090710".parse()?;
/// let wrong = puzzle.with("r1c1".parse()?, Some(Digit::D7)); // the solution has a 1 there
/// let cells = solver::conflicting_givens(&wrong);
/// assert!(cells.contains("r1c1".parse()?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// The method is that of implicit hitting sets: a set that excludes every solution must contain, for every solution of
/// some of the givens, a given that this solution leaves out. The smallest set that meets all such demands seen so far
/// either excludes every solution, and then none is smaller, or has one, which makes a new demand. (Ignatiev, Previti, Liffiton
/// and Marques-Silva, "Smallest MUS extraction with minimal hitting set dualization", 2015.)
#[must_use]
pub fn conflicting_givens(grid: &Grid) -> CellSet {
    if let Some(clash) = grid.clashes().next() {
        return clash.cells.iter().take(2).collect();
    }
    let mut search = SubgridSearch { grid, left: SEARCHES };
    if search.solution(grid.filled_cells()).is_some() {
        return CellSet::EMPTY;
    }
    let mut best = search.irreducible(grid.filled_cells());
    let mut demands: Vec<CellSet> = Vec::new();
    while search.left > 0 {
        // `best` meets every demand. If nothing smaller does, it is the smallest.
        let Some(cells) = smaller_hitting_set(&demands, best.len()) else { break };
        match search.solution(cells) {
            Some(solution) => demands.push(search.left_out_by(solution)),
            None => best = search.irreducible(cells),
        }
    }
    best
}

/// Searches of parts of a grid, which are counted.
struct SubgridSearch<'a> {
    grid: &'a Grid,
    left: usize,
}

impl SubgridSearch<'_> {
    /// Some solution with these givens.
    fn solution(&mut self, givens: CellSet) -> Option<Solution> {
        self.left = self.left.saturating_sub(1);
        any_solution(&self.grid.within(givens))
    }

    /// A subset of these givens, which exclude every solution, that no longer does so without any one of its cells.
    fn irreducible(&mut self, mut givens: CellSet) -> CellSet {
        for cell in givens {
            if self.solution(givens.without(cell)).is_none() {
                givens = givens.without(cell);
            }
        }
        givens
    }

    /// The givens that a solution leaves out, made as few as possible by adding what can be added.
    fn left_out_by(&mut self, solution: Solution) -> CellSet {
        let mut kept = self.agreeing(solution);
        for cell in self.grid.filled_cells() - kept {
            if !kept.contains(cell)
                && let Some(solution) = self.solution(kept.with(cell))
            {
                kept = self.agreeing(solution);
            }
        }
        self.grid.filled_cells() - kept
    }

    fn agreeing(&self, solution: Solution) -> CellSet {
        self.grid.iter().filter(|&(cell, digit)| solution.digit(cell) == digit).map(|(cell, _)| cell).collect()
    }
}

/// The smallest set of cells that meets every demand, if it has fewer than `bound` cells; `None` if none has, or if
/// that takes too long to find out.
fn smaller_hitting_set(demands: &[CellSet], bound: usize) -> Option<CellSet> {
    let mut search = HittingSetSearch { demands, best: None, bound, branches: BRANCHES };
    search.extend(CellSet::EMPTY, CellSet::EMPTY);
    search.best.filter(|_| search.branches > 0)
}

/// Branch and bound over the demands.
struct HittingSetSearch<'a> {
    demands: &'a [CellSet],
    best: Option<CellSet>,
    bound: usize, // only smaller sets are of interest
    branches: usize,
}

impl HittingSetSearch<'_> {
    /// Looks at all sets that contain `chosen` and none of `refused`.
    fn extend(&mut self, chosen: CellSet, refused: CellSet) {
        self.branches = self.branches.saturating_sub(1);
        if self.branches == 0 || chosen.len() + self.disjoint_demands(chosen, refused) >= self.bound {
            return;
        }
        let open = self.demands.iter().filter(|demand| demand.is_disjoint(chosen)).map(|&demand| demand - refused);
        let Some(tightest) = open.min_by_key(|demand| demand.len()) else {
            (self.best, self.bound) = (Some(chosen), chosen.len());
            return;
        };
        let mut refused = refused;
        for cell in tightest {
            self.extend(chosen.with(cell), refused);
            refused = refused.with(cell);
        }
    }

    /// The number of open demands that share no cell with one another, found greedily: at least so many more cells are needed.
    fn disjoint_demands(&self, chosen: CellSet, refused: CellSet) -> usize {
        let mut used = chosen;
        let mut number = 0;
        for &demand in self.demands {
            if (demand - refused).is_disjoint(used) && demand.is_disjoint(chosen) {
                used |= demand - refused;
                number += 1;
            }
        }
        number
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Cell, Digit};

    /// Puzzles that have one solution, each with a wrong digit added, and two that are known to be hard to refute.
    const IMPOSSIBLE: [&str; 5] = [
        "360000190002610004701000000000070010006083000540060003080027039000400078000000400",
        "743080250600000000000001094900004070000608000010200003820500000000000005034090710",
        "100000200058006000000300085010470600906000507007039040760008000000900810009000000",
        ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........",
        "..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3..",
    ];

    #[test]
    fn the_set_excludes_every_solution_and_no_part_of_it_does() {
        for line in IMPOSSIBLE {
            let grid: Grid = line.parse().unwrap();
            let cells = conflicting_givens(&grid);
            assert!(!cells.is_empty() && cells.is_subset(grid.filled_cells()), "{line}");
            assert_eq!(any_solution(&grid.within(cells)), None, "{line}");
            for cell in cells {
                assert!(any_solution(&grid.within(cells.without(cell))).is_some(), "{line} without {cell}");
            }
        }
    }

    #[test]
    fn what_has_nothing_to_do_with_it_is_left_out() {
        // The 9 of box 3 keeps 9 out of row 1, where the first six cells hold other digits; the rest is decoration.
        let grid: Grid = "123456.........9.....................7...........8................1..............".parse().unwrap();
        let top: CellSet = Cell::all().take(16).collect();
        assert_eq!(conflicting_givens(&grid), grid.filled_cells() & top);
        assert_eq!(conflicting_givens(&grid).len(), 7);
    }

    #[test]
    fn a_clash_is_two_cells_and_a_solvable_grid_has_none() {
        let mut grid = Grid::EMPTY;
        assert_eq!(conflicting_givens(&grid), CellSet::EMPTY);
        for cell in Cell::all().take(3) {
            grid[cell] = Some(Digit::D5);
        }
        assert_eq!(conflicting_givens(&grid), Cell::all().take(2).collect());
    }

    #[test]
    fn the_smallest_hitting_set_is_found() {
        let set = |cells: &[usize]| cells.iter().filter_map(|&i| Cell::from_index(i)).collect::<CellSet>();
        let demands = [set(&[1, 2]), set(&[2, 3]), set(&[3, 4]), set(&[4, 5]), set(&[6])];
        assert_eq!(smaller_hitting_set(&demands, 9).map(CellSet::len), Some(3));
        assert_eq!(smaller_hitting_set(&demands, 3), None);
        assert_eq!(smaller_hitting_set(&[], 1), Some(CellSet::EMPTY));
    }
}
