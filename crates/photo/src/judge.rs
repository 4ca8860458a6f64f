//! Judges the readings of all cells together: finds the likeliest board with exactly one solution, since a printed puzzle has
//! one.
//!
//! # The idea
//!
//! A reading gives each content of a cell a cost, the negated logarithm of its probability relative to the likeliest one. The cost of a
//! board is the sum of its cells' costs, so the likeliest board costs nothing. Boards are taken from a heap, cheapest first, and the exact
//! solver says of each whether it has one solution. If a board contradicts itself, it must be changed at one of a few digits that can't
//! stand together: two that clash, or, where the solver finds no solution, a set of which no digit can be left out. Such a set is found by
//! leaving out one digit after the other, as the deletion filter of Chinneck and Dravnieks finds one ("Locating minimal infeasible
//! constraint sets in linear programs", 1991).
//!
//! Each way to change the first of these cells is a branch of its own; each way to change the second is a branch in which the first is
//! fixed, and so on. That is Lawler's partition ("A procedure for computing the K best solutions to discrete optimization problems", 1972):
//! no board comes twice, and none is missed.
//!
//! # An example
//!
//! The 4 of the first row is read as a 9, its 8 as a 3, and each right digit is a little less likely than what was read:
//!
//! ```text
//!   cost 0   .93.3.25.   3 stands twice in the row    change the 3 on the right (cost 1), or that on the left with the right one fixed
//!   cost 1   .93.8.25.   no solution                  change one of the digits that can't stand together, the 9 among them (cost 2)
//!   cost 3   .43.8.25.   one solution                 the board; no other is nearly as cheap, so it is sure
//! ```
//!
//! # Invariants
//!
//! - Boards are taken in the order of their costs: a cell is changed once at most, from its likeliest content, so no change makes a board
//!   cheaper.
//! - Of boards of equal cost the one that was made first comes first, so the same readings give the same judgement.
//! - A board that is found has exactly one solution, and a sure one has no doubtful cell.
//!
//! # What bounds the work
//!
//! [`MOST_COST`] leaves out boards that are too unlikely to be what is printed, and once a board is found, [`MARGIN_LIMIT`] leaves out
//! those that could not make it doubtful. What is left is bounded by [`BOARDS`]. A conflict takes a call of the solver for each digit of the
//! board, so the calls have a bound of their own, [`SOLVER_CALLS`]. Both bounds are for readings of what is no Sudoku, which have
//! contradictions everywhere; where one of them ends the search before it finds a second board, the
//! first is not sure.

use crate::{hand::Hands, reading::CellReading};
use nonet_core::{
    board::{Cell, CellSet, Digit, Grid},
    solver::{self, Solutions},
};
use std::{cmp::Ordering, collections::BinaryHeap};

/// The minimum difference in cost between the first and the second board for the first to be sure. By the shares this is one in
/// 150, but the shares are too cautious: of 760 readings of photos that the network learnt from, in four resolutions, none was
/// wrong beyond 3.4.
const SURE_MARGIN: f32 = 5.0;
/// The maximum difference in cost between the first board and a second one that is searched for.
const MARGIN_LIMIT: f32 = 8.0;
/// The maximum cost of a sure board: with more, something else is wrong.
const SURE_COST: f32 = 10.0;
/// The maximum cost of a board.
const MOST_COST: f32 = 24.0;
/// The maximum number of boards that are tried.
const BOARDS: usize = 1500;
/// The maximum number of calls of the solver.
const SOLVER_CALLS: usize = 15_000;
/// The cost of a cell's second reading below which the cell is doubtful, where no unique solution confirms the board.
const DOUBTFUL_MARGIN: f32 = 4.0;
/// The minimum number of doubtful cells of a board without a unique solution: something in it is read wrongly, or was not seen.
const LEAST_DOUBTS: usize = 5;

