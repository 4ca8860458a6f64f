//! Boards in the strings of a program: nine for the rows, in a list or joined by `+`, `.` or nothing; pieces of 81 characters; blanks for
//! empty cells.

use super::{Sign, Staged, text_of};
use crate::{
    Form, ReadError,
    form::Fillers,
    mark::{Mark, is_symbol},
};

/// The cells of a board.
const CELLS: usize = 81;

/// Fewer characters are no board, but a name or a number.
const SURELY_A_BOARD: usize = 41;

/// The boards that strings make up; nothing where a string that is meant for one makes up none.
pub(super) fn read(signs: &[Sign]) -> Option<Result<Staged, ReadError>> {
    let groups = groups(signs)?;
    let mut rows: Vec<Vec<Vec<Sign>>> = Vec::new();
    for group in groups.iter().filter(|group| group.iter().map(|string| string.len()).sum::<usize>() >= SURELY_A_BOARD) {
        let cells = cells_of(group)?;
        rows.extend(cells.chunks(9).map(|row| row.iter().map(|sign| vec![*sign]).collect()));
    }
    (!rows.is_empty()).then(|| Ok(Staged::table(&rows, Form::Values { fillers: Fillers::NONE })))
}

/// The strings that are made up of cells, those together between which only what joins strings stands.
fn groups(signs: &[Sign]) -> Option<Vec<Vec<&[Sign]>>> {
    let mut groups: Vec<Vec<&[Sign]>> = Vec::new();
    let mut is_joined = false;
    let mut rest = signs;
    while let Some((first, behind)) = rest.split_first() {
        rest = behind;
        if !matches!(first.ch, '"' | '\'' | '`') {
            is_joined &=
                first.ch.is_whitespace() || matches!(first.ch, '+' | '.' | '<' | '>' | '&' | '~' | '\\' | '|' | ',' | '_');
            continue;
        }
        // A quote that does not end on its line is none.
        let end = behind.iter().position(|sign| sign.ch == first.ch || sign.ch == '\n').unwrap_or(behind.len());
        let ends = behind.get(end).is_some_and(|sign| sign.ch == first.ch);
        let inside = behind.get(..end).unwrap_or_default();
        if !ends || inside.is_empty() || !inside.iter().all(|sign| is_symbol(sign.ch) || sign.ch == ' ') {
            is_joined = false;
            if ends {
                rest = behind.get(end + 1..).unwrap_or_default();
            }
            continue;
        }
        match groups.last_mut().filter(|_| is_joined) {
            Some(group) => group.push(inside),
            None => groups.push(vec![inside]),
        }
        is_joined = true;
        rest = behind.get(end + 1..).unwrap_or_default();
    }
    (!groups.is_empty()).then_some(groups)
}

/// The cells of strings that belong together and are boards: each is one, or each has rows of one, or all are.
fn cells_of(group: &[&[Sign]]) -> Option<Vec<Sign>> {
    let with_blanks: Vec<Vec<Sign>> = group.iter().map(|string| string.to_vec()).collect();
    let without =
        |string: &Vec<Sign>| -> Vec<Sign> { string.iter().copied().filter(|sign| Mark::of(sign.ch) != Mark::Blank).collect() };
    let without_blanks: Vec<Vec<Sign>> = with_blanks.iter().map(without).collect();
    [with_blanks, without_blanks].into_iter().find_map(|strings| {
        let is_whole = strings.iter().all(|string| string.len() == CELLS);
        let lengths_fit = strings.iter().all(|string| CELLS.is_multiple_of(string.len().max(1)));
        let all = strings.concat();
        let is_one = all.len() == CELLS;
        let are_several =
            lengths_fit && all.len().is_multiple_of(CELLS) && strings.iter().all(|string| string.len() == strings[0].len());
        let has_digit = text_of(&all).contains(|ch: char| ch.is_ascii_digit());
        ((is_whole || is_one || are_several) && has_digit).then_some(all)
    })
}
