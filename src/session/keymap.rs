//! The keymap. One table serves the keyboard, the list of keys that `?` opens, and the tests.

pub use super::key::Key;
use crate::{
    action::{
        Action, AnalysisAction, BoardAction, CursorMove, Mode, Overlay, PlayAction, Query, ShellAction, SolutionAction,
        SolveAction, Subject,
    },
    text::{self, Text},
};
use nonet_core::board::Digit;

/// A row of the list of keys.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShortcutView {
    /// The keys, for example `Ctrl+Z`.
    pub keys: Text,
    /// The action of the keys in words.
    pub words: Text,
}

/// The scope in which a key acts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Scope {
    /// The board. The key also acts elsewhere, unless the focused element uses it itself or single-character shortcuts are
    /// switched off (WCAG 2.1.4).
    Board,
    /// Everywhere but in a text field.
    Page,
}

/// A row of the table: its entry in the list of keys, and the action of each key.
struct Row {
    help: Option<(Text, Text)>,
    scope: Scope,
    actions: &'static [(&'static str, Action)],
}

const ROWS: &[Row] = &[
    Row {
        help: Some(text::keys::MOVE),
        scope: Scope::Board,
        actions: &[
            ("ArrowUp", Action::Board(BoardAction::Go(CursorMove::Up))),
            ("ArrowDown", Action::Board(BoardAction::Go(CursorMove::Down))),
            ("ArrowLeft", Action::Board(BoardAction::Go(CursorMove::Left))),
            ("ArrowRight", Action::Board(BoardAction::Go(CursorMove::Right))),
            ("S-ArrowUp", Action::Board(BoardAction::Extend(CursorMove::Up))),
            ("S-ArrowDown", Action::Board(BoardAction::Extend(CursorMove::Down))),
            ("S-ArrowLeft", Action::Board(BoardAction::Extend(CursorMove::Left))),
            ("S-ArrowRight", Action::Board(BoardAction::Extend(CursorMove::Right))),
        ],
    },
    Row {
        help: Some(text::keys::ENDS),
        scope: Scope::Board,
        actions: &[
            ("Home", Action::Board(BoardAction::Go(CursorMove::RowStart))),
            ("End", Action::Board(BoardAction::Go(CursorMove::RowEnd))),
            ("C-Home", Action::Board(BoardAction::Go(CursorMove::FirstCell))),
            ("C-End", Action::Board(BoardAction::Go(CursorMove::LastCell))),
            ("S-Home", Action::Board(BoardAction::Extend(CursorMove::RowStart))),
            ("S-End", Action::Board(BoardAction::Extend(CursorMove::RowEnd))),
            ("C-S-Home", Action::Board(BoardAction::Extend(CursorMove::FirstCell))),
            ("C-S-End", Action::Board(BoardAction::Extend(CursorMove::LastCell))),
        ],
    },
    Row {
        help: Some(text::keys::BOXES),
        scope: Scope::Board,
        actions: &[
            ("PageUp", Action::Board(BoardAction::Go(CursorMove::BoxUp))),
            ("PageDown", Action::Board(BoardAction::Go(CursorMove::BoxDown))),
            ("S-PageUp", Action::Board(BoardAction::Extend(CursorMove::BoxUp))),
            ("S-PageDown", Action::Board(BoardAction::Extend(CursorMove::BoxDown))),
        ],
    },
    Row {
        help: Some(text::keys::EMPTY_CELLS),
        scope: Scope::Board,
        actions: &[(".", Action::Board(BoardAction::Dot)), (",", Action::Board(BoardAction::Comma))],
    },
    Row {
        help: Some(text::keys::DIGIT),
        scope: Scope::Board,
        actions: &[
            ("1", Action::Board(BoardAction::Digit(Digit::D1))),
            ("2", Action::Board(BoardAction::Digit(Digit::D2))),
            ("3", Action::Board(BoardAction::Digit(Digit::D3))),
            ("4", Action::Board(BoardAction::Digit(Digit::D4))),
            ("5", Action::Board(BoardAction::Digit(Digit::D5))),
            ("6", Action::Board(BoardAction::Digit(Digit::D6))),
            ("7", Action::Board(BoardAction::Digit(Digit::D7))),
            ("8", Action::Board(BoardAction::Digit(Digit::D8))),
            ("9", Action::Board(BoardAction::Digit(Digit::D9))),
        ],
    },
    Row {
        help: Some(text::keys::NOTE),
        scope: Scope::Board,
        actions: &[
            ("S-1", Action::Board(BoardAction::Note(Digit::D1))),
            ("S-2", Action::Board(BoardAction::Note(Digit::D2))),
            ("S-3", Action::Board(BoardAction::Note(Digit::D3))),
            ("S-4", Action::Board(BoardAction::Note(Digit::D4))),
            ("S-5", Action::Board(BoardAction::Note(Digit::D5))),
            ("S-6", Action::Board(BoardAction::Note(Digit::D6))),
            ("S-7", Action::Board(BoardAction::Note(Digit::D7))),
            ("S-8", Action::Board(BoardAction::Note(Digit::D8))),
            ("S-9", Action::Board(BoardAction::Note(Digit::D9))),
        ],
    },
    Row {
        help: Some(text::keys::MODES),
        scope: Scope::Board,
        actions: &[
            ("Space", Action::Board(BoardAction::Space)),
            ("z", Action::Play(PlayAction::Mode(Mode::Digit))),
            ("x", Action::Play(PlayAction::Mode(Mode::Corner))),
            ("c", Action::Play(PlayAction::Mode(Mode::Centre))),
            ("v", Action::Play(PlayAction::Mode(Mode::Colour))),
            ("d", Action::Play(PlayAction::Mode(Mode::Line))),
            ("n", Action::Play(PlayAction::ToggleNotes)),
        ],
    },
    Row {
        help: Some(text::keys::ERASE),
        scope: Scope::Board,
        actions: &[
            ("Delete", Action::Board(BoardAction::Erase)),
            ("Backspace", Action::Board(BoardAction::Erase)),
            ("0", Action::Board(BoardAction::Zero)),
        ],
    },
    Row { help: Some(text::keys::UNDO), scope: Scope::Board, actions: &[("[", Action::Board(BoardAction::Undo))] },
    Row { help: Some(text::keys::REDO), scope: Scope::Board, actions: &[("]", Action::Board(BoardAction::Redo))] },
    Row {
        help: None,
        scope: Scope::Page,
        actions: &[
            ("C-z", Action::Board(BoardAction::Undo)),
            ("C-y", Action::Board(BoardAction::Redo)),
            ("C-S-z", Action::Board(BoardAction::Redo)),
        ],
    },
    // The browser's own command, which its menu has as well (browser/copying.rs).
    Row { help: Some(text::keys::COPY), scope: Scope::Page, actions: &[] },
    Row { help: Some(text::keys::SELECT_ALL), scope: Scope::Board, actions: &[("C-a", Action::Board(BoardAction::SelectAll))] },
    Row { help: Some(text::keys::LIGHT), scope: Scope::Board, actions: &[("f", Action::Board(BoardAction::LightNext))] },
    Row { help: Some(text::keys::STEP), scope: Scope::Board, actions: &[("h", Action::Board(BoardAction::Step))] },
    Row { help: Some(text::keys::APPLY), scope: Scope::Board, actions: &[("Enter", Action::Board(BoardAction::Confirm))] },
    Row { help: Some(text::keys::WHY_NOT), scope: Scope::Board, actions: &[("w", Action::Play(PlayAction::WhyNotNext))] },
    Row { help: Some(text::keys::CHECK), scope: Scope::Board, actions: &[("C-Enter", Action::Play(PlayAction::Check))] },
    Row {
        help: Some(text::keys::SAVE_POINTS),
        scope: Scope::Board,
        actions: &[("C-s", Action::Play(PlayAction::SetPoint(String::new()))), ("C-b", Action::Play(PlayAction::LastPoint))],
    },
    Row { help: Some(text::keys::PAUSE), scope: Scope::Board, actions: &[("p", Action::Play(PlayAction::TogglePause))] },
    Row {
        help: Some(text::keys::SPEAK),
        scope: Scope::Board,
        actions: &[
            ("'", Action::Shell(ShellAction::AskQuery)),
            ("r", Action::Shell(ShellAction::Query(Query::Row))),
            ("l", Action::Shell(ShellAction::Query(Query::Column))),
            ("b", Action::Shell(ShellAction::Query(Query::Box))),
            ("k", Action::Shell(ShellAction::Query(Query::Here))),
            ("m", Action::Shell(ShellAction::Query(Query::Remaining))),
            ("g", Action::Shell(ShellAction::Query(Query::Fullness))),
        ],
    },
    Row {
        help: Some(text::keys::SHARE),
        scope: Scope::Board,
        actions: &[("s", Action::Shell(ShellAction::Open(Overlay::Share(Subject::Puzzle))))],
    },
    Row {
        help: Some(text::keys::WALK),
        scope: Scope::Board,
        actions: &[
            ("<", Action::Solve(SolveAction::Solution(SolutionAction::ShowPrevious))),
            (">", Action::Solve(SolveAction::Solution(SolutionAction::ShowNext))),
        ],
    },
    Row {
        help: Some(text::keys::BRANCHES),
        scope: Scope::Board,
        actions: &[
            ("t", Action::Solve(SolveAction::Analysis(AnalysisAction::Branch))),
            ("y", Action::Solve(SolveAction::Analysis(AnalysisAction::ShowBy(1)))),
            ("S-y", Action::Solve(SolveAction::Analysis(AnalysisAction::ShowBy(-1)))),
        ],
    },
    Row { help: Some(text::keys::KEYS), scope: Scope::Board, actions: &[("?", Action::Shell(ShellAction::Open(Overlay::Keys)))] },
    Row { help: Some(text::keys::CLOSE), scope: Scope::Page, actions: &[("Escape", Action::Shell(ShellAction::Escape))] },
];

