//! The packing that f-puzzles and SudokuPad share: lz-string's `compressToBase64`.

use super::error::LinkError;
use lz_str::{compress_to_base64, decompress_from_base64};

/// The longest text that is unpacked, in UTF-16 units.
const LONGEST: usize = 1_000_000;

/// The characters of base64 in the order of their values.
const BASE64: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=";

/// Packs a text.
pub(crate) fn pack(text: &str) -> String {
    compress_to_base64(text)
}

/// Unpacks a code of the site. What would be longer than 1 MB is not unpacked at all: a few kilobytes can hold a hundred times that.
pub(crate) fn unpack(code: &str, site: &'static str) -> Result<String, LinkError> {
    let damaged = LinkError::Damaged { site };
    match length(code) {
        None => Err(damaged),
        Some(length) if length > LONGEST => Err(LinkError::TooMuch { site }),
        Some(_) => decompress_from_base64(code).and_then(|units| String::from_utf16(&units).ok()).ok_or(damaged),
    }
}

/// The length of a code once unpacked, found by following the lengths of what it names without writing it out; the search stops beyond
/// [`LONGEST`]. None if the code is damaged.
fn length(code: &str) -> Option<usize> {
    let sixes = code.bytes().filter_map(|byte| BASE64.iter().position(|&known| known == byte));
    let mut bits = sixes.flat_map(|six| (0..6).rev().map(move |place| six >> place & 1));
    // 0 and 1 announce a new character of 8 or 16 bits, 2 is the end; the rest name what was seen.
    let (mut lengths, mut total, mut last) = (vec![1_usize; 3], 0, 0);
    let (mut width, mut left) = (2, 1_u64);
    while total <= LONGEST {
        let mut name = number(&mut bits, width)?;
        let is_new = name < 2;
        match name {
            0 => _ = number(&mut bits, 8)?,
            1 => _ = number(&mut bits, 16)?,
            2 => return Some(total),
            _ => {}
        }
        if is_new {
            name = lengths.len();
            lengths.push(1);
        }
        let is_first = total == 0;
        if is_new && !is_first {
            (width, left) = counted(width, left);
        }
        let own = lengths.get(name).copied().or((name == lengths.len()).then_some(last + 1))?;
        if is_first {
            is_new.then_some(())?;
            (width, left) = (3, 4);
        } else {
            lengths.push(last + 1);
            (width, left) = counted(width, left);
        }
        (total, last) = (total + own, own);
    }
    Some(total)
}

/// The next number of so many bits, the lowest first.
fn number(bits: &mut impl Iterator<Item = usize>, width: u8) -> Option<usize> {
    (0..width).try_fold(0, |number, place| Some(number | bits.next()? << place))
}

/// The width of the next name, and how many more names have it, after one more entry.
const fn counted(width: u8, left: u64) -> (u8, u64) {
    if left == 1 { (width + 1, 1 << width) } else { (width, left - 1) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn what_is_long_once_unpacked_is_refused_before() {
        let long = pack(&"a".repeat(LONGEST + 5_000));
        assert!(long.len() < 16 * 1024, "{}", long.len());
        assert_eq!(unpack(&long, "f-puzzles"), Err(LinkError::TooMuch { site: "f-puzzles" }));
        assert_eq!(unpack(&pack(&"a".repeat(LONGEST - 5_000)), "f-puzzles").map(|text| text.len()), Ok(LONGEST - 5_000));
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn the_length_is_known_beforehand(text in any::<String>(), small in "[abé]{0,400}") {
            for text in [text, small] {
                let code = pack(&text);
                prop_assert_eq!(length(&code), Some(text.encode_utf16().count()), "{:?}", &text);
                prop_assert_eq!(unpack(&code, ""), Ok(text));
            }
        }

        #[test]
        fn no_code_makes_it_panic(code in "[A-Za-z0-9+/=]{0,200}") {
            if let Some(units) = decompress_from_base64(&code).filter(|units| !units.is_empty()) {
                prop_assert_eq!(length(&code), Some(units.len()));
            }
        }
    }
}
