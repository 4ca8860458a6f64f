//! The tabs of this page know of each other: a channel reports changes of the store, and locks show which tabs are open and which
//! one plays a game. A browser has no locks on a page that was loaded over plain http, and refuses them where cookies are
//! blocked. Games are then stored by the same rules, but the page does not know which tab plays.

use crate::{
    action::{Input, PageEvent, PersistenceEvent},
    browser::effects::settled,
};
use gloo::{
    events::EventListener,
    utils::{document, window},
};
use js_sys::{Function, Object, Promise, Reflect};
use nonet_game::archive::{GameId, TabId};
use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};
use wasm_bindgen::{JsCast, JsValue, prelude::*};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{AbortController, BroadcastChannel, MessageEvent, PageTransitionEvent};
use yew::prelude::*;

const CHANNEL: &str = "nonet";

thread_local! {
    static TABS: Option<BroadcastChannel> = BroadcastChannel::new(CHANNEL).ok();
}

/// Tells the other tabs that the store changed.
pub(crate) fn announce_change() {
    TABS.with(|tabs| tabs.as_ref().map(|tabs| tabs.post_message(&JsValue::TRUE))); // it may fail: the message is not essential
}

/// Refreshes the games whenever the store may have changed, and writes waiting games when the page is hidden.
#[hook]
pub(crate) fn use_changes(oninput: &Callback<Input>) {
    use_effect_with(oninput.clone(), |oninput| {
        let keep = |oninput: &Callback<Input>, what: PersistenceEvent| oninput.emit(Input::Event(PageEvent::Persistence(what)));
        let told = oninput.clone();
        // A hidden page refreshes when it is shown again.
        let hear = move |_| {
            if !document().hidden() {
                keep(&told, PersistenceEvent::Refresh)
            }
        };
        let hear = Closure::<dyn Fn(MessageEvent)>::new(hear);
        TABS.with(|tabs| tabs.as_ref().map(|tabs| tabs.set_onmessage(Some(hear.as_ref().unchecked_ref()))));
        let (seen, shown, hidden) = (oninput.clone(), oninput.clone(), oninput.clone());
        let seen = EventListener::new(&document(), "visibilitychange", move |_| {
            keep(&seen, if document().hidden() { super::flush_now(true) } else { PersistenceEvent::Refresh });
        });
        let shown = EventListener::new(&window(), "pageshow", move |event| {
            if event.dyn_ref::<PageTransitionEvent>().is_some_and(PageTransitionEvent::persisted) {
                keep(&shown, PersistenceEvent::Refresh);
            }
        });
        let hidden = EventListener::new(&window(), "pagehide", move |_| keep(&hidden, super::flush_now(true)));
        let listeners = (hear, [seen, shown, hidden]);
        move || drop(listeners)
    });
}

/// Takes the lock that marks this tab as open; the browser releases it with the page.
pub(crate) async fn live(tab: TabId) {
    let Some(locks) = locks() else { return };
    let granted = Promise::new(&mut |resolve, _| {
        let refused = resolve.clone();
        let hold = move |_: JsValue| {
            let _ = resolve.call0(&JsValue::NULL);
            Promise::new(&mut |_, _| {}).into() // never resolved: the lock is released with the page
        };
        let hold: Function = Closure::once_into_js(Box::new(hold) as Box<dyn FnOnce(JsValue) -> JsValue>).unchecked_into();
        let asked = locks.request(&tab_lock(tab), &options(&[]), &hold);
        spawn_local(async move {
            let _ = settled(asked).await;
            // The lock is refused where cookies are blocked. Another tab may then read this tab's notes while it is open, which
            // loses nothing.
            let _ = refused.call0(&JsValue::NULL);
        });
    });
    let _ = JsFuture::from(granted).await;
}

/// Whether the tab with this id is open.
pub(crate) async fn is_alive(tab: TabId) -> bool {
    let Some(locks) = locks() else { return false };
    let free = Rc::new(RefCell::new(true));
    let seen = Rc::clone(&free);
    let look = Closure::once_into_js(move |lock: JsValue| *seen.borrow_mut() = !lock.is_null());
    let asked = locks.request(&tab_lock(tab), &options(&[("ifAvailable", JsValue::TRUE)]), look.unchecked_ref());
    settled(asked).await.is_ok() && !*free.borrow()
}

