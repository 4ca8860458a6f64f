//! The board as text: in which form, and where to.

use super::{
    omitted::Omitted,
    other_forms::{OtherForms, of_form},
};
use crate::{
    action::{Action, Export, ShellAction},
    controls::{Button, ButtonStyle, Radio, RowText, Switch, emits, use_dispatch},
    shell::state::OmittedWords,
    text,
};
use nonet_formats::Output;
use nonet_protocol::SiteLink;
use std::rc::Rc;
use yew::prelude::*;

/// The props of [`ExportPanel`].
#[derive(Properties, PartialEq)]
pub struct ExportPanelProps {
    /// The form that is chosen.
    pub form: Export,
    /// Whether only the givens go out.
    pub givens_only: bool,
    /// The links that open the board at other sites.
    pub links: Option<Rc<Vec<SiteLink>>>,
    /// The sentence on what each form leaves out.
    pub omitted: OmittedWords,
}

/// A form is chosen first, then the board is copied or downloaded in that form; either closes the dialog. Below that, it is opened
/// at other sites.
#[component]
pub fn ExportPanel(ExportPanelProps { form, givens_only, links, omitted }: &ExportPanelProps) -> Html {
    let close = emits(&use_dispatch(), Action::Shell(ShellAction::Close));
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
                        <RowText title={name}>{about}<Omitted words={of_form(omitted, choice)} /></RowText>
                    </label>
                }
                <OtherForms form={*form} omitted={omitted.clone()} />
            </fieldset>
            <Switch label={text::export::GIVENS_ONLY} on={*givens_only} action={act(ShellAction::GivensOnly(!givens_only))} />
            <div class="menu__tools" onclick={close}>
                <Button label={text::export::COPY} style={ButtonStyle::Primary} action={act(ShellAction::Copy(*form))} />
                <Button label={text::export::DOWNLOAD} action={act(ShellAction::Download(*form))} />
            </div>
            if let Some(links) = links {
                <p class="exports__links">
                    {text::export::OPEN_IN}
                    for (number, SiteLink { site, address }) in links.iter().enumerate() {
                        <span key={site.clone()}>
                            <a href={address.clone()} target="_blank" rel="noopener">{site}</a>
                            <Omitted words={omitted.sites.get(number).cloned().flatten()} />
                        </span>
                    }
                </p>
            }
        </div>
    }
}

const FORMS: [((&str, &str), Export); 4] = [
    (text::export::LINE, Export::Board(Output::Line)),
    (text::export::GRID, Export::Board(Output::Grid)),
    (text::export::CANDIDATES, Export::Board(Output::Candidates)),
    (text::export::CSV, Export::Board(Output::CSV)),
];
