//! Addresses: the state that an address leads to, and the address that the state shows. The address is the part after `#`.

use crate::{
    action::{Action, LearnAction, LearnPage, PageEvent, PlayAction},
    app::State,
    browser::address::Place,
    play::opening::Opening,
    session::Offer,
    text,
};
use nonet_core::board::Grid;
use nonet_formats::{BoardState, NonetLink, NonetLinkError};
use nonet_protocol::{Address, Room};

impl State {
    /// Opens what the address asks for when the page starts.
    #[must_use]
    pub fn arrived(self, fragment: &str) -> State {
        let (opening, read) = (self.play.opening, Address::read(fragment));
        let is_broken = matches!(&read, Err(error) if *error != NonetLinkError::Unknown);
        let asked = read.ok().flatten();
        if let (Opening::ReloadedAnew, Some(Address::Link(NonetLink::Game(givens)))) = (opening, &asked) {
            let mut state = self;
            state.begin(state.play.new_game(givens));
            state.session.messages.toast = None;
            return state;
        }
        let mut state = self.after(PageEvent::Address(fragment.to_owned()));
        if is_broken {
            state.enter(Room::Solve); // otherwise a new game would look like the game of the link
        }
        if opening == Opening::Reloaded {
            // The player who reloads the page knows the game, so only a fault is announced.
            state.session.messages.toast = state.session.messages.toast.filter(|toast| toast.fault);
        } else if asked.is_some() && asked == Some(state.address()) && state.session.messages.toast.is_none() {
            state.in_room(|room, context| room.say_begun_before(context));
        }
        if state.session.messages.toast.is_none() {
            state.in_play(|play, context| play.say_unreadable(context));
        }
        if state.shell.language_missing {
            state.say_fault(text::settings::LANGUAGE_NOT_LOADED.say());
        }
        if !state.session.archive.is_whole() {
            state.session.archive.look();
        }
        state
    }

    /// Opens what the address asks for; announces a fault if the address can't be read.
    pub(crate) fn follow_fragment(&mut self, fragment: &str) {
        match Address::read(fragment) {
            Ok(None) => {}
            Ok(Some(asked)) => self.follow(asked),
            Err(error) => self.say_fault(text::not_followed(&error)),
        }
    }

    /// Opens what an address leads to, unless the page shows it already.
    pub(crate) fn follow(&mut self, asked: Address) {
        if asked != self.address() {
            self.close(); // the overlay belonged to the room that is left
            self.go(asked);
        }
    }

    pub(super) fn go(&mut self, asked: Address) {
        let room = asked.room();
        let is_held = self.address_of(room) == asked;
        match asked {
            // The address of the course alone is that of its map.
            Address::Room(Room::Learn) => self.learn(LearnAction::Open(LearnPage::Map)),
            // A room keeps its content, even where another address would name that content.
            Address::Room(room) => self.enter(room),
            asked if asked == self.address() => {}
            _ if is_held => self.enter(room),
            Address::Lesson(technique) => self.learn(LearnAction::Lesson(technique)),
            Address::Drill(seed) => self.learn(LearnAction::Drill(seed)),
            Address::Sheet(sheet) => self.learn(LearnAction::Sheet(sheet)),
            Address::Link(link) => self.open_link(link),
        }
    }

    /// Opens what a link holds, which no room shows.
    fn open_link(&mut self, link: NonetLink) {
        match link {
            NonetLink::Puzzle(_) | NonetLink::PositionToSolve(_)
                if self.in_solve(|solve, context| solve.find_again(&link, context)) => {}
            NonetLink::Puzzle(givens) => self.open_board(&BoardState::of_givens(givens)),
            NonetLink::Step(givens, step) => {
                self.go(NonetLink::Puzzle(givens).into());
                self.solve.go_to(step as usize - 1);
                if !self.solve.can_be_rated() {
                    self.say(text::NO_STEP, Vec::new());
                }
            }
            NonetLink::PositionToSolve(position) => self.open_board(&position),
            NonetLink::Generated { givens, recipe } => {
                self.open_game(&givens);
                // A later generator may write recipes that this version can't read; the puzzle opens nevertheless.
                if let Some(seed) = seed_of(&recipe) {
                    self.say(text::generated(seed), Vec::new());
                }
            }
            NonetLink::Game(givens) => self.open_game(&givens),
            NonetLink::Position(position) => {
                self.open_game(&position.givens);
                if self.play.game.moves().is_empty() {
                    self.play.bring(&position);
                } else {
                    let offer =
                        Offer { label: text::app::START_FROM_LINK, action: Action::Play(PlayAction::TakePosition(position)) };
                    self.say(text::keeping::GOING_ON, vec![offer]);
                }
            }
        }
    }

    /// Shows a full grid in Solve, where its verdict is shown: there is nothing left to play.
    pub(crate) fn show_full(&mut self, givens: &Grid) {
        self.open_board(&BoardState::of_givens(*givens));
        self.say(text::NOTHING_TO_PLAY, Vec::new());
    }

    // The address that the state shows.

    /// The place that the current entry of the browser's history shows.
    #[must_use]
    pub(super) fn place(&self) -> Place {
        Place { address: self.address(), is_covered: self.shell.overlay.is_some() }
    }

    /// The address of the current room with its puzzle, regardless of the overlay.
    #[must_use]
    pub fn address(&self) -> Address {
        self.address_of(self.session.room)
    }

    /// The address of a room with its content.
    fn address_of(&self, room: Room) -> Address {
        self.room_of(room).own_address().unwrap_or(Address::Room(room))
    }
}

/// The seed at the start of a generator's recipe: 7 of `seed-7.hard`. `None` if the recipe begins otherwise.
fn seed_of(recipe: &str) -> Option<u64> {
    recipe.split('.').next()?.strip_prefix("seed-")?.parse().ok()
}
