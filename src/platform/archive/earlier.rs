//! What versions before kept, under the givens of the games: the open ones in localStorage, the others in a database of theirs.
//! It is taken over, and removed from there once the store has it. What can't be read stays where it is.

use super::super::storage::storage;
use idb::{Database, Error, Factory, Query, TransactionMode};
use nonet_game::archive::{Leftover, Source};
use wasm_bindgen_futures::spawn_local;

const NAME: &str = "nonet";
const GAMES: &str = "games";
const LIST: &str = "nonet.games";
const JOURNAL: &str = "nonet.game.";

/// All of it, the latest with the greatest time.
pub(super) async fn leftovers() -> Vec<Leftover> {
    let mut found = journals();
    found.extend(games().await.unwrap_or_default());
    found
}

fn journals() -> Vec<Leftover> {
    let Some(storage) = storage() else { return Vec::new() };
    let list = storage.get_item(LIST).ok().flatten().unwrap_or_default();
    let places: Vec<&str> = list.lines().collect();
    let count = storage.length().unwrap_or(0);
    let keys = (0..count).filter_map(|place| storage.key(place).ok().flatten()).filter(|key| key.starts_with(JOURNAL));
    let leftover = |key: String| {
        let text = storage.get_item(&key).ok().flatten()?;
        // The list names the game that was played last first.
        let from_end =
            places.iter().rev().position(|place| key.strip_prefix(JOURNAL) == Some(place)).map_or(1, |place| place + 2);
        Some(Leftover { source: Source::Journal(key), text, played: from_end as u64 })
    };
    keys.filter_map(leftover).collect()
}

async fn games() -> Result<Vec<Leftover>, Error> {
    let Some(database) = open().await? else { return Ok(Vec::new()) };
    let transaction = database.transaction(&[GAMES], TransactionMode::ReadOnly)?;
    let games = transaction.object_store(GAMES)?;
    let keys = games.get_all_keys(None, None)?.await?;
    let texts = games.get_all(None, None)?.await?;
    database.close();
    let leftover = |(key, text): (wasm_bindgen::JsValue, wasm_bindgen::JsValue)| {
        Some(Leftover { source: Source::Shelf(key.as_string()?), text: text.as_string()?, played: 0 })
    };
    Ok(keys.into_iter().zip(texts).filter_map(leftover).collect())
}

/// The database of versions before; none if there is none.
async fn open() -> Result<Option<Database>, Error> {
    let factory = Factory::new()?;
    let database = factory.open(NAME, None)?.await?;
    if database.store_names().iter().any(|name| name == GAMES) {
        return Ok(Some(database));
    }
    // It was not there before it was asked for.
    database.close();
    factory.delete(NAME)?.await?;
    Ok(None)
}

/// Removes what the store has now. What stays is found again at the next visit, and known to be there.
pub(super) fn remove(source: Source) {
    match source {
        Source::Journal(key) => {
            if let Some(storage) = storage() {
                let _ = storage.remove_item(&key);
            }
        }
        Source::Shelf(key) => spawn_local(async move {
            let _ = remove_from_shelf(&key).await;
        }),
        Source::Note(..) => {}
    }
}

async fn remove_from_shelf(key: &str) -> Result<(), Error> {
    let Some(database) = open().await? else { return Ok(()) };
    let transaction = database.transaction(&[GAMES], TransactionMode::ReadWrite)?;
    transaction.object_store(GAMES)?.delete(Query::Key(key.into()))?.await?;
    transaction.commit()?.await?;
    database.close();
    Ok(())
}
