//! One tab for one game: a Web Lock on its name, so that two tabs never overwrite each other.

use super::effect::use_effect_with;
use super::kept::{game_key, storage};
use crate::{app::action::Action, board::Grid};
use gloo::utils::window;
use js_sys::{Function, Object, Promise, Reflect};
use std::{cell::RefCell, rc::Rc};
use wasm_bindgen::{JsCast, JsValue, prelude::Closure};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use yew::prelude::*;

/// Holds the lock of the game with these givens, if one is given, and tells if another tab has it. `steals` counts how often
/// it was asked to be taken over.
#[hook]
pub fn use_lock(givens: Option<Grid>, steals: u32, onaction: &Callback<Action>) {
    let onaction = onaction.clone();
    use_effect_with((givens, steals), move |(givens, steals)| {
        let release: Rc<RefCell<Option<Function>>> = Rc::default();
        if let Some(givens) = givens {
            // A browser without locks has no way to tell.
            let _ = request(&game_key(givens), *steals > 0, &release, &onaction);
        }
        move || {
            if let Some(release) = release.take() {
                let _ = release.call0(&JsValue::NULL);
            }
        }
    });
}

fn request(name: &str, steal: bool, release: &Rc<RefCell<Option<Function>>>, onaction: &Callback<Action>) -> Result<(), JsValue> {
    let locks = Reflect::get(&window().navigator(), &"locks".into())?;
    let ask: Function = Reflect::get(&locks, &"request".into())?.dyn_into()?;
    let options = Object::new();
    Reflect::set(&options, &(if steal { "steal" } else { "ifAvailable" }).into(), &true.into())?;
    let key = name.to_owned();
    let (release, told) = (Rc::clone(release), onaction.clone());
    let granted = move |lock: JsValue| {
        told.emit(Action::Elsewhere(lock.is_null()));
        if let Some(journal) = storage().and_then(|storage| storage.get_item(&key).ok()?).filter(|_| steal) {
            told.emit(Action::TakenOver(journal));
        }
        if lock.is_null() {
            return JsValue::NULL;
        }
        // The lock is held until this promise is kept.
        Promise::new(&mut |resolve, _| *release.borrow_mut() = Some(resolve)).into()
    };
    let held: Promise = ask.call3(&locks, &name.into(), &options, &Closure::once_into_js(granted))?.dyn_into()?;
    let lost = onaction.clone();
    spawn_local(async move {
        if JsFuture::from(held).await.is_err() {
            lost.emit(Action::Elsewhere(true)); // another tab took it over
        }
    });
    Ok(())
}
