//! Names of rows and columns around a board: `A` to `I`, `1` to `9`, `r1`, `[1,]`. They are no cells.

use super::{Sign, Staged, behind_sign, is_only_frame, joined, lines, markdown, trimmed};
use crate::{ReadError, Remark, mark::is_symbol, steps};

/// The way in which rows are named.
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
            None if named % 9 == 0 => {} // lines above or below a board
            None => return None,
        }
    }
    (named > 0 && named.is_multiple_of(9)).then_some(bare)
}

/// The rows below a line that names the columns, where rows have no names. It is no row itself: there would be ten.
pub(super) fn read_below_names(signs: &[Sign]) -> Option<Result<Staged, ReadError>> {
    let lines = lines(signs);
    let mut bare = Vec::new();
    let mut rows = 0_usize;
    let mut header: Option<&[Sign]> = None;
    for (at, line) in lines.iter().enumerate() {
        if markdown::is_rule(line) {
            continue; // below the names of a table
        }
        if trimmed(line).is_empty() || is_only_frame(line) {
            bare.push(line.to_vec());
        } else if rows.is_multiple_of(9) && names_columns(line) && !may_be_row(line, lines.get(at + 1)) {
            header = Some(line);
        } else if header.is_some_and(|header| is_row_below(line, header)) {
            rows += 1;
            bare.push(line.to_vec());
        } else if !rows.is_multiple_of(9) {
            return None; // elsewhere it stands above a board or below
        }
    }
    (rows > 0 && rows.is_multiple_of(9)).then(|| Ok(Staged::of(joined(&bare)).remarked(Remark::Labels)))
}

/// Whether names are the digits from 1 to 9, with no rule below: they may as well be a row, and one of the ten is too many.
fn may_be_row(names: &[Sign], below: Option<&&[Sign]>) -> bool {
    let has_digit = |digit: char| names.iter().any(|sign| sign.ch == digit);
    let is_of_digits = has_digit('9') && !has_digit('0') && !names.iter().any(|sign| sign.ch.is_alphabetic());
    is_of_digits && !below.is_some_and(|line| markdown::is_rule(line))
}

/// Whether a line has a cell for each name of the header: as many fields, or nine cells.
fn is_row_below(line: &[Sign], header: &[Sign]) -> bool {
    let number = |line: &[Sign], separator: char| line.iter().filter(|sign| sign.ch == separator).count();
    steps::count(4 * (line.len() + header.len()));
    match [',', ';', '\t', '|'].into_iter().find(|separator| number(header, *separator) >= 8) {
        Some(separator) => number(line, separator) == number(header, separator),
        None => line.iter().filter(|sign| is_symbol(sign.ch)).count() == 9,
    }
}

/// Whether a line names the columns: nine letters or numbers that follow each other, these perhaps behind one and the same word. The
/// column of the rows' names may have a name before them.
fn names_columns(line: &[Sign]) -> bool {
    if line.len() > LONGEST_NAMES {
        return false;
    }
    let text = super::text_of(line);
    let is_between = |ch: char| ch.is_whitespace() || matches!(ch, '|' | '│' | '[' | ']' | ',' | ';' | '"' | '\'' | '*');
    let names: Vec<&str> = text.split(is_between).filter(|name| !name.is_empty()).collect();
    let names = match &names[..] {
        // Behind a single letter, digits may be a row with its name.
        [corner, names @ ..] if names.len() == 9 && corner.len() > 1 && !corner.contains(|ch: char| ch.is_ascii_digit()) => names,
        names => names,
    };
    let are_letters = |first: char| {
        let mut pairs = names.iter().zip(first..);
        pairs.all(|(name, ch)| name.len() == 1 && name.starts_with(|own: char| own.eq_ignore_ascii_case(&ch)))
    };
    let word = |name: &str| name.trim_end_matches(|ch: char| ch.is_ascii_digit()).to_owned();
    let are_numbers = |first: usize| {
        let word_of_all = names.first().map(|name| word(name)).unwrap_or_default();
        let is_word = word_of_all.chars().all(|ch| ch.is_alphabetic() || matches!(ch, '_' | '-' | '.'));
        is_word && names.iter().zip(first..).all(|(name, number)| **name == format!("{word_of_all}{number}"))
    };
    names.len() == 9 && (are_letters('A') || are_numbers(0) || are_numbers(1))
}

/// A longer line is none of names.
const LONGEST_NAMES: usize = 200;

/// The signs behind the name of the row with this index; none if the line has no such name. A stroke behind a name is kept.
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
        |sign: &&Sign| matches!(sign.ch, ' ' | '\t' | ':' | '.' | ')' | ']' | '"' | '\'' | ',' | ';' | '=' | '*' | '-' | '>');
    let between = rest.iter().take_while(is_behind).count();
    let is_stroke = |sign: &Sign| matches!(sign.ch, '|' | '│' | '┃' | '║');
    let is_apart = between > 0 || rest.first().is_some_and(is_stroke);
    // A single sign parts the name from the fields behind it: a second one stands behind an empty field.
    let parts = |sign: &Sign| matches!(sign.ch, ',' | ';' | '\t');
    if let Some(at) = rest.iter().take(between).position(parts)
        && rest.get(at).is_some_and(|sign| rest.iter().filter(|other| other.ch == sign.ch).count() > 8)
    {
        return rest.get(at + 1..);
    }
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

/// The signs behind `row` or `r`; all of them if neither is there.
fn behind_word(rest: &[Sign]) -> &[Sign] {
    let word = rest.iter().take_while(|sign| sign.ch.is_ascii_alphabetic()).count();
    let text = super::text_of(rest.get(..word).unwrap_or_default());
    if text.eq_ignore_ascii_case("r") || text.eq_ignore_ascii_case("row") || text.eq_ignore_ascii_case("line") {
        let behind = rest.get(word..).unwrap_or_default();
        return behind.get(behind.iter().take_while(|sign| matches!(sign.ch, ' ' | '_')).count()..).unwrap_or_default();
    }
    rest
}
