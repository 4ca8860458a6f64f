//! The Solve room: bring a puzzle, see everything about it.

use super::page::PageProps;
use crate::app::hooks::use_effect_with;
use crate::{
    app::{
        action::Action,
        components::{
            Board, Icon, Keypad, Look, Tabs, button, invite, log, look_bar, sample_list, solutions_walker, switch, toolbar,
            trail, typo_list, verdict_card,
        },
        view::{BoardView, PageView, VerdictKind},
    },
    engine::Role,
};
use yew::prelude::*;

/// The room.
#[component]
pub fn Solve(PageProps { view, onaction }: &PageProps) -> Html {
    let sheet = use_state(|| false);
    let tab = use_state(|| Tab::Steps);
    use_tab_that_follows(view, &tab, &sheet);

    let toggle_sheet = {
        let sheet = sheet.clone();
        Callback::from(move |()| sheet.set(!*sheet))
    };
    let tabs = tabs_of(view);
    let open = tabs.iter().position(|known| *known == *tab).unwrap_or(0);
    let onopen = {
        let (tab, tabs) = (tab.clone(), tabs.clone());
        Callback::from(move |number: usize| {
            if let Some(next) = tabs.get(number) {
                tab.set(*next);
            }
        })
    };
    let empty = view.board.is_empty() && view.look.is_none();

    html! {
        <main class={classes!("room", sheet.then_some("room--sheet"))}>
            <div class="room__board">
                <Board view={view.board.clone()} onaction={onaction.clone()} />
            </div>
            <div class="room__side">
                <div class="room__verdict">
                    if let Some(look) = &view.look {
                        {look_bar(look, onaction)}
                    }
                    if empty {
                        {invite(onaction)}
                    } else {
                        {verdict_card(&view.verdict, &view.tools, onaction)}
                    }
                    <div class="room__toggle">
                        {button((if *sheet { "Show the keys" } else { "Show the details" }).into(), Some(if *sheet { Icon::Keypad } else { Icon::Down }), Look::Bare, true, toggle_sheet)}
                    </div>
                </div>
                <div class="room__keys">
                    if view.tools.editing {
                        <div class="editing">
                            <p>{"Typing givens"}</p>
                            {switch("Go on to the next cell".into(), None, view.tools.auto_advance, onaction.reform(Action::AutoAdvance))}
                        </div>
                    }
                    <Keypad view={view.keypad.clone()} can_erase={view.tools.can_erase} onaction={onaction.clone()} />
                </div>
                <div class="room__actions">
                    {toolbar(&view.tools, onaction)}
                </div>
                <div class="room__more">
                    if empty {
                        {sample_list(&view.samples, &onaction.reform(Action::Sample))}
                    } else {
                        <Tabs label="About this puzzle" names={tabs.iter().map(|tab| tab.name(view)).collect::<Vec<_>>()} {open} {onopen}>
                            {panel(tabs[open], view, onaction)}
                        </Tabs>
                    }
                </div>
            </div>
        </main>
    }
}

/// A tab of the room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Tab {
    Typos,
    Steps,
    Solutions,
    Search,
}

impl Tab {
    fn name(self, view: &PageView) -> AttrValue {
        match self {
            Tab::Typos => format!("Typos {}", view.fixes.len() + view.more_fixes).into(),
            Tab::Steps => "Steps".into(),
            Tab::Solutions => "Solutions".into(),
            Tab::Search => "Search".into(),
        }
    }
}

/// The tabs that have something to say.
fn tabs_of(view: &PageView) -> Vec<Tab> {
    let mut tabs = vec![Tab::Steps, Tab::Solutions, Tab::Search];
    if !view.fixes.is_empty() {
        tabs.insert(0, Tab::Typos);
    }
    tabs
}

fn panel(tab: Tab, view: &PageView, onaction: &Callback<Action>) -> Html {
    match tab {
        Tab::Typos => typo_list(&view.fixes, view.more_fixes, onaction),
        Tab::Steps => {
            let links = !view.board.links.is_empty();
            log(&view.log, &roles_on(&view.board), links, view.tools.can_step, onaction)
        }
        Tab::Solutions => match &view.solutions {
            Some(solutions) => solutions_walker(solutions, view.tools.true_candidates, onaction),
            None => html! { <p class="note-line">{single_answer(view.verdict.kind)}</p> },
        },
        Tab::Search => trail(view.trail.as_ref(), onaction),
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
    [Role::House, Role::Cause, Role::Pivot, Role::Fin, Role::On, Role::Off, Role::Target, Role::Elimination]
        .into_iter()
        .filter(|role| {
            board.cells.iter().any(|cell| cell.role == Some(*role) || cell.marks.contains(&Some(*role)))
                || (*role == Role::House && !board.houses.is_empty())
        })
        .collect()
}

/// Opens the tab where something new is to be read: a verdict, what could be mended, a walk, the search, a step.
#[hook]
fn use_tab_that_follows(view: &PageView, tab: &UseStateHandle<Tab>, sheet: &UseStateHandle<bool>) {
    let open = |to: Option<Tab>, opens_sheet: bool| {
        let (tab, sheet) = (tab.setter(), sheet.setter());
        move || {
            if let Some(to) = to {
                tab.set(to);
                if opens_sheet {
                    sheet.set(true);
                }
            }
        }
    };
    let told = match view.verdict.kind {
        VerdictKind::Several if !view.board.is_empty() => Tab::Solutions,
        VerdictKind::None | VerdictKind::Wrong if !view.fixes.is_empty() => Tab::Typos,
        _ => Tab::Steps,
    };
    let walks = view.solutions.as_ref().is_some_and(|solutions| solutions.walked.is_some());
    let searches = view.trail.is_some();
    let steps = (view.log.entries.len(), view.log.message.clone());
    let stepped = steps.0 > 0 || steps.1.is_some();
    let follow = open(Some(told), false);
    use_effect_with(told, move |_| follow());
    let follow = open(walks.then_some(Tab::Solutions), true);
    use_effect_with(walks, move |_| follow());
    let follow = open(searches.then_some(Tab::Search), true);
    use_effect_with(searches, move |_| follow());
    let follow = open(stepped.then_some(Tab::Steps), true);
    use_effect_with(steps, move |_| follow());
}
