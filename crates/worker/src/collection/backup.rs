//! Backups: writing all collections together with the games, and merging the collections of a backup into the stored ones.

use super::words;
use super::{
    super::host::{Host, Table},
    Piece, keep, key,
};
use crate::language::{messages, number};
use crate::library::tags_of;
use nonet_collection::{
    Collection, CollectionId, Condition, PIECE, Row,
    backup::{BACKUP_HEAD, BackupLine, END, Reader, head_text, row_text},
    damaged_row, is_time, rows_of,
};
use nonet_formats::Lines;
use nonet_protocol::{BACKUP_NAME, CollectionAnswer};
use std::{
    io::{self, Read},
    mem,
};

/// The start of the second line of a backup, before the length of the games and the number of collections. They show whether a
/// file is cut off. Earlier versions ignore the line.
const WHOLE: &str = "whole ";

/// Writes a backup of the games, which are text already, and of all collections. Returns the file name, and a note on collections
/// that are left out or damaged, if there are any.
pub(super) async fn write(host: &impl Host, games: &str) -> Result<(String, Option<String>), String> {
    let mut lists = keep::list(host).await?;
    lists.retain(|about| about.binned.is_none());
    let mut lost = Vec::new();
    lists.retain(|about| {
        let is_later = about.condition == Condition::Later;
        lost.extend(is_later.then(|| messages().list_later(&about.name)));
        !is_later
    });
    let (first, rest) = games.split_once('\n').unwrap_or((games, ""));
    let length: usize = rest.lines().map(str::len).sum();
    host.write(format!("{first}\n{WHOLE}{length} {}\n{rest}", lists.len()).as_bytes());
    for about in lists {
        host.write(b"\n");
        host.write(&head_text(&about));
        let mut damaged = 0;
        for number in 0..about.pieces() {
            let piece = Piece::read(host, about.id, number).await.unwrap_or_else(|_| Piece::damaged(&about, number, Vec::new()));
            damaged += piece.damaged_rows();
            piece.rows.iter().for_each(|row| host.write(&row_text(row)));
        }
        host.write(&[END, b"\n"].concat());
        if damaged > 0 || about.condition == Condition::Damaged {
            lost.push(words::damaged_list(&about.name, damaged, about.rows));
        }
    }
    Ok((BACKUP_NAME.to_owned(), (!lost.is_empty()).then(|| lost.join(" "))))
}

/// Reads a backup, and stores the collections that are not stored yet. The answer has the rest of the file's text. Until a
/// collection is complete, it is marked as coming with this import.
pub(super) async fn restore(
    host: &impl Host,
    import: CollectionId,
    file: impl Read,
    progress: &mut dyn FnMut(u64),
) -> Result<CollectionAnswer, String> {
    let unread = |error: io::Error| messages().list_file_not_read(error.to_string());
    let mut text = Vec::new();
    let mut lists = Vec::new();
    let mut whole = None;
    let mut open: Option<PendingList> = None;
    for line in Lines::new(file) {
        let line = line.map_err(unread)?.bytes;
        match &mut open {
            None if line == BACKUP_HEAD.as_bytes() => open = Some(PendingList::new(import)),
            None if line.starts_with(WHOLE.as_bytes()) && whole.is_none() => whole = length_and_lists(&line),
            None => text.extend([line.as_slice(), b"\n"].concat()),
            Some(pending) if !line.is_empty() => pending.take(host, &line, progress).await?,
            Some(_) => {
                if let Some(pending) = open.take() {
                    lists.push(pending.end(host).await?);
                }
            }
        }
    }
    let mut is_cut = false;
    if let Some(pending) = open {
        is_cut = pending.is_cut() || whole.is_some() && !pending.ended;
        if pending.outcome.is_some() {
            lists.push(pending.end(host).await?);
        }
    }
    let text = String::from_utf8_lossy(&text).into_owned();
    let length: usize = text.lines().skip(1).map(str::len).sum();
    is_cut |= whole.is_some_and(|(games, all)| length < games || lists.len() < all);
    Ok(CollectionAnswer::Restored { text, lists, lacking: is_cut.then(|| messages().list_backup_cut_off()) })
}

/// Reads the length of the games, in bytes without line breaks, and the number of collections from the backup's second line.
/// Returns None if the line has neither.
fn length_and_lists(line: &[u8]) -> Option<(usize, usize)> {
    let (length, lists) = std::str::from_utf8(line).ok()?.strip_prefix(WHOLE)?.split_once(' ')?;
    Some((length.parse().ok()?, lists.parse().ok()?))
}

/// A collection of a backup that is being read.
struct PendingList {
    /// The id of the import.
    import: CollectionId,
    reader: Reader,
    /// The number of rows that the collection should have, as the file says.
    size: u32,
    /// The outcome for the collection. None until it is compared with the stored collections.
    outcome: Option<Outcome>,
    rows: Vec<Row>,
    /// Whether the last line of the collection was read.
    ended: bool,
}

/// The outcome for a collection of a backup.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Outcome {
    /// The collection is stored.
    Added,
    /// The collection is stored beside the existing one, which is damaged.
    Beside,
    /// The collection exists already, with all its rows.
    Here,
    /// The collection exists in the bin, and is taken out.
    Back,
}

impl Outcome {
    /// Returns whether the rows of the backup are stored.
    const fn is_new(self) -> bool {
        matches!(self, Outcome::Added | Outcome::Beside)
    }
}

