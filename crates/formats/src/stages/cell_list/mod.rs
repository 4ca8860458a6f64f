//! Lists of cells: the row, the column and the digit of each given, as programs that solve or store puzzles have them.
//!
//! The names and brackets of no language are looked for. What is common to all of them is that the same stands between the numbers
//! again and again ([`grouping`]), or that a word before each number says what it is ([`roles`]); [`headed`] reads tables. From where
//! rows and columns are counted shows in the numbers: who counts from 0 has no 9, who counts from 1 no 0 ([`places`]).

mod grouping;
mod headed;
mod places;
mod roles;
mod tokens;

use super::{Sign, Staged, lines, text_of};
use crate::{
    Form, NumberedReading, ReadError, Remark, UnreadPart,
    error::{CellListError, ReadErrorKind},
    refusal, steps,
};
use places::{List, Said};
use tokens::Numbers;

/// A longer text holds too many puzzles for a list of cells, which has some dozen characters for each.
const LONGEST: usize = 1_000_000;

/// The boards of the lists of cells in a text, a line each.
pub(super) fn read(signs: &[Sign]) -> Option<Result<Staged, ReadError>> {
    if signs.len() > LONGEST || signs.iter().filter(|sign| sign.ch.is_ascii_digit()).count() < 16 {
        return None;
    }
    let lists = lists(signs)?;
    let said = match said(signs) {
        Ok(said) => said,
        Err(at) if lists.iter().any(|list| list.is_positional) => {
            let error = at.error(ReadErrorKind::CellList(CellListError::Orders));
            return if is_surely_none(signs, LARGEST) { None } else { Some(Err(error)) };
        }
        Err(_) => Said::default(),
    };
    let mut boards: Vec<Vec<Sign>> = Vec::new();
    let mut remarks = Vec::new();
    for list in &lists {
        match list.placed(said)? {
            Ok(placed) => {
                boards.push(placed.signs);
                remarks.extend(placed.remarks.into_iter().filter(|remark| !remarks.contains(remark)).collect::<Vec<_>>());
            }
            Err(_) if is_surely_none(signs, if list.is_paired { LAST_CELL } else { LARGEST }) => return None,
            Err(error) => return Some(Err(error)),
        }
    }
    if rules_out(signs) {
        remarks.push(Remark::Unread(vec![UnreadPart::Eliminations]));
    }
    let signs = super::joined(&boards);
    Some(Ok(Staged { signs, form: Some(Form::CellList), remarks }))
}

/// Whether a sign says that a cell lacks a digit: `r1c2<>9`.
fn rules_out(signs: &[Sign]) -> bool {
    steps::count(signs.len());
    signs.windows(2).any(|two| matches!(two, [less, more] if (less.ch, more.ch) == ('<', '>')))
        || signs.iter().any(|sign| sign.ch == '≠')
}

/// Larger numbers are no rows, columns or digits of any board, nor are they the number of a cell.
const LARGEST: u16 = 30;
const LAST_CELL: u16 = 81;

/// Whether a text that makes up no board as a list of cells is something else: a board of another size, rows of fields, a drawing whose
/// numbers are too large for any board, or what is left of a terminal's colors.
fn is_surely_none(signs: &[Sign], largest: u16) -> bool {
    let lines = lines(signs);
    let has_fields = |line: &&[Sign]| {
        let number = |separator: char| line.iter().filter(|sign| sign.ch == separator).count();
        steps::count(4 * line.len());
        [',', ';', '\t'].into_iter().any(|separator| number(separator) == 8) || matches!(number('|'), 8 | 10)
    };
    steps::count(signs.len());
    let colors = signs.split(|sign| sign.ch == '[').skip(1).filter(|rest| {
        let mut behind = rest.iter().map(|sign| sign.ch).skip_while(|ch| ch.is_ascii_digit() || *ch == ';');
        rest.first().is_some_and(|sign| sign.ch.is_ascii_digit()) && behind.next() == Some('m')
    });
    let numbers = Numbers::of(signs, false).values;
    let large = numbers.iter().filter(|value| value.number > largest).count();
    lines.iter().filter(|line| has_fields(line)).count() >= 9
        || colors.take(9).count() == 9
        || 4 * large >= numbers.len()
        || refusal::other_size(signs).is_some()
}

/// Whether a text of which boards were read is a list of cells: a board of its numbers in rows clashes.
pub(crate) fn decides(signs: impl FnOnce() -> Vec<Sign>, found: &[NumberedReading]) -> bool {
    let clashes = |one: &NumberedReading| one.result.as_ref().is_ok_and(|reading| reading.grid.has_clashes());
    found.iter().any(clashes) && read(&signs()).is_some()
}

/// The lists of cells, by the surest sign first.
fn lists(signs: &[Sign]) -> Option<Vec<List>> {
    if let Some(list) = headed::read(signs) {
        return Some(vec![list]);
    }
    let numbers = Numbers::of(signs, false);
    if let Some(lists) = grouping::by_labels(&numbers) {
        return Some(lists);
    }
    let has_letters = |numbers: &Numbers| numbers.values.iter().any(|value| value.kind == tokens::Kind::Letter);
    let with_letters = Some(Numbers::of(signs, true)).filter(has_letters).map(|numbers| grouping::by_threes(&numbers));
    let by_threes = with_letters.filter(|lists| !lists.is_empty()).unwrap_or_else(|| grouping::by_threes(&numbers));
    if !by_threes.is_empty() {
        return Some(by_threes);
    }
    let nested = grouping::nested(&numbers);
    nested.or_else(|| Some(grouping::by_pairs(&numbers)).filter(|lists| !lists.is_empty())).or_else(|| grouping::in_one(&numbers))
}

/// The facts that the text tells of its numbers, beside them; the error is that it tells two things.
fn said(signs: &[Sign]) -> Result<Said, Sign> {
    const SPREADSHEET: [&str; 9] = ["excel", "sheet", "sheets", "worksheet", "spreadsheet", "openpyxl", "xlsx", "ws", "range"];
    let is_of_spreadsheet = roles::words(signs).any(|word| SPREADSHEET.contains(&text_of(word).to_lowercase().as_str()));
    let order = roles::order_said(lines(signs).into_iter())?;
    Ok(Said { order, is_of_spreadsheet, is_by_box: roles::are_boxes_named(signs) })
}
