//! The state of the library and of collections: what is shown, and the events that the worker has not taken yet.

use super::imports::Imports;
use crate::{action::RestoredGame, session::RestoredAttempts};
use nonet_collection::{CollectionId, FilterChange};
use nonet_core::board::Grid;
use nonet_game::{PlayState, archive::GameId};
use nonet_protocol::{
    CollectionEvent, CollectionQuestion, CollectionView, KeptGame, LibraryAction, LibraryItem, LibraryPart, Question, Room,
    RowWindow, Screen, TableAction, Turn,
};
use std::rc::Rc;

/// The state of the library and of collections.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Collections {
    /// The worker's last answer: the view that is shown, and the state to continue from.
    pub screen: Rc<Screen>,
    /// The rows of the table in sight.
    pub window: RowWindow,
    /// The number of times that the table was told to scroll to `window`.
    pub scrolls: u32,
    /// Whether a game of each drawn row's puzzle was begun or solved.
    pub played: Rc<Vec<PlayState>>,
    /// The events that the worker was not told yet.
    pub events: Vec<CollectionEvent>,
    /// The games, as the worker was told last.
    pub games: Rc<Vec<KeptGame>>,
    /// The solved puzzles, as the worker was told last.
    pub solved: Rc<Vec<Grid>>,
    /// The givens on the board, as the worker was told last.
    pub board: Option<Grid>,
    /// The open question for the view after the latest events; `None` if none is open.
    pub turn: Option<Rc<Turn>>,
    /// Whether the latest such question failed.
    pub is_refused: bool,
    /// The [place](crate::session::Session::place) from which something was done in it last. None until that input is done.
    pub asked_from: Option<u32>,
    /// The numbers of the pieces of the open collection that are to be judged.
    pub judge: Vec<u32>,
    /// The files that the worker is to write, in order. The first one is being written.
    pub writing: Vec<CollectionQuestion>,
    /// The collections of the backup that was read last, each with its outcome in words, until the games of the backup are
    /// restored, too.
    pub restored: Vec<(String, String)>,
    /// The attempts of the backup that was read last, until its games are restored. None if it has none.
    pub restored_attempts: Option<RestoredAttempts>,
    /// The analyses of the backup that is being restored, with the outcome of each.
    pub restored_analyses: Vec<RestoredGame>,
    /// The running imports, and the outcomes of the latest.
    pub imports: Imports,
    /// Whether the player went on while the backup was read: its report then opens no dialog.
    pub is_restored_aside: bool,
    /// The message that is shown once the games that were begun in other programs are stored; `None` if there are none.
    pub begun: Option<String>,
    /// The games that were deleted since the library was opened: they can be restored in place.
    pub deleted: Vec<GameId>,
    /// Whether the last question was asked while the dialog was open.
    is_seen: bool,
    /// The table whose cursor was last scrolled into sight, with the count of its cursor movements at that time.
    followed: Option<(CollectionId, u32)>,
}

impl Collections {
    /// The state with the collection that was open at an earlier visit, and the imports that the visit did not finish.
    #[must_use]
    pub fn kept(id: Option<CollectionId>, interrupted: Vec<(CollectionId, Rc<str>)>) -> Collections {
        let mut collections = Collections { imports: Imports::interrupted(interrupted), ..Collections::default() };
        id.into_iter().for_each(|id| collections.add_event(CollectionEvent::OpenTable(id)));
        collections
    }

    /// The id of the open collection; `None` if none is open.
    #[must_use]
    pub fn id(&self) -> Option<CollectionId> {
        self.screen.state.id()
    }

    /// The givens of the puzzle that was last opened from the open collection; `None` if there is none.
    #[must_use]
    pub fn open_givens(&self) -> Option<Grid> {
        Some(self.screen.bar.as_ref()?.here?.givens)
    }

    /// Adds an event. Of two searches in a row, only the last one is kept.
    pub fn add_event(&mut self, event: CollectionEvent) {
        let searches = |event: &CollectionEvent| {
            matches!(
                event,
                CollectionEvent::Library(LibraryAction::Find(_))
                    | CollectionEvent::Table(TableAction::Filter(FilterChange::Text(_)))
            )
        };
        if let CollectionEvent::OpenTable(id) | CollectionEvent::Library(LibraryAction::Open(LibraryItem::List(id))) = &event {
            self.board = None; // the collection may contain the puzzle on the board
            if self.id() != Some(*id) {
                self.window.first = 0;
            }
        }
        if searches(&event) && self.events.last().is_some_and(searches) {
            self.events.pop();
        }
        self.events.push(event);
    }

    /// Whether the worker has not been told yet that these givens are on the board.
    pub fn is_news(&self, board: &Grid) -> bool {
        Some(*board) != self.board && Some(*board) != self.open_givens()
    }

    /// Whether the next question needs the list of games. `shown` says whether the dialog is open.
    pub fn needs_games(&self, shown: bool) -> bool {
        let state = &self.screen.state;
        let is_about_games =
            |event: &CollectionEvent| matches!(event, CollectionEvent::OpenLibrary(_) | CollectionEvent::Library(_));
        shown && (state.library.is_some() || state.table.is_none()) || self.events.iter().any(is_about_games)
    }

