//! The puzzle editor: the board, the verdict, the keys and the panel.

use super::{
    board_view::board,
    editor::Editor,
    editor_panel::{EditorPanel, EditorPanelView, panel},
    room::MakeChoice,
};
use crate::{
    action::{Action, BoardAction, MakeTab},
    board::{AutoAdvance, Board, Keypad, KeypadView, context::BoardContext, view::BoardView},
    controls::{Button, ButtonStyle, HistoryButtons, Icon, RoomFrame, Toolbar, VerdictCard, VerdictKind},
    session::Session,
    text,
};
use nonet_core::{board::Grid, solver::Problem};
use nonet_words::Notation;
use std::rc::Rc;
use yew::prelude::*;

/// The view of the puzzle editor.
#[derive(Clone, PartialEq, Debug)]
pub struct EditorView {
    /// The board.
    pub board: Rc<BoardView>,
    /// The state of the buttons.
    pub tools: EditorTools,
    /// The view of the keypad.
    pub keypad: KeypadView,
    /// The verdict; while there are no givens, a note on how to type them.
    pub verdict: EditorVerdictView,
    /// The panel beside the board.
    pub panel: Rc<EditorPanelView>,
}

/// The state of the buttons. A `can_` field says whether its button is enabled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs)] // each is the button of the action with its name
pub struct EditorTools {
    pub can_undo: bool,
    pub can_redo: bool,
    pub can_clear: bool,
    pub can_erase: bool,
    /// Whether the cursor advances to the next cell after a given is typed.
    pub auto_advance: bool,
}

/// The view of the verdict.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EditorVerdictView {
    /// The kind of the verdict. None while there are no givens.
    pub kind: Option<VerdictKind>,
    /// The verdict in words.
    pub words: AttrValue,
    /// The number of givens and, once it is known, the rating.
    pub about: AttrValue,
}

/// Returns the view of the editor. `in_solve` is the puzzle of the Solve room.
pub(super) fn editor(editor: &Editor, session: &Session, in_solve: &Grid) -> EditorView {
    let ui = &session.board;
    let tools = EditorTools {
        can_undo: editor.history.can_undo(),
        can_redo: editor.history.can_redo(),
        can_clear: !editor.grid().filled_cells().is_empty(),
        can_erase: !ui.selection.cells.is_empty(),
        auto_advance: ui.auto_advance,
    };
    EditorView {
        board: Rc::new(board(editor, &BoardContext::of(ui, &session.settings))),
        tools,
        keypad: KeypadView { skips: true, ..KeypadView::of(editor.grid(), ui.lit) },
        verdict: verdict(editor, session.notation()),
        panel: Rc::new(panel(editor, session, in_solve)),
    }
}

fn verdict(editor: &Editor, notation: Notation) -> EditorVerdictView {
    let grid = editor.grid();
    if grid.filled_cells().is_empty() {
        return EditorVerdictView {
            kind: None,
            words: text::editor::WRITE_GIVENS.into(),
            about: text::editor::HOW_TO_WRITE.into(),
        };
    }
    let words = text::status(grid, &grid.domains(), &editor.verdict, notation);
    // The editor makes no distinction between a full board and any other with one solution, or between an impossible board and a
    // wrong one.
    let kind = VerdictKind::of(&editor.verdict, false);
    EditorVerdictView { kind: Some(kind), words: words.into(), about: about(editor).into() }
}

/// Returns the number of givens and, once they are known, the ratings: `24 givens. Hard \u{b7} hardest step: X-wing, score 840 \u{b7} SE 6.6`.
fn about(editor: &Editor) -> String {
    let rated = editor.rating().and_then(|it| Some(text::rating(it.level, it.score, &text::title(it.hardest?))));
    text::editor::about(text::standing(editor.grid().filled_cells().len(), 0, 0), rated, editor.explainer())
}

/// Draws the room of the puzzle editor.
pub(super) fn editor_room(view: &EditorView) -> Html {
    let EditorView { board, tools, keypad, verdict, panel } = view;
    html! {
        <RoomFrame
            class="room--editor"
            board={html! { <Board view={Rc::clone(board)} /> }}
            verdict={html! {
                <>
                    <MakeChoice open={MakeTab::Editor} />
                    <VerdictCard
                        label={text::editor::VERDICT}
                        class={classes!(verdict.kind.map(VerdictKind::class))}
                        icon={verdict.kind.map_or(Icon::Edit, VerdictKind::icon)}
                        words={verdict.words.clone()}
                        about={html! { {&verdict.about} }}
                    />
                    <AutoAdvance on={tools.auto_advance} />
                </>
            }}
            keys={html! { <Keypad view={keypad.clone()} can_erase={tools.can_erase} /> }}
            actions={toolbar(*tools)}
            more={html! { <EditorPanel view={Rc::clone(panel)} /> }}
        />
    }
}

/// Draws the toolbar: undo, redo and clear.
fn toolbar(tools: EditorTools) -> Html {
    html! {
        <Toolbar>
            <HistoryButtons can_undo={tools.can_undo} can_redo={tools.can_redo} />
            <Button
                label={text::editor::CLEAR}
                icon={Icon::Clear}
                style={ButtonStyle::Bare}
                action={tools.can_clear.then_some(Action::Board(BoardAction::Clear))}
            />
        </Toolbar>
    }
}
