//! The game with which the next visit opens, stored where it can be read without waiting for the store: the one that was played last, and
//! for a reload of this tab the open one. Each lies there as the store has it; moves that the store does not have are in the notes.

use crate::browser::storage::{KEY_PREFIX, keys, read, session, storage};
use nonet_game::archive::{Archive, GameCopy, GameId, Record, Revision};
use web_sys::Storage;
use yew::prelude::*;

/// The key of the game, in localStorage and in sessionStorage.
const LAST: &str = "nonet.last";

/// The games with which the page can open: the one that was played last, and the one that was open before a reload, whose id is `open`.
/// Empty at the first visit of all. None if the page has to wait for the store.
pub(super) fn records(open: Option<GameId>) -> Option<Vec<Record>> {
    let stored = |storage: Storage| Record::of_stored(&read(&storage, LAST)?);
    let last = storage().and_then(stored);
    let reloaded = open.and_then(|open| session().and_then(stored).filter(|record| record.id == open));
    let is_first_visit = storage().is_some_and(|storage| keys(&storage).iter().all(|key| !key.starts_with(KEY_PREFIX)));
    if last.is_none() && reloaded.is_none() && !is_first_visit {
        return None;
    }
    let others = last.filter(|last| reloaded.as_ref().is_none_or(|reloaded| reloaded.id != last.id));
    Some(reloaded.into_iter().chain(others).collect())
}

/// The id, the revision and the time of the game that is stored.
type Stored = (GameId, Option<Revision>, u64);

/// Stores the game that was played last, and the open one, whenever the store has more of it.
#[hook]
pub(super) fn use_ahead(archive: &Archive) {
    use_stored(archive.latest(), archive.is_whole(), storage);
    use_stored(archive.open_copy(), false, session);
}

/// Stores a game as the store has it. Without a game, the one that lies there is removed if `is_whole`: the store has none.
#[hook]
fn use_stored(copy: Option<&GameCopy>, is_whole: bool, place: fn() -> Option<Storage>) {
    let which: Option<Stored> = copy.map(|copy| (copy.id, copy.base(), copy.played));
    let copy = copy.cloned();
    use_effect_with((which, is_whole), move |_| {
        let Some(storage) = place() else { return };
        match copy.as_ref().map(GameCopy::stored) {
            Some(None) => {} // the store has nothing of it yet
            // If it can't be stored, nothing is: an old state of the game, or another game, would open.
            Some(Some(text)) if storage.set_item(LAST, &text).is_ok() => {}
            None if !is_whole => {}
            Some(Some(_)) | None => drop(storage.remove_item(LAST)),
        }
    });
}
