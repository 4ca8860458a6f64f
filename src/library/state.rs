//! What the page knows of collections and of the library: what is shown of them, and what happened since.

use super::imports::Imports;
use nonet_core::board::Grid;
use nonet_formats::Room;
use nonet_game::{PlayState, archive::GameId};
use nonet_protocol::{
    CollectionEvent, CollectionId, CollectionQuestion, CollectionView, FilterChange, KeptGame, LibraryAction, LibraryItem,
    Question, RowWindow, Screen, TableAction, Turn,
};
use std::rc::Rc;

/// Collections and the library.
#[derive(Clone, PartialEq, Debug)]
pub struct Collections {
    /// What is shown.
    pub screen: Rc<Screen>,
    /// The rows of the table that are in sight.
    pub window: RowWindow,
    /// How often the table was to be scrolled to them.
    pub scrolls: u32,
    /// What was done of the puzzle of each row that is drawn.
    pub played: Rc<Vec<PlayState>>,
    /// What happened since, and is not asked about.
    pub events: Vec<CollectionEvent>,
    /// The games as the worker was told of them last.
    pub games: Rc<Vec<KeptGame>>,
    /// The solved puzzles as the worker was told of them last.
    pub solved: Rc<Vec<Grid>>,
    /// The givens on the board as the worker was told of them last.
    pub board: Option<Grid>,
    /// The question what is shown after what happened.
    pub turn: Option<Rc<Turn>>,
    /// The pieces of the open collection that are to be judged.
    pub judge: Vec<u32>,
    /// The files that are to be written, first to last. The first of them is.
    pub writing: Vec<CollectionQuestion>,
    /// The collections of the backup that was read last, and what became of each, until its games are restored as well.
    pub restored: Vec<(String, String)>,
    /// The files that are read, and what became of the latest.
    pub imports: Imports,
    /// What is said once the games are kept that were begun elsewhere.
    pub begun: Option<String>,
    /// The games that were deleted since the library was opened: they can be put back in place.
    pub deleted: Vec<GameId>,
    /// Whether what is shown was asked for as something that is in sight.
    is_seen: bool,
    /// The table whose cursor came into sight last, and how often it was moved then.
    followed: Option<(CollectionId, u32)>,
}

impl Default for Collections {
    fn default() -> Collections {
        Collections {
            screen: Rc::default(),
            window: RowWindow::TYPICAL,
            scrolls: 0,
            played: Rc::default(),
            events: Vec::new(),
            games: Rc::default(),
            solved: Rc::default(),
            board: None,
            turn: None,
            judge: Vec::new(),
            writing: Vec::new(),
            restored: Vec::new(),
            imports: Imports::default(),
            begun: None,
            deleted: Vec::new(),
            is_seen: false,
            followed: None,
        }
    }
}

impl Collections {
    /// With the collection that was open at an earlier visit, and the imports that it did not bring to an end.
    #[must_use]
    pub fn kept(id: Option<CollectionId>, interrupted: Vec<(CollectionId, Rc<str>)>) -> Collections {
        let mut collections = Collections { imports: Imports::interrupted(interrupted), ..Collections::default() };
        id.into_iter().for_each(|id| collections.tell(CollectionEvent::OpenTable(id)));
        collections
    }

    /// The collection that is open.
    #[must_use]
    pub fn id(&self) -> Option<CollectionId> {
        self.screen.state.id()
    }

    /// The puzzle of the open collection that was opened last.
    #[must_use]
    pub fn open_givens(&self) -> Option<Grid> {
        Some(self.screen.bar.as_ref()?.here?.givens)
    }

    /// This happened. Of two searches in a row only the last counts.
    pub fn tell(&mut self, event: CollectionEvent) {
        let searches = |event: &CollectionEvent| matches!(event, CollectionEvent::Library(LibraryAction::Find(_)));
        if let CollectionEvent::OpenTable(id) | CollectionEvent::Library(LibraryAction::Open(LibraryItem::List(id))) = &event {
            self.board = None; // the list may have what is there
            if self.id() != Some(*id) {
                self.window.first = 0;
            }
        }
        if searches(&event) && self.events.last().is_some_and(searches) {
            self.events.pop();
        }
        self.events.push(event);
    }

    /// Whether the worker does not know yet that this is on the board.
    pub fn is_news(&self, board: &Grid) -> bool {
        Some(*board) != self.board && Some(*board) != self.open_givens()
    }

    /// Whether the next turn needs to know of the games; `shown` says whether anything is in sight.
    pub fn needs_games(&self, shown: bool) -> bool {
        let state = &self.screen.state;
        let is_about_games =
            |event: &CollectionEvent| matches!(event, CollectionEvent::OpenLibrary(_) | CollectionEvent::Library(_));
        shown && (state.library.is_some() || state.table.is_none()) || self.events.iter().any(is_about_games)
    }

    /// Whether the next turn needs to know which puzzles are solved.
    pub fn needs_solved(&self) -> bool {
        let needs = |event: &CollectionEvent| {
            matches!(event, CollectionEvent::Table(TableAction::Next | TableAction::Filter(FilterChange::Unsolved(true))))
        };
        self.screen.state.table.as_ref().is_some_and(|table| table.filter.unsolved) || self.events.iter().any(needs)
    }

    /// Whether what is in sight is not what is shown.
    pub fn is_stale(&self) -> bool {
        !self.is_seen || self.lacks_rows()
    }

    /// Whether rows of the table are in sight that are not drawn.
    fn lacks_rows(&self) -> bool {
        let CollectionView::Table(view) = &self.screen.view else { return false };
        let [first, end] = [self.window.first, self.window.end()].map(|place| place.min(view.counts.shown));
        first < end && (first < view.drawn.first || end > view.drawn.end())
    }

    /// Asks what is shown after what happened; `shown` says whether it is in sight, `board` what is new on the board, and `visit` which
    /// visit this is.
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

    /// What is to be asked.
    pub fn questions(&self) -> impl Iterator<Item = CollectionQuestion> + '_ {
        let turn = self.turn.iter().map(|turn| CollectionQuestion::Turn(Rc::clone(turn)));
        let explainer = self.screen.explainer;
        let judging = self.id().into_iter().flat_map(|id| self.judge.iter().map(move |&piece| (id, piece)));
        let judging = judging.map(move |(id, piece)| CollectionQuestion::Judge { id, piece, explainer });
        turn.chain(self.writing.first().cloned()).chain(self.imports.questions()).chain(judging)
    }

    /// What is shown after the turn that was asked about. Where the cursor was moved, its row comes into sight.
    pub fn take(&mut self, screen: &Rc<Screen>) {
        self.turn = None;
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

    /// Scrolls the table no further than it takes to show this place; the first in sight may be in sight in part only.
    fn show(&mut self, place: u32) {
        let window = self.window.showing(place);
        if window != self.window || place == window.first {
            self.window = window;
            self.scrolls = self.scrolls.wrapping_add(1);
        }
    }

    /// So many rows of a piece were judged, and so many are left: what is judged next, the next turn says.
    pub fn take_judged(&mut self, (id, piece): (CollectionId, u32), explainer: bool, rows: [u32; 2], at: u64) {
        self.judge.retain(|other| *other != piece);
        self.events.push(CollectionEvent::Judged { id, piece, explainer, rows, at });
    }

    /// The file that this question asks for is written, or can't be.
    pub fn end_writing(&mut self, question: &Question) {
        let is_it = |writing: &CollectionQuestion| matches!(question, Question::Collection(asked) if asked == writing);
        if let Some(place) = self.writing.iter().position(is_it) {
            self.writing.remove(place);
        }
    }
}
