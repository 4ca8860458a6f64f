//! The content of the dialog "Export": the board in a form of text, copied, downloaded or opened at another site.

use crate::{
    action::{Action, Export, ShellAction, SolveAction, StepAction, StepBoards},
    controls::{Button, ButtonStyle, Choice, Radio, RowText, Select, Switch, closes_after_button, emits, use_dispatch},
    shell::state::ExportLosses,
    text::{self, Text},
};
use nonet_formats::{Output, Site};
use nonet_protocol::PathForm;
use yew::prelude::*;

/// The props of [`ExportPanel`].
#[derive(Properties, Clone, PartialEq, Debug)]
pub struct ExportPanelProps {
    /// The chosen form.
    pub form: Export,
    /// Whether only the givens are exported.
    pub givens_only: bool,
    /// Whether steps were taken on the board, which can be exported too.
    pub has_steps: bool,
    /// The steps that are picked from, each in words and with whether it is picked. Empty unless the player picks them.
    #[prop_or_default]
    pub steps: Vec<(String, bool)>,
    /// The links that open the board, each with its site.
    pub links: Vec<(Site, String)>,
    /// The sentences on what each form omits.
    pub omitted: ExportLosses,
}

/// The choice of a form, and below it the buttons that copy or download the board in that form and close the dialog. The links to
/// other sites are at the end.
#[component]
pub fn ExportPanel(ExportPanelProps { form, givens_only, has_steps, steps, links, omitted }: &ExportPanelProps) -> Html {
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
                if *has_steps {
                    <PathForms form={*form} />
                }
            </fieldset>
            if let Export::Path { form, proofs, boards } = *form {
                if form.can_show_boards() {
                    <BoardsOfSteps {form} {proofs} {boards} />
                    if !steps.is_empty() {
                        <ul class="exports__steps" aria-label={text::export::PICKED_STEPS}>
                            for (number, (words, picked)) in steps.iter().enumerate() {
                                <li key={number}><StepPick {number} words={words.clone()} picked={*picked} /></li>
                            }
                        </ul>
                    }
                }
                if form.can_leave_proofs() {
                    <Switch
                        label={text::export::WITH_PROOFS}
                        on={proofs}
                        action={act(ShellAction::Form(Export::Path { form, proofs: !proofs, boards }))}
                    />
                }
            } else {
                <Switch
                    label={text::export::GIVENS_ONLY}
                    on={*givens_only}
                    action={act(ShellAction::GivensOnly(!givens_only))}
                />
            }
            <div class="menu__tools" onclick={close}>
                if is_printed(*form) {
                    <Button label={text::export::PRINT} style={ButtonStyle::Primary} action={act(ShellAction::PrintSteps(*form))} />
                } else if is_picture(*form) {
                    <Button label={text::export::DOWNLOAD} style={ButtonStyle::Primary} action={act(ShellAction::Download(*form))} />
                } else {
                    <Button label={text::export::COPY} style={ButtonStyle::Primary} action={act(ShellAction::Copy(*form))} />
                    <Button label={text::export::DOWNLOAD} action={act(ShellAction::Download(*form))} />
                }
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

const FORMS: [((Text, Text), Export); 4] = [
    (text::export::LINE, Export::Board(Output::Line)),
    (text::export::GRID, Export::Board(Output::Grid)),
    (text::export::CANDIDATES, Export::Board(Output::Candidates)),
    (text::export::CSV, Export::Board(Output::CSV)),
];

#[derive(Properties, PartialEq)]
struct OtherFormsProps {
    /// The chosen form.
    form: Export,
    /// The sentences on what each form omits.
    omitted: ExportLosses,
}

/// The select box for the less common forms of text.
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
            {omission(chosen.and_then(|_| of_form(omitted, *form)))}
        </label>
    }
}

#[derive(Properties, PartialEq)]
struct PathFormsProps {
    /// The chosen form.
    form: Export,
}

