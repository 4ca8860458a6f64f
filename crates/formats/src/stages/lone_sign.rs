//! A sign that no other text has for empty cells: where it is the only one, and the text is a whole board with it, it can be nothing else.

use super::{Sign, Staged, is_only_frame, joined, lines, text_of};
use crate::{
    ReadError, Remark, frame,
    mark::{self, Mark},
    steps,
    text_lines::is_heading,
};
use nonet_core::board::{Cell, Digit, Grid};

/// As few empty cells have a sign of their own: a single odd character is more likely a slip.
const FEWEST: usize = 10;

/// The text with a known filler for the one sign that is none, which is said by its own name.
pub(super) fn read(signs: &[Sign]) -> Option<Result<Staged, ReadError>> {
    let rows = lines(signs).into_iter().filter(|line| !is_only_frame(line)).map(<[Sign]>::to_vec).collect::<Vec<_>>();
    let signs = &joined(&rows);
    if signs.iter().any(|sign| Mark::of(sign.ch) == Mark::Filler) {
        return None; // an odd sign beside a filler is a slip
    }
    let is_odd = |ch: char| matches!(Mark::of(ch), Mark::Foreign) || matches!(ch, '=' | '+' | ':');
    let odd = signs.iter().map(|sign| sign.ch).find(|ch| is_odd(*ch) && *ch != '\n' && *ch != '\r')?;
    let is_foreign = |sign: &Sign| sign.ch != odd && Mark::of(sign.ch) == Mark::Foreign && sign.ch != '\n';
    let number = signs.iter().filter(|sign| sign.ch == odd).count();
    if number < FEWEST || signs.iter().any(is_foreign) {
        return None;
    }
    let changed = signs.iter().map(|sign| if sign.ch == odd { sign.becoming(mark::ANY) } else { *sign });
    Some(Ok(Staged::of(changed.collect()).remarked(Remark::Empty(odd))))
}

/// Fewer digits are no puzzle, but a drawing.
const FEWEST_DIGITS: usize = 8;

/// The text with a known filler for a sign that parts, quotes or encloses cells in other texts: it is an empty cell where all lines have
/// nine signs or 81, of which each is a digit or this one.
pub(super) fn read_in_place(signs: &[Sign]) -> Option<Result<Staged, ReadError>> {
    let lines = lines(signs);
    let bare = |line: &&[Sign]| -> Vec<Sign> { line.iter().filter(|sign| !sign.ch.is_whitespace()).copied().collect() };
    let is_row = |row: &Vec<Sign>| !row.is_empty();
    let all: Vec<Vec<Sign>> = lines.iter().map(bare).filter(is_row).collect();
    let below_headings = || {
        let rows = lines.iter().filter(|line| !is_heading(&text_of(line)) && !is_only_frame(line));
        rows.map(bare).filter(is_row).collect::<Vec<_>>()
    };
    let within_frame = || {
        let without_strokes = |row: Vec<Sign>| row.into_iter().filter(|sign| !frame::is_stroke(sign.ch)).collect::<Vec<_>>();
        below_headings().into_iter().map(without_strokes).collect::<Vec<_>>()
    };
    // Other signs in a frame are known by themselves, and the frame with them.
    let has_between = || signs.iter().any(|sign| matches!(sign.ch, ',' | ';' | '\'' | '"' | '`' | '[' | '(' | '{' | '='));
    let framed = || if has_between() { in_place(within_frame()) } else { None };
    in_place(all).or_else(|| in_place(below_headings())).or_else(framed).map(Ok)
}

/// The same as [`read_in_place`] of rows without blanks.
fn in_place(rows: Vec<Vec<Sign>>) -> Option<Staged> {
    let width = rows.first()?.len();
    let are_boards = width == 81 || width == 9 && rows.len().is_multiple_of(9);
    if !are_boards || rows.iter().any(|row| row.len() != width) {
        return None;
    }
    let is_digit = |sign: &Sign| matches!(sign.ch, '1'..='9');
    let mut others = rows.iter().flatten().filter(|sign| !is_digit(sign));
    let odd = others.next()?.ch;
    let number = 1 + others.clone().count();
    steps::count(rows.len() * width);
    // Both of a pair of brackets are no such sign: what they enclose may be a cell.
    let is_alone = others.all(|sign| sign.ch == odd) && Mark::of(odd) != Mark::Filler;
    let digits = rows.len() * width - number;
    if number < FEWEST || digits < FEWEST_DIGITS || !is_alone || parts_fields(&rows, is_digit) {
        return None;
    }
    let cells = rows.concat();
    let grid = |board: &[Sign]| {
        Cell::all().zip(board).fold(Grid::EMPTY, |grid, (cell, sign)| grid.with(cell, Digit::from_char(sign.ch)))
    };
    if cells.chunks(81).any(|board| grid(board).has_clashes()) {
        return None; // the text there is most likely something else
    }
    let of_row = |row: &Vec<Sign>| -> Vec<Sign> {
        row.iter().map(|sign| if is_digit(sign) { *sign } else { sign.becoming(mark::ANY) }).collect()
    };
    let staged = Staged::of(joined(&rows.iter().map(of_row).collect::<Vec<_>>()));
    Some(staged.remarked(Remark::Empty(odd)))
}

/// Whether the other sign most likely stands between fields: between all digits, or equally often on each of several lines.
fn parts_fields(rows: &[Vec<Sign>], is_digit: impl Fn(&Sign) -> bool) -> bool {
    let alternates = |row: &Vec<Sign>| row.windows(2).all(|two| is_digit(&two[0]) != is_digit(&two[1]));
    let number = |row: &Vec<Sign>| row.iter().filter(|sign| is_digit(sign)).count();
    let is_separator = rows.iter().flatten().any(|sign| matches!(sign.ch, ',' | ';' | '|'));
    let are_even = || rows.len() > 1 && rows.iter().all(|row| number(row) == number(&rows[0]));
    rows.iter().all(alternates) || is_separator && are_even()
}
