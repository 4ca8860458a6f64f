//! The Solve room: bring a puzzle, see everything about it.

use crate::app::{
    action::Action,
    components::{
        Board, Icon, Keypad, Look, Tag, action_button, by_hand, invite, log, look_bar, part, rating_card, sample_list,
        solutions_walker, switch, tabs, tag, technique_list, toolbar, trail, typo_list, verdict_card,
    },
    view::{BoardView, PageView, Tab, VerdictKind},
};
use nonet_core::{Role, board::list_of};
use yew::prelude::*;

/// The room.
pub(super) fn solve(view: &PageView, onaction: &Callback<Action>) -> Html {
    let empty = view.board.is_empty() && view.look.is_none();
    let board = html! { <Board view={view.board.clone()} onaction={onaction.clone()} /> };
    let keypad = html! { <Keypad view={view.keypad.clone()} can_erase={view.tools.can_erase} onaction={onaction.clone()} /> };
    let about = if empty { invite(onaction) } else { verdict_card(&view.verdict, &view.tools, onaction) };
    let verdict = tag("div", "room__verdict")
        .child(view.look.as_ref().map(|look| look_bar(look, onaction)).unwrap_or_default())
        .child(about)
        .child(tag("div", "room__toggle").child(details_button(view.details, onaction)));
    let more = tag("div", "room__more");
    let more = if empty {
        more.child(sample_list(&view.samples, onaction))
    } else {
        more.child(view.rating.as_ref().map(|rating| rating_card(rating, onaction)).unwrap_or_default()).child(tabs(
            "About this puzzle",
            &view.tabs,
            panel(view, onaction),
            onaction,
        ))
    };
    let side = tag("div", "room__side")
        .child(verdict)
        .child(tag("div", "room__keys").child_if(view.tools.editing, || editing(view, onaction)).child(keypad))
        .child(tag("div", "room__actions").child(part(view.tools, toolbar, onaction)))
        .child(more);
    tag("main", if view.details { "room room--sheet" } else { "room" })
        .child(tag("div", "room__board").child(board))
        .child(side)
        .child(technique_list(view.techniques.as_ref(), onaction))
        .into()
}

fn editing(view: &PageView, onaction: &Callback<Action>) -> Tag {
    let (label, on) = ("Go on to the next cell".into(), view.tools.auto_advance);
    tag("div", "editing").child(tag("p", "").words("Typing givens")).child(switch(
        label,
        None,
        on,
        Action::AutoAdvance(!on),
        onaction,
    ))
}

/// On a phone: what folds the keys away for the details, and back.
fn details_button(open: bool, onaction: &Callback<Action>) -> Html {
    let (label, picture) = if open { ("Show the keys", Icon::Keypad) } else { ("Show the details", Icon::Down) };
    action_button(label.into(), Some(picture), Look::Bare, Some(Action::Details(!open)), onaction)
}

fn panel(view: &PageView, onaction: &Callback<Action>) -> Html {
    match view.tabs.open {
        Tab::Typos => typo_list(&view.fixes, view.more_fixes, onaction),
        Tab::Steps => {
            let links = !view.board.links.is_empty();
            log(&view.log, &roles_on(&view.board), links, view.tools.can_step, onaction)
        }
        Tab::Solutions => match &view.solutions {
            Some(solutions) => solutions_walker(solutions, view.tools.true_candidates, onaction),
            None => tag("p", "note-line").words(single_answer(view.verdict.kind)).into(),
        },
        Tab::Set => view.set.as_ref().map(|set| by_hand(set, onaction)).unwrap_or_default(),
        Tab::Search => trail(view.trail.as_deref(), onaction),
    }
}

/// What there is to say of solutions when there aren't several.
const fn single_answer(kind: VerdictKind) -> &'static str {
    match kind {
        VerdictKind::One => "There is exactly one. Solve writes it onto the board.",
        VerdictKind::Complete => "The board holds it.",
        VerdictKind::None | VerdictKind::Wrong => "There is none.",
        VerdictKind::Several => "There are several.",
    }
}

/// The roles that are drawn, in the order of the legend.
fn roles_on(board: &BoardView) -> Vec<Role> {
    let roles = [Role::House, Role::Cause, Role::Pivot, Role::Fin, Role::On, Role::Off, Role::Target, Role::Elimination];
    list_of(roles.into_iter().filter(|role| {
        board.cells.iter().any(|cell| cell.role == Some(*role) || cell.marks.contains(&Some(*role)))
            || (*role == Role::House && !board.houses.is_empty())
    }))
}
