//! The part of the Make room where a puzzle is set by hand: the board, the verdict on it, the keys, and the setter's tools.

use super::{by_hand::Part, room::parts, set_panel::set_panel};
use crate::{
    action::{Action, BoardAction},
    board::Board,
    controls::{Button, ButtonStyle, Icon, Keypad, auto_advance, icon, toolbar},
    view::{PageView, SetView, ToolsView, VerdictKind},
};
use yew::prelude::*;

pub(super) fn set_room(view: &PageView, set: &SetView) -> Html {
    html! {
        <main key="set" class="room room--set">
            <div class="room__board"><Board view={view.board.clone()} /></div>
            <div class="room__side">
                <div class="room__verdict">
                    {parts(Part::ByHand)}
                    {verdict(set)}
                    {auto_advance(view.tools.auto_advance)}
                </div>
                <div class="room__keys"><Keypad view={view.keypad.clone()} can_erase={view.tools.can_erase} /></div>
                <div class="room__actions">{actions(view.tools)}</div>
                <div class="room__more">{set_panel(set)}</div>
            </div>
        </main>
    }
}

fn verdict(set: &SetView) -> Html {
    let (class, picture) = match set.kind {
        _ if !set.has_givens => (None, Icon::Edit),
        VerdictKind::One | VerdictKind::Complete => (Some("verdict--one"), Icon::Check),
        VerdictKind::Several => (Some("verdict--several"), Icon::Several),
        VerdictKind::None | VerdictKind::Wrong => (Some("verdict--none"), Icon::None),
    };
    html! {
        <section class={classes!("verdict", class)} aria-label="Verdict">
            <span class="verdict__icon">{icon(picture)}</span>
            <div class="verdict__text">
                if set.has_givens {
                    <h2 class="verdict__words">{&set.verdict}</h2>
                    <p class="verdict__count">{&set.about}</p>
                } else {
                    <h2 class="verdict__words">{"Write the givens"}</h2>
                    <p class="verdict__count">{"0, a dot or the space bar skips a cell."}</p>
                }
            </div>
        </section>
    }
}

fn actions(tools: ToolsView) -> Html {
    let buttons = [
        ("Undo", Icon::Undo, tools.can_undo, BoardAction::Undo),
        ("Redo", Icon::Redo, tools.can_redo, BoardAction::Redo),
        ("Clear", Icon::Clear, tools.can_clear, BoardAction::Clear),
    ];
    toolbar(&html! {
        for (label, icon, can, action) in buttons {
            <Button key={label} {label} {icon} style={ButtonStyle::Bare} action={can.then_some(Action::Board(action))} />
        }
    })
}
