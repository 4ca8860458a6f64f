//! The keys that act: no key acts on the room behind an overlay, and a key that is held down acts again and again only where that moves on.

use crate::{
    action::{Action, BoardAction, KeyPress, ShellAction, SolutionAction, SolveAction},
    app::State,
};

impl State {
    /// Whether the key does anything now.
    pub(super) fn takes_key(&self, press: &KeyPress) -> bool {
        (!press.repeats || self.may_repeat(&press.action)) && self.is_in_front(&press.action)
    }

    /// Whether nothing lies over what the action is about. An overlay hears its own keys: those that close it, and those of its board.
    fn is_in_front(&self, action: &Action) -> bool {
        self.shell.overlay.is_none() || *action == Action::Shell(ShellAction::Escape) || self.for_photo(action).is_some()
    }

    /// Whether a key that is held may do this again and again: it moves on, or does again what leads to the same. What switches between
    /// two states would flicker, and end in either.
    fn may_repeat(&self, action: &Action) -> bool {
        match action {
            Action::Board(BoardAction::Go(_) | BoardAction::Extend(_) | BoardAction::Comma | BoardAction::Dot) => true,
            Action::Board(BoardAction::Erase | BoardAction::Zero) => true,
            // While a book is shown, they exchange it with the one before.
            Action::Board(BoardAction::Undo | BoardAction::Redo) => self.room().has_board(),
            Action::Board(BoardAction::Space) => self.is_editing(), // it moves on where a puzzle is typed, and else changes the mode
            Action::Solve(
                SolveAction::Solution(SolutionAction::ShowPrevious) | SolveAction::Solution(SolutionAction::ShowNext),
            ) => true,
            _ => false,
        }
    }
}
