//! Structures as text, in the notations of the field.
//!
//! The structure stands before `=>`, and the claims stand behind it, as `r8c3<>2`, `-2r8c3` or `r1c1=5`. The arrow may also be
//! `->`, `-->`, `→`, `⇒`, `so` or `therefore`. A name and a colon may stand before the structure, and words such as `; stte` at the end.
//! Spaces count nowhere, except that words end at them; letters may be of either case; a dash may be any of `-`, `–`, `—`, `−`.
//!
//! | what | for example |
//! |---|---|
//! | chain, Eureka | `(2)r6c3=r5c2-r5c5=r8c5 => r8c3<>2`, `(2=46)r1c23-(6=5)r1c7`, `(3)r1c1=(3-4)r1c5=(4)r78c5`, `2r6c3=2r5c2-2r5c5=2r8c5-` |
//! | nice loop | `r6c3 =2= r5c2 -2- r5c5 =2= r8c5`, `[r6c3]=2=[r5c2]-2-[r5c5]=2=[r8c5]`, `8- r1c2 -3- r1c7 -8` |
//! | fish | `2 r25 c37 => r8c3<>2`, `X-wing: 2 r25/c37`, `swordfish 2 r2b47\c137` |
//! | cells and digits | `16 r1c29`, `1,6 in r1c2,r1c9`, `(16)r1c29` |
//! | truths and links | `2 Truths = {2R25} 2 Links = {2c37} => r8c3<>2`; `3N45` are the cells r3c4 and r3c5 |

mod chain;
mod claims;
mod cursor;
mod sets;
mod write;

use super::{Conclusions, Structure};
use core::{error::Error, fmt, str::FromStr};
use cursor::Cursor;

/// A structure as a person writes it, and what they claim to follow from it.
///
/// ```
/// use nonet_logic::structure::{Expected, Notation, ParseNotationError};
///
/// let notation: Notation = "(2)r6c3=r5c2 - r5c5 = r8c5 => r8c3<>2".parse()?;
/// assert_eq!(notation.claims.eliminations.single(), Some("2r8c3".parse()?));
///
/// let error = "(2)r6c3=r5x2".parse::<Notation>().unwrap_err();
/// assert_eq!(error, ParseNotationError { at: 10, expected: Expected::Column });
/// assert_eq!(error.to_string(), "c and the number of a column is expected at character 11");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Notation {
    /// The structure.
    pub structure: Structure,
    /// The placements and eliminations that are claimed to follow. Empty if nothing is claimed.
    pub claims: Conclusions,
}

/// The error for a text that is no structure: where it goes wrong, and what was expected there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ParseNotationError {
    /// The place in the text, in characters (Unicode scalar values) from 0. It may be the end of the text.
    pub at: usize,
    /// The part that was expected at this place.
    pub expected: Expected,
}

/// A part that a text lacks at some place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Expected {
    /// A digit from 1 to 9.
    Digit,
    /// `r` and the number of a row, or `b` and that of a box, where a cell begins.
    Row,
    /// `c` and the number of a column, behind a row.
    Column,
    /// `p` and a position from 1 to 9, behind a box.
    Position,
    /// A digit for a cell of a chain that has none, and none before it to carry on.
    DigitOfNode,
    /// A strong or a weak link, `=` or `-`.
    Link,
    /// A second node: a chain has a link at least.
    Node,
    /// A closing parenthesis.
    Parenthesis,
    /// A closing bracket behind cells.
    Bracket,
    /// An opening brace before a list of sets.
    OpeningBrace,
    /// A closing brace behind a list of sets.
    ClosingBrace,
    /// A set: digits and houses as in `1R2`, `5C6` and `7B8`, or a row and columns as in `3N4`.
    Set,
    /// Sets, as many as were announced.
    Sets {
        /// The number that was announced.
        announced: usize,
        /// The number of sets that are listed.
        listed: usize,
    },
    /// Houses: letters of `r`, `c` and `b`, with numbers behind each.
    Houses,
    /// `<>`, `!=` or `=` in a claim.
    Relation,
    /// A claim behind the arrow.
    Claim,
    /// The same digits on both sides of a link label, as in `-2-`.
    Label,
    /// The end of the text, or `=>`.
    End,
    /// A text of this many characters at most.
    Shorter(usize),
}

