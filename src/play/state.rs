//! The state of the Play room: the open game, and what is shown around it.

use super::opening::Opening;
use crate::{
    action::{Action, Mode, PlayAction},
    session::{
        Pen, Remote,
        settings::{Checking, FirstStage, NoteStyle, Settings},
    },
    text,
};
use jiff::civil::Date;
use nonet_core::{
    Level,
    board::{Candidate, CandidateSet, CellSet, Digit, DigitSet, Grid, House},
    solver::{self, Verdict},
};
use nonet_formats::{BoardState, DrawnLine};
use nonet_game::{Daily, Game, Line, Move, Notes, Pauses, RuledOut, Truth, archive::GameId, save};
use nonet_prose::{Advice, ExplainedStep, Hint, Reviewed, WhyNot};
use nonet_protocol::{Effect, Player, Question, Technique};
use nonet_words::Notation;
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
    /// The help that is shown. None if none is shown.
    pub help: Option<Rc<ShownHelp>>,
    /// Whether all of the help is shown on a small screen, in place of the keys. Otherwise only its first sentence is.
    pub unfolded: bool,
    /// The review of a finished game. None if the game is not being reviewed.
    pub replay: Option<Replay>,
    /// The help that the worker was asked for. None if there is no request.
    pub requested: Option<HelpRequest>,
    /// Whether the player did anything in the game, which starts its clock.
    pub touched: bool,
    /// Whether the card of a new day is shown, because the player has come back. It goes with the first move.
    pub welcomes: bool,
    /// Whether the board was touched since, so that on a phone the card gives the keys their place back.
    pub is_welcome_aside: bool,
    /// The number of clock ticks since the request, one per second.
    waited: u32,
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
    /// The review of the finished game, once it was asked for.
    pub review: Remote<Rc<Vec<Reviewed>>>,
    /// The way in which the open game was opened.
    pub opening: Opening,
    /// The game that was restarted as the open one. None if there is none.
    pub restarted: Option<GameId>,
    /// Other games that were opened and have no moves.
    pub unstarted: Vec<Rc<Game>>,
    /// The pauses of the streak.
    pub pauses: Pauses,
    /// The hardest step of each finished game, for the statistics. None for a game about which the worker knows nothing.
    pub hardest: Vec<(GameId, Option<Technique>)>,
    /// The unreadable games about which a message was shown.
    pub reported: Vec<GameId>,
    finished: Rc<str>, // the finished game as text, for the question that asks for its review
}

/// A request for help, about the current position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HelpRequest {
    /// A hint.
    Hint,
    /// A hint that rests on nothing that only the player's notes rule out.
    HintWithoutNotes,
    /// The reason why a candidate is false.
    WhyNot(Candidate),
}

/// A position in the review of a finished game.
#[derive(Clone, Debug)]
pub struct Replay {
    /// The number of steps before the position.
    pub at: usize,
    /// The number of steps of the game.
    pub of: usize,
    /// The game at the position.
    pub game: Rc<Game>,
}

/// Help that is shown, up to a stage.
#[derive(Clone, Debug)]
pub struct ShownHelp {
    /// The content of the help.
    pub content: Rc<HelpContent>,
    /// The current stage, from 0 to 4. An answer to "Why not here?" has the first and the last.
    pub stage: u8,
}

/// The content of help.
#[derive(Debug)]
#[allow(clippy::large_enum_variant)] // there is one of it
pub enum HelpContent {
    /// Mistakes: first their number, then their cells.
    Mistakes {
        /// The cells with wrong digits.
        digits: CellSet,
        /// The correct candidates whose notes were removed.
        removed: CandidateSet,
    },
    /// The hint on the next step.
    Step(Hint),
    /// There is no hint.
    Stuck,
    /// The reason why a candidate is false.
    WhyNot {
        /// The candidate.
        candidate: Candidate,
        /// The worker's answer.
        answer: Rc<WhyNot>,
    },
}

impl HelpContent {
    /// Returns the hint on the next step. None if the help is about something else.
    #[must_use]
    pub fn hint(&self) -> Option<&Hint> {
        if let HelpContent::Step(hint) = self { Some(hint) } else { None }
    }

