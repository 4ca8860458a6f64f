//! The games that aren't open, in IndexedDB: any number of them, each under its givens as [`save`](crate::game::save) writes it.
//! Where the browser has no such database, they stay where the open ones are kept.

use super::effect::use_effect_with;
use super::kept::forget_journal;
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
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{IdbDatabase, IdbObjectStore, IdbRequest, IdbTransactionMode};
use yew::prelude::*;

const GAMES: &str = "games";

/// Reads the shelf once, and keeps it like `games`: what comes new into the list is put there, what leaves it is taken away,
/// unless it is `open` now.
#[hook]
pub fn use_shelf(games: &[Rc<Game>], open: &Rc<Game>, onaction: &Callback<Action>) {
    let onaction = onaction.clone();
    use_effect_with((), move |()| {
        spawn_local(async move {
            if let Ok(texts) = read().await {
                onaction.emit(shelf(&texts));
            }
        });
    });
    let before = use_mut_ref(Vec::new);
    let open = Rc::clone(open);
    use_effect_with(games.to_vec(), move |games| {
        let before = before.replace(games.clone());
        let lacks = |list: &[Rc<Game>], game: &Game| list.iter().all(|other| other.givens() != game.givens());
        for game in games.iter().filter(|game| !before.contains(game)) {
            put(Rc::clone(game));
        }
        for game in before.iter().filter(|game| lacks(games, game) && game.givens() != open.givens()) {
            take_away(game);
        }
    });
}

/// The games in these texts.
fn shelf(texts: &Array) -> Action {
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

async fn read() -> Result<Array, JsValue> {
    let store = store(IdbTransactionMode::Readonly).await?;
    done(store.get_all()?).await?.dyn_into()
}

/// Puts a game on the shelf. Only when it is there does its journal go.
fn put(game: Rc<Game>) {
    spawn_local(async move {
        let (key, text) = (game.givens().to_string(), save::save(&game));
        let put = async {
            let store = store(IdbTransactionMode::Readwrite).await?;
            done(store.put_with_key(&text.into(), &key.into())?).await
        };
        if put.await.is_ok() {
            forget_journal(game.givens());
        }
    });
}

fn take_away(game: &Game) {
    forget_journal(game.givens());
    let key = JsValue::from(game.givens().to_string());
    spawn_local(async move {
        if let Ok(store) = store(IdbTransactionMode::Readwrite).await {
            let _ = store.delete(&key); // what can't be taken away comes back at the next visit
        }
    });
}

async fn store(mode: IdbTransactionMode) -> Result<IdbObjectStore, JsValue> {
    let request = window().indexed_db()?.ok_or(JsValue::NULL)?.open("nonet")?;
    let opening = request.clone();
    let build = move || {
        let base = opening.result().ok().and_then(|base| base.dyn_into::<IdbDatabase>().ok());
        let _ = base.map(|base| base.create_object_store(GAMES)); // without it, the transaction below fails
    };
    request.set_onupgradeneeded(Some(Closure::once_into_js(build).unchecked_ref()));
    let base: IdbDatabase = done(request.unchecked_into()).await?.dyn_into()?;
    base.transaction_with_str_and_mode(GAMES, mode)?.object_store(GAMES)
}

/// What comes of a request.
async fn done(request: IdbRequest) -> Result<JsValue, JsValue> {
    let promise = Promise::new(&mut |resolve, reject| {
        request.set_onsuccess(Some(&resolve));
        request.set_onerror(Some(&reject));
    });
    JsFuture::from(promise).await?;
    request.result()
}
