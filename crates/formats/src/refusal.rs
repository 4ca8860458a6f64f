//! The explanation of a text that can't be read: the kind of text that it most likely is, where that shows.

use super::{
    NumberedReading, ReadError, ReadErrorKind,
    error::Mended,
    frame::{FrameReading, is_frame},
    mark::{Mark, is_symbol},
    plain::{Sign, text_of, trimmed},
    steps,
    text_lines::Token,
};
use nonet_core::{board::Grid, solver};
use std::collections::BTreeSet;

/// There is nothing but blanks.
pub(crate) const EMPTY: ReadError = ReadError::at_start(ReadErrorKind::Empty);

/// The widths of Sudokus that are not read, and the widest of overlapping ones.
const WIDTHS: [usize; 9] = [4, 5, 6, 8, 10, 12, 16, 21, 25];

/// The same items, their errors explained by what stands on their lines, each of which is looked at once; that of a single one by the
/// whole text.
pub(crate) fn explained(mut found: Vec<NumberedReading>, signs: &[Sign]) -> Vec<NumberedReading> {
    if let [NumberedReading { result: Err(error), .. }] = &mut found[..] {
        *error = explain(error.clone(), signs);
        return found;
    }
    let first = |line: &[Sign]| line.first().map_or(0, |sign| sign.line as usize);
    let lines: Vec<&[Sign]> = signs.split(|sign| sign.ch == '\n').filter(|line| !line.is_empty()).collect();
    let mut last = 0;
    for one in &mut found {
        let line = lines.get(lines.partition_point(|line| first(line) < one.line)).filter(|line| first(line) == one.line);
        if let (Err(error), Some(line)) = (&mut one.result, line.filter(|_| one.line != last)) {
            *error = explain(error.clone(), line);
        }
        last = one.line;
    }
    found
}

/// The error, or a better one for what the text most likely is.
pub(crate) fn explain(error: ReadError, signs: &[Sign]) -> ReadError {
    let is_of_numbers = !matches!(error.kind, ReadErrorKind::Link(_) | ReadErrorKind::NonetLink(_) | ReadErrorKind::NotText);
    if !is_of_numbers {
        return error;
    }
    number_in_place(signs)
        .or_else(|| other_size(signs))
        .or_else(|| lost_zeros(signs, &error))
        .or_else(|| letters(signs))
        .or_else(|| misread(signs, &error))
        .or_else(|| lost_blanks(signs, &error))
        .or_else(|| no_cells(signs, &error))
        .or_else(|| first_bad_row(signs, &error))
        .unwrap_or(error)
}

/// The lines that hold anything but frames.
fn rows(signs: &[Sign]) -> Vec<&[Sign]> {
    let is_row = |line: &&[Sign]| {
        let text = text_of(line);
        !text.trim().is_empty()
            && !is_frame(&Token::of_line(1, &text), FrameReading::FewerRows)
            && text.chars().any(|ch| Mark::of(ch).is_cell())
    };
    signs.split(|sign| sign.ch == '\n').filter(is_row).collect()
}

/// The pieces of a line between blanks and what separates fields.
fn pieces(line: &[Sign]) -> impl Iterator<Item = &[Sign]> {
    line.split(|sign| {
        sign.ch.is_whitespace() || matches!(sign.ch, '|' | ';' | '"' | '\'' | '[' | ']' | '(' | ')' | '{' | '}' | '│')
    })
    .filter(|piece| !piece.is_empty())
}

/// A number such as `5.3007E+80`, which a spreadsheet makes of many digits.
fn number_in_place(signs: &[Sign]) -> Option<ReadError> {
    let lines = signs.split(|sign| sign.ch == '\n');
    let numbers = lines.flat_map(pieces).filter_map(|piece| {
        let text = text_of(piece);
        let (number, power) = text.split_once(['E', 'e'])?;
        let power = power.strip_prefix('+').unwrap_or(power);
        let is_power = (1..=3).contains(&power.len()) && power.bytes().all(|byte| byte.is_ascii_digit());
        let (whole, part) = number.split_once(['.', ',']).unwrap_or((number, "0"));
        let is_number = whole.len() == 1
            && [whole, part].iter().all(|part| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit()));
        (is_power && is_number && text.contains('+'))
            .then(|| Some(piece.first()?.error(ReadErrorKind::SpreadsheetNumber { number: text })))?
    });
    numbers.into_iter().next()
}

