//! The cells of a list find their places: which number is the row, from where it is counted, and what keeps it from being a board.

use super::{
    super::{PlaceOrder, Sign},
    roles::Role,
    tokens::{Kind, Value},
};
use crate::{
    ReadError, Remark,
    error::{CellListError, ReadErrorKind},
};
use nonet_core::{
    board::{Cell, Digit, Grid},
    solver,
};

/// The entry of a text for one cell.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    /// The three numbers of the cell, as they stand there: row, column and digit where the text names them so.
    numbers: [u16; 3],
    is_letter: [bool; 2],
    /// The number of digits of the first number.
    pub(super) length: usize,
    /// The place of the last number.
    at: Sign,
}

impl Entry {
    pub(super) fn of(row: Value, column: Value, digit: Value) -> Entry {
        Entry {
            numbers: [row.number, column.number, digit.number],
            is_letter: [row.kind == Kind::Letter, column.kind == Kind::Letter],
            length: row.length,
            at: digit.at,
        }
    }

    /// The number of a cell, and its digit.
    pub(super) fn of_pair(cell: Value, digit: Value) -> Entry {
        Entry { numbers: [cell.number, 0, digit.number], is_letter: [false; 2], length: cell.length, at: digit.at }
    }

    /// A number whose digits are those of the row, the column and the cell.
    pub(super) fn of_three(value: Value) -> Entry {
        let number = value.number;
        Entry { numbers: [number / 100, number / 10 % 10, number % 10], is_letter: [false; 2], length: 3, at: value.at }
    }
}

/// A list of cells, as it stands there.
#[derive(Clone, Default, Debug)]
pub(super) struct List {
    pub(super) entries: Vec<Entry>,
    /// Whether rows and columns are counted from 1 in this way to write, unless a 0 shows.
    pub(super) counts_from_one: bool,
    /// Whether the row is called y and the column x.
    pub(super) is_by_x: bool,
    /// Whether it can be nothing else, so that what is wrong in it is told.
    pub(super) is_sure: bool,
    /// Whether only the places of the numbers say which is the row.
    pub(super) is_positional: bool,
    /// Whether the same numbers in rows may be a board.
    pub(super) may_be_board: bool,
    /// Whether a cell has one number, and no row and column.
    pub(super) is_paired: bool,
}

/// A board that a list of cells makes up, as 81 signs.
pub(super) struct Placed {
    pub(super) signs: Vec<Sign>,
    pub(super) remarks: Vec<Remark>,
}

/// A way to understand the list.
#[derive(Clone, Debug)]
struct Hypothesis {
    /// Index of the cell, digit (0 for an empty cell), place in the text.
    cells: Vec<(usize, u16, Sign)>,
    remarks: Vec<Remark>,
}

/// The facts that are known of the whole text.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Said {
    /// The order of the numbers, if it is said.
    pub(super) order: Option<[Role; 3]>,
    /// Whether the text is about a spreadsheet, in which letters name columns.
    pub(super) is_of_spreadsheet: bool,
    /// Whether words name boxes and the places in them, and neither rows nor columns.
    pub(super) is_by_box: bool,
}

impl List {
    /// The board; nothing where the text is most likely no list of cells.
    pub(super) fn placed(&self, said: Said) -> Option<Result<Placed, ReadError>> {
        if self.may_be_board && self.is_solved_board() {
            return None;
        }
        let result = if self.is_paired { self.paired() } else { self.by_rows(said) };
        match result {
            Err(_) if !self.is_sure => None,
            result => Some(result),
        }
    }

    /// Whether the numbers are the rows of solved boards.
    fn is_solved_board(&self) -> bool {
        let numbers: Vec<u16> = self.entries.iter().flat_map(|entry| entry.numbers).collect();
        let grid = |numbers: &[u16]| {
            Cell::all().zip(numbers).fold(Grid::EMPTY, |grid, (cell, number)| grid.with(cell, digit_of(*number)))
        };
        numbers.len().is_multiple_of(81) && numbers.chunks(81).all(|numbers| grid(numbers).is_solved())
    }

    fn by_rows(&self, said: Said) -> Result<Placed, ReadError> {
        let order = said.order.filter(|_| self.is_positional);
        let has_letters = self.entries.iter().any(|entry| entry.is_letter.contains(&true));
        let (places, remark) = match order {
            _ if said.is_by_box && self.is_positional && !has_letters => ([0, 1, 2], Some(PlaceOrder::BoxFirst)),
            _ if has_letters => self.by_letters(said),
            Some(order) => by_order(order),
            None if self.is_by_x => ([0, 1, 2], Some(PlaceOrder::XAcross)),
            None => ([0, 1, 2], self.is_positional.then_some(PlaceOrder::RowFirst)),
        };
        let found = self.in_order(places, remark);
        let is_open = order.is_none() && self.is_positional && !has_letters && remark != Some(PlaceOrder::BoxFirst);
        if !is_open || found.as_ref().is_ok_and(Placed::has_one_solution) {
            return found;
        }
        // With the digit first, too, each cell comes once: only one solution tells which of them it is.
        let digit_first = self.in_order([1, 2, 0], Some(PlaceOrder::DigitFirst)).ok();
        digit_first.filter(Placed::has_one_solution).map_or(found, Ok)
    }

