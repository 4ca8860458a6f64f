//! The box "Enter or paste a puzzle".

use super::entry_text::EntryText;
use crate::{
    action::{Action, ShellAction},
    controls::SampleView,
    controls::{Button, ButtonStyle, ExampleList, FileButton, Icon},
    shell::view::EntryView,
    text,
};
use yew::prelude::*;

/// The props of [`EntryBox`].
#[derive(Properties, PartialEq)]
pub struct EntryBoxProps {
    /// The text in it, and what is wrong with that.
    pub view: EntryView,
    /// The puzzles that are offered.
    pub samples: Vec<SampleView>,
}

/// The ways in: by hand, from the clipboard, from a file, as text in any form that is understood (what is not is shown with its
/// place), or an example.
#[component]
pub fn EntryBox(EntryBoxProps { view, samples }: &EntryBoxProps) -> Html {
    let act = |action| Action::Shell(action);
    let mended = view.mended.clone().map(|text| act(ShellAction::EntryPasted(text)));
    let read = (!view.text.trim().is_empty()).then_some(act(ShellAction::EntryRead));
    html! {
        <div class="entry">
            <div class="entry__ways">
                <Button label={text::shell::TYPE_IT} icon={Icon::Keypad} action={act(ShellAction::TypePuzzle)} />
                <Button label={text::shell::PASTE} icon={Icon::Paste} action={act(ShellAction::AskPaste)} />
                <FileButton />
            </div>
            <label class="entry__label" for="entry-text">{text::shell::ENTRY_TEXT}</label>
            <EntryText view={view.clone()} />
            <p class="entry__error" id="entry-error" role="status">{view.error.clone().unwrap_or_default()}</p>
            if let Some(mended) = mended {
                <Button label={text::shell::MEND} action={mended} />
            }
            <Button label={text::shell::READ} style={ButtonStyle::Primary} action={read} />
            <ExampleList samples={samples.clone()} />
        </div>
    }
}
