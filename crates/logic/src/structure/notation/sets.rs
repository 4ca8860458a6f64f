//! Truths and links, fish, and cells with digits.

use super::{Expected, ParseNotationError, cursor::Cursor};
use crate::{
    evidence::Clause,
    structure::{CellsAndDigits, Structure, TruthsAndLinks, WrittenFish},
};
use alloc::vec::Vec;
use nonet_core::board::{House, HouseKind, HouseSet};

/// Reads truths and links: `2 Truths = {2R25} 2 Links = {2c37}`, truths first.
pub(super) fn truths_and_links(cursor: &mut Cursor) -> Result<TruthsAndLinks, ParseNotationError> {
    let truths = list(cursor)?;
    cursor.take(',');
    let links = if cursor.is_at_end() { Vec::new() } else { list(cursor)? };
    skip_count_of_eliminations(cursor);
    Ok(TruthsAndLinks { truths, links })
}

/// Reads a list of sets in braces, before which a number, a word and `=` may stand.
fn list(cursor: &mut Cursor) -> Result<Vec<Clause>, ParseNotationError> {
    let at = cursor.at();
    let announced = cursor.take_number();
    for word in ["truths", "truth", "links", "link", "base", "cover", "sets"] {
        cursor.take_word(word);
    }
    let _ = cursor.take('=') || cursor.take(':');
    if !cursor.take('{') {
        return cursor.error(Expected::OpeningBrace);
    }
    let mut sets = Vec::new();
    while !cursor.take('}') {
        match cursor.peek() {
            None => return cursor.error(Expected::ClosingBrace),
            Some(',' | ';') => cursor.go_to(cursor.at() + 1),
            Some(_) => group(cursor, &mut sets)?,
        }
    }
    match announced.filter(|announced| *announced != sets.len()) {
        Some(announced) => {
            cursor.go_to(at);
            cursor.skip_spaces();
            cursor.error(Expected::Sets { announced, listed: sets.len() })
        }
        None => Ok(sets),
    }
}

/// Reads sets that are written together: `2R25` is 2 in rows 2 and 5, `12R3` are 1 and 2 in row 3, `3N45` are r3c4 and r3c5.
fn group(cursor: &mut Cursor, sets: &mut Vec<Clause>) -> Result<(), ParseNotationError> {
    let digits = cursor.digits(Expected::Set)?;
    if cursor.take('n') {
        let columns = cursor.digits(Expected::Set)?;
        sets.extend(super::cursor::crossing(digits, columns).iter().map(Clause::Cell));
        return Ok(());
    }
    let kind = HouseKind::ALL.into_iter().find(|kind| cursor.take(kind.letter()));
    let Some(kind) = kind else { return cursor.error(Expected::Set) };
    let numbers = cursor.digits(Expected::Set)?;
    for digit in digits {
        let houses = numbers.iter().filter_map(|number| House::new(kind, number.index()));
        sets.extend(houses.map(|house| Clause::Places { digit, house }));
    }
    Ok(())
}

/// Skips `3 Eliminations`, which XSudo writes before its arrow.
fn skip_count_of_eliminations(cursor: &mut Cursor) {
    let before = cursor.at();
    let words = ["eliminations", "elimination", "assignments", "assignment"];
    if cursor.take_number().is_none() || !words.iter().any(|word| cursor.take_word(word)) {
        cursor.go_to(before);
    }
}

/// Reads a fish, `2 r25 c37`, or cells and digits, `16 r1c29`.
pub(super) fn fish_or_cells(cursor: &mut Cursor) -> Result<Structure, ParseNotationError> {
    let is_bracketed = cursor.take('(');
    let digits = cursor.digit_list()?;
    if is_bracketed && !cursor.take(')') {
        return cursor.error(Expected::Parenthesis);
    }
    let is_of_cells = cursor.take_word("in") || is_bracketed;
    let before = cursor.at();
    if let (Some(digit), false) = (digits.single(), is_of_cells)
        && let Some((base, cover)) = base_and_cover(cursor)?
    {
        skip_fins(cursor)?;
        return Ok(Structure::Fish(WrittenFish { digit, base, cover }));
    }
    cursor.go_to(before);
    Ok(Structure::Cells(CellsAndDigits { cells: cursor.cells()?, digits }))
}

/// Reads base and cover, with a space, `/` or `\` between them, or with nothing: `r25c37`. None if cells stand there, as in `r1c29`:
/// rows and columns with nothing between them are cells, unless there are as many of both, and more than one.
fn base_and_cover(cursor: &mut Cursor) -> Result<Option<(HouseSet, HouseSet)>, ParseNotationError> {
    let groups = groups(cursor)?;
    let first = groups[..1].iter().fold(HouseSet::EMPTY, |all, group| all | *group);
    let base = groups.iter().fold(HouseSet::EMPTY, |all, group| all | *group);
    let is_apart = cursor.take_blank() | cursor.take_if(|ch| matches!(ch, '/' | '\\'));
    if is_apart && !cursor.is_at_end() {
        let cover = self::groups(cursor)?.into_iter().fold(HouseSet::EMPTY, |all, group| all | group);
        return Ok(Some((base, cover)));
    }
    let rest = base - first;
    Ok((first.len() == rest.len() && first.len() > 1).then_some((first, rest)))
}

/// Reads houses as `r25` or `r2b47`, which end at a space: those behind each letter.
fn groups(cursor: &mut Cursor) -> Result<Vec<HouseSet>, ParseNotationError> {
    cursor.skip_spaces();
    let mut groups = Vec::new();
    while let Some(kind) = HouseKind::ALL.into_iter().find(|kind| cursor.take_at_once(kind.letter())) {
        let numbers = cursor.digits_at_once();
        if numbers.is_empty() {
            return cursor.error(Expected::Houses);
        }
        groups.push(numbers.iter().filter_map(|number| House::new(kind, number.index())).collect());
    }
    if groups.is_empty() { cursor.error(Expected::Houses) } else { Ok(groups) }
}

/// Reads over the fins that HoDoKu writes behind a fish, as in `fr5c8` or `efr5c8`: they follow from the position.
fn skip_fins(cursor: &mut Cursor) -> Result<(), ParseNotationError> {
    while ["fins", "fin", "ef", "f"].iter().any(|word| cursor.take_word(word)) {
        cursor.cells()?;
    }
    Ok(())
}
