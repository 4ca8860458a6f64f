//! The view of the puzzle editor, as plain values.

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
};
use nonet_protocol::{Addition, Study};
use nonet_words::Notation;
use std::rc::Rc;
use yew::{AttrValue, Properties};

/// The view of the puzzle editor.
#[derive(Clone, PartialEq, Debug)]
pub struct SetRoomView {
    /// The board.
    pub board: Rc<BoardView>,
    /// The state of the buttons.
    pub tools: SetTools,
    /// The view of the keypad.
    pub keypad: KeypadView,
    /// The verdict; while there are no givens, a note on how to type them.
    pub verdict: SetVerdictView,
    /// The panel beside the board.
    pub panel: Rc<SetPanelView>,
}

/// The state of the buttons. A `can_` field says whether its button is enabled.
#[derive(Properties, Clone, Copy, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs)] // each is the button of the action with its name
pub struct SetTools {
    pub can_undo: bool,
    pub can_redo: bool,
    pub can_clear: bool,
    pub can_erase: bool,
    /// Whether the cursor advances to the next cell after a given is typed.
    pub auto_advance: bool,
}

/// The view of the verdict.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetVerdictView {
    /// The kind of the verdict. None while there are no givens.
    pub kind: Option<VerdictKind>,
    /// The verdict in words.
    pub words: AttrValue,
    /// The number of givens and, once it is known, the rating.
    pub about: AttrValue,
}

/// The view of the panel: remarks on the givens, and the edits that are possible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetPanelView {
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
    pub no_game: Option<&'static str>,
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

/// Returns the view of the editor. `in_solve` is the puzzle of the Solve room.
pub(super) fn set_room(editor: &Editor, session: &Session, in_solve: &Grid) -> SetRoomView {
    let ui = &session.board;
    let tools = SetTools {
        can_undo: editor.history.can_undo(),
        can_redo: editor.history.can_redo(),
        can_clear: !editor.grid().filled_cells().is_empty(),
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

fn verdict(editor: &Editor, notation: Notation) -> SetVerdictView {
    let grid = editor.grid();
    if grid.filled_cells().is_empty() {
        return SetVerdictView { kind: None, words: text::set::WRITE_GIVENS.into(), about: text::set::HOW_TO_WRITE.into() };
    }
    let words = text::status(grid, &grid.allowed(), &editor.verdict, notation);
    // The editor makes no distinction between a full board and any other with one solution, or between an impossible board and a
    // wrong one.
    let kind = VerdictKind::of(&editor.verdict, false);
    SetVerdictView { kind: Some(kind), words: words.into(), about: about(editor).into() }
}

fn panel(editor: &Editor, session: &Session, in_solve: &Grid) -> SetPanelView {
    let (grid, study) = (editor.grid(), editor.study());
    let kind = VerdictKind::of(&editor.verdict, grid.empty_cells().is_empty());
    let has_givens = !grid.filled_cells().is_empty();
    let one = kind == VerdictKind::One || kind == VerdictKind::Complete;
    let digits = study.map(|study| if one { study.redundant().count() } else { study.additions.len() });
    let addition = |it: &Addition| AdditionView {
        given: it.given,
        title: session.notation().equation(it.given).into(),
        words: text::rating(it.level, it.score, it.hardest.title()).into(),
    };
    // Above the counting limit too little is known for tints.
    let scale = study.filter(|_| editor.solutions() <= COUNT_LIMIT);
    let scale = scale.map(|study| if study.left.is_empty() { Scale::Givens } else { Scale::Digits });
    let can_play = has_givens && kind != VerdictKind::None;
    SetPanelView {
        words: if has_givens { text::set::set(&editor.verdict, digits).into() } else { AttrValue::default() },
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
    }
}

/// Returns the number of givens and, once it is known, the rating: `24 givens. Hard \u{b7} hardest step: X-wing, score 840`.
fn about(editor: &Editor) -> String {
    let rated = editor.rating().and_then(|it| Some(text::rating(it.level, it.score, it.hardest?.title())));
    let givens = text::standing(editor.grid().filled_cells().len(), 0, 0);
    rated.map_or_else(|| givens.clone(), |rated| format!("{givens}. {rated}"))
}

/// Returns a sentence on how the selected cell changes the number of solutions. None unless one cell is selected and the study is
/// known.
fn here(editor: &Editor, session: &Session, study: Option<&Study>) -> Option<String> {
    let (cell, notation) = (session.board.selection.cells.single()?, session.notation());
    study?;
    if let Some(solutions) = editor.without(cell) {
        let now = editor.solutions();
        return Some(text::set::without(cell, solutions, now, notation));
    }
    editor.leaving(cell).next().map(|_| text::set::leaving(cell, editor.leaving(cell), notation))
}