/// Holds the lock of the game that this tab plays, and reports if another tab has the lock; when that tab releases it, this tab
/// gets it. `takeover_count` counts how often the player asked to take the game over from another tab.
#[hook]
pub(crate) fn use_game_lock(game: Option<GameId>, takeover_count: u32, oninput: &Callback<Input>) {
    let before = use_mut_ref(|| None);
    let oninput = oninput.clone();
    use_effect_with((game, takeover_count), move |&(game, takeover_count)| {
        let before = before.replace(Some((game, takeover_count)));
        let takes_over = before.is_some_and(|(before, count)| before == game && count < takeover_count);
        let playing = game.and_then(|game| Some(Playing::request(locks()?, format!("nonet.game.{game}"), takes_over, oninput)));
        move || drop(playing)
    });
}

/// The lock on a game, or the wait for it. Dropping it releases the lock.
struct Playing {
    release: Rc<Release>,
    wait: Option<AbortController>,
}

/// The means of releasing a lock.
#[derive(Default)]
struct Release {
    /// The resolver of the promise that holds the lock; `None` while the lock is not held.
    keep: RefCell<Option<Function>>,
    /// Whether the lock is no longer wanted. The browser may still grant an earlier request.
    unwanted: Cell<bool>,
}

impl Drop for Playing {
    fn drop(&mut self) {
        self.release.unwanted.set(true);
        if let Some(keep) = self.release.keep.take() {
            let _ = keep.call0(&JsValue::NULL);
        }
        if let Some(wait) = &self.wait {
            wait.abort();
        }
    }
}

impl Playing {
    fn request(locks: LockManager, name: String, takes_over: bool, oninput: Callback<Input>) -> Playing {
        let release = Rc::new(Release::default());
        let wait = AbortController::new().ok();
        let (held, signal) = (Rc::clone(&release), wait.as_ref().map(AbortController::signal));
        spawn_local(async move {
            let first = options(&[(if takes_over { "steal" } else { "ifAvailable" }, JsValue::TRUE)]);
            match hold(&locks, &name, &first, &held, &oninput).await {
                Held::Released => return,
                Held::Taken => {}
                Held::Lost => oninput.emit(Input::Event(PageEvent::Elsewhere(true))), // an unwanted lock is released, not lost
            }
            // Waits until the other tab releases the lock, or this tab opens another game.
            let queue = options(&signal.map_or(Vec::new(), |signal| vec![("signal", signal.into())]));
            while hold(&locks, &name, &queue, &held, &oninput).await == Held::Lost {
                oninput.emit(Input::Event(PageEvent::Elsewhere(true)));
            }
        });
        Playing { release, wait }
    }
}

/// The end of holding a lock.
#[derive(PartialEq, Eq)]
enum Held {
    /// The lock was released, or is no longer waited for.
    Released,
    /// Another tab has the lock.
    Taken,
    /// Another tab took the lock over.
    Lost,
}

/// Requests the lock and holds it until it is released or taken over.
async fn hold(locks: &LockManager, name: &str, options: &Object, release: &Rc<Release>, oninput: &Callback<Input>) -> Held {
    let granted = Rc::new(RefCell::new(None));
    let unwanted = Rc::clone(release);
    let (seen, release, told) = (Rc::clone(&granted), Rc::clone(release), oninput.clone());
    let take = move |lock: JsValue| -> JsValue {
        if release.unwanted.get() {
            return JsValue::NULL;
        }
        let has = !lock.is_null();
        *seen.borrow_mut() = Some(has);
        told.emit(Input::Event(PageEvent::Elsewhere(!has)));
        if !has {
            return JsValue::NULL;
        }
        Promise::new(&mut |resolve, _| *release.keep.borrow_mut() = Some(resolve)).into()
    };
    let take = Closure::once_into_js(Box::new(take) as Box<dyn FnOnce(JsValue) -> JsValue>);
    let done = settled(locks.request(name, options, take.unchecked_ref())).await;
    let had = *granted.borrow();
    match (done, had) {
        _ if unwanted.unwanted.get() => Held::Released,
        (Ok(_), Some(false)) => Held::Taken,
        (Err(_), Some(true)) => Held::Lost,
        _ => Held::Released,
    }
}

fn tab_lock(tab: TabId) -> String {
    format!("nonet.tab.{tab}")
}

#[wasm_bindgen]
extern "C" {
    /// The browser's Web Locks; web-sys has them only among its unstable APIs.
    type LockManager;

    #[wasm_bindgen(method, catch)]
    fn request(this: &LockManager, name: &str, options: &Object, callback: &Function) -> Result<Promise, JsValue>;
}

fn options(fields: &[(&str, JsValue)]) -> Object {
    let options = Object::new();
    for (name, value) in fields {
        let _ = Reflect::set(&options, &(*name).into(), value); // a plain object takes every field
    }
    options
}

fn locks() -> Option<LockManager> {
    let locks = Reflect::get(&window().navigator(), &"locks".into()).ok()?;
    locks.is_object().then(|| locks.unchecked_into())
}
