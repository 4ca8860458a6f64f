//! The questions about a candidate in the tab of the player's own ideas: their view, as plain values, and their drawing.

use super::state::Solve;
use crate::{
    action::{Action, SolveAction, SupposeAction, SupposeTopic},
    board::Sentence,
    controls::{Button, ButtonStyle, Segment, Segments},
    session::BoardUi,
    text,
};
use nonet_core::board::Candidate;
use nonet_prose::Prose;
use nonet_words::Notation;
use yew::{AttrValue, prelude::*};

/// The questions about a candidate.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct SupposingView {
    /// The name of the selected cell.
    pub cell: AttrValue,
    /// The name of the row of its candidates: `Candidates of r4c5`.
    pub row: AttrValue,
    /// The candidates of the selected cell, and whether each is asked about.
    pub candidates: Vec<(Candidate, bool)>,
    /// The answer. None if the player asks about no candidate.
    pub asked: Option<AskedView>,
}

/// The answer about a candidate.
#[derive(Clone, PartialEq, Debug)]
pub struct AskedView {
    /// The candidate in words: `5 in r1c5`.
    pub name: AttrValue,
    /// The open part of the answer.
    pub topic: SupposeTopic,
    /// The sentences of that part. Empty until the worker has answered.
    pub lines: Vec<Prose>,
    /// The digits that follow, in words, each with whether the board shows it.
    pub placed: Vec<(AttrValue, bool)>,
    /// Whether there is a step that proves the candidate false.
    pub can_take: bool,
    /// Whether the next candidate that is chosen is the one to which a link is asked for.
    pub picks_other: bool,
    /// The sentences about the link to the other candidate. Empty if none is asked for.
    pub linked: Vec<Prose>,
}

/// Returns the view of the questions about a candidate.
pub(super) fn supposing(solve: &Solve, ui: &BoardUi, notation: Notation) -> SupposingView {
    let (cell, asked) = (ui.selection.cursor, &solve.supposing);
    let candidates: Vec<(Candidate, bool)> = solve
        .position()
        .of_cell(cell)
        .iter()
        .map(|digit| {
            let candidate = Candidate::new(cell, digit);
            (candidate, [asked.candidate, asked.other].contains(&Some(candidate)))
        })
        .collect();
    SupposingView {
        cell: notation.name(cell).into(),
        row: text::solve::candidates_of(cell, notation).into(),
        candidates,
        asked: asked.candidate.map(|candidate| answer(solve, candidate, notation)),
    }
}

fn answer(solve: &Solve, candidate: Candidate, notation: Notation) -> AskedView {
    let (supposed, topic) = (solve.supposed(), solve.supposing.topic);
    let supposition = solve.supposition();
    let lines = match topic {
        SupposeTopic::WhyNot => supposed.map(|supposed| &supposed.why_not.lines),
        SupposeTopic::IfTrue | SupposeTopic::IfFalse => supposition.map(|supposition| &supposition.lines),
    };
    let shown = solve.shown_supposition().map_or(0, |(_, count)| count);
    let placed = supposition.iter().flat_map(|it| it.placed.iter().enumerate());
    AskedView {
        name: text::solve::given(candidate, notation).into(),
        topic,
        lines: lines.map(|lines| lines.of(notation).clone()).unwrap_or_default(),
        placed: placed.map(|(number, it)| (notation.equation(*it).into(), number < shown)).collect(),
        can_take: topic == SupposeTopic::WhyNot && supposed.is_some_and(|supposed| supposed.why_not.explained.is_some()),
        picks_other: solve.supposing.picks_other,
        linked: supposed.and_then(|it| it.linked.as_ref()).map(|lines| lines.of(notation).clone()).unwrap_or_default(),
    }
}

/// The props of [`SupposingPanel`].
#[derive(Properties, PartialEq)]
pub struct SupposingPanelProps {
    /// The questions and the answer.
    pub view: SupposingView,
}

/// The candidates of the selected cell as buttons; below them what is known of the one that is asked about.
#[component]
pub fn SupposingPanel(SupposingPanelProps { view }: &SupposingPanelProps) -> Html {
    html! {
        <section class="supposing" aria-labelledby="supposing-title">
            <h3 id="supposing-title">{text::solve::SUPPOSE_TITLE}</h3>
            if view.candidates.is_empty() {
                <p class="note-line">{text::solve::SUPPOSE_CHOOSE}</p>
            } else {
                <div class="supposing__row" role="group" aria-label={view.row.clone()}>
                    <span class="supposing__cell" aria-hidden="true">{&view.row}</span>
                    for (candidate, is_asked) in &view.candidates {
                        <Button
                            key={candidate.digit.index()}
                            label={candidate.digit.to_string()}
                            spoken={format!(" {}", view.cell)}
                            pressed={*is_asked}
                            action={act(SupposeAction::Ask(*candidate))}
                        />
                    }
                </div>
            }
            if let Some(asked) = &view.asked {
                {answer_of(asked)}
            }
        </section>
    }
}

/// Draws what is known of the candidate that is asked about.
fn answer_of(asked: &AskedView) -> Html {
    let topics = [
        (SupposeTopic::WhyNot, text::solve::SUPPOSE_WHY_NOT),
        (SupposeTopic::IfTrue, text::solve::SUPPOSE_IF_TRUE),
        (SupposeTopic::IfFalse, text::solve::SUPPOSE_IF_FALSE),
    ];
    let segments: Vec<Segment> = topics
        .into_iter()
        .map(|(topic, name)| Segment::new(name, asked.topic == topic, act(SupposeAction::Topic(topic))))
        .collect();
    html! {
        <>
            <h4 class="supposing__name">{&asked.name}</h4>
            <Segments group="supposed" label={text::solve::SUPPOSE_TITLE} {segments} />
            <ol class="hint__lines" aria-live="polite">
                for line in &asked.lines {
                    <li><Sentence prose={line.clone()} /></li>
                }
            </ol>
            if !asked.placed.is_empty() {
                <div class="supposing__row" role="group" aria-label={text::solve::SUPPOSE_FOLLOWS}>
                    for (number, (words, is_shown)) in asked.placed.iter().enumerate() {
                        <Button
                            key={number}
                            label={words.clone()}
                            style={ButtonStyle::Quiet}
                            pressed={*is_shown}
                            action={act(SupposeAction::Show(number + 1))}
                        />
                    }
                </div>
            }
            <div class="supposing__row">
                if asked.can_take {
                    <Button label={text::solve::TAKE} style={ButtonStyle::Primary} action={act(SupposeAction::Take)} />
                }
                <Button
                    label={text::solve::SUPPOSE_LINK}
                    pressed={asked.picks_other}
                    action={act(SupposeAction::PickOther(!asked.picks_other))}
                />
                <Button label={text::controls::CLOSE} style={ButtonStyle::Quiet} action={act(SupposeAction::Close)} />
            </div>
            if asked.picks_other {
                <p class="note-line" role="status">{text::solve::SUPPOSE_OTHER}</p>
            }
            for line in &asked.linked {
                <p class="supposing__link"><Sentence prose={line.clone()} /></p>
            }
        </>
    }
}

const fn act(action: SupposeAction) -> Action {
    Action::Solve(SolveAction::Suppose(action))
}
