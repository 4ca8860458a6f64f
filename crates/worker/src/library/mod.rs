//! The library: all kept games and all collections, found by a search, by what they are, by level, label and date.
//!
//! The page keeps the games and tells of them; what is found of both, in which order, and what it looks like is decided here.

mod found;
mod markup;

use super::{collection::keep, outside::Outside};
use found::Entry;
pub(super) use found::tags_of;
use nonet_core::Level;
use nonet_game::{Day, Tags, label_faults};
use nonet_protocol::{Collection, CollectionEffect, CollectionId, GameAct, LabelChange, Part, Screen, Turn};
use nonet_tutor::en::library as en;
use serde::{Deserialize, Serialize};
use std::rc::Rc;

/// How many are listed at first, and how many more are each time.
const LISTED: usize = 60;

/// What is looked for, and how it is listed.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct Library {
    find: String,
    show: Show,
    level: Option<Level>,
    label: Option<String>,
    when: When,
    order: Order,
    more: usize,                // how often more were asked for
    editing: Option<Item>,      // whose labels are being typed
    deleted: Vec<CollectionId>, // since the library was opened: they keep their places, for that to be taken back
}

/// Which are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
enum Show {
    #[default]
    All,
    Begun,
    Finished,
    Favourites,
    Lists,
    Bin,
    Unreadable,
}

/// When they were played last.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
enum When {
    #[default]
    Ever,
    Today,
    Week,
    Month,
    Year,
}

/// In which order they are listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
enum Order {
    #[default]
    Latest,
    Oldest,
    Hardest,
    Easiest,
}

/// A game or a collection.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
enum Item {
    Game(u64),
    List(CollectionId),
}

const SHOWS: [(&str, Show); 7] = [
    ("All", Show::All),
    ("To go on with", Show::Begun),
    ("Finished", Show::Finished),
    ("Favourites", Show::Favourites),
    ("Lists of puzzles", Show::Lists),
    ("Bin", Show::Bin),
    ("Unreadable", Show::Unreadable),
];

const WHENS: [(&str, When); 5] = [
    ("Any time", When::Ever),
    ("Today", When::Today),
    ("Last 7 days", When::Week),
    ("Last 30 days", When::Month),
    ("Last 12 months", When::Year),
];

const ORDERS: [(&str, Order); 4] = [
    ("Latest first", Order::Latest),
    ("Oldest first", Order::Oldest),
    ("Hardest first", Order::Hardest),
    ("Easiest first", Order::Easiest),
];

/// Today, and this moment.
#[derive(Clone, Copy)]
struct Now {
    day: Day,
    at: u64,
}

impl Library {
    /// The library as it is opened: everything, or what goes by this name.
    pub(super) fn opened(name: &str) -> Library {
        let show = match name {
            "finished" => Show::Finished,
            "lists" => Show::Lists,
            _ => Show::All,
        };
        Library { show, ..Library::default() }
    }

    /// Looks for something else: the first of it are listed.
    fn look(&mut self, change: impl FnOnce(&mut Library)) {
        change(self);
        (self.more, self.editing) = (0, None);
    }

    /// A collection was deleted, or put back: it keeps its place.
    pub(super) fn keep_place(&mut self, id: CollectionId, deleted: bool) {
        self.deleted.retain(|other| *other != id);
        self.deleted.extend(deleted.then_some(id));
    }

    /// How many are listed at most.
    const fn listed(&self) -> usize {
        LISTED * (self.more + 1)
    }
}

