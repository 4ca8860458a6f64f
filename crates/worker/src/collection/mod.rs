//! The answers to questions about collections. The worker stores the collections; the page gets only the rows that it shows.
//!
//! All records have keys that begin with the id of their collection. Rows are stored in pieces of [`PIECE`]. A collection is
//! listed once it is completely read. The rows of an import that failed or was stopped, or whose page was closed, are removed at
//! once or at the next visit. Damaged records are left as they are, and the rest of their collection is shown.

mod backup;
mod import;
pub(crate) mod keep;
mod report;
mod row_views;
mod several;
mod table;
mod turn;
pub(crate) mod words;
mod write;

pub(crate) use turn::{bin, open_table};

use super::host::{Host, Table};
use super::language::messages;
use nonet_assess::{assess_row, redundant_count};
use nonet_collection::{
    AnalysisRequest, Assessment, Collection, CollectionId, Facts, Finding, PIECE, Repeat, Row, RowError, RowFault, damaged_row,
    facts_of, judged_of, judged_piece, repeats, rows_of,
};
use nonet_protocol::{CollectionAnswer, CollectionQuestion, TableState};
use std::{cell::RefCell, rc::Rc};

/// Answers a question about collections.
pub(super) async fn answer(
    host: &impl Host,
    question: &CollectionQuestion,
    progress: &mut dyn FnMut(u64),
) -> Result<CollectionAnswer, String> {
    Ok(match question {
        CollectionQuestion::Import { id, name, source, column } => {
            import::import(host, *id, name, source, *column, progress).await?
        }
        CollectionQuestion::Forget(id) => {
            keep::forget(host, *id).await?;
            CollectionAnswer::Forgotten
        }
        CollectionQuestion::Judge { id, piece, explainer } => {
            let rows = judge(host, *id, *piece, *explainer).await?;
            CollectionAnswer::Judged { rows, at: host.now() }
        }
        CollectionQuestion::Write(request) => {
            let (name, note) = write::write(host, request, progress).await?;
            CollectionAnswer::Written { file: 0, name, note }
        }
        CollectionQuestion::Backup(games) => {
            let (name, note) = backup::write(host, games).await?;
            CollectionAnswer::Written { file: 0, name, note }
        }
        CollectionQuestion::Turn(asked) => CollectionAnswer::Screen(turn::turn(host, asked).await?.into()),
    })
}

/// The time for which a piece is judged before an answer reports the progress, in milliseconds.
const WHILE: u64 = 1_000;

/// A piece with its assessments.
struct Piece {
    rows: Vec<Row>,
    judged: Option<Vec<Option<Assessment>>>,
    /// Whether all rows of the piece can be read.
    is_whole: bool,
}

impl Piece {
    async fn read(host: &impl Host, id: CollectionId, piece: u32) -> Result<Piece, String> {
        let key = key(id, piece);
        let rows = host.get(Table::Pieces, &key).await?.as_deref().map_or_else(|| Err(Vec::new()), rows_of);
        match rows {
            Ok(rows) => {
                let judged = host.get(Table::Judged, &key).await?.as_deref().and_then(judged_of);
                Ok(Piece { rows, judged, is_whole: true })
            }
            Err(readable) => {
                let about = keep::collection(host, id).await?.ok_or_else(|| messages().list_gone())?;
                Ok(Piece::damaged(&about, piece, readable))
            }
        }
    }

    /// Returns a piece of which only these rows can be read. The other rows are placeholders.
    fn damaged(about: &Collection, piece: u32, mut rows: Vec<Row>) -> Piece {
        let length = about.rows.saturating_sub(piece * PIECE).min(PIECE);
        rows.resize_with(length as usize, damaged_row);
        Piece { rows, judged: None, is_whole: false }
    }

    /// Returns the number of rows that can't be read.
    fn damaged_rows(&self) -> u32 {
        let is_damaged = |row: &&Row| matches!(&row.reading, Err(RowError { fault: RowFault::Damaged, .. }));
        self.rows.iter().filter(is_damaged).count() as u32
    }