/// Rows of another width than nine, as many as they are wide.
pub(crate) fn other_size(signs: &[Sign]) -> Option<ReadError> {
    let rows = rows(signs);
    let first = rows.first()?.first()?;
    let width = rows.len();
    if !WIDTHS.contains(&width) {
        return None;
    }
    let fields = |separator: char| rows.iter().all(|row| row.iter().filter(|sign| sign.ch == separator).count() + 1 == width);
    let in_pieces = || {
        let is_cell =
            |piece: &[Sign]| piece.len() <= 2 && piece.iter().all(|sign| sign.ch.is_ascii_alphanumeric() || is_symbol(sign.ch));
        rows.iter().all(|row| {
            let all: Vec<_> =
                pieces(row).flat_map(|piece| piece.split(|sign| sign.ch == ',')).filter(|piece| !piece.is_empty()).collect();
            all.len() == width && all.iter().all(|piece| is_cell(piece))
        })
    };
    let in_characters = || {
        let is_cell = |ch: char| ch.is_ascii_alphanumeric() || is_symbol(ch);
        rows.iter().all(|row| row.iter().filter(|sign| is_cell(sign.ch)).count() == width)
    };
    let is_square = [',', ';', '\t'].into_iter().any(fields) || in_pieces() || in_characters();
    is_square.then(|| first.error(ReadErrorKind::OtherSize { rows: width, columns: width }))
}

/// A line or rows of digits that begin with none of the zeros which they should have: a spreadsheet took them for numbers.
fn lost_zeros(signs: &[Sign], error: &ReadError) -> Option<ReadError> {
    let mut rows: &[&[Sign]] =
        &signs.split(|sign| sign.ch == '\n').map(trimmed).filter(|row| !row.is_empty()).collect::<Vec<_>>();
    let is_number = |row: &&[Sign]| {
        row.iter().all(|sign| sign.ch.is_ascii_digit()) && (row.len() == 1 || row.first().is_some_and(|sign| sign.ch != '0'))
    };
    // Lines above or below the numbers are talk.
    while let Some((_, others)) = rows.split_first().filter(|(first, _)| !is_number(first)) {
        rows = others;
    }
    while let Some((_, others)) = rows.split_last().filter(|(last, _)| !is_number(last)) {
        rows = others;
    }
    if !rows.iter().all(is_number) {
        return None;
    }
    let width = match rows.len() {
        1 => 81,
        9 => 9,
        _ => return None,
    };
    let short = rows.iter().find(|row| row.len() < width).filter(|_| rows.iter().all(|row| row.len() <= width))?;
    let enough = rows.iter().map(|row| row.len()).sum::<usize>() >= 60 || width == 9;
    let line: String = rows.iter().map(|row| format!("{:0>width$}", text_of(row))).collect();
    let grid: Grid = line.parse().ok().filter(|_| enough)?;
    let mended = Some(grid).filter(|grid| solver::count(grid, 2) == 1).map(|grid| Mended(Box::new(grid)));
    let kind = ReadErrorKind::LostZeros { found: short.len(), expected: width, mended };
    let column = if width == 81 { error.column } else { 1 };
    Some(ReadError { kind, line: short.first()?.line as usize, column })
}

/// Nine rows of digits in which nothing stands for the empty cells: blanks did, and some or all of them are gone.
fn lost_blanks(signs: &[Sign], error: &ReadError) -> Option<ReadError> {
    let rows = rows(signs);
    let digits = |row: &[Sign]| row.iter().filter(|sign| matches!(sign.ch, '1'..='9')).count();
    let has_other = rows
        .iter()
        .flat_map(|row| row.iter())
        .any(|sign| !matches!(sign.ch, '1'..='9' | '\u{2500}'..='\u{257f}' | '|' | '+' | ':') && !sign.ch.is_whitespace());
    let count: usize = rows.iter().map(|row| digits(row)).sum();
    let is_short = rows.iter().all(|row| digits(row) <= 9) && (17..81).contains(&count);
    let is_odd = matches!(
        error.kind,
        ReadErrorKind::RowLength { .. }
            | ReadErrorKind::RowCount { .. }
            | ReadErrorKind::CellCount { .. }
            | ReadErrorKind::BadGroup(_)
    );
    let has_groups = rows.iter().flat_map(|row| pieces(row)).filter(|piece| piece.len() > 3).count();
    let is_framed = rows.iter().any(|row| row.iter().any(|sign| matches!(sign.ch, '|' | '│' | ' ')));
    let is_squeezed = !text_of(signs).lines().any(|line| line.trim_end().contains("  "));
    let bad = is_squeezed && is_odd && !has_other && is_short && matches!(rows.len(), 7..=9) && has_groups == 0 && is_framed;
    let lines = rows.iter().find_map(|row| row.first())?;
    bad.then(|| lines.error(ReadErrorKind::LostBlanks))
}

/// A text without a row of cells: what it begins with is named.
fn no_cells(signs: &[Sign], error: &ReadError) -> Option<ReadError> {
    if error.kind != ReadErrorKind::NoCells {
        return None;
    }
    let text = trimmed(signs);
    let has_no_meaning = |sign: &&Sign| !sign.ch.is_whitespace() && Mark::of(sign.ch) == Mark::Foreign;
    let at = text.iter().position(|sign| has_no_meaning(&sign)).unwrap_or_default();
    let text = text.get(at..)?;
    let first = text.first()?;
    let length = text.iter().position(|sign| sign.ch.is_whitespace()).unwrap_or(text.len()).min(20);
    let is_word = first.ch.is_alphabetic();
    let shown = if is_word { text_of(text.get(..length)?) } else { first.ch.to_string() };
    let shown = shown.trim_end_matches([',', ':', '.', '!', ';']).to_owned();
    Some(first.error(if is_word { ReadErrorKind::Words(shown) } else { ReadErrorKind::BadCharacter(first.ch) }))
}

