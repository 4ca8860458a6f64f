//! Fuzzes every reader of texts: none panics, a text is read alike as a whole and in pieces, and a puzzle that is written is read
//! back.
#![no_main]

use libfuzzer_sys::fuzz_target;
use nonet_collection::Source;
use nonet_formats::{NonetLink, Output, Puzzles, read, read_all, read_bytes, text_of_bytes};
use std::io::BufReader;

fuzz_target!(|bytes: &[u8]| {
    if let Ok(text) = text_of_bytes(bytes) {
        let _ = (read_all(&text), NonetLink::find(&text));
    }
    if let Ok(reading) = read_bytes(bytes) {
        let _ = reading.description();
        for output in [Output::Line, Output::Grid, Output::CSV, Output::Ss, Output::Sdk, Output::OpenSudoku] {
            let written = output.write(&reading.position());
            let grid = read(&written).map(|again| again.grid);
            assert_eq!(grid, Ok(reading.grid), "{output:?}:\n{written}");
        }
    }
    let whole: Vec<_> = Puzzles::new(bytes).collect();
    let pieces: Vec<_> = Puzzles::new(BufReader::with_capacity(7, bytes)).collect();
    assert_eq!(whole, pieces);
    let mut source = Source::new(bytes);
    let width = source.header().len();
    for row in source.map_while(Result::ok) {
        assert_eq!(row.columns.len(), width);
    }
});