    /// The place of the row's number and that of the column's, where one of them is a letter.
    fn by_letters(&self, said: Said) -> ([usize; 3], Option<PlaceOrder>) {
        let is_first = self.entries.iter().all(|entry| entry.is_letter[0]);
        match (is_first, said.is_of_spreadsheet) {
            (true, false) => ([0, 1, 2], Some(PlaceOrder::LettersForRows)),
            (true, true) => ([1, 0, 2], Some(PlaceOrder::LettersForColumns)),
            (false, _) => ([0, 1, 2], Some(PlaceOrder::LettersForColumns)),
        }
    }

    /// The board, if these are the places of row, column and digit among the numbers.
    fn in_order(&self, places: [usize; 3], order: Option<PlaceOrder>) -> Result<Placed, ReadError> {
        let is_letter = |place: usize| self.entries.iter().all(|entry| entry.is_letter.get(place).copied().unwrap_or_default());
        let letters = [0, 1, 2].map(is_letter);
        let counted: Vec<(u16, Sign)> = self
            .entries
            .iter()
            .flat_map(|entry| {
                places.iter().take(2).filter(|place| !letters[**place]).map(|place| (entry.numbers[*place], entry.at))
            })
            .collect();
        if let Some((number, at)) = counted.iter().find(|(number, _)| *number > 9) {
            return Err(at.error(ReadErrorKind::CellList(CellListError::Outside(*number))));
        }
        let has = |wanted: u16| counted.iter().any(|(number, _)| *number == wanted);
        let bases: &[u16] = match (has(0), has(9)) {
            (true, true) => return Err(self.error(CellListError::TenPlaces)),
            (true, false) => &[0],
            (false, true) => &[1],
            (false, false) if self.counts_from_one => &[1],
            (false, false) => &[1, 0],
        };
        let spans_ten = |place: usize| letters[place] && self.entries.iter().any(|entry| entry.numbers[place] == 9);
        let has_ninth = |place: usize| self.entries.iter().any(|entry| entry.numbers[place] == 8);
        if places.iter().take(2).any(|place| spans_ten(*place) && has_ninth(*place)) {
            return Err(self.error(CellListError::TenPlaces));
        }
        let index = |entry: &Entry, place: usize, base: u16| match (letters[place], entry.numbers[place]) {
            (true, number) => number.min(8), // some leave out `I`, and `J` is the ninth
            (false, number) => number.saturating_sub(base),
        };
        let hypothesis = |base: &u16| {
            let cells = self.entries.iter().map(|entry| {
                let (row, column) = match (index(entry, places[0], *base), index(entry, places[1], *base)) {
                    (own, place) if order == Some(PlaceOrder::BoxFirst) => (3 * (own / 3) + place / 3, 3 * (own % 3) + place % 3),
                    row_and_column => row_and_column,
                };
                (usize::from(9 * row + column), entry.numbers[places[2]], entry.at)
            });
            let from = (*base == 0).then_some(Remark::CountedFrom(0));
            let is_guess = bases.len() > 1;
            let said = from.or(is_guess.then_some(Remark::CountedFrom(1)));
            Hypothesis { cells: cells.collect(), remarks: order.map(Remark::Places).into_iter().chain(said).collect() }
        };
        self.decided(bases.iter().map(hypothesis).collect())
    }

    /// The board where each cell has one number: from 0 to 80, from 1 to 81, or the numbers of row and column side by side.
    fn paired(&self) -> Result<Placed, ReadError> {
        let numbers = || self.entries.iter().map(|entry| usize::from(entry.numbers[0]));
        let hypothesis = |index: &dyn Fn(usize) -> Option<usize>, remark: Remark| {
            let cells: Option<Vec<_>> =
                self.entries.iter().map(|entry| Some((index(entry.numbers[0].into())?, entry.numbers[2], entry.at))).collect();
            Some(Hypothesis { cells: cells?, remarks: vec![remark] })
        };
        let is_padded = self.entries.iter().all(|entry| entry.length == 2);
        let row_and_column = |base: usize| {
            move |number: usize| {
                let (row, column) = (number / 10, number % 10);
                let cell = Cell::new(row.checked_sub(base)?, column.checked_sub(base)?)?;
                Some(cell.index())
            }
        };
        let in_board = |index: usize| (index < 81).then_some(index);
        let from_zero = || hypothesis(&in_board, Remark::CellsFrom(0));
        let from_one = || hypothesis(&|number| in_board(number.checked_sub(1)?), Remark::CellsFrom(1));
        let by_row = |base: usize| {
            let from = Remark::Places(PlaceOrder::RowFirst);
            let mut found = hypothesis(&row_and_column(base), from)?;
            found.remarks.extend((base == 0).then_some(Remark::CountedFrom(0)));
            Some(found)
        };
        let is_padded_with_zero = is_padded && numbers().any(|number| number < 10);
        let all: Vec<Option<Hypothesis>> = match (is_padded, is_padded_with_zero) {
            (true, true) => vec![by_row(0)],
            (true, false) => vec![by_row(1), by_row(0), from_zero(), from_one()],
            (false, _) => vec![from_zero(), from_one()],
        };
        let has_zero = numbers().any(|number| number == 0);
        let possible: Vec<Hypothesis> = all.into_iter().flatten().collect();
        let possible = if has_zero { possible.into_iter().take(1).collect() } else { possible };
        self.decided(possible)
    }

