//! `+` before a digit that a person entered: `53+4.7....`, as HoDoKu writes its cells. Rows in frames have `+` as a corner too, and some
//! have it between cells.

use super::{Sign, lines, text_of};
use crate::{
    frame::{FrameReading, is_frame},
    mark::{Mark, is_symbol},
    text_lines::{Token, count},
};

/// The sign before an entered digit in files of SudoCue, which the core knows.
const MARK: char = 'u';

/// Whether `+` marks digits in the rows of a text: it stands there before digits and nowhere else.
pub(super) fn is_mark_in(text: &str) -> bool {
    if !text.contains('+') {
        return false;
    }
    let mut rows = text.lines().filter(|line| is_row(line)).peekable();
    // A `+` between all nine cells of a row parts them.
    let mut parts_all = true;
    rows.peek().is_some()
        && rows.all(|row| {
            parts_all &= row.matches('+').count() == 8;
            marks_digits(row)
        })
        && !parts_all
}

/// The text with the core's mark for each `+` before a digit.
pub(super) fn prepare(signs: Vec<Sign>) -> Vec<Sign> {
    if !signs.iter().any(|sign| sign.ch == '+') || !is_mark_in(&text_of(&signs)) {
        return signs;
    }
    let of_line = |line: &[Sign]| {
        let is_row = is_row(&text_of(line));
        let becoming = |sign: &Sign| if is_row && sign.ch == '+' { sign.becoming(MARK) } else { *sign };
        line.iter().map(becoming).collect::<Vec<_>>()
    };
    super::joined(&lines(&signs).into_iter().map(of_line).collect::<Vec<_>>())
}

/// Whether a line with `+` is a row of cells: no frame, and no line of a whole board.
fn is_row(line: &str) -> bool {
    line.contains('+') && !is_frame(&Token::of_line(1, line), FrameReading::FewerRows) && count(line, &is_symbol) < 81
}

/// Whether each `+` of a row stands before a digit, and none before a group of candidates.
fn marks_digits(row: &str) -> bool {
    let mut behind = row.split('+').skip(1);
    let mut groups = row.split([' ', '\t', '|']).filter(|group| !group.is_empty());
    let is_group = |group: &str| group.strip_prefix('+').is_some_and(|digits| digits.len() > 1 && !digits.contains('+'));
    let is_of_cells = row.chars().all(|ch| Mark::of(ch) != Mark::Foreign); // `5.3E+80` is a number of a spreadsheet
    is_of_cells
        && behind.all(|rest| rest.starts_with(|ch| matches!(ch, '1'..='9')))
        && !(groups.clone().count() >= 9 && groups.any(is_group))
}
