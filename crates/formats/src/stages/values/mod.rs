//! Lists of values, as Python, JavaScript, R, C and others have them, and their data: 81 in one list, or nine lists of nine.
//!
//! The names beside the lists mean nothing, but for three of them: a list that is called a solution is no puzzle, the nine lists in one that
//! is called columns or boxes are these and no rows, and the functions of R and its like that fill a matrix do so by columns.

mod node;

use super::{Sign, Staged};
use crate::{
    Form, PlaceOrder, ReadError, Remark, cells::different_digits, error::ReadErrorKind, f_puzzles, form::Fillers,
    mark::is_symbol, solutions,
};
use node::{Kind, Node};
use nonet_core::board::{Cell, Digit, Grid};

/// The distance from its puzzle within which a solution may stand, counted in puzzles.
const NEAR: usize = 16;

/// A board that was found: nine rows of nine cells.
type Board = Vec<Vec<Vec<Sign>>>;

/// The rows of each board that the lists of a text make up.
pub(super) fn read(signs: &[Sign]) -> Option<Result<Staged, ReadError>> {
    let root = Node::read(signs)?;
    let mut search = BoardSearch { by_columns: are_by_columns(&code(&super::text_of(signs))), ..BoardSearch::default() };
    search.look_at(&root, true, false);
    if let Some(error) = search.variant {
        return Some(Err(error));
    }
    let others = search.leave_out_solutions();
    if search.boards.is_empty() {
        return search.objection.map(Err);
    }
    let boards: Vec<Board> = search.boards.into_iter().map(|found| found.board).collect();
    let mut staged = Staged::table(&boards.concat(), Form::Values { fillers: Fillers::NONE });
    if search.by_columns {
        staged = staged.remarked(Remark::ByColumns);
    }
    for remark in search.orders {
        staged = staged.remarked(remark);
    }
    Some(Ok(if others > 0 { staged.remarked(Remark::OtherSolutions(others)) } else { staged }))
}

/// Whether only this stage knows what lists mean: where a program fills a board by columns, or they are nested so deep that they may be
/// boxes.
pub(crate) fn decides(text: &str) -> bool {
    if !text.contains(['[', '{', '(']) {
        return false;
    }
    let code = code(text);
    are_by_columns(&code) || has_named_lists(&code) || ["[[[", "{{{", "((("].into_iter().any(|open| code.contains(open))
}

/// Whether the lists of a text may be those of columns or boxes, by their name: `boxes=[..`, `"columns":[..`.
fn has_named_lists(code: &str) -> bool {
    let code = code.to_ascii_lowercase();
    COLUMNS.iter().chain(&BOXES).any(|name| {
        code.match_indices(name).any(|(at, _)| {
            let behind = code.get(at + name.len()..).unwrap_or_default().trim_start_matches(['"', '\'']);
            behind.strip_prefix([':', '=']).is_some_and(|behind| behind.starts_with(['[', '{', '(']))
        })
    })
}

/// The text without blanks and without comments, in which brackets mean nothing.
fn code(text: &str) -> String {
    text.lines().filter(|line| !line.trim_start().starts_with('#')).flat_map(str::split_whitespace).collect()
}

/// Whether a text fills a board by columns: a matrix of R without `byrow`, a call of `reshape` that is no method, columns that are
/// bound together. It is turned by `t(..)` or `.T`.
fn are_by_columns(code: &str) -> bool {
    if !code.contains('(') {
        return false;
    }
    let has = |part: &str| code.contains(part);
    let is_method = has(".reshape(") || has("np.reshape(");
    let matrix =
        (has("matrix(c(") || has("matrix(data=c(") || has("array(c(")) && !has("byrow=T") && !has(",TRUE)") && !has(",T)");
    let reshaped = has("reshape(") && !is_method || has("order='F'") || has("order=\"F\"");
    let turned = ["t(matrix(", "t(array(", "t(cbind(", "t(rbind("]
        .into_iter()
        .any(|call| has(&format!("={call}")) || has(&format!("-{call}")) || code.starts_with(call));
    let turned = turned || has(").T") || has("].T");
    (matrix || reshaped || has("cbind(")) != turned
}

/// A board, and whether it is called a solution, or what it is in.
#[derive(Debug)]
struct FoundBoard {
    board: Board,
    is_called_solution: bool,
}

/// The names of solutions: what is called so is no puzzle.
const SOLUTION: [&str; 6] = ["solution", "solutions", "solved", "answer", "answers", "result"];

/// The names of lists each of which is a column.
const COLUMNS: [&str; 4] = ["columns", "column", "cols", "col"];

/// The names of lists each of which is a box.
const BOXES: [&str; 4] = ["boxes", "blocks", "subgrids", "nonets"];

