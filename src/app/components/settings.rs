//! The settings: how the page looks, and one row for each other.

use super::{
    button::switch,
    games::title,
    radio::radio,
    tag::{Tag, tag},
};
use crate::app::{
    action::{Action, Theme},
    state::{BOOK, CHOICES, Choice, Settings},
};
use nonet_protocol::TechniqueEntry;
use std::ops::Range;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// The settings about playing, with what is chosen.
pub fn settings(settings: &Settings, theme: Option<Theme>, onaction: &Callback<Action>) -> Html {
    let look = |(name, choice): (&'static str, Option<Theme>)| {
        let radio = radio("theme", choice == theme, Action::Theme(choice), onaction);
        tag("label", "segments__item").child(radio).child(tag("span", "").words(name))
    };
    let looks = tag("fieldset", "segments").child(tag("legend", "hidden").words("Look")).children(LOOKS.into_iter().map(look));
    settings_rows(tag("div", "settings").child(looks), 0..BOOK.start, settings, &[], onaction)
}

/// These settings with what is chosen, after what stands in `all` already. `entries` are the techniques to choose from.
pub(super) fn settings_rows(
    mut all: Tag,
    rows: Range<usize>,
    settings: &Settings,
    entries: &[TechniqueEntry],
    onaction: &Callback<Action>,
) -> Html {
    let mut part = "";
    for (number, (choice, chosen)) in CHOICES.iter().zip(settings.values()).enumerate() {
        if !rows.contains(&number) {
            continue;
        }
        if std::mem::replace(&mut part, choice.part) != choice.part {
            all = all.child(title(choice.part));
        }
        all = all.child(row(number, choice, *chosen, entries, onaction));
    }
    all.into()
}

const LOOKS: [(&str, Option<Theme>); 3] = [("System", None), ("Light", Some(Theme::Light)), ("Dark", Some(Theme::Dark))];

fn row(number: usize, choice: &'static Choice, chosen: u8, entries: &[TechniqueEntry], onaction: &Callback<Action>) -> Html {
    if choice.is_switch() {
        return switch(choice.label.into(), None, chosen > 0, Action::Choose(number, 1 - chosen), onaction);
    }
    let onchange = onaction.reform(move |event: Event| {
        let chosen = event.target_dyn_into::<HtmlSelectElement>().map_or(0, |select| select.selected_index());
        Action::Choose(number, u8::try_from(chosen).unwrap_or_default())
    });
    let techniques = entries.iter().filter(|_| choice.goes_on_with_techniques()).map(|entry| entry.name.title.clone().into());
    let names = choice.values.iter().map(|name| AttrValue::from(*name)).chain(techniques);
    let option = |(value, name): (usize, AttrValue)| html! { <option selected={usize::from(chosen) == value}>{name}</option> };
    let select = html! { <select class="settings__choice" {onchange}>{for names.enumerate().map(option)}</select> };
    let row: Tag = tag("label", "settings__row").child(tag("span", "").words(choice.label)).child(select);
    row.into()
}