/// The largest number of characters that a text may have.
const MAX_LENGTH: usize = 4_000;

/// Reads a structure, and the claims behind `=>`.
impl FromStr for Notation {
    type Err = ParseNotationError;
    fn from_str(text: &str) -> Result<Notation, ParseNotationError> {
        if text.chars().nth(MAX_LENGTH).is_some() {
            return Err(ParseNotationError { at: MAX_LENGTH, expected: Expected::Shorter(MAX_LENGTH) });
        }
        let mut cursor = Cursor::new(text);
        cursor.skip_name();
        let structure = structure(&mut cursor)?;
        let claims = claims::read(&mut cursor)?;
        Ok(Notation { structure, claims })
    }
}

/// Reads a structure: which kind it is shows in the signs before the arrow.
fn structure(cursor: &mut Cursor) -> Result<Structure, ParseNotationError> {
    if cursor.has_before_arrow(|ch| matches!(ch, '{' | '}')) {
        return sets::truths_and_links(cursor).map(Structure::Sets);
    }
    if cursor.has_before_arrow(cursor::is_link) {
        return chain::read(cursor).map(Structure::Chain);
    }
    sets::fish_or_cells(cursor)
}

/// Writes the structure, and the claims behind `=>` if there are any.
impl fmt::Display for Notation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.structure)?;
        if self.claims.is_empty() { Ok(()) } else { write!(f, " => {}", self.claims) }
    }
}

/// Writes what was expected and where, for logs. Characters are counted from 1 here, as in an editor.
impl fmt::Display for ParseNotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at character {}", self.expected, self.at + 1)
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Expected::Digit => "a digit is expected",
            Expected::Row => "r and the number of a row is expected",
            Expected::Column => "c and the number of a column is expected",
            Expected::Position => "p and a position in the box is expected",
            Expected::DigitOfNode => "the digit of the first node is expected",
            Expected::Link => "a link is expected",
            Expected::Node => "a node is expected",
            Expected::Bracket => "a closing bracket is expected",
            Expected::Parenthesis => "a closing parenthesis is expected",
            Expected::OpeningBrace => "an opening brace is expected",
            Expected::ClosingBrace => "a closing brace is expected",
            Expected::Set => "a set as 1R2 or 3N4 is expected",
            Expected::Sets { announced, listed } => {
                return write!(f, "{announced} sets are expected, not {listed},");
            }
            Expected::Houses => "houses as r25 are expected",
            Expected::Relation => "<> or = is expected",
            Expected::Claim => "a claim as r1c1<>2 is expected",
            Expected::Label => "the same sign on both sides of the digit is expected",
            Expected::End => "the end of the text is expected",
            Expected::Shorter(length) => return write!(f, "a text of {length} characters at most is expected"),
        })
    }
}

impl Error for ParseNotationError {}

#[cfg(test)]
mod tests {
    use super::*;

    /// The notation that was read, as it is written again.
    fn written(text: &str) -> String {
        text.parse::<Notation>().map_or_else(|error| format!("{:?} at {}", error.expected, error.at), |it| it.to_string())
    }

