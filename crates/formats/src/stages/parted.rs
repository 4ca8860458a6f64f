//! Nine groups of nine on a line with a sign between, as positions of chess have it, or rows in groups of three.

use super::{Sign, Staged, joined, lines, text_of, trimmed};
use crate::{
    ReadError, Remark,
    cells::{different_digits, digits_at_their_places},
    mark::{Mark, is_symbol},
};

/// The text with each line of nine groups as 81 characters, and each row in groups of three as nine.
pub(super) fn read(signs: &[Sign]) -> Option<Result<Staged, ReadError>> {
    let lines = lines(signs);
    if are_candidates(&lines) {
        return None;
    }
    let mut parted = None;
    let mut changed = Vec::new();
    for line in &lines {
        match groups(line) {
            Some((sign, cells)) => {
                parted = parted.or(Some(sign));
                changed.push(cells);
            }
            None => changed.push(line.to_vec()),
        }
    }
    let sign = parted?;
    let staged = Staged::of(joined(&changed));
    Some(Ok(if sign.is_whitespace() { staged } else { staged.remarked(Remark::Parted(sign)) }))
}

/// The cells of a line in groups, and the sign between these. The sign stands behind nine cells, or behind three; a comment may follow.
fn groups(line: &[Sign]) -> Option<(char, Vec<Sign>)> {
    let line = trimmed(line);
    let mut tried = Vec::new();
    for sign in line.iter().take(40).map(|sign| sign.ch).filter(|ch| may_part(*ch)) {
        if tried.contains(&sign) {
            continue;
        }
        tried.push(sign);
        if let Some(cells) = cells_between(line, sign).or_else(|| cells_between(word(line), sign)) {
            return Some((sign, cells));
        }
    }
    None
}

/// Whether a sign may stand between groups. Brackets and quotes are of lists, which have a stage of their own.
const fn may_part(ch: char) -> bool {
    let is_list = matches!(ch, '[' | ']' | '(' | ')' | '{' | '}' | '"');
    !(is_list || ch.is_ascii_digit())
}

/// The first word of a line.
fn word(line: &[Sign]) -> &[Sign] {
    line.split(|sign| sign.ch.is_whitespace()).next().unwrap_or_default()
}

/// A line with more groups is none of a board.
const MOST_GROUPS: usize = 27;

/// The cells between signs of one kind, if they are nine groups of nine, or three or 27 of three.
fn cells_between(line: &[Sign], sign: char) -> Option<Vec<Sign>> {
    let all = line.split(|other| other.ch == sign).map(trimmed);
    let groups: Vec<&[Sign]> = all.filter(|group| !group.is_empty()).take(MOST_GROUPS + 1).collect();
    let size = match groups.len() {
        9 => 9,
        3 | 27 => 3,
        _ => return None,
    };
    let mut cells = Vec::new();
    for group in groups {
        let before = cells.len();
        cells.extend(group.iter().filter(|sign| is_symbol(sign.ch)));
        let is_legible =
            group.iter().all(|sign| matches!(Mark::of(sign.ch), Mark::Digit(_) | Mark::Filler | Mark::Blank | Mark::Between));
        if !is_legible || cells.len() != before + size {
            return None;
        }
    }
    Some(cells)
}

/// Whether lines of groups can be those of a candidate grid: nine lines of nine groups, each of different digits or with each digit at its
/// place.
fn are_candidates(lines: &[&[Sign]]) -> bool {
    let rows: Vec<Vec<String>> = lines.iter().map(|line| groups_of(line)).filter(|groups| !groups.is_empty()).collect();
    rows.len() == 9 && rows.iter().all(|groups| groups.len() == 9 && groups.iter().all(|group| is_candidates(group)))
}

fn groups_of(line: &[Sign]) -> Vec<String> {
    line.split(|sign| !is_symbol(sign.ch)).filter(|group| !group.is_empty()).map(text_of).collect()
}

fn is_candidates(group: &str) -> bool {
    group.chars().count() == 1 || different_digits(group).is_some() || digits_at_their_places(group).is_some()
}
