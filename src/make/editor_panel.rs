//! The panel of the puzzle editor: remarks on the givens, the edits, and the givens that could be added.

use super::{
    editor::Editor,
    rules_panel::{RulesPanel, RulesView, rules},
    search_panel::{SearchPanel, SearchView, search},
};
use crate::{
    action::{Action, MakeAction},
    controls::{Button, ButtonStyle, Row, RowText, VerdictKind, highlight_on_hover},
    session::Session,
    text::{self, Text},
};
use nonet_core::{
    board::{Candidate, CellSet, Grid},
    solver::{COUNT_LIMIT, Verdict},
};
use nonet_protocol::{Addition, Edit, Room, Study};
use std::rc::Rc;
use yew::prelude::*;

/// The view of the panel: remarks on the givens, and the edits that are possible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EditorPanelView {
    /// A sentence on the givens that could be removed or added.
    pub words: AttrValue,
    /// A sentence on the effect of the selected cell. Empty unless one cell is selected.
    pub here: AttrValue,
    /// The meaning of the board's tints. None if the board has none.
    pub scale: Option<Scale>,
    /// Whether some given could be removed.
    pub can_reduce: bool,
    /// Whether givens are lacking for one solution.
    pub can_complete: bool,
    /// Whether a game of the puzzle can be opened.
    pub can_play: bool,
    /// The reason why no game can be opened. None if one can.
    pub no_game: Option<Text>,
    /// Whether the primary button plays the puzzle: it has one solution, and some cell is empty.
    pub plays_next: bool,
    /// Whether there are givens.
    pub has_givens: bool,
    /// Whether the Solve room has a puzzle to take over.
    pub can_bring: bool,
    /// Whether an edit is waiting for the worker.
    pub busy: bool,
    /// The givens that could be added, the one that gives the easiest puzzle first.
    pub additions: Rc<[AdditionView]>,
    /// The rules that the givens keep.
    pub rules: RulesView,
    /// The search for puzzles near this one.
    pub search: SearchView,
}

/// The meaning of the board's tints.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scale {
    /// The tint of a given says how many solutions there are without it.
    Givens,
    /// Besides the tints of givens, the tint of a digit in an empty cell says how many solutions it leaves.
    Digits,
}

/// A given that could be added.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AdditionView {
    /// The given.
    pub given: Candidate,
    /// The given in words: `r4c5 = 7`.
    pub title: AttrValue,
    /// The rating of the puzzle with the given: `Hard \u{b7} hardest step: X-wing, score 840`.
    pub words: AttrValue,
}

/// Returns the view of the panel. `in_solve` is the puzzle of the Solve room.
pub(super) fn panel(editor: &Editor, session: &Session, in_solve: &Grid) -> EditorPanelView {
    let (grid, study) = (editor.grid(), editor.study());
    let kind = VerdictKind::of(&editor.verdict, grid.empty_cells().is_empty());
    let has_givens = !grid.filled_cells().is_empty();
    let one = kind == VerdictKind::One || kind == VerdictKind::Complete;
    let digits = study.map(|study| if one { study.redundant().count() } else { study.additions.len() });
    let addition = |it: &Addition| AdditionView {
        given: it.given,
        title: session.notation().equation(it.given).into(),
        words: text::rating(it.level, it.score, &text::title(it.hardest)).into(),
    };
    // Above the counting limit too little is known for tints.
    let scale = study.filter(|_| editor.solutions() <= COUNT_LIMIT);
    let scale = scale.map(|study| if study.left.is_empty() { Scale::Givens } else { Scale::Digits });
    let can_play = has_givens && kind != VerdictKind::None;
    EditorPanelView {
        words: if has_givens { text::editor::set(&editor.verdict, digits).into() } else { AttrValue::default() },
        here: here(editor, session, study).unwrap_or_default().into(),
        scale,
        can_reduce: one && digits != Some(0),
        can_complete: matches!(*editor.verdict, Verdict::Several { .. }),
        can_play,
        no_game: (!can_play).then(|| text::no_game(grid, &editor.verdict)),
        plays_next: kind == VerdictKind::One,
        has_givens,
        can_bring: !in_solve.filled_cells().is_empty() && in_solve != grid,
        busy: editor.pending.is_some(),
        additions: study.filter(|_| !one).map(|study| study.additions.iter().map(addition).collect()).unwrap_or_default(),
        rules: rules(editor, session),
        search: search(editor),
    }
}

