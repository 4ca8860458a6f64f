//! The browser's database, as futures. The types are the browser's own; here they are opened and waited for.
//!
//! Requests within a transaction must be made while nothing else is waited for: a transaction that gets no more requests ends.

#![forbid(unsafe_code)]

use js_sys::{Array, Promise, Reflect};
use std::{cell::RefCell, future::Future};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use wasm_bindgen_futures::JsFuture;
pub use web_sys::{IdbDatabase, IdbKeyRange, IdbObjectStore, IdbTransaction, IdbTransactionMode};
use web_sys::{IdbFactory, IdbRequest};

thread_local! {
    /// The databases that [`open`] opened, until they are closed.
    static OPENED: RefCell<Vec<IdbDatabase>> = const { RefCell::new(Vec::new()) };
}

/// Opens the database of this name, with these tables if it has to be made. It stays open for the next call. When somebody deletes it or
/// a later version changes it, nobody is to wait: it is closed, as it is when the browser closes it, and the next call opens it again.
///
/// # Errors
/// Why the browser refuses.
pub async fn open(name: &str, tables: &'static [&'static str]) -> Result<IdbDatabase, JsValue> {
    if let Some(opened) = OPENED.with_borrow(|all| all.iter().find(|opened| opened.name() == name).cloned()) {
        return Ok(opened);
    }
    let request = factory()?.open_with_u32(name, 1)?;
    let asked = request.clone();
    let upgrade = Closure::once_into_js(move || {
        if let Ok(database) = asked.result().map(JsCast::unchecked_into::<IdbDatabase>) {
            for table in tables {
                let _ = database.create_object_store(table); // without it, every request is refused
            }
        }
    });
    request.set_onupgradeneeded(Some(upgrade.unchecked_ref()));
    let database: IdbDatabase = done(&request).await?.unchecked_into();
    let opened = database.clone();
    let close = Closure::<dyn Fn()>::new(move || {
        opened.close();
        OPENED.with_borrow_mut(|all| all.retain(|other| *other != opened));
    });
    let close = close.into_js_value();
    database.set_onversionchange(Some(close.unchecked_ref()));
    database.set_onclose(Some(close.unchecked_ref()));
    OPENED.with_borrow_mut(|all| all.push(database.clone()));
    Ok(database)
}

/// Closes the database of this name that [`open`] opened, and returns whether it was open.
pub fn close(name: &str) -> bool {
    let closed = OPENED.with_borrow_mut(|all| all.extract_if(.., |opened| opened.name() == name).collect::<Vec<_>>());
    closed.iter().for_each(IdbDatabase::close);
    !closed.is_empty()
}

/// Opens the database of this name as it is, if it has this table; one that is not there isn't made.
///
/// # Errors
/// Why the browser refuses.
pub async fn open_kept(name: &str, table: &str) -> Result<Option<IdbDatabase>, JsValue> {
    let request = factory()?.open(name)?;
    let asked = request.clone();
    // The browser asks for the tables of a database that it is about to make. It doesn't make it if that is given up, so that
    // whoever opens it meanwhile still makes it with tables.
    let give_up = Closure::once_into_js(move || {
        if let Some(making) = asked.transaction() {
            let _ = making.abort(); // it fails where the making has ended, which it has not
        }
    });
    request.set_onupgradeneeded(Some(give_up.unchecked_ref()));
    let database: IdbDatabase = match done(&request).await {
        Ok(database) => database.unchecked_into(),
        Err(error) if name_of(&error) == GIVEN_UP => return Ok(None),
        Err(error) => return Err(error),
    };
    if database.object_store_names().contains(table) {
        return Ok(Some(database));
    }
    database.close();
    Ok(None)
}

/// The browser's name of the error where the making of a database was given up.
const GIVEN_UP: &str = "AbortError";

/// The browser's answer to a request.
pub fn done(request: &IdbRequest) -> impl Future<Output = Result<JsValue, JsValue>> + use<> {
    let answered = Promise::new(&mut |resolve, reject| {
        request.set_onsuccess(Some(&resolve));
        request.set_onerror(Some(&reject));
    });
    let request = request.clone();
    async move {
        match JsFuture::from(answered).await {
            Ok(_) => request.result(),
            Err(event) => Err(cause(&request, event)),
        }
    }
}

/// The cause for which a request or a transaction failed. The browser's event does not tell: it is known where the event happened.
fn cause(target: &JsValue, event: JsValue) -> JsValue {
    let error = Reflect::get(target, &"error".into()).unwrap_or_default();
    if error.is_falsy() { event } else { error }
}

/// The name that the browser gives to an error: `QuotaExceededError`. Empty where it has none.
#[must_use]
pub fn name_of(error: &JsValue) -> String {
    Reflect::get(error, &"name".into()).ok().and_then(|name| name.as_string()).unwrap_or_default()
}

/// Waits until the changes of a transaction are kept. Only then they are.
///
/// # Errors
/// Why they are not.
pub async fn kept(transaction: &IdbTransaction) -> Result<(), JsValue> {
    let ended = Promise::new(&mut |resolve, reject| {
        transaction.set_oncomplete(Some(&resolve));
        transaction.set_onabort(Some(&reject));
    });
    JsFuture::from(ended).await.map(drop).map_err(|event| cause(transaction, event))
}

/// All records with keys within this range, or all at all for `undefined`: their keys and they, in the order of the keys.
///
/// # Errors
/// Why the browser refuses.
pub async fn all(table: &IdbObjectStore, range: &JsValue) -> Result<Vec<(String, JsValue)>, JsValue> {
    let (keys, values) = (done(&table.get_all_keys_with_key(range)?), done(&table.get_all_with_key(range)?));
    let (keys, values) = (Array::from(&keys.await?), Array::from(&values.await?));
    Ok(keys.iter().zip(values.iter()).filter_map(|(key, value)| Some((key.as_string()?, value))).collect())
}

/// The databases of the page or the worker; none where they are switched off.
fn factory() -> Result<IdbFactory, JsValue> {
    let factory = Reflect::get(&js_sys::global(), &"indexedDB".into())?;
    if factory.is_falsy() { Err(factory) } else { Ok(factory.unchecked_into()) }
}
