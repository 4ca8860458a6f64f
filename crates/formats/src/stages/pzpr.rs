//! The files of puzz.link's program: `pzprv3`, the name of the puzzle, its size, the givens row by row, and what a person entered in the
//! same way.

use super::{Sign, Staged, joined, lines, starts_with, trimmed};
use crate::{ReadError, error::ReadErrorKind};

/// The rows of the board, with the mark of an entered digit before those of the second board.
pub(super) fn read(signs: &[Sign]) -> Option<Result<Staged, ReadError>> {
    if !starts_with(trimmed(signs), "pzprv3") {
        return None;
    }
    // Some programs write a slash for the end of each line.
    let ended: Vec<Sign> = signs.iter().map(|sign| if sign.ch == '/' { sign.becoming('\n') } else { *sign }).collect();
    let lines: Vec<&[Sign]> = lines(&ended).into_iter().map(trimmed).filter(|line| !line.is_empty()).collect();
    let [_, name, size, rows @ ..] = &lines[..] else { return None };
    let size_said: usize = super::text_of(size).parse().ok()?;
    if super::text_of(name) != "sudoku" {
        return None;
    }
    if size_said != 9 {
        return Some(Err(size.first()?.error(ReadErrorKind::OtherSize { rows: size_said, columns: size_said })));
    }
    let cells = |row: &&[Sign]| -> Vec<Vec<Sign>> {
        row.split(|sign| sign.ch.is_whitespace()).filter(|cell| !cell.is_empty()).map(<[Sign]>::to_vec).collect()
    };
    let mut board: Vec<Vec<Vec<Sign>>> = rows.iter().take(9).map(cells).collect();
    let entered: Vec<Vec<Vec<Sign>>> = rows.iter().skip(9).take(9).map(cells).collect();
    if board.len() != 9 || board.iter().any(|row| row.len() != 9) {
        return None;
    }
    for (own, entered) in board.iter_mut().flatten().zip(entered.iter().flatten()) {
        if let ([empty], [digit]) = (&own[..], &entered[..])
            && empty.ch == '.'
            && matches!(digit.ch, '1'..='9')
        {
            *own = vec![digit.becoming('u'), *digit];
        }
    }
    let line = |row: &Vec<Vec<Sign>>| row.join(&row[0][0].becoming(' '));
    Some(Ok(Staged::of(joined(&board.iter().map(line).collect::<Vec<_>>()))))
}