/// The certainty of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Certainty {
    /// The board has exactly one solution, and no other likely board has.
    Sure,
    /// The board has exactly one solution, but the doubtful cells should be checked.
    Doubtful,
    /// No likely board has exactly one solution: the board is the likeliest reading of each cell by itself, and the least sure cells
    /// are doubtful.
    NoneFits,
}

/// The result of judging all cells together.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Judgement {
    /// The digits, both printed and handwritten.
    pub board: Grid,
    /// The cells whose digits are probably handwritten.
    pub by_hand: CellSet,
    /// The certainty of the board.
    pub certainty: Certainty,
    /// The difference in cost to the next board with exactly one solution, as a natural logarithm. It is 8 if there is no such
    /// board within 8, and 0 if the search ended before it found one.
    pub margin: f32,
    /// The cells that should be checked, the most doubtful first. Empty if the board is sure.
    pub doubtful: Vec<Cell>,
}

/// Judges the 81 readings together. `is_drawn` says whether a program drew the picture. Returns None if `go_on` returned false.
pub(crate) fn judge(cells: &[CellReading], is_drawn: bool, go_on: &mut dyn FnMut() -> bool) -> Option<Judgement> {
    let mut search = BoardSearch::new(cells);
    search.run(go_on)?;
    let raw = search.raw;
    let Some(first) = search.found.first().cloned() else {
        let doubtful = search.unvouched_of_raw();
        let by_hand = Hands::of(cells, &raw, is_drawn).cells;
        return Some(Judgement { board: raw, by_hand, certainty: Certainty::NoneFits, margin: 0.0, doubtful });
    };
    let board = first.board;
    let margin = match search.found.get(1) {
        Some(second) => second.cost - first.cost,
        None if search.finished => MARGIN_LIMIT,
        None => 0.0,
    };
    let sure = margin >= SURE_MARGIN && first.cost <= SURE_COST;
    // If the search ended in time, boards beyond the margin are no reason for a question. Else nothing is known of them.
    let limit = if search.finished && margin < SURE_MARGIN { SURE_MARGIN } else { MARGIN_LIMIT };
    let mut doubtful = if sure { Vec::new() } else { doubtful_of(cells, &search.found, &raw, limit) };
    let hands = Hands::of(cells, &board, is_drawn);
    let more = hands.doubtful.into_iter().filter(|cell| !doubtful.contains(cell)).collect::<Vec<_>>();
    let sure = sure && more.is_empty();
    doubtful.extend(more);
    let certainty = if sure { Certainty::Sure } else { Certainty::Doubtful };
    Some(Judgement { board, by_hand: hands.cells, certainty, margin, doubtful })
}

/// Returns the likeliest content of each cell by itself.
pub(crate) fn raw_board(cells: &[CellReading]) -> Grid {
    Cell::all().fold(Grid::EMPTY, |board, cell| board.with(cell, cells[cell.index()].likeliest().digit()))
}

/// Returns the cells in which the found boards differ from each other or from the readings, those of the nearest board first. Boards
/// count whose cost is at most `limit` more than that of the first.
fn doubtful_of(cells: &[CellReading], found: &[Found], raw: &Grid, limit: f32) -> Vec<Cell> {
    let board = &found[0].board;
    let near: Vec<&Found> = found.iter().filter(|other| other.cost - found[0].cost <= limit).collect();
    let mut doubts: Vec<(f32, Cell)> = Cell::all()
        .filter_map(|cell| {
            let other = near.iter().find(|other| other.board[cell] != board[cell]).map(|other| other.cost - found[0].cost);
            let changed = (raw[cell] != board[cell]).then_some(1.0);
            let doubt = match (other, changed) {
                (Some(a), Some(b)) => a.min(b),
                (a, b) => a.or(b)?,
            };
            Some((doubt, cell))
        })
        .collect();
    if doubts.is_empty() {
        return unvouched(cells, board, board.clashing_cells());
    }
    doubts.sort_by(|a, b| a.0.total_cmp(&b.0));
    doubts.into_iter().map(|(_, cell)| cell).collect()
}

