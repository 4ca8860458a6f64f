//! The board as text: in which form, and where to.

use crate::{
    action::{Action, Export, Input, ShellAction},
    controls::{ButtonStyle, DispatchConsumer, button, radio, row_words, switch, telling},
    state::OmittedWords,
    view::PageView,
};
use nonet_formats::Output;
use nonet_protocol::SiteLink;
use std::rc::Rc;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// A form is chosen first, then the board is copied or downloaded in that form; either closes the dialog. Below that, it is opened
/// at other sites.
pub(super) fn exports(view: &PageView) -> Html {
    let (form, givens_only, links, omitted) = (view.form, view.givens_only, view.links.clone(), view.omitted.clone());
    html! { <DispatchConsumer content={move |dispatch| choice(form, givens_only, links.as_ref(), &omitted, &dispatch)} /> }
}

fn choice(
    form: Export,
    givens_only: bool,
    links: Option<&Rc<Vec<SiteLink>>>,
    omitted: &OmittedWords,
    dispatch: &Callback<Input>,
) -> Html {
    let close = telling(dispatch, Action::Shell(ShellAction::Close));
    html! {
        <div class="exports">
            if let Some(words) = &omitted.all {
                <p class="note-line">{words}</p>
            }
            <fieldset class="choice">
                <legend class="hidden">{"Form"}</legend>
                for (name, about, choice) in FORMS {
                    <label key={name} class="choice__item">
                        {radio("form", choice == form, &Action::Shell(ShellAction::Form(choice)), dispatch)}
                        {row_words(name, form_words(about, of_form(omitted, choice)))}
                    </label>
                }
                {others(form, omitted, dispatch)}
            </fieldset>
            {switch("Givens only", givens_only, Action::Shell(ShellAction::GivensOnly(!givens_only)))}
            <div class="menu__tools" onclick={close}>
                {button("Copy", ButtonStyle::Primary, Action::Shell(ShellAction::Copy(form)))}
                {button("Download", ButtonStyle::Plain, Action::Shell(ShellAction::Download(form)))}
            </div>
            if let Some(links) = links {
                <p class="exports__links">
                    {"Open in"}
                    for (i, SiteLink { site, address }) in links.iter().enumerate() {
                        <span key={site.clone()}>
                            <a href={address.clone()} target="_blank" rel="noopener">{site}</a>
                            if let Some(words) = omitted.sites.get(i).cloned().flatten() {
                                <span class="exports__omitted">{words}</span>
                            }
                        </span>
                    }
                </p>
            }
        </div>
    }
}

/// What a form is, and what it leaves out.
fn form_words(about: &'static str, omitted: Option<&str>) -> Html {
    html! {
        <>
            {about}
            if let Some(words) = omitted {
                <span class="exports__omitted">{words.to_owned()}</span>
            }
        </>
    }
}

/// What a form of the board leaves out.
fn of_form(omitted: &OmittedWords, form: Export) -> Option<&str> {
    let Export::Board(output) = form else { return None };
    let is_it = |other: &Output| matches!((other, output), (Output::Csv { .. }, Output::Csv { .. })) || *other == output;
    let number = Output::ALL.iter().position(is_it)?;
    omitted.outputs.get(number)?.as_deref()
}

/// The forms that few ask for.
fn others(form: Export, omitted: &OmittedWords, dispatch: &Callback<Input>) -> Html {
    let chosen = OTHERS.iter().position(|(_, output)| form == Export::Board(*output));
    let onchange = dispatch.reform(move |event: Event| {
        let index =
            event.target_dyn_into::<HtmlSelectElement>().and_then(|select| usize::try_from(select.selected_index() - 1).ok());
        let form = index.and_then(|index| OTHERS.get(index)).map_or(form, |(_, output)| Export::Board(*output));
        Action::Shell(ShellAction::Form(form)).into()
    });
    html! {
        <label class="choice__item">
            <span class="row__title">{"For other programs"}</span>
            <select class="settings__choice" {onchange}>
                <option selected={chosen.is_none()} disabled=true>{"Choose one"}</option>
                for (i, (name, _)) in OTHERS.iter().enumerate() {
                    <option key={i} selected={chosen == Some(i)}>{*name}</option>
                }
            </select>
            if let Some(words) = chosen.and_then(|_| of_form(omitted, form)) {
                <span class="exports__omitted">{words.to_owned()}</span>
            }
        </label>
    }
}

const FORMS: [(&str, &str, Export); 4] = [
    ("Line", "81 characters, as other programs read it", Export::Board(Output::Line)),
    ("Grid", "nine rows with lines between the boxes", Export::Board(Output::Grid)),
    ("Candidates", "what every cell may still hold, in a game by your notes", Export::Board(Output::Candidates)),
    ("CSV", "nine rows of nine numbers, for a spreadsheet", Export::Board(Output::CSV)),
];

const OTHERS: [(&str, Output); 7] = [
    (".sdk, nine rows", Output::Sdk),
    (".sdm, a line with zeros", Output::Sdm),
    (".sdx, with candidates", Output::Sdx),
    (".ss, Simple Sudoku", Output::Ss),
    ("OpenSudoku", Output::OpenSudoku),
    ("HoDoKu library line", Output::Library),
    ("729 characters", Output::CandidateLine),
];
