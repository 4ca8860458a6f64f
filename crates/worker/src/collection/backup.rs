//! All collections go out with the games of a backup, and come back by merging.

use super::{
    super::outside::{Outside, Table},
    Piece, keep, under,
};
use crate::library::tags_of;
use nonet_collection::{
    Fill, Row,
    backup::{TextLines, head_text, row_text, take_line, unknown},
};
use nonet_protocol::{BACKUP_HEAD, BACKUP_NAME, Collection, CollectionAnswer, CollectionId, PIECE};
use nonet_tutor::en::collection as en;
use std::io;

/// What stands before the length of the games and the number of the collections, on a line behind the first: by them a file is known
/// that is cut off. Earlier builds pass over the line.
const WHOLE: &str = "whole ";

/// The last line of a collection, for the same.
const END: &[u8] = b"end";

/// Writes the games, which are text already, and all collections as a file, and says what it is called.
pub(super) async fn write(outside: &impl Outside, games: &str) -> Result<String, String> {
    let mut lists = keep::list(outside).await?;
    lists.retain(|about| about.binned.is_none());
    let (first, rest) = games.split_once('\n').unwrap_or((games, ""));
    let length: usize = rest.lines().map(str::len).sum();
    outside.write(format!("{first}\n{WHOLE}{length} {}\n{rest}", lists.len()).as_bytes());
    for about in lists {
        outside.write(b"\n");
        outside.write(&head_text(&about));
        for number in 0..about.pieces() {
            let rows = Piece::read(outside, about.id, number).await?.rows;
            rows.iter().for_each(|row| outside.write(&row_text(row)));
        }
        outside.write(&[END, b"\n"].concat());
    }
    Ok(BACKUP_NAME.to_owned())
}

/// Takes the collections out of a file of this page and keeps those that are not here. The rest of its text is handed back.
pub(super) async fn restore(
    outside: &impl Outside,
    file: Fill<'_>,
    progress: &mut dyn FnMut(u64),
) -> Result<CollectionAnswer, String> {
    let unread = |error: io::Error| format!("the file could not be read: {error}");
    let mut text = Vec::new();
    let mut lists = Vec::new();
    let mut whole = None;
    let mut open: Option<Coming> = None;
    for line in TextLines::of(file).map_err(unread)? {
        let line = line.map_err(unread)?;
        match &mut open {
            None if line == BACKUP_HEAD.as_bytes() => open = Some(Coming::new()),
            None if line.starts_with(WHOLE.as_bytes()) && whole.is_none() => whole = length_and_lists(&line),
            None => text.extend([line.as_slice(), b"\n"].concat()),
            Some(coming) if !line.is_empty() => coming.take(outside, &line, progress).await?,
            Some(_) => {
                if let Some(coming) = open.take() {
                    lists.push(coming.end(outside).await?);
                }
            }
        }
    }
    let mut is_cut = false;
    if let Some(coming) = open {
        is_cut = coming.is_cut() || whole.is_some() && !coming.ended;
        if coming.fate.is_some() {
            lists.push(coming.end(outside).await?);
        }
    }
    let text = String::from_utf8_lossy(&text).into_owned();
    let length: usize = text.lines().skip(1).map(str::len).sum();
    is_cut |= whole.is_some_and(|(games, all)| length < games || lists.len() < all);
    Ok(CollectionAnswer::Restored { text, lists, lacking: is_cut.then(|| en::CUT_OFF.to_owned()) })
}

/// The length of the games, in bytes without line breaks, and the number of the collections that the line tells.
fn length_and_lists(line: &[u8]) -> Option<(usize, usize)> {
    let (length, lists) = std::str::from_utf8(line).ok()?.strip_prefix(WHOLE)?.split_once(' ')?;
    Some((length.parse().ok()?, lists.parse().ok()?))
}

/// A collection that is being read.
struct Coming {
    about: Collection,
    /// How many rows it has in the file.
    size: u32,
    /// What becomes of it, once its rows come.
    fate: Option<Fate>,
    rows: Vec<Row>,
    /// Whether its last line came.
    ended: bool,
}

/// What becomes of a collection.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    /// It is kept.
    Added,
    /// It was here, with all its rows.
    Here,
    /// It was in the bin.
    Back,
}

impl Coming {
    fn new() -> Coming {
        Coming { about: unknown(), size: 0, fate: None, rows: Vec::new(), ended: false }
    }

    async fn take(&mut self, outside: &impl Outside, line: &[u8], progress: &mut dyn FnMut(u64)) -> Result<(), String> {
        self.ended = line == END;
        let Some(row) = take_line(&mut self.about, line) else { return Ok(()) };
        if self.meet(outside).await? == Fate::Added {
            self.rows.push(row);
            if self.rows.len() == PIECE as usize {
                self.keep(outside).await?;
                progress(self.about.rows.into());
            }
        }
        Ok(())
    }

    /// Looks whether it is here: then the later labels count. Another that has its number by chance stays, and this one gets another.
    async fn meet(&mut self, outside: &impl Outside) -> Result<Fate, String> {
        if let Some(fate) = self.fate {
            return Ok(fate);
        }
        let coming = &mut self.about;
        self.size = std::mem::take(&mut coming.rows);
        let mut fate = Fate::Added;
        match keep::collection(outside, coming.id).await? {
            Some(here) if here.name == coming.name => {
                let mut tags = tags_of(&here);
                tags.follow(&tags_of(coming));
                let tags = if tags.changed > 0 { tags.to_string() } else { String::new() };
                // A part of it may be here, if the page was closed while it came: then it comes anew.
                if here.rows >= self.size {
                    fate = if here.binned.is_some() { Fate::Back } else { Fate::Here };
                    *coming = Collection { binned: None, ..here };
                }
                coming.tags = tags;
            }
            _ => coming.id = free(outside, coming.id).await?,
        }
        self.fate = Some(fate);
        Ok(fate)
    }

    /// Keeps the rows that came, and at once that they are there: what belongs to no collection is removed at times.
    async fn keep(&mut self, outside: &impl Outside) -> Result<(), String> {
        let rows = std::mem::take(&mut self.rows);
        let [pieces, facts] = keep::next_rows(&mut self.about, &rows);
        outside.put(vec![pieces, facts, keep::record(&self.about)]).await
    }

    /// Whether rows are lacking of those that it says it has.
    fn is_cut(&self) -> bool {
        self.fate == Some(Fate::Added) && self.about.rows + (self.rows.len() as u32) < self.size
    }

    /// Its text ends. Says which it is, and what became of it.
    async fn end(mut self, outside: &impl Outside) -> Result<(String, String), String> {
        let fate = self.meet(outside).await?;
        let is_cut = self.is_cut();
        if fate == Fate::Added && !self.rows.is_empty() {
            self.keep(outside).await?;
        } else {
            outside.put(vec![keep::record(&self.about)]).await?;
        }
        let fate = match fate {
            Fate::Added if is_cut => en::added_in_part(self.about.rows, self.size),
            Fate::Added => en::ADDED.to_owned(),
            Fate::Here => en::HERE_ALREADY.to_owned(),
            Fate::Back => en::BACK_FROM_BIN.to_owned(),
        };
        Ok((en::named_rows(&self.about.name, self.about.rows), fate))
    }
}

/// This number or a later one, which no collection has.
async fn free(outside: &impl Outside, mut id: CollectionId) -> Result<CollectionId, String> {
    while outside.get(Table::Collections, &under(id)).await?.is_some() {
        id += 1;
    }
    Ok(id)
}