/// Returns the action of a key. None if the page leaves the key to the browser.
#[must_use]
pub fn action_for(key: Key<'_>, for_board: bool) -> Option<Action> {
    let name = key.name()?;
    ROWS.iter()
        .filter(|row| for_board || row.scope == Scope::Page)
        .flat_map(|row| row.actions)
        .find(|(press, _)| *press == name)
        .map(|(_, action)| action.clone())
}

/// Returns the rows of the list of keys.
#[must_use]
pub fn shortcuts() -> Vec<ShortcutView> {
    ROWS.iter().filter_map(|row| row.help).map(|(keys, words)| ShortcutView { keys, words }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key<'a>(key: &'a str, code: &'a str) -> Key<'a> {
        Key { key, code, ..Key::default() }
    }

    #[test]
    fn keys_are_found_in_every_layout() {
        let cases: &[(&str, Key<'_>, Option<Action>)] = &[
            ("digit", key("5", "Digit5"), Some(Action::Board(BoardAction::Digit(Digit::D5)))),
            ("digit, French: unshifted writes a sign", key("(", "Digit5"), Some(Action::Board(BoardAction::Digit(Digit::D5)))),
            ("note", Key { shift: true, ..key("%", "Digit5") }, Some(Action::Board(BoardAction::Note(Digit::D5)))),
            ("pad", key("5", "Numpad5"), Some(Action::Board(BoardAction::Digit(Digit::D5)))),
            (
                "pad, Shift on Linux",
                Key { shift: true, ..key("5", "Numpad5") },
                Some(Action::Board(BoardAction::Note(Digit::D5))),
            ),
            (
                "pad, Shift on Windows",
                Key { num_lock: true, ..key("ArrowLeft", "Numpad4") },
                Some(Action::Board(BoardAction::Note(Digit::D4))),
            ),
            ("pad, NumLock off", key("ArrowLeft", "Numpad4"), Some(Action::Board(BoardAction::Go(CursorMove::Left)))),
            ("pad, German comma", key(",", "NumpadDecimal"), Some(Action::Board(BoardAction::Dot))),
            ("pad, Delete", key("Delete", "NumpadDecimal"), Some(Action::Board(BoardAction::Erase))),
            ("undo", Key { command: true, ..key("z", "KeyZ") }, Some(Action::Board(BoardAction::Undo))),
            ("undo, German", Key { command: true, ..key("z", "KeyY") }, Some(Action::Board(BoardAction::Undo))),
            ("undo, Russian", Key { command: true, ..key("я", "KeyZ") }, Some(Action::Board(BoardAction::Undo))),
            ("redo", Key { command: true, shift: true, ..key("Z", "KeyZ") }, Some(Action::Board(BoardAction::Redo))),
            ("redo, German ]", Key { command: true, alt: true, ..key("]", "Digit9") }, Some(Action::Board(BoardAction::Redo))),
            (
                "sign, shifted",
                Key { shift: true, ..key("<", "Comma") },
                Some(Action::Solve(SolveAction::Solution(SolutionAction::ShowPrevious))),
            ),
            (
                "sign, own key",
                key("<", "IntlBackslash"),
                Some(Action::Solve(SolveAction::Solution(SolutionAction::ShowPrevious))),
            ),
            (
                "extend",
                Key { shift: true, ..key("ArrowUp", "ArrowUp") },
                Some(Action::Board(BoardAction::Extend(CursorMove::Up))),
            ),
            ("the browser's: tab 5", Key { command: true, ..key("5", "Digit5") }, None),
            ("the browser's: back", Key { alt: true, ..key("ArrowLeft", "ArrowLeft") }, None),
            ("the browser's: new tab", Key { command: true, ..key("t", "KeyT") }, None),
            ("the browser's: F5", key("F5", "F5"), None),
            ("the browser's: zoom", Key { command: true, ..key("0", "Digit0") }, None),
            ("a letter without meaning", key("q", "KeyQ"), None),
            ("a dead key", key("Dead", "Quote"), None),
            ("nothing", Key::default(), None),
        ];
        for (what, key, action) in cases {
            assert_eq!(&action_for(*key, true), action, "{what}");
        }
    }

    #[test]
    fn single_characters_act_in_the_board_only() {
        for row in ROWS {
            for (press, action) in row.actions {
                if press.chars().count() == 1 {
                    assert_eq!(row.scope, Scope::Board, "{press} would act everywhere: {action:?}");
                }
            }
        }
        assert_eq!(action_for(key("5", "Digit5"), false), None);
        assert_eq!(action_for(Key { command: true, ..key("z", "KeyZ") }, false), Some(Action::Board(BoardAction::Undo)));
        assert_eq!(action_for(key("Escape", "Escape"), false), Some(Action::Shell(ShellAction::Escape)));
    }

    #[test]
    fn no_key_has_two_meanings() {
        let mut presses: Vec<_> = ROWS.iter().flat_map(|row| row.actions).map(|(press, _)| press).collect();
        let all = presses.len();
        presses.sort();
        presses.dedup();
        assert_eq!(presses.len(), all);
    }
}