#[derive(Default, Debug)]
struct BoardSearch {
    boards: Vec<FoundBoard>,
    by_columns: bool,
    /// The remarks on lists whose names say that they are columns or boxes.
    orders: Vec<Remark>,
    /// The error of the text that looks most like a board and is none.
    objection: Option<ReadError>,
    /// The error that the puzzle is no classic Sudoku.
    variant: Option<ReadError>,
}

impl BoardSearch {
    /// Looks for boards in a node and what is in it. What stands outside of all brackets is a list of nine lists, or none.
    fn look_at(&mut self, node: &Node, is_root: bool, is_in_solution: bool) {
        let is_called_solution = is_in_solution || node.is_called(&SOLUTION);
        self.look_for_rules(node);
        let Kind::List(items) = &node.kind else { return };
        let found = rows_of_lists(items).or_else(|| if is_root { None } else { rows_of_values(items) });
        match found {
            Some(Ok(board)) => {
                let board = self.in_rows(node, board);
                self.boards.push(FoundBoard { board, is_called_solution });
            }
            Some(Err(error)) if !is_called_solution => {
                self.objection.get_or_insert(error);
            }
            Some(Err(_)) => {}
            None => items.iter().for_each(|item| self.look_at(item, false, is_called_solution)),
        }
    }

    /// The board by rows, whose lists are those of columns or boxes where they are called so.
    fn in_rows(&mut self, node: &Node, board: Board) -> Board {
        let (board, remark) = match () {
            () if node.is_called(&BOXES) => (unboxed(&board), Remark::Places(PlaceOrder::BoxFirst)),
            () if self.by_columns => return turned(&board),
            () if node.is_called(&COLUMNS) => (turned(&board), Remark::ByColumns),
            () => return board,
        };
        if !self.orders.contains(&remark) {
            self.orders.push(remark);
        }
        board
    }

    /// Leaves out what is called a solution and is a solution of no other board, and returns how many of these have digits. If there is
    /// no other board, what is called so stays. (A full board that solves another goes out later, whatever it is called.)
    fn leave_out_solutions(&mut self) -> usize {
        let grid = |found: &FoundBoard| grid_of(&found.board);
        let puzzles: Vec<Grid> = self.boards.iter().filter(|found| !found.is_called_solution).map(grid).collect();
        if puzzles.is_empty() {
            return 0;
        }
        let (mut others, mut seen, mut number) = (0, 0, 0);
        self.boards.retain(|found| {
            if !found.is_called_solution {
                seen += 1;
                return true;
            }
            // It stands beside its puzzle, or in the same place among the solutions.
            let near = puzzles.iter().skip(usize::saturating_sub(seen, NEAR)).take(2 * NEAR);
            let grid = grid_of(&found.board);
            let is_one = near.chain(puzzles.get(number)).any(|puzzle| solutions::solves(&grid, puzzle));
            number += 1;
            others += usize::from(!is_one && !grid.filled_cells().is_empty());
            is_one
        });
        others
    }

    /// Looks whether a member's name is that of a rule which a classic Sudoku has not, and says anything.
    fn look_for_rules(&mut self, node: &Node) {
        let Some(rule) = node.name.as_deref().and_then(f_puzzles::rule_called) else { return };
        let is_there = match &node.kind {
            Kind::List(items) => !items.is_empty(),
            Kind::Value(text) => matches!(super::text_of(text).as_str(), "true" | "True"),
        };
        if is_there && self.variant.is_none() {
            let kind = ReadErrorKind::DataRule(rule.into());
            self.variant = Some(node.at.error(kind));
        }
    }
}

/// The rows of nine lists of nine cells, or of nine texts of nine; an error where there are nearly so many.
fn rows_of_lists(items: &[Node]) -> Option<Result<Board, ReadError>> {
    let rows: Vec<&Node> =
        items.iter().filter(|item| item.is_row_name()).filter(|item| matches!(item.kind, Kind::List(_))).collect();
    if rows.is_empty() {
        return rows_of_texts(items);
    }
    let lists: Vec<&Vec<Node>> = rows.iter().filter_map(|row| row.items()).collect();
    let is_alone = items.iter().all(|item| !matches!(item.kind, Kind::Value(_)) || item.name.is_some() || item.is_word());
    if !is_alone || lists.len() < 4 {
        return None;
    }
    let widths: Vec<usize> = lists.iter().map(|list| width(list)).collect();
    if widths.contains(&81) {
        return None; // each may be a board of its own
    }
    if lists.len() == 9 && widths.iter().all(|width| *width == 9) {
        let cells = lists.iter().map(|list| list.iter().filter(|item| !item.is_word()).map(cell).collect::<Result<Vec<_>, _>>());
        return Some(cells.collect());
    }
    let at = |node: &Node, kind: ReadErrorKind| Some(Err(node.at.error(kind)));
    let first = rows.first()?;
    if lists.iter().flat_map(|list| list.iter()).any(|item| matches!(item.kind, Kind::List(_))) {
        let is_deep = lists.len() == 9 && widths.iter().all(|width| *width == 3);
        return if is_deep { at(first, ReadErrorKind::Nested) } else { None };
    }
    let same = widths.iter().all(|width| Some(width) == widths.first());
    if widths.iter().any(|width| *width < 4) {
        return None;
    }
    match (same, widths.iter().position(|width| *width != 9)) {
        (true, Some(_)) => at(first, ReadErrorKind::OtherSize { rows: lists.len(), columns: widths[0] }),
        (true, None) => at(first, ReadErrorKind::RowCount { found: lists.len() }),
        (false, place) => {
            let place = place.unwrap_or_default();
            at(rows.get(place)?, ReadErrorKind::RowLength { found: widths[place] })
        }
    }
}

