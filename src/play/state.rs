//! The state of the Play room: the open game, and what is shown around it.

use super::{help::Help, kept_games::KeptGames, opening::Opening, review::Review};
use crate::{
    action::{Action, Mode, PlayAction},
    session::{
        Pen,
        settings::{Checking, NoteStyle, Settings},
    },
    statistics::FinishedGames,
    text::{self, Text},
};
use jiff::civil::Date;
use nonet_core::{
    board::{Candidate, CellSet, Digit, DigitSet, Grid, House},
    solver::{self, Verdict},
};
use nonet_formats::{BoardState, DrawnLine};
use nonet_game::{Daily, Game, Line, Move, Notes, Truth, archive::GameId};
use nonet_protocol::Level;
use std::rc::Rc;

/// The state of the Play room.
#[derive(Clone, Debug)]
pub struct Play {
    /// The open game.
    pub game: Rc<Game>,
    /// The verdict on the givens.
    pub verdict: Rc<Verdict>,
    /// The correct content of the puzzle's cells. None if it has no solution.
    pub truth: Option<Rc<Truth>>,
    /// The mode of entry: what the keys write.
    pub mode: Mode,
    /// The digit that every tapped cell gets. None if no digit is locked.
    pub locked: Option<Digit>,
    /// The note that was tapped in colour mode. Colours go to it while its cell is selected. None if none was tapped.
    pub picked: Option<Candidate>,
    /// The unfinished line. None if no line is being drawn.
    pub pen: Option<Pen>,
    /// Whether a tap adds a cell to the selection.
    pub adding: bool,
    /// The help that is shown, and the help that was asked for.
    pub help: Help,
    /// The review of the finished game.
    pub review: Review,
    /// Whether the player did anything in the game, which starts its clock.
    pub touched: bool,
    /// Whether the card of a new day is shown, because the player has come back. It goes with the first move.
    pub welcomes: bool,
    /// Whether the board was touched since, so that on a phone the card gives the keys their place back.
    pub is_welcome_aside: bool,
    /// Whether the player paused the game.
    pub paused: bool,
    /// Whether the page is hidden.
    pub away: bool,
    /// Whether another tab is playing the game. This tab then only shows it.
    pub elsewhere: bool,
    /// The number of times that this tab took over the game from another.
    pub takeover_count: u32,
    /// The cells of the rows, columns, boxes and digits that the last move completed, and the number of such moves so far.
    pub completed: (CellSet, u32),
    /// The spoken description of the last change that was not typed.
    pub announcement: String,
    /// The number of opened games. When it changes, the board gets the focus.
    pub opened: u32,
    /// The way in which the open game was opened.
    pub opening: Opening,
    /// The game that was restarted as the open one. None if there is none.
    pub restarted: Option<GameId>,
    /// Other games that were opened and have no moves.
    pub unstarted: Vec<Rc<Game>>,
    /// The facts about finished games, for the streak and the statistics.
    pub finished: FinishedGames,
    /// The list of the kept games, as the library was told it last.
    pub kept_games: KeptGames,
    /// The unreadable games about which a message was shown.
    pub reported: Vec<GameId>,
}

impl Play {
    /// Creates the room with a game.
    #[must_use]
    pub fn new(game: Rc<Game>) -> Play {
        let verdict = solver::verdict(game.givens(), game.givens());
        let mut play = Play {
            truth: Truth::new(game.givens(), &verdict).map(Rc::new),
            verdict: Rc::new(verdict),
            game,
            mode: Mode::Digit,
            locked: None,
            picked: None,
            pen: None,
            adding: false,
            help: Help::default(),
            review: Review::default(),
            touched: false,
            welcomes: false,
            is_welcome_aside: false,
            paused: false,
            away: false,
            elsewhere: false,
            takeover_count: 0,
            opened: 0,
            opening: Opening::Requested,
            restarted: None,
            unstarted: Vec::new(),
            finished: FinishedGames::default(),
            kept_games: KeptGames::default(),
            reported: Vec::new(),
            completed: (CellSet::EMPTY, 0),
            announcement: String::new(),
        };
        play.ask_review();
        play
    }

