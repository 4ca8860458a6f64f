//! Names of rows and columns around a board: `A` to `I`, `1` to `9`, `r1`, `[1,]`. They are no cells.

use super::{Sign, Staged, behind_sign, is_only_frame, joined, lines, trimmed};
use crate::{ReadError, Remark};

/// How rows are named.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Naming {
    /// `A`, `B`; in either case.
    Letters,
    /// Numbers from this one on, perhaps behind `r` or `row`.
    Numbers(usize),
    /// `[1,]`, as R prints a matrix.
    Bracketed,
}

/// The rows without their names, and without the line of the columns' names.
pub(super) fn read(signs: &[Sign]) -> Option<Result<Staged, ReadError>> {
    let lines = lines(signs);
    let namings = [Naming::Bracketed, Naming::Letters, Naming::Numbers(1), Naming::Numbers(0)];
    let bare = namings.into_iter().find_map(|naming| without_names(&lines, naming))?;
    Some(Ok(Staged::of(joined(&bare)).remarked(Remark::Labels)))
}

/// The lines without the names of nine rows that follow each other.
fn without_names(lines: &[&[Sign]], naming: Naming) -> Option<Vec<Vec<Sign>>> {
    let mut bare = Vec::new();
    let mut named = 0;
    for line in lines.iter().filter(|line| !names_columns(line)) {
        match behind_name(line, naming, named % 9) {
            Some(rest) => {
                bare.push(rest.to_vec());
                named += 1;
            }
            None if trimmed(line).is_empty() || is_only_frame(line) => bare.push(line.to_vec()),
            None if named % 9 == 0 => {} // what stands above a board or below
            None => return None,
        }
    }
    (named > 0 && named.is_multiple_of(9)).then_some(bare)
}

/// Whether a line names the columns: nine numbers or letters that follow each other, perhaps behind `c`.
fn names_columns(line: &[Sign]) -> bool {
    let text = super::text_of(line);
    let names: Vec<&str> = text
        .split(|ch: char| ch.is_whitespace() || matches!(ch, '|' | '│' | '[' | ']' | ',' | '"'))
        .filter(|name| !name.is_empty())
        .collect();
    let is_sequence = |first: char| {
        let sequence = names.iter().zip(first..).all(|(name, ch)| {
            let name = name.trim_start_matches(['c', 'C', 'V']);
            let mut rest = if name.is_empty() { "c" } else { name }.chars();
            rest.next().is_some_and(|own| own.eq_ignore_ascii_case(&ch)) && rest.next().is_none()
        });
        names.len() == 9 && sequence
    };
    ['0', '1', 'A'].into_iter().any(is_sequence)
}

/// What stands behind the name of the row with this index; nothing if the line has no such name. A stroke behind a name is kept.
fn behind_name(line: &[Sign], naming: Naming, index: usize) -> Option<&[Sign]> {
    let is_before = |sign: &&Sign| matches!(sign.ch, ' ' | '\t' | '|' | '│' | '"' | '\'' | '*');
    let rest = line.get(line.iter().take_while(is_before).count()..)?;
    let rest = match naming {
        Naming::Letters => behind_letter(rest, index)?,
        Naming::Numbers(first) => behind_number(behind_word(rest), first + index)?,
        Naming::Bracketed => {
            let rest = behind_number(behind_sign(rest, '[')?, index + 1)?;
            behind_sign(behind_sign(rest, ',')?, ']')?
        }
    };
    let is_behind =
        |sign: &&Sign| matches!(sign.ch, ' ' | '\t' | ':' | '.' | ')' | ']' | '"' | '\'' | ',' | '=' | '*' | '-' | '>');
    let between = rest.iter().take_while(is_behind).count();
    let is_stroke = |sign: &Sign| matches!(sign.ch, '|' | '│' | '┃' | '║');
    let is_apart = between > 0 || rest.first().is_some_and(is_stroke);
    // Dots and stars may be cells: only those that touch the name belong to it.
    let own = rest.iter().take(between).take_while(|sign| !matches!(sign.ch, ' ' | '\t')).count();
    let rest = rest.get(own..)?;
    is_apart.then_some(rest.get(rest.iter().take_while(|sign| matches!(sign.ch, ' ' | '\t')).count()..)?)
}

fn behind_letter(rest: &[Sign], index: usize) -> Option<&[Sign]> {
    let letter = char::from(b'A' + u8::try_from(index).ok()?);
    let (first, rest) = rest.split_first()?;
    first.ch.eq_ignore_ascii_case(&letter).then_some(rest)
}

fn behind_number(rest: &[Sign], number: usize) -> Option<&[Sign]> {
    let digit = char::from_digit(u32::try_from(number).ok()?, 10)?;
    behind_sign(rest, digit)
}

/// What stands behind `row` or `r`; the same if neither is there.
fn behind_word(rest: &[Sign]) -> &[Sign] {
    let word = rest.iter().take_while(|sign| sign.ch.is_ascii_alphabetic()).count();
    let text = super::text_of(rest.get(..word).unwrap_or_default());
    if text.eq_ignore_ascii_case("r") || text.eq_ignore_ascii_case("row") || text.eq_ignore_ascii_case("line") {
        let behind = rest.get(word..).unwrap_or_default();
        return behind.get(behind.iter().take_while(|sign| matches!(sign.ch, ' ' | '_')).count()..).unwrap_or_default();
    }
    rest
}
