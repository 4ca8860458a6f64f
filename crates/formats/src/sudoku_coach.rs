//! sudoku.coach's code: `SCv7_32_`, then a zlib stream of JSON in base 32, five bits a character, the highest first.
//!
//! Of the JSON, `gridSize`, `givenDigits` and `userDigits` (81 digits, 0 for an empty cell) and `userCellCandidates` are read: 81
//! numbers with `-` between, in which bit `d` stands for digit `d`. The links are long, and often lose their end on the way: a stream
//! that is cut short still gives its first fields, so they are looked for by name and not by reading the JSON as a whole.

use super::{BoardState, Rule, error::LinkError, number};
use miniz_oxide::inflate::{TINFLStatus, decompress_to_vec_zlib_with_limit};
use nonet_core::board::{Cell, DigitSet, Grid};

/// The beginning of a code.
pub(crate) const PREFIX: &str = "SCv7_32_";

/// The longest JSON that is unpacked, in bytes.
const LONGEST: usize = 1_000_000;

/// Reads what follows [`PREFIX`].
pub(crate) fn read(code: &str, site: &'static str) -> Result<BoardState, LinkError> {
    let damaged = || LinkError::Damaged { site };
    let bytes = bytes_of(code).ok_or_else(damaged)?;
    let json = match decompress_to_vec_zlib_with_limit(&bytes, LONGEST) {
        Ok(json) => json,
        Err(error) if error.status == TINFLStatus::HasMoreOutput => return Err(LinkError::TooMuch { site }),
        Err(error) => error.output,
    };
    let json = String::from_utf8_lossy(&json);
    if let Some(size) = field(&json, "gridSize").filter(|size| *size != "9") {
        return Err(LinkError::Variant { site, rule: Rule::Size { columns: size.to_owned(), rows: size.to_owned() } });
    }
    let givens = field(&json, "givenDigits").and_then(|digits| digits.parse().ok()).ok_or_else(damaged)?;
    let entered = field(&json, "userDigits").map_or(Ok(Grid::EMPTY), |digits| digits.parse::<Grid>().map_err(|_| damaged()))?;
    let mut position = BoardState { givens, entered: entered.within(givens.empty_cells()), ..BoardState::default() };
    let notes = field(&json, "userCellCandidates").unwrap_or_default();
    for (cell, number) in Cell::all().zip(notes.split('-')) {
        let bits = number::read(number, 10).and_then(|bits| u16::try_from(bits >> 1).ok());
        let bits = match bits {
            Some(bits @ 0..512) => bits,
            _ if number.is_empty() => 0,
            _ => return Err(LinkError::DamagedCell { site, cell, code: number.to_owned() }),
        };
        if position.grid()[cell].is_none() {
            position.notes.set_digits(cell, DigitSet::from_bits(bits));
        }
    }
    Ok(position)
}

/// The bytes that base 32 stands for; what is left over at the end is no byte.
fn bytes_of(code: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    let (mut bits, mut number) = (0, 0_u32);
    for ch in code.chars() {
        let five = ch.to_digit(32).filter(|_| !ch.is_ascii_uppercase())?;
        number = (number << 5 | five) & 0xfff;
        bits += 5;
        if bits >= 8 {
            bits -= 8;
            bytes.extend(u8::try_from(number >> bits & 0xff));
        }
    }
    Some(bytes)
}

/// The value of a field, if it is whole: a number, or a string without escapes.
fn field<'a>(json: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = json.split_once(&format!("\"{name}\":"))?;
    match rest.strip_prefix('"') {
        Some(text) => text.split_once('"').map(|(value, _)| value),
        None => rest.find([',', '}']).and_then(|end| rest.get(..end)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A code of the site's own.
    const CODE: &str = include_str!("../tests/data/link_sudoku_coach_code.txt").trim_ascii();

    #[test]
    fn a_code_is_read_also_where_its_end_is_lost() {
        let code = CODE.strip_prefix(PREFIX).unwrap();
        let whole = read(code, "").unwrap();
        assert_eq!(
            format!("{:#}", whole.givens),
            "010003006002050000030000000000200300000900017040006000021000070083000009560804200"
        );
        assert_eq!(whole.entered.filled_cells().len(), 15);
        assert_eq!(whole.notes.digits_in("r1c1".parse().unwrap()).to_string(), "7 8 9");
        let cut = read(&code[..360], "").unwrap();
        assert_eq!((cut.givens, cut.notes.is_empty()), (whole.givens, true));
        assert_eq!(read(&code[..60], "x"), Err(LinkError::Damaged { site: "x" }));
        assert_eq!(read("56cp1aecq3bfi!", "x"), Err(LinkError::Damaged { site: "x" }));
    }
    /// The bytes packed, in base 32.
    fn packed(json: &[u8]) -> String {
        let bytes = miniz_oxide::deflate::compress_to_vec_zlib(json, 9);
        let bits: Vec<u32> = bytes.iter().flat_map(|&byte| (0..8).rev().map(move |place| u32::from(byte >> place & 1))).collect();
        let value = |five: &[u32]| (0..5).fold(0, |number, place| number << 1 | five.get(place).copied().unwrap_or_default());
        bits.chunks(5).filter_map(|five| char::from_digit(value(five), 32)).collect()
    }

    #[test]
    fn what_is_long_once_unpacked_or_of_another_size_is_refused() {
        let long = packed(&vec![b' '; LONGEST + 1]);
        assert!(long.len() < 16 * 1024, "{}", long.len());
        assert_eq!(read(&long, "x"), Err(LinkError::TooMuch { site: "x" }));
        let six = packed(b"{\"gridSize\":6,\"givenDigits\":\"\"}");
        assert_eq!(
            read(&six, "x"),
            Err(LinkError::Variant { site: "x", rule: Rule::Size { columns: "6".to_owned(), rows: "6".to_owned() } })
        );
    }
}
