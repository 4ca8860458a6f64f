//! Notes: moves that the store does not have yet, written to localStorage at once. The note of a long game continues a base,
//! which lies beside the note while the game is played, so that noting a move of a long game takes no more time.

use crate::browser::storage::{keys, read, storage};
use nonet_game::{
    Game,
    archive::{GameId, Leftover, NoteBase, Revision, Source, TabId, base_of, join},
};
use std::rc::Rc;
use web_sys::Storage;

const NOTE: &str = "nonet.note.";

/// A game, with the revision of it that the store has; `None` if the store has none.
type Unsaved = (GameId, Option<Revision>, Rc<Game>);

/// The notes that this tab has written, one for each game.
#[derive(Default)]
pub(crate) struct Notes {
    written: Vec<Unsaved>,
    base: Option<(GameId, NoteBase)>, // of the game that was noted last, if the note has one
}

impl Notes {
    /// Removes the notes of closed tabs about games that this tab has noted itself.
    pub(crate) fn replace(&self, leftovers: &[(Source, GameId)]) {
        for (source, id) in leftovers {
            if let Source::Note(tab, own) = source
                && self.written.iter().any(|(written, ..)| written == id)
            {
                remove(*tab, *own);
            }
        }
    }

    /// Makes these the notes of `tab`. Returns whether the browser stored them all.
    pub(crate) fn write(&mut self, tab: TabId, unsaved: &[Unsaved]) -> bool {
        let Some(storage) = storage() else { return false };
        let mut taken = true;
        for (id, base, game) in unsaved {
            let before = self.written.iter().position(|(written, ..)| written == id);
            if before.is_some_and(|at| self.written[at].1 == *base && Rc::ptr_eq(&self.written[at].2, game)) {
                continue;
            }
            if self.set(&storage, tab, (*id, *base, game)) {
                before.map(|at| self.written.swap_remove(at));
                self.written.push((*id, *base, Rc::clone(game)));
            } else {
                taken = false;
            }
        }
        self.written.retain(|(id, ..)| {
            let is_unsaved = unsaved.iter().any(|(other, ..)| other == id);
            if !is_unsaved {
                remove_note(&storage, tab, *id);
            }
            is_unsaved
        });
        taken
    }

    /// Writes a note. A new base is written before the note, and the old base is removed after it, so that a stored note always
    /// has its base. Returns whether the browser stored both.
    fn set(&mut self, storage: &Storage, tab: TabId, (id, revision, game): (GameId, Option<Revision>, &Rc<Game>)) -> bool {
        let mut base = self.base.take_if(|(of, _)| *of == id).map(|(_, base)| base);
        let old = base.as_ref().map(NoteBase::name);
        let note = NoteBase::note(&mut base, id, revision, game);
        let took_base = note.base.as_ref().is_none_or(|(name, text)| storage.set_item(&base_key(tab, id, *name), text).is_ok());
        let taken = took_base && storage.set_item(&key(tab, id), &note.text).is_ok();
        if taken {
            let gone = |kept: Option<GameId>, of: GameId, name: GameId| {
                if kept != Some(name) {
                    let _ = storage.remove_item(&base_key(tab, of, name)); // the next visit removes one that remains
                }
            };
            old.into_iter().for_each(|name| gone(base.as_ref().map(NoteBase::name), id, name));
            // The base of another game is kept while its note needs the base, until the store has that game.
            if let Some((of, other)) = self.base.take().filter(|(of, _)| self.written.iter().all(|(written, ..)| written != of)) {
                gone(None, of, other.name());
            }
            self.base = base.map(|base| (id, base));
        }
        taken
    }
}

/// Removes a note with its base, after the store has the moves. If that fails, the next visit reads the note again and sees that
/// the store has its moves.
pub(crate) fn remove(tab: TabId, id: GameId) {
    if let Some(storage) = storage() {
        remove_note(&storage, tab, id);
        for (key, _) in
            keys(&storage).iter().filter_map(|key| Some((key, read_base_key(key).filter(|it| (it.0, it.1) == (tab, id))?)))
        {
            let _ = storage.remove_item(key);
        }
    }
}

fn remove_note(storage: &Storage, tab: TabId, id: GameId) {
    let _ = storage.remove_item(&key(tab, id));
}

/// The notes of closed tabs. Bases that none of these notes needs are removed. `is_alive` says whether a tab is open.
pub(crate) async fn leftovers(is_alive: impl AsyncFn(TabId) -> bool) -> Vec<Leftover> {
    let Some(storage) = storage() else { return Vec::new() };
    let keys = keys(&storage);
    let mut found = Vec::new();
    for (tab, id, key) in keys.iter().filter_map(|key| read_key(key).map(|(tab, id)| (tab, id, key))) {
        if is_alive(tab).await {
            continue;
        }
        if let Some(note) = read(&storage, key) {
            let base = base_of(&note).and_then(|name| read(&storage, &base_key(tab, id, name)));
            let text = base.and_then(|base| join(&base, &note)).unwrap_or(note); // else it is reported as damaged
            found.push(Leftover { source: Source::Note(tab, id), text, played: js_sys::Date::now() as u64 });
        }
    }
    for (tab, id, key) in keys.iter().filter_map(|key| read_base_key(key).map(|(tab, id)| (tab, id, key))) {
        let has_note = found.iter().any(|leftover| leftover.source == Source::Note(tab, id));
        if !has_note && !is_alive(tab).await {
            let _ = storage.remove_item(key);
        }
    }
    found
}

fn key(tab: TabId, id: GameId) -> String {
    format!("{NOTE}{tab}.{id}")
}

fn base_key(tab: TabId, id: GameId, name: GameId) -> String {
    format!("{}.{name}", key(tab, id))
}

fn read_key(key: &str) -> Option<(TabId, GameId)> {
    let (tab, id) = key.strip_prefix(NOTE)?.split_once('.')?;
    Some((tab.parse().ok()?, id.parse().ok()?))
}

/// The tab and the game of the note to which a base belongs; `None` if the key is not that of a base.
fn read_base_key(key: &str) -> Option<(TabId, GameId)> {
    let (note, name) = key.rsplit_once('.')?;
    name.parse::<GameId>().ok()?;
    read_key(note)
}
