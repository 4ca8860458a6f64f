//! The board as text: in which form, and where to.

use crate::{
    action::{Action, Export, ShellAction},
    controls::{Button, ButtonStyle, Choice, Radio, RowText, Select, Switch, emits, use_dispatch},
    state::OmittedWords,
    text,
};
use nonet_formats::Output;
use nonet_protocol::SiteLink;
use std::rc::Rc;
use yew::prelude::*;

/// What an [`ExportPanel`] is given.
#[derive(Properties, PartialEq)]
pub struct ExportPanelProps {
    /// The form that is chosen.
    pub form: Export,
    /// Whether only the givens go out.
    pub givens_only: bool,
    /// The links that open the board at other sites.
    pub links: Option<Rc<Vec<SiteLink>>>,
    /// What each form leaves out.
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

/// What a form of the board leaves out.
fn of_form(omitted: &OmittedWords, form: Export) -> Option<String> {
    let Export::Board(output) = form else { return None };
    let is_it = |other: &Output| matches!((other, output), (Output::Csv { .. }, Output::Csv { .. })) || *other == output;
    let number = Output::ALL.iter().position(is_it)?;
    omitted.outputs.get(number)?.clone()
}

/// What an [`Omitted`] is given.
#[derive(Properties, PartialEq)]
struct OmittedProps {
    words: Option<AttrValue>,
}

/// What is left out, in words; nothing if nothing is.
#[component]
fn Omitted(OmittedProps { words }: &OmittedProps) -> Html {
    html! {
        if let Some(words) = words {
            <span class="exports__omitted">{words}</span>
        }
    }
}

/// What [`OtherForms`] are given.
#[derive(Properties, PartialEq)]
struct OtherFormsProps {
    form: Export,
    omitted: OmittedWords,
}

/// The forms that few ask for.
#[component]
fn OtherForms(OtherFormsProps { form, omitted }: &OtherFormsProps) -> Html {
    let chosen = OTHERS.iter().position(|(_, output)| *form == Export::Board(*output));
    let choices: Vec<Choice> = OTHERS.iter().map(|(name, _)| Choice::new(*name)).collect();
    let dispatch = use_dispatch();
    let onchange = use_callback(dispatch, |number: usize, dispatch| {
        if let Some((_, output)) = OTHERS.get(number) {
            dispatch.emit(Action::Shell(ShellAction::Form(Export::Board(*output))).into());
        }
    });
    html! {
        <label class="choice__item">
            <span class="row__title">{text::export::OTHERS}</span>
            <Select {choices} {chosen} prompt={text::export::CHOOSE_ONE} {onchange} />
            <Omitted words={chosen.and_then(|_| of_form(omitted, *form))} />
        </label>
    }
}

const OTHERS: [(&str, Output); 7] = [
    (text::export::SDK, Output::Sdk),
    (text::export::SDM, Output::Sdm),
    (text::export::SDX, Output::Sdx),
    (text::export::SS, Output::Ss),
    (text::export::OPEN_SUDOKU, Output::OpenSudoku),
    (text::export::HODOKU_LIBRARY, Output::Library),
    (text::export::CANDIDATE_LINE, Output::CandidateLine),
];
