//! What is done around the rooms: one goes from room to room, something opens over them, and is closed.

use super::{Effect, Filters, Look, Overlay, Pending, Selection, State, Subject};
use crate::{
    action::ShellAction,
    view::{EntryView, Room},
};
use nonet_core::board::DigitSet;

impl State {
    /// Does what was asked for around the rooms.
    pub(super) fn take_shell_action(&mut self, action: ShellAction) {
        match action {
            ShellAction::Enter(room) => self.enter(room),
            ShellAction::Escape => self.escape(),
            ShellAction::EntryText(text) => self.entry = EntryView { text, ..EntryView::default() },
            ShellAction::EntryPasted(text) => self.receive(text, None),
            ShellAction::EntryRead => self.receive(self.entry.text.clone(), None),
            ShellAction::TypePuzzle => self.type_puzzle(),
            ShellAction::AskPaste => self.effects.push(Effect::Paste),
            ShellAction::Sample(number) => self.take_sample(number),
            ShellAction::TakeOther => self.take_other(),
            ShellAction::AskQuery => self.pending = Pending::Query,
            ShellAction::Query(query) if self.pending == Pending::Query => {
                self.pending = Pending::Nothing;
                self.answer(query);
            }
            ShellAction::Query(_) => {}
            ShellAction::Point(cells) => self.pointed = cells,
            ShellAction::Case(case) => self.case = case,
            ShellAction::GivensOnly(on) => self.givens_only = on,
            ShellAction::Picture(look) => (self.picture, self.shared) = (Some(look), None),
            ShellAction::Form(form) => self.chosen_form = Some(form),
            ShellAction::Copy(export) => self.export(export, true),
            ShellAction::Download(export) => self.export(export, false),
            ShellAction::Theme(theme) => self.theme = theme,
            ShellAction::Dismiss => self.toast = None,
            ShellAction::DismissUpdate => self.update_offer = None,
            ShellAction::TakeVersion => self.effects.push(Effect::TakeVersion),
            ShellAction::PrintNotes(on) => self.prints_notes = on,
            ShellAction::Print => {
                self.close();
                self.effects.push(Effect::Print);
            }
            ShellAction::PlayThis => self.play_this(),
            ShellAction::Open(overlay) => self.open(overlay),
            ShellAction::Close => self.close(),
            ShellAction::SolveThis => self.solve_this(),
            ShellAction::Choose(setting, value) => self.choose(setting, value),
        }
    }

    /// Goes to another room, which is as it was left.
    pub(crate) fn enter(&mut self, room: Room) {
        self.archive.look(); // another tab may have gone on with a game that is about to be seen
        let elsewhere = self.room != room;
        self.room = room;
        self.details = room == Room::Solve && !self.is_editing();
        if elsewhere && self.is_editing() {
            self.selection = Selection::of(self.typed_next());
        }
    }

    /// Opens this over the room, in place of what was open.
    pub(crate) fn open(&mut self, overlay: Overlay) {
        let is_first = !matches!(self.overlay, Some(Overlay::Share(_)));
        let overlay =
            if is_first && overlay == Overlay::Share(Subject::Puzzle) { Overlay::Share(self.first_subject()) } else { overlay };
        self.close();
        self.shared = None;
        self.overlay = Some(overlay);
    }

    /// Closes what is open over the room. Games that were deleted in it can no longer be put back in place.
    pub(crate) fn close(&mut self) {
        if self.overlay == Some(Overlay::PuzzleColumn) {
            self.collections.imports.drop_asking(); // nobody chose: the file is not read
        }
        if self.overlay == Some(Overlay::Collection) {
            self.collections.imports.is_left = self.collections.imports.running().is_some();
        }
        self.overlay = None;
        self.deleted.clear();
    }

    /// Closes one thing: the latest that opened over the others.
    pub(crate) fn escape(&mut self) {
        if self.overlay.is_some() {
            self.close();
        } else if self.room == Room::Solve && self.solve.look != Look::Now {
            self.solve.look = Look::Now;
        } else if self.pending != Pending::Nothing {
            self.pending = Pending::Nothing;
        } else if self.room == Room::Play
            && (self.play.asked.is_some() || self.play.asking.is_some() || self.play.look_back.is_some())
        {
            self.play.close();
        } else if self.room == Room::Play && self.play.locked.is_some() {
            self.lock(None);
        } else if self.draws_lines() && self.play.pen.is_some() {
            self.play.pen = None;
        } else if !self.lit.is_empty() || self.filters != Filters::default() {
            (self.lit, self.filters) = (DigitSet::EMPTY, Filters::default());
        } else if self.solve.shows_step {
            self.solve.shows_step = false;
        } else if self.toast.is_some() {
            self.toast = None;
        } else if self.update_offer.is_some() {
            self.update_offer = None;
        } else {
            self.selection = self.selection.none();
        }
    }
}
