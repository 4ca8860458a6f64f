//! Which key does what. One table serves the keyboard, the list of keys that `?` opens, and the tests.

pub use super::key::Key;
use crate::{
    action::{Action, BoardAction, Course, PlayAction, Query, ShellAction, SolveAction},
    state::{Mode, Overlay, Subject},
    view::ShortcutView,
};
use nonet_core::board::Digit;

/// Where a key acts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Scope {
    /// Where keys are meant for the board: in it, and elsewhere unless what has the focus uses them itself, or keys of a single
    /// character are switched off (WCAG 2.1.4).
    Board,
    /// Everywhere but in a text field.
    Page,
}

/// A row of the table: what the list of keys says, and what each key of the row does.
struct Row {
    keys: &'static str,
    words: &'static str,
    scope: Scope,
    actions: &'static [(&'static str, Action)],
}

const ROWS: &[Row] = &[
    Row {
        keys: "Arrows",
        words: "Move; with Shift, select more",
        scope: Scope::Board,
        actions: &[
            ("ArrowUp", Action::Board(BoardAction::Go(Course::Up))),
            ("ArrowDown", Action::Board(BoardAction::Go(Course::Down))),
            ("ArrowLeft", Action::Board(BoardAction::Go(Course::Left))),
            ("ArrowRight", Action::Board(BoardAction::Go(Course::Right))),
            ("S-ArrowUp", Action::Board(BoardAction::Extend(Course::Up))),
            ("S-ArrowDown", Action::Board(BoardAction::Extend(Course::Down))),
            ("S-ArrowLeft", Action::Board(BoardAction::Extend(Course::Left))),
            ("S-ArrowRight", Action::Board(BoardAction::Extend(Course::Right))),
        ],
    },
    Row {
        keys: "Home, End",
        words: "To the ends of the row; with Ctrl, of the board",
        scope: Scope::Board,
        actions: &[
            ("Home", Action::Board(BoardAction::Go(Course::RowStart))),
            ("End", Action::Board(BoardAction::Go(Course::RowEnd))),
            ("C-Home", Action::Board(BoardAction::Go(Course::FirstCell))),
            ("C-End", Action::Board(BoardAction::Go(Course::LastCell))),
            ("S-Home", Action::Board(BoardAction::Extend(Course::RowStart))),
            ("S-End", Action::Board(BoardAction::Extend(Course::RowEnd))),
            ("C-S-Home", Action::Board(BoardAction::Extend(Course::FirstCell))),
            ("C-S-End", Action::Board(BoardAction::Extend(Course::LastCell))),
        ],
    },
    Row {
        keys: "Page Up, Page Down",
        words: "One box up or down",
        scope: Scope::Board,
        actions: &[
            ("PageUp", Action::Board(BoardAction::Go(Course::BoxUp))),
            ("PageDown", Action::Board(BoardAction::Go(Course::BoxDown))),
            ("S-PageUp", Action::Board(BoardAction::Extend(Course::BoxUp))),
            ("S-PageDown", Action::Board(BoardAction::Extend(Course::BoxDown))),
        ],
    },
    Row {
        keys: ". and ,",
        words: "Next and previous empty cell; while givens are typed, . leaves a cell empty",
        scope: Scope::Board,
        actions: &[(".", Action::Board(BoardAction::Dot)), (",", Action::Board(BoardAction::Comma))],
    },
    Row {
        keys: "1 to 9",
        words: "Write the digit",
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
        keys: "Shift + 1 to 9",
        words: "Write a note (Play), rule out a candidate (Solve)",
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
        keys: "Space; Z, X, C, V, D; N",
        words: "What the keys write: next; digit, notes, centre notes (where both sorts are on), colour, line; notes on or off (Play)",
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
        keys: "Delete, Backspace, 0",
        words: "Empty the cell",
        scope: Scope::Board,
        actions: &[
            ("Delete", Action::Board(BoardAction::Erase)),
            ("Backspace", Action::Board(BoardAction::Erase)),
            ("0", Action::Board(BoardAction::Zero)),
        ],
    },
    Row { keys: "Ctrl+Z or [", words: "Undo", scope: Scope::Board, actions: &[("[", Action::Board(BoardAction::Undo))] },
    Row {
        keys: "Ctrl+Y, Ctrl+Shift+Z or ]",
        words: "Redo",
        scope: Scope::Board,
        actions: &[("]", Action::Board(BoardAction::Redo))],
    },
    Row {
        keys: "",
        words: "",
        scope: Scope::Page,
        actions: &[
            ("C-z", Action::Board(BoardAction::Undo)),
            ("C-y", Action::Board(BoardAction::Redo)),
            ("C-S-z", Action::Board(BoardAction::Redo)),
        ],
    },
    Row {
        keys: "Ctrl+A",
        words: "Select all cells",
        scope: Scope::Board,
        actions: &[("C-a", Action::Board(BoardAction::SelectAll))],
    },
    Row {
        keys: "F, then a digit",
        words: "Light the digit, again for several; F twice ends it. Colours then go to its notes",
        scope: Scope::Board,
        actions: &[("f", Action::Board(BoardAction::LightNext))],
    },
    Row {
        keys: "H",
        words: "Take the next step (Solve); a hint, then more of it (Play)",
        scope: Scope::Board,
        actions: &[("h", Action::Board(BoardAction::Step))],
    },
    Row {
        keys: "Enter",
        words: "Apply a hint that is told to its end (Play)",
        scope: Scope::Board,
        actions: &[("Enter", Action::Play(PlayAction::Apply))],
    },
    Row {
        keys: "W, then a digit",
        words: "Why not this digit here? (Play)",
        scope: Scope::Board,
        actions: &[("w", Action::Play(PlayAction::WhyNotNext))],
    },
    Row {
        keys: "Ctrl+Enter",
        words: "Check for mistakes (Play)",
        scope: Scope::Board,
        actions: &[("C-Enter", Action::Play(PlayAction::Check))],
    },
    Row {
        keys: "Ctrl+S, Ctrl+B",
        words: "Set a save point; back to the last one (Play)",
        scope: Scope::Board,
        actions: &[("C-s", Action::Play(PlayAction::SetPoint(String::new()))), ("C-b", Action::Play(PlayAction::LastPoint))],
    },
    Row { keys: "P", words: "Pause (Play)", scope: Scope::Board, actions: &[("p", Action::Play(PlayAction::TogglePause))] },
    Row {
        keys: "', then R L B K M G",
        words: "Speak the row, column or box; what can go here; what remains; how full the board is",
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
        keys: "S",
        words: "Share",
        scope: Scope::Board,
        actions: &[("s", Action::Shell(ShellAction::Open(Overlay::Share(Subject::Puzzle))))],
    },
    Row {
        keys: "< and >",
        words: "Walk through several solutions (Solve)",
        scope: Scope::Board,
        actions: &[("<", Action::Solve(SolveAction::WalkBack)), (">", Action::Solve(SolveAction::WalkOn))],
    },
    Row {
        keys: "?",
        words: "This list",
        scope: Scope::Board,
        actions: &[("?", Action::Shell(ShellAction::Open(Overlay::Keys)))],
    },
    Row {
        keys: "Esc",
        words: "Close what is open, then deselect",
        scope: Scope::Page,
        actions: &[("Escape", Action::Shell(ShellAction::Escape))],
    },
];

