//! The select box for the less common forms of text.

use crate::{
    action::{Action, Export, ShellAction},
    controls::{Choice, Select, use_dispatch},
    shell::state::OmittedWords,
    text,
};
use nonet_formats::Output;
use yew::prelude::*;

/// The props of [`OtherForms`].
#[derive(Properties, PartialEq)]
pub(super) struct OtherFormsProps {
    /// The chosen form.
    pub(super) form: Export,
    /// The sentences on what each form omits.
    pub(super) omitted: OmittedWords,
}

/// The select box.
#[component]
pub(super) fn OtherForms(OtherFormsProps { form, omitted }: &OtherFormsProps) -> Html {
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
            {omission(chosen.and_then(|_| of_form(omitted, *form)))}
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

/// Draws the sentence on what a form of text omits. Draws nothing if nothing is omitted.
pub(super) fn omission(words: Option<String>) -> Html {
    html! {
        if let Some(words) = words {
            <span class="exports__omitted">{words}</span>
        }
    }
}

/// Returns the sentence on what a form of the board omits. None if nothing is omitted.
pub(super) fn of_form(omitted: &OmittedWords, form: Export) -> Option<String> {
    let Export::Board(output) = form else { return None };
    let is_it = |other: &Output| matches!((other, output), (Output::Csv { .. }, Output::Csv { .. })) || *other == output;
    let number = Output::ALL.iter().position(is_it)?;
    omitted.outputs.get(number)?.clone()
}