    /// Returns the game to show: the open game, or its position in the review.
    #[must_use]
    pub fn shown(&self) -> &Game {
        self.review.replay.as_ref().map_or(&self.game, |look| &look.game)
    }

    /// Opens another game.
    pub fn open(&mut self, game: Rc<Game>) {
        *self = Play {
            away: self.away,
            opened: self.opened + 1,
            opening: self.opening,
            unstarted: std::mem::take(&mut self.unstarted),
            finished: self.finished.clone(),
            kept_games: self.kept_games.clone(),
            reported: std::mem::take(&mut self.reported),
            ..Play::new(game)
        };
    }

    /// Replaces the open game by a newer version, from another tab or a backup.
    pub(super) fn take_newer(&mut self, game: Rc<Game>) {
        (self.game, self.review) = (game, Review::default());
        self.close();
        self.ask_review();
    }

    /// Sets the level of the puzzle.
    pub fn set_level(&mut self, level: Level) {
        Rc::make_mut(&mut self.game).level = Some(level);
    }

    /// Marks the game as one of a daily puzzle. If it has no moves, it was started today.
    pub fn set_daily(&mut self, daily: Daily, today: Date) {
        let game = Rc::make_mut(&mut self.game);
        game.daily = Some(daily);
        if game.moves().is_empty() {
            game.begun = Some(today);
        }
    }

    /// Plays the moves that write the digits, notes, colours and lines of a board.
    pub fn bring(&mut self, position: &BoardState) {
        for one in moves_to(position) {
            self.play(one);
        }
    }

    /// Plays a move. Returns whether it changed anything.
    pub fn play(&mut self, one: Move) -> bool {
        let (before, grid) = (self.game.standing().clone(), self.game.grid());
        let played = Rc::make_mut(&mut self.game).play(one);
        if before != *self.game.standing() {
            self.close(); // the help was about another position
            let cells = newly_complete(&grid, &self.game.grid());
            self.completed = (cells, self.completed.1 + u32::from(!cells.is_empty()));
        }
        played
    }

    /// Undoes the last move. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        self.close();
        self.game.can_undo() && Rc::make_mut(&mut self.game).undo()
    }

    /// Redoes the move that was undone last. Returns whether there was one.
    pub fn redo(&mut self) -> bool {
        self.close();
        self.game.can_redo() && Rc::make_mut(&mut self.game).redo()
    }

    /// Writes a digit into `cells` in the given mode. Returns whether that changed anything.
    pub fn write(&mut self, cells: CellSet, digit: Digit, mode: Mode) -> bool {
        self.play(match mode {
            Mode::Digit => Move::Set(cells, digit),
            Mode::Corner => Move::Note(Notes::Corner, cells, digit),
            Mode::Centre => Move::Note(Notes::Centre, cells, digit),
            Mode::Colour => Move::Colour(cells, digit),
            Mode::Line => return false, // in this mode a digit is the end of a line
        })
    }

    /// Notes that the player did something in the room: the clock starts. With a move, or at the player's wish, the card of a new
    /// day goes.
    pub(super) fn note_touch(&mut self, action: &Action) {
        let touches = !matches!(action, Action::Play(action) if action.looks_around());
        let begins = match action {
            Action::Board(action) => action.plays(),
            Action::Play(action) => action.plays() || *action == PlayAction::PlayThis,
            _ => false,
        };
        self.touched |= touches;
        self.is_welcome_aside |= touches;
        self.welcomes &= !begins;
    }

    /// Welcomes the player to a new day.
    pub fn welcome(&mut self) {
        (self.welcomes, self.is_welcome_aside) = (true, false);
    }

    /// Whether the clock of the game is running.
    #[must_use]
    pub fn is_running(&self) -> bool {
        let is_begun = self.touched || !self.game.moves().is_empty();
        let goes_on = !self.game.is_solved() && !self.game.givens().filled_cells().is_empty();
        is_begun && goes_on && !self.paused && !self.away && !self.elsewhere
    }

    /// Counts a second.
    pub(super) fn count_second(&mut self) {
        if self.is_running() {
            let game = Rc::make_mut(&mut self.game);
            game.seconds = game.seconds.saturating_add(1);
        }
        self.help.tick();
    }

    /// Returns the cells of the mistakes to show: clashes and wrong digits as the settings say, and mistakes that a hint shows.
    #[must_use]
    pub fn shown_mistakes(&self, settings: &Settings) -> CellSet {
        let grid = self.shown().grid();
        let at_once = match (settings.checking, &self.truth) {
            (Checking::OnRequest, _) => CellSet::EMPTY,
            (Checking::WrongDigits, Some(truth)) => grid.clashing_cells() | truth.wrong_digits(self.shown().standing()),
            (Checking::Clashes | Checking::WrongDigits, _) => grid.clashing_cells(),
        };
        self.help.mistakes() | at_once
    }
}

