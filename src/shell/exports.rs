//! The board as text: in which form, and where to.

use crate::{
    action::{Action, Export, ShellAction},
    controls::{Button, ButtonStyle, Radio, Switch, row_words, telling, use_dispatch},
};
use yew::prelude::*;

/// What [`Exports`] are given.
#[derive(Properties, PartialEq)]
pub(super) struct ExportsProps {
    /// The form that is chosen.
    pub(super) form: Export,
    /// Whether only the givens go out.
    pub(super) givens_only: bool,
}

/// A form is chosen first, then the board is copied or downloaded in that form; either closes the dialog.
#[component]
pub(super) fn Exports(&ExportsProps { form, givens_only }: &ExportsProps) -> Html {
    let close = telling(&use_dispatch(), Action::Shell(ShellAction::Close));
    let download = (form != Export::Link).then_some(Action::Shell(ShellAction::Download(form)));
    html! {
        <div class="exports">
            <fieldset class="choice">
                <legend class="hidden">{"Form"}</legend>
                for (name, about, choice) in FORMS {
                    <label key={name} class="choice__item">
                        <Radio group="form" chosen={choice == form} action={Action::Shell(ShellAction::Form(choice))} />
                        {row_words(name, about)}
                    </label>
                }
            </fieldset>
            <Switch label="Givens only" on={givens_only} action={Action::Shell(ShellAction::GivensOnly(!givens_only))} />
            <div class="menu__tools" onclick={close}>
                <Button label="Copy" style={ButtonStyle::Primary} action={Action::Shell(ShellAction::Copy(form))} />
                <Button label="Download" action={download} />
            </div>
        </div>
    }
}

const FORMS: [(&str, &str, Export); 5] = [
    ("Line", "81 characters, as other programs read it", Export::Line),
    ("Grid", "nine rows with lines between the boxes", Export::Grid),
    ("Candidates", "what every cell may still hold, in a game by your notes", Export::Candidates),
    ("CSV", "nine rows of nine numbers, for a spreadsheet", Export::Csv),
    ("Link", "an address that opens the givens", Export::Link),
];
