//! The written form of a log: a line that names form and version, then a line for each attempt.
//!
//! ```text
//! nonet attempts 1
//! attempt 3f00000000000abc 2026-11-29T16:47:11 x_wing.find.12345 found help 2 wrong 1 seconds 48;
//! ```
//!
//! After the answer come pairs of a key and a value. A later version may add pairs, or lines that begin with another word: this version
//! keeps both as they stand. Another meaning of what is there takes the next version. A semicolon ends each line, so that a line that was
//! cut off is never taken for another attempt.

use crate::{Answer, Attempt, AttemptId, DrillSeed, Log, ParseDrillErrorKind, drill::decimal};
use jiff::civil::DateTime;
use std::fmt;

/// The version in which a log is written.
pub const LOG_VERSION: u32 = 1;

/// The name of the form, with which the first line begins.
const FORM: &str = "nonet attempts ";

/// The first word of a line that holds an attempt.
const ATTEMPT: &str = "attempt";

/// A text that was read as a log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogReading {
    /// The log, with the lines that could not be read.
    pub log: Log,
    /// The version of the text. [`LOG_VERSION`] or an older one.
    pub version: u32,
    /// The lines that could not be read, each with the reason, in the order of the text.
    pub skipped: Vec<SkippedLine>,
}

/// A line that could not be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, byte {at}: {why}")]
pub struct SkippedLine {
    /// The number of the line in the text. The first line has the number 1.
    pub line: usize,
    /// The byte of the line at which the part begins that is wrong.
    pub at: usize,
    /// The fault of that part.
    pub why: LineError,
}

/// The fault of a line of a log.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LineError {
    /// The line does not end with a semicolon, or has one before its end.
    #[error("the line is cut off or joined to another")]
    End,
    /// The line does not hold an attempt. A later version may have written it.
    #[error("the line holds no attempt")]
    Word,
    /// There is no id.
    #[error("there is no id")]
    Id,
    /// There are no day and time.
    #[error("there are no day and time")]
    Time,
    /// There is no drill.
    #[error("{0}")]
    Drill(ParseDrillErrorKind),
    /// There is no answer that this version knows.
    #[error("there is no answer")]
    Answer,
    /// A key has no value, or occurs twice, or its value is no number below 2^32.
    #[error("there is no value")]
    Value,
}

/// The error for a text that is no log that this version can read. Such a text must not be written over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LogError {
    /// The text does not begin as a log does.
    #[error("the text is no log of attempts")]
    Form,
    /// A later version has written the text.
    #[error("the log has version {0}, and this program knows versions up to {LOG_VERSION}")]
    Later(u32),
}

impl Log {
    /// Reads the text of a log. A line that cannot be read is named and kept, and the others are read all the same.
    ///
    /// ```
    /// use nonet_course::{LineError, Log};
    ///
    /// let text = "nonet attempts 1\n\
    ///     attempt 3f00000000000abc 2026-11-29T16:47:11 x_wing.find.12345 found help 2 wrong 1 seconds 48;\n\
    ///     attempt 3f00000000000abd 2026-11-29T16:49:02 x_wing.find.12346 fou";
    /// let reading = Log::read(text)?;
    /// assert_eq!((reading.log.len(), reading.version), (1, 1));
    /// let skipped = reading.skipped[0];
    /// assert_eq!((skipped.line, skipped.why), (3, LineError::End));
    /// assert_eq!(reading.log.text(), format!("{text}\n")); // nothing is lost
    /// # Ok::<(), nonet_course::LogError>(())
    /// ```
    ///
    /// # Errors
    /// [`LogError::Form`] if the first line does not name the form and a version, and [`LogError::Later`] if the version is later than
    /// [`LOG_VERSION`].
    pub fn read(text: &str) -> Result<LogReading, LogError> {
        let mut lines = text.lines();
        let version = lines.next().and_then(|line| line.strip_prefix(FORM)).and_then(decimal).ok_or(LogError::Form)?;
        let version = u32::try_from(version).ok().filter(|version| *version > 0).ok_or(LogError::Form)?;
        if version > LOG_VERSION {
            return Err(LogError::Later(version));
        }
        let mut reading = LogReading { log: Log::default(), version, skipped: Vec::new() };
        let lines = lines.map(|line| line.trim_end_matches('\r')); // also of a last line that was cut off before its line feed
        for (line, text) in (2..).zip(lines).filter(|(_, text)| !text.is_empty()) {
            match read_line(text) {
                Ok(attempt) => {
                    reading.log.add(attempt);
                }
                Err((at, why)) => {
                    reading.skipped.push(SkippedLine { line, at, why });
                    reading.log.unread.insert(text.to_owned());
                }
            }
        }
        Ok(reading)
    }