/// Returns the cells of the rows, columns, boxes and digits that are complete, each digit once, and weren't before.
fn newly_complete(before: &Grid, after: &Grid) -> CellSet {
    let held = |grid: &Grid, house: House| house.cells().iter().filter_map(|cell| grid[cell]).collect::<DigitSet>();
    let houses = House::all().filter(|house| held(after, *house) == DigitSet::ALL && held(before, *house) != DigitSet::ALL);
    let clashing = after.clashing_cells();
    let is_complete = |grid: &Grid, digit| grid.cells_of(digit).len() == 9;
    let digits = Digit::ALL.into_iter().filter(|digit| is_complete(after, *digit) && !is_complete(before, *digit));
    let cells =
        houses.map(House::cells).chain(digits.map(|digit| after.cells_of(digit)).filter(|cells| cells.is_disjoint(clashing)));
    cells.fold(CellSet::EMPTY, |all, cells| all | cells)
}

impl Mode {
    /// Returns the modes of a style of notes, each with its name.
    #[must_use]
    pub const fn all(style: NoteStyle) -> &'static [(Text, Mode)] {
        match style {
            NoteStyle::Classic => &[
                (text::play::DIGIT_MODE, Mode::Digit),
                (text::play::NOTES_MODE, Mode::Corner),
                (text::play::COLOUR_MODE, Mode::Colour),
                (text::play::LINES_MODE, Mode::Line),
            ],
            NoteStyle::CornerAndCentre => &[
                (text::play::DIGIT_MODE, Mode::Digit),
                (text::play::CORNER_MODE, Mode::Corner),
                (text::play::CENTRE_MODE, Mode::Centre),
                (text::play::COLOUR_MODE, Mode::Colour),
                (text::play::LINES_MODE, Mode::Line),
            ],
        }
    }
}

/// Returns the moves that write the digits, notes, colours and lines of a board into a game of its givens, and rule out what was ruled
/// out there.
pub fn moves_to(position: &BoardState) -> Vec<Move> {
    let mut moves: Vec<Move> = position.entered.iter().map(|(cell, digit)| Move::Set(cell.into(), digit)).collect();
    for (sort, notes) in Notes::ALL.into_iter().zip([position.notes, position.centre]) {
        moves.push(Move::Write(sort, Box::new(notes)));
    }
    moves.push(Move::Strike(Box::new(position.ruled_out - position.notes - position.centre)));
    for colour in Digit::ALL {
        moves.push(Move::Colour(position.colours.cells_of(colour), colour));
        for (digit, tints) in Digit::ALL.into_iter().zip(position.tints) {
            moves.push(Move::Tint(tints.cells_of(colour), digit, colour));
        }
    }
    for DrawnLine { ends: [from, to], weak } in &position.lines {
        let Some(line) = Line::between(*from, *to) else { continue };
        moves.push(Move::Line(line));
        if *weak {
            moves.push(Move::Line(line)); // a line that is drawn twice becomes dashed
        }
    }
    moves
}
