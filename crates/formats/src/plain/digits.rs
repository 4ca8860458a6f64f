//! Digits of other scripts, and digits in circles and brackets.

/// The codes at which the ten digits of each script begin with its zero.
const ZEROS: [u32; 45] = [
    0x0660, 0x06f0, 0x07c0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0de6, 0x0e50, 0x0ed0,
    0x0f20, 0x1040, 0x1090, 0x17e0, 0x1810, 0x1946, 0x19d0, 0x1a80, 0x1a90, 0x1b50, 0x1bb0, 0x1c40, 0x1c50, 0xa620, 0xa8d0,
    0xa900, 0xa9d0, 0xa9f0, 0xaa50, 0xabf0, 0xff10, 0x104a0, 0x11066, 0x110f0, 0x1d7ce, 0x1d7d8, 0x1d7e2, 0x1d7ec, 0x1d7f6,
    0x1fbf0,
];

/// The codes at which the nine digits begin that are written in circles, brackets, with a full stop, or as Roman numbers.
const ONES: [u32; 10] = [0x2460, 0x2474, 0x2488, 0x24f5, 0x2776, 0x2780, 0x278a, 0x2160, 0x2170, 0x1f102];

/// Zeros in circles, and one with a comma.
const LONE_ZEROS: [u32; 5] = [0x24ea, 0x24ff, 0x1f10b, 0x1f10c, 0x1f101];

/// The plain digit that a character is, if it is one that a number is written with.
pub(super) fn digit(ch: char) -> Option<char> {
    let code = u32::from(ch);
    let within = |first: u32, many: u32| code.checked_sub(first).filter(|at| *at < many);
    let value = ZEROS.iter().find_map(|zero| within(*zero, 10));
    let value = value.or_else(|| ONES.iter().find_map(|one| within(*one, 9).map(|at| at + 1)));
    let value = value.or_else(|| LONE_ZEROS.contains(&code).then_some(0));
    char::from_digit(value?, 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_of_all_scripts_are_plain() {
        for (digits, plain) in [
            ("٠١٢٣٤٥٦٧٨٩", "0123456789"),
            ("۰۱۲۳۴۵۶۷۸۹", "0123456789"),
            ("०१२३४५६७८९", "0123456789"),
            ("๐๑๒๓๔๕๖๗๘๙", "0123456789"),
            ("０１２３４５６７８９", "0123456789"),
            ("𝟎𝟏𝟗𝟘𝟡𝟶𝟿", "0190909"),
            ("①②⑨❶❾➀⑴⒐Ⅸⅸ⓪", "12919119990"),
        ] {
            let found: String = digits.chars().filter_map(digit).collect();
            assert_eq!(found, plain, "{digits}");
        }
        for other in ['一', '²', '½', 'Ⅹ', '⑩', 'a'] {
            assert_eq!(digit(other), None, "{other}");
        }
    }
}