    #[test]
    fn chains_are_read() {
        for (text, again) in [
            ("(2)r6c3=r5c2-r5c5=r8c5 => r8c3<>2", "(2)r6c3=r5c2-r5c5=r8c5 => r8c3<>2"),
            ("(2)r6c3 = (2)r5c2 - (2)r5c5 = (2)r8c5", "(2)r6c3=r5c2-r5c5=r8c5"),
            ("2r6c3=2r5c2-2r5c5=2r8c5-", "(2)r6c3=r5c2-r5c5=r8c5-"),
            ("AIC: (2=4)r6c3-(4=7)r6c8 -> -2 r6c8", "(2)r6c3=(4)r6c3-r6c8=(7)r6c8 => r6c8<>2"),
            ("(3)r1c1==(3-4)r1c5--(4)r78c5 loop", "Link at 29"),
            ("(3)r1c1==(3-4)r1c5--(4)r78c5 - loop", "(3)r1c1=r1c5-(4)r1c5-r78c5-"),
            ("(2=46)r1c23-(6=5)r1c7", "(2)r1c23=(46)r1c23-(6)r1c7=(5)r1c7"),
            ("(46=2)b1p23 – (2)r3c3|r5c7", "(46)r1c23=(2)r1c23-r3c3,r5c7"),
            ("2R6C3 = 2R5C2, ste", "Link at 13"),
            ("2R6C3 = 2R5C2 so R6C2≠2, ste", "(2)r6c3=r5c2 => r6c2<>2"),
        ] {
            assert_eq!(written(text), again, "{text}");
        }
    }

    /// The links of nice loops have digits; where two of them meet in a cell, it is a link itself.
    #[test]
    fn nice_loops_are_read() {
        for (text, again) in [
            ("r6c3 =2= r5c2 -2- r5c5 =2= r8c5", "(2)r6c3=r5c2-r5c5=r8c5"),
            ("[r6c3]=2=[r5c2]-2-[r5c5]=2=[r8c5] => [r8c3]<>2", "(2)r6c3=r5c2-r5c5=r8c5 => r8c3<>2"),
            ("XY-Chain: 8 8- r1c2 -3- r1c7 -8 => r1c9<>8", "(8)r1c2=(3)r1c2-r1c7=(8)r1c7 => r1c9<>8"),
            ("Remote Pair: 4/8 r2c1 -4- r2c4 -8- r5c4", "(8)r2c1=(4)r2c1-r2c4=(8)r2c4-r5c4=(4)r5c4"),
            ("r2c1 -4- r2c4 -8- r5c4", "(4)r2c1-r2c4=(8)r2c4-r5c4"),
            ("4/8/9 r2c1 -4- r2c4 -8- r5c4", "(4)r2c1-r2c4=(8)r2c4-r5c4"),
            ("r1c1 =3= r1c5 =4= r8c5", "(3)r1c1=r1c5-(4)r1c5=r8c5"),
            ("4= r1c1 =3= r1c5 -3- ALS:r4c9,r6c78 -8- r6c1", "(4)r1c1-(3)r1c1=r1c5-r4c9,r6c78=(8)r4c9,r6c78-r6c1"),
            ("r1c1 =3= r1c5 = r8c5", "Label at 14"),
            ("r1c1 =3- r1c5", "Label at 7"),
            ("4r1c1 =3= r1c5", "Row at 0"),
        ] {
            assert_eq!(written(text), again, "{text}");
        }
    }

    #[test]
    fn fish_and_cells_are_read() {
        for (text, again) in [
            ("2 r25 c37 => r8c3<>2", "2 r25/c37 => r8c3<>2"),
            ("X-wing 2 r25c37", "2 r25/c37"),
            ("Swordfish: 2 c137\\r2b47", "2 c137/r2b47"),
            ("2 c37r25", "2 r25c37"),
            ("Finned X-Wing: 2 r25 c37 fr5c8 efr5c9 => r4c7<>2", "2 r25/c37 => r4c7<>2"),
            ("4 b1/r1", "4 b1/r1"),
            ("4 r1/b1", "4 r1/b1"),
            ("Naked Pair: 1,6 in r1c29 => r1c4<>16", "16 in r1c29 => r1c4<>16"),
            ("16 r1c2,r1c9", "16 in r1c29"),
            ("(16)r1c29", "16 in r1c29"),
            ("4 r1c23", "4 in r1c23"),
            ("4 in r12c34", "4 in r12c34"),
            ("4 r1c2", "4 in r1c2"),
            ("4 b1p37", "4 in r1c3,r3c1"),
            ("4 r1", "Column at 4"),
            ("4 r1/x", "Houses at 5"),
            ("(4 r1c2", "Parenthesis at 3"),
            ("[r1c2]", "Digit at 0"),
            ("12 [r1c2", "Bracket at 8"),
        ] {
            let again = if text == "2 c37r25" { "2 c37/r25" } else { again };
            assert_eq!(written(text), again, "{text}");
        }
    }

