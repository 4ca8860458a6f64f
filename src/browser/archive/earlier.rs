//! Games that earlier versions of the page stored under their givens: the open ones in localStorage, the others in a database of
//! their own. Each is moved into the store and then removed from the old place. An unreadable one stays in the old place.

use crate::browser::storage::{keys, read, storage};
use nonet_database::{IdbTransactionMode, all, done, kept, open_kept};
use nonet_game::archive::{Leftover, Source};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;

const NAME: &str = "nonet";
const GAMES: &str = "games";
const LIST: &str = "nonet.games";
const JOURNAL: &str = "nonet.game.";

/// All games of earlier versions. The one that was played last has the greatest time.
pub(crate) async fn leftovers() -> Vec<Leftover> {
    let mut found = journals();
    found.extend(games().await.unwrap_or_default());
    found
}

fn journals() -> Vec<Leftover> {
    let Some(storage) = storage() else { return Vec::new() };
    let list = read(&storage, LIST).unwrap_or_default();
    let places: Vec<&str> = list.lines().collect();
    let leftover = |key: String| {
        let text = read(&storage, &key)?;
        // The list names the last played game first.
        let from_end =
            places.iter().rev().position(|place| key.strip_prefix(JOURNAL) == Some(place)).map_or(1, |place| place + 2);
        Some(Leftover { source: Source::Journal(key), text, played: from_end as u64 })
    };
    keys(&storage).into_iter().filter(|key| key.starts_with(JOURNAL)).filter_map(leftover).collect()
}

async fn games() -> Result<Vec<Leftover>, JsValue> {
    let Some(database) = open_kept(NAME, GAMES).await? else { return Ok(Vec::new()) };
    let games = database.transaction_with_str(GAMES)?.object_store(GAMES)?;
    let texts = all(&games, &JsValue::UNDEFINED).await?;
    database.close();
    let leftover =
        |(key, text): (String, JsValue)| Some(Leftover { source: Source::Shelf(key), text: text.as_string()?, played: 0 });
    Ok(texts.into_iter().filter_map(leftover).collect())
}

/// Removes a game from the old place after the store has it. If that fails, the next visit finds it again and sees that the store
/// has it.
pub(crate) fn remove(source: Source) {
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

async fn remove_from_shelf(key: &str) -> Result<(), JsValue> {
    let Some(database) = open_kept(NAME, GAMES).await? else { return Ok(()) };
    let transaction = database.transaction_with_str_and_mode(GAMES, IdbTransactionMode::Readwrite)?;
    done(&transaction.object_store(GAMES)?.delete(&key.into())?).await?;
    kept(&transaction).await?;
    database.close();
    Ok(())
}
