//! The Solve room.

use super::{
    invite::invite,
    log::log,
    rating::{explainer_line, rating_strip},
    solutions::solutions_walker,
    toolbar::solve_toolbar,
    trail::SearchPanel,
    typos::typo_list,
    verdict::{look_bar, verdict_card},
};
use crate::{
    action::{Action, SolveAction},
    board::{Board, LegendView},
    controls::{self, Keypad, Tabs, auto_advance, highlight_row},
    shell::example_list,
    view::{PageView, Tab, VerdictKind},
};
use yew::prelude::*;

/// The room.
pub fn solve_room(view: &PageView) -> Html {
    let empty = view.board.is_empty() && view.look.is_none();
    let folded = view.details && !empty;
    html! {
        <main key="solve" class={classes!("room", "room--solve", folded.then_some("room--sheet"))}>
            <div class="room__board"><Board view={view.board.clone()} /></div>
            <div class="room__side">
                <div class="room__verdict">
                    if let Some(look) = &view.look {
                        {look_bar(look)}
                    }
                    if empty {
                        {invite()}
                    } else {
                        {verdict_card(&view.verdict, &view.tools, view.rating.as_ref())}
                    }
                    if let Some(rating) = &view.rating {
                        {rating_strip(rating)}
                        if let Some(explainer) = &rating.explainer {
                            {explainer_line(explainer)}
                        }
                    }
                    if view.tools.editing {
                        {auto_advance(view.tools.auto_advance)}
                    }
                </div>
                <div class="room__keys">
                    <Keypad view={view.keypad.clone()} can_erase={view.tools.can_erase} />
                </div>
                <div class="room__actions">{solve_toolbar(view.tools, folded)}{highlight_row(view)}</div>
                <div class="room__more">
                    if empty {
                        {example_list(&view.samples)}
                    } else {
                        <Tabs label="About this puzzle" tabs={tabs(view)} open={open(view)}>{panel(view)}</Tabs>
                    }
                </div>
            </div>
        </main>
    }
}

fn tabs(view: &PageView) -> Vec<controls::Tab> {
    let tab = |(tab, name): &(Tab, String)| {
        let (key, name) = (tab.name(), AttrValue::from(name.clone()));
        controls::Tab { key, name, action: Action::Solve(SolveAction::OpenTab(*tab)) }
    };
    view.tabs.tabs.iter().map(tab).collect()
}

fn open(view: &PageView) -> usize {
    view.tabs.tabs.iter().position(|(tab, _)| *tab == view.tabs.open).unwrap_or_default()
}

fn panel(view: &PageView) -> Html {
    match view.tabs.open {
        Tab::Typos => typo_list(&view.fixes),
        Tab::Steps => log(&view.log, &LegendView::of(&view.board), view.tools, view.verdict.kind),
        Tab::Solutions => match &view.solutions {
            Some(solutions) => solutions_walker(solutions, view.tools.true_candidates),
            None => html! { <p class="note-line">{single_answer(view.verdict.kind)}</p> },
        },
        Tab::Search => html! { <SearchPanel search={view.search.clone()} /> },
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
