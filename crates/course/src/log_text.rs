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
//!
//! In each version a log is a set of lines that are not empty. So a line can be kept by itself, with its version, as a [`LogLine`]: a program
//! keeps the lines of later versions for those who can read them, and may be given the lines of a log one by one.

use crate::{Answer, Attempt, AttemptId, DrillSeed, Log, ParseDrillErrorKind, drill::decimal};
use jiff::civil::DateTime;
use std::{fmt, str::FromStr};

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

/// A line of a log, with the version of the log.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct LogLine {
    pub(crate) version: u32, // Invariant: > 0.
    pub(crate) text: String, // Invariant: it is not empty, and has no line end.
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
        let (version, lines) = head_and_lines(text)?;
        if version > LOG_VERSION {
            return Err(LogError::Later(version));
        }
        let mut reading = LogReading { log: Log::default(), version, skipped: Vec::new() };
        for (line, text) in (2..).zip(lines).filter(|(_, text)| !text.is_empty()) {
            if let Err((at, why)) = reading.log.add_text_line(text) {
                reading.skipped.push(SkippedLine { line, at, why });
            }
        }
        Ok(reading)
    }

    /// Adds all lines of the text of a log. What can't be read of them is kept, also if the text has a later version.
    ///
    /// ```
    /// use nonet_course::Log;
    ///
    /// let mut log = Log::default();
    /// log.add_text("nonet attempts 2\nwhat comes then\n")?;
    /// assert_eq!((log.len(), log.lines().map(|line| line.to_string()).collect::<Vec<_>>()), (0, vec!["2 what comes then".to_owned()]));
    /// # Ok::<(), nonet_course::LogError>(())
    /// ```
    ///
    /// # Errors
    /// [`LogError::Form`] if the first line does not name the form and a version. Then nothing is added.
    pub fn add_text(&mut self, text: &str) -> Result<(), LogError> {
        let (version, lines) = head_and_lines(text)?;
        for text in lines.filter(|text| !text.is_empty()) {
            self.add_line(&LogLine { version, text: text.to_owned() });
        }
        Ok(())
    }

    /// Adds what the line says. A line that can't be read is kept as it stands.
    pub fn add_line(&mut self, line: &LogLine) {
        if line.version > LOG_VERSION {
            self.later.insert(line.clone());
        } else {
            let _ = self.add_text_line(&line.text); // the log keeps a line that it can't read
        }
    }

    /// Adds a line of this version or of an earlier one. The error is that of a line that can't be read, which is kept.
    fn add_text_line(&mut self, text: &str) -> Result<(), (usize, LineError)> {
        let attempt = read_line(text).inspect_err(|_| {
            self.unread.insert(text.to_owned());
        })?;
        self.add(attempt);
        Ok(())
    }

    /// Writes the log: the attempts by time, then the lines that could not be read. [`read`](Log::read) gives the same log back. Lines of
    /// later versions are left out, since a text has one version; [`lines`](Log::lines) has them.
    #[must_use]
    pub fn text(&self) -> String {
        let attempts = self.iter().map(|attempt| format!("{attempt}\n"));
        let unread = self.unread().map(|line| format!("{line}\n"));
        [format!("{FORM}{LOG_VERSION}\n")].into_iter().chain(attempts).chain(unread).collect()
    }
}

/// Returns the version that a text of a log names in its first line, and its other lines, without line ends.
fn head_and_lines(text: &str) -> Result<(u32, impl Iterator<Item = &str>), LogError> {
    let mut lines = text.lines().map(|line| line.trim_end_matches('\r')); // also of a last line that was cut off before its line feed
    let version = lines.next().and_then(|line| line.strip_prefix(FORM)).and_then(version);
    Ok((version.ok_or(LogError::Form)?, lines))
}

fn version(text: &str) -> Option<u32> {
    decimal(text).and_then(|version| u32::try_from(version).ok()).filter(|version| *version > 0)
}

impl LogLine {
    /// Returns the text of a log that has this line alone.
    #[must_use]
    pub fn log_text(&self) -> String {
        let LogLine { version, text } = self;
        format!("{FORM}{version}\n{text}\n")
    }
}

/// Writes the version and the line: `1 attempt ..;`.
impl fmt::Display for LogLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.version, self.text)
    }
}

/// Reads what `Display` writes.
impl FromStr for LogLine {
    type Err = LogError;

    fn from_str(line: &str) -> Result<LogLine, LogError> {
        let (number, text) = line.split_once(' ').ok_or(LogError::Form)?;
        let text = text.trim_end_matches('\r');
        let version = version(number).filter(|_| !text.is_empty() && !text.contains('\n')).ok_or(LogError::Form)?;
        Ok(LogLine { version, text: text.to_owned() })
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
    fn a_line_is_kept_by_itself_with_its_version() {
        for (written, log_text) in [
            (format!("1 {LINE}"), written(&[LINE])),
            ("1 goal 2026-12-24 hard;".to_owned(), written(&["goal 2026-12-24 hard;"])),
            ("2 what comes then".to_owned(), "nonet attempts 2\nwhat comes then\n".to_owned()),
        ] {
            let line: LogLine = written.parse().unwrap();
            assert_eq!((line.to_string(), line.log_text()), (written, log_text));
            let (mut log, mut of_text) = (Log::default(), Log::default());
            log.add_line(&line);
            assert_eq!((log.lines().collect::<Vec<_>>(), log.line_count()), (vec![line.clone()], 1));
            assert_eq!(of_text.add_text(&line.log_text()), Ok(()));
            assert_eq!(of_text, log);
        }
        for text in ["", "1", "1 ", "1 \r", "0 x", "01 x", "x y", "-1 x", "99999999999 x", "1 x\ny"] {
            assert_eq!(text.parse::<LogLine>(), Err(LogError::Form), "{text:?}");
        }
        let mut log = Log::default();
        assert_eq!((log.add_text("nonet games 1\nx"), log), (Err(LogError::Form), Log::default()));
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