    #[test]
    fn truths_and_links_are_read() {
        for (text, again) in [
            ("2 Truths = {2R25} 2 Links = {2c37} => r8c3<>2", "2 Truths = {2R2 2R5} 2 Links = {2c3 2c7} => r8c3<>2"),
            (
                "Rank 0: 4 Truths = {1R2, 3N45; 7b8}\n4 Links={12c3, 5b6 1n9}\n2 Eliminations --> r1c2<>3, r4c5<>6",
                "4 Truths = {1R2 3N4 3N5 7B8} 4 Links = {1c3 2c3 5b6 1n9} => r1c2<>3 r4c5<>6",
            ),
            ("{1R2}", "1 Truths = {1R2} 0 Links = {}"),
            ("3 Truths = {1R2}", "Sets { announced: 3, listed: 1 } at 0"),
            ("1 Truths = {1R}", "Set at 14"),
            ("1 Truths = {1X2}", "Set at 13"),
            ("1 Truths = {1R2", "ClosingBrace at 15"),
            ("1 Truths 1R2}", "OpeningBrace at 9"),
            ("{1R2} {1c2} and", "End at 12"),
        ] {
            assert_eq!(written(text), again, "{text}");
        }
    }

    #[test]
    fn claims_are_read() {
        let chain = "(2)r1c1=r1c2";
        for (claims, again) in [
            ("=> r12c3<>45", " => r1c3<>45 r2c3<>45"),
            ("=> r1c1=5", " => r1c1=5"),
            ("-> r1c1==5 and r2c2!=3;", " => r1c1=5 r2c2<>3"),
            ("⇒ -2r8c3, r9c3", " => r8c3<>2 r9c3<>2"),
            ("→ –2 r8c3, r9c3 <> 5,6 ; stte", " => r8c3<>2 r9c3<>56"),
            ("=>", "Claim at 14"),
            ("=> 2r1c1", "Claim at 15"),
            ("=> r1c1", "Relation at 19"),
            ("=> r1c1<>x", "Digit at 21"),
            ("=> r1<>2", "Column at 17"),
            ("=> r1c1<>2 *", "Claim at 23"),
        ] {
            let again = if again.starts_with(' ') { format!("{chain}{again}") } else { again.to_owned() };
            assert_eq!(written(&format!("{chain}{claims}")), again, "{claims}");
        }
    }

    #[test]
    fn what_is_no_structure_is_refused_with_its_place() {
        for (text, refused) in [
            ("", "Digit at 0"),
            ("  ", "Digit at 2"),
            ("AIC:", "Digit at 4"),
            ("=> r1c1<>2", "Digit at 0"),
            ("r1c1=r1c2", "DigitOfNode at 0"),
            ("(2)r1c1=", "Node at 8"),
            ("(2)r1c1-", "Node at 8"),
            ("(2r1c1=r1c2", "Parenthesis at 2"),
            ("(2=)r1c1", "Digit at 3"),
            ("(2)r0c1=r1c2", "Row at 4"),
            ("(2)r1c1=r1x2", "Column at 10"),
            ("(2)b1c1=r1c2", "Position at 5"),
            ("(2)b1p0=r1c2", "Position at 6"),
        ] {
            assert_eq!(written(text), refused, "{text:?}");
        }
        let long = "(2)r1c1=".repeat(MAX_LENGTH);
        assert_eq!(written(&long), format!("Shorter({MAX_LENGTH}) at {MAX_LENGTH}"));
    }
}
