//! The list of techniques by level: a lesson on each, and in Solve a switch for each and for each level.

use super::lesson::Lesson;
use crate::{
    action::{Action, SolveAction, TechniqueAction},
    controls::Switch,
    learn::view::TechniquesView,
    text,
};
use nonet_core::Level;
use nonet_protocol::TechniqueEntry;
use std::rc::Rc;
use web_sys::HtmlInputElement;
use yew::prelude::*;

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
    let is_sought = |entry: &TechniqueEntry| entry.technique.title().to_lowercase().contains(&sought);
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
                {uniqueness_switch(used, all)}
            }
            for level in Level::ALL {
                {section(level, &of_level(level), view)}
            }
            if !view.entries.iter().any(is_sought) {
                <p class="note-line" role="status">{text::learn::NONE_CALLED_SO}</p>
            }
            <p class="note-line"><a href="./learn/" target="_blank">{text::learn::AS_PAGES}</a></p>
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
        <section key={level.name()} aria-label={level.name()}>
            <div class="techniques__level">
                <h3 class="games__title">{level.name()}</h3>
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
                        <Lesson technique={entry.technique} text={Rc::clone(&entry.lesson)} open={view.open == entry.technique.name()} />
                        if let Some(used) = view.used.get(*number) {
                            <Switch
                                label={entry.technique.title()}
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
