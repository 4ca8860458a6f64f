//! Fuzzes backups and stored parts of collections: no reader panics, and a row that is read is written, and read again as the
//! same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use nonet_collection::{
    backup::{BackupLine, Reader, head_text, row_text},
    facts_of, judged_of, piece, rows_of,
};

fuzz_target!(|bytes: &[u8]| {
    let mut reader = Reader::default();
    for line in bytes.split(|byte| *byte == b'\n') {
        if let BackupLine::Row(row) = reader.take(line) {
            let text = row_text(&row);
            let mut again = Reader::default();
            let said = text.strip_suffix(b"\n").unwrap_or(&text).split(|byte| *byte == b'\n').map(|line| again.take(line)).last();
            assert_eq!(said, Some(BackupLine::Row(row)), "{}", String::from_utf8_lossy(&text));
        }
    }
    let head = head_text(&reader.collection);
    let mut again = Reader::default();
    for line in head.split(|byte| *byte == b'\n').skip(1) {
        let _ = again.take(line);
    }
    assert_eq!(head_text(&again.collection), head);
    // Damaged rows of earlier builds may hold values that a row can't have; once written, the row no longer has them.
    if let Ok(rows) = rows_of(bytes)
        && let Ok(rows) = rows_of(&piece(&rows))
    {
        assert_eq!(rows_of(&piece(&rows)), Ok(rows));
    }
    let _ = (judged_of(bytes), facts_of(bytes));
});
