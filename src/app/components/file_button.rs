//! "Open file": a button, and the browser's file picker behind it.

use super::{
    button::{Look, button},
    icon::Icon,
};
use crate::app::{action::Action, hooks::open_file};
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// What a [`FileButton`] is given.
#[derive(Properties, PartialEq)]
pub struct FileButtonProps {
    /// How it looks.
    #[prop_or_default]
    pub look: Look,
    /// Hears what was opened.
    pub onaction: Callback<Action>,
}

/// The button.
#[component]
pub fn FileButton(FileButtonProps { look, onaction }: &FileButtonProps) -> Html {
    let input = use_node_ref();
    let onpress = use_callback(input.clone(), |(), input| {
        if let Some(input) = input.cast::<HtmlInputElement>() {
            input.click();
        }
    });
    let onchange = use_callback(onaction.clone(), |event: Event, onaction| {
        let Some(input) = event.target_dyn_into::<HtmlInputElement>() else { return };
        if let Some(file) = input.files().and_then(|files| files.item(0)) {
            open_file(file, onaction.clone());
        }
        input.set_value(""); // the same file can be opened again
    });
    html! {
        <>
            {button("Open file".into(), Some(Icon::Open), *look, true, onpress)}
            <input ref={input} type="file" accept=".txt,.csv,.sdk,.sdm,.sdx,.ss,text/*" hidden=true {onchange} />
        </>
    }
}