    /// Returns a row by its number in the file, with its assessment if it is judged.
    fn row(&self, row: u32) -> Option<(&Row, Option<&Assessment>)> {
        let place = (row % PIECE) as usize;
        Some((self.rows.get(place)?, self.judged.as_ref().and_then(|judged| judged.get(place)?.as_ref())))
    }

    /// Returns the facts about all rows of the piece.
    fn facts(&self, header: &[Vec<u8>]) -> Vec<Facts> {
        let judged = |place: usize| self.judged.as_ref().and_then(|judged| judged.get(place)?.as_ref());
        self.rows.iter().enumerate().map(|(place, row)| Facts::of(row, judged(place), header)).collect()
    }
}

/// Returns the prefix of the keys of a collection's records.
fn under(id: CollectionId) -> String {
    format!("{id:015}.")
}

fn key(id: CollectionId, piece: u32) -> String {
    format!("{id:015}.{piece:07}")
}

/// Returns the number of the piece to which a key belongs.
fn piece_of(key: &str) -> Option<u32> {
    key.rsplit('.').next()?.parse().ok()
}

/// Returns the names of the columns as bytes, as they are in the file.
fn header(collection: &Collection) -> Vec<Vec<u8>> {
    collection.columns.iter().map(|name| name.clone().into_bytes()).collect()
}

/// Judges the unjudged rows of a piece for at most [`WHILE`]. Returns the number of rows that were judged, and the number of rows
/// that are left.
async fn judge(host: &impl Host, id: CollectionId, number: u32, explainer: bool) -> Result<[u32; 2], String> {
    let mut piece = Piece::read(host, id, number).await?;
    if !piece.is_whole {
        return Ok([piece.rows.len() as u32, 0]); // earlier assessments stay
    }
    let request = AnalysisRequest { explainer, ..AnalysisRequest::COLLECTION };
    let end = host.now() + WHILE;
    let mut judged = piece.judged.take().unwrap_or_default();
    judged.resize_with(piece.rows.len(), || None);
    let (mut done, mut left) = (0, 0);
    for (row, judged) in piece.rows.iter().zip(&mut judged) {
        add_redundant(row, judged.as_mut());
        let is_done = row.reading.is_err() || judged.as_ref().is_some_and(|judged| judged.explained || !explainer);
        if is_done {
            continue;
        }
        if host.now() > end {
            left += 1;
        } else {
            *judged = assess_row(row, &request);
            done += 1;
        }
    }
    piece.judged = Some(judged);
    let Some(collection) = keep::collection(host, id).await? else { return Ok([0, 0]) }; // the collection was deleted meanwhile
    let facts = judged_piece(&piece.facts(&header(&collection)));
    let judged = judged_piece(piece.judged.as_deref().unwrap_or_default());
    let key = key(id, number);
    host.put(vec![(Table::Judged, key.clone(), judged), (Table::Facts, key, facts)]).await?;
    Ok([done, left])
}

/// Adds the number of redundant givens to an assessment of a build that did not count them.
fn add_redundant(row: &Row, judged: Option<&mut Assessment>) {
    if let (Ok(reading), Some(judged)) = (&row.reading, judged)
        && judged.solutions == 1
        && judged.redundant.is_none()
    {
        judged.redundant = redundant_count(reading);
    }
}

/// Returns the stored facts of each piece. None for a piece whose facts another version stored.
async fn kept_facts(host: &impl Host, about: &Collection) -> Result<Vec<Option<Vec<Facts>>>, String> {
    let mut facts: Vec<Option<Vec<Facts>>> = (0..about.pieces()).map(|_| None).collect();
    for (key, bytes) in host.all(Table::Facts, &under(about.id)).await? {
        if let Some(place) = piece_of(&key).and_then(|piece| facts.get_mut(piece as usize)) {
            *place = facts_of(&bytes);
        }
    }
    Ok(facts)
}

