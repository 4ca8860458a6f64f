//! Chinese numbers, which are words as well: they are digits only where nothing else is in the text.

use super::{Sign, Staged};
use crate::ReadError;

/// The numbers from 0 on; for some there are two signs.
const NUMERALS: [&str; 10] = ["〇零", "一壹", "二贰", "三叁", "四肆", "五伍", "六陆", "七柒", "八捌", "九玖"];

/// The text with plain digits.
pub(super) fn read(signs: &[Sign]) -> Option<Result<Staged, ReadError>> {
    let digit =
        |ch: char| NUMERALS.iter().position(|signs| signs.contains(ch)).and_then(|value| char::from_digit(value as u32, 10));
    if !signs.iter().any(|sign| digit(sign.ch).is_some()) {
        return None;
    }
    Some(Ok(Staged::of(signs.iter().map(|sign| sign.becoming(digit(sign.ch).unwrap_or(sign.ch))).collect())))
}
