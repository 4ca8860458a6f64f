//! What is found in the library, and in which order.

use super::Now;
use crate::host::Host;
use nonet_core::{
    Level,
    board::{Cell, Grid},
};
use nonet_game::{Labels, Tags};
use nonet_protocol::{Collection, Condition, KeptGame, LibraryItem, LibraryOrder, LibraryPart, LibraryState, PlayedWhen, Shelf};
use std::rc::Rc;

const DAY: u64 = 86_400_000;

/// Something that is listed.
#[derive(Clone, Copy)]
pub(super) enum Entry<'a> {
    Game(&'a KeptGame),
    List(&'a Collection),
}

impl<'a> Entry<'a> {
    /// Which it is.
    pub(super) const fn item(self) -> LibraryItem {
        match self {
            Entry::Game(game) => LibraryItem::Game(game.id),
            Entry::List(list) => LibraryItem::List(list.id),
        }
    }

    /// When it was played last, or opened first; 0 where that is not known.
    pub(super) const fn at(self) -> u64 {
        match self {
            Entry::Game(game) => game.played,
            Entry::List(list) => list.opened,
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
    pub(super) fn is_deleted(self, library: &LibraryState) -> bool {
        match self {
            Entry::Game(game) => game.deleted,
            Entry::List(list) => library.deleted.contains(&list.id),
        }
    }

    /// Whether it keeps the place in which it was deleted. In the bin it lies as all that is there.
    pub(super) fn keeps_place(self, library: &LibraryState) -> bool {
        library.part != LibraryPart::Bin && self.is_deleted(library)
    }

    /// Whether it lies in the bin, and does not only keep its place.
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

    /// Whether nothing of it can be shown as what it is.
    const fn is_unreadable(self) -> bool {
        self.is_shelved(Shelf::Unreadable) || matches!(self, Entry::List(list) if matches!(list.condition, Condition::Later))
    }

    /// Whether it is damaged, or kept by a later version.
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

    /// The words by which it is found, in small letters: a number may be part of a date, but is not looked for in a puzzle.
    fn words(self, host: &impl Host) -> String {
        let day = host.day(self.at());
        let (date, labels) = (format!("{} {} {day}", day.name(), day.year), self.labels().text());
        let own = match self {
            Entry::Game(game) => format!("{} {}", game.words, game.detail),
            Entry::List(list) => list.name.clone(),
        };
        host.lower(&format!("{own} {labels} {date}"))
    }

    /// Whether its puzzle has these cells one after the other, `.` for an empty one.
    fn has_cells(self, cells: &str) -> bool {
        matches!(self, Entry::Game(game) if [&game.givens, &game.grid].into_iter().any(|grid| line(grid).contains(cells)))
    }

    /// Whether what is typed is a part of its puzzle, read in any way that it can be.
    fn has_part(self, typed: &str) -> bool {
        parts_of_puzzle(typed).iter().any(|parts| parts.iter().all(|cells| self.has_cells(cells)))
    }
}

/// How many cells are looked for in puzzles: a row at least, since fewer digits may be a date.
const FEWEST_CELLS: usize = 9;

/// The ways in which what is typed can be a part of a puzzle, each as the cells that follow each other in it: blanks stand between
/// cells, or for empty ones, or between parts. None if there is anything but cells, or too few of them.
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

/// 81 characters, `.` for an empty cell.
fn line(grid: &Grid) -> String {
    Cell::all().map(|cell| grid[cell].map_or('.', |digit| char::from(b'0' + digit.value()))).collect()
}

/// The star and the labels of a collection.
pub(crate) fn tags_of(list: &Collection) -> Tags {
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
pub(super) fn all(library: &LibraryState, games: &[KeptGame], lists: &[Rc<Collection>]) -> usize {
    entries(games, lists).filter(|entry| entry.is_shown(LibraryPart::All, library) && !entry.is_deleted(library)).count()
}

/// Whether there is any that can't be read.
pub(super) fn has_unreadable(games: &[KeptGame], lists: &[Rc<Collection>]) -> bool {
    entries(games, lists).any(Entry::is_faulty)
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
    library: &LibraryState,
    games: &'a [KeptGame],
    lists: &'a [Rc<Collection>],
    now: Now,
    host: &impl Host,
) -> Vec<Entry<'a>> {
    let typed = host.lower(&library.find);
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

/// What it is sorted by: of a level the latest comes first, and what has none comes last.
fn rank(entry: Entry, order: LibraryOrder) -> (u8, u64) {
    let (level, latest) = (entry.level().map(|level| level as u8), u64::MAX - entry.at());
    match order {
        LibraryOrder::Latest => (0, latest),
        LibraryOrder::Oldest => (0, entry.at()),
        LibraryOrder::Hardest => (level.map_or(u8::MAX, |level| u8::MAX - 1 - level), latest),
        LibraryOrder::Easiest => (level.unwrap_or(u8::MAX), latest),
    }
}