/// Returns the cells that are doubtful by themselves, and those of a contradiction; at least [`LEAST_DOUBTS`].
fn unvouched(cells: &[CellReading], board: &Grid, contradiction: CellSet) -> Vec<Cell> {
    let mut doubts: Vec<(f32, Cell)> = Cell::all().map(|cell| (second_cost(&cells[cell.index()], board[cell]), cell)).collect();
    doubts.sort_by(|a, b| a.0.total_cmp(&b.0));
    let is_doubtful = |&(cost, cell): &(f32, Cell)| cost < DOUBTFUL_MARGIN || contradiction.contains(cell);
    let count = doubts.iter().filter(|doubt| is_doubtful(doubt)).count();
    // A stable sort: the least sure of the others follow.
    doubts.sort_by_key(|doubt| !is_doubtful(doubt));
    doubts.truncate(count.max(LEAST_DOUBTS));
    doubts.into_iter().map(|(_, cell)| cell).collect()
}

/// Returns the cost of the cheapest other reading of a cell.
fn second_cost(cell: &CellReading, own: Option<Digit>) -> f32 {
    alternatives().filter(|&digit| digit != own).map(|digit| cell.cost(digit)).fold(f32::INFINITY, f32::min)
}

fn alternatives() -> impl Iterator<Item = Option<Digit>> {
    (0..=9).map(Digit::new)
}

/// A board with exactly one solution, and its cost.
#[derive(Clone)]
struct Found {
    board: Grid,
    cost: f32,
}

/// A node of the search: a board, and the cells that are fixed in it and in its descendants.
struct Node {
    cost: f32,
    number: usize, // the order of creation, by which boards of equal cost are sorted
    board: Grid,
    fixed: CellSet,
}

