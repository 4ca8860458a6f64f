//! The box "Enter or paste a puzzle".

use super::{
    button::{Look, action_button},
    dialog::dialog,
    file_button::file_button,
    icon::Icon,
    tag::tag,
};
use crate::app::{action::Action, view::EntryView};
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

/// Takes text in any form that is understood; what is not is shown with its place.
pub fn entry_box(view: &EntryView, onaction: &Callback<Action>) -> Html {
    let content = || {
        let read = (!view.text.trim().is_empty()).then_some(Action::EntryRead);
        let tools = tag("div", "entry__tools")
            .child(action_button("Read".into(), None, Look::Primary, read, onaction))
            .child(action_button("Paste".into(), Some(Icon::Paste), Look::Plain, Some(Action::AskPaste), onaction))
            .child(file_button(onaction));
        let error = tag("p", "entry__error").with("id", "entry-error").with("role", "status");
        tag("div", "entry")
            .child(tag("label", "entry__label").with("for", "entry-text").words(WHAT))
            .child(area(view, onaction))
            .child(error.text(view.error.clone().unwrap_or_default().into()))
            .child(tools)
            .into()
    };
    dialog("Enter or paste a puzzle", view.open.then(content), Action::EntryPanel(false), onaction)
}

fn area(view: &EntryView, onaction: &Callback<Action>) -> Html {
    let oninput = onaction.reform(|event: InputEvent| {
        Action::EntryText(event.target_dyn_into::<HtmlTextAreaElement>().map(|area| area.value()).unwrap_or_default())
    });
    html! {
        <textarea
            class="entry__text"
            id="entry-text"
            rows="10"
            spellcheck="false"
            autocomplete="off"
            autocapitalize="off"
            inputmode="text"
            data-first=""
            placeholder={EXAMPLE}
            value={view.text.clone()}
            aria-invalid={view.error.is_some().then_some("true")}
            aria-describedby="entry-error"
            {oninput}
        />
    }
}

const WHAT: &str =
    "One line of 81, nine lines, a printed grid, a CSV table or a grid of candidates. Empty cells may be 0, a dot or a blank.";

/// What a puzzle may look like.
const EXAMPLE: &str = "0 6 0 | 0 0 0 | 1 9 0\n0 0 2 | 6 1 0 | 0 0 4\n7 0 1 | 0 0 0 | 0 0 0\n------+-------+------\n…";
