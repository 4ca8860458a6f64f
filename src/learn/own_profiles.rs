//! The choice of techniques by the name of a profile, and the form that saves, renames and deletes the profiles that the player named.

use crate::{
    action::{Action, ProfileAction, ShellAction, SolveAction, TechniqueAction},
    controls::{Choice, Select, use_dispatch},
    text,
};
use nonet_protocol::{OwnProfiles, Profile, ProfileName, TechniqueSet};
use std::rc::Rc;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The props of [`ProfileChoice`].
#[derive(Properties, PartialEq)]
pub(super) struct ProfileChoiceProps {
    /// The techniques that are used.
    pub used: TechniqueSet,
    /// The profiles that the player named.
    pub profiles: Rc<OwnProfiles>,
}

/// A profile that can be chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Choosable {
    BuiltIn(Profile),
    Own(ProfileName),
}

impl Choosable {
    /// Returns all that can be chosen, as they are offered.
    fn all(profiles: &OwnProfiles) -> Vec<Choosable> {
        let own = profiles.iter().map(|(name, _)| Choosable::Own(name.clone()));
        Profile::ALL.into_iter().map(Choosable::BuiltIn).chain(own).collect()
    }

    /// Returns the techniques. None of a profile that was deleted.
    fn techniques(&self, profiles: &OwnProfiles) -> Option<TechniqueSet> {
        match self {
            Choosable::BuiltIn(profile) => Some(profile.techniques()),
            Choosable::Own(name) => profiles.get(name),
        }
    }

    fn choice(&self) -> Choice {
        match self {
            Choosable::BuiltIn(profile) => Choice::new(text::learn::profile(*profile)),
            Choosable::Own(name) => Choice::new(name.to_string()).under(text::learn::OWN_PROFILES),
        }
    }

    fn action(&self) -> Action {
        match self {
            Choosable::BuiltIn(profile) => Action::Solve(SolveAction::Technique(TechniqueAction::Profile(*profile))),
            Choosable::Own(name) => Action::Shell(ShellAction::Profile(ProfileAction::Use(name.clone()))),
        }
    }
}

/// The choice of techniques by the name of a profile, with the form below it. Where several profiles have just the techniques that are used,
/// the one that was chosen or saved last is shown.
#[component]
pub(super) fn ProfileChoice(ProfileChoiceProps { used, profiles }: &ProfileChoiceProps) -> Html {
    let dispatch = use_dispatch();
    let last = use_state(|| None::<Choosable>);
    let all = Choosable::all(profiles);
    let chosen = {
        let has_used = |it: &&Choosable| it.techniques(profiles) == Some(*used);
        last.as_ref().filter(has_used).or_else(|| all.iter().find(has_used)).cloned()
    };
    let number = all.iter().position(|it| Some(it) == chosen.as_ref());
    let choices: Vec<Choice> = all.iter().map(Choosable::choice).collect();
    let onchange = {
        let last = last.setter();
        Callback::from(move |number: usize| {
            if let Some(chosen) = all.get(number) {
                last.set(Some(chosen.clone()));
                dispatch.emit(chosen.action().into());
            }
        })
    };
    let onname = use_callback(last.setter(), |name, last| last.set(Some(Choosable::Own(name))));
    let own = chosen.and_then(|chosen| if let Choosable::Own(name) = chosen { Some(name) } else { None });
    html! {
        <>
            <label class="techniques__whole">
                <span>{text::learn::PROFILE}</span>
                <Select {choices} chosen={number} prompt={text::learn::OWN_CHOICE.say()} {onchange} />
            </label>
            <ProfileForm used={*used} profiles={Rc::clone(profiles)} chosen={own} {onname} />
        </>
    }
}

/// The props of [`ProfileForm`].
#[derive(Properties, PartialEq)]
struct ProfileFormProps {
    /// The techniques that are used.
    used: TechniqueSet,
    /// The profiles that the player named.
    profiles: Rc<OwnProfiles>,
    /// The name of the chosen profile. None if it is no profile that the player named.
    chosen: Option<ProfileName>,
    /// The callback for the name under which techniques were saved, or which a profile got.
    onname: Callback<ProfileName>,
}

