//! The questions that the page asks the room that is shown, whichever it is. Play, Solve, Make and Learn answer them, each in its folder,
//! in `face.rs`.

use crate::{
    action::{Action, BoardAction},
    board::view::BoardView,
    session::{BoardUi, Context, InHand, Questions, Selection, Session, Settings},
};
use nonet_core::board::{Candidates, Cell, Digit, Grid};
use nonet_formats::{BoardState, NonetLink};
use nonet_game::{Game, Standing};
use nonet_prose::ExplainedStep;
use nonet_protocol::{Address, Answer, Question, ReadPuzzle, Room};

/// A room, as the page sees it.
///
/// The content of a room beside its board, and its own actions, differ from room to room: they are in `shell::view::RoomView` and
/// `action::Action`. The rooms are listed once, in `app/rooms.rs`.
pub trait RoomFace {
    // The board's content.

    /// Whether the room shows a board.
    fn has_board(&self) -> bool {
        true
    }

    /// Whether givens are being typed on the board.
    fn is_editing(&self) -> bool {
        false
    }

    /// Whether a new puzzle is being set on the board, so that a puzzle that arrives replaces its givens.
    fn is_setting(&self) -> bool {
        false
    }

    /// The cell at which the typing of givens continues.
    fn typed_next(&self) -> Cell {
        Cell::FIRST
    }

    /// The digits and candidates on the board.
    fn position(&self) -> Candidates;

    /// The givens among the digits on the board, as a spoken answer names them. None if nothing of the board is to be told.
    fn told_givens(&self) -> Option<Grid>;

    /// The game that is played in the room. None if no game is.
    fn game(&self) -> Option<&Game> {
        None
    }

    /// The digits, notes, colours and lines that the board shows of the game. None if no game is played in the room.
    fn shown_standing(&self) -> Option<&Standing> {
        None
    }

    /// Whether another tab plays the game on the board, so that nothing may be written here.
    fn is_played_elsewhere(&self) -> bool {
        false
    }

    /// The number of shown eliminations that belong to the puzzle and do not follow from its givens.
    fn ruled_out_count(&self) -> usize {
        0
    }

    /// The field separator of the table that the puzzle came from. None if it came from no table.
    fn separator(&self) -> Option<char> {
        None
    }

    /// The view of the board.
    fn board(&self, session: &Session) -> BoardView;

    /// The step that is drawn completely, with its conclusion, while the case with the number `case` of it is looked at. None if there is
    /// none.
    fn drawn_step(&self, _case: Option<usize>) -> Option<&ExplainedStep> {
        None
    }

    /// A copy of the room whose board shows the current position, without the marks of a hint or a step.
    fn without_step(&self) -> Box<dyn RoomFace>;

    /// The position before the step that is explained. None if no step is, or if the position stays as it is while one is.
    fn before_step(&self) -> Option<BoardState> {
        None
    }

    // Links and words that go out.

    /// The link to the puzzle on the board. None if the room has no address but its own.
    fn link(&self) -> Option<NonetLink>;

    /// The address of the room with its content: that of its link, unless the room says otherwise. None stands for the room alone.
    fn own_address(&self) -> Option<Address> {
        match self.link()? {
            NonetLink::Puzzle(grid) | NonetLink::Game(grid) if grid.filled_cells().is_empty() => None,
            link => Some(link.into()),
        }
    }

    /// The link to a position, which opens it in this room. Colours are no part of a puzzle that is solved or set.
    fn position_link(&self, position: BoardState) -> NonetLink {
        let bare = BoardState { colours: Grid::EMPTY, ..position };
        if bare.is_unstarted() { NonetLink::Puzzle(bare.givens) } else { NonetLink::PositionToSolve(Box::new(bare)) }
    }

    /// The link to the step that is explained. None if another page could not find the step by a number.
    fn step_link(&self) -> Option<NonetLink> {
        None
    }

    /// A position of the board with the candidates of the room, if some were removed: whoever opens the link continues with the same
    /// candidates, even if they are hidden on this page.
    fn with_removed(&self, position: BoardState) -> BoardState {
        position
    }

    /// The sentence that is shared with a link: the result of a finished game. None if there is none.
    fn shared_words(&self, _session: &Session) -> Option<String> {
        None
    }

    // Writing on the board. Selecting cells is the same in all rooms, so no room handles it.

