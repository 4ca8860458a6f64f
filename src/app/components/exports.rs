//! The board as text: in which form, and where to.

use super::{
    button::{Look, special_button},
    icon::Icon,
    menu::menu,
};
use crate::app::action::{Action, Export};
use yew::prelude::*;

/// What an [`ExportMenu`] is given.
#[derive(Properties, PartialEq)]
pub struct ExportMenuProps {
    /// Hears what is wanted.
    pub onaction: Callback<Action>,
}

/// A form is chosen first, then it is copied or downloaded.
#[component]
pub fn ExportMenu(ExportMenuProps { onaction }: &ExportMenuProps) -> Html {
    let chosen = use_state(|| Export::Line);
    let form = *chosen;
    let choose = Callback::from(move |form| chosen.set(form));
    let items = html! {
        <>
            <fieldset class="choice">
                <legend class="hidden">{"Form"}</legend>
                for (name, about, choice) in FORMS {
                    <label class="choice__item" key={name}>
                        <input
                            type="radio"
                            name="form"
                            checked={choice == form}
                            onchange={choose.reform(move |_: Event| choice)}
                        />
                        <span class="row__text">
                            <span class="row__title">{name}</span>
                            <span class="row__detail">{about}</span>
                        </span>
                    </label>
                }
            </fieldset>
            <div class="menu__tools">
                {special_button("Copy".into(), None, Look::Primary, true, None, Some("exports"), onaction.reform(move |()| Action::Copy(form)))}
                {special_button("Download".into(), None, Look::Plain, form != Export::Link, None, Some("exports"), onaction.reform(move |()| Action::Download(form)))}
            </div>
        </>
    };
    menu("exports", "Export", Icon::Export, items)
}

const FORMS: [(&str, &str, Export); 5] = [
    ("Line", "81 characters, as other programs read it", Export::Line),
    ("Grid", "nine rows with lines between the boxes", Export::Grid),
    ("Candidates", "what every cell may still hold", Export::Candidates),
    ("CSV", "nine rows of nine numbers, for a spreadsheet", Export::Csv),
    ("Link", "an address that opens the givens", Export::Link),
];
