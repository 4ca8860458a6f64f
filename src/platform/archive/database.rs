//! The store: a database of the browser, with a record for each game.

use idb::{Database, DatabaseEvent, Error, Factory, ObjectStore, ObjectStoreParams, Query, TransactionMode};
use js_sys::{Object, Reflect};
use nonet_game::archive::{GameId, Record, StoreAnswer, StoreRequest, Transaction, perform};
use std::{cell::RefCell, rc::Rc};
use wasm_bindgen::JsValue;

const NAME: &str = "nonet-games";
const GAMES: &str = "games";

thread_local! {
    /// The database, once it was opened, and until the browser or somebody else closes it.
    static OPENED: RefCell<Option<Rc<Database>>> = const { RefCell::new(None) };
}

/// Does what is asked, in one transaction.
///
/// # Errors
/// Why the browser refuses.
pub(super) async fn perform_now(request: &StoreRequest) -> Result<StoreAnswer, Error> {
    let done = attempt(request).await;
    if done.is_err() && close() {
        return attempt(request).await; // the browser may have closed it, as it does when somebody clears its data
    }
    done
}

async fn attempt(request: &StoreRequest) -> Result<StoreAnswer, Error> {
    let database = open().await?;
    let transaction = database.transaction(&[GAMES], TransactionMode::ReadWrite)?;
    let mut games = Games(transaction.object_store(GAMES)?);
    let answer = perform(request, js_sys::Date::now() as u64, &mut games).await?;
    transaction.commit()?.await?; // only what is committed is kept
    Ok(answer)
}

async fn open() -> Result<Rc<Database>, Error> {
    if let Some(opened) = OPENED.with_borrow(Clone::clone) {
        return Ok(opened);
    }
    let mut request = Factory::new()?.open(NAME, Some(1))?;
    request.on_upgrade_needed(|event| {
        if let Ok(database) = event.database() {
            let _ = database.create_object_store(GAMES, ObjectStoreParams::new()); // without it, every request is refused
        }
    });
    let mut opened = request.await?;
    // Somebody deletes it, or a later version changes it: nobody is to wait for this tab, which opens it anew when it next writes.
    opened.on_version_change(|_| OPENED.with_borrow(|opened| opened.iter().for_each(|database| database.close())));
    let opened = Rc::new(opened);
    OPENED.set(Some(Rc::clone(&opened)));
    Ok(opened)
}

/// Closes the database. Says whether it was open.
fn close() -> bool {
    let opened = OPENED.take();
    opened.inspect(|database| database.close()).is_some()
}

/// The records that a reading answers with.
pub(super) fn records(answer: StoreAnswer) -> Option<Vec<Record>> {
    match answer {
        StoreAnswer::All(records) => Some(records),
        StoreAnswer::Written(_) => None,
    }
}

/// The records, within a transaction.
struct Games(ObjectStore);

impl Transaction for Games {
    type Error = Error;

    async fn get(&mut self, id: GameId) -> Result<Option<Record>, Error> {
        let value = self.0.get(Query::Key(key(id)))?.await?;
        Ok(value.map(|value| read(id, &value)))
    }

    async fn all(&mut self) -> Result<Vec<Record>, Error> {
        let keys = self.0.get_all_keys(None, None)?.await?;
        let values = self.0.get_all(None, None)?.await?;
        let named = keys.iter().zip(&values);
        Ok(named.filter_map(|(key, value)| Some(read(key.as_string()?.parse().ok()?, value))).collect())
    }

    async fn put(&mut self, record: &Record) -> Result<(), Error> {
        let value = Object::new();
        set(&value, "text", &record.text.as_str().into());
        set(&value, "played", &(record.played as f64).into());
        set(&value, "binned", &record.binned.map_or(JsValue::NULL, |binned| (binned as f64).into()));
        set(&value, "tags", &record.tags.to_string().into());
        self.0.put(&value, Some(&key(record.id)))?.await?;
        Ok(())
    }

    async fn remove(&mut self, id: GameId) -> Result<(), Error> {
        self.0.delete(Query::Key(key(id)))?.await
    }
}

fn key(id: GameId) -> JsValue {
    id.to_string().into()
}

/// A record with this id. What is not as we write it is damaged, and so read as one that holds no game.
fn read(id: GameId, value: &JsValue) -> Record {
    let field = |name: &str| Reflect::get(value, &name.into()).unwrap_or_default();
    Record {
        id,
        text: field("text").as_string().unwrap_or_default(),
        played: field("played").as_f64().unwrap_or(0.0) as u64,
        binned: field("binned").as_f64().map(|binned| binned as u64),
        tags: field("tags").as_string().unwrap_or_default().parse().unwrap_or_default(),
    }
}

fn set(object: &Object, name: &str, value: &JsValue) {
    let _ = Reflect::set(object, &name.into(), value); // a plain object takes every field
}
