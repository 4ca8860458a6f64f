//! The card of a hint, of found mistakes, or of an answer to "Why not here?": its view, as plain values, and its drawing.

use super::{
    help::{HelpContent, ShownHelp},
    state::Play,
};
use crate::{
    action::{Action, Input, PlayAction},
    board::{CaseChoice, Legend, LegendView, Sentence, TechniqueTitle, view::BoardView},
    controls::{Button, ButtonStyle, Icon, ScrollIntoView, emits, use_dispatch},
    session::Session,
    text::{self, Text},
};
use nonet_game::Truth;
use nonet_prose::Prose;
use nonet_protocol::Technique;
use nonet_words::Notation;
use yew::prelude::*;

/// The view of help at its current stage.
#[derive(Properties, Clone, PartialEq, Debug)]
pub struct HintView {
    /// The heading.
    pub title: String,
    /// The technique in the heading, which has a lesson. None if the heading tells none.
    pub lesson: Option<Technique>,
    /// The sentence that tells the most: the first one, or the conclusion of a proof.
    pub headline: Prose,
    /// The other sentences. On a small screen they are folded.
    pub lines: Vec<Prose>,
    /// Whether the other sentences are a proof in numbered steps.
    pub numbered: bool,
    /// Whether all is shown on a small screen too.
    pub unfolded: bool,
    /// The current stage, from 0 to 4.
    pub stage: u8,
    /// The stages, each of which can be chosen directly. Empty for help without stages.
    pub stages: Vec<u8>,
    /// Whether there is a further stage.
    pub can_more: bool,
    /// Whether the step can be applied.
    pub can_apply: bool,
    /// Whether the game can return to the last position without mistakes.
    pub can_back: bool,
    /// A sentence on notes that the step uses and that can be written. None if all of them are written.
    pub missing: Option<String>,
    /// A sentence on what only the player's notes rule out, if the step rests on it: a hint without them can be asked for.
    pub by_notes: Option<String>,
    /// The number of cases that can be shown by themselves, and the index of the shown one. None shows all cases.
    pub cases: (usize, Option<usize>),
    /// The legend of the drawing.
    pub legend: LegendView,
}

/// Returns the spoken form of a hint: its heading and every sentence, a proof before its conclusion.
pub(super) fn aloud(hint: &HintView) -> String {
    let end = if hint.title.ends_with('?') { "" } else { "." };
    let first = (!hint.numbered).then_some(&hint.headline);
    let last = hint.numbered.then_some(&hint.headline);
    let sentences = first.into_iter().chain(&hint.lines).chain(last).filter(|it| !it.spans.is_empty());
    let more = hint.by_notes.iter().chain(&hint.missing).cloned();
    sentences.map(Prose::to_string).chain(more).fold(format!("{}{end}", hint.title), |all, it| all + " " + &it)
}

/// Returns the view of help at its current stage. `board` is the board of the game.
pub(super) fn hint(play: &Play, session: &Session, help: &ShownHelp, board: &BoardView) -> HintView {
    let notation = session.notation();
    let step = help.content.hint();
    let cases = step.filter(|_| help.stage >= 4).map_or(0, |hint| hint.explained.cases.len());
    let told = step.filter(|_| help.stage >= 3);
    let missing = told.filter(|hint| !hint.missing.is_empty()).map(|hint| text::missing_notes(&hint.missing));
    let by_notes = told.filter(|hint| !hint.by_notes.is_empty()).map(|hint| text::by_notes(&hint.by_notes, &hint.open, notation));
    let (title, lines) = match &*help.content {
        HelpContent::Mistakes { digits, removed } => {
            let lines =
                if help.stage == 0 { vec![text::MISTAKES_UNMARKED.say()] } else { text::mistakes_at(*digits, removed, notation) };
            (text::mistakes(digits.len(), removed.len()), lines.into_iter().map(Prose::from).collect())
        }
        HelpContent::Step(hint) => {
            let title = if help.stage == 0 { text::STAGES[0].say() } else { hint.title.clone() };
            let stage = usize::from(help.stage.min(4));
            let alone = session.board.case.filter(|_| stage == 4).and_then(|case| hint.explained.cases.get(case));
            let lines = alone.map_or(&hint.stages.of(notation)[stage], |case| &case.wording.of(notation).proof);
            (title, lines.clone())
        }
        HelpContent::Stuck => (text::play::NO_HINT.say(), vec![stuck(play).say().into()]),
        HelpContent::WhyNot { candidate, answer } => {
            let lines = if help.stage < 4 { &answer.where_to_look } else { &answer.lines };
            (text::why_not_title(*candidate, notation), lines.of(notation).clone())
        }
    };
    let numbered = help.stage >= 4 && lines.len() > 1;
    let (headline, lines) = headline(lines, if numbered { proved(help, session, notation) } else { 0 });
    let lesson = step.filter(|_| help.stage > 0).and_then(|hint| hint.explained.technique);
    HintView {
        title,
        lesson,
        headline,
        numbered,
        lines,
        unfolded: play.help.unfolded,
        stage: help.stage,
        stages: step.map_or_else(Vec::new, |hint| hint.all_stages().collect()),
        cases: (cases, session.board.case),
        can_more: help.next_stage().is_some(),
        can_apply: play.can_apply(),
        can_back: matches!(*help.content, HelpContent::Mistakes { .. }),
        missing,
        by_notes,
        legend: if help.step().is_some() && help.stage >= 3 { LegendView::of(board) } else { LegendView::default() },
    }
}

