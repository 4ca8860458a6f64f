//! The field for the title of the book.

use crate::{
    action::{Action, MakeAction},
    controls::use_dispatch,
    text,
};
use std::rc::Rc;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The props of a [`TitleField`].
#[derive(Properties, PartialEq)]
pub(super) struct TitleFieldProps {
    /// The title.
    pub(super) title: Rc<str>,
}

/// The text field for the title.
#[component]
pub(super) fn TitleField(TitleFieldProps { title }: &TitleFieldProps) -> Html {
    let dispatch = use_dispatch();
    let oninput = use_callback(dispatch, |event: InputEvent, dispatch| {
        let title = event.target_dyn_into::<HtmlInputElement>().map(|input| input.value());
        dispatch.emit(Action::Make(MakeAction::Title(title.unwrap_or_default())).into());
    });
    html! {
        <label class="settings__row">
            <span>{text::book::TITLE}</span>
            <input class="field settings__choice" type="text" value={Rc::clone(title)} {oninput} />
        </label>
    }
}