    /// The one way to understand the list in which each cell comes once; of several, the one that has one solution.
    fn decided(&self, possible: Vec<Hypothesis>) -> Result<Placed, ReadError> {
        let mut faults = Vec::new();
        let mut all = Vec::new();
        for hypothesis in possible.into_iter().flat_map(|hypothesis| hypothesis.with_digits_from_zero()) {
            match hypothesis.placed(self.is_sure) {
                Ok(placed) => all.push(placed),
                Err(error) => faults.push(error),
            }
        }
        if let [one] = &mut all[..] {
            return Ok(Placed { signs: std::mem::take(&mut one.signs), remarks: std::mem::take(&mut one.remarks) });
        }
        if all.is_empty() {
            return Err(faults.into_iter().next().unwrap_or_else(|| self.error(CellListError::Unclear)));
        }
        let mut unique = all.into_iter().filter(Placed::has_one_solution);
        match (unique.next(), unique.next()) {
            (Some(one), None) => Ok(one),
            _ => Err(self.error(CellListError::Unclear)),
        }
    }

    fn error(&self, error: CellListError) -> ReadError {
        let kind = ReadErrorKind::CellList(error);
        self.entries.first().map_or(ReadError::at_start(kind.clone()), |entry| entry.at.error(kind))
    }
}

/// The places of row, column and digit where the text says their order.
fn by_order(order: [Role; 3]) -> ([usize; 3], Option<PlaceOrder>) {
    let place = |role: Role| order.iter().position(|own| *own == role).unwrap_or_default();
    let places = [Role::Row, Role::Column, Role::Digit].map(place);
    let order = if places[0] < places[1] { PlaceOrder::RowFirst } else { PlaceOrder::ColumnFirst };
    (places, Some(order))
}

fn digit_of(number: u16) -> Option<Digit> {
    u8::try_from(number).ok().and_then(Digit::new)
}

impl Hypothesis {
    /// The hypothesis, and the same with digits from 0 to 8 where these may be meant: there is a 0, and no 9, and not every cell is in
    /// the list.
    fn with_digits_from_zero(self) -> Vec<Hypothesis> {
        let has = |wanted: u16| self.cells.iter().any(|(_, digit, _)| *digit == wanted);
        if self.cells.len() >= 81 || !has(0) || self.cells.iter().any(|(_, digit, _)| *digit > 8) {
            return vec![self];
        }
        let cells = self.cells.iter().map(|(cell, digit, at)| (*cell, digit + 1, *at)).collect();
        let remarks = self.remarks.iter().cloned().chain([Remark::DigitsFromZero]).collect();
        vec![self, Hypothesis { cells, remarks }]
    }

    /// The board as signs, if no cell comes twice. In a list that is surely one, it may with the same digit.
    fn placed(self, is_sure: bool) -> Result<Placed, ReadError> {
        let mut found: [Option<(u16, Sign)>; 81] = [None; 81];
        for (index, digit, at) in &self.cells {
            let error = |error: CellListError| Err(at.error(ReadErrorKind::CellList(error)));
            let (Some(cell), true) = (Cell::from_index(*index), *digit <= 9) else {
                return error(CellListError::Outside(*digit));
            };
            match found[cell.index()] {
                Some((other, _)) if other != *digit || !is_sure => {
                    return error(CellListError::Twice { cell, digits: [other, *digit] });
                }
                _ => found[cell.index()] = Some((*digit, *at)),
            }
        }
        let Some((_, _, first)) = self.cells.first() else { return Err(ReadError::at_start(ReadErrorKind::NoCells)) };
        let sign = |(digit, at): (u16, Sign)| char::from_digit(digit.into(), 10).filter(|_| digit > 0).map(|ch| at.becoming(ch));
        let signs = found.iter().map(|found| found.and_then(sign).unwrap_or(first.becoming('.'))).collect();
        Ok(Placed { signs, remarks: self.remarks })
    }
}

impl Placed {
    fn has_one_solution(&self) -> bool {
        let digits = self.signs.iter().map(|sign| Digit::from_char(sign.ch));
        let grid = Cell::all().zip(digits).fold(Grid::EMPTY, |grid, (cell, digit)| grid.with(cell, digit));
        solver::count(&grid, 2) == 1
    }
}
