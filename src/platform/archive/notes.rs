//! Notes: what the store does not have yet, written into localStorage at once.

use super::{super::storage::storage, tabs};
use nonet_game::{
    Game,
    archive::{GameId, Leftover, Revision, Source, TabId},
    save,
};
use std::rc::Rc;

const NOTE: &str = "nonet.note.";

/// A game, and the revision of it that the store has.
type Unsaved = (GameId, Option<Revision>, Rc<Game>);

/// The notes that this tab has written: one a game.
#[derive(Default)]
pub(super) struct Notes {
    written: Vec<Unsaved>,
}

impl Notes {
    /// Removes the notes of tabs that are gone whose games this tab has noted itself.
    pub(super) fn replace(&self, leftovers: &[(Source, GameId)]) {
        for (source, id) in leftovers {
            if let Source::Note(tab, own) = source
                && self.written.iter().any(|(written, ..)| written == id)
            {
                remove(*tab, *own);
            }
        }
    }

    /// Makes the notes of `tab` these. Says whether the browser took them.
    pub(super) fn write(&mut self, tab: TabId, unsaved: &[Unsaved]) -> bool {
        let Some(storage) = storage() else { return false };
        let mut taken = true;
        for (id, base, game) in unsaved {
            let before = self.written.iter().position(|(written, ..)| written == id);
            if before.is_some_and(|at| self.written[at].1 == *base && Rc::ptr_eq(&self.written[at].2, game)) {
                continue;
            }
            let text = save::write(game, Some(*id), *base);
            if storage.set_item(&key(tab, *id), &text).is_ok() {
                before.map(|at| self.written.swap_remove(at));
                self.written.push((*id, *base, Rc::clone(game)));
            } else {
                taken = false;
            }
        }
        self.written.retain(|(id, ..)| {
            let is_unsaved = unsaved.iter().any(|(other, ..)| other == id);
            if !is_unsaved {
                remove(tab, *id);
            }
            is_unsaved
        });
        taken
    }
}

/// Takes a note away that the store has. One that stays is read again, and found to be there.
pub(super) fn remove(tab: TabId, id: GameId) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(&key(tab, id));
    }
}

/// The notes of tabs that are gone.
pub(super) async fn leftovers() -> Vec<Leftover> {
    let Some(storage) = storage() else { return Vec::new() };
    let count = storage.length().unwrap_or(0);
    let keys: Vec<String> = (0..count).filter_map(|place| storage.key(place).ok().flatten()).collect();
    let mut found = Vec::new();
    for (tab, id, key) in keys.iter().filter_map(|key| read_key(key).map(|(tab, id)| (tab, id, key))) {
        if tabs::is_alive(tab).await {
            continue;
        }
        if let Some(text) = storage.get_item(key).ok().flatten() {
            found.push(Leftover { source: Source::Note(tab, id), text, played: js_sys::Date::now() as u64 });
        }
    }
    found
}

fn key(tab: TabId, id: GameId) -> String {
    format!("{NOTE}{tab}.{id}")
}

fn read_key(key: &str) -> Option<(TabId, GameId)> {
    let (tab, id) = key.strip_prefix(NOTE)?.split_once('.')?;
    Some((tab.parse().ok()?, id.parse().ok()?))
}
