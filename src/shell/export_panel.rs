//! The content of the dialog "Export": the board in a form of text, copied, downloaded or opened at another site.

use super::other_forms::{OtherForms, of_form, omission};
use crate::{
    action::{Action, Export, ShellAction},
    controls::{Button, ButtonStyle, Radio, RowText, Switch, closes_after_button, use_dispatch},
    shell::state::OmittedWords,
    text,
};
use nonet_formats::{Output, Site};
use yew::prelude::*;

/// The props of [`ExportPanel`].
#[derive(Properties, Clone, PartialEq, Debug)]
pub struct ExportPanelProps {
    /// The chosen form.
    pub form: Export,
    /// Whether only the givens are exported.
    pub givens_only: bool,
    /// The links that open the board, each with its site.
    pub links: Vec<(Site, String)>,
    /// The sentences on what each form omits.
    pub omitted: OmittedWords,
}

/// The choice of a form, and below it the buttons that copy or download the board in that form and close the dialog. The links to
/// other sites are at the end.
#[component]
pub fn ExportPanel(ExportPanelProps { form, givens_only, links, omitted }: &ExportPanelProps) -> Html {
    let close = closes_after_button(&use_dispatch());
    let act = |action| Action::Shell(action);
    html! {
        <div class="exports">
            if let Some(words) = &omitted.all {
                <p class="note-line">{words}</p>
            }
            <fieldset class="choice">
                <legend class="hidden">{text::export::FORM}</legend>
                for ((name, about), choice) in FORMS {
                    <label key={name} class="choice__item">
                        <Radio group="form" chosen={choice == *form} action={act(ShellAction::Form(choice))} />
                        <RowText title={name}>{about}{omission(of_form(omitted, choice))}</RowText>
                    </label>
                }
                <OtherForms form={*form} omitted={omitted.clone()} />
            </fieldset>
            <Switch label={text::export::GIVENS_ONLY} on={*givens_only} action={act(ShellAction::GivensOnly(!givens_only))} />
            <div class="menu__tools" onclick={close}>
                <Button label={text::export::COPY} style={ButtonStyle::Primary} action={act(ShellAction::Copy(*form))} />
                <Button label={text::export::DOWNLOAD} action={act(ShellAction::Download(*form))} />
            </div>
            <p class="exports__links">
                {text::export::OPEN_IN}
                for (number, (site, address)) in links.iter().enumerate() {
                    <span key={site.name()}>
                        <a href={address.clone()} target="_blank" rel="noopener">{site.name()}</a>
                        {omission(omitted.sites.get(number).cloned().flatten())}
                    </span>
                }
            </p>
        </div>
    }
}

const FORMS: [((&str, &str), Export); 4] = [
    (text::export::LINE, Export::Board(Output::Line)),
    (text::export::GRID, Export::Board(Output::Grid)),
    (text::export::CANDIDATES, Export::Board(Output::Candidates)),
    (text::export::CSV, Export::Board(Output::CSV)),
];
