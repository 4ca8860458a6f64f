//! Actions on the page around the rooms: changing rooms, and opening and closing overlays.

use crate::{
    action::{Overlay, ProfileAction, Query, ShellAction, SolveAction, Subject, TechniqueAction},
    app::State,
    photo::camera::Camera,
    session::{
        BrowserEffect, Filters, Pending, SEE_IN_SOLVE, Selection,
        settings::{LANGUAGE, Setting},
    },
    shell::{state::PathPrint, view::EntryView},
    text::{self, keeping},
};
use nonet_core::board::{DigitSet, Grid};
use nonet_formats::{BoardState, NonetLink};
use nonet_protocol::{Address, Profile, Room};
use std::rc::Rc;

impl State {
    /// Takes an action on the page around the rooms.
    pub(super) fn take_shell_action(&mut self, action: ShellAction) {
        match action {
            // The tab of the room that is shown leads to where the room begins: in Learn that is the map.
            ShellAction::Enter(room) if room == self.session.room => self.go(Address::Room(room)),
            ShellAction::Enter(room) => self.enter(room),
            ShellAction::Escape => self.escape(),
            ShellAction::EntryText(text) => self.shell.entry = EntryView { text, ..EntryView::default() },
            ShellAction::EntryPasted(text) => self.receive(text, None),
            ShellAction::EntryRead => self.receive(self.shell.entry.text.clone(), None),
            ShellAction::StopReading => {
                if self.shell.pending_texts.pop_front().is_some() {
                    self.say(keeping::READING_STOPPED, Vec::new());
                }
            }
            ShellAction::TypePuzzle => self.in_solve(|solve, context| solve.type_puzzle(context)),
            ShellAction::AskPaste => self.session.effects.push(BrowserEffect::Paste),
            ShellAction::Sample(number) => self.take_sample(number),
            ShellAction::TakeOther => self.take_other(),
            ShellAction::AskQuery => self.session.board.pending = Pending::Query,
            ShellAction::Query(query) if self.session.board.pending == Pending::Query => {
                self.session.board.pending = Pending::Nothing;
                self.answer(query);
            }
            ShellAction::Query(_) => {}
            ShellAction::Point(cells) => self.session.board.pointed = cells,
            ShellAction::Case(case) => self.session.board.case = case,
            ShellAction::GivensOnly(on) => self.shell.givens_only = on,
            ShellAction::Picture(look) => (self.shell.picture, self.shell.shared) = (Some(look), None),
            ShellAction::Form(form) => self.shell.chosen_form = Some(form),
            ShellAction::Copy(export) => self.export(export, true),
            ShellAction::Download(export) => self.export(export, false),
            ShellAction::OpenExport(export) => {
                self.shell.chosen_form = Some(export);
                self.open(Overlay::Export);
            }
            ShellAction::PrintSteps(export) => self.print_steps(export),
            ShellAction::SaveStep(step) => self.save_step(&step),
            ShellAction::Profile(action) => self.take_profile_action(action),
            ShellAction::Dismiss => self.session.messages.toast = None,
            ShellAction::DismissUpdate => self.session.messages.update_offer = None,
            ShellAction::TakeVersion => self.session.effects.push(BrowserEffect::TakeVersion),
            ShellAction::PrintNotes(on) => self.shell.prints_digits_only = !on,
            ShellAction::Print => {
                self.close();
                self.session.effects.push(BrowserEffect::Print);
            }
            ShellAction::Say(words) => self.say(words.as_str(), Vec::new()),
            ShellAction::PlayThis => self.play_this(),
            ShellAction::Open(overlay) => self.open(overlay),
            ShellAction::Close => self.close_by_hand(),
            ShellAction::Closed(opening) if self.shell.overlay.is_some() && opening == self.shell.opening => self.close_by_hand(),
            ShellAction::Closed(_) => {}
            ShellAction::TakeWaiting => self.take_waiting(),
            ShellAction::SolveThis => self.solve_this(),
            ShellAction::ChooseSetting(key, value) => {
                Setting::named(key).into_iter().for_each(|setting| self.choose(setting, value));
                if key == LANGUAGE {
                    self.session.effects.push(BrowserEffect::Reload); // all texts are said anew, those of the workers too
                }
            }
            ShellAction::NewPuzzle(request) => self.request_puzzle(request),
            ShellAction::OpenLate => self.open_late(),
            ShellAction::StopMaking => self.stop_making(),
        }
    }

    /// Goes to another room, whose content is as the player left it.
    pub(crate) fn enter(&mut self, room: Room) {
        self.session.archive.look(); // another tab may have changed a game that is about to be shown
        let elsewhere = self.session.room != room;
        self.shell.path_print = PathPrint::Idle;
        self.session.room = room;
        for other in Room::ALL.into_iter().filter(|other| *other != room) {
            self.in_room_of(other, |other, _| other.leave());
        }
        self.in_room(|room, _| room.enter());
        if elsewhere && self.is_editing() {
            self.session.board.selection = Selection::of(self.room().typed_next());
        }
    }

