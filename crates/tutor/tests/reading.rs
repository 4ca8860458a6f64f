//! Tests of the sentences about texts: in English those of `nonet-formats` itself, in German others.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used)] // a test fails so

use nonet_collection::{RowError, RowFault};
use nonet_core::board::{Cell, Grid};
use nonet_formats::{
    CellListError, FileKind, Fillers, Form, KnownRule, LengthCause, LinkError, Mended, NonetLinkError, PlaceOrder, Puzzles,
    ReadError, ReadErrorKind, Remark, Rule, ShownSign, Site, SoloError, UnreadPart, read, read_bytes,
};
use nonet_tutor::reading::{description, file_kind, fillers, form, nonet_link_error, read_error, remark, row_error};
use nonet_words::{Language, Messages, Notation, Speech, messages};
use std::{collections::BTreeSet, fs, io, path::Path};

fn german() -> Speech<'static> {
    Speech { messages: messages(Language::De), notation: Notation::RowColumn }
}

fn cell(name: &str) -> Cell {
    name.parse().unwrap()
}

/// Values of a kind are told in English by these words, and in German by others.
fn check(english: &str, tell: impl Fn(Speech<'_>) -> String) {
    assert_eq!(tell(Speech::english()), english);
    let told = tell(german());
    assert_ne!(told, english);
    assert!(!told.is_empty() && !told.contains("{ $"), "{told}");
}

fn rules() -> Vec<Rule> {
    let others = [
        Rule::Size { columns: "16".to_owned(), rows: "12".to_owned() },
        Rule::Rows(6),
        Rule::Genre("slither".to_owned()),
        Rule::More,
        Rule::Key("snake".to_owned()),
    ];
    let all: Vec<Rule> = KnownRule::ALL.into_iter().map(Rule::Known).chain(others).collect();
    assert!(all.iter().all(|rule| match rule {
        Rule::Known(_) | Rule::Size { .. } | Rule::Rows(_) | Rule::Genre(_) | Rule::More | Rule::Key(_) => true, // with an example
    }));
    all
}

fn link_errors() -> Vec<LinkError> {
    let site = "SudokuPad";
    let mut all = vec![
        LinkError::Id { site },
        LinkError::Encoded { site },
        LinkError::Damaged { site },
        LinkError::DamagedCell { site, cell: cell("r4c5"), code: "x7".to_owned() },
        LinkError::TooLong,
        LinkError::TooMuch { site },
        LinkError::Site("example.org".to_owned()),
        LinkError::Unknown,
    ];
    all.extend(rules().into_iter().map(|rule| LinkError::Variant { site, rule }));
    assert!(all.iter().all(|error| match error {
        LinkError::Id { .. }
        | LinkError::Encoded { .. }
        | LinkError::Damaged { .. }
        | LinkError::DamagedCell { .. }
        | LinkError::Variant { .. }
        | LinkError::TooLong
        | LinkError::TooMuch { .. }
        | LinkError::Site(_)
        | LinkError::Unknown => true, // with an example
    }));
    all
}

fn nonet_link_errors() -> Vec<NonetLinkError> {
    let all = vec![
        NonetLinkError::TooLong,
        NonetLinkError::Unknown,
        NonetLinkError::Version,
        NonetLinkError::Length(1),
        NonetLinkError::Length(80),
        NonetLinkError::Cut,
        NonetLinkError::Character { ch: '%', place: 12 },
        NonetLinkError::Character { ch: '\u{200b}', place: 1 },
    ];
    assert!(all.iter().all(|error| match error {
        NonetLinkError::TooLong
        | NonetLinkError::Unknown
        | NonetLinkError::Version
        | NonetLinkError::Length(_)
        | NonetLinkError::Cut
        | NonetLinkError::Character { .. } => true, // with an example
    }));
    all
}

fn solo_errors() -> Vec<SoloError> {
    let all = vec![
        SoloError::Seed,
        SoloError::Damaged,
        SoloError::Cells(1),
        SoloError::Cells(80),
        SoloError::Size(9),
        SoloError::Size(6),
        SoloError::Variant(KnownRule::KillerCages.into()),
    ];
    assert!(all.iter().all(|error| match error {
        SoloError::Seed | SoloError::Damaged | SoloError::Cells(_) | SoloError::Size(_) | SoloError::Variant(_) => true, // with an example
    }));
    all
}

fn cell_list_errors() -> Vec<CellListError> {
    let all = vec![
        CellListError::Outside(12),
        CellListError::TenPlaces,
        CellListError::Twice { cell: cell("r1c2"), digits: [0, 7] },
        CellListError::Orders,
        CellListError::Unclear,
    ];
    assert!(all.iter().all(|error| match error {
        CellListError::Outside(_)
        | CellListError::TenPlaces
        | CellListError::Twice { .. }
        | CellListError::Orders
        | CellListError::Unclear => true, // with an example
    }));
    all
}

fn file_kinds() -> Vec<FileKind> {
    let all = vec![
        FileKind::Workbook,
        FileKind::Document,
        FileKind::Zip,
        FileKind::Gzip,
        FileKind::Archive,
        FileKind::Pdf,
        FileKind::Picture,
        FileKind::Database,
        FileKind::Program,
        FileKind::Drawing,
        FileKind::KSudoku,
        FileKind::LfsPointer,
    ];
    assert!(all.iter().all(|kind| match kind {
        FileKind::Workbook
        | FileKind::Document
        | FileKind::Zip
        | FileKind::Gzip
        | FileKind::Archive
        | FileKind::Pdf
        | FileKind::Picture
        | FileKind::Database
        | FileKind::Program
        | FileKind::Drawing
        | FileKind::KSudoku
        | FileKind::LfsPointer => true, // with an example
    }));
    all
}

fn kinds() -> Vec<ReadErrorKind> {
    let text = str::to_owned;
    let (zero, empty) = (cell("r2c3"), cell("r4c5"));
    let mut all = vec![
        ReadErrorKind::Empty,
        ReadErrorKind::NoCells,
        ReadErrorKind::NotText,
        ReadErrorKind::WebPage { title: String::new() },
        ReadErrorKind::WebPage { title: text("Sign in") },
        ReadErrorKind::ServerMessage(text("404: Not Found")),
        ReadErrorKind::BadCharacter('q'),
        ReadErrorKind::BadCharacter('\u{ad}'),
        ReadErrorKind::BadCharacter(' '),
        ReadErrorKind::Misread { found: 'B', digit: '8' },
        ReadErrorKind::Misread { found: 'S', digit: '5' },
        ReadErrorKind::Letters(text("ABCDEFGHI")),
        ReadErrorKind::BadGroup(text("1223")),
        ReadErrorKind::RowLength { found: 1 },
        ReadErrorKind::RowLength { found: 8 },
        ReadErrorKind::RowCount { found: 1 },
        ReadErrorKind::RowCount { found: 8 },
        ReadErrorKind::CellCount { found: 1 },
        ReadErrorKind::CellCount { found: 80 },
        ReadErrorKind::CellCount { found: 81 },
        ReadErrorKind::SpreadsheetNumber { number: text("5.3007E+80") },
        ReadErrorKind::GameVersion(text("7")),
        ReadErrorKind::DamagedGame(zero),
        ReadErrorKind::OtherSize { rows: 16, columns: 16 },
        ReadErrorKind::OtherSize { rows: 21, columns: 21 },
        ReadErrorKind::Nested,
        ReadErrorKind::LostZeros { found: 80, expected: 81, mended: None },
        ReadErrorKind::LostZeros { found: 7, expected: 9, mended: None },
        ReadErrorKind::LostZeros { found: 80, expected: 81, mended: Some(Mended(Box::new(Grid::EMPTY))) },
        ReadErrorKind::LostZeros { found: 78, expected: 81, mended: Some(Mended(Box::new(Grid::EMPTY))) },
        ReadErrorKind::LostBlanks,
        ReadErrorKind::Words(text("Sudoku")),
        ReadErrorKind::Regions,
        ReadErrorKind::Mask,
        ReadErrorKind::ZeroBesideEmpty { zero, empty, sign: ShownSign::Nothing },
        ReadErrorKind::ZeroBesideEmpty { zero, empty, sign: ShownSign::Quoted(text("null")) },
        ReadErrorKind::FieldCount { found: 1, expected: 3 },
        ReadErrorKind::FieldCount { found: 4, expected: 3 },
        ReadErrorKind::OpenQuotes,
        ReadErrorKind::LongLine,
    ];
    let lengths = [(1, false), (16, false), (16, true), (78, true), (80, false), (82, false), (82, true), (90, false)];
    let causes: BTreeSet<String> = lengths.iter().map(|&(found, blanks)| LengthCause::of(found, blanks).to_string()).collect();
    assert_eq!(causes.len(), 7, "{causes:?}"); // each of LengthCause
    all.extend(lengths.into_iter().map(|(found, blanks)| ReadErrorKind::LineLength { found, blanks }));
    let faults = [
        io::ErrorKind::NotFound,
        io::ErrorKind::PermissionDenied,
        io::ErrorKind::InvalidData,
        io::ErrorKind::TimedOut,
        io::ErrorKind::Interrupted,
        io::ErrorKind::UnexpectedEof,
        io::ErrorKind::OutOfMemory,
        io::ErrorKind::Unsupported,
        io::ErrorKind::Other,
        io::ErrorKind::BrokenPipe,
    ];
    all.extend(faults.into_iter().map(ReadErrorKind::Source));
    all.extend(file_kinds().into_iter().map(ReadErrorKind::File));
    all.extend(rules().into_iter().map(ReadErrorKind::Rule));
    all.extend(rules().into_iter().map(ReadErrorKind::DataRule));
    all.extend(link_errors().into_iter().map(ReadErrorKind::Link));
    all.extend(nonet_link_errors().into_iter().map(ReadErrorKind::NonetLink));
    all.extend(solo_errors().into_iter().map(ReadErrorKind::Solo));
    all.extend(cell_list_errors().into_iter().map(ReadErrorKind::CellList));
    assert!(all.iter().all(|kind| match kind {
        ReadErrorKind::Empty
        | ReadErrorKind::NoCells
        | ReadErrorKind::NotText
        | ReadErrorKind::File(_)
        | ReadErrorKind::WebPage { .. }
        | ReadErrorKind::ServerMessage(_)
        | ReadErrorKind::BadCharacter(_)
        | ReadErrorKind::Misread { .. }
        | ReadErrorKind::Letters(_)
        | ReadErrorKind::BadGroup(_)
        | ReadErrorKind::RowLength { .. }
        | ReadErrorKind::RowCount { .. }
        | ReadErrorKind::LineLength { .. }
        | ReadErrorKind::CellCount { .. }
        | ReadErrorKind::SpreadsheetNumber { .. }
        | ReadErrorKind::GameVersion(_)
        | ReadErrorKind::DamagedGame(_)
        | ReadErrorKind::OtherSize { .. }
        | ReadErrorKind::Nested
        | ReadErrorKind::LostZeros { .. }
        | ReadErrorKind::LostBlanks
        | ReadErrorKind::Words(_)
        | ReadErrorKind::Regions
        | ReadErrorKind::Rule(_)
        | ReadErrorKind::DataRule(_)
        | ReadErrorKind::Mask
        | ReadErrorKind::Solo(_)
        | ReadErrorKind::ZeroBesideEmpty { .. }
        | ReadErrorKind::CellList(_)
        | ReadErrorKind::FieldCount { .. }
        | ReadErrorKind::OpenQuotes
        | ReadErrorKind::LongLine
        | ReadErrorKind::Source(_)
        | ReadErrorKind::Link(_)
        | ReadErrorKind::NonetLink(_) => true, // with an example
    }));
    all
}

fn remarks() -> Vec<Remark> {
    let parts = [
        UnreadPart::ClosingWords,
        UnreadPart::Colours,
        UnreadPart::CornerMarks,
        UnreadPart::Eliminations,
        UnreadPart::HiddenFields,
        UnreadPart::Moves,
        UnreadPart::Notes,
        UnreadPart::Options,
        UnreadPart::Rules,
        UnreadPart::Shapes,
        UnreadPart::Solution,
        UnreadPart::Words,
        UnreadPart::Key("icon".to_owned()),
    ];
    assert!(parts.iter().all(|part| match part {
        UnreadPart::ClosingWords
        | UnreadPart::Colours
        | UnreadPart::CornerMarks
        | UnreadPart::Eliminations
        | UnreadPart::HiddenFields
        | UnreadPart::Moves
        | UnreadPart::Notes
        | UnreadPart::Options
        | UnreadPart::Rules
        | UnreadPart::Shapes
        | UnreadPart::Solution
        | UnreadPart::Words
        | UnreadPart::Key(_) => true, // with an example
    }));
    let orders = [
        PlaceOrder::RowFirst,
        PlaceOrder::ColumnFirst,
        PlaceOrder::DigitFirst,
        PlaceOrder::LettersForRows,
        PlaceOrder::LettersForColumns,
        PlaceOrder::XAcross,
        PlaceOrder::BoxFirst,
    ];
    assert!(orders.iter().all(|order| match order {
        PlaceOrder::RowFirst
        | PlaceOrder::ColumnFirst
        | PlaceOrder::DigitFirst
        | PlaceOrder::LettersForRows
        | PlaceOrder::LettersForColumns
        | PlaceOrder::XAcross
        | PlaceOrder::BoxFirst => true, // with an example
    }));
    let mut all = vec![
        Remark::Quotation,
        Remark::Labels,
        Remark::Parted('/'),
        Remark::Wrapped(3),
        Remark::Marks(vec!['(', ')', '\u{fdef}', '\u{fe0f}']),
        Remark::Lengthened('…'),
        Remark::Empty('u'),
        Remark::ByColumns,
        Remark::Rounded,
        Remark::CountedFrom(0),
        Remark::CellsFrom(1),
        Remark::DigitsFromZero,
        Remark::Bits,
        Remark::Unread(parts[..2].to_vec()),
        Remark::Unread(parts.to_vec()),
    ];
    all.extend(parts.into_iter().map(|part| Remark::Unread(vec![part])));
    all.extend(orders.into_iter().map(Remark::Places));
    for number in [1, 2, 999] {
        all.extend([
            Remark::Solutions(number),
            Remark::OtherBoards(number),
            Remark::OtherLinks(number),
            Remark::OtherSolutions(number),
        ]);
    }
    assert!(all.iter().all(|remark| match remark {
        Remark::Quotation
        | Remark::Labels
        | Remark::Parted(_)
        | Remark::Wrapped(_)
        | Remark::Marks(_)
        | Remark::Lengthened(_)
        | Remark::Empty(_)
        | Remark::ByColumns
        | Remark::Unread(_)
        | Remark::Rounded
        | Remark::Places(_)
        | Remark::CountedFrom(_)
        | Remark::CellsFrom(_)
        | Remark::DigitsFromZero
        | Remark::Bits
        | Remark::Solutions(_)
        | Remark::OtherBoards(_)
        | Remark::OtherLinks(_)
        | Remark::OtherSolutions(_) => true, // with an example
    }));
    all
}

/// Each form, with some fillers where it has them.
fn forms() -> Vec<Form> {
    let every: Fillers = "0.*_Xx- ?·\u{fdd1}".chars().map(Some).chain([None]).fold(Fillers::NONE, Fillers::with);
    let mut all = vec![Form::OpenSudoku, Form::Link, Form::Solo, Form::CellList];
    for fillers in [Fillers::NONE, Fillers::NONE.with(Some('.')), every] {
        all.extend([
            Form::Line { fillers },
            Form::Rows { fillers },
            Form::Framed { fillers },
            Form::Csv { separator: ',', fillers },
            Form::Csv { separator: ';', fillers },
            Form::Csv { separator: '\t', fillers },
            Form::Values { fillers },
            Form::Html { fillers },
            Form::Latex { fillers },
        ]);
    }
    for eliminations in [0, 1, 12] {
        all.extend([Form::CandidateGrid { eliminations }, Form::CandidateLine { eliminations }, Form::Library { eliminations }]);
        all.extend(Site::ALL.map(|site| Form::Site { site, eliminations }));
    }
    all.extend(Site::ALL.map(|site| Form::SiteData { site }));
    assert!(all.iter().all(|form| match form {
        Form::Line { .. }
        | Form::Rows { .. }
        | Form::Framed { .. }
        | Form::Csv { .. }
        | Form::CandidateGrid { .. }
        | Form::CandidateLine { .. }
        | Form::Library { .. }
        | Form::OpenSudoku
        | Form::Link
        | Form::Site { .. }
        | Form::SiteData { .. }
        | Form::Values { .. }
        | Form::Html { .. }
        | Form::Latex { .. }
        | Form::Solo
        | Form::CellList => true, // with an example
    }));
    all
}

#[test]
fn each_error_is_told_in_english_as_it_tells_itself() {
    for kind in kinds() {
        for (line, column) in [(1, 1), (2, 8), (13_001, 999)] {
            let error = ReadError { kind: kind.clone(), line, column };
            check(&error.to_string(), |speech| read_error(&error, speech));
        }
    }
    for error in nonet_link_errors() {
        check(&error.to_string(), |speech| nonet_link_error(error, speech.messages));
    }
}

#[test]
fn each_error_of_a_row_is_told_in_english_as_it_tells_itself() {
    let read = ReadError { kind: ReadErrorKind::LineLength { found: 80, blanks: false }, line: 3, column: 1 };
    let faults = [
        RowFault::Text(read),
        RowFault::UnclearColumn,
        RowFault::NoPuzzles,
        RowFault::SolutionLength(80),
        RowFault::SolutionWrong,
        RowFault::Damaged,
    ];
    for fault in faults {
        for file in ["", "mine.csv"] {
            let error = RowError { file: file.to_owned(), fault: fault.clone() };
            check(&error.to_string(), |speech| row_error(&error, speech));
        }
    }
    let kept = RowFault::Told("line 4 has 1 cell".to_owned()).into();
    assert_eq!(row_error(&kept, german()), "line 4 has 1 cell", "an earlier build kept it in English");
}

#[test]
fn each_remark_form_and_file_is_told_in_english_as_it_tells_itself() {
    for it in remarks() {
        check(&it.to_string(), |speech| remark(&it, speech));
    }
    for it in forms() {
        check(&it.to_string(), |speech| form(&it, speech));
        let signs = it.fillers().to_string();
        let told = |messages: &Messages| fillers(it.fillers(), messages);
        assert_eq!(told(messages(Language::En)).map(|told| format!(", {told}")).unwrap_or_default(), signs);
    }
    for it in file_kinds() {
        check(&it.to_string(), |speech| file_kind(it, speech.messages));
    }
}

/// A rule that lacks its name in a language would get that of another.
#[test]
fn each_rule_has_a_name_of_its_own_in_each_language() {
    for language in [Language::En, Language::De] {
        let messages = messages(language);
        let names: BTreeSet<String> = KnownRule::ALL.iter().map(|rule| messages.reading_rule(rule.id())).collect();
        assert_eq!(names.len(), KnownRule::ALL.len(), "{language}: {names:?}");
    }
}

#[test]
fn large_numbers_are_told_as_the_language_writes_them() {
    let error = ReadError { kind: ReadErrorKind::CellCount { found: 13_000_000 }, line: 1, column: 1 };
    assert_eq!(read_error(&error, Speech::english()), "13,000,000 cells, expected 81 in rows of 9");
    assert_eq!(read_error(&error, german()), "13.000.000 Zellen statt 81 in Zeilen zu 9");
}

#[test]
fn cells_are_named_as_the_reader_wants() {
    let error = ReadError { kind: ReadErrorKind::DamagedGame(cell("r4c5")), line: 3, column: 1 };
    let letters = Speech { notation: Notation::Letters, ..german() };
    assert_eq!(read_error(&error, letters), "Textzeile 3: Dieses Spiel ist bei D5 beschädigt");
}

/// The texts with which `nonet-formats` is tested are told as it tells them.
#[test]
fn real_texts_are_told_in_english_as_they_tell_themselves() {
    let mut told = (0, 0);
    for folder in ["data", "pasted"] {
        for entry in fs::read_dir(Path::new("../formats/tests").join(folder)).unwrap() {
            let bytes = fs::read(entry.unwrap().path()).unwrap();
            let text = String::from_utf8_lossy(&bytes);
            let all = Puzzles::of_text(&text).map(|found| found.result);
            for result in [read_bytes(&bytes), read(&text)].into_iter().chain(all) {
                match result {
                    Ok(reading) => {
                        told.0 += 1;
                        check(&reading.description(), |speech| description(&reading, speech));
                    }
                    Err(error) => {
                        told.1 += 1;
                        check(&error.to_string(), |speech| read_error(&error, speech));
                    }
                }
            }
        }
    }
    assert!(told.0 > 100 && told.1 > 50, "{told:?}");
}

/// A word without accents in the language that is made of English by rule comes from no message, or is a value of the error.
#[test]
fn all_that_is_told_of_errors_comes_from_messages() {
    let text = pseudo::of_folder(Path::new("../../locales/en")).unwrap();
    let messages = Messages::new(pseudo::TAG, text.as_bytes()).unwrap();
    let speech = Speech { messages: &messages, notation: Notation::RowColumn };
    let values = |kind: &ReadErrorKind| {
        let of_system = if let ReadErrorKind::Source(kind) = kind { kind.to_string() } else { String::new() };
        format!("{kind:?} {of_system}").replace(|char: char| !char.is_alphanumeric(), " ")
    };
    let mut plain = Vec::new();
    for kind in kinds() {
        let values = values(&kind);
        let known: BTreeSet<&str> = values.split(' ').collect();
        let told = read_error(&ReadError { kind, line: 1, column: 1 }, speech);
        assert!(told.contains('⟦'), "{told}");
        plain.extend(
            pseudo::plain_words(&told)
                .into_iter()
                .filter(|word| !known.contains(word) && !told.contains(&format!("U+{word}")))
                .map(|word| format!("{word}: {told}")),
        );
    }
    assert_eq!(plain, [""; 0]);
}