/// Returns the facts about all rows of a collection.
async fn facts_of_all(host: &impl Host, about: &Collection) -> Result<Vec<Facts>, String> {
    let mut all = Vec::new();
    for (number, facts) in (0..).zip(Box::pin(kept_facts(host, about)).await?) {
        match facts {
            Some(facts) => all.extend(facts),
            None => all.extend(Piece::read(host, about.id, number).await?.facts(&header(about))),
        }
    }
    Ok(all)
}

/// The facts that are known of all rows together.
#[derive(Clone)]
struct Counted {
    /// The number of puzzles that are known to have no solution.
    without_solution: u32,
    /// The number of puzzles that are known to have several solutions.
    with_several: u32,
    /// The earlier row that each row is known to repeat.
    repeats: Rc<Vec<Option<Repeat>>>,
}

thread_local! {
    /// The last result of [`counted`], with the collection and its progress in judging. Each turn needs it.
    static COUNTED: RefCell<Option<((CollectionId, u32), Counted)>> = const { RefCell::new(None) };
}

/// Returns what is known of all rows together.
async fn counted(host: &impl Host, table: &TableState, about: &Collection) -> Result<Counted, String> {
    let at = (about.id, table::step(table, about));
    let known = COUNTED.with_borrow(|known| known.as_ref().filter(|(known, _)| *known == at).map(|(_, counted)| counted.clone()));
    if let Some(known) = known {
        return Ok(known);
    }
    let facts = facts_of_all(host, about).await?;
    let count = |finding: Finding| facts.iter().filter(|facts| facts.has(finding)).count() as u32;
    let counted = Counted {
        without_solution: count(Finding::NoSolution),
        with_several: count(Finding::SeveralSolutions),
        repeats: Rc::new(repeats(&facts)),
    };
    COUNTED.set(Some((at, counted.clone())));
    Ok(counted)
}

/// Returns the fields of a column of the file, one for each row.
async fn column_of_all(host: &impl Host, about: &Collection, column: u16) -> Result<Vec<Vec<u8>>, String> {
    let mut all = Vec::new();
    for number in 0..about.pieces() {
        let piece = Piece::read(host, about.id, number).await?;
        all.extend(
            piece
                .rows
                .into_iter()
                .map(|mut row| row.columns.get_mut(usize::from(column)).map(std::mem::take).unwrap_or_default()),
        );
    }
    Ok(all)
}

/// The fields of all rows with the id of the collection and the number of its rows.
type Texts = (CollectionId, u32, Rc<Vec<String>>);

thread_local! {
    /// The last result of [`texts_of_all`]. Each letter of a search needs it, and the rows of a collection do not change.
    static TEXTS: RefCell<Option<Texts>> = const { RefCell::new(None) };
}

/// Returns the fields of each row in small letters, without the boards: a field on each line.
async fn texts_of_all(host: &impl Host, about: &Collection) -> Result<Rc<Vec<String>>, String> {
    let is_it = |(id, rows, _): &&Texts| (*id, *rows) == (about.id, about.rows);
    if let Some(texts) = TEXTS.with_borrow(|known| known.as_ref().filter(is_it).map(|(.., texts)| Rc::clone(texts))) {
        return Ok(texts);
    }
    let mut texts = Vec::new();
    for number in 0..about.pieces() {
        let piece = Piece::read(host, about.id, number).await?;
        texts.extend(piece.rows.iter().map(row_views::searched));
    }
    let texts = Rc::new(texts);
    TEXTS.set(Some((about.id, about.rows, Rc::clone(&texts))));
    Ok(texts)
}

/// Returns the numbers of the pieces that have rows to be judged. Assessments of another version do not count.
async fn unjudged(host: &impl Host, about: &Collection) -> Result<Vec<u32>, String> {
    let is_done = |facts: &Facts| facts.judged && (facts.explained || !about.explainer);
    let is_judged = |facts: &Option<Vec<Facts>>| facts.as_ref().is_some_and(|facts| facts.iter().all(is_done));
    let all = Box::pin(kept_facts(host, about)).await?;
    Ok((0..).zip(all).filter(|(_, facts)| !is_judged(facts)).map(|(number, _)| number).collect())
}
