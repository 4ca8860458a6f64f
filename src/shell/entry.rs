//! The box "Enter or paste a puzzle".

use crate::{
    action::{Action, ShellAction},
    controls::{Button, ButtonStyle, Icon, file_button, pictured_button, use_dispatch},
    shell::example_list,
    view::{EntryView, PageView},
};
use wasm_bindgen::JsCast;
use web_sys::{ClipboardEvent, HtmlTextAreaElement};
use yew::prelude::*;

/// The ways in: by hand, from the clipboard, from a file, as text in any form that is understood (what is not is shown with its
/// place), or an example.
pub(super) fn entry_box(page: &PageView) -> Html {
    let view = &page.entry;
    let mended = view.mended.clone().map(|text| Action::Shell(ShellAction::EntryPasted(text)));
    let read = (!view.text.trim().is_empty()).then_some(Action::Shell(ShellAction::EntryRead));
    html! {
        <div class="entry">
            <div class="entry__ways">
                {pictured_button("Type it", Icon::Keypad, ButtonStyle::Plain, Some(Action::Shell(ShellAction::TypePuzzle)))}
                {pictured_button("Paste", Icon::Paste, ButtonStyle::Plain, Some(Action::Shell(ShellAction::AskPaste)))}
                {file_button()}
            </div>
            <label class="entry__label" for="entry-text">{WHAT}</label>
            <EntryText view={view.clone()} />
            <p class="entry__error" id="entry-error" role="status">{view.error.clone().unwrap_or_default()}</p>
            if let Some(mended) = mended {
                <Button label={MEND} style={ButtonStyle::Plain} action={Some(mended)} />
            }
            <Button label="Read" style={ButtonStyle::Primary} action={read} />
            {example_list(&page.samples)}
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct EntryTextProps {
    view: EntryView,
}

/// The text, in which the place of what is wrong is selected.
#[component]
fn EntryText(EntryTextProps { view }: &EntryTextProps) -> Html {
    let node = use_node_ref();
    use_effect_with((node.clone(), view.error_at), |(node, error_at)| {
        if let (Some(area), Some((from, to))) = (node.cast::<HtmlTextAreaElement>(), *error_at) {
            let _ = area.focus();
            let _ = area.set_selection_range(from, to);
        }
    });
    // A text that could not be read is replaced by the next, as a board is.
    let onpaste = {
        let (dispatch, replaces) = (use_dispatch(), view.error.is_some());
        move |event: Event| {
            let text = event.dyn_ref::<ClipboardEvent>().and_then(|event| event.clipboard_data()?.get_data("text/plain").ok());
            if let Some(text) = text.filter(|_| replaces) {
                event.prevent_default();
                dispatch.emit(Action::Shell(ShellAction::EntryPasted(text)).into());
            }
        }
    };
    let oninput = use_dispatch().reform(|event: InputEvent| {
        Action::Shell(ShellAction::EntryText(
            event.target_dyn_into::<HtmlTextAreaElement>().map(|area| area.value()).unwrap_or_default(),
        ))
        .into()
    });
    html! {
        <textarea
            ref={node}
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
            {onpaste}
            {oninput}
        />
    }
}

/// What takes the puzzle that a damaged text was.
const MEND: &str = "Put the zeros back";

const WHAT: &str = "Or as text: one line of 81, nine lines, a printed grid, a CSV table or a grid of candidates. Empty cells may be 0, a dot or a blank.";

/// What a puzzle may look like.
const EXAMPLE: &str = "0 6 0 | 0 0 0 | 1 9 0\n0 0 2 | 6 1 0 | 0 0 4\n7 0 1 | 0 0 0 | 0 0 0\n------+-------+------\n…";
