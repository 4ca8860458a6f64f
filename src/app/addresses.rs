//! Addresses: what the part after `#` leads to, and what stands there.

use crate::{
    action::{Action, Overlay, PageEvent, PlayAction},
    app::State,
    play::opening::Opening,
    session::Offer,
    solve::writing::address_of,
    text::en,
};
use nonet_core::board::Grid;
use nonet_formats::{Address, AddressError, BoardState, Room};

impl State {
    /// Opens what the address asks for as the page opens.
    #[must_use]
    pub fn arrived(self, fragment: &str) -> State {
        let (opening, read) = (self.play.opening, Address::read(fragment));
        let is_broken = matches!(&read, Err(error) if *error != AddressError::Unknown);
        let asked = read.ok().flatten();
        if let (Opening::ReloadedAnew, Some(Address::Game(givens))) = (opening, &asked) {
            let mut state = self;
            state.begin(state.play.new_game(givens));
            state.session.messages.toast = None;
            return state;
        }
        let mut state = self.after(PageEvent::Address(fragment.to_owned()));
        if is_broken {
            state.enter(Room::Solve); // a new game would look like what the link names
        }
        let begun = state.session.room == Room::Play && !state.play.game.moves().is_empty();
        if opening == Opening::Reloaded {
            state.session.messages.toast = state.session.messages.toast.filter(|toast| toast.fault); // who loads a page anew knows what it shows
        } else if asked.is_some() && asked == Some(state.address()) && begun && state.session.messages.toast.is_none() {
            state.in_play(|play, context| play.say_going_on(context));
        }
        if state.session.messages.toast.is_none() {
            state.in_play(|play, context| play.say_unreadable(context));
        }
        if !state.session.archive.health().store {
            state.session.archive.look(); // it may only have been slow
        }
        state
    }

    /// Opens what the part of the address after `#` asks for.
    pub(crate) fn follow_fragment(&mut self, fragment: &str) {
        match Address::read(fragment) {
            Ok(None) => {}
            Ok(Some(asked)) => self.follow(asked),
            Err(error) => self.say_fault(en::not_followed(&error)),
        }
    }

    /// Opens what an address leads to, unless it is shown.
    pub(crate) fn follow(&mut self, asked: Address) {
        if asked != self.shown_address() {
            self.close(); // what was open was open over what was there
            self.go(asked);
        }
    }

    pub(super) fn go(&mut self, asked: Address) {
        match asked {
            // A room is found as it was left, also where the address tells what it holds.
            Address::Room(room) => self.enter(room),
            Address::Learn(technique) => {
                self.open(Overlay::Techniques(technique));
                self.find_lesson();
            }
            asked if asked == self.address() => {}
            Address::Puzzle(_) | Address::SolveBoard(_) if asked == self.address_of(Room::Solve) => self.enter(Room::Solve),
            Address::Game(_) if asked == self.address_of(Room::Play) => self.enter(Room::Play),
            Address::Puzzle(_) | Address::SolveBoard(_) if self.in_solve(|solve, context| solve.find_again(&asked, context)) => {}
            Address::Puzzle(givens) => self.open_board(&BoardState::of_givens(givens)),
            Address::Step(givens, step) => {
                self.go(Address::Puzzle(givens));
                self.solve.go_to(step as usize - 1);
                if !self.solve.can_be_rated() {
                    self.say(en::NO_STEP, Vec::new());
                }
            }
            Address::SolveBoard(position) => self.open_board(&position),
            Address::Generated { givens, recipe } => {
                self.open_game(&givens);
                // A later generator may know words that this one doesn't: the puzzle is there all the same.
                if let Some(seed) = seed_of(&recipe) {
                    self.say(en::generated(seed), Vec::new());
                }
            }
            Address::Game(givens) => self.open_game(&givens),
            Address::Position(position) => {
                self.open_game(&position.givens);
                if self.play.game.moves().is_empty() {
                    self.play.bring(&position);
                } else {
                    let offer =
                        Offer { label: en::app::START_FROM_LINK, action: Action::Play(PlayAction::TakePosition(position)) };
                    self.say(en::keeping::GOING_ON, vec![offer]);
                }
            }
        }
    }

    /// Says so where the lesson that is open is none, once it is known which there are.
    pub(super) fn find_lesson(&mut self) {
        let (Some(Overlay::Techniques(lesson)), Some(entries)) = (&self.shell.overlay, &self.session.entries) else { return };
        if !lesson.is_empty() && entries.iter().all(|entry| entry.name.name != *lesson) {
            self.open(Overlay::Techniques(String::new()));
            self.say_fault(en::not_followed(&AddressError::Unknown));
        }
    }

    /// Shows a full board, of which nothing is left to be played, where it is judged.
    pub(crate) fn show_full(&mut self, givens: &Grid) {
        self.open_board(&BoardState::of_givens(*givens));
        self.say(en::NOTHING_TO_PLAY, Vec::new());
    }

    // What stands in the address.

    /// What stands in the address bar: the lesson that is open, else the room and what it holds.
    #[must_use]
    pub fn shown_address(&self) -> Address {
        match &self.shell.overlay {
            Some(Overlay::Techniques(lesson)) => Address::Learn(lesson.clone()),
            _ => self.address(),
        }
    }

    /// The address of the room and what it holds, without what was entered.
    #[must_use]
    pub fn address(&self) -> Address {
        self.address_of(self.session.room)
    }

    /// The address of a room and what it holds.
    fn address_of(&self, room: Room) -> Address {
        let address = match room {
            Room::Play => Address::Game(*self.play.game.givens()),
            Room::Solve => address_of(self.solve.board()),
            Room::Make => Address::Room(room),
        };
        match &address {
            Address::Puzzle(grid) | Address::Game(grid) if grid.filled().is_empty() => Address::Room(room),
            _ => address,
        }
    }
}

/// The seed that a generator's request begins with: `seed-7.hard`.
fn seed_of(recipe: &str) -> Option<u64> {
    recipe.split('.').next()?.strip_prefix("seed-")?.parse().ok()
}
