//! One attempt at a drill.

use crate::DrillSeed;
use jiff::civil::DateTime;
use std::{fmt, str::FromStr};

/// The id of an attempt, made once and never changed. It tells apart two attempts that are equal otherwise. Written as 16 hexadecimal
/// digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct AttemptId(u64);

/// The end of an attempt. A drill that is left without an answer is no attempt.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Answer {
    /// The learner found what was asked for.
    Found,
    /// The learner answered wrongly, and the drill takes one answer only.
    Wrong,
    /// The learner had the answer shown.
    Shown,
}

/// An attempt at a drill, as the log keeps it. Any values are possible. Attempts are ordered by time.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Attempt {
    /// The day and the time of day at which the attempt ended, as the learner's device told them there and then.
    pub at: DateTime,
    /// The id.
    pub id: AttemptId,
    /// The drill.
    pub drill: DrillSeed,
    /// The end of the attempt.
    pub answer: Answer,
    /// The number of stages of a hint that were shown before the answer.
    pub help: u32,
    /// The number of wrong answers before the last one. A true answer that another technique proves is no wrong answer.
    pub wrong: u32,
    /// The time that the attempt took, in seconds.
    pub seconds: u32,
    /// The pairs that a later version has written about the attempt, as they stand in the text: they are written again.
    pub(crate) further: String, // Invariant: words with one space between them, without `;`.
}

impl AttemptId {
    /// Returns the id with this number. The number of a new attempt has to be random: no other tab or device may give it too.
    #[must_use]
    pub const fn new(random: u64) -> AttemptId {
        AttemptId(random)
    }

    /// Returns the number.
    #[must_use]
    pub const fn number(self) -> u64 {
        self.0
    }
}

/// Writes the id as 16 hexadecimal digits.
impl fmt::Display for AttemptId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// The error for a text that is no id.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no id, expected 16 lower-case hexadecimal digits")]
pub struct ParseAttemptIdError;

/// Reads what `Display` writes, and nothing else.
impl FromStr for AttemptId {
    type Err = ParseAttemptIdError;

    fn from_str(text: &str) -> Result<AttemptId, ParseAttemptIdError> {
        let is_plain = text.len() == 16 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        let number = u64::from_str_radix(text, 16).ok().filter(|_| is_plain);
        number.map(AttemptId).ok_or(ParseAttemptIdError)
    }
}

impl Answer {
    /// All answers.
    pub const ALL: [Answer; 3] = [Answer::Found, Answer::Wrong, Answer::Shown];

    /// Returns the name of the answer in the log.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Answer::Found => "found",
            Answer::Wrong => "wrong",
            Answer::Shown => "shown",
        }
    }
}

impl Attempt {
    /// Returns an attempt without help and wrong answers, which took no time: the fields are there to be set.
    #[must_use]
    pub const fn new(id: AttemptId, at: DateTime, drill: DrillSeed, answer: Answer) -> Attempt {
        Attempt { at, id, drill, answer, help: 0, wrong: 0, seconds: 0, further: String::new() }
    }

    /// Returns whether the learner found what was asked for.
    #[must_use]
    pub fn is_found(&self) -> bool {
        self.answer == Answer::Found
    }

    /// Returns whether the learner found what was asked for without help and without a wrong answer.
    #[must_use]
    pub fn is_found_alone(&self) -> bool {
        self.is_found() && self.help == 0 && self.wrong == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_read_back() {
        for number in [0, 1, 0x3f00_0000_0000_0abc, u64::MAX] {
            let id = AttemptId::new(number);
            assert_eq!((id.to_string().parse(), id.number()), (Ok(id), number));
        }
        for text in ["", "abc", "000000000000000A", "+000000000000abc", "0000000000000abcd"] {
            assert_eq!(text.parse::<AttemptId>(), Err(ParseAttemptIdError), "{text:?}");
        }
    }
}
