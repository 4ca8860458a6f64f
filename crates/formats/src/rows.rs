//! Rows of cells, plain, framed, as CSV or with candidates. Each way to cut a row into cells is tried; the first that gives a
//! whole board is the form.

use super::{
    NumberedReading, csv,
    error::{ReadError, ReadErrorKind},
    form::{Fillers, Form},
    frame::{FrameReading, is_frame, is_stroke},
    mark::{Mark, is_symbol},
    steps,
    text_lines::{Token, count},
};
use nonet_core::board::Digit;
use std::borrow::Cow;

/// A way to cut a line into cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Cut {
    /// At a separator.
    Fields(char),
    /// At upright strokes, one cell between two.
    Columns,
    /// Each group without a blank or frame in it is a cell.
    Groups,
    /// Each digit or filler is a cell.
    Symbols,
    /// Each character is a cell, blanks too.
    Characters,
    /// So it is in a row of digits and blanks whose blanks at the end were cut off, as most editors do.
    Trimmed,
    /// At upright strokes, three cells between two, each at its place, blanks too.
    Boxes,
}

/// The boards that rows of cells make up.
pub(crate) fn find(lines: &[Token<'_>]) -> Result<Vec<NumberedReading>, ReadError> {
    for reading in [FrameReading::Usual, FrameReading::MoreRows, FrameReading::FewerRows] {
        let rows: Vec<_> = lines.iter().copied().filter(|line| !is_frame(line, reading)).collect();
        for cut in cuts() {
            if let Some(cells) = cells_of_boards(&without_parting_rows(&rows, cut), cut) {
                let form = form_of(cut, lines);
                return Ok(cells.chunks(81).map(|cells| NumberedReading::of_cells(cells, form)).collect());
            }
        }
    }
    Err(what_is_wrong(lines))
}

/// The rows without those of empty fields that part boards: one or two stand behind each nine rows.
fn without_parting_rows<'r, 'a>(rows: &'r [Token<'a>], cut: Cut) -> Cow<'r, [Token<'a>]> {
    let Cut::Fields(separator) = cut else { return Cow::Borrowed(rows) };
    let is_empty = |row: &Token<'a>| row.text.chars().all(|ch| ch == separator || ch.is_whitespace() || ch == '"');
    let fields: Vec<Token<'a>> = rows.iter().filter(|row| row.text.contains(separator)).copied().collect();
    steps::count(rows.iter().map(|row| row.text.len()).sum());
    if fields.len() < 10 {
        return Cow::Borrowed(rows);
    }
    for period in [10, 11] {
        let is_parting = |at: usize| at % period >= 9;
        let fits =
            matches!(fields.len() % period, 0 | 9) && fields.iter().enumerate().all(|(at, row)| !is_parting(at) || is_empty(row));
        if fits {
            return Cow::Owned((0..).zip(fields).filter(|(at, _)| !is_parting(*at)).map(|(_, row)| row).collect());
        }
    }
    Cow::Borrowed(rows)
}

/// All ways to cut, surest first. Only one can give a whole board, but for rows of single digits, which give the same in many.
fn cuts() -> impl Iterator<Item = Cut> {
    let others = [Cut::Columns, Cut::Groups, Cut::Symbols, Cut::Characters, Cut::Boxes, Cut::Trimmed];
    csv::separators().map(Cut::Fields).chain(others)
}

