//! The box "Enter or paste a puzzle".

use super::{
    button::{Look, button},
    dialog::Dialog,
    file_button::file_button,
    icon::Icon,
};
use crate::app::hooks::use_effect_with;
use crate::app::{action::Action, view::EntryView};
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

/// What an [`EntryBox`] is given.
#[derive(Properties, PartialEq)]
pub struct EntryProps {
    /// What stands in it.
    pub view: EntryView,
    /// Hears what was done in it.
    pub onaction: Callback<Action>,
}

/// Takes text in any form that is understood; what is not is shown with its place.
#[component]
pub fn EntryBox(EntryProps { view, onaction }: &EntryProps) -> Html {
    let area = use_node_ref();
    use_effect_with((area.clone(), view.error_at), |(area, place)| {
        let (Some(area), Some((from, to))) = (area.cast::<HtmlTextAreaElement>(), *place) else { return };
        let _ = area.focus();
        let _ = area.set_selection_range(from, to);
    });
    let on = |action: Action| onaction.reform(move |()| action.clone());
    let oninput = onaction.reform(|event: InputEvent| {
        Action::EntryText(event.target_dyn_into::<HtmlTextAreaElement>().map(|area| area.value()).unwrap_or_default())
    });
    html! {
        <Dialog title="Enter or paste a puzzle" open={view.open} onclose={on(Action::EntryPanel(false))}>
            <div class="entry">
                <label class="entry__label" for="entry-text">
                    {"One line of 81, nine lines, a printed grid, a CSV table or a grid of candidates. Empty cells may be 0, a dot or a blank."}
                </label>
                <textarea
                    class="entry__text"
                    id="entry-text"
                    ref={area}
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
                <p class="entry__error" id="entry-error" role="status">{view.error.clone()}</p>
                <div class="entry__tools">
                    {button("Read".into(), None, Look::Primary, !view.text.trim().is_empty(), on(Action::EntryRead))}
                    {button("Paste".into(), Some(Icon::Paste), Look::Plain, true, on(Action::AskPaste))}
                    {file_button(onaction)}
                </div>
            </div>
        </Dialog>
    }
}

/// What a puzzle may look like.
const EXAMPLE: &str = "0 6 0 | 0 0 0 | 1 9 0\n0 0 2 | 6 1 0 | 0 0 4\n7 0 1 | 0 0 0 | 0 0 0\n------+-------+------\n…";
