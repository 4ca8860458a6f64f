//! The library of all stored games and collections, with a search and filters by kind, level, label and date.
//!
//! The page stores the games and sends a description of each. The worker decides which games and collections are found, and in
//! which order.

mod found;

use super::{
    collection::{bin, keep, open_table},
    host::Host,
};
use crate::language::{messages, number};
use found::Entry;
pub(super) use found::tags_of;
use jiff::civil::Date;
use nonet_collection::{Collection, CollectionId, Condition};
use nonet_game::{LONGEST_LABEL, LabelFaults, Labels, MOST_LABELS, Tags, label_faults};
use nonet_protocol::{
    CollectionEffect, CollectionForm, CollectionState, EntryCondition, EntryDetail, GameAct, LibraryAction, LibraryEntry,
    LibraryItem, LibraryPart, LibraryState, LibraryView, Shelf, Turn, WriteRequest,
};
use std::rc::Rc;

/// The number of entries that are listed at first, and that are added each time the player asks for more.
const LISTED: u32 = 60;

/// The current date and time.
#[derive(Clone, Copy)]
struct Now {
    day: Date,
    at: u64,
}

/// Handles an action in the library. A choice of the search or the filters has an effect only while the library is shown. An
/// action on a game or a collection has its effect also if the player has left the library meanwhile.
pub(super) async fn act(
    host: &impl Host,
    state: &mut CollectionState,
    action: &LibraryAction,
) -> Result<Vec<CollectionEffect>, String> {
    let game = |id: u64, act| Ok(vec![CollectionEffect::Game(id, act)]);
    match action {
        LibraryAction::Open(LibraryItem::Game(id)) => return game(*id, GameAct::Open),
        LibraryAction::Open(LibraryItem::List(id)) => open_table(host, state, *id).await?,
        LibraryAction::Bin(LibraryItem::Game(id), binned) => return game(*id, GameAct::Bin(*binned)),
        LibraryAction::Bin(LibraryItem::List(id), binned) => bin(host, state, *id, *binned).await?,
        LibraryAction::Save(LibraryItem::Game(id)) => return game(*id, GameAct::TakeOut),
        LibraryAction::Save(LibraryItem::List(id)) => {
            let request = WriteRequest { id: *id, rows: Vec::new(), form: CollectionForm::Raw };
            return Ok(vec![CollectionEffect::Write(request.into())]);
        }
        // The page has changed the star and the labels of a game itself.
        LibraryAction::Star(LibraryItem::Game(_)) => {}
        LibraryAction::Star(LibraryItem::List(id)) => label(host, *id, Labels::toggled).await?,
        LibraryAction::Name(item, labels) => {
            if let Some(library) = &mut state.library {
                library.editing = None;
            }
            if let LibraryItem::List(id) = item {
                label(host, *id, |old| old.named(labels)).await?;
            }
            let said = faults_of_labels(&label_faults(labels)).map(|words| CollectionEffect::Say(words.into()));
            return Ok(said.into_iter().collect());
        }
        choice => {
            if let Some(library) = &mut state.library {
                choose(library, choice);
            }
        }
    }
    Ok(Vec::new())
}

/// Changes the search, a filter or the order, and lists the first results again; or lists more results, or opens or closes the
/// field for labels.
fn choose(library: &mut LibraryState, choice: &LibraryAction) {
    match choice {
        LibraryAction::More => return library.more += 1,
        LibraryAction::EditLabels(item) => return library.editing = *item,
        LibraryAction::Find(words) => library.find = Rc::clone(words),
        LibraryAction::Show(part) => library.part = *part,
        LibraryAction::Level(level) => library.level = *level,
        LibraryAction::Label(label) => library.label = label.clone(),
        LibraryAction::When(when) => library.when = *when,
        LibraryAction::Order(order) => library.order = *order,
        // These are actions on a game or a collection.
        LibraryAction::Open(_)
        | LibraryAction::Star(_)
        | LibraryAction::Name(..)
        | LibraryAction::Bin(..)
        | LibraryAction::Save(_) => {}
    }
    (library.more, library.editing) = (0, None);
}

