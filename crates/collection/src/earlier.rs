//! The forms in which builds before kept collections and their rows: bytes without names, in the order of these fields. Nothing here
//! may change.

use super::{
    assessment::{Assessment, Rating},
    collection::{CollectionId, Run},
    row::{DAMAGED, Row, RowError, RowFault},
};
use nonet_core::board::{CandidateSet, CellSet, Grid};
use nonet_formats::{About, Fillers, Form, Reading};
use serde::{Deserialize, de::DeserializeOwned};

/// The number that stands before rows.
const ROWS: u64 = 1;

/// A collection without its rows, as it was kept.
#[derive(Deserialize)]
pub(super) struct EarlierCollection {
    pub(super) id: CollectionId,
    pub(super) name: String,
    pub(super) rows: u32,
    pub(super) bad: u32,
    pub(super) columns: Vec<String>,
    pub(super) separator: u8,
    run: EarlierRun,
    pub(super) tags: String,
    pub(super) binned: Option<u64>,
    pub(super) explainer: bool,
}

#[derive(Clone, Copy, Deserialize)]
enum EarlierRun {
    Going,
    Paused,
    Stopped,
}

impl EarlierCollection {
    /// Reads one. The first builds had no last field.
    pub(super) fn read(bytes: &[u8]) -> Option<EarlierCollection> {
        postcard::from_bytes(&[bytes, &[0]].concat()).ok()
    }

    /// Whether it was judged.
    pub(super) const fn run(&self) -> Run {
        match self.run {
            EarlierRun::Going => Run::Going,
            EarlierRun::Paused => Run::Paused,
            EarlierRun::Stopped => Run::Stopped,
        }
    }
}

/// The name at the beginning of a collection of which the rest can't be read.
pub(super) fn name_of(bytes: &[u8]) -> Option<String> {
    let ((_, name), _) = postcard::take_from_bytes::<(CollectionId, String)>(bytes).ok()?;
    Some(name)
}

/// The rows of a piece; none if it is damaged.
pub(super) fn rows_of(bytes: &[u8]) -> Option<Vec<Row>> {
    let rows: Vec<EarlierRow> = numbered(ROWS, bytes)?;
    Some(rows.into_iter().map(EarlierRow::row).collect())
}

/// The value behind this number; none where another number stands, or the value can't be read.
pub(super) fn numbered<T: DeserializeOwned>(number: u64, bytes: &[u8]) -> Option<T> {
    let (found, rest): (u64, _) = postcard::take_from_bytes(bytes).ok()?;
    if found == number { postcard::from_bytes(rest).ok() } else { None }
}

/// An assessment before redundant givens were counted.
#[derive(Deserialize)]
pub(super) struct EarlierAssessment {
    solutions: u64,
    solution: Option<Grid>,
    rating: Option<Rating>,
    explainer: Option<[u16; 3]>,
    explained: bool,
    search: Option<(usize, usize)>,
    canonical: u64,
}

impl EarlierAssessment {
    /// The assessment, without the number of redundant givens.
    pub(super) fn assessment(self) -> Assessment {
        let EarlierAssessment { solutions, solution, rating, explainer, explained, search, canonical } = self;
        Assessment { solutions, solution, rating, explainer, explained, search, canonical, redundant: None }
    }
}

#[derive(Deserialize)]
struct EarlierRow {
    line: usize,
    columns: Vec<Vec<u8>>,
    reading: Result<EarlierReading, String>,
    objection: String,
}

#[derive(Deserialize)]
struct EarlierReading {
    grid: Grid,
    entered: CellSet,
    candidates: Option<CandidateSet>,
    _form: EarlierForm, // the form of the text: in a list nobody asks for it
    more: usize,
    other: Option<Box<EarlierReading>>,
    about: EarlierAbout,
}

#[derive(Deserialize)]
enum EarlierForm {
    Line { _fillers: u16 },
    Rows { _fillers: u16 },
    Framed { _fillers: u16 },
    Csv { _separator: char, _fillers: u16 },
    CandidateGrid { _eliminations: usize },
    CandidateLine { _eliminations: usize },
    Library { _eliminations: usize },
    OpenSudoku,
    Link,
    Site { _site: EarlierSite, _eliminations: usize },
}

#[derive(Deserialize)]
enum EarlierSite {
    SudokuWiki,
    SudokuExchange,
    FPuzzles,
    SudokuPad,
    SudokuCoach,
}

#[derive(Deserialize)]
struct EarlierAbout {
    author: String,
    description: String,
    comment: String,
    date: String,
    source: String,
    level: String,
    url: String,
}

/// The error of a row, of which these builds kept the sentence.
pub(super) fn told(sentence: String) -> RowError {
    if sentence == DAMAGED { RowFault::Damaged } else { RowFault::Told(sentence) }.into()
}

impl EarlierRow {
    fn row(self) -> Row {
        let EarlierRow { line, columns, reading, objection } = self;
        let reading = reading.map(EarlierReading::reading).map_err(told);
        Row { line, columns, reading, objection: Some(objection).filter(|it| !it.is_empty()).map(told) }
    }
}

impl EarlierReading {
    fn reading(self) -> Reading {
        let EarlierReading { grid, entered, candidates, more, other, about, .. } = self;
        let EarlierAbout { author, description, comment, date, source, level, url } = about;
        Reading {
            more,
            other: other.map(|other| Box::new(other.reading())),
            about: About { author, description, comment, date, source, level, url },
            ..Reading::new(grid, entered, candidates, Form::Line { fillers: Fillers::default() })
        }
    }
}
