//! Ids and saved games of Solo, the Sudoku in Simon Tatham's Portable Puzzle Collection.
//!
//! `3x3db:a5b_3_7c`: the sizes of a box; letters that say how difficult it is and how symmetrical (`x` has diagonals, `k` is a Killer);
//! the cells, in which a letter stands for as many empty cells as its place in the alphabet says, and `_` parts two digits. `9j` is
//! a Jigsaw of nine; behind `#` instead of `:` stands a seed, from which only the program itself makes the puzzle. In a saved game each
//! line has a name, the length of its value, and the value: `PARAMS  :3:3x3`, `DESC    :12:a5b_3_7c`.

use super::{Sign, Staged, lines, starts_with, table, text_of};
use crate::{
    Form, KnownRule, Remark, UnreadPart,
    error::{ReadError, ReadErrorKind, SoloError},
    number, steps,
};

/// The cells of the puzzle that an id or a saved game holds.
pub(super) fn read(signs: &[Sign]) -> Option<Result<Staged, ReadError>> {
    let (parameters, cells) = saved(signs).or_else(|| id(signs))?;
    let at = parameters.first()?;
    let refuse = |what: SoloError| Some(Err(at.error(ReadErrorKind::Solo(what))));
    let size = Size::of(&text_of(parameters))?;
    if let Some(what) = size.objection() {
        return refuse(what);
    }
    let Some((':', cells)) = cells.split_first().map(|(sign, cells)| (sign.ch, cells)) else { return refuse(SoloError::Seed) };
    match filled(cells) {
        Some((filled, 81)) => {
            let rows: Vec<Vec<Vec<Sign>>> = filled.chunks(9).map(|row| row.iter().map(|cell| vec![*cell]).collect()).collect();
            let has_moves = starts_with(signs, "SAVEFILE:") && lines(signs).iter().any(|line| starts_with(line, "MOVE "));
            let remarks = if has_moves { vec![Remark::Unread(vec![UnreadPart::Moves])] } else { Vec::new() };
            Some(Ok(Staged { signs: table(&rows), form: Some(Form::Solo), remarks }))
        }
        Some((_, count)) => refuse(SoloError::Cells(count)),
        None => refuse(SoloError::Damaged),
    }
}

/// The sizes and letters of an id, and what follows them with its sign. It may be behind words, or in the program's address.
fn id(signs: &[Sign]) -> Option<(&[Sign], &[Sign])> {
    let is_word = |sign: &Sign| sign.ch.is_ascii_alphanumeric();
    let words = signs.split(|sign| sign.ch.is_whitespace() || matches!(sign.ch, '"' | '<' | '>' | '(' | ')' | ','));
    words.into_iter().find_map(|word| {
        let text = text_of(word);
        let address = text.contains("://").then(|| word.iter().position(|sign| sign.ch == '#')).flatten();
        let id = word.get(address.map_or(0, |at| at + 1)..)?;
        let (parameters, cells) = id.split_at(id.iter().take_while(|sign| is_word(sign)).count());
        let is_id = matches!(cells, [sign, _, ..] if matches!(sign.ch, ':' | '#'));
        (is_id && Size::of(&text_of(parameters)).is_some()).then_some((parameters, cells))
    })
}

/// The sizes and letters of a saved game, and its cells with the sign before them.
fn saved(signs: &[Sign]) -> Option<(&[Sign], &[Sign])> {
    let lines = lines(signs);
    lines.first().filter(|line| starts_with(line, "SAVEFILE:"))?;
    let value = |name: &str| {
        let line = lines.iter().find(|line| starts_with(line, name))?;
        let colons: Vec<usize> = line.iter().enumerate().filter(|(_, sign)| sign.ch == ':').map(|(at, _)| at).collect();
        Some((line, *colons.get(1)?))
    };
    let (parameters, at) = value("PARAMS ")?;
    let (cells, from) = value("DESC ")?;
    Some((parameters.get(at + 1..)?, cells.get(from..)?))
}

/// The size and the variants that the first part of an id names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Size {
    columns: usize,
    rows: usize,
    jigsaw: bool,
    diagonals: bool,
    killer: bool,
}

impl Size {
    /// Reads `3x3`, `3x3xk`, `9j` and the like, with letters behind that say how difficult it is.
    fn of(text: &str) -> Option<Size> {
        let (columns, rest) = leading_number(text)?;
        let (rows, jigsaw, letters) = match rest.strip_prefix('x').and_then(leading_number) {
            Some((rows, letters)) => (rows, false, letters),
            None => (1, true, rest.strip_prefix('j')?),
        };
        let is_right = (2..=9).contains(&columns) && rows <= 9 && letters.len() <= 8 && letters.bytes().all(is_letter);
        let own: String = letters.split(['d', 'm', 'r']).next().unwrap_or_default().to_owned();
        let size = Size { columns, rows, jigsaw, diagonals: own.contains('x'), killer: own.contains('k') };
        is_right.then_some(size)
    }

    fn objection(self) -> Option<SoloError> {
        let width = self.columns * self.rows;
        let rule = match self {
            Size { killer: true, .. } => KnownRule::KillerCages,
            Size { jigsaw: true, .. } => KnownRule::Shapes,
            Size { diagonals: true, .. } => KnownRule::Diagonals,
            _ => return (width != 9 || self.rows != 3).then_some(SoloError::Size(width)),
        };
        Some(SoloError::Variant(rule.into()))
    }
}

/// The letters of an id and the numbers among them.
const fn is_letter(byte: u8) -> bool {
    matches!(byte, b'a' | b'b' | b'd' | b'e' | b'i' | b'j' | b'k' | b'm' | b'r' | b't' | b'u' | b'x' | b'2' | b'4' | b'8')
}

/// The number that a text begins with, and the rest.
fn leading_number(text: &str) -> Option<(usize, &str)> {
    let end = text.find(|ch: char| !ch.is_ascii_digit()).unwrap_or(text.len());
    let (number, rest) = text.split_at_checked(end)?;
    Some((number::read(number, 10)? as usize, rest))
}

/// The cells that letters and digits stand for, those behind the 81st left out, and how many there are; nothing where another sign is
/// among them.
fn filled(cells: &[Sign]) -> Option<(Vec<Sign>, usize)> {
    let (mut filled, mut count) = (Vec::new(), 0_usize);
    // The end of a sentence may stick to an id.
    let end = cells.iter().rposition(|sign| sign.ch.is_ascii_alphanumeric())? + 1;
    let mut last_is_digit = false;
    for sign in cells.get(..end)? {
        steps::count(1);
        let is_digit = matches!(sign.ch, '1'..='9');
        let (cell, number) = match sign.ch {
            'a'..='z' => (sign.becoming('.'), usize::from(sign.ch as u8 - b'a') + 1),
            '1'..='9' if !last_is_digit => (*sign, 1),
            '_' => (*sign, 0),
            _ => return None, // two digits side by side are a number above 9
        };
        filled.extend(std::iter::repeat_n(cell, number.min(81 - filled.len())));
        count = count.saturating_add(number);
        last_is_digit = is_digit;
    }
    Some((filled, count))
}
