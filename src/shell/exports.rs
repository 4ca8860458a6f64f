//! The board as text: in which form, and where to.

use crate::{
    action::{Action, Export, Input, ShellAction},
    controls::{Button, ButtonStyle, DispatchConsumer, Switch, radio, row_words, telling},
};
use yew::prelude::*;

/// A form is chosen first, then the board is copied or downloaded in that form; either closes the dialog.
pub(super) fn exports(form: Export, givens_only: bool) -> Html {
    html! { <DispatchConsumer content={move |dispatch| choice(form, givens_only, &dispatch)} /> }
}

fn choice(form: Export, givens_only: bool, dispatch: &Callback<Input>) -> Html {
    let close = telling(dispatch, Action::Shell(ShellAction::Close));
    let download = (form != Export::Link).then_some(Action::Shell(ShellAction::Download(form)));
    html! {
        <div class="exports">
            <fieldset class="choice">
                <legend class="hidden">{"Form"}</legend>
                for (name, about, choice) in FORMS {
                    <label key={name} class="choice__item">
                        {radio("form", choice == form, &Action::Shell(ShellAction::Form(choice)), dispatch)}
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
