//! Numbers as texts write them.

/// The number that digits of this base write; nothing of an empty text, of one with another character (a sign too, which the
/// standard library takes), and of a number that is too large.
pub(crate) fn read(text: &str, base: u32) -> Option<u32> {
    if is_of_digits(text, base) { u32::from_str_radix(text, base).ok() } else { None }
}

/// Whether there are digits of this base and nothing else.
pub(crate) fn is_of_digits(text: &str, base: u32) -> bool {
    !text.is_empty() && text.chars().all(|ch| ch.is_digit(base))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_alone_are_a_number() {
        for (text, base, number) in [
            ("0", 10, Some(0)),
            ("007", 10, Some(7)),
            ("4294967295", 10, Some(u32::MAX)),
            ("zZ", 36, Some(35 * 36 + 35)),
            ("00e9", 16, Some(0xe9)),
            ("4294967296", 10, None),
            ("", 10, None),
            ("+5", 10, None),
            ("-5", 10, None),
            ("+5", 36, None),
            ("+031", 16, None),
            (" 5", 10, None),
            ("5_0", 10, None),
            ("٥", 10, None),
        ] {
            assert_eq!(read(text, base), number, "{text:?}");
        }
    }
}