/// Returns the index of the conclusion in the sentences of a proof, which may be followed by what the proof rests on.
fn proved(help: &ShownHelp, session: &Session, notation: Notation) -> usize {
    let case = session.board.case;
    help.step().map_or(0, |step| step.case(case).wording.of(notation).proof.len().saturating_sub(1))
}

/// Takes the sentence with this index out of the sentences.
fn headline(mut lines: Vec<Prose>, index: usize) -> (Prose, Vec<Prose>) {
    let headline = if index < lines.len() { lines.remove(index) } else { lines.pop().unwrap_or_default() };
    (headline, lines)
}

/// Returns the reason why there is no hint.
fn stuck(play: &Play) -> Text {
    match play.truth.as_deref().is_some_and(Truth::is_unique) {
        true => text::play::NO_TECHNIQUE,
        false => text::play::SEVERAL_SOLUTIONS,
    }
}

/// The card; its buttons come after its text. The text is spoken by the game's live region, since the content of a newly inserted
/// element is not spoken by every screen reader.
#[component]
pub fn HintCard(view: &HintView) -> Html {
    let dispatch = use_dispatch();
    let has_legend = view.legend != LegendView::default();
    html! {
        <ScrollIntoView class="card scroller hint" label={text::play::HINT}>
            <div class="hint__body">
                <div class="hint__head">
                    <h2 class="hint__title"><TechniqueTitle title={view.title.clone()} lesson={view.lesson} /></h2>
                    if !view.stages.is_empty() {
                        {stage_bars(&view.stages, view.stage, &dispatch)}
                    }
                    <Button
                        label={text::play::CLOSE_HINT}
                        icon={Icon::Close}
                        style={ButtonStyle::Bare}
                        action={Action::Play(PlayAction::CloseHelp)}
                    />
                </div>
                <CaseChoice count={view.cases.0} shown={view.cases.1} />
                {sentences(view)}
                if has_legend {
                    <Legend ..view.legend.clone() />
                }
            </div>
            {buttons(view, has_legend)}
        </ScrollIntoView>
    }
}

/// Draws what the hint says at its stage: the headline, then the lines, as a numbered list where they follow from each other.
fn sentences(view: &HintView) -> Html {
    html! {
        <div class="scroller hint__told" tabindex="0">
            <p class="hint__headline"><Sentence prose={view.headline.clone()} /></p>
            if let Some(by_notes) = &view.by_notes {
                <p class="hint__notes">{by_notes}</p>
            }
            <div class="hint__rest">
                if view.numbered {
                    <ol class="hint__lines">
                        for line in &view.lines {
                            <li><Sentence prose={line.clone()} /></li>
                        }
                    </ol>
                } else {
                    <div class="hint__lines">
                        for line in &view.lines {
                            <p><Sentence prose={line.clone()} /></p>
                        }
                    </div>
                }
                if let Some(missing) = &view.missing {
                    <p class="hint__missing">{missing}</p>
                }
            </div>
        </div>
    }
}

/// Draws the buttons, the one that leads on first. The last one shows or hides what a small screen has no room for.
fn buttons(view: &HintView, has_legend: bool) -> Html {
    let plain = |label, action| html! { <Button {label} action={Action::Play(action)} /> };
    let primary = |label, action| html! { <Button {label} style={ButtonStyle::Primary} action={Action::Play(action)} /> };
    let has_more = !view.lines.is_empty() || view.missing.is_some() || view.cases.0 > 0 || has_legend;
    let fold = if view.unfolded { text::play::SHOW_LESS } else { text::play::SHOW_ALL };
    html! {
        <div class="hint__tools">
            if view.can_more {
                {primary(text::play::MORE, PlayAction::More)}
            }
            if view.can_apply {
                {primary(text::play::APPLY, PlayAction::Apply)}
            }
            if view.can_back {
                {plain(text::play::BACK_TO_CORRECT, PlayAction::BackToFine)}
            }
            if view.missing.is_some() {
                {plain(text::play::WRITE_NOTES, PlayAction::WriteMissing)}
            }
            if view.by_notes.is_some() {
                {plain(text::play::WITHOUT_NOTES, PlayAction::HintWithoutNotes)}
            }
            if !view.stages.is_empty() {
                {plain(text::play::DO_IT_MYSELF, PlayAction::CloseHelp)}
            }
            if has_more {
                <span class="hint__fold">{plain(fold, PlayAction::Unfold(!view.unfolded))}</span>
            }
        </div>
    }
}

/// Draws a bar for each stage of a hint, of 0 to 4. Pressing a bar goes to its stage. `told` is the current stage.
fn stage_bars(stages: &[u8], told: u8, dispatch: &Callback<Input>) -> Html {
    html! {
        <div class="stages" role="group" aria-label={text::play::STAGES}>
            for (number, name) in stages.iter().filter_map(|number| Some((*number, *text::STAGES.get(usize::from(*number))?))) {
                <button
                    key={number}
                    class={classes!("stages__bar", (number <= told).then_some("stages__bar--told"))}
                    type="button"
                    title={name}
                    aria-label={name}
                    aria-current={(number == told).then_some("step")}
                    onclick={emits(dispatch, Action::Play(PlayAction::Stage(number)))}
                />
            }
        </div>
    }
}
