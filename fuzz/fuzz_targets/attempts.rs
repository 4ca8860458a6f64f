//! Fuzzes the log of attempts: a text that is read loses no line, is written, and read again as the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use nonet_course::{AttemptId, DrillSeed, Log, LogLine};

fuzz_target!(|text: &str| {
    if let Ok(reading) = Log::read(text) {
        let written = reading.log.text();
        let again = Log::read(&written).map(|reading| reading.log);
        let line = |number: usize| text.lines().nth(number - 1).map(|line| line.trim_end_matches('\r'));
        assert!(reading.skipped.iter().all(|skipped| line(skipped.line).is_some_and(|line| written.contains(line))));
        assert_eq!(again, Ok(reading.log));
    }
    let (mut log, mut again) = (Log::default(), Log::default());
    if log.add_text(text).is_ok() {
        log.lines().for_each(|line| again.add_line(&line));
        assert_eq!(again, log);
    }
    if let Ok(line) = text.parse::<LogLine>() {
        assert_eq!(line.to_string().parse(), Ok(line));
    }
    if let Ok(drill) = text.parse::<DrillSeed>() {
        assert_eq!(drill.to_string(), text);
    }
    if let Ok(id) = text.parse::<AttemptId>() {
        assert_eq!(id.to_string(), text);
    }
});
