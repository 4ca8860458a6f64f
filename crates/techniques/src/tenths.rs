//! Ratings with one decimal, as Sudoku Explainer has them.

use core::{error::Error, fmt, str::FromStr};

/// A rating on the scale of Sudoku Explainer, in tenths: `Tenths(72)` is 7.2.
///
/// ```
/// use nonet_techniques::Tenths;
///
/// assert_eq!(Tenths(72).to_string(), "7.2");
/// assert_eq!("7.2".parse(), Ok(Tenths(72)));
/// assert!(Tenths(72) < Tenths(110));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Tenths(pub u16);

/// Writes the rating with one decimal: `7.2`.
impl fmt::Display for Tenths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.0 / 10, self.0 % 10)
    }
}

/// The error for a text that is no rating.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseTenthsError;

impl fmt::Display for ParseTenthsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no rating, expected a number with at most one decimal, such as 7.2")
    }
}

impl Error for ParseTenthsError {}

/// Reads a rating below 100 with one decimal, or with none: `7.2`, `7`.
impl FromStr for Tenths {
    type Err = ParseTenthsError;
    fn from_str(text: &str) -> Result<Tenths, ParseTenthsError> {
        let (whole, decimal) = text.split_once('.').unwrap_or((text, "0"));
        let number =
            |digits: &str| digits.bytes().all(|byte| byte.is_ascii_digit()).then(|| digits.parse::<u16>().ok()).flatten();
        match (number(whole), number(decimal)) {
            (Some(whole), Some(tenths)) if whole < 100 && tenths < 10 && decimal.len() == 1 => Ok(Tenths(10 * whole + tenths)),
            _ => Err(ParseTenthsError),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rating_is_read_as_it_is_printed() {
        for rating in (0..1000).map(Tenths) {
            assert_eq!(rating.to_string().parse(), Ok(rating));
        }
        assert_eq!("7".parse(), Ok(Tenths(70)));
        for text in ["", ".", "7.", ".2", "7.25", "-1", "+1", "7.+", "100", "7,2"] {
            assert_eq!(text.parse::<Tenths>(), Err(ParseTenthsError), "{text}");
        }
    }
}
