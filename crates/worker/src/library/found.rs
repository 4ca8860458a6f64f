//! What is found in the library, and in which order.

use super::{Item, Library, Now, Order, Show, When};
use crate::outside::Outside;
use nonet_core::{
    Level,
    board::{Cell, Grid},
};
use nonet_game::{Labels, Tags};
use nonet_protocol::{Collection, KeptGame, Shelf};
use std::rc::Rc;

const DAY: u64 = 86_400_000;

/// Something that is listed.
#[derive(Clone, Copy)]
pub(super) enum Entry<'a> {
    Game(&'a KeptGame),
    List(&'a Collection),
}

impl<'a> Entry<'a> {
    /// What it is called in the markup.
    pub(super) const fn item(self) -> Item {
        match self {
            Entry::Game(game) => Item::Game(game.id),
            Entry::List(list) => Item::List(list.id),
        }
    }

    /// When it was played last, or opened first.
    pub(super) const fn at(self) -> u64 {
        match self {
            Entry::Game(game) => game.played,
            Entry::List(list) => list.id,
        }
    }

    /// Its star and its labels.
    pub(super) fn labels(self) -> Labels {
        match self {
            Entry::Game(game) => labels_of(&game.tags),
            Entry::List(list) => labels_of(&tags_of(list).text),
        }
    }

    /// Whether it was deleted while it was listed.
    pub(super) fn is_deleted(self, library: &Library) -> bool {
        match self {
            Entry::Game(game) => game.deleted,
            Entry::List(list) => library.deleted.contains(&list.id),
        }
    }

    /// Whether it lies in the bin, and does not only keep its place.
    pub(super) fn is_binned(self, library: &Library) -> bool {
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

    fn is_shown(self, show: Show, library: &Library) -> bool {
        let is_there = !self.is_binned(library) && !self.is_shelved(Shelf::Unreadable);
        match show {
            Show::All => is_there,
            Show::Begun => self.is_shelved(Shelf::Begun),
            Show::Finished => self.is_shelved(Shelf::Finished),
            Show::Favourites => is_there && self.labels().favourite,
            Show::Lists => is_there && matches!(self, Entry::List(_)),
            Show::Bin => self.is_binned(library),
            Show::Unreadable => self.is_shelved(Shelf::Unreadable),
        }
    }

    fn is_when(self, when: When, now: Now, outside: &impl Outside) -> bool {
        let within = |number| now.at.saturating_sub(self.at()) <= number * DAY;
        match when {
            When::Ever => true,
            When::Today => outside.day(self.at()) == now.day,
            When::Week => within(7),
            When::Month => within(30),
            When::Year => within(365),
        }
    }

    /// All words by which it is found, in small letters.
    fn words(self, outside: &impl Outside) -> String {
        let day = outside.day(self.at());
        let (date, labels) = (format!("{} {} {day}", day.name(), day.year), self.labels().text());
        let own = match self {
            Entry::Game(game) => format!("{} {} {} {}", game.words, game.detail, line(&game.givens), line(&game.grid)),
            Entry::List(list) => list.name.clone(),
        };
        outside.lower(&format!("{own} {labels} {date}"))
    }
}

/// 81 characters, `.` for an empty cell.
fn line(grid: &Grid) -> String {
    Cell::all().map(|cell| grid[cell].map_or('.', |digit| char::from(b'0' + digit.value()))).collect()
}

/// The star and the labels of a collection.
pub(super) fn tags_of(list: &Collection) -> Tags {
    list.tags.parse().unwrap_or_default()
}

/// A star and labels, as they are kept.
pub(super) fn labels_of(text: &str) -> Labels {
    text.parse().unwrap_or_default()
}

fn entries<'a>(games: &'a [KeptGame], lists: &'a [Rc<Collection>]) -> impl Iterator<Item = Entry<'a>> {
    games.iter().map(Entry::Game).chain(lists.iter().map(|list| Entry::List(list)))
}

/// How many there are beside what was deleted or can't be read.
pub(super) fn all(library: &Library, games: &[KeptGame], lists: &[Rc<Collection>]) -> usize {
    entries(games, lists).filter(|entry| entry.is_shown(Show::All, library) && !entry.is_deleted(library)).count()
}

/// Whether there is any that can't be read.
pub(super) fn has_unreadable(games: &[KeptGame]) -> bool {
    games.iter().any(|game| game.shelf == Shelf::Unreadable)
}

/// All labels that something has, in the order of the alphabet.
pub(super) fn labels(games: &[KeptGame], lists: &[Rc<Collection>]) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for name in entries(games, lists).flat_map(|entry| entry.labels().names().to_vec()) {
        if let Err(place) = all.binary_search(&name) {
            all.insert(place, name);
        }
    }
    all
}

/// What is found, in its order.
pub(super) fn found<'a>(
    library: &Library,
    games: &'a [KeptGame],
    lists: &'a [Rc<Collection>],
    now: Now,
    outside: &impl Outside,
) -> Vec<Entry<'a>> {
    let terms: Vec<String> = outside.lower(&library.find).split_whitespace().map(term).collect();
    let has_label = |entry: Entry| library.label.as_ref().is_none_or(|label| entry.labels().names().contains(label));
    let is_found = |entry: &Entry| {
        entry.is_shown(library.show, library)
            && library.level.is_none_or(|level| entry.level() == Some(level))
            && has_label(*entry)
            && entry.is_when(library.when, now, outside)
            && (terms.is_empty() || {
                let words = entry.words(outside);
                terms.iter().all(|term| words.contains(term.as_str()))
            })
    };
    let mut found: Vec<Entry> = entries(games, lists).filter(is_found).collect();
    found.sort_by_cached_key(|entry| {
        let second = (entry.at() / 1000) as usize;
        if library.order == Order::Oldest { second } else { usize::MAX - second }
    });
    // Of a level the latest comes first, and what has none comes last.
    found.sort_by_cached_key(|entry| match (library.order, entry.level()) {
        (Order::Latest | Order::Oldest, _) => 0,
        (Order::Hardest, Some(level)) => Level::ALL.len() - level as usize,
        (Order::Easiest, Some(level)) => level as usize,
        (_, None) => usize::MAX,
    });
    found
}

/// What is looked for, as it stands in the words: of a puzzle, an empty cell may be `0` or `.`.
fn term(typed: &str) -> String {
    let is_puzzle = typed.len() >= 9 && typed.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
    if is_puzzle { typed.replace('0', ".") } else { typed.to_owned() }
}
