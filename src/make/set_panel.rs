//! The panel of the puzzle editor: remarks on the givens, the edits, and the givens that could be added.

use super::set_view::{AdditionView, Scale, SetPanelView};
use crate::{
    action::{Action, MakeAction},
    controls::{Button, ButtonStyle, Row, RowText, lighting},
    text,
};
use nonet_core::board::CellSet;
use nonet_protocol::{Edit, Room};
use std::rc::Rc;
use yew::prelude::*;

/// The props of a [`SetPanel`].
#[derive(Properties, PartialEq)]
pub struct SetPanelProps {
    /// The view of the panel.
    pub view: Rc<SetPanelView>,
}

/// The panel of the puzzle editor.
#[component]
pub fn SetPanel(SetPanelProps { view }: &SetPanelProps) -> Html {
    html! {
        <div class="by-hand">
            <div class="by-hand__words" role="status">
                if !view.words.is_empty() {
                    <p>{&view.words}</p>
                }
                if !view.here.is_empty() {
                    <p>{&view.here}</p>
                }
            </div>
            {view.scale.map(legend)}
            {tools(view)}
            if !view.additions.is_empty() {
                {additions(&view.additions)}
            }
            {isomorphs(view)}
        </div>
    }
}

/// Draws the legend of the board's tints: each tint with the numbers of solutions that it stands for, once for each meaning.
fn legend(scale: Scale) -> Html {
    let captions: &[&str] = match scale {
        Scale::Digits => &[text::set::TIMES_WITHOUT_GIVEN, text::set::WITH_DIGIT],
        Scale::Givens => &[text::set::WITHOUT_GIVEN],
    };
    html! {
        for caption in captions {
            <div aria-hidden="true">
                <p class="note-line">{*caption}</p>
                <p class="heat">{for text::set::SCALE.map(|numbers| html! { <span>{numbers}</span> })}</p>
            </div>
        }
    }
}

/// Draws the edits of all givens. The primary button leads towards one solution; once there is one, it is the button that plays
/// the puzzle.
fn tools(view: &SetPanelView) -> Html {
    let act = |can: bool, act| (can && !view.busy).then_some(MakeAction::Edit(act));
    let go = |can: bool, room| can.then_some(MakeAction::TakeTo(room));
    let next = |is_next| if is_next { ButtonStyle::Primary } else { ButtonStyle::Plain };
    let edits = [
        (text::set::COMPLETE, next(view.can_complete), act(view.can_complete, Edit::Complete)),
        (text::set::MAKE_MINIMAL, ButtonStyle::Plain, act(view.can_reduce, Edit::MakeMinimal)),
    ];
    let solve = [(text::set::SOLVE_IT, ButtonStyle::Plain, go(view.has_givens, Room::Solve))];
    let bring = view.can_bring.then_some((text::set::FROM_SOLVE, ButtonStyle::Plain, Some(MakeAction::FromSolve)));
    html! {
        <div class="tools__row">
            {for edits.map(button)}
            <Button
                label={text::set::PLAY_IT}
                style={next(view.plays_next)}
                action={go(view.can_play, Room::Play).map(Action::Make)}
                why={view.no_game}
            />
            {for solve.into_iter().chain(bring).map(button)}
        </div>
    }
}

/// Draws the list of givens that could be added. Pointing at a row lights the cell of its given.
fn additions(additions: &[AdditionView]) -> Html {
    html! {
        <section class="choices" aria-label={text::set::ONE_MORE}>
            <h3 class="by-hand__title">{text::set::EASIEST_FIRST}</h3>
            <ul class="log__list by-hand__list">
                for (number, AdditionView { given, title, words }) in additions.iter().enumerate() {
                    <li key={number}>
                        <Row action={Action::Make(MakeAction::AddGiven(*given))} pointed={lighting(CellSet::of(given.cell))}>
                            <RowText title={title.clone()}>{words}</RowText>
                        </Row>
                    </li>
                }
            </ul>
        </section>
    }
}

/// Draws the edits that make an equivalent puzzle.
fn isomorphs(view: &SetPanelView) -> Html {
    let act = |(label, act)| (label, ButtonStyle::Plain, (view.has_givens && !view.busy).then_some(act));
    html! {
        <section class="choices" aria-label={text::set::SAME_PUZZLE}>
            <h3 class="by-hand__title">{text::set::SAME_PUZZLE}</h3>
            <div class="tools__row">{for ISOMORPHS.into_iter().map(act).map(button)}</div>
            <p class="note-line">{text::set::ABOUT_ISOMORPHS}</p>
        </section>
    }
}

fn button((label, style, action): (&'static str, ButtonStyle, Option<MakeAction>)) -> Html {
    html! { <Button key={label} {label} {style} action={action.map(Action::Make)} /> }
}

const ISOMORPHS: [(&str, MakeAction); 5] = [
    (text::set::TURN, MakeAction::Turn),
    (text::set::MIRROR, MakeAction::Mirror),
    (text::set::RELABEL, MakeAction::Edit(Edit::Relabel)),
    (text::set::SHUFFLE, MakeAction::Edit(Edit::Shuffle)),
    (text::set::CANONICAL, MakeAction::Edit(Edit::Canonical)),
];