/// Changes the star or the labels of a collection.
async fn label(host: &impl Host, id: CollectionId, change: impl FnOnce(Labels) -> Labels) -> Result<(), String> {
    let Some(about) = keep::collection(host, id).await? else { return Ok(()) };
    let old = tags_of(&about);
    let labels = change(found::labels_of(&old.text));
    let tags = Tags { changed: host.now().max(old.changed.saturating_add(1)), text: labels.to_string() };
    keep::change(host, &Collection { tags: tags.to_string(), ..about }).await
}

/// Returns the view of the library.
pub(super) async fn view(host: &impl Host, library: &LibraryState, turn: &Turn) -> Result<LibraryView, String> {
    let lists = keep::look_into_bin(host, keep::list(host).await?, turn.visit).await?;
    let at = host.now();
    let now = Now { day: host.day(at), at };
    let found = found::found(library, &turn.games, &lists, now, host);
    let listed = LISTED * (library.more + 1);
    Ok(LibraryView {
        state: library.clone(),
        offers_unreadable: found::has_unreadable(&turn.games, &lists) || library.part == LibraryPart::Unreadable,
        labels: found::labels(&turn.games, &lists).into_iter().map(Into::into).collect(),
        found: found.iter().filter(|entry| !entry.is_deleted(library)).count() as u32,
        all: found::all(library, &turn.games, &lists) as u32,
        entries: found.iter().take(listed as usize).map(|entry| Rc::new(listed_entry(library, *entry, host))).collect(),
        growth: LISTED.min((found.len() as u32).saturating_sub(listed)),
    })
}

/// Returns the view of an entry.
fn listed_entry(library: &LibraryState, entry: Entry, host: &impl Host) -> LibraryEntry {
    let labels = entry.labels();
    let (title, picture) = match entry {
        Entry::Game(game) => (Rc::clone(&game.words), Some((game.givens, game.grid))),
        Entry::List(list) => (list.name.as_str().into(), None),
    };
    LibraryEntry {
        item: entry.item(),
        title,
        detail: detail(entry, host),
        favourite: labels.favourite,
        labels: labels.names().to_vec(),
        picture,
        condition: condition(library, entry),
    }
}

/// Returns the state on which the buttons of an entry depend.
fn condition(library: &LibraryState, entry: Entry) -> EntryCondition {
    let there = |can_delete| EntryCondition::There { can_delete, edits_labels: library.editing == Some(entry.item()) };
    match entry {
        Entry::Game(game) if game.shelf == Shelf::Unreadable => EntryCondition::Unreadable,
        _ if entry.keeps_place(library) => EntryCondition::Deleted,
        Entry::Game(game) if game.deleted || game.shelf == Shelf::Bin => EntryCondition::Binned,
        Entry::Game(game) => there(!game.open),
        Entry::List(list) if list.binned.is_some() => EntryCondition::Binned,
        Entry::List(list) => match list.condition {
            Condition::Later => EntryCondition::Unreadable,
            Condition::Damaged => EntryCondition::Damaged,
            Condition::Whole | Condition::Coming(_) => there(true),
        },
    }
}

/// Returns the second line of an entry.
fn detail(entry: Entry, host: &impl Host) -> EntryDetail {
    let date = || host.day(entry.at());
    match entry {
        Entry::Game(game) if game.shelf == Shelf::Unreadable => EntryDetail::None,
        Entry::Game(game) if !game.detail.is_empty() => EntryDetail::Text(Rc::clone(&game.detail)),
        Entry::Game(game) if game.played < nonet_game::archive::UNKNOWN_BEFORE => EntryDetail::None,
        Entry::Game(_) => EntryDetail::Played(date()),
        Entry::List(list) => {
            let (rows, bad) = (list.rows, list.bad);
            match list.condition {
                Condition::Later => EntryDetail::Later,
                Condition::Damaged => EntryDetail::Damaged { rows, bad },
                _ => EntryDetail::Opened { on: (list.opened > 0).then(date), rows, bad },
            }
        }
    }
}

/// Returns what became of labels as they were typed that can't be kept so; nothing where they can.
fn faults_of_labels(LabelFaults { cut, left_out }: &LabelFaults) -> Option<String> {
    let cut = (*cut > 0).then(|| messages().list_labels_cut(*cut, number(*cut), LONGEST_LABEL));
    let left_out = (*left_out > 0).then(|| messages().list_labels_left_out(*left_out, number(*left_out), MOST_LABELS));
    let said: Vec<String> = cut.into_iter().chain(left_out).collect();
    (!said.is_empty()).then(|| said.join(" "))
}