impl PartialEq for Node {
    fn eq(&self, other: &Node) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Node {}

impl PartialOrd for Node {
    fn partial_cmp(&self, other: &Node) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// The cheapest node is the greatest, because a heap returns the greatest first.
impl Ord for Node {
    fn cmp(&self, other: &Node) -> Ordering {
        other.cost.total_cmp(&self.cost).then(other.number.cmp(&self.number))
    }
}

struct BoardSearch<'a> {
    cells: &'a [CellReading],
    raw: Grid,
    /// All cells, those with the cheapest second reading first.
    by_doubt: Vec<Cell>,
    heap: BinaryHeap<Node>,
    made: usize,
    solver_calls: usize,
    found: Vec<Found>,
    /// Whether the search tried all boards that cost at most [`MARGIN_LIMIT`] more than the first one that was found.
    finished: bool,
}

impl<'a> BoardSearch<'a> {
    fn new(cells: &'a [CellReading]) -> BoardSearch<'a> {
        let raw = raw_board(cells);
        let mut by_doubt: Vec<Cell> = Cell::all().collect();
        by_doubt.sort_by(|a, b| {
            let cost = |cell: &Cell| second_cost(&cells[cell.index()], raw[*cell]);
            cost(a).total_cmp(&cost(b))
        });
        let mut search = BoardSearch {
            cells,
            raw,
            by_doubt,
            heap: BinaryHeap::new(),
            made: 0,
            solver_calls: 0,
            found: Vec::new(),
            finished: false,
        };
        search.push(0.0, raw, CellSet::EMPTY);
        search
    }

    fn run(&mut self, go_on: &mut dyn FnMut() -> bool) -> Option<()> {
        for _ in 0..BOARDS {
            let Some(node) = self.heap.pop() else {
                self.finished = true;
                break;
            };
            if self.found.first().is_some_and(|first| node.cost > first.cost + MARGIN_LIMIT) {
                self.finished = true;
                break;
            }
            if self.solver_calls > SOLVER_CALLS {
                break;
            }
            if !go_on() {
                return None;
            }
            self.look_at(&node);
        }
        Some(())
    }

    fn look_at(&mut self, node: &Node) {
        if let Some(clash) = node.board.clashes().next() {
            return self.branch(node, clash.cells);
        }
        self.solver_calls += 1;
        match solver::solve(&node.board) {
            Solutions::None => {
                let conflict = self.conflict(&node.board, node.fixed);
                self.branch(node, conflict);
            }
            Solutions::One(_) => {
                self.found.push(Found { board: node.board, cost: node.cost });
                self.branch(node, !CellSet::EMPTY);
            }
            Solutions::Many(..) => self.branch(node, !CellSet::EMPTY),
        }
    }

    /// Returns the doubtful cells of the likeliest reading: of one without a solution, a few digits that contradict each other are among
    /// them.
    fn unvouched_of_raw(&mut self) -> Vec<Cell> {
        let raw = self.raw;
        let clashing = raw.clashing_cells();
        let has_none = clashing.is_empty() && solver::any_solution(&raw).is_none();
        let contradiction = if has_none { self.conflict(&raw, CellSet::EMPTY) } else { clashing };
        unvouched(self.cells, &raw, contradiction)
    }

    /// Adds a node for each way to change a cell of the set.
    fn branch(&mut self, node: &Node, set: CellSet) {
        let most = self.found.first().map_or(MOST_COST, |first| MOST_COST.min(first.cost + MARGIN_LIMIT));
        let mut fixed = node.fixed;
        for place in 0..self.by_doubt.len() {
            let cell = self.by_doubt[place];
            if !set.contains(cell) || node.fixed.contains(cell) {
                continue;
            }
            fixed = fixed.with(cell);
            let reading = &self.cells[cell.index()];
            let own = reading.cost(node.board[cell]);
            let dearer: Vec<(f32, Option<Digit>)> = alternatives()
                .filter(|&digit| digit != node.board[cell])
                .map(|digit| (node.cost - own + reading.cost(digit), digit))
                .filter(|&(cost, _)| cost <= most)
                .collect();
            for (cost, digit) in dearer {
                self.push(cost, node.board.with(cell, digit), fixed);
            }
        }
    }

    fn push(&mut self, cost: f32, board: Grid, fixed: CellSet) {
        self.made += 1;
        self.heap.push(Node { cost, number: self.made, board, fixed });
    }

    /// Returns digits that can't stand together, none of which can be left out. Fixed and sure digits are left out first, so
    /// doubtful ones remain.
    fn conflict(&mut self, board: &Grid, fixed: CellSet) -> CellSet {
        let mut kept = board.filled_cells();
        let free = self.by_doubt.iter().rev().copied().filter(|&cell| !fixed.contains(cell));
        let order: Vec<Cell> = fixed.iter().chain(free).filter(|&cell| board[cell].is_some()).collect();
        for cell in order {
            self.solver_calls += 1;
            if solver::any_solution(&board.within(kept.without(cell))).is_none() {
                kept = kept.without(cell);
            }
        }
        kept
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        CUTOUT_PIXELS, Cutout,
        network::{CLASSES, OUTPUTS},
    };

    const PUZZLE: &str = "043080250600000000000001094900004070000608000010200003820500000000000005034090710";

    /// Returns sure readings of the puzzle with changes: a cell, a digit (0 for blank), and the network's output for it.
    fn readings(changes: &[(usize, usize, f32)]) -> Vec<CellReading> {
        let values = PUZZLE.bytes().map(|byte| usize::from(byte - b'0'));
        let mut outputs: Vec<[f32; OUTPUTS]> = values
            .map(|class| {
                let mut row = [0.0; OUTPUTS];
                row[CLASSES] = -5.0;
                row[class] = 20.0;
                row
            })
            .collect();
        for &(cell, class, output) in changes {
            outputs[cell][class] = output;
        }
        outputs.iter().map(|row| CellReading::new(Cutout([0; CUTOUT_PIXELS]), row)).collect()
    }

    fn judged(changes: &[(usize, usize, f32)]) -> Judgement {
        judge(&readings(changes), false, &mut || true).unwrap()
    }

    #[test]
    fn a_clear_puzzle_is_sure() {
        let judgement = judged(&[]);
        assert_eq!(judgement.certainty, Certainty::Sure);
        assert_eq!(judgement.board, PUZZLE.parse().unwrap());
        assert!(judgement.by_hand.is_empty() && judgement.doubtful.is_empty());
    }

    #[test]
    fn a_misread_digit_is_put_right_by_the_others() {
        // The first row's 4 is read as 9, and its 8 as 3, which clashes.
        let changes = [(1, 9, 22.0), (4, 3, 21.0)];
        let judgement = judged(&changes);
        assert_eq!(judgement.board, PUZZLE.parse().unwrap());
        assert_eq!(judgement.certainty, Certainty::Sure);

        // The boards of the example above, with their costs.
        let readings = readings(&changes);
        let cost = |row: &str| {
            let board: Grid = format!("{row}{}", &PUZZLE[9..]).parse().unwrap();
            let cost: f32 = Cell::all().map(|cell| readings[cell.index()].cost(board[cell])).sum();
            (cost.round() as usize, board)
        };
        let (none, clashing) = cost("093030250");
        let (one, contradictory) = cost("093080250");
        let (three, right) = cost("043080250");
        assert_eq!([none, one, three], [0, 1, 3]);
        assert!(clashing.clashes().next().is_some());
        assert!(contradictory.clashes().next().is_none() && solver::any_solution(&contradictory).is_none());
        assert!(matches!(solver::solve(&right), Solutions::One(_)));
    }

    #[test]
    fn a_blank_that_may_be_a_digit_of_the_solution_is_doubtful() {
        // The first cell's digit is 1 in the solution: with it, the board has one solution too.
        let judgement = judged(&[(0, 1, 17.0)]);
        assert_eq!(judgement.certainty, Certainty::Doubtful);
        assert_eq!(judgement.doubtful, [Cell::new(0, 0).unwrap()]);
        assert_eq!(judgement.board, PUZZLE.parse().unwrap());
    }

    #[test]
    fn a_board_that_nothing_puts_right_is_no_board() {
        let blank: Vec<_> =
            (0..81).flat_map(|cell| (0..=9).map(move |class| (cell, class, if class == 0 { 90.0 } else { 0.0 }))).collect();
        let judgement = judged(&blank);
        assert_eq!(judgement.certainty, Certainty::NoneFits);
        assert_eq!(judgement.board, Grid::EMPTY);
    }

    #[test]
    fn it_can_be_stopped() {
        assert!(judge(&readings(&[]), false, &mut || false).is_none());
    }

    /// A board is changed at cells one after the other, and a cell that was passed over is fixed: so no board comes twice.
    #[test]
    fn no_board_is_made_twice() {
        let readings = readings(&[(0, 1, 19.0), (1, 9, 21.0), (4, 3, 19.5), (6, 7, 18.0)]);
        let mut search = BoardSearch::new(&readings);
        let (mut seen, mut last) = (std::collections::HashSet::new(), 0.0);
        for _ in 0..300 {
            let Some(node) = search.heap.pop() else { break };
            assert!(seen.insert(node.board.to_string()), "{}", node.board);
            assert!(node.cost >= last - 0.001, "the costs ascend");
            last = node.cost;
            search.look_at(&node);
        }
        assert!(seen.len() > 20);
    }

    /// Each digit of a conflict is needed for it.
    #[test]
    fn of_a_conflict_no_digit_can_be_left_out() {
        let readings = readings(&[]);
        let board = PUZZLE.parse::<Grid>().unwrap().with("r1c2".parse().unwrap(), Some(Digit::D9));
        let conflict = BoardSearch::new(&readings).conflict(&board, CellSet::EMPTY);
        assert!(solver::any_solution(&board.within(conflict)).is_none());
        assert!(conflict.iter().all(|cell| solver::any_solution(&board.within(conflict.without(cell))).is_some()));
    }
}
