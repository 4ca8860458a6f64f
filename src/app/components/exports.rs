//! The board as text: in which form, and where to.

use super::{
    button::{Look, special_button},
    icon::Icon,
    menu::menu,
    radio::radio,
    tag::{list, tag},
};
use crate::app::action::{Action, Export};
use yew::prelude::*;

/// A form is chosen first, then the board is copied or downloaded in that `form`.
pub fn export_menu(form: Export, onaction: &Callback<Action>) -> Html {
    let choice = |(name, about, choice): (&'static str, &'static str, Export)| {
        let words =
            tag("span", "row__text").child(tag("span", "row__title").words(name)).child(tag("span", "row__detail").words(about));
        tag("label", "choice__item").child(radio("form", choice == form, Action::Form(choice), onaction)).child(words)
    };
    let forms = tag("fieldset", "choice").child(tag("legend", "hidden").words("Form")).children(FORMS.into_iter().map(choice));
    let button = |label: &'static str, look, action| special_button(label.into(), None, look, None, Some(MENU), action, onaction);
    let tools = tag("div", "menu__tools").child(button("Copy", Look::Primary, Some(Action::Copy(form)))).child(button(
        "Download",
        Look::Plain,
        (form != Export::Link).then_some(Action::Download(form)),
    ));
    menu(MENU, "Export", Icon::Export, list([forms, tools]))
}

const MENU: &str = "exports";

const FORMS: [(&str, &str, Export); 5] = [
    ("Line", "81 characters, as other programs read it", Export::Line),
    ("Grid", "nine rows with lines between the boxes", Export::Grid),
    ("Candidates", "what every cell may still hold", Export::Candidates),
    ("CSV", "nine rows of nine numbers, for a spreadsheet", Export::Csv),
    ("Link", "an address that opens the givens", Export::Link),
];
