//! Numbers and lists in English.

use nonet_core::board::DigitSet;

/// A number with commas between thousands: `1,234,567`.
///
/// ```
/// use nonet_words::thousands;
/// assert_eq!([0, 999, 1_000, 12_345_678].map(thousands), ["0", "999", "1,000", "12,345,678"]);
/// ```
#[must_use]
pub fn thousands(number: u64) -> String {
    let digits = number.to_string();
    (0..digits.len().div_ceil(3)).rev().map(|i| group(&digits, i)).collect::<Vec<_>>().join(",")
}

/// The `i`-th group of three digits, counted from the right.
fn group(digits: &str, i: usize) -> &str {
    let end = digits.len() - 3 * i;
    digits.get(end.saturating_sub(3)..end).unwrap_or_default()
}

/// A number of tenths with its one decimal: `7.2`.
///
/// ```
/// assert_eq!(nonet_words::tenths(72), "7.2");
/// ```
#[must_use]
pub fn tenths(number: u32) -> String {
    format!("{}.{}", number / 10, number % 10)
}

/// `1 guess`, `8 guesses`.
#[must_use]
pub fn counted(number: usize, one: &str, many: &str) -> String {
    format!("{} {}", thousands(number as u64), if number == 1 { one } else { many })
}

/// The phrase about full boards that solve puzzles of the same text, and so are no puzzles themselves.
///
/// ```
/// use nonet_words::solutions_left_out;
/// assert_eq!(solutions_left_out(1), "1 solution that stands beside its puzzle is left out");
/// assert_eq!(solutions_left_out(1_200), "1,200 solutions that stand beside their puzzles are left out");
/// ```
#[must_use]
pub fn solutions_left_out(number: usize) -> String {
    let words = if number == 1 { "that stands beside its puzzle is" } else { "that stand beside their puzzles are" };
    format!("{} {words} left out", counted(number, "solution", "solutions"))
}

/// `two`, `three`, `four`; digits from ten on.
#[must_use]
pub fn number_word(number: usize) -> String {
    const WORDS: [&str; 10] = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
    WORDS.get(number).map_or_else(|| number.to_string(), |word| (*word).to_owned())
}

/// `2`, `2 and 8`, `2, 5 and 8`.
#[must_use]
pub fn digits_and(digits: DigitSet) -> String {
    listed(digits.iter().map(|digit| digit.to_string()), "and")
}

/// `2`, `2 or 8`, `2, 5 or 8`.
#[must_use]
pub fn digits_or(digits: DigitSet) -> String {
    listed(digits.iter().map(|digit| digit.to_string()), "or")
}

/// With a capital letter.
#[must_use]
pub fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().to_string() + chars.as_str())
}

/// `a`, `a and b`, `a, b and c`.
#[must_use]
pub fn listed(items: impl Iterator<Item = String>, last: &str) -> String {
    let mut items: Vec<String> = items.collect();
    match items.pop() {
        Some(end) if !items.is_empty() => format!("{} {last} {end}", items.join(", ")),
        one => one.unwrap_or_default(),
    }
}
