//! The records of the store, and the games beside it.

use super::{GameId, Revision, SeenOld, TabId};
use crate::{
    Game, Tags,
    save::{self, Save, SaveError},
};
use std::rc::Rc;

/// A game in the store.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The game's id, which is the key of the record.
    pub id: GameId,
    /// The save. Only a save of this version is ever written over.
    pub text: String,
    /// The time at which it was written last, in milliseconds since 1970.
    pub played: u64,
    /// The time at which it was put into the bin, if it lies there.
    pub binned: Option<u64>,
    /// The player's star and labels.
    pub tags: Tags,
    /// The first look that found it in the bin for too long, if one has.
    pub seen_old: Option<SeenOld>,
}

impl Record {
    /// The record of a game at this revision.
    #[must_use]
    pub fn of(id: GameId, revision: Revision, game: &Game, played: u64) -> Record {
        let text = save::write(game, Some(id), Some(revision));
        Record { id, text, played, binned: None, tags: Tags::default(), seen_old: None }
    }

    /// The record of a game as [`GameCopy::stored`](super::GameCopy::stored) wrote it. None if it is damaged or of a later version.
    #[must_use]
    pub fn of_stored(text: &str) -> Option<Record> {
        let Save { id, revision, played, tags, game } = save::read(text).ok()?;
        Some(Record { tags, ..Record::of(id?, revision?, &game, played?) })
    }

    /// The revision, without reading the whole game.
    #[must_use]
    pub fn revision(&self) -> Option<Revision> {
        let head = self.text.lines().take(3);
        head.filter_map(|line| line.strip_prefix("revision ")).next()?.parse().ok()
    }

    /// The game, and its revision. A record without a revision can't have been written by this version.
    ///
    /// # Errors
    /// Why it can't be read: then it is left as it is.
    pub fn read(&self) -> Result<(Revision, Game), SaveError> {
        let Save { revision, game, .. } = save::read(&self.text)?;
        revision.map(|revision| (revision, game)).ok_or(SaveError::Foreign)
    }
}

/// The place where something was found that may not be in the store.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Source {
    /// A note of a tab that is gone.
    Note(TabId, GameId),
    /// An entry under this name, as versions before wrote them, where open games lay.
    Journal(String),
    /// An entry under this name, as versions before wrote them, where the other games lay.
    Shelf(String),
}

/// Something that was found and may not be in the store.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Leftover {
    /// The place where the text was found.
    pub source: Source,
    /// The text that lies there.
    pub text: String,
    /// The time at which it was written, as far as that is known, in milliseconds since 1970: of unknown times, the order alone counts.
    pub played: u64,
}

impl Leftover {
    /// The tab that wrote it; versions before had no names for tabs.
    pub(super) fn author(&self) -> TabId {
        match self.source {
            Source::Note(tab, _) => tab,
            Source::Journal(_) | Source::Shelf(_) => TabId::default(),
        }
    }

    /// The game with its id and the revision it came from. A game without an id has one that follows from its givens, so that all
    /// who find it give it the same.
    pub(super) fn read(&self) -> Result<(GameId, Option<Revision>, Rc<Game>), SaveError> {
        let Save { id, revision, game, .. } = save::read(&self.text)?;
        let id = id.unwrap_or_else(|| GameId::of_givens(game.givens()));
        Ok((id, revision, Rc::new(game)))
    }
}

/// Something that is kept, but that this version can't read. It is left as it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unreadable {
    /// A name for it, by which it can be taken out.
    pub id: GameId,
    /// The text as it is kept.
    pub text: String,
    /// Whether a later version wrote it; else it is damaged.
    pub later: bool,
}

impl Unreadable {
    pub(super) fn new(id: GameId, text: &str, why: SaveError) -> Unreadable {
        Unreadable { id, text: text.to_owned(), later: why == SaveError::Later }
    }
}
