//! A digit, and sets of digits.

use super::sets::bit_set;
use core::{
    error::Error,
    fmt::{self, Write},
    str::FromStr,
};

/// One of the digits 1 to 9. `Option<Digit>` takes one byte, too.
///
/// ```
/// use nonet_core::board::Digit;
/// let digit = Digit::new(7).unwrap();
/// assert_eq!((digit, digit.index(), digit.to_string().as_str()), (Digit::D7, 6, "7"));
/// assert_eq!("7".parse(), Ok(digit));
/// assert_eq!(Digit::new(0), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)] // they say it themselves
pub enum Digit {
    D1 = 1,
    D2,
    D3,
    D4,
    D5,
    D6,
    D7,
    D8,
    D9,
}

impl Digit {
    /// All nine digits in ascending order.
    pub const ALL: [Digit; 9] = {
        use Digit::{D1, D2, D3, D4, D5, D6, D7, D8, D9};
        [D1, D2, D3, D4, D5, D6, D7, D8, D9]
    };

    /// Returns the digit with this value. None if the value is not 1 to 9.
    #[must_use]
    pub const fn new(value: u8) -> Option<Digit> {
        if value >= 1 && value <= 9 { Some(Digit::ALL[value as usize - 1]) } else { None }
    }

    /// Returns the digit for a character from `'1'` to `'9'`. None for any other character.
    #[must_use]
    pub const fn from_char(ch: char) -> Option<Digit> {
        if ch.is_ascii_digit() { Digit::new(ch as u8 - b'0') } else { None }
    }

    /// Returns the value of the digit, 1 to 9.
    #[must_use]
    pub const fn value(self) -> u8 {
        self as u8
    }

    /// Returns the index of the digit in [`Digit::ALL`], 0 to 8.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize - 1
    }

    /// Returns the character for the digit, `'1'` to `'9'`.
    #[must_use]
    pub const fn to_char(self) -> char {
        (b'0' + self as u8) as char
    }

    /// The digit with this index. Indices come from within `board`, where they are below 9.
    #[inline(always)]
    pub(super) const fn at(index: usize) -> Digit {
        use Digit::{D1, D2, D3, D4, D5, D6, D7, D8, D9}; // a look into `ALL` would be checked and loaded, this is a sum
        match index {
            0 => D1,
            1 => D2,
            2 => D3,
            3 => D4,
            4 => D5,
            5 => D6,
            6 => D7,
            7 => D8,
            _ => D9,
        }
    }
}

impl fmt::Display for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(self.to_char())
    }
}

impl fmt::Debug for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(self.to_char())
    }
}

/// The error for a text that is no digit from 1 to 9, and for a text of digits that has something else among them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseDigitError;

impl fmt::Display for ParseDigitError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no digit from 1 to 9")
    }
}

impl Error for ParseDigitError {}

/// `7`, as it is printed.
impl FromStr for Digit {
    type Err = ParseDigitError;
    fn from_str(text: &str) -> Result<Digit, ParseDigitError> {
        let mut chars = text.chars();
        chars.next().and_then(Digit::from_char).filter(|_| chars.next().is_none()).ok_or(ParseDigitError)
    }
}

impl From<Digit> for u8 {
    fn from(digit: Digit) -> u8 {
        digit.value()
    }
}

/// The error for a number that is no digit from 1 to 9.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchDigit;

impl fmt::Display for NoSuchDigit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no digit from 1 to 9")
    }
}

impl Error for NoSuchDigit {}

impl TryFrom<u8> for Digit {
    type Error = NoSuchDigit;
    fn try_from(value: u8) -> Result<Digit, NoSuchDigit> {
        Digit::new(value).ok_or(NoSuchDigit)
    }
}

