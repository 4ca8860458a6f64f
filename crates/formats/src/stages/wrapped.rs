//! 81 values that are broken into lines anywhere, as programs and mails do; or a value a line.

use super::{Sign, Staged, lines, text_of, trimmed};
use crate::{
    ReadError, Remark,
    mark::{Mark, is_symbol},
    text_lines::is_heading,
};

/// The values as 81 characters.
pub(super) fn read(signs: &[Sign]) -> Option<Result<Staged, ReadError>> {
    let lines = without_headings(lines(signs));
    if let Some(cells) = one_a_line(&lines) {
        return Some(Ok(Staged::of(cells).remarked(Remark::Wrapped(81))));
    }
    let indexed = lines.iter().map(|line| without_index(line)).collect::<Vec<_>>();
    let rows: Vec<&[Sign]> = indexed.iter().map(|line| trimmed(line)).filter(|line| !line.is_empty()).collect();
    let is_legible =
        |sign: &&Sign| matches!(Mark::of(sign.ch), Mark::Digit(_) | Mark::Filler | Mark::Blank) || matches!(sign.ch, ',' | ';');
    let counts: Vec<usize> = rows.iter().map(|row| row.iter().filter(|sign| is_symbol(sign.ch)).count()).collect();
    // Nine rows of which one is longer and one shorter have lost a cell and won another: nobody knows where.
    let are_even =
        counts.split_last().is_some_and(|(last, others)| others.iter().all(|count| *count == others[0] && last <= count));
    // Lines of three may be boxes, one behind the other.
    let is_sure = (rows.len() != 9 || are_even) && counts.iter().any(|count| *count != 3);
    let is_wrapped = counts.iter().sum::<usize>() == 81 && rows.len() > 1 && is_sure && counts.iter().all(|count| *count > 0);
    if !is_wrapped || !rows.iter().all(|row| row.iter().all(|sign| is_legible(&sign))) || rows.iter().any(|row| has_groups(row)) {
        return None;
    }
    let cells = rows.concat().into_iter().filter(|sign| is_symbol(sign.ch)).collect();
    Some(Ok(Staged::of(cells).remarked(Remark::Wrapped(rows.len()))))
}

/// The lines without the words above and below the values.
fn without_headings(mut lines: Vec<&[Sign]>) -> Vec<&[Sign]> {
    let is_heading = |line: &&[Sign]| is_heading(&text_of(line));
    let above =
        lines.iter().take_while(|line| is_heading(line) || trimmed(line).is_empty()).filter(|line| is_heading(line)).count();
    if above > 0 {
        lines.drain(..lines.iter().position(|line| !is_heading(line) && !trimmed(line).is_empty()).unwrap_or(lines.len()));
    }
    let below = lines.iter().rev().take_while(|line| is_heading(line) || trimmed(line).is_empty()).count();
    if lines.iter().rev().take(below).any(is_heading) {
        lines.truncate(lines.len() - below);
    }
    lines
}

/// A line without the number of its first value, as R prints it: `[19] 6 0 0`.
fn without_index(line: &[Sign]) -> &[Sign] {
    let text = trimmed(line);
    let end = text.iter().position(|sign| sign.ch == ']').filter(|end| *end > 1);
    match end {
        Some(end) if text[0].ch == '[' && text[1..end].iter().all(|sign| sign.ch.is_ascii_digit()) => &text[end + 1..],
        _ => line,
    }
}

/// Whether values are numbers of two digits or more, between which something stands.
fn has_groups(row: &[Sign]) -> bool {
    let is_between = |sign: &Sign| !is_symbol(sign.ch);
    let mut pieces = row.split(is_between).filter(|piece| !piece.is_empty());
    let lengths: Vec<usize> = pieces.by_ref().map(<[Sign]>::len).collect();
    lengths.len() > 9 && lengths.iter().any(|length| *length > 1)
}

/// 81 lines with a digit, a filler or nothing each.
fn one_a_line(lines: &[&[Sign]]) -> Option<Vec<Sign>> {
    let last = lines.iter().rposition(|line| !trimmed(line).is_empty())?;
    let all = if lines.len() == 82 { lines.get(..81)? } else { lines };
    if all.len() != 81 || last >= 81 || !all.iter().all(|line| trimmed(line).len() <= 1) {
        return None;
    }
    let mut cells: Vec<Sign> = Vec::new();
    for line in all {
        let empty = || cells.last().copied().or(signs_of(all)).map(|sign| sign.becoming('.'));
        cells.push(trimmed(line).first().copied().or_else(empty)?);
    }
    cells.iter().all(|sign| is_symbol(sign.ch)).then_some(cells)
}

/// The first sign of all lines.
fn signs_of(lines: &[&[Sign]]) -> Option<Sign> {
    lines.iter().find_map(|line| line.first()).copied()
}
