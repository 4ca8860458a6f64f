//! A tab's copy of a game.

use super::{GameId, Record, Revision, TabId};
use crate::{
    Game, Tags,
    save::{self, Save},
};
use std::rc::Rc;

/// The number of seconds without a move after which the time of a game is written down.
pub(super) const REST: u32 = 10;

/// The times below this one are not times but an order: of games from before a version that kept times. In milliseconds since
/// 1970.
pub const UNKNOWN_BEFORE: u64 = 1_000_000;

/// A tab's copy of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct GameCopy {
    /// The game's id.
    pub id: GameId,
    /// The game as it is in this tab.
    pub game: Rc<Game>,
    /// The time at which it was played last, in milliseconds since 1970 as far as the store has it: of several, the greatest is the
    /// latest.
    pub played: u64,
    /// The time at which it was put into the bin, if it lies there.
    pub binned: Option<u64>,
    /// The player's star and labels.
    pub tags: Tags,
    pub(super) base: Option<Revision>,    // the revision that the copy came from
    pub(super) kept: Option<Rc<Game>>,    // the game that the store has at that revision, as far as this tab knows
    pub(super) writing: Option<Rc<Game>>, // the game that is on its way to the store
    pub(super) kept_tags: Tags,           // the star and the labels that the store has, as far as this tab knows
    pub(super) author: TabId,
}

impl GameCopy {
    /// The copy of a game that nothing is kept of.
    pub(super) fn new(id: GameId, game: Rc<Game>, author: TabId) -> GameCopy {
        GameCopy {
            id,
            game,
            played: 0,
            binned: None,
            tags: Tags::default(),
            base: None,
            kept: None,
            writing: None,
            kept_tags: Tags::default(),
            author,
        }
    }

    /// The copy of a record that can be read.
    pub(super) fn of(record: &Record, tab: TabId) -> Option<GameCopy> {
        let (revision, game) = record.read().ok()?;
        let game = Rc::new(game);
        Some(GameCopy {
            kept: Some(Rc::clone(&game)),
            played: record.played,
            binned: record.binned,
            tags: record.tags.clone(),
            kept_tags: record.tags.clone(),
            base: Some(revision),
            ..GameCopy::new(record.id, game, tab)
        })
    }

    /// Returns when the game was played last, in milliseconds since 1970. None if it is not known.
    #[must_use]
    pub fn known_played(&self) -> Option<u64> {
        (self.played >= UNKNOWN_BEFORE).then_some(self.played)
    }

    /// Whether it has something that the store lacks. A game without moves is not kept.
    #[must_use]
    pub fn is_unsaved(&self) -> bool {
        let lacks = |kept: &Rc<Game>| {
            !Rc::ptr_eq(kept, &self.game)
                && (!kept.is_as_far_as(&self.game) || self.game.seconds >= kept.seconds.saturating_add(REST))
        };
        !self.game.moves().is_empty() && self.kept.as_ref().is_none_or(lacks)
    }

    /// Whether only its time is not in the store.
    pub(super) fn has_unsaved_time(&self) -> bool {
        self.kept.as_ref().is_some_and(|kept| kept.seconds != self.game.seconds || kept.cursor != self.game.cursor)
    }

    /// Whether nothing was done in it, and the store has nothing of it.
    #[must_use]
    pub fn is_blank(&self) -> bool {
        self.game.moves().is_empty() && self.base.is_none()
    }

    /// The game with its id, its revision, when it was played last, its star and its labels, as a backup has it.
    #[must_use]
    pub fn backup(&self) -> String {
        self.save_of(&self.game, &self.tags)
    }

    /// The game as the store has it, as far as this tab knows, in the form of a backup. None if the store has nothing of it.
    #[must_use]
    pub fn stored(&self) -> Option<String> {
        self.kept.as_ref().map(|kept| self.save_of(kept, &self.kept_tags))
    }

    fn save_of(&self, game: &Game, tags: &Tags) -> String {
        let (id, played) = (Some(self.id), Some(self.played));
        save::write_whole(&Save { id, revision: self.base, played, tags: tags.clone(), game: game.clone() })
    }

    /// The revision that it came from.
    #[must_use]
    pub const fn base(&self) -> Option<Revision> {
        self.base
    }

    pub(super) fn adopt(&mut self, revision: Revision, game: Rc<Game>, record: &Record) {
        self.base = Some(revision);
        self.kept = Some(Rc::clone(&game));
        self.game = game;
        (self.played, self.binned) = (record.played, record.binned);
        self.take_tags(&record.tags);
    }

    /// The store has this star and these labels.
    pub(super) fn take_tags(&mut self, kept: &Tags) {
        self.kept_tags = kept.clone();
        self.tags.follow(kept);
    }
}
