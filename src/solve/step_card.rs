//! The shown step: its card, and its one-line form.

use super::log::{LogEntryView, StepView};
use crate::{
    action::{Action, ShellAction, SolveAction},
    board::{CaseChoice, Legend, Sentence, TechniqueTitle},
    controls::{Button, ButtonStyle, ScrollIntoView},
    text::{self, Text},
};
use nonet_protocol::{PictureForm, PicturedStep};
use std::rc::Rc;
use yew::prelude::*;

/// The props of a [`StepCard`].
#[derive(Properties, PartialEq)]
pub struct StepCardProps {
    /// The step.
    pub step: Rc<StepView>,
}

/// The card: the title, the proof, and the legend. The title stays visible while the proof scrolls.
#[component]
pub fn StepCard(StepCardProps { step }: &StepCardProps) -> Html {
    let StepView { number, entry, lesson, proof, cases: (count, shown), expert, picture, legend: drawn, arrives } = &**step;
    html! {
        <ScrollIntoView key={number.unwrap_or_default()} class="step" label={text::solve::THIS_STEP} scrolls={*arrives}>
            <h3 class="step__title">
                <span class="step__number">{number.map(|number| number + 1)}</span>
                <TechniqueTitle title={entry.technique.clone()} lesson={*lesson} />
            </h3>
            <CaseChoice count={*count} shown={*shown} />
            <ol class="hint__lines">
                for line in proof {
                    <li><Sentence prose={line.clone()} /></li>
                }
            </ol>
            <Legend ..drawn.clone() />
            <div class="step__tools">
                {copy(text::solve::COPY_PROOF, proof_text(step))}
                {copy(text::solve::COPY_NOTATION, expert.to_string())}
                {save(text::solve::SAVE_SVG, PictureForm::Svg, picture)}
                {save(text::solve::SAVE_PNG, PictureForm::Png, picture)}
            </div>
            <details class="step__more">
                <summary>{text::solve::NOTATION}</summary>
                <p><StepSentence ..entry.clone() /></p>
                <p class="step__expert">{expert}</p>
            </details>
        </ScrollIntoView>
    }
}

/// Draws a button that copies a text.
fn copy(label: Text, words: String) -> Html {
    html! { <Button {label} style={ButtonStyle::Quiet} action={Action::Solve(SolveAction::Copy(words.into()))} /> }
}

/// Draws a button that downloads the picture of the step.
fn save(label: Text, form: PictureForm, picture: &PicturedStep) -> Html {
    let picture = PicturedStep { form, ..picture.clone() };
    html! {
        <Button
            {label}
            before={format!("{} ", text::solve::SAVE_AS.say())}
            style={ButtonStyle::Quiet}
            action={Action::Shell(ShellAction::SaveStep(picture.into()))}
        />
    }
}

/// Returns the proof as text: the technique, the sentences, and what follows, each in a line.
fn proof_text(StepView { entry, proof, .. }: &StepView) -> String {
    let sentences = proof.iter().map(ToString::to_string);
    std::iter::once(entry.technique.to_string()).chain(sentences).collect::<Vec<_>>().join("\n")
}

/// The action of the step, a bar, and its consequences: `(8,2) = 7 | (6,2) = 8`.
#[component]
pub(super) fn StepSentence(entry: &LogEntryView) -> Html {
    html! {
        <>
            <strong>{&entry.action}</strong>
            if !entry.consequences.is_empty() {
                {" "}
                <span class="bar" aria-label={text::solve::THEN}>{"|"}</span>
                {" "}
                {&entry.consequences}
            }
        </>
    }
}