/// The signs that a program which reads pictures takes for a digit.
const LOOKALIKES: [(&str, char); 9] =
    [("lIi|!", '1'), ("OoQD", '0'), ("SsŞ$", '5'), ("Zz", '2'), ("B&", '8'), ("Gb", '6'), ("g", '9'), ("A", '4'), ("T", '7')];

/// A whole board with letters in place of all of its digits: at most nine different ones, as many as the fewest givens of a puzzle.
fn letters(signs: &[Sign]) -> Option<ReadError> {
    const FEWEST: usize = 17;
    steps::count(signs.len());
    let rows = board_rows(signs)?;
    let cells = rows.concat();
    let letters: Vec<char> = cells.iter().map(|sign| sign.ch).filter(|ch| ch.is_alphabetic()).collect();
    let is_whole = cells.iter().all(|sign| sign.ch.is_alphabetic() || is_symbol(sign.ch) || sign.ch == '0');
    let different: BTreeSet<char> = letters.iter().copied().collect();
    let kind = ReadErrorKind::Letters(different.iter().collect());
    let first = cells.first()?;
    (is_whole && letters.len() >= FEWEST && (2..=9).contains(&different.len())).then(|| first.error(kind))
}

/// The lines of a text without blanks, if they are nine of nine signs or one of 81.
fn board_rows(signs: &[Sign]) -> Option<Vec<Vec<Sign>>> {
    let bare = |line: &[Sign]| -> Vec<Sign> { line.iter().filter(|sign| !sign.ch.is_whitespace()).copied().collect() };
    let rows: Vec<Vec<Sign>> = signs.split(|sign| sign.ch == '\n').map(bare).filter(|row| !row.is_empty()).take(10).collect();
    let is_whole = match &rows[..] {
        [row] => row.len() == 81,
        rows => rows.len() == 9 && rows.iter().all(|row| row.len() == 9),
    };
    is_whole.then_some(rows)
}

/// A whole board, but for signs that look like digits: a program read them from a picture. The first of them is named.
fn misread(signs: &[Sign], error: &ReadError) -> Option<ReadError> {
    let is_of_sign = matches!(
        error.kind,
        ReadErrorKind::BadCharacter(_)
            | ReadErrorKind::BadGroup(_)
            | ReadErrorKind::NoCells
            | ReadErrorKind::RowLength { .. }
            | ReadErrorKind::RowCount { .. }
            | ReadErrorKind::CellCount { .. }
            | ReadErrorKind::LineLength { .. }
    );
    steps::count(signs.len());
    let digit = |ch: char| LOOKALIKES.iter().find(|(signs, _)| signs.contains(ch)).map(|(_, digit)| *digit);
    let rows = board_rows(signs)?;
    let all = rows.concat();
    let strokes = all.iter().filter(|sign| sign.ch == '|').count();
    let digits = all.iter().filter(|sign| matches!(sign.ch, '1'..='9')).count();
    if !is_of_sign || strokes >= 9 || digits < 8 {
        return None;
    }
    let is_known = |sign: &Sign| is_symbol(sign.ch) || digit(sign.ch).is_some();
    let first = all.iter().find(|sign| !is_symbol(sign.ch)).filter(|_| all.iter().all(is_known))?;
    Some(first.error(ReadErrorKind::Misread { found: first.ch, digit: digit(first.ch)? }))
}

/// The first of equally long lines with a character that has no meaning. One that looks like a word is taken for a heading before the
/// error is found in the next.
fn first_bad_row(signs: &[Sign], error: &ReadError) -> Option<ReadError> {
    let ReadErrorKind::BadCharacter(_) = error.kind else { return None };
    let lines: Vec<&[Sign]> = signs.split(|sign| sign.ch == '\n').map(trimmed).collect();
    let at = lines.iter().position(|line| line.first().is_some_and(|first| first.line as usize == error.line))?;
    let (above, bad) = (lines.get(..at)?, lines.get(at)?);
    let is_row = |line: &&&[Sign]| {
        line.len() == bad.len() && line.iter().all(|sign| is_symbol(sign.ch) || sign.ch.is_alphanumeric() || sign.ch == ' ')
    };
    let foreign = |line: &&[Sign]| line.iter().find(|sign| Mark::of(sign.ch) == Mark::Foreign).copied();
    let rows = above.iter().rev().take_while(is_row);
    let first = rows.filter_map(foreign).last()?;
    Some(first.error(ReadErrorKind::BadCharacter(first.ch)))
}