    /// Whether the next question needs the list of solved puzzles.
    pub fn needs_solved(&self) -> bool {
        let needs = |event: &CollectionEvent| {
            matches!(event, CollectionEvent::Table(TableAction::Next | TableAction::Filter(FilterChange::Unsolved(true))))
        };
        self.screen.state.table.as_ref().is_some_and(|table| table.filter.unsolved) || self.events.iter().any(needs)
    }

    /// Whether the shown view is out of date: it was asked for while the dialog was closed, or rows in sight are not drawn.
    pub fn is_stale(&self) -> bool {
        !self.is_seen || self.lacks_rows()
    }

    /// Whether rows of the table are in sight but not drawn.
    fn lacks_rows(&self) -> bool {
        let CollectionView::Table(view) = &self.screen.view else { return false };
        let [first, end] = [self.window.first, self.window.end()].map(|place| place.min(view.counts.shown));
        first < end && (first < view.drawn.first || end > view.drawn.end())
    }

    /// Asks for the view after the latest events. `shown` says whether the dialog is open, `board` holds the givens on the board
    /// if they are new, and `visit` identifies this visit.
    pub fn ask(&mut self, shown: bool, room: Room, board: Option<Grid>, visit: u64) {
        self.board = board.or(self.board);
        self.is_seen = shown;
        self.turn = Some(Rc::new(Turn {
            state: Rc::clone(&self.screen.state),
            events: std::mem::take(&mut self.events),
            shown,
            window: self.window,
            room,
            board,
            games: Rc::clone(&self.games),
            solved: Rc::clone(&self.solved),
            visit,
        }));
    }

    /// Draws the star of a game as it is now. Returns whether the shown library is right with it: the worker finds other games only by
    /// stars, and a question that is open has the games as they were.
    pub fn show_star(&mut self, item: LibraryItem, star: bool) -> bool {
        let CollectionView::Library(view) = &self.screen.view else { return false };
        if view.state.part == LibraryPart::Favourites || self.turn.is_some() || !self.events.is_empty() {
            return false;
        }
        let Some(place) = view.entries.iter().position(|entry| entry.item == item) else { return false };
        let screen = Rc::make_mut(&mut self.screen);
        if let CollectionView::Library(view) = &mut screen.view {
            Rc::make_mut(&mut Rc::make_mut(view).entries[place]).favourite = star;
        }
        true
    }

    /// The questions for the worker.
    pub fn questions(&self) -> impl Iterator<Item = CollectionQuestion> + '_ {
        let turn = self.turn.iter().map(|turn| CollectionQuestion::Turn(Rc::clone(turn)));
        let explainer = self.screen.explainer;
        let judging = self.id().into_iter().flat_map(|id| self.judge.iter().map(move |&piece| (id, piece)));
        let judging = judging.map(move |(id, piece)| CollectionQuestion::Judge { id, piece, explainer });
        turn.chain(self.writing.first().cloned()).chain(self.imports.questions()).chain(judging)
    }

    /// Takes the worker's answer. If the cursor moved, its row is scrolled into sight.
    pub fn take(&mut self, screen: &Rc<Screen>) {
        (self.turn, self.is_refused) = (None, false);
        self.screen = Rc::clone(screen);
        let is_judged = |number: &u32| {
            self.events.iter().any(|event| matches!(event, CollectionEvent::Judged { piece, .. } if piece == number))
        };
        self.judge = screen.judge.iter().copied().filter(|piece| !is_judged(piece)).collect();
        let moved = screen.state.table.as_ref().map(|table| (table.id, table.moves));
        if let CollectionView::Table(view) = &screen.view
            && self.followed != moved
        {
            self.followed = moved;
            self.show(view.cursor);
        }
    }

    /// Scrolls the table no further than needed to show the row with this index; the first row in sight may be visible in part
    /// only.
    fn show(&mut self, place: u32) {
        let window = self.window.showing(place);
        if window != self.window || place == window.first {
            self.window = window;
            self.scrolls = self.scrolls.wrapping_add(1);
        }
    }

    /// Takes the result of judging a piece: `rows` holds the numbers of judged and of remaining rows, `at` the time in
    /// milliseconds. The next answer says which piece is judged next.
    pub fn take_judged(&mut self, (id, piece): (CollectionId, u32), explainer: bool, rows: [u32; 2], at: u64) {
        self.judge.retain(|other| *other != piece);
        self.events.push(CollectionEvent::Judged { id, piece, explainer, rows, at });
    }

    /// Removes a file from those to be written, because this question is answered or failed.
    pub fn end_writing(&mut self, question: &Question) {
        let is_it = |writing: &CollectionQuestion| matches!(question, Question::Collection(asked) if asked == writing);
        if let Some(place) = self.writing.iter().position(is_it) {
            self.writing.remove(place);
        }
    }
}