/// The number of cells of a list.
fn width(list: &[Node]) -> usize {
    list.iter().filter(|item| !item.is_word()).count()
}

/// The rows that are a text each.
fn rows_of_texts(items: &[Node]) -> Option<Result<Board, ReadError>> {
    let texts: Vec<&Vec<Sign>> = items.iter().filter_map(Node::text).collect();
    let is_row = |text: &&Vec<Sign>| text.len() == 9 && text.iter().all(|sign| is_symbol(sign.ch));
    (texts.len() == 9 && texts.iter().all(is_row))
        .then(|| Ok(texts.iter().map(|text| text.iter().map(|sign| vec![*sign]).collect()).collect()))
}

/// The rows of a list of 81 cells.
fn rows_of_values(items: &[Node]) -> Option<Result<Board, ReadError>> {
    let cells: Vec<&Node> = items.iter().filter(|item| item.name.is_none() && !item.is_word()).collect();
    let is_list = cells.len() == 81 && cells.len() == items.iter().filter(|item| !item.is_word()).count();
    is_list.then(|| {
        let cells = cells.into_iter().map(cell).collect::<Result<Vec<_>, _>>()?;
        Ok(cells.chunks(9).map(<[Vec<Sign>]>::to_vec).collect())
    })
}

/// The names under which an object holds the digit of a cell.
const VALUE: [&str; 9] = ["value", "val", "v", "digit", "number", "num", "n", "given", "d"];

/// The signs of a cell: a digit, a filler, or digits that are candidates.
fn cell(node: &Node) -> Result<Vec<Sign>, ReadError> {
    match &node.kind {
        Kind::Value(text) => cell_of_text(node, text),
        Kind::List(items) if items.iter().all(|item| item.name.is_none()) => {
            let digits = items.iter().map(cell).collect::<Result<Vec<_>, _>>()?;
            Ok(digits.concat())
        }
        Kind::List(items) => {
            let value = VALUE.iter().find_map(|name| items.iter().find(|item| item.is_called(&[name])));
            value.filter(|value| !value.is_word()).map_or(Ok(Vec::new()), cell)
        }
    }
}

fn cell_of_text(node: &Node, text: &[Sign]) -> Result<Vec<Sign>, ReadError> {
    let text = super::trimmed(text);
    let digits = text.iter().take_while(|sign| sign.ch.is_ascii_digit()).count();
    let behind = super::text_of(text.get(digits..).unwrap_or_default());
    let is_suffix = matches!(behind.as_str(), "L" | "u" | "U" | "u8" | "i8" | "u32" | "i32");
    let is_decimal = behind.strip_prefix('.').is_some_and(|zeros| zeros.chars().all(|zero| zero == '0'));
    match text {
        [] => Ok(Vec::new()),
        [sign] if is_symbol(sign.ch) => Ok(vec![*sign]),
        [sign, ..] if digits == 1 && (is_suffix || is_decimal) => Ok(vec![*sign]),
        _ => {
            let group = super::text_of(text);
            let is_group = different_digits(&group).is_some() && !group.contains(char::is_whitespace);
            if is_group { Ok(text.to_vec()) } else { Err(node.at.error(ReadErrorKind::BadGroup(group))) }
        }
    }
}

/// The digits of a board.
fn grid_of(board: &Board) -> Grid {
    let digit = |cell: &Vec<Sign>| if let [sign] = &cell[..] { Digit::from_char(sign.ch) } else { None };
    Cell::all().zip(board.iter().flatten()).fold(Grid::EMPTY, |grid, (cell, signs)| grid.with(cell, digit(signs)))
}

/// The board with rows for columns.
fn turned(board: &Board) -> Board {
    (0..9).map(|column| board.iter().filter_map(|row| row.get(column).cloned()).collect()).collect()
}

/// The board with rows for boxes.
fn unboxed(board: &Board) -> Board {
    let cell = |row: usize, column: usize| board.get(row / 3 * 3 + column / 3)?.get(row % 3 * 3 + column % 3).cloned();
    (0..9).map(|row| (0..9).filter_map(|column| cell(row, column)).collect()).collect()
}
