//! The search for puzzles near the one that is being set: the rating that is searched for, the buttons, and the list of what was found.

use super::editor::Editor;
use crate::{
    action::{Action, MakeAction, SearchAction},
    controls::{Button, ButtonStyle, Choice, Row, RowText, Select, Switch, use_dispatch},
    text::{self, Text},
};
use nonet_protocol::{Aim, FoundPuzzle, Level};
use std::rc::Rc;
use yew::prelude::*;

/// Returns the ratings of Sudoku Explainer between which can be chosen, in tenths: each half from 1.0 to 11.5.
fn ratings() -> impl Iterator<Item = u16> {
    (10..=115).step_by(5)
}

/// The view of the search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SearchView {
    /// The rating that is searched for.
    pub aim: Aim,
    /// Whether the workers are searching.
    pub running: bool,
    /// The progress, or the reason why nothing can be found, in words. Empty if nothing was searched for.
    pub words: AttrValue,
    /// Whether a search can begin: the lowest rating is not above the highest.
    pub can_search: bool,
    /// Whether the rating of the puzzle is known, so that harder and easier ones can be searched for.
    pub is_rated: bool,
    /// The puzzles that were found, the hardest first.
    pub found: Rc<[FoundView]>,
}

/// A puzzle that was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FoundView {
    /// The rating by Sudoku Explainer, and the number of givens.
    pub title: AttrValue,
    /// The rating by the path: `Hard \u{b7} hardest step: X-wing, score 840`.
    pub words: AttrValue,
    /// Whether the puzzle is the one in the editor.
    pub current: bool,
}

/// Returns the view of the search.
pub(super) fn search(editor: &Editor) -> SearchView {
    let (aim, run) = (editor.search.aim, editor.search.run.as_ref());
    let found = |found: &Rc<FoundPuzzle>| FoundView {
        title: text::editor::found_title(found.explainer, found.givens.filled_cells().len()).into(),
        words: text::rating(found.level, found.score, &text::title(found.hardest)).into(),
        current: found.givens == *editor.grid(),
    };
    let words = run.map(|run| match run.objection {
        Some(objection) => text::editor::objection(objection),
        None => text::editor::searched(run.is_running(), run.exchanges(), run.found.len()),
    });
    SearchView {
        aim,
        running: run.is_some_and(|run| run.is_running()),
        words: words.unwrap_or_default().into(),
        can_search: aim.least <= aim.most,
        is_rated: editor.explainer().is_some(),
        found: run.map(|run| run.found.iter().map(found).collect()).unwrap_or_default(),
    }
}

/// The props of a [`SearchPanel`].
#[derive(Properties, PartialEq)]
pub(super) struct SearchPanelProps {
    /// The view.
    pub(super) view: SearchView,
}

/// The search, with the list of what was found.
#[component]
pub(super) fn SearchPanel(SearchPanelProps { view }: &SearchPanelProps) -> Html {
    let SearchView { aim, running, .. } = *view;
    let start = |can: bool, action| (can && !running).then_some(action);
    let next = if running { ButtonStyle::Plain } else { ButtonStyle::Primary };
    html! {
        <section class="choices" aria-label={text::editor::SEARCH}>
            <h3 class="editor-panel__title">{text::editor::SEARCH}</h3>
            <AimForm {aim} />
            <div class="tools__row">
                if running {
                    {button((text::editor::SEARCH_STOP, next, Some(SearchAction::Stop)))}
                } else {
                    {button((text::editor::SEARCH_START, next, start(view.can_search, SearchAction::Start)))}
                }
                {button((text::editor::SEARCH_HARDER, ButtonStyle::Plain, start(view.is_rated, SearchAction::Harder)))}
                {button((text::editor::SEARCH_EASIER, ButtonStyle::Plain, start(view.is_rated, SearchAction::Easier)))}
            </div>
            <p class="note-line" role="status">{&view.words}</p>
            if !view.found.is_empty() {
                <ul class="log__list editor-panel__list" aria-label={text::editor::FOUND}>
                    for (place, FoundView { title, words, current }) in view.found.iter().enumerate() {
                        <li key={place}>
                            <Row action={Action::Make(MakeAction::Search(SearchAction::Open(place)))} current={*current}>
                                <RowText title={title.clone()}>{words}</RowText>
                            </Row>
                        </li>
                    }
                </ul>
            }
        </section>
    }
}

/// The props of an [`AimForm`].
#[derive(Properties, PartialEq)]
struct AimFormProps {
    /// The rating that is searched for.
    aim: Aim,
}

/// The choice of the rating that is searched for.
#[component]
fn AimForm(&AimFormProps { aim }: &AimFormProps) -> Html {
    let dispatch = use_dispatch();
    let send = |change: fn(Aim, usize) -> Aim| {
        let dispatch = dispatch.clone();
        Callback::from(move |number| {
            dispatch.emit(Action::Make(MakeAction::Search(SearchAction::Aim(change(aim, number)))).into());
        })
    };
    let bounds: Vec<Choice> = std::iter::once(Choice::new(text::settings::ANY))
        .chain(ratings().map(|rating| Choice::new(text::editor::tenths(rating))))
        .collect();
    let levels: Vec<Choice> = std::iter::once(Choice::new(text::settings::ANY))
        .chain(Level::ALL.map(|level| Choice::new(text::level(level))))
        .collect();
    let place = |tenths: u16| ratings().position(|rating| rating == tenths).map_or(0, |place| place + 1);
    let rows = [
        (
            text::editor::SE_LEAST,
            place(aim.least),
            &bounds,
            send(|aim, number| Aim { least: rating(number).unwrap_or(0), ..aim }),
        ),
        (
            text::editor::SE_MOST,
            place(aim.most),
            &bounds,
            send(|aim, number| Aim { most: rating(number).unwrap_or(u16::MAX), ..aim }),
        ),
        (
            text::settings::LEVEL,
            aim.level.map_or(0, |level| level as usize + 1),
            &levels,
            send(|aim, number| Aim { level: number.checked_sub(1).and_then(|place| Level::ALL.get(place)).copied(), ..aim }),
        ),
    ];
    html! {
        <div class="settings">
            for (label, chosen, choices, onchange) in rows {
                <label class="settings__row" key={label}>
                    <span>{label}</span>
                    <Select choices={choices.clone()} chosen={Some(chosen)} {onchange} />
                </label>
            }
            <Switch
                label={text::settings::MINIMAL}
                on={aim.minimal}
                action={Action::Make(MakeAction::Search(SearchAction::Aim(Aim { minimal: !aim.minimal, ..aim })))}
            />
        </div>
    }
}

/// Returns the rating of a choice, in tenths. None for any rating.
fn rating(number: usize) -> Option<u16> {
    ratings().nth(number.checked_sub(1)?)
}

fn button((label, style, action): (Text, ButtonStyle, Option<SearchAction>)) -> Html {
    let action = action.map(|action| Action::Make(MakeAction::Search(action)));
    html! { <Button key={label} {label} {style} {action} /> }
}
