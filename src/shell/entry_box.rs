//! The content of the dialog "Enter or paste a puzzle".

use crate::{
    action::{Action, Overlay, ShellAction},
    browser::{camera::offers_camera, change::use_support},
    controls::{Button, ButtonStyle, ExampleList, FileButton, Icon, Picks, SampleView, use_dispatch},
    shell::view::EntryView,
    text,
};
use wasm_bindgen::JsCast;
use web_sys::{ClipboardEvent, HtmlTextAreaElement, ScrollIntoViewOptions, ScrollLogicalPosition};
use yew::prelude::*;

/// The props of [`EntryBox`].
#[derive(Properties, Clone, PartialEq, Debug)]
pub struct EntryBoxProps {
    /// The text of the box, and its error.
    pub view: EntryView,
    /// The samples.
    pub samples: Vec<SampleView>,
    /// The number of pictures that were put aside.
    #[prop_or_default]
    pub pictures: usize,
    /// The number of things that came from outside and wait to be opened.
    #[prop_or_default]
    pub waiting: usize,
}

/// The ways to enter a puzzle: by typing, from the clipboard, from a file, as text in any supported form, or from a sample. A
/// text that can't be read is shown with the place of its error.
#[component]
pub fn EntryBox(EntryBoxProps { view, samples, pictures, waiting }: &EntryBoxProps) -> Html {
    let scans = use_support(offers_camera);
    let act = |action| Action::Shell(action);
    let mended = view.mended.clone().map(|text| act(ShellAction::EntryPasted(text)));
    let read = (!view.text.trim().is_empty()).then_some(act(ShellAction::EntryRead));
    html! {
        <div class="entry">
            <div class="entry__ways">
                <Button label={text::shell::TYPE_IT} icon={Icon::Keypad} action={act(ShellAction::TypePuzzle)} />
                <Button label={text::shell::PASTE} icon={Icon::Paste} action={act(ShellAction::AskPaste)} />
                <FileButton />
                <FileButton picks={Picks::Pictures} />
                <FileButton picks={Picks::Camera} />
                if scans {
                    <Button label={text::photo::SCAN} icon={Icon::Scan} action={act(ShellAction::Open(Overlay::Camera))} />
                }
            </div>
            <p class="note-line">{text::photo::STAYS}</p>
            if *pictures > 0 {
                <Button label={text::photo::go_on_with(*pictures)} action={act(ShellAction::Open(Overlay::Photo))} />
            }
            if *waiting > 0 {
                <p class="note-line">{text::shell::waits(*waiting)}</p>
                <Button label={text::shell::OPEN_WAITING} action={act(ShellAction::TakeWaiting)} />
            }
            <label class="entry__label" for="entry-text">{text::shell::ENTRY_TEXT}</label>
            <EntryText ..view.clone() />
            <p class="entry__error" id="entry-error" role="status">{view.error.clone().unwrap_or_default()}</p>
            if let Some(mended) = mended {
                <Button label={text::shell::MEND} action={mended} />
            }
            if view.is_reading {
                <p class="entry__reading" role="status">{text::keeping::reading(&text::keeping::PASTED_TEXT.say(), 0)}</p>
                <Button label={text::library::STOP} style={ButtonStyle::Quiet} action={act(ShellAction::StopReading)} />
            }
            <Button label={text::shell::READ} style={ButtonStyle::Primary} action={read} />
            <ExampleList samples={samples.clone()} />
        </div>
    }
}

/// The text field for a puzzle. The place of the error is selected.
#[component]
fn EntryText(view: &EntryView) -> Html {
    let dispatch = use_dispatch();
    let node = use_node_ref();
    use_effect_with((node.clone(), view.error_at), |(node, error_at)| {
        if let (Some(area), Some((from, to))) = (node.cast::<HtmlTextAreaElement>(), *error_at) {
            let _ = area.focus();
            let _ = area.set_selection_range(from, to);
            let options = ScrollIntoViewOptions::new();
            options.set_block(ScrollLogicalPosition::Nearest); // no further than to the words about the error, by the field's margin
            area.scroll_into_view_with_scroll_into_view_options(&options);
        }
    });
    // After an error, pasted text replaces the old text instead of being inserted.
    let onpaste = use_callback((dispatch.clone(), view.error.is_some()), |event: Event, (dispatch, replaces)| {
        let text = event.dyn_ref::<ClipboardEvent>().and_then(|event| event.clipboard_data()?.get_data("text/plain").ok());
        if let Some(text) = text.filter(|_| *replaces) {
            event.prevent_default();
            dispatch.emit(Action::Shell(ShellAction::EntryPasted(text)).into());
        }
    });
    let oninput = use_callback(dispatch, |event: InputEvent, dispatch| {
        let text = event.target_dyn_into::<HtmlTextAreaElement>().map(|area| area.value());
        dispatch.emit(Action::Shell(ShellAction::EntryText(text.unwrap_or_default())).into());
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
            placeholder={text::shell::ENTRY_EXAMPLE}
            value={view.text.clone()}
            aria-invalid={view.error.is_some().then_some("true")}
            aria-describedby="entry-error"
            {onpaste}
            {oninput}
        />
    }
}