/// The select box for the forms of the steps that were taken.
#[component]
fn PathForms(PathFormsProps { form }: &PathFormsProps) -> Html {
    let (chosen, proofs, boards) = match form {
        Export::Path { form, proofs, boards } => (PathForm::ALL.iter().position(|other| other == form), *proofs, *boards),
        Export::Board(_) => (None, false, StepBoards::default()),
    };
    let choices: Vec<Choice> = PathForm::ALL.iter().map(|form| Choice::new(text::export::path_form(*form))).collect();
    let dispatch = use_dispatch();
    let onchange = use_callback((dispatch, proofs, boards), |number: usize, (dispatch, proofs, boards)| {
        if let Some(form) = PathForm::ALL.get(number) {
            let form = Export::Path { form: *form, proofs: *proofs, boards: *boards };
            dispatch.emit(Action::Shell(ShellAction::Form(form)).into());
        }
    });
    html! {
        <label class="choice__item">
            <span class="row__title">{text::export::STEPS_TAKEN}</span>
            <Select {choices} {chosen} prompt={text::export::CHOOSE_ONE} {onchange} />
        </label>
    }
}

/// The props of [`BoardsOfSteps`].
#[derive(Properties, PartialEq)]
struct BoardsOfStepsProps {
    /// The chosen form.
    form: PathForm,
    /// Whether texts have the sentences of each proof.
    proofs: bool,
    /// The steps at which the board is shown.
    boards: StepBoards,
}

/// The select box for the steps at which the board is shown.
#[component]
fn BoardsOfSteps(&BoardsOfStepsProps { form, proofs, boards }: &BoardsOfStepsProps) -> Html {
    let choices: Vec<Choice> = StepBoards::ALL.iter().map(|boards| Choice::new(text::export::step_boards(*boards))).collect();
    let chosen = StepBoards::ALL.iter().position(|other| *other == boards);
    let dispatch = use_dispatch();
    let onchange = use_callback((dispatch, form, proofs), |number: usize, (dispatch, form, proofs)| {
        if let Some(boards) = StepBoards::ALL.get(number) {
            let form = Export::Path { form: *form, proofs: *proofs, boards: *boards };
            dispatch.emit(Action::Shell(ShellAction::Form(form)).into());
        }
    });
    html! {
        <label class="choice__item">
            <span class="row__title">{text::export::BOARDS}</span>
            <Select {choices} {chosen} {onchange} />
        </label>
    }
}

/// The props of [`StepPick`].
#[derive(Properties, PartialEq)]
struct StepPickProps {
    /// The index of the step.
    number: usize,
    /// The step in words.
    words: String,
    /// Whether the step is picked.
    picked: bool,
}

/// The checkbox that picks a step.
#[component]
fn StepPick(StepPickProps { number, words, picked }: &StepPickProps) -> Html {
    let onchange = emits(&use_dispatch(), Action::Solve(SolveAction::Step(StepAction::Pick(*number, !picked))));
    html! {
        <label class="exports__step">
            <input type="checkbox" checked={*picked} {onchange} />
            <span>{words}</span>
        </label>
    }
}

/// Returns whether an export goes to the printer.
const fn is_printed(form: Export) -> bool {
    matches!(form, Export::Path { form: PathForm::Paper, .. })
}

/// Returns whether an export is a picture, which only a file can hold.
const fn is_picture(form: Export) -> bool {
    matches!(form, Export::Path { form: PathForm::Pictures(_), .. })
}

const OTHERS: [(Text, Output); 7] = [
    (text::export::SDK, Output::Sdk),
    (text::export::SDM, Output::Sdm),
    (text::export::SDX, Output::Sdx),
    (text::export::SS, Output::Ss),
    (text::export::OPEN_SUDOKU, Output::OpenSudoku),
    (text::export::HODOKU_LIBRARY, Output::Library),
    (text::export::CANDIDATE_LINE, Output::CandidateLine),
];

/// Draws the sentence on what a form of text omits. Draws nothing if nothing is omitted.
fn omission(words: Option<String>) -> Html {
    html! {
        if let Some(words) = words {
            <span class="exports__omitted">{words}</span>
        }
    }
}

/// Returns the sentence on what a form of the board omits. None if nothing is omitted.
fn of_form(omitted: &ExportLosses, form: Export) -> Option<String> {
    let Export::Board(output) = form else { return None };
    let is_it = |other: &Output| matches!((other, output), (Output::Csv { .. }, Output::Csv { .. })) || *other == output;
    let number = Output::ALL.iter().position(is_it)?;
    omitted.outputs.get(number)?.clone()
}
