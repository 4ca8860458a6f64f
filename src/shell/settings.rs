//! The settings: how the page looks, and one row for each other.

use crate::{
    action::{Action, Input, MakeAction, ShellAction, Theme},
    controls::{DispatchConsumer, segments, switch},
    state::{Setting, Settings, settings},
};
use std::rc::Rc;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

/// The settings about playing.
pub(super) fn settings_panel(chosen: Settings, theme: Option<Theme>) -> Html {
    let look = |(name, choice): (&'static str, Option<Theme>)| (name, choice == theme, Action::Shell(ShellAction::Theme(choice)));
    html! {
        <div class="settings">
            {segments("theme", "Look", None, LOOKS.into_iter().map(look))}
            {settings_rows(settings::PLAY, chosen, &values)}
        </div>
    }
}

/// All values that a setting may have.
fn values(setting: &Setting) -> Vec<Choice> {
    setting.values().map(|name| Choice { name: name.into(), can: true }).collect()
}

const LOOKS: [(&str, Option<Theme>); 3] = [("System", None), ("Light", Some(Theme::Light)), ("Dark", Some(Theme::Dark))];

/// A row for each of these settings, with a title where another part begins. `choices` says what can be chosen.
pub fn settings_rows(rows: &'static [Setting], settings: Settings, choices: &dyn Fn(&Setting) -> Vec<Choice>) -> Html {
    let parts_before = [""].into_iter().chain(rows.iter().map(|setting| setting.part));
    html! {
        <>
            for (setting, part_before) in rows.iter().zip(parts_before) {
                <>
                    if setting.part != part_before {
                        <h3 class="games__title">{setting.part}</h3>
                    }
                    {setting_row(setting, setting.chosen(settings), choices(setting))}
                </>
            }
        </>
    }
}

/// A value that a setting may have.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// Its name.
    pub name: AttrValue,
    /// Whether it can be chosen.
    pub can: bool,
}

/// A row that asks for the title of the book.
pub fn title_row(title: &Rc<str>) -> Html {
    let title = Rc::clone(title);
    let field = move |dispatch: Callback<Input>| {
        let oninput = dispatch.reform(|event: InputEvent| {
            let title = event.target_dyn_into::<HtmlInputElement>().map(|input| input.value());
            Action::Make(MakeAction::Title(title.unwrap_or_default())).into()
        });
        html! { <input class="settings__choice" type="text" value={title.to_string()} {oninput} /> }
    };
    row("Title", field.into())
}

/// A row that asks for the value of a setting.
fn setting_row(setting: &'static Setting, chosen: usize, choices: Vec<Choice>) -> Html {
    if setting.is_switch() {
        let action = Action::Shell(ShellAction::Choose(setting, 1 - chosen));
        return switch(setting.label, chosen > 0, action);
    }
    let field = move |dispatch: Callback<Input>| {
        let onchange = dispatch.reform(move |event: Event| {
            let chosen = event.target_dyn_into::<HtmlSelectElement>().map_or(0, |select| select.selected_index());
            Action::Shell(ShellAction::Choose(setting, usize::try_from(chosen).unwrap_or_default())).into()
        });
        html! {
            <select class="settings__choice" {onchange}>
                for (value, choice) in choices.iter().enumerate() {
                    <option key={value} selected={chosen == value} disabled={!choice.can}>{&choice.name}</option>
                }
            </select>
        }
    };
    row(setting.label, field.into())
}

/// A name, and the field beside it.
fn row(label: &'static str, content: Callback<Callback<Input>, Html>) -> Html {
    html! {
        <label class="settings__row">
            <span>{label}</span>
            <DispatchConsumer {content} />
        </label>
    }
}