impl Cut {
    fn tokens<'a>(self, line: &Token<'a>) -> Vec<Token<'a>> {
        match self {
            Cut::Fields(separator) => csv::fields(line, separator),
            Cut::Columns => between_strokes(line).iter().map(|piece| piece.trimmed(&char::is_whitespace)).collect(),
            Cut::Groups => line.runs(&|ch| Mark::of(ch).is_cell() || ch == 'u'),
            Cut::Symbols => symbols(line),
            Cut::Characters => with_blanks(line),
            Cut::Trimmed => filled_up(line),
            Cut::Boxes => boxes(line).iter().flat_map(|cells| three_places(cells)).collect(),
        }
    }

    /// Whether it would pass over a character that belongs to no Sudoku.
    fn loses(self, ch: char) -> bool {
        match (self, Mark::of(ch)) {
            (Cut::Groups, mark) => mark == Mark::Foreign && ch != 'u',
            (Cut::Characters, mark) => mark != Mark::Blank && !is_symbol(ch),
            (Cut::Symbols, mark) => matches!(mark, Mark::Foreign | Mark::NoCandidate) && ch != ENTERED,
            (Cut::Trimmed, mark) => mark != Mark::Blank && Digit::from_char(ch).is_none(),
            (Cut::Fields(_) | Cut::Columns | Cut::Boxes, _) => false, // a bad field is an error with its place
        }
    }

    /// Whether a whole board may stand in lines of this many cells.
    fn allows(self, cells: usize) -> bool {
        match self {
            Cut::Boxes | Cut::Trimmed => cells == 9,
            Cut::Symbols => matches!(cells, 1 | 9 | 27 | 81),
            Cut::Fields(_) | Cut::Columns | Cut::Groups | Cut::Characters => matches!(cells, 9 | 81),
        }
    }
}

/// The cells of all lines, if they have equally many and are whole boards.
fn cells_of_boards<'a>(rows: &[Token<'a>], cut: Cut) -> Option<Vec<Token<'a>>> {
    let mut cells = Vec::new();
    let mut width = None;
    for row in rows {
        let tokens = cut.tokens(row);
        if tokens.is_empty() {
            continue;
        }
        if *width.get_or_insert(tokens.len()) != tokens.len() || !cut.allows(tokens.len()) {
            return None;
        }
        cells.extend(tokens);
    }
    (!cells.is_empty() && cells.len().is_multiple_of(81) && is_legible(rows, cut)).then_some(cells)
}

/// Whether the lines have no character that the cut would pass over though it belongs to no Sudoku.
fn is_legible(rows: &[Token<'_>], cut: Cut) -> bool {
    let is_lost = |ch: char| cut.loses(ch);
    // Without blanks elsewhere a short row lacks a digit; without two side by side, a program made one of many.
    let has_blanks = || rows.iter().any(|row| row.text.trim_end().contains("  "));
    let marks_digits = |row: &Token<'_>| {
        let marks = count(row.text, &|ch| ch == ENTERED);
        marks == 0 || symbols(row).iter().filter(|cell| cell.text.starts_with(ENTERED)).count() == marks
    };
    rows.iter().all(|row| count(row.text, &is_lost) == 0)
        && (cut != Cut::Symbols || rows.iter().all(marks_digits))
        && (cut != Cut::Trimmed || has_blanks())
}

/// The sign before a digit that a person entered.
const ENTERED: char = 'u';

/// Each digit or filler, a digit with its mark before it.
fn symbols<'a>(line: &Token<'a>) -> Vec<Token<'a>> {
    let mut cells = Vec::new();
    let mut mark = None;
    for (column, (at, ch)) in line.text.char_indices().enumerate() {
        if is_symbol(ch) {
            let begins = mark.filter(|_| Digit::from_char(ch).is_some()).unwrap_or(at);
            let text = line.text.get(begins..at + ch.len_utf8()).unwrap_or_default();
            cells.push(Token { column: line.column + column - usize::from(begins < at), text, ..*line });
        }
        mark = (ch == ENTERED).then_some(at);
    }
    cells
}

