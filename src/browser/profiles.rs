//! The profiles of techniques that the player named: a record in localStorage that the tabs share.

use crate::{
    action::{Input, KeptPart, PageEvent, PersistenceEvent},
    browser::{
        storage::{read, storage, use_shared},
        write_retry,
        write_retry::Outcome,
    },
    session::{PROFILES_FORMAT, profiles_with, read_profiles},
};
use nonet_protocol::{OwnProfiles, ProfileName, TechniqueSet};
use std::rc::Rc;
use yew::prelude::*;

/// The key of the profiles in localStorage.
pub(crate) const PROFILES: &str = "nonet.profiles";

/// Stores the profiles that change in this tab, and reports those that another tab stores.
#[hook]
pub(crate) fn use_profiles(profiles: &Rc<OwnProfiles>, oninput: &Callback<Input>) {
    let store = |before: &Rc<OwnProfiles>, now: &Rc<OwnProfiles>| {
        for (name, techniques) in before.changes_to(now) {
            let kept_name = name.clone();
            write_retry::write(&format!("{PROFILES} {name}"), KeptPart::Settings, move || keep(&kept_name, techniques));
        }
    };
    let parse = |text: &str| PROFILES_FORMAT.read(text).is_ok().then(|| Rc::new(read_profiles(text))); // a later version may have stored it
    let oninput = oninput.clone();
    use_shared(PROFILES, Rc::clone(profiles), store, parse, move |before, now| {
        let changed = PersistenceEvent::Profiles { before: (**before).clone(), now: (**now).clone() };
        oninput.emit(Input::Event(PageEvent::Persistence(changed)));
    });
}

/// Stores one profile, or its end. The others stay as they are stored, because another tab may have changed them.
fn keep(name: &ProfileName, techniques: Option<TechniqueSet>) -> Outcome {
    let kept = storage().and_then(|storage| read(&storage, PROFILES)).unwrap_or_default();
    write_retry::set(storage(), PROFILES, &profiles_with(&kept, name, techniques))
}