/// What the key does, or `None` if the page leaves it to the browser.
#[must_use]
pub fn action_for(key: Key<'_>, for_board: bool) -> Option<Action> {
    let name = key.name()?;
    ROWS.iter()
        .filter(|row| for_board || row.scope == Scope::Page)
        .flat_map(|row| row.actions)
        .find(|(press, _)| *press == name)
        .map(|(_, action)| action.clone())
}

/// The list of keys.
#[must_use]
pub fn shortcuts() -> Vec<ShortcutView> {
    let listed = ROWS.iter().filter(|row| !row.keys.is_empty());
    listed.map(|row| ShortcutView { keys: row.keys, words: row.words }).collect()
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
            ("pad, NumLock off", key("ArrowLeft", "Numpad4"), Some(Action::Board(BoardAction::Go(Course::Left)))),
            ("pad, German comma", key(",", "NumpadDecimal"), Some(Action::Board(BoardAction::Dot))),
            ("pad, Delete", key("Delete", "NumpadDecimal"), Some(Action::Board(BoardAction::Erase))),
            ("undo", Key { command: true, ..key("z", "KeyZ") }, Some(Action::Board(BoardAction::Undo))),
            ("undo, German", Key { command: true, ..key("z", "KeyY") }, Some(Action::Board(BoardAction::Undo))),
            ("undo, Russian", Key { command: true, ..key("я", "KeyZ") }, Some(Action::Board(BoardAction::Undo))),
            ("redo", Key { command: true, shift: true, ..key("Z", "KeyZ") }, Some(Action::Board(BoardAction::Redo))),
            ("redo, German ]", Key { command: true, alt: true, ..key("]", "Digit9") }, Some(Action::Board(BoardAction::Redo))),
            ("sign, shifted", Key { shift: true, ..key("<", "Comma") }, Some(Action::Solve(SolveAction::WalkBack))),
            ("sign, own key", key("<", "IntlBackslash"), Some(Action::Solve(SolveAction::WalkBack))),
            ("extend", Key { shift: true, ..key("ArrowUp", "ArrowUp") }, Some(Action::Board(BoardAction::Extend(Course::Up)))),
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