/// A set of digits. Bit *i* stands for the digit with index *i*, so the lowest bit is that of the digit 1.
///
/// Sets have the operators `&` (intersection), `|` (union), `^` (symmetric difference), `-` (difference) and `!` (complement).
///
/// ```
/// use nonet_core::board::{Digit, DigitSet};
/// let pair = DigitSet::from([Digit::D2, Digit::D5]);
/// assert_eq!((pair | Digit::D9.into()).to_string(), "2 5 9");
/// assert_eq!((pair & Digit::D5.into()).single(), Some(Digit::D5));
/// assert_eq!("2 5".parse(), Ok(pair));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct DigitSet(u16); // Invariant: below 512.

bit_set!(DigitSet(u16) of Digit, 9, crate::board::sets::one_bit_of_16);

/// The digits in ascending order, with blanks between them: `1 2 5`.
impl fmt::Display for DigitSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, digit) in self.iter().enumerate() {
            if i > 0 {
                f.write_str(" ")?;
            }
            f.write_char(digit.to_char())?;
        }
        Ok(())
    }
}

/// `1 2 5`, as it is printed.
impl FromStr for DigitSet {
    type Err = ParseDigitError;
    fn from_str(text: &str) -> Result<DigitSet, ParseDigitError> {
        text.split_whitespace().map(str::parse::<Digit>).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_digit_is_one_byte_with_room_for_none() {
        assert_eq!(size_of::<Option<Digit>>(), 1);
        assert_eq!(Digit::new(0), None);
        assert_eq!(Digit::new(10), None);
        assert_eq!(Digit::from_char('7'), Some(Digit::D7));
        assert_eq!(Digit::from_char('0'), None);
        assert_eq!(Digit::from_char('x'), None);
    }

    #[test]
    fn a_digit_is_read_as_it_is_printed() {
        for digit in Digit::ALL {
            assert_eq!(digit.to_string().parse(), Ok(digit));
            assert_eq!(Digit::try_from(u8::from(digit)), Ok(digit));
        }
        for text in ["", "0", "10", "12", "x", " 1", "1 "] {
            assert_eq!(text.parse::<Digit>(), Err(ParseDigitError), "{text}");
        }
    }

    #[test]
    fn a_set_is_changed_item_by_item() {
        let mut set = DigitSet::from([Digit::D2, Digit::D7]);
        assert!(set.insert(Digit::D4) && !set.insert(Digit::D4));
        assert!(set.remove(Digit::D2) && !set.remove(Digit::D2));
        assert_eq!((set.first(), set.last(), set.to_string()), (Some(Digit::D4), Some(Digit::D7), "4 7".to_owned()));
        set = set.without(Digit::D7).with(Digit::D9);
        assert_eq!(set, DigitSet::from([Digit::D4, Digit::D9]));
        assert!(set.is_disjoint(!set) && DigitSet::ALL.is_superset(set) && !set.is_superset(DigitSet::ALL));
        assert_eq!(DigitSet::EMPTY.last(), None);
        let mut items = set.iter();
        assert_eq!(
            (items.len(), items.next_back(), items.next(), items.next(), items.next_back()),
            (2, Some(Digit::D9), Some(Digit::D4), None, None)
        );
    }

    #[test]
    fn a_set_counts_lists_and_prints_its_digits() {
        let set: DigitSet = [Digit::D5, Digit::D1, Digit::D2].into_iter().collect();
        assert_eq!(set.to_string(), "1 2 5");
        assert_eq!(set.len(), 3);
        assert_eq!((!set).to_string(), "3 4 6 7 8 9");
        assert_eq!(set.iter().next_back(), Some(Digit::D5));
        assert_eq!(DigitSet::of(Digit::D9).single(), Some(Digit::D9));
        assert_eq!(set.single(), None);
        assert_eq!(DigitSet::EMPTY.first(), None);
        assert_eq!(DigitSet::from_bits(u16::MAX), DigitSet::ALL);
        for set in [set, DigitSet::EMPTY, DigitSet::ALL] {
            assert_eq!(set.to_string().parse(), Ok(set));
        }
        for text in ["0", "12", "1,2", "1 x"] {
            assert_eq!(text.parse::<DigitSet>(), Err(ParseDigitError), "{text}");
        }
    }
}