/// The form of a board without candidates, its fillers not known yet.
fn form_of(cut: Cut, lines: &[Token<'_>]) -> Form {
    let fillers = Fillers::NONE;
    match cut {
        Cut::Fields(separator) => Form::Csv { separator, fillers },
        Cut::Characters | Cut::Symbols if lines.iter().any(|line| cut.tokens(line).len() == 81) => Form::Line { fillers },
        _ if lines.iter().any(is_framed) => Form::Framed { fillers },
        _ => Form::Rows { fillers },
    }
}

fn is_framed(line: &Token<'_>) -> bool {
    is_frame(line, FrameReading::Usual) || count(line.text, &is_stroke) > 0
}

/// Says what keeps the lines from being a board, by the cut that gives the most rows of nine.
fn what_is_wrong(lines: &[Token<'_>]) -> ReadError {
    let rows: Vec<_> = lines.iter().copied().filter(|line| !line.is_blank() && !is_frame(line, FrameReading::Usual)).collect();
    let (Some(first), Some(last)) = (rows.first(), rows.last()) else {
        return ReadError::at_start(ReadErrorKind::NoCells);
    };
    if let Some(error) = rows.iter().find_map(foreign_character) {
        return error;
    }
    let rows_of_nine = |cut: Cut| rows.iter().filter(|row| cut.tokens(row).len() == 9).count();
    // Of equals, the first: `max_by_key` would take the last.
    let surest = cuts().filter(|cut| *cut != Cut::Trimmed);
    let cells = rows.iter().map(|row| Cut::Symbols.tokens(row).len()).sum::<usize>();
    if let [row] = &rows[..]
        && cells.abs_diff(81) < 9
    {
        return line_length(row, cells); // in groups, of which one is short
    }
    let (cut, found) = surest.map(|cut| (cut, rows_of_nine(cut))).fold((Cut::Symbols, 0), |a, b| if b.1 > a.1 { b } else { a });
    if found > 0 {
        let wrong = rows.iter().find_map(|row| row_length(row, cut));
        if !found.is_multiple_of(9) {
            return wrong.unwrap_or_else(|| last.error(ReadErrorKind::RowCount { found }));
        }
        // There are as many rows as there should be: what stands in one of them is wrong, or a row of blanks is one too many.
        let lost = || rows.iter().find_map(|row| first_of(row, &|ch| cut.loses(ch)));
        let blank = || lines.iter().filter(|line| line.is_blank() && cut.tokens(line).len() == 9).count();
        let kind = || match blank() {
            0 => ReadErrorKind::NoCells,
            blank => ReadErrorKind::RowCount { found: found + blank },
        };
        return wrong.or_else(lost).unwrap_or_else(|| last.error(kind()));
    }
    match rows.len() {
        1 if cells > 0 => line_length(first, cells),
        _ => first.error(if cells == 0 { ReadErrorKind::NoCells } else { ReadErrorKind::CellCount { found: cells } }),
    }
}

fn foreign_character(row: &Token<'_>) -> Option<ReadError> {
    let mut rest = row.text.chars();
    let mut column = 0;
    while let Some(ch) = rest.next() {
        column += 1;
        let is_entered = ch == 'u' && rest.clone().next().and_then(Digit::from_char).is_some();
        if Mark::of(ch) == Mark::Foreign && !is_entered {
            return Some(ReadError { kind: ReadErrorKind::BadCharacter(ch), line: row.line, column });
        }
    }
    None
}

/// The error that the first character of a kind has no meaning.
fn first_of(row: &Token<'_>, is_wrong: &dyn Fn(char) -> bool) -> Option<ReadError> {
    let (column, ch) = (row.column..).zip(row.text.chars()).find(|(_, ch)| is_wrong(*ch))?;
    Some(ReadError { kind: ReadErrorKind::BadCharacter(ch), line: row.line, column })
}

fn row_length(row: &Token<'_>, cut: Cut) -> Option<ReadError> {
    let tokens = cut.tokens(row);
    if matches!(tokens.len(), 0 | 9) {
        return None;
    }
    let end = row.text.trim_end().chars().count() + 1;
    let column = tokens.get(9).map_or(end, |surplus| surplus.column);
    let in_boxes = if cut == Cut::Boxes { boxes(row).iter().map(|cells| cells_in(cells)).sum() } else { tokens.len() };
    let found = if in_boxes == 9 { tokens.len() } else { in_boxes }; // nine cells that are not three in each box
    Some(ReadError { kind: ReadErrorKind::RowLength { found }, line: row.line, column })
}

/// The error of a single line that is meant to be a whole puzzle. Blanks are its empty cells where that comes nearer to 81.
fn line_length(line: &Token<'_>, cells: usize) -> ReadError {
    let all = line.text.chars().count();
    let is_by_place = all.abs_diff(81) < cells.abs_diff(81);
    let found = if is_by_place { all } else { cells };
    // With 81 in all, what is wrong is one of them.
    let is_other = |ch: char| Mark::of(ch) != Mark::Blank && !is_symbol(ch);
    let lost = || first_of(line, &|ch| Cut::Symbols.loses(ch)).or_else(|| first_of(line, &is_other));
    if found == 81
        && let Some(error) = lost()
    {
        return error;
    }
    let blanks = is_by_place && count(line.text, &|ch| Mark::of(ch) == Mark::Blank) > 0;
    ReadError { kind: ReadErrorKind::LineLength { found, blanks }, line: line.line, column: all.min(81) + 1 }
}

/// The characters of a row or of a whole line in which blanks are cells; surplus blanks at the end are none.
fn with_blanks<'a>(line: &Token<'a>) -> Vec<Token<'a>> {
    let end = line.text.trim_end().chars().count();
    let cells = if end <= 9 { 9 } else { end.max(81) };
    let mut characters = line.characters();
    characters.truncate(cells);
    if end == 0 && characters.len() < 9 { Vec::new() } else { characters }
}

