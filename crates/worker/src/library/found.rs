//! The search of the library: the games and collections that are found, and their order.

use super::Now;
use crate::host::Host;
use nonet_collection::{Collection, Condition};
use nonet_game::{Labels, Tags};
use nonet_protocol::{KeptGame, Level, LibraryItem, LibraryOrder, LibraryPart, LibraryState, PlayedWhen, Shelf};
use std::{collections::BTreeSet, rc::Rc};

const DAY: u64 = 86_400_000;

/// A game or a collection.
#[derive(Clone, Copy)]
pub(super) enum Entry<'a> {
    Game(&'a KeptGame),
    List(&'a Collection),
}

impl<'a> Entry<'a> {
    /// Returns the id of the game or collection.
    pub(super) const fn item(self) -> LibraryItem {
        match self {
            Entry::Game(game) => LibraryItem::Game(game.id),
            Entry::List(list) => LibraryItem::List(list.id),
        }
    }

    /// Returns the time at which the game was last played or the collection was first opened, in milliseconds since 1970. 0 if it
    /// is not known.
    pub(super) const fn at(self) -> u64 {
        match self {
            Entry::Game(game) => game.played,
            Entry::List(list) => list.opened,
        }
    }

    /// Returns the star and the labels.
    pub(super) fn labels(self) -> Labels {
        match self {
            Entry::Game(game) => labels_of(&game.tags),
            Entry::List(list) => labels_of(&tags_of(list).text),
        }
    }

    /// Returns whether the entry was deleted while the library listed it.
    pub(super) fn is_deleted(self, library: &LibraryState) -> bool {
        match self {
            Entry::Game(game) => game.deleted,
            Entry::List(list) => library.deleted.contains(&list.id),
        }
    }

    /// Returns whether the entry is still listed at its place though it was deleted. In the part for the bin, it is listed like
    /// all other entries of the bin.
    pub(super) fn keeps_place(self, library: &LibraryState) -> bool {
        library.part != LibraryPart::Bin && self.is_deleted(library)
    }

    /// Returns whether the entry is in the bin, and not only deleted while it was listed.
    pub(super) fn is_binned(self, library: &LibraryState) -> bool {
        match self {
            Entry::Game(game) => game.shelf == Shelf::Bin,
            Entry::List(list) => list.binned.is_some() && !self.is_deleted(library),
        }
    }

    const fn level(self) -> Option<Level> {
        match self {
            Entry::Game(game) => game.level,
            Entry::List(_) => None,
        }
    }

    const fn is_shelved(self, shelf: Shelf) -> bool {
        matches!(self, Entry::Game(game) if game.shelf as u8 == shelf as u8)
    }

    /// Returns whether the entry can't be opened as a game or a collection.
    const fn is_unreadable(self) -> bool {
        self.is_shelved(Shelf::Unreadable) || matches!(self, Entry::List(list) if matches!(list.condition, Condition::Later))
    }

    /// Returns whether the entry is damaged, or stored by a later version.
    const fn is_faulty(self) -> bool {
        self.is_unreadable() || matches!(self, Entry::List(list) if matches!(list.condition, Condition::Damaged))
    }

    fn is_shown(self, part: LibraryPart, library: &LibraryState) -> bool {
        let is_there = !self.is_binned(library) && !self.is_unreadable();
        match part {
            LibraryPart::All => is_there,
            LibraryPart::Begun => self.is_shelved(Shelf::Begun),
            LibraryPart::Finished => self.is_shelved(Shelf::Finished),
            LibraryPart::Favourites => is_there && self.labels().favourite,
            LibraryPart::Lists => is_there && matches!(self, Entry::List(_)),
            LibraryPart::Bin => self.is_binned(library) || self.is_deleted(library),
            LibraryPart::Unreadable => self.is_faulty() && !self.is_binned(library),
        }
    }

    fn is_when(self, when: PlayedWhen, now: Now, host: &impl Host) -> bool {
        let within = |number| now.at.saturating_sub(self.at()) <= number * DAY;
        match when {
            PlayedWhen::Ever => true,
            PlayedWhen::Today => host.day(self.at()) == now.day,
            PlayedWhen::Week => within(7),
            PlayedWhen::Month => within(30),
            PlayedWhen::Year => within(365),
        }
    }

    /// Returns the words by which the entry is found, in lower case. Numbers are not searched in the puzzle, since they may be
    /// part of a date.
    fn words(self, host: &impl Host) -> String {
        let day = host.day(self.at());
        let (date, labels) = (day.strftime("%-d %B %Y %F"), self.labels().text());
        let own = match self {
            Entry::Game(game) => format!("{} {}", game.words, game.detail),
            Entry::List(list) => list.name.clone(),
        };
        format!("{own} {labels} {date}").to_lowercase()
    }

    /// Returns whether the givens or the digits of a game have this sequence of cells, with `.` for an empty cell.
    fn has_cells(self, cells: &str) -> bool {
        matches!(self, Entry::Game(game) if [&game.givens, &game.grid].into_iter().any(|grid| grid.to_string().contains(cells)))
    }

    /// Returns whether the typed text, in one of its readings, is a part of the game's puzzle.
    fn has_part(self, typed: &str) -> bool {
        parts_of_puzzle(typed).iter().any(|parts| parts.iter().all(|cells| self.has_cells(cells)))
    }
}

/// The least number of cells for which puzzles are searched: a row, since fewer digits may be a date.
const FEWEST_CELLS: usize = 9;

/// Returns the readings of the typed text as parts of a puzzle, each part as a sequence of cells. Blanks may separate cells,
/// stand for empty cells, or separate parts. Empty if the text has other characters or too few cells.
fn parts_of_puzzle(typed: &str) -> Vec<Vec<String>> {
    let cell = |ch: char| match ch {
        '1'..='9' | '.' | ' ' => Some(ch),
        '0' | '_' | '-' | '*' => Some('.'),
        _ => None,
    };
    let Some(cells) = typed.chars().map(cell).collect::<Option<String>>() else { return Vec::new() };
    let joined = cells.replace(' ', "");
    let is_enough = |cells: &str| cells.len() >= FEWEST_CELLS && cells.bytes().any(|byte| byte.is_ascii_digit());
    let mut ways = Vec::new();
    ways.extend(is_enough(&joined).then(|| vec![joined]));
    let with_blanks = cells.replace(' ', ".");
    ways.extend((cells.contains(' ') && is_enough(&with_blanks)).then(|| vec![with_blanks]));
    let groups: Vec<String> = cells.split_whitespace().map(str::to_owned).collect();
    ways.extend((groups.len() > 1 && groups.iter().all(|group| is_enough(group))).then_some(groups));
    ways
}

/// Returns the star and the labels of a collection, with the time of their last change.
pub(crate) fn tags_of(list: &Collection) -> Tags {
    list.tags.parse().unwrap_or_default()
}

/// Reads the star and the labels from their stored text.
pub(super) fn labels_of(text: &str) -> Labels {
    text.parse().unwrap_or_default()
}

fn entries<'a>(games: &'a [KeptGame], lists: &'a [Rc<Collection>]) -> impl Iterator<Item = Entry<'a>> {
    games.iter().map(Entry::Game).chain(lists.iter().map(|list| Entry::List(list)))
}

/// Returns the number of games and collections that can be read, without deleted ones.
pub(super) fn all(library: &LibraryState, games: &[KeptGame], lists: &[Rc<Collection>]) -> usize {
    entries(games, lists).filter(|entry| entry.is_shown(LibraryPart::All, library) && !entry.is_deleted(library)).count()
}

/// Returns whether there are damaged games or collections, or some of a later version.
pub(super) fn has_unreadable(games: &[KeptGame], lists: &[Rc<Collection>]) -> bool {
    entries(games, lists).any(Entry::is_faulty)
}

/// Returns the labels of all games and collections, in alphabetical order.
pub(super) fn labels(games: &[KeptGame], lists: &[Rc<Collection>]) -> BTreeSet<String> {
    entries(games, lists).flat_map(|entry| entry.labels().names().to_vec()).collect()
}

/// Returns the games and collections that are found, in the order of the library.
pub(super) fn found<'a>(
    library: &LibraryState,
    games: &'a [KeptGame],
    lists: &'a [Rc<Collection>],
    now: Now,
    host: &impl Host,
) -> Vec<Entry<'a>> {
    let typed = library.find.to_lowercase();
    let has_label =
        |entry: Entry| library.label.as_deref().is_none_or(|label| entry.labels().names().iter().any(|name| name == label));
    let is_found = |entry: &Entry| {
        entry.is_shown(library.part, library)
            && library.level.is_none_or(|level| entry.level() == Some(level))
            && has_label(*entry)
            && entry.is_when(library.when, now, host)
            && (typed.is_empty() || entry.has_part(&typed) || {
                let words = entry.words(host);
                typed.split_whitespace().all(|typed| words.contains(typed) || entry.has_part(typed))
            })
    };
    let mut found: Vec<Entry> = entries(games, lists).filter(is_found).collect();
    found.sort_by_cached_key(|entry| rank(*entry, library.order));
    found
}

/// Returns the sort key of an entry. Entries of one level are sorted from the latest to the oldest, and entries without a level
/// come last.
fn rank(entry: Entry, order: LibraryOrder) -> (u8, u64) {
    let (level, latest) = (entry.level().map(|level| level as u8), u64::MAX - entry.at());
    match order {
        LibraryOrder::Latest => (0, latest),
        LibraryOrder::Oldest => (0, entry.at()),
        LibraryOrder::Hardest => (level.map_or(u8::MAX, |level| u8::MAX - 1 - level), latest),
        LibraryOrder::Easiest => (level.unwrap_or(u8::MAX), latest),
    }
}