    /// Whether the help counts as a hint. An answer to "Why not here?" counts if it is a step, and not if it is plain to see.
    fn is_hint(&self) -> bool {
        match self {
            HelpContent::Step(_) | HelpContent::Mistakes { .. } => true,
            HelpContent::WhyNot { answer, .. } => answer.explained.is_some(),
            HelpContent::Stuck => false,
        }
    }
}

/// Help that was requested anew differs from earlier help, even with equal content.
impl PartialEq for ShownHelp {
    fn eq(&self, other: &ShownHelp) -> bool {
        Rc::ptr_eq(&self.content, &other.content) && self.stage == other.stage
    }
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
            help: None,
            unfolded: false,
            replay: None,
            requested: None,
            touched: false,
            welcomes: false,
            is_welcome_aside: false,
            waited: 0,
            paused: false,
            away: false,
            elsewhere: false,
            takeover_count: 0,
            opened: 0,
            review: Remote::Idle,
            finished: Rc::from(""),
            opening: Opening::Requested,
            restarted: None,
            unstarted: Vec::new(),
            pauses: Pauses::default(),
            hardest: Vec::new(),
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
        self.replay.as_ref().map_or(&self.game, |look| &look.game)
    }

    /// Shows a finished game after the first `at` steps. Returns the cells of the last of these.
    pub fn replay(&mut self, at: usize) -> CellSet {
        let of = self.game.steps().count();
        let at = at.min(of);
        let cells = at.checked_sub(1).and_then(|last| self.game.steps().nth(last)).map(|(_, made, _)| made.what.cells());
        self.close();
        self.replay = Some(Replay { at, of, game: Rc::new(self.game.moment(at)) });
        cells.unwrap_or(CellSet::EMPTY)
    }

    /// Opens another game.
    pub fn open(&mut self, game: Rc<Game>) {
        *self = Play {
            away: self.away,
            opened: self.opened + 1,
            opening: self.opening,
            unstarted: std::mem::take(&mut self.unstarted),
            pauses: self.pauses.clone(),
            hardest: std::mem::take(&mut self.hardest),
            reported: std::mem::take(&mut self.reported),
            ..Play::new(game)
        };
    }

    /// Replaces the open game by a newer version, from another tab or a backup.
    pub fn follow(&mut self, game: Rc<Game>) {
        (self.game, self.review) = (game, Remote::Idle);
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
    pub fn touch(&mut self, action: &Action) {
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
    pub fn tick(&mut self) {
        if self.is_running() {
            let game = Rc::make_mut(&mut self.game);
            game.seconds = game.seconds.saturating_add(1);
        }
        self.waited = self.waited.saturating_add(1);
    }

    /// Whether the request for help has just taken so long that a message should say so: at least one full second.
    #[must_use]
    pub fn is_kept_waiting(&self) -> bool {
        self.requested.is_some() && self.waited == 2
    }

    /// Returns the cells of the mistakes to show: clashes and wrong digits as the settings say, and mistakes that a hint shows.
    #[must_use]
    pub fn shown_mistakes(&self, settings: &Settings) -> CellSet {
        let grid = self.shown().grid();
        let help = match self.help.as_deref() {
            Some(ShownHelp { content, stage: 1.. }) => match &**content {
                HelpContent::Mistakes { digits, .. } => *digits,
                HelpContent::Step(_) | HelpContent::Stuck | HelpContent::WhyNot { .. } => CellSet::EMPTY,
            },
            _ => CellSet::EMPTY,
        };
        let at_once = match (settings.checking, &self.truth) {
            (Checking::OnRequest, _) => CellSet::EMPTY,
            (Checking::WrongDigits, Some(truth)) => grid.clashing_cells() | truth.wrong_digits(self.shown().standing()),
            (Checking::Clashes | Checking::WrongDigits, _) => grid.clashing_cells(),
        };
        help | at_once
    }

    // Help.

    /// Whether help is shown or requested, or the game is being reviewed.
    #[must_use]
    pub fn is_helping(&self) -> bool {
        self.help.is_some() || self.requested.is_some() || self.replay.is_some()
    }

    /// Closes the help and the review, and cancels the request.
    pub fn close(&mut self) {
        (self.help, self.requested, self.replay) = (None, None, None);
        self.unfolded = false;
    }

    /// Returns the question to the worker. None if there is no request.
    #[must_use]
    pub fn question(&self, settings: &Settings) -> Option<Question> {
        let unique = self.may_assume_one_solution(settings);
        if self.review == Remote::Loading {
            return Some(Question::Review { game: Rc::clone(&self.finished), unique });
        }
        let standing = self.game.standing();
        let RuledOut { struck, by_step, complete } = standing.ruled_out();
        let player = || Player {
            givens: *self.game.givens(),
            entered: *standing.entered(),
            notes: Notes::ALL.map(|sort| standing.notes(sort)),
            struck,
            by_step,
            complete,
            last: self.game.last_cell(),
        };
        self.requested.map(|requested| match requested {
            HelpRequest::Hint => Question::Hint { player: player(), unique },
            HelpRequest::HintWithoutNotes => Question::Hint { player: Player { struck: by_step, ..player() }, unique },
            HelpRequest::WhyNot(candidate) => Question::WhyNot { player: player(), candidate, unique },
        })
    }

    /// Whether a hint can be requested, or the shown one has a further stage.
    #[must_use]
    pub fn can_hint(&self) -> bool {
        let goes_on = |help: &ShownHelp| help.next_stage().is_some() || matches!(*help.content, HelpContent::WhyNot { .. });
        self.help.as_deref().is_none_or(goes_on)
    }

    /// Looks for mistakes and shows them. Returns whether there are any.
    pub fn check(&mut self) -> bool {
        let Some(truth) = &self.truth else { return false };
        let standing = self.game.standing();
        let (digits, removed) = (truth.wrong_digits(standing), truth.wrongly_removed(standing));
        let any = !digits.is_empty() || !removed.is_empty();
        self.close();
        self.help = any.then(|| shown_help(HelpContent::Mistakes { digits, removed }, 0));
        any
    }

    /// Takes the hint from the worker.
    pub fn advised(&mut self, advice: &Advice, settings: &Settings) {
        let content = match advice {
            Advice::Mistakes { digits, removed } => HelpContent::Mistakes { digits: *digits, removed: *removed },
            Advice::Step(hint) => HelpContent::Step(hint.clone()),
            Advice::Stuck => HelpContent::Stuck,
        };
        let FirstStage(first) = settings.first_stage;
        let stage = content.hint().map_or(0, |hint| hint.stage_up_to(first));
        self.count_hint(stage, &content);
        (self.help, self.requested) = (Some(shown_help(content, stage)), None);
    }

    /// Shows the help up to a stage.
    pub fn show_stage(&mut self, stage: u8) {
        let Some(help) = self.help.as_deref() else { return };
        let (before, content) = (help.stage, Rc::clone(&help.content));
        let stage = content.hint().map_or(stage, |hint| hint.stage_up_to(stage));
        if let Some(count) = self.hints_at(before, &content) {
            *count = count.saturating_sub(1);
        }
        self.count_hint(stage, &content);
        self.help = Some(Rc::new(ShownHelp { content, stage }));
    }

    fn count_hint(&mut self, stage: u8, content: &HelpContent) {
        if let Some(count) = self.hints_at(stage, content) {
            *count = count.saturating_add(1);
        }
    }

    /// Returns the game's counter of hints at a stage. None if the content doesn't count as a hint.
    fn hints_at(&mut self, stage: u8, content: &HelpContent) -> Option<&mut u16> {
        let hints = &mut Rc::make_mut(&mut self.game).hints;
        hints.get_mut(usize::from(stage)).filter(|_| content.is_hint())
    }

    /// Requests help, unless the puzzle has no solution or the request is already made.
    pub fn ask(&mut self, requested: HelpRequest) {
        if self.truth.is_some() && self.requested != Some(requested) {
            (self.requested, self.waited) = (Some(requested), 0);
        }
    }

    /// Takes the reason why a candidate is false from the worker.
    pub fn told_why_not(&mut self, candidate: Candidate, answer: Rc<WhyNot>) {
        let stage = if answer.where_to_look.of(Notation::RowColumn).is_empty() { 4 } else { 0 };
        let content = HelpContent::WhyNot { candidate, answer };
        self.count_hint(stage, &content);
        (self.help, self.requested) = (Some(shown_help(content, stage)), None);
    }

    /// Applies the step of the help, if it is at its last stage. Returns the changed cells.
    pub fn apply(&mut self) -> Option<CellSet> {
        let help = self.help.as_deref()?;
        let effect = help.step().filter(|_| self.can_apply())?.effect;
        match effect {
            Effect::Place(set) => set.get().digits().iter().for_each(|digit| {
                self.play(Move::Set(set.get().cells_of(digit), digit));
            }),
            Effect::Eliminate(set) => {
                self.play(Move::Strike(Box::new(set.get())));
            }
        }
        self.close();
        match effect {
            Effect::Place(set) => Some(set.get().cells()),
            Effect::Eliminate(_) => None,
        }
    }

    /// Whether the shown step can be applied.
    #[must_use]
    pub fn can_apply(&self) -> bool {
        self.help.as_deref().is_some_and(|help| help.stage >= 4 && help.step().is_some())
    }

    /// Writes the notes that the hint needs. The hint stays open.
    pub fn write_missing(&mut self, sort: Notes) {
        let Some(ShownHelp { content, stage }) = self.help.as_deref() else { return };
        let HelpContent::Step(hint) = &**content else { return };
        let (hint, stage) = (hint.clone(), *stage);
        self.play(Move::Write(sort, Box::new(hint.missing)));
        self.help = Some(shown_help(HelpContent::Step(Hint { missing: CandidateSet::EMPTY, ..hint }), stage));
    }

    /// Returns to the last position without mistakes. Returns whether there is one.
    pub fn back_to_fine(&mut self) -> bool {
        let Some(truth) = self.truth.clone() else { return false };
        let last = self.game.last_fine(|standing| truth.is_fine(standing));
        last.is_some_and(|made| self.play(Move::Back(made)))
    }

    /// Requests the review of the game, if it is finished.
    pub fn ask_review(&mut self) {
        if self.truth.is_some() && self.game.is_solved() {
            (self.review, self.finished) = (Remote::Loading, save::save(&self.game).into());
        }
    }

    /// Whether hints may assume one solution: the puzzle has exactly one, and the settings allow it.
    fn may_assume_one_solution(&self, settings: &Settings) -> bool {
        self.truth.as_deref().is_some_and(Truth::is_unique) && settings.uniqueness
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

fn shown_help(content: HelpContent, stage: u8) -> Rc<ShownHelp> {
    Rc::new(ShownHelp { content: Rc::new(content), stage })
}

impl ShownHelp {
    /// Returns the step of the help. None if it has none.
    #[must_use]
    pub fn step(&self) -> Option<&ExplainedStep> {
        match &*self.content {
            HelpContent::Step(hint) => Some(&hint.explained),
            HelpContent::WhyNot { answer, .. } => answer.explained.as_ref(),
            HelpContent::Mistakes { .. } | HelpContent::Stuck => None,
        }
    }

    /// Returns the next stage. None after the last one.
    #[must_use]
    pub fn next_stage(&self) -> Option<u8> {
        match &*self.content {
            HelpContent::Mistakes { .. } => (self.stage == 0).then_some(1),
            HelpContent::Step(hint) => hint.stage_after(self.stage),
            HelpContent::WhyNot { .. } => (self.stage < 4).then_some(4),
            HelpContent::Stuck => None,
        }
    }
}

impl Mode {
    /// Returns the modes of a style of notes, each with its name.
    #[must_use]
    pub const fn all(style: NoteStyle) -> &'static [(&'static str, Mode)] {
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
