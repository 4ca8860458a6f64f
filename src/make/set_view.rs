//! What is shown to somebody who sets a puzzle by hand, as plain values.

use super::{board_view::board, editor::Editor};
use crate::{
    board::{context::BoardContext, view::BoardView},
    controls::{KeypadView, VerdictKind},
    session::Session,
    text,
};
use nonet_core::{
    board::{Candidate, Grid},
    solver::{COUNT_LIMIT, Problem, Verdict},
    words::Notation,
};
use nonet_protocol::{Addition, Study};
use std::rc::Rc;
use yew::AttrValue;

/// All that is shown to somebody who sets a puzzle.
#[derive(Clone, PartialEq, Debug)]
pub struct SetRoomView {
    /// The board.
    pub board: Rc<BoardView>,
    /// The buttons that can be pressed.
    pub tools: SetTools,
    /// The keys 1 to 9.
    pub keypad: KeypadView,
    /// The verdict; none while there are no givens.
    pub verdict: Option<SetVerdictView>,
    /// The setter's tools.
    pub panel: Rc<SetPanelView>,
}

/// The buttons. A `bool` named `can_..` says whether the button is enabled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs)] // each is the button of the action with its name
pub struct SetTools {
    pub can_undo: bool,
    pub can_redo: bool,
    pub can_clear: bool,
    pub can_erase: bool,
    /// Whether typing a given goes on to the next cell.
    pub auto_advance: bool,
}

/// The verdict on the puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetVerdictView {
    /// Its sort.
    pub kind: VerdictKind,
    /// The verdict.
    pub words: AttrValue,
    /// How many givens there are, and how difficult the puzzle is.
    pub about: AttrValue,
}

/// What there is to say of the givens, and what can be done with them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetPanelView {
    /// How many givens could be removed or would be enough.
    pub words: AttrValue,
    /// What the selected cell does.
    pub here: AttrValue,
    /// What the tints on the board stand for, if there are any.
    pub scale: Option<Scale>,
    /// Whether givens could be removed.
    pub can_reduce: bool,
    /// Whether givens are lacking.
    pub can_complete: bool,
    /// Whether a game of the puzzle can be opened.
    pub can_play: bool,
    /// Whether that comes next: there is one solution, and it is not all there already.
    pub plays_next: bool,
    /// Whether there are givens.
    pub has_givens: bool,
    /// Whether there is something to take over from the Solve room.
    pub can_bring: bool,
    /// Whether the worker does what was asked for.
    pub busy: bool,
    /// The givens that can be added, the easiest puzzle first.
    pub additions: Rc<[AdditionView]>,
}

/// What the tints on the board stand for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scale {
    /// How much rests on each given.
    Givens,
    /// That, and how many solutions each digit of an empty cell leaves.
    Digits,
}

/// A given that can be added.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AdditionView {
    /// The given.
    pub given: Candidate,
    /// `r4c5 = 7`.
    pub title: AttrValue,
    /// `Hard, score 840, hardest step X-Wing`.
    pub words: AttrValue,
}

/// The room with the puzzle that is set, beside the one in Solve.
pub(super) fn set_room(editor: &Editor, session: &Session, in_solve: &Grid) -> SetRoomView {
    let ui = &session.board;
    let tools = SetTools {
        can_undo: editor.history.can_undo(),
        can_redo: editor.history.can_redo(),
        can_clear: !editor.grid().filled().is_empty(),
        can_erase: !ui.selection.cells.is_empty(),
        auto_advance: ui.auto_advance,
    };
    SetRoomView {
        board: Rc::new(board(editor, &BoardContext::of(ui, &session.settings))),
        tools,
        keypad: KeypadView { skips: true, ..KeypadView::of(editor.grid(), ui.lit) },
        verdict: verdict(editor, session.notation()),
        panel: Rc::new(panel(editor, session, in_solve)),
    }
}

fn verdict(editor: &Editor, notation: Notation) -> Option<SetVerdictView> {
    let grid = editor.grid();
    let words = text::status(grid, &grid.allowed(), &editor.verdict, notation);
    let view = || SetVerdictView { kind: kind(editor), words: words.into(), about: about(editor).into() };
    (!grid.filled().is_empty()).then(view)
}

/// The sort of the verdict.
fn kind(editor: &Editor) -> VerdictKind {
    VerdictKind::of(&editor.verdict, editor.grid().empty().is_empty())
}

fn panel(editor: &Editor, session: &Session, in_solve: &Grid) -> SetPanelView {
    let (grid, study, kind) = (editor.grid(), editor.study(), kind(editor));
    let has_givens = !grid.filled().is_empty();
    let one = kind == VerdictKind::One || kind == VerdictKind::Complete;
    let digits = study.map(|study| if one { study.redundant().count() } else { study.additions.len() });
    let addition = |it: &Addition| AdditionView {
        given: it.given,
        title: session.notation().equation(it.given).into(),
        words: text::rating(it.level, it.score, &it.hardest.title, text::RatedAt::Givens).into(),
    };
    // Where more solutions are than are counted, little is known that could be tinted.
    let scale = study.filter(|_| editor.solutions() <= COUNT_LIMIT);
    let scale = scale.map(|study| if study.left.is_empty() { Scale::Givens } else { Scale::Digits });
    SetPanelView {
        words: if has_givens { text::set::set(&editor.verdict, digits).into() } else { AttrValue::default() },
        here: here(editor, session, study).unwrap_or_default().into(),
        scale,
        can_reduce: one && digits != Some(0),
        can_complete: matches!(*editor.verdict, Verdict::Several { .. }),
        can_play: has_givens && kind != VerdictKind::None,
        plays_next: kind == VerdictKind::One,
        has_givens,
        can_bring: !in_solve.filled().is_empty() && in_solve != grid,
        busy: editor.pending.is_some(),
        additions: study.filter(|_| !one).map(|study| study.additions.iter().map(addition).collect()).unwrap_or_default(),
    }
}

/// `24 givens`, `24 givens. Hard, score 840, hardest step X-Wing`.
fn about(editor: &Editor) -> String {
    let rated =
        editor.rating().and_then(|it| Some(text::rating(it.level, it.score, &it.hardest.as_ref()?.title, text::RatedAt::Givens)));
    let givens = text::standing(editor.grid().filled().len(), 0, 0);
    rated.map_or_else(|| givens.clone(), |rated| format!("{givens}. {rated}"))
}

/// What the one selected cell does to the number of solutions.
fn here(editor: &Editor, session: &Session, study: Option<&Study>) -> Option<String> {
    let (cell, notation) = (session.board.selection.cells.single()?, session.notation());
    study?;
    if let Some(solutions) = editor.without(cell) {
        let now = editor.solutions();
        return Some(text::set::without(cell, solutions, now, notation));
    }
    editor.leaving(cell).next().map(|_| text::set::leaving(cell, editor.leaving(cell), notation))
}