    /// Opens this overlay, in place of the one that is open.
    pub(crate) fn open(&mut self, overlay: Overlay) {
        let is_first = !matches!(self.shell.overlay, Some(Overlay::Share(_)));
        let overlay =
            if is_first && overlay == Overlay::Share(Subject::Puzzle) { Overlay::Share(self.first_subject()) } else { overlay };
        self.close();
        (self.shell.shared, self.shell.path_print) = (None, PathPrint::Idle);
        if overlay == Overlay::Camera {
            self.photo.camera = Camera::Starting;
        }
        self.shell.overlay = Some(overlay);
        self.shell.opening = self.shell.opening.wrapping_add(1);
    }

    /// Closes the overlay. Games that were deleted in it can no longer be restored in place.
    pub(crate) fn close(&mut self) {
        if self.shell.overlay == Some(Overlay::PuzzleColumn) {
            self.collections.imports.drop_asking(); // no column was chosen, so the file is not read
        }
        if self.shell.overlay == Some(Overlay::Collection) {
            self.collections.imports.is_left = self.collections.imports.running().is_some();
        }
        if self.shell.overlay == Some(Overlay::Photo) {
            self.photo.leave();
        }
        self.photo.camera = Camera::Off;
        self.shell.overlay = None;
        self.collections.deleted.clear();
    }

    /// Closes the topmost open thing; if nothing is open, clears the selection.
    fn escape(&mut self) {
        if self.shell.overlay.is_some() {
            return self.close_by_hand();
        }
        if self.session.board.pending != Pending::Nothing {
            self.session.board.pending = Pending::Nothing;
            return;
        }
        if self.in_room(|room, context| room.close_topmost(context)) {
            return;
        }
        let board = &mut self.session.board;
        if !board.lit.is_empty() || board.filters != Filters::default() {
            (board.lit, board.filters) = (DigitSet::EMPTY, Filters::default());
        } else if self.session.messages.toast.is_some() {
            self.session.messages.toast = None;
        } else if self.session.messages.update_offer.is_some() {
            self.session.messages.update_offer = None;
        } else {
            board.selection = board.selection.none();
        }
    }

    /// Sets a setting to the value with this index.
    fn choose(&mut self, setting: &Setting, value: usize) {
        self.session.settings = self.session.settings.with(setting, value);
    }

    fn take_profile_action(&mut self, action: ProfileAction) {
        let profiles = &mut self.session.profiles;
        match action {
            ProfileAction::Save(name, techniques) => Rc::make_mut(profiles).save(name, techniques),
            ProfileAction::Rename(from, to) => Rc::make_mut(profiles).rename(&from, to),
            ProfileAction::Delete(name) => Rc::make_mut(profiles).delete(&name),
            ProfileAction::Use(name) => {
                let Some(techniques) = profiles.get(&name) else { return }; // another tab may have deleted it
                let uses = techniques.iter().map(|technique| TechniqueAction::Use(technique, true));
                let switches = [TechniqueAction::Profile(Profile::None)].into_iter().chain(uses);
                self.in_solve(|solve, context| {
                    switches.for_each(|switch| solve.update(SolveAction::Technique(switch), context));
                });
            }
        }
    }

    // A puzzle moves from room to room.

    fn play_this(&mut self) {
        let words = self.omitted_by_link(Subject::Puzzle).filter(|_| self.solve.board().is_barred());
        if let Address::Link(NonetLink::Puzzle(givens)) = self.puzzle_address() {
            self.open_game(&givens);
            if let Some(words) = words {
                self.say(words, vec![SEE_IN_SOLVE]);
            }
        }
    }

    /// Opens the puzzle of the game in Solve, with the entered digits; those of a finished game are left out, because nothing
    /// would remain to solve. Notes are left out too: a digit that is not noted need not be ruled out.
    fn solve_this(&mut self) {
        let (shown, board) = (self.play.shown(), self.solve.rated_board());
        let (givens, entered) = (*shown.givens(), *shown.standing().entered());
        let begins = shown.is_solved() || entered == Grid::EMPTY;
        if begins && board.puzzle() == givens {
            self.enter(Room::Solve);
        } else if begins {
            self.follow(NonetLink::Puzzle(givens).into());
        } else if (board.givens(), *board.grid()) == (givens, shown.grid()) {
            self.enter(Room::Solve);
        } else {
            self.open_board(&BoardState { entered, ..BoardState::of_givens(givens) });
        }
    }

    // Spoken queries.

    fn answer(&mut self, query: Query) {
        let (cell, grid) = (self.session.board.selection.cursor, self.shown_grid());
        let Some(givens) = self.room().told_givens() else { return };
        let words = match query {
            Query::Row => text::house(cell.row(), &grid),
            Query::Column => text::house(cell.column(), &grid),
            Query::Box => text::house(cell.block(), &grid),
            Query::Here => text::can_be(cell, &grid),
            Query::Remaining => text::remaining(&grid),
            Query::Fullness => text::fullness(&givens, &grid),
        };
        self.say(words, Vec::new());
    }
}