/// Returns a sentence on how the selected cell changes the number of solutions. None unless one cell is selected and the study is
/// known.
fn here(editor: &Editor, session: &Session, study: Option<&Study>) -> Option<String> {
    let (cell, notation) = (session.board.selection.cells.single()?, session.notation());
    study?;
    if let Some(solutions) = editor.without(cell) {
        let now = editor.solutions();
        return Some(text::editor::without(cell, solutions, now, notation));
    }
    editor.leaving(cell).next().map(|_| text::editor::leaving(cell, editor.leaving(cell), notation))
}

/// The props of a [`EditorPanel`].
#[derive(Properties, PartialEq)]
pub struct EditorPanelProps {
    /// The view of the panel.
    pub view: Rc<EditorPanelView>,
}

/// The panel of the puzzle editor.
#[component]
pub fn EditorPanel(EditorPanelProps { view }: &EditorPanelProps) -> Html {
    html! {
        <div class="editor-panel">
            <div class="editor-panel__words" role="status">
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
            <RulesPanel view={view.rules.clone()} />
            <SearchPanel view={view.search.clone()} />
            {isomorphs(view)}
        </div>
    }
}

/// Draws the legend of the board's tints: each tint with the numbers of solutions that it stands for, once for each meaning.
fn legend(scale: Scale) -> Html {
    let captions: &[Text] = match scale {
        Scale::Digits => &[text::editor::TIMES_WITHOUT_GIVEN, text::editor::WITH_DIGIT],
        Scale::Givens => &[text::editor::WITHOUT_GIVEN],
    };
    html! {
        for caption in captions {
            <div aria-hidden="true">
                <p class="note-line">{*caption}</p>
                <p class="heat">{for text::editor::SCALE.map(|numbers| html! { <span>{numbers}</span> })}</p>
            </div>
        }
    }
}

/// Draws the edits of all givens. The primary button leads towards one solution; once there is one, it is the button that plays
/// the puzzle.
fn tools(view: &EditorPanelView) -> Html {
    let act = |can: bool, act| (can && !view.busy).then_some(MakeAction::Edit(act));
    let go = |can: bool, room| can.then_some(MakeAction::TakeTo(room));
    let next = |is_next| if is_next { ButtonStyle::Primary } else { ButtonStyle::Plain };
    let edits = [
        (text::editor::COMPLETE, next(view.can_complete), act(view.can_complete, Edit::Complete)),
        (text::editor::MAKE_MINIMAL, ButtonStyle::Plain, act(view.can_reduce, Edit::MakeMinimal)),
    ];
    let solve = [(text::editor::SOLVE_IT, ButtonStyle::Plain, go(view.has_givens, Room::Solve))];
    let bring = view.can_bring.then_some((text::editor::FROM_SOLVE, ButtonStyle::Plain, Some(MakeAction::FromSolve)));
    html! {
        <div class="tools__row">
            {for edits.map(button)}
            <Button
                label={text::editor::PLAY_IT}
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
        <section class="choices" aria-label={text::editor::ONE_MORE}>
            <h3 class="editor-panel__title">{text::editor::EASIEST_FIRST}</h3>
            <ul class="log__list editor-panel__list">
                for (number, AdditionView { given, title, words }) in additions.iter().enumerate() {
                    <li key={number}>
                        <Row action={Action::Make(MakeAction::AddGiven(*given))} pointed={highlight_on_hover(CellSet::of(given.cell))}>
                            <RowText title={title.clone()}>{words}</RowText>
                        </Row>
                    </li>
                }
            </ul>
        </section>
    }
}

/// Draws the edits that make an equivalent puzzle.
fn isomorphs(view: &EditorPanelView) -> Html {
    let act = |(label, act)| (label, ButtonStyle::Plain, (view.has_givens && !view.busy).then_some(act));
    html! {
        <section class="choices" aria-label={text::editor::SAME_PUZZLE}>
            <h3 class="editor-panel__title">{text::editor::SAME_PUZZLE}</h3>
            <div class="tools__row">{for ISOMORPHS.into_iter().map(act).map(button)}</div>
            <p class="note-line">{text::editor::ABOUT_ISOMORPHS}</p>
        </section>
    }
}

fn button((label, style, action): (Text, ButtonStyle, Option<MakeAction>)) -> Html {
    html! { <Button key={label} {label} {style} action={action.map(Action::Make)} /> }
}

const ISOMORPHS: [(Text, MakeAction); 5] = [
    (text::editor::TURN, MakeAction::Turn),
    (text::editor::MIRROR, MakeAction::Mirror),
    (text::editor::RELABEL, MakeAction::Edit(Edit::Relabel)),
    (text::editor::SHUFFLE, MakeAction::Edit(Edit::Shuffle)),
    (text::editor::CANONICAL, MakeAction::Edit(Edit::Canonical)),
];
