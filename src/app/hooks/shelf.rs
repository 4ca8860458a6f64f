//! The games that aren't open, in IndexedDB: any number of them, each under its givens as [`save`](crate::game::save) writes it.
//! Where the browser has no such database, they stay where the open ones are kept.

use super::{
    Effect, effect,
    kept::forget_journal,
    promise::{Then, when},
};
use crate::{
    app::action::Action,
    game::{
        Game,
        save::{self, SaveError},
    },
};
use gloo::utils::window;
use js_sys::{Array, Promise};
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue, prelude::Closure};
use web_sys::{IdbDatabase, IdbObjectStore, IdbOpenDbRequest, IdbRequest, IdbTransactionMode};
use yew::Callback;

const GAMES: &str = "games";

/// Reads the shelf.
pub(super) fn shelf(onaction: &Callback<Action>) -> Effect {
    let onaction = onaction.clone();
    effect((), move |(), _| {
        let tell = move |texts: Option<JsValue>| {
            if let Some(texts) = texts.and_then(|texts| texts.dyn_into().ok()) {
                onaction.emit(games_in(&texts));
            }
        };
        ask(IdbTransactionMode::Readonly, Box::new(IdbObjectStore::get_all), Box::new(tell));
    })
}

/// Keeps the shelf like `games`: what comes new into the list is put there, what leaves it is taken away, unless it is `open` now.
pub(super) fn reshelf(games: &[Rc<Game>], open: &Rc<Game>) -> Effect {
    let open = Rc::clone(open);
    effect(games.to_vec(), move |games, before| {
        let before = before.map(Vec::as_slice).unwrap_or_default();
        let lacks = |list: &[Rc<Game>], game: &Game| list.iter().all(|other| other.givens() != game.givens());
        for game in games.iter().filter(|game| !before.contains(game)) {
            put(Rc::clone(game));
        }
        for game in before.iter().filter(|game| lacks(games, game) && game.givens() != open.givens()) {
            take_away(game);
        }
    })
}

/// The games in these texts.
fn games_in(texts: &Array) -> Action {
    let (mut games, mut later, mut damaged) = (Vec::new(), 0, 0);
    for text in texts.iter() {
        match save::load(&text.as_string().unwrap_or_default()) {
            Ok(game) => games.push(Rc::new(game)),
            Err(SaveError::Later) => later += 1,
            Err(SaveError::Foreign | SaveError::Line(_)) => damaged += 1,
        }
    }
    Action::Shelf { games, later, damaged }
}

/// Puts a game on the shelf. Only when it is there does its journal go.
fn put(game: Rc<Game>) {
    let (key, text) = (game.givens().to_string(), save::save(&game));
    let forget = move |key: Option<JsValue>| {
        if key.is_some() {
            forget_journal(game.givens());
        }
    };
    let put = move |store: &IdbObjectStore| store.put_with_key(&text.into(), &key.into());
    ask(IdbTransactionMode::Readwrite, Box::new(put), Box::new(forget));
}

/// What can't be taken away comes back at the next visit.
fn take_away(game: &Game) {
    forget_journal(game.givens());
    let key = JsValue::from(game.givens().to_string());
    ask(IdbTransactionMode::Readwrite, Box::new(move |store| store.delete(&key)), Box::new(|_| ()));
}

/// What is asked of the store.
type Ask = Box<dyn FnOnce(&IdbObjectStore) -> Result<IdbRequest, JsValue>>;

/// Asks the store for something, then does `then` with what came of it.
fn ask(mode: IdbTransactionMode, ask: Ask, then: Then) {
    let Some(base) = open() else { return then(None) };
    let ask_base = move |base: Option<JsValue>| {
        let base = base.and_then(|base| base.dyn_into::<IdbDatabase>().ok());
        let store = base.and_then(|base| base.transaction_with_str_and_mode(GAMES, mode).ok()?.object_store(GAMES).ok());
        match store.and_then(|store| ask(&store).ok()) {
            Some(request) => done(request, then),
            None => then(None),
        }
    };
    done(base.unchecked_into(), Box::new(ask_base));
}

fn open() -> Option<IdbOpenDbRequest> {
    let request = window().indexed_db().ok()??.open("nonet").ok()?;
    let opening = request.clone();
    let build = move || {
        let base = opening.result().ok().and_then(|base| base.dyn_into::<IdbDatabase>().ok());
        let _ = base.map(|base| base.create_object_store(GAMES)); // without it, nothing is found above
    };
    request.set_onupgradeneeded(Some(Closure::once_into_js(build).unchecked_ref()));
    Some(request)
}

/// Does `then` with what comes of a request.
fn done(request: IdbRequest, then: Then) {
    let promise = Promise::new(&mut |resolve, reject| {
        request.set_onsuccess(Some(&resolve));
        request.set_onerror(Some(&reject));
    });
    when(promise, Box::new(move |event| then(event.and_then(|_| request.result().ok()))));
}