/// The cells of a row of digits and blanks, with those that were cut off at its end.
fn filled_up<'a>(line: &Token<'a>) -> Vec<Token<'a>> {
    let mut cells = line.characters();
    cells.truncate(line.text.trim_end().chars().count());
    if !cells.is_empty() {
        cells.extend((cells.len()..9).map(|at| Token { column: at + 1, text: " ", ..*line }));
    }
    cells
}

/// The pieces between upright strokes; strokes at both ends of the line are its frame.
fn between_strokes<'a>(line: &Token<'a>) -> Vec<Token<'a>> {
    let mut pieces = line.pieces(&is_stroke);
    let text = line.text.trim();
    // Three boxes or nine cells have none: the outer ones are blank.
    if text.starts_with(is_stroke) && text.ends_with(is_stroke) && !matches!(pieces.len(), 3 | 9) {
        pieces.pop();
        pieces.drain(..1.min(pieces.len()));
    } else if pieces.len() == 1 {
        pieces.clear();
    }
    pieces
}

/// The characters between upright strokes; where empty cells are blanks, with those that were cut off at the end of the line, as most
/// editors do.
fn boxes<'a>(line: &Token<'a>) -> Vec<Vec<Token<'a>>> {
    let mut pieces: Vec<_> = between_strokes(line).iter().map(Token::characters).collect();
    let is_filler = |ch| is_symbol(ch) && Digit::from_char(ch).is_none();
    if let Some((last, others)) = pieces.split_last_mut()
        && !line.text.ends_with(char::is_whitespace)
        && count(line.text, &is_filler) == 0
    {
        let width = others.iter().map(Vec::len).max().unwrap_or_default();
        last.extend((last.len()..width).map(|at| Token { column: line.text.chars().count() + at, text: " ", ..*line }));
    }
    pieces
}

/// The number of cells between two strokes where they are not three.
fn cells_in(characters: &[Token<'_>]) -> usize {
    match three_places(characters).len() {
        0 if characters.len() < 4 => characters.len(),
        0 => characters.len().div_ceil(2),
        cells => cells,
    }
}

/// Three cells side by side, as in `1 3`, `1   3`, ` 1   3` or ` 1   3 `: at every place, or at every second one with blanks
/// between. Nothing where something stands between the places.
fn three_places<'a>(all: &[Token<'a>]) -> Vec<Token<'a>> {
    let is_first = all.first().is_some_and(|token| token.column == 1);
    let (first, step) = match all.len() {
        3 => (0, 1),
        5 => (0, 2),
        6 if is_first => (0, 2),
        6 | 7 => (1, 2),
        _ => return Vec::new(),
    };
    let is_place = |i: usize| i >= first && i < first + 3 * step && (i - first).is_multiple_of(step);
    let blank_between = all.iter().enumerate().all(|(i, token)| is_place(i) || token.text.trim().is_empty());
    if !blank_between {
        return Vec::new();
    }
    all.iter().skip(first).step_by(step).take(3).copied().collect()
}