impl PendingList {
    fn new(import: CollectionId) -> PendingList {
        PendingList { import, reader: Reader::default(), size: 0, outcome: None, rows: Vec::new(), ended: false }
    }

    async fn take(&mut self, host: &impl Host, line: &[u8], progress: &mut dyn FnMut(u64)) -> Result<(), String> {
        let said = self.reader.take(line);
        self.ended = said == BackupLine::End;
        let row = match said {
            BackupLine::Row(row) => *row,
            BackupLine::Damaged if line.starts_with(b"row ") => damaged_row(),
            _ => return Ok(()),
        };
        if self.match_existing(host).await?.is_new() {
            self.rows.push(row);
            if self.rows.len() == PIECE as usize {
                self.keep(host).await?;
                progress(self.reader.collection.rows.into());
            }
        }
        Ok(())
    }

    /// Compares the collection with the stored one of this id, on the first call. If they are the same collection, the later
    /// labels win. If the stored one is damaged, or is another collection with this id by chance, it stays, and the collection of
    /// the backup gets a new id.
    async fn match_existing(&mut self, host: &impl Host) -> Result<Outcome, String> {
        if let Some(outcome) = self.outcome {
            return Ok(outcome);
        }
        let coming = &mut self.reader.collection;
        self.size = mem::take(&mut coming.rows);
        coming.condition = Condition::Coming(self.import);
        if coming.opened == 0 {
            coming.opened = if is_time(coming.id) { coming.id } else { host.now() };
        }
        let mut outcome = Outcome::Added;
        match keep::collection(host, coming.id).await? {
            None if coming.id > 0 => {}
            Some(here) if matches!(here.condition, Condition::Coming(_)) => {}
            Some(here) if here.name == coming.name && is_damaged(host, &here).await? => match self.beside(host).await? {
                Some(beside) => (outcome, self.reader.collection) = (Outcome::Here, beside),
                None => {
                    outcome = Outcome::Beside;
                    self.reader.collection.id = keep::unused_id(host).await?;
                }
            },
            Some(here) if here.name == coming.name => {
                let mut tags = tags_of(&here);
                tags.follow(&tags_of(coming));
                let tags = if tags.changed > 0 { tags.to_string() } else { String::new() };
                // An earlier version may have stored only a part of it. Then it is stored again.
                coming.condition = Condition::Whole;
                if here.rows >= self.size {
                    outcome = if here.binned.is_some() { Outcome::Back } else { Outcome::Here };
                    *coming = Collection { binned: None, seen_old: None, ..here };
                }
                coming.tags = tags;
            }
            _ => self.reader.collection.id = keep::unused_id(host).await?,
        }
        self.outcome = Some(outcome);
        Ok(outcome)
    }

    /// Returns the stored copy of this collection that an earlier import of the backup has put beside the damaged one, if any.
    async fn beside(&self, host: &impl Host) -> Result<Option<Collection>, String> {
        let coming = &self.reader.collection;
        let is_it = |other: &Collection| {
            let is_same = (&other.name, other.opened) == (&coming.name, coming.opened) && other.rows >= self.size;
            is_same && other.id != coming.id && other.condition == Condition::Whole && other.binned.is_none()
        };
        Ok(keep::list(host).await?.iter().find(|other| is_it(other)).map(|other| other.as_ref().clone()))
    }

    /// Stores the rows that were read, with the collection still marked as coming.
    async fn keep(&mut self, host: &impl Host) -> Result<(), String> {
        let rows = mem::take(&mut self.rows);
        let about = &mut self.reader.collection;
        let [pieces, facts] = keep::next_rows(about, &rows);
        host.put(vec![keep::record(about), pieces, facts]).await
    }

    /// Returns whether the backup has fewer rows than the collection should have.
    fn is_cut(&self) -> bool {
        let here = self.reader.collection.rows + self.rows.len() as u32;
        self.outcome.is_some_and(Outcome::is_new) && here < self.size
    }

    /// Completes the collection at the end of its text. Returns its name with the number of rows, and a sentence on what happened
    /// to it.
    async fn end(mut self, host: &impl Host) -> Result<(String, String), String> {
        let outcome = self.match_existing(host).await?;
        let is_cut = self.is_cut();
        if outcome.is_new() && !self.rows.is_empty() {
            self.keep(host).await?;
        }
        let about = Collection { condition: Condition::Whole, ..self.reader.collection };
        host.put(vec![keep::record(&about)]).await?;
        let words = match outcome {
            Outcome::Added if is_cut => {
                messages().list_added_in_part(number(about.rows as usize), words::rows(self.size as usize))
            }
            Outcome::Added => messages().list_added(),
            Outcome::Beside => messages().list_added_beside(),
            Outcome::Here => messages().list_here_already(),
            Outcome::Back => messages().list_back_from_bin(),
        };
        Ok((messages().list_named_rows(&about.name, words::rows(about.rows as usize)), words))
    }
}

/// Returns whether a stored collection is damaged or incomplete.
async fn is_damaged(host: &impl Host, here: &Collection) -> Result<bool, String> {
    if here.condition != Condition::Whole {
        return Ok(true);
    }
    for number in 0..here.pieces() {
        let bytes = host.get(Table::Pieces, &key(here.id, number)).await?;
        if bytes.is_none_or(|bytes| rows_of(&bytes).is_err()) {
            return Ok(true);
        }
    }
    Ok(false)
}
