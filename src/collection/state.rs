//! What the page knows of files of many puzzles: what is shown of them, and what happened since.

use super::imports::Imports;
use nonet_core::board::Grid;
use nonet_formats::Room;
use nonet_game::archive::GameId;
use nonet_protocol::{CollectionEvent, CollectionId, CollectionQuestion, KeptGame, Question, Screen, Turn};
use std::rc::Rc;

/// Files of many puzzles.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Collections {
    /// What is shown.
    pub screen: Rc<Screen>,
    /// What happened since, and is not asked about.
    pub events: Vec<CollectionEvent>,
    /// The games as the worker was told of them last.
    pub games: Rc<Vec<KeptGame>>,
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
}

impl Collections {
    /// With the collection that was open at an earlier visit, and the imports that it did not bring to an end.
    #[must_use]
    pub fn kept(id: Option<CollectionId>, interrupted: Vec<(CollectionId, Rc<str>)>) -> Collections {
        let mut collections = Collections { imports: Imports::interrupted(interrupted), ..Collections::default() };
        id.into_iter().for_each(|id| collections.tell(format!("open {id}").into()));
        collections
    }

    /// A player did this. Of two ways to scroll only the last counts.
    pub fn tell(&mut self, words: Rc<str>) {
        let scrolls = |event: &CollectionEvent| matches!(event, CollectionEvent::Do(words) if words.starts_with("scroll "));
        if words.starts_with("open ") {
            self.board = None; // the list may have what is there
        }
        let event = CollectionEvent::Do(words);
        if scrolls(&event) && self.events.last().is_some_and(scrolls) {
            self.events.pop();
        }
        self.events.push(event);
    }

    /// Whether the worker does not know yet that this is on the board.
    pub fn is_news(&self, board: &Grid) -> bool {
        Some(*board) != self.board && Some(*board) != self.screen.givens
    }

    /// Asks what is shown after what happened; `shown` says whether it is in sight, `board` what is new on the board, and `visit` which
    /// visit this is.
    pub fn ask(&mut self, shown: bool, room: Room, board: Option<Grid>, visit: u64) {
        self.board = board.or(self.board);
        let (state, events, games) = (Rc::clone(&self.screen.state), std::mem::take(&mut self.events), Rc::clone(&self.games));
        self.turn = Some(Rc::new(Turn { state, events, shown, room, board, games, visit }));
    }

    /// What is to be asked.
    pub fn questions(&self) -> impl Iterator<Item = CollectionQuestion> + '_ {
        let turn = self.turn.iter().map(|turn| CollectionQuestion::Turn(Rc::clone(turn)));
        let explainer = self.screen.explainer;
        let judging = self.screen.id.into_iter().flat_map(|id| self.judge.iter().map(move |&piece| (id, piece)));
        let judging = judging.map(move |(id, piece)| CollectionQuestion::Judge { id, piece, explainer });
        turn.chain(self.writing.first().cloned()).chain(self.imports.questions()).chain(judging)
    }

    /// What is shown after the turn that was asked about.
    pub fn take(&mut self, screen: &Rc<Screen>) {
        self.turn = None;
        self.screen = Rc::clone(screen);
        let is_judged = |number: &u32| {
            self.events.iter().any(|event| matches!(event, CollectionEvent::Judged { piece, .. } if piece == number))
        };
        self.judge = screen.judge.iter().copied().filter(|piece| !is_judged(piece)).collect();
    }

    /// So many rows of a piece were judged, and so many are left: what is judged next, the next turn says.
    pub fn take_judged(&mut self, piece: u32, explainer: bool, rows: [u32; 2], at: u64) {
        self.judge.retain(|other| *other != piece);
        self.events.push(CollectionEvent::Judged { piece, explainer, rows, at });
    }

    /// The file that this question asks for is written, or can't be.
    pub fn end_writing(&mut self, question: &Question) {
        let is_it = |writing: &CollectionQuestion| matches!(question, Question::Collection(asked) if asked == writing);
        if let Some(place) = self.writing.iter().position(is_it) {
            self.writing.remove(place);
        }
    }
}
