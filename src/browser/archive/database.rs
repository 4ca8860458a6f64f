//! The store: an IndexedDB database with a record for each game.

use js_sys::{Object, Reflect};
use nonet_database::{IdbObjectStore, IdbTransactionMode, all, close, done, kept, open};
use nonet_game::archive::{GameId, Record, SeenOld, StoreAnswer, StoreRequest, TabId, Transaction, Visit, perform};
use wasm_bindgen::JsValue;

const NAME: &str = "nonet-games";
const GAMES: &str = "games";

/// Carries out a request of this tab in one transaction.
///
/// # Errors
/// The browser's error if the transaction fails.
pub(crate) async fn perform_now(request: &StoreRequest, tab: TabId) -> Result<StoreAnswer, JsValue> {
    let done = attempt(request, tab).await;
    if done.is_err() && close(NAME) {
        return attempt(request, tab).await; // the browser may have closed it, as when the player clears its data
    }
    done
}

async fn attempt(request: &StoreRequest, tab: TabId) -> Result<StoreAnswer, JsValue> {
    let transaction = open(NAME, &[GAMES]).await?.transaction_with_str_and_mode(GAMES, IdbTransactionMode::Readwrite)?;
    let mut games = Games(transaction.object_store(GAMES)?);
    let visit = Visit { now: js_sys::Date::now() as u64, tab };
    let answer = perform(request, visit, &mut games).await?;
    kept(&transaction).await?;
    Ok(answer)
}

/// The records of an answer to a read request; `None` for other answers.
pub(crate) fn records(answer: StoreAnswer) -> Option<Vec<Record>> {
    match answer {
        StoreAnswer::All(records) => Some(records),
        StoreAnswer::Written(_) | StoreAnswer::Tagged(_) => None,
    }
}

/// The object store of the games within a transaction.
struct Games(IdbObjectStore);

impl Transaction for Games {
    type Error = JsValue;

    async fn get(&mut self, id: GameId) -> Result<Option<Record>, JsValue> {
        let value = done(&self.0.get(&key(id))?).await?;
        Ok((!value.is_undefined()).then(|| read(id, &value)))
    }

    async fn all(&mut self) -> Result<Vec<Record>, JsValue> {
        let named = all(&self.0, &JsValue::UNDEFINED).await?;
        Ok(named.iter().filter_map(|(key, value)| Some(read(key.parse().ok()?, value))).collect())
    }

    async fn put(&mut self, record: &Record) -> Result<(), JsValue> {
        let value = Object::new();
        set(&value, "text", &record.text.as_str().into());
        set(&value, "played", &(record.played as f64).into());
        set(&value, "binned", &record.binned.map_or(JsValue::NULL, |binned| (binned as f64).into()));
        set(&value, "tags", &record.tags.to_string().into());
        if let Some(SeenOld { at, tab }) = record.seen_old {
            set(&value, "seenOld", &(at as f64).into());
            set(&value, "seenOldBy", &tab.to_string().into());
        }
        done(&self.0.put_with_key(&value, &key(record.id))?).await.map(drop)
    }

    async fn remove(&mut self, id: GameId) -> Result<(), JsValue> {
        done(&self.0.delete(&key(id))?).await.map(drop)
    }
}

fn key(id: GameId) -> JsValue {
    id.to_string().into()
}

/// The record with this id. A damaged value is read as a record without a game.
fn read(id: GameId, value: &JsValue) -> Record {
    let field = |name: &str| Reflect::get(value, &name.into()).unwrap_or_default();
    let seen_by = field("seenOldBy").as_string().and_then(|tab| tab.parse().ok());
    Record {
        id,
        text: field("text").as_string().unwrap_or_default(),
        played: field("played").as_f64().unwrap_or(0.0) as u64,
        binned: field("binned").as_f64().map(|binned| binned as u64),
        tags: field("tags").as_string().unwrap_or_default().parse().unwrap_or_default(),
        seen_old: field("seenOld").as_f64().zip(seen_by).map(|(at, tab)| SeenOld { at: at as u64, tab }),
    }
}

fn set(object: &Object, name: &str, value: &JsValue) {
    let _ = Reflect::set(object, &name.into(), value); // a plain object takes every field
}
