//! Rows and what was found out of them as bytes that are kept.
//!
//! What was judged belongs to the techniques that judged it: another build may have others, and judges anew.

use super::{facts::Facts, judge::Judged, row::Row};
use nonet_logic::Technique;
use serde::{Serialize, de::DeserializeOwned};

/// The form in which rows are kept.
const FORM: u64 = 1;

/// The form of what was found out of them: another is found out anew.
const JUDGED: u64 = 2;

/// The rows of a piece as bytes.
#[must_use]
pub fn piece(rows: &[Row]) -> Vec<u8> {
    written(FORM, rows)
}

/// The rows of a piece; none if it is damaged, or of a later version.
#[must_use]
pub fn rows_of(bytes: &[u8]) -> Option<Vec<Row>> {
    read(FORM, bytes)
}

/// What was found out of the rows of a piece, or their facts, as bytes.
#[must_use]
pub fn judged_piece<T: Serialize>(judged: &[T]) -> Vec<u8> {
    written(engine(), judged)
}

/// What was found out of the rows of a piece; none if this build has not.
#[must_use]
pub fn judged_of(bytes: &[u8]) -> Option<Vec<Option<Judged>>> {
    read(engine(), bytes)
}

/// The facts of the rows of a piece; none if this build has not found them.
#[must_use]
pub fn facts_of(bytes: &[u8]) -> Option<Vec<Facts>> {
    read(engine(), bytes)
}

fn written<T: Serialize + ?Sized>(form: u64, value: &T) -> Vec<u8> {
    // No value of ours can't be written.
    postcard::to_allocvec(&(form, value)).unwrap_or_default()
}

fn read<T: DeserializeOwned>(form: u64, bytes: &[u8]) -> Option<T> {
    let (found, rest): (u64, _) = postcard::take_from_bytes(bytes).ok()?;
    if found == form { postcard::from_bytes(rest).ok() } else { None }
}

/// A number that differs when the techniques, their scores or their order do.
fn engine() -> u64 {
    let row = |technique: &Technique| format!("{technique} {} {};", technique.level() as u8, technique.score().unwrap_or(0));
    let names: String = Technique::ALL.iter().map(row).collect();
    names.bytes().fold(JUDGED ^ 0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