    /// Takes an action that writes on the board.
    fn write(&mut self, action: BoardAction, context: &mut Context<'_>);

    /// Takes a press with its release in the cell, at the place of this digit's note.
    fn tap(&mut self, cell: Cell, _place: Digit, context: &mut Context<'_>) {
        context.session.board.selection = Selection::of(cell);
    }

    /// Takes the release of a press in another cell than it began in, at the place of this digit's note.
    fn drop_line(&mut self, _cell: Cell, _place: Digit, _context: &mut Context<'_>) {}

    /// Whether a press writes on the board at its release: the locked digit, or the second end of a line.
    fn writes_when_released(&self) -> bool {
        false
    }

    /// Whether presses draw lines.
    fn draws_lines(&self) -> bool {
        false
    }

    /// Whether the board reports where a press is released.
    fn tracks_pointer_up(&self) -> bool {
        self.draws_lines() || self.writes_when_released()
    }

    /// Moves the free end of a line to the cell under the pointer.
    fn lead_pen(&mut self, _cell: Cell) {}

    /// The note and the line that are begun, which a press may change.
    fn in_hand(&self) -> InHand {
        InHand::default()
    }

    /// Puts back what a press changed that is taken back.
    fn put_back(&mut self, _in_hand: InHand) {}

    /// Closes the topmost thing of the room that is open. Returns whether there was one.
    fn close_topmost(&mut self, _context: &mut Context<'_>) -> bool {
        false
    }

    // The events of the room.

    /// Takes that the player goes to the room, whose content is as it was left.
    fn enter(&mut self) {}

    /// Takes that the player goes to another room.
    fn leave(&mut self) {}

    /// Notes that the player does something while the room is shown.
    fn touch(&mut self, _action: &Action) {}

    /// Takes a puzzle that was read from a text or a picture, in the place of what is on the board.
    fn take_reading(&mut self, reading: &ReadPuzzle, context: &mut Context<'_>);

    /// Takes a puzzle that was chosen in a table, so that little is to be said about it.
    fn take_listed(&mut self, puzzle: &ReadPuzzle, context: &mut Context<'_>) {
        self.take_reading(puzzle, context);
    }

    /// Says that the game on the board was begun earlier, if it was.
    fn say_begun_before(&self, _context: &mut Context<'_>) {}

    /// Adapts the room to changed settings.
    fn settings_changed(&mut self, _settings: &Settings) {}

    /// Whether seconds are counted. `is_front` tells whether the room is shown and nothing lies over it.
    fn is_timed(&self, _is_front: bool) -> bool {
        false
    }

    /// Counts a second, while seconds are counted.
    fn tick(&mut self, _context: &mut Context<'_>) {}

    /// Follows what an input changed, in this room or around it. It is called for every room after every input.
    fn follow(&mut self, _before: Before<'_, Self>, _context: &mut Context<'_>)
    where
        Self: Sized,
    {
    }

    /// The words about what an input changed in the room that is shown and that are only spoken. None if nothing of this kind changed.
    fn announcement(&self, before: Before<'_, Self>, session: &Session) -> Option<String>
    where
        Self: Sized,
    {
        let is_entered = before.shown != session.room;
        if is_entered { Some(String::new()) } else { session.board.highlighting_announcement(before.board) }
    }

    /// Whether the content of the room is the same as in `earlier`, whatever is shown of it.
    fn stands_as(&self, earlier: &Self) -> bool
    where
        Self: Sized;

    // The questions to the worker.

    /// The questions whose answers the room lacks, in the order of their urgency; `asked` are those that are open.
    fn questions(&self, session: &Session, asked: &Questions) -> Vec<Question>;

    /// The questions whose answers the room lacks also while another room is shown.
    fn lasting_questions(&self) -> Vec<Question> {
        Vec::new()
    }

    /// Takes the number of things that the worker has found so far.
    fn take_progress(&mut self, _question: &Question, _found: u64) {}

    /// Takes an answer. Returns it if its question is none of this room's.
    fn take_answer(&mut self, question: &Question, answer: Answer, context: &mut Context<'_>) -> Option<Answer>;

    /// Stops waiting for the answer to a question that failed, if it is one of this room's.
    fn question_failed(&mut self, question: &Question, session: &Session);
}

/// A room and what is around it, as they were before an input.
#[derive(Clone, Copy, Debug)]
pub struct Before<'a, R> {
    /// The room.
    pub room: &'a R,
    /// The room that was shown.
    pub shown: Room,
    /// The state of the board's user interface.
    pub board: &'a BoardUi,
}
