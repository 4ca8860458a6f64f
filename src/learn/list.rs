//! The list of techniques by level: its view, as plain values, and its drawing, with a text on each technique and the way to its lesson,
//! and in Solve a switch for each and for each level.

use super::own_profiles::ProfileChoice;
use crate::{
    action::{Action, LearnAction, SolveAction, TechniqueAction},
    controls::{Button, ButtonStyle, Switch},
    session::Session,
    text,
};
use nonet_course::drillable;
use nonet_protocol::{LessonText, Level, OwnProfiles, Room, Technique, TechniqueEntry, TechniqueSet};
use std::rc::Rc;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The list of techniques.
#[derive(Properties, Clone, PartialEq, Eq, Debug)]
pub struct TechniquesView {
    /// All techniques in hint order.
    pub entries: Rc<Vec<TechniqueEntry>>,
    /// Whether each technique is used in Solve; empty in other rooms, which have no switches.
    pub used: Vec<bool>,
    /// The profiles that the player named.
    pub profiles: Rc<OwnProfiles>,
}

impl TechniquesView {
    /// Returns the techniques that are used.
    fn used_techniques(&self) -> TechniqueSet {
        let used = self.entries.iter().zip(&self.used).filter(|(_, used)| **used);
        used.map(|(entry, _)| entry.technique).collect()
    }
}

/// Returns the list; `None` until the worker has listed the techniques. `switched` holds the techniques whose switch in Solve is not at its
/// default.
pub(crate) fn techniques(session: &Session, switched: TechniqueSet) -> Option<TechniquesView> {
    let entries = session.entries.clone()?;
    let is_used = |entry: &TechniqueEntry| entry.technique.is_off_by_default() == switched.contains(entry.technique);
    let used = entries.iter().filter(|_| session.room == Room::Solve).map(is_used).collect();
    Some(TechniquesView { entries, used, profiles: Rc::clone(&session.profiles) })
}

/// All techniques with their lessons, level by level, or those whose name holds what is searched.
#[component]
pub fn TechniqueList(view: &TechniquesView) -> Html {
    let searched = use_state(AttrValue::default);
    let oninput = use_callback(searched.setter(), |event: InputEvent, searched| {
        if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
            searched.set(field.value().into());
        }
    });
    let sought = searched.trim().to_lowercase();
    let uniqueness = view.entries.iter().zip(&view.used).filter(|(entry, _)| entry.technique.assumes_one_solution());
    let (all, used) = (uniqueness.clone().count(), uniqueness.filter(|(_, used)| **used).count());
    let is_sought = |entry: &TechniqueEntry| text::title(entry.technique).to_lowercase().contains(&sought);
    let of_level = |level: Level| -> Vec<(usize, &TechniqueEntry)> {
        view.entries.iter().enumerate().filter(|(_, entry)| entry.technique.level() == level && is_sought(entry)).collect()
    };
    html! {
        <div>
            <input
                class="field library__field"
                type="search"
                aria-label={text::learn::SEARCH}
                placeholder={text::learn::SEARCH}
                value={(*searched).clone()}
                {oninput}
            />
            if !view.used.is_empty() && sought.is_empty() {
                <ProfileChoice used={view.used_techniques()} profiles={Rc::clone(&view.profiles)} />
                {uniqueness_switch(used, all)}
            }
            for level in Level::ALL {
                {section(level, &of_level(level), view)}
            }
            if !view.entries.iter().any(is_sought) {
                <p class="note-line" role="status">{text::learn::NONE_CALLED_SO}</p>
            }
            <p class="note-line"><a href={text::learn::pages()} target="_blank">{text::learn::AS_PAGES}</a></p>
        </div>
    }
}

/// Draws the switch for all techniques that assume one solution, with the number of those in use beside it. It is off if none is in
/// use.
fn uniqueness_switch(used: usize, all: usize) -> Html {
    let action = Action::Solve(SolveAction::Technique(TechniqueAction::UseUniqueness(used == 0)));
    html! {
        <div class="techniques__whole">
            <Switch label={text::learn::ASSUME_ONE_SOLUTION} on={used > 0} {action} />
            <span>{text::learn::used_of(used, all)}</span>
        </div>
    }
}

/// Draws the techniques of a level under their heading, in Solve with a switch for all of them. Nothing if there are none.
fn section(level: Level, entries: &[(usize, &TechniqueEntry)], view: &TechniquesView) -> Html {
    if entries.is_empty() {
        return Html::default();
    }
    let all = || view.entries.iter().zip(&view.used).filter(move |(entry, _)| entry.technique.level() == level);
    let (count, used) = (all().count(), all().filter(|(_, used)| **used).count());
    html! {
        <section key={level.name()} aria-label={text::level(level)}>
            <div class="techniques__level">
                <h3 class="games__title">{text::level(level)}</h3>
                if !view.used.is_empty() {
                    <span>{text::learn::used_of(used, count)}</span>
                    <Switch
                        label={text::learn::all_of(level)}
                        on={used > 0}
                        action={Action::Solve(SolveAction::Technique(TechniqueAction::UseLevel(level, used == 0)))}
                    />
                }
            </div>
            <ol class="techniques">
                for (number, entry) in entries {
                    <li key={entry.technique.name()} class="techniques__row">
                        <Lesson technique={entry.technique} text={Rc::clone(&entry.lesson)} />
                        if let Some(used) = view.used.get(*number) {
                            <Switch
                                label={text::title(entry.technique)}
                                on={*used}
                                action={Action::Solve(SolveAction::Technique(TechniqueAction::Use(entry.technique, !used)))}
                            />
                        }
                    </li>
                }
            </ol>
        </section>
    }
}

/// The props of [`Lesson`].
#[derive(Properties, PartialEq)]
struct LessonProps {
    /// The technique.
    technique: Technique,
    /// The text of the lesson.
    text: Rc<LessonText>,
}

/// The text about a technique, which unfolds below its name: what it is, how to spot it, why it works, and the way to its lesson.
#[component]
fn Lesson(LessonProps { technique, text }: &LessonProps) -> Html {
    let technique = *technique;
    html! {
        <details class="lesson">
            <summary class="lesson__name">
                {text::title(technique)}
                <span class="lesson__level">{text::level(technique.level())}</span>
            </summary>
            <div class="lesson__text">
                <p>{&text.what}</p>
                <ul>
                    for line in &text.spot {
                        <li>{line}</li>
                    }
                </ul>
                <p>{&text.why}</p>
            </div>
            if drillable().contains(technique) {
                <div class="log__tools">
                    <Button
                        label={text::learn::LEARN_IT}
                        style={ButtonStyle::Quiet}
                        action={Action::Learn(LearnAction::Lesson(technique))}
                    />
                </div>
            }
        </details>
    }
}
