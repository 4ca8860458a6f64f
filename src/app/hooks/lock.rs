//! One tab for one game: a Web Lock on its name, so that two tabs never overwrite each other.

use super::{
    Effect, effect,
    kept::{game_key, storage},
    promise::when,
};
use crate::{app::action::Action, board::Grid};
use gloo::utils::window;
use js_sys::{Function, Object, Promise, Reflect};
use std::{cell::RefCell, rc::Rc};
use wasm_bindgen::{JsCast, JsValue, prelude::Closure};
use yew::Callback;

/// Holds the lock of the game with these givens, if one is given, and tells if another tab has it. `steals` counts how often
/// it was asked to be taken over.
pub(super) fn lock(givens: Option<Grid>, steals: u32, onaction: &Callback<Action>) -> Effect {
    let onaction = onaction.clone();
    effect((givens, steals), move |(givens, steals), _| {
        let held = Held::default();
        if let Some(givens) = givens {
            // A browser without locks has no way to tell.
            let _ = request(&game_key(givens), *steals > 0, &held.0, &onaction);
        }
        held
    })
}

/// What lets go of the lock, once it is held.
#[derive(Default)]
struct Held(Release);

type Release = Rc<RefCell<Option<Function>>>;

impl Drop for Held {
    fn drop(&mut self) {
        if let Some(release) = self.0.take() {
            let _ = release.call0(&JsValue::NULL);
        }
    }
}

fn request(name: &str, steal: bool, release: &Release, onaction: &Callback<Action>) -> Result<(), JsValue> {
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
    let tell = move |done: Option<JsValue>| {
        if done.is_none() {
            lost.emit(Action::Elsewhere(true)); // another tab took it over
        }
    };
    when(held, Box::new(tell));
    Ok(())
}