/// Does what the markup calls so. Says whether it was one of its own words, and what is to be done.
pub(super) async fn act(
    outside: &impl Outside,
    library: &mut Library,
    turn: &Turn,
    verb: &str,
    rest: &str,
) -> Result<Vec<CollectionEffect>, String> {
    let number = rest.parse::<usize>().unwrap_or_default();
    let id = rest.parse::<u64>().unwrap_or_default();
    let game = |act| Ok(vec![CollectionEffect::Game(id, act)]);
    match verb {
        "find" => library.look(|library| rest.clone_into(&mut library.find)),
        "show" => library.look(|library| library.show = chosen(&SHOWS, number)),
        "when" => library.look(|library| library.when = chosen(&WHENS, number)),
        "order" => library.look(|library| library.order = chosen(&ORDERS, number)),
        "level" => library.look(|library| library.level = number.checked_sub(1).and_then(|place| Level::ALL.get(place).copied())),
        "label" => {
            let all = found::labels(&turn.games, &keep::list(outside).await?);
            library.look(|library| library.label = number.checked_sub(1).and_then(|place| all.get(place).cloned()));
        }
        "more" => library.more += 1,
        "game" => return game(GameAct::Open),
        "bin" => return game(GameAct::Bin(true)),
        "unbin" => return game(GameAct::Bin(false)),
        "take" => return game(GameAct::TakeOut),
        "star" => {
            let Some((item, _)) = item(rest) else { return Ok(Vec::new()) };
            return label(outside, turn, item, LabelChange::ToggleFavourite).await;
        }
        "edit" => library.editing = item(rest).map(|(item, _)| item),
        "done" => library.editing = None,
        "name" => {
            let Some((item, labels)) = item(rest) else { return Ok(Vec::new()) };
            library.editing = None;
            let said = en::label_faults(&label_faults(labels)).map(|words| CollectionEffect::Say(words.into()));
            let done = label(outside, turn, item, LabelChange::Names(labels.into())).await?;
            return Ok(done.into_iter().chain(said).collect());
        }
        _ => {}
    }
    Ok(Vec::new())
}

fn chosen<T: Copy + Default>(all: &[(&str, T)], number: usize) -> T {
    all.get(number).map(|(_, it)| *it).unwrap_or_default()
}

/// `game 12 Commute`: what something is done with, and the rest.
fn item(words: &str) -> Option<(Item, &str)> {
    let mut parts = words.splitn(3, ' ');
    let (sort, number) = (parts.next()?, parts.next()?.parse().ok()?);
    let item = match sort {
        "game" => Item::Game(number),
        "list" => Item::List(number),
        _ => return None,
    };
    Some((item, parts.next().unwrap_or_default()))
}

/// Gives something another star or other labels: a game in the page, which keeps it, and a list here.
async fn label(outside: &impl Outside, turn: &Turn, item: Item, change: LabelChange) -> Result<Vec<CollectionEffect>, String> {
    match item {
        Item::Game(id) if turn.games.iter().any(|game| game.id == id) => {
            Ok(vec![CollectionEffect::Game(id, GameAct::Label(change))])
        }
        Item::Game(_) => Ok(Vec::new()),
        Item::List(id) => {
            let Some(about) = keep::collection(outside, id).await? else { return Ok(Vec::new()) };
            let old = tags_of(&about);
            let labels = found::labels_of(&old.text);
            let labels = match change {
                LabelChange::ToggleFavourite => labels.toggled(),
                LabelChange::Names(names) => labels.named(&names),
            };
            let tags = Tags { changed: outside.now().max(old.changed.saturating_add(1)), text: labels.to_string() };
            keep::change(outside, &Collection { tags: tags.to_string(), ..about }).await?;
            Ok(Vec::new())
        }
    }
}

/// What is shown.
pub(super) async fn screen(outside: &impl Outside, library: &Library, turn: &Turn) -> Result<Screen, String> {
    if !turn.shown {
        return Ok(Screen { library: true, ..Screen::default() });
    }
    let lists = keep::look_into_bin(outside, keep::list(outside).await?, turn.visit).await?;
    let at = outside.now();
    let now = Now { day: outside.day(at), at };
    let found = found::found(library, &turn.games, &lists, now, outside);
    let choices = markup::choices(library, &turn.games, &lists);
    let there = found.iter().filter(|entry| !entry.is_deleted(library)).count();
    let words = markup::words(library, there, found::all(library, &turn.games, &lists));
    let rows = markup::list(library, &found, now, outside);
    let mut texts = vec![Rc::default(); Part::Rows as usize + 1];
    for (part, text) in [(Part::Head, choices), (Part::Words, words), (Part::Rows, rows)] {
        texts[part as usize] = text.into();
    }
    Ok(Screen { texts, library: true, ..Screen::default() })
}
