//! The panel of the puzzle editor: remarks on the givens, the edits, and the givens that could be added.

use super::{additions::Additions, heat_scale::HeatScale, set_view::SetPanelView};
use crate::{
    action::{Action, Edit, MakeAction},
    controls::{Button, ButtonStyle, ToolRow},
    text,
};
use nonet_protocol::Room;
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
            if let Some(scale) = view.scale {
                <HeatScale {scale} />
            }
            {tools(view)}
            if !view.additions.is_empty() {
                <Additions additions={Rc::clone(&view.additions)} />
            }
            {isomorphs(view)}
        </div>
    }
}

/// Draws the edits of all givens. The primary button leads towards one solution; once there is one, it is the button that plays
/// the puzzle.
fn tools(view: &SetPanelView) -> Html {
    let act = |can: bool, act| (can && !view.busy).then_some(MakeAction::Edit(act));
    let go = |can: bool, room| can.then_some(MakeAction::TakeTo(room));
    let next = |is_next| if is_next { ButtonStyle::Primary } else { ButtonStyle::Plain };
    let tools = [
        (text::set::COMPLETE, next(view.can_complete), act(view.can_complete, Edit::Complete)),
        (text::set::MAKE_MINIMAL, ButtonStyle::Plain, act(view.can_reduce, Edit::MakeMinimal)),
        (text::set::PLAY_IT, next(view.plays_next), go(view.can_play, Room::Play)),
        (text::set::SOLVE_IT, ButtonStyle::Plain, go(view.has_givens, Room::Solve)),
    ];
    let bring = view.can_bring.then_some((text::set::FROM_SOLVE, ButtonStyle::Plain, Some(MakeAction::FromSolve)));
    html! { <ToolRow>{for tools.into_iter().chain(bring).map(button)}</ToolRow> }
}

/// Draws the edits that make an equivalent puzzle.
fn isomorphs(view: &SetPanelView) -> Html {
    let act = |(label, act)| (label, ButtonStyle::Plain, (view.has_givens && !view.busy).then_some(MakeAction::Edit(act)));
    html! {
        <section class="choices" aria-label={text::set::SAME_PUZZLE}>
            <h3 class="by-hand__title">{text::set::SAME_PUZZLE}</h3>
            <ToolRow>{for ISOMORPHS.into_iter().map(act).map(button)}</ToolRow>
            <p class="note-line">{text::set::ABOUT_ISOMORPHS}</p>
        </section>
    }
}

fn button((label, style, action): (&'static str, ButtonStyle, Option<MakeAction>)) -> Html {
    html! { <Button key={label} {label} {style} action={action.map(Action::Make)} /> }
}

const ISOMORPHS: [(&str, Edit); 5] = [
    (text::set::TURN, Edit::Turn),
    (text::set::MIRROR, Edit::Mirror),
    (text::set::RELABEL, Edit::Relabel),
    (text::set::SHUFFLE, Edit::Shuffle),
    (text::set::CANONICAL, Edit::Canonical),
];
