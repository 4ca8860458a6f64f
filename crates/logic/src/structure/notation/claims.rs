//! The claims behind the arrow: `r8c3<>2`, `r12c3<>45`, `r1c1=5`, `-2r8c3`.

use super::{Expected, ParseNotationError, cursor::Cursor};
use crate::structure::Conclusions;
use nonet_core::board::{CandidateSet, CellSet};

/// Reads the claims, if there is an arrow, up to the end of the text.
pub(super) fn read(cursor: &mut Cursor) -> Result<Conclusions, ParseNotationError> {
    let mut claims = Conclusions::default();
    if cursor.take_arrow() {
        claim(cursor, &mut claims)?;
        while let Some(ch) = cursor.peek() {
            match ch {
                ',' | ';' | '.' | '&' => cursor.go_to(cursor.at() + 1),
                _ if cursor.skip_word() => {} // `and` between claims, or `stte` at the end
                _ => claim(cursor, &mut claims)?,
            }
        }
    }
    if cursor.peek().is_some() { cursor.error(Expected::End) } else { Ok(claims) }
}

fn claim(cursor: &mut Cursor, claims: &mut Conclusions) -> Result<(), ParseNotationError> {
    if cursor.take_link().is_some() {
        let digits = cursor.digits(Expected::Digit)?;
        let cells = cells_without_relation(cursor)?;
        claims.eliminations |= CandidateSet::product(cells, digits);
        return Ok(());
    }
    if !cursor.is_at_cell() {
        return cursor.error(Expected::Claim);
    }
    let cells = cursor.cells()?;
    let Some(is_placed) = relation(cursor) else { return cursor.error(Expected::Relation) };
    let digits = cursor.digit_list()?; // `4`, `45` or `4,5`
    *if is_placed { &mut claims.placements } else { &mut claims.eliminations } |= CandidateSet::product(cells, digits);
    Ok(())
}

/// Reads the cells behind `-2`, up to those of a next claim that has a relation: `-2r8c3,r1c1<>5` is two claims.
fn cells_without_relation(cursor: &mut Cursor) -> Result<CellSet, ParseNotationError> {
    let mut cells = cursor.block_of_cells()?;
    loop {
        let before = cursor.at();
        if !cursor.take(',') || !cursor.is_at_cell() {
            cursor.go_to(before);
            return Ok(cells);
        }
        let more = cursor.block_of_cells()?;
        if relation(cursor).is_some() {
            cursor.go_to(before);
            return Ok(cells);
        }
        cells |= more;
    }
}

/// Takes the sign between cells and digits; says whether the digits are placed.
fn relation(cursor: &mut Cursor) -> Option<bool> {
    if cursor.take_word("<>") || cursor.take_word("!=") || cursor.take('≠') {
        return Some(false);
    }
    let is_placed = cursor.take('=');
    cursor.take('='); // `==` is written too
    is_placed.then_some(true)
}