/// The form that saves the techniques in use under a name. Of a chosen profile, the name can be changed and the profile deleted, which can be
/// undone until other techniques are used.
#[component]
fn ProfileForm(ProfileFormProps { used, profiles, chosen, onname }: &ProfileFormProps) -> Html {
    let dispatch = use_dispatch();
    let typed = use_state(String::new);
    let deleted = use_state(|| None::<(ProfileName, TechniqueSet)>);
    let act = dispatch.reform(|action| Action::Shell(ShellAction::Profile(action)).into());
    let name = ProfileName::new(&typed);
    let replaced = name.as_ref().filter(|name| profiles.get(name).is_some());
    let oninput = use_callback(typed.setter(), |event: InputEvent, typed| {
        if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
            typed.set(field.value());
        }
    });
    // The field is emptied by each act. Of the acts, only a deletion can be undone.
    let done = {
        let (typed, deleted) = (typed.setter(), deleted.setter());
        move |now: Option<(ProfileName, TechniqueSet)>| {
            typed.set(String::new());
            deleted.set(now);
        }
    };
    let onsubmit = {
        let (act, onname, name, used, done) = (act.clone(), onname.clone(), name.clone(), *used, done.clone());
        move |event: SubmitEvent| {
            event.prevent_default();
            if let Some(name) = &name {
                act.emit(ProfileAction::Save(name.clone(), used));
                onname.emit(name.clone());
                done(None);
            }
        }
    };
    let onrename = {
        let (act, onname, done) = (act.clone(), onname.clone(), done.clone());
        let names = chosen.clone().zip(name.clone()).filter(|_| replaced.is_none());
        names.map(|(from, to)| {
            Callback::from(move |_: MouseEvent| {
                act.emit(ProfileAction::Rename(from.clone(), to.clone()));
                onname.emit(to.clone());
                done(None);
            })
        })
    };
    // The button that deletes becomes the one that undoes it, so that the focus stays.
    let undone = (*deleted).clone().filter(|(name, techniques)| techniques == used && profiles.get(name).is_none());
    let last_button = match (&undone, chosen) {
        (Some((name, techniques)), _) => {
            let (act, onname, name, techniques) = (act, onname.clone(), name.clone(), *techniques);
            let onclick = Callback::from(move |_: MouseEvent| {
                act.emit(ProfileAction::Save(name.clone(), techniques));
                onname.emit(name.clone());
                done(None);
            });
            Some((text::controls::UNDO, onclick))
        }
        (None, Some(chosen)) => {
            let (name, used) = (chosen.clone(), *used);
            let onclick = Callback::from(move |_: MouseEvent| {
                act.emit(ProfileAction::Delete(name.clone()));
                done(Some((name.clone(), used)));
            });
            Some((text::learn::DELETE_PROFILE, onclick))
        }
        (None, None) => None,
    };
    let status = match (replaced, &undone) {
        (Some(name), _) => text::learn::replaces(name),
        (None, Some((name, _))) => text::learn::deleted(name),
        (None, None) => String::new(),
    };
    html! {
        <>
            <form class="tools__row techniques__own" {onsubmit}>
                <input
                    class="field tools__name"
                    type="text"
                    aria-label={text::learn::PROFILE_NAME}
                    placeholder={text::learn::PROFILE_NAME}
                    maxlength={ProfileName::MAX_LENGTH.to_string()}
                    autocomplete="off"
                    value={(*typed).clone()}
                    {oninput}
                />
                <button class="button" type="submit" aria-disabled={name.is_none().then_some("true")}>
                    {if replaced.is_some() { text::learn::REPLACE_PROFILE } else { text::learn::SAVE_PROFILE }}
                </button>
                if chosen.is_some() {
                    <button class="button" type="button" aria-disabled={onrename.is_none().then_some("true")} onclick={onrename}>
                        {text::learn::RENAME_PROFILE}
                    </button>
                }
                if let Some((label, onclick)) = last_button {
                    <button class="button" type="button" {onclick}>{label}</button>
                }
            </form>
            <p class="note-line" role="status">{status}</p>
        </>
    }
}
