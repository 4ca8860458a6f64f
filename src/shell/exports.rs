//! The board as text: in which form, and where to.

use crate::{
    action::{Action, Export, ShellAction},
    controls::{Button, ButtonStyle, Icon, Radio, Switch, menu, row_words},
};
use yew::prelude::*;

/// A form is chosen first, then the board is copied or downloaded in that form.
pub(super) fn export_menu(form: Export, givens_only: bool) -> Html {
    let download = (form != Export::Link).then_some(Action::Shell(ShellAction::Download(form)));
    let content = html! {
        <>
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
            <div class="menu__tools">
                <Button label="Copy" style={ButtonStyle::Primary} closes={MENU} action={Action::Shell(ShellAction::Copy(form))} />
                <Button label="Download" closes={MENU} action={download} />
            </div>
        </>
    };
    menu(MENU, "Export", Icon::Export, content)
}

const MENU: &str = "exports";

const FORMS: [(&str, &str, Export); 5] = [
    ("Line", "81 characters, as other programs read it", Export::Line),
    ("Grid", "nine rows with lines between the boxes", Export::Grid),
    ("Candidates", "what every cell may still hold, in a game by your notes", Export::Candidates),
    ("CSV", "nine rows of nine numbers, for a spreadsheet", Export::Csv),
    ("Link", "an address that opens the givens", Export::Link),
];