    /// Writes the log: the attempts by time, then the lines that could not be read. [`read`](Log::read) gives the same log back.
    #[must_use]
    pub fn text(&self) -> String {
        let attempts = self.iter().map(|attempt| format!("{attempt}\n"));
        let unread = self.unread().map(|line| format!("{line}\n"));
        [format!("{FORM}{LOG_VERSION}\n")].into_iter().chain(attempts).chain(unread).collect()
    }
}

/// Writes the attempt as a line of a log, without the line end.
impl fmt::Display for Attempt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Attempt { at, id, drill, answer, help, wrong, seconds, further } = self;
        let space = if further.is_empty() { "" } else { " " };
        let answer = answer.name();
        write!(f, "{ATTEMPT} {id} {at} {drill} {answer} help {help} wrong {wrong} seconds {seconds}{space}{further};")
    }
}

/// The words of a line, each with the byte at which it begins.
struct Words<'a> {
    rest: Option<&'a str>,
    at: usize,
}

impl<'a> Iterator for Words<'a> {
    type Item = (usize, &'a str);

    fn next(&mut self) -> Option<(usize, &'a str)> {
        let (at, rest) = (self.at, self.rest?);
        let (word, after) = rest.split_once(' ').map_or((rest, None), |(word, after)| (word, Some(after)));
        (self.rest, self.at) = (after, at + word.len() + 1);
        Some((at, word))
    }
}

/// Reads a line, without the line end. The error is the byte that it is about, and the reason.
fn read_line(line: &str) -> Result<Attempt, (usize, LineError)> {
    let end = line.find(';').unwrap_or(line.len());
    if end + 1 != line.len() {
        return Err((end, LineError::End));
    }
    let mut words = Words { rest: Some(&line[..end]), at: 0 };
    let mut next = |why| words.next().ok_or((end, why));
    let (at, word) = next(LineError::Word)?;
    if word != ATTEMPT {
        return Err((at, LineError::Word));
    }
    let (at, word) = next(LineError::Id)?;
    let id = word.parse::<AttemptId>().map_err(|_| (at, LineError::Id))?;
    let (at, word) = next(LineError::Time)?;
    // Of the many spellings of a time only that which is written is read: else one attempt could be two.
    let time = word.parse::<DateTime>().ok().filter(|time| time.to_string() == word).ok_or((at, LineError::Time))?;
    let (at, word) = next(LineError::Drill(ParseDrillErrorKind::Missing))?;
    let drill = word.parse::<DrillSeed>().map_err(|error| (at + error.at, LineError::Drill(error.kind)))?;
    let (at, word) = next(LineError::Answer)?;
    let answer = Answer::ALL.into_iter().find(|answer| answer.name() == word).ok_or((at, LineError::Answer))?;
    read_pairs(words, Attempt::new(id, time, drill, answer))
}

/// Reads the pairs of a key and a value, which are the rest of a line.
fn read_pairs(mut words: Words<'_>, mut attempt: Attempt) -> Result<Attempt, (usize, LineError)> {
    let [mut help, mut wrong, mut seconds] = [None; 3];
    while let Some((key_at, key)) = words.next() {
        let (at, value) = words.next().ok_or((key_at, LineError::Value))?;
        let known = match key {
            "help" => &mut help,
            "wrong" => &mut wrong,
            "seconds" => &mut seconds,
            _ if key.is_empty() || value.is_empty() => return Err((key_at, LineError::Value)),
            _ => {
                let space = if attempt.further.is_empty() { "" } else { " " };
                attempt.further.push_str(&format!("{space}{key} {value}"));
                continue;
            }
        };
        let number = decimal(value).and_then(|number| u32::try_from(number).ok()).ok_or((at, LineError::Value))?;
        if known.replace(number).is_some() {
            return Err((key_at, LineError::Value));
        }
    }
    [attempt.help, attempt.wrong, attempt.seconds] = [help, wrong, seconds].map(Option::unwrap_or_default);
    Ok(attempt)
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil::date;

    const LINE: &str = "attempt 3f00000000000abc 2026-11-29T16:47:11 x_wing.find.12345 found help 2 wrong 1 seconds 48;";

    fn written(lines: &[&str]) -> String {
        format!("nonet attempts 1\n{}", lines.iter().map(|line| format!("{line}\n")).collect::<String>())
    }

    #[test]
    fn the_form_of_version_1_is_read_and_written_as_it_was() {
        let at = date(2026, 11, 29).at(16, 47, 11, 0);
        let drill = "x_wing.find.12345".parse().unwrap();
        let mut attempt = Attempt::new(AttemptId::new(0x3f00_0000_0000_0abc), at, drill, Answer::Found);
        (attempt.help, attempt.wrong, attempt.seconds) = (2, 1, 48);
        let reading = Log::read(&written(&[LINE])).unwrap();
        assert_eq!(reading, LogReading { log: [attempt].into_iter().collect(), version: 1, skipped: vec![] });
        assert_eq!(reading.log.text(), written(&[LINE]));
    }

    #[test]
    fn a_text_of_another_form_or_of_a_later_version_is_refused_and_told() {
        for text in ["", "\n", "nonet 1\n", "nonet attempts\n", "nonet attempts 0\n", "nonet attempts 01\n", "nonet attempts x"] {
            assert_eq!(Log::read(text), Err(LogError::Form), "{text:?}");
        }
        assert_eq!(Log::read("nonet attempts 2\nwhat comes then"), Err(LogError::Later(2)));
        assert_eq!(Log::read("nonet attempts 99999999999"), Err(LogError::Form));
        assert_eq!(LogError::Later(2).to_string(), "the log has version 2, and this program knows versions up to 1");
    }

    #[test]
    fn a_line_that_cannot_be_read_is_named_and_loses_nothing() {
        use LineError::{Answer, Drill, End, Id, Time, Value, Word};
        let joined = format!("{LINE}{LINE}");
        for (line, at, why) in [
            ("attempt 3f00000000000abc 2026-11-29T16:47:11 x_wing.find.12345 found help 2 wrong 1 seconds 4", 93, End),
            (&joined, LINE.len() - 1, End),
            ("goal 2026-12-24 hard;", 0, Word),
            (" attempt;", 0, Word),
            ("attempt;", 7, Id),
            ("attempt 3f0 2026-11-29T16:47:11 x_wing.find.12345 found;", 8, Id),
            ("attempt 3f00000000000abc 2026-02-30T16:47:11 x_wing.find.12345 found;", 25, Time),
            ("attempt 3f00000000000abc 20261129T164711 x_wing.find.12345 found;", 25, Time),
            ("attempt 3f00000000000abc 2026-11-29T16:47:11 x_wing.fnd.12345 found;", 52, Drill(ParseDrillErrorKind::Kind)),
            ("attempt 3f00000000000abc 2026-11-29T16:47:11 x_wing.find.12345 guessed;", 63, Answer),
            ("attempt 3f00000000000abc 2026-11-29T16:47:11 x_wing.find.12345;", 62, Answer),
            ("attempt 3f00000000000abc 2026-11-29T16:47:11 x_wing.find.12345 found help;", 69, Value),
            ("attempt 3f00000000000abc 2026-11-29T16:47:11 x_wing.find.12345 found help -2;", 74, Value),
            ("attempt 3f00000000000abc 2026-11-29T16:47:11 x_wing.find.12345 found help 1 help 1;", 76, Value),
            ("attempt 3f00000000000abc 2026-11-29T16:47:11 x_wing.find.12345 found  ;", 69, Value),
            ("\u{e9}\u{0}\u{1f600}", 7, End),
        ] {
            let text = written(&[line, LINE]);
            let reading = Log::read(&text).unwrap();
            assert_eq!(reading.skipped, [SkippedLine { line: 2, at, why }], "{line:?}");
            assert_eq!((reading.log.len(), reading.log.unread().collect::<Vec<_>>()), (1, vec![line]), "{line:?}");
            assert_eq!(reading.log.text(), written(&[LINE, line]));
        }
    }

    #[test]
    fn what_a_later_version_adds_to_an_attempt_is_kept_and_makes_no_second_one() {
        let newer = LINE.replace(";", " device phone sure 3;");
        let reading = Log::read(&written(&[&newer, &newer])).unwrap();
        assert_eq!((reading.log.len(), reading.skipped.len()), (1, 0));
        assert_eq!(reading.log.text(), written(&[&newer]));
    }

    #[test]
    fn lines_may_end_as_windows_ends_them_and_may_be_empty() {
        let reading = Log::read(&written(&["", LINE]).replace('\n', "\r\n")).unwrap();
        assert_eq!((reading.log.len(), reading.skipped.len()), (1, 0));
    }

    #[test]
    fn a_line_that_cannot_be_read_is_the_same_however_it_ends() {
        for end in ["", "\n", "\r", "\r\n", "\r\r\n"] {
            let log = Log::read(&format!("{}goal 2026-12-24 hard;{end}", written(&[LINE]))).unwrap().log;
            assert_eq!(log.text(), written(&[LINE, "goal 2026-12-24 hard;"]), "{end:?}");
            assert_eq!(Log::read(&log.text()).map(|reading| reading.log), Ok(log), "{end:?}");
        }
    }
}
