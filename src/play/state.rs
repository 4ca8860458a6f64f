//! The Play room: a game, and what is open or shown around it.

use super::opening::Opening;
use crate::{
    action::Mode,
    session::{
        Pen, Remote,
        settings::{Checking, FirstStage, NoteStyle, Settings},
    },
    text,
};
use nonet_core::{
    Level,
    board::{Candidate, CandidateSet, CellSet, Digit},
    solver::{self, Verdict},
};
use nonet_formats::{BoardState, DrawnLine};
use nonet_game::{Daily, Day, Game, Line, Move, Notes, Pauses, Truth, archive::GameId, save};
use nonet_protocol::{Advice, Effect, ExplainedStep, Hint, Player, Question, Reviewed, Statistics, TechniqueName, WhyNot};
use std::rc::Rc;

/// The room.
#[derive(Clone, Debug)]
pub struct Play {
    /// The game that is played.
    pub game: Rc<Game>,
    /// The verdict on its givens.
    pub verdict: Rc<Verdict>,
    /// What is right in it; nothing if its givens have no solution.
    pub truth: Option<Rc<Truth>>,
    /// What the keys write.
    pub mode: Mode,
    /// The digit that is written into every cell that is tapped.
    pub locked: Option<Digit>,
    /// The note that was tapped where colours are written: while its cell is selected, colours go to it.
    pub picked: Option<Candidate>,
    /// The line that is being drawn.
    pub pen: Option<Pen>,
    /// Whether a tap adds a cell to the selection.
    pub adding: bool,
    /// What was asked for and is shown.
    pub help: Option<Rc<ShownHelp>>,
    /// The moment of a finished game that is looked back at.
    pub replay: Option<Replay>,
    /// What the worker is asked for.
    pub requested: Option<HelpRequest>,
    /// How many seconds have begun since.
    waited: u32,
    /// Whether the player paused the game.
    pub paused: bool,
    /// Whether the page is out of sight.
    pub away: bool,
    /// Whether another tab plays the game: then it is only shown here.
    pub elsewhere: bool,
    /// How often it was taken over from another tab.
    pub takeover_count: u32,
    /// What is to be heard of the last change that was not typed.
    pub announcement: String,
    /// How many games were opened: the focus goes to the board with each.
    pub opened: u32,
    /// How the game went, once that was asked for.
    pub review: Remote<Rc<Vec<Reviewed>>>,
    /// How the open game came to be open.
    pub opening: Opening,
    /// The game that was started again as the open one, in which nothing was done since.
    pub restarted: Option<GameId>,
    /// Other games that were opened and in which nothing was done.
    pub unstarted: Vec<Rc<Game>>,
    /// The times at which the streak of days was paused.
    pub pauses: Pauses,
    /// What was asked last of the statistics, and the answer.
    pub statistics: Option<(Question, Rc<Statistics>)>,
    /// The hardest step of each finished game that was looked at for the statistics; none where nothing is known.
    pub hardest: Vec<(GameId, Option<TechniqueName>)>,
    /// The unreadable games that were told of.
    pub reported: Vec<GameId>,
    finished: Rc<str>, // the game as it is looked back on, while the worker is asked how it went
}

/// What the worker is asked for, about the board as it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HelpRequest {
    /// A hint.
    Hint,
    /// Why this candidate is false.
    WhyNot(Candidate),
}

/// A finished game as it stood.
#[derive(Clone, Debug)]
pub struct Replay {
    /// After how many of its steps.
    pub at: usize,
    /// How many steps it has.
    pub of: usize,
    /// What stood then.
    pub game: Rc<Game>,
}

/// What was asked for, as far as it was told.
#[derive(Clone, Debug)]
pub struct ShownHelp {
    /// What it is about.
    pub content: Rc<HelpContent>,
    /// The stage, of 0 to 4.
    pub stage: u8,
}

/// What can be asked for.
#[derive(Debug)]
#[allow(clippy::large_enum_variant)] // there is one of it
pub enum HelpContent {
    /// Mistakes: that there are some, then where.
    Mistakes {
        /// The cells with a wrong digit.
        digits: CellSet,
        /// The notes that should not have been removed.
        removed: CandidateSet,
    },
    /// The next step.
    Step(Hint),
    /// There is none.
    Stuck,
    /// Why a candidate is false.
    WhyNot {
        /// The candidate.
        candidate: Candidate,
        /// The answer.
        answer: Rc<WhyNot>,
    },
}

impl HelpContent {
    /// Whether to be told of it counts as a hint. The answer to "why not" does if it is a step; what anyone sees is none.
    fn is_hint(&self) -> bool {
        match self {
            HelpContent::Step(_) | HelpContent::Mistakes { .. } => true,
            HelpContent::WhyNot { answer, .. } => answer.explained.is_some(),
            HelpContent::Stuck => false,
        }
    }
}

/// What was asked for again is something else.
impl PartialEq for ShownHelp {
    fn eq(&self, other: &ShownHelp) -> bool {
        Rc::ptr_eq(&self.content, &other.content) && self.stage == other.stage
    }
}

impl Play {
    /// The room with this game.
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
            replay: None,
            requested: None,
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
            statistics: None,
            hardest: Vec::new(),
            reported: Vec::new(),
            announcement: String::new(),
        };
        play.ask_review();
        play
    }

    /// The game as it is shown: as it stands, or as it stood at the moment that is looked back at.
    #[must_use]
    pub fn shown(&self) -> &Game {
        self.replay.as_ref().map_or(&self.game, |look| &look.game)
    }

    /// Looks at a finished game as it stood after so many of its steps. Says which cells the last of them was about.
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
            statistics: self.statistics.take(),
            hardest: std::mem::take(&mut self.hardest),
            reported: std::mem::take(&mut self.reported),
            ..Play::new(game)
        };
    }

    /// Shows the same game as another tab, or a backup, has it.
    pub fn follow(&mut self, game: Rc<Game>) {
        (self.game, self.review) = (game, Remote::Idle);
        self.close();
        self.ask_review();
    }

    /// Notes the level of the puzzle.
    pub fn set_level(&mut self, level: Level) {
        Rc::make_mut(&mut self.game).level = Some(level);
    }

    /// Notes that it is a game of the puzzle of a day, which is begun today unless it was before.
    pub fn set_daily(&mut self, daily: Daily, today: Day) {
        let game = Rc::make_mut(&mut self.game);
        game.daily = Some(daily);
        if game.moves().is_empty() {
            game.begun = Some(today);
        }
    }

    /// Notes that it was finished today, unless it was before.
    pub fn set_finished(&mut self, today: Day) {
        let game = Rc::make_mut(&mut self.game);
        game.finished = game.finished.or(Some(today));
    }

    /// Writes what a position holds beside its givens into a game of them.
    pub fn bring(&mut self, position: &BoardState) {
        for one in moves_to(position) {
            self.play(one);
        }
    }

    /// Makes a move. Says whether it changed anything.
    pub fn play(&mut self, one: Move) -> bool {
        let before = self.game.standing().clone();
        let played = Rc::make_mut(&mut self.game).play(one);
        if before != *self.game.standing() {
            self.close(); // what was said of another position
        }
        played
    }

    /// Takes the last move back.
    pub fn undo(&mut self) -> bool {
        self.close();
        self.game.can_undo() && Rc::make_mut(&mut self.game).undo()
    }

    /// Makes the move again that was taken back last.
    pub fn redo(&mut self) -> bool {
        self.close();
        self.game.can_redo() && Rc::make_mut(&mut self.game).redo()
    }

    /// Writes a digit into `cells` as `mode` says.
    pub fn write(&mut self, cells: CellSet, digit: Digit, mode: Mode) -> bool {
        self.play(match mode {
            Mode::Digit => Move::Set(cells, digit),
            Mode::Corner => Move::Note(Notes::Corner, cells, digit),
            Mode::Centre => Move::Note(Notes::Centre, cells, digit),
            Mode::Colour => Move::Colour(cells, digit),
            Mode::Line => return false, // its digits are the ends of lines
        })
    }

    /// Whether the time runs.
    #[must_use]
    pub fn is_running(&self) -> bool {
        !self.paused && !self.away && !self.elsewhere && !self.game.is_solved() && !self.game.givens().filled().is_empty()
    }

    /// A second goes by.
    pub fn tick(&mut self) {
        if self.is_running() {
            let game = Rc::make_mut(&mut self.game);
            game.seconds = game.seconds.saturating_add(1);
        }
        self.waited = self.waited.saturating_add(1);
    }

    /// Whether what was asked for takes so long that it is to be said: a whole second at least.
    #[must_use]
    pub fn is_kept_waiting(&self) -> bool {
        self.requested.is_some() && self.waited == 2
    }

    /// Whether the clash of two digits, or a wrong one, is to be shown.
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

    // What is asked for.

    /// Whether something that was asked for is shown or waited for, or a moment is looked back at.
    #[must_use]
    pub fn is_helping(&self) -> bool {
        self.help.is_some() || self.requested.is_some() || self.replay.is_some()
    }

    /// Puts away what was asked for or looked at, and waits for nothing.
    pub fn close(&mut self) {
        (self.help, self.requested, self.replay) = (None, None, None);
    }

    /// The question to the worker, if something is asked for and not there yet.
    #[must_use]
    pub fn question(&self, settings: &Settings) -> Option<Question> {
        let unique = self.may_assume_one_solution(settings);
        if self.review == Remote::Loading {
            return Some(Question::Review { game: Rc::clone(&self.finished), unique });
        }
        let standing = self.game.standing();
        let player = || Player {
            givens: *self.game.givens(),
            entered: *standing.entered(),
            notes: Notes::ALL.map(|sort| standing.notes(sort)),
            removed: standing.removed(),
            last: self.game.last_cell(),
        };
        self.requested.map(|requested| match requested {
            HelpRequest::Hint => Question::Hint { player: player(), unique },
            HelpRequest::WhyNot(candidate) => Question::WhyNot { player: player(), candidate, unique },
        })
    }

    /// Whether there is a hint to ask for, or more of what is shown.
    #[must_use]
    pub fn can_hint(&self) -> bool {
        let goes_on = |help: &ShownHelp| help.next_stage().is_some() || matches!(*help.content, HelpContent::WhyNot { .. });
        self.help.as_deref().is_none_or(goes_on)
    }

    /// Looks for mistakes. Says whether there are any.
    pub fn check(&mut self) -> bool {
        let Some(truth) = &self.truth else { return false };
        let standing = self.game.standing();
        let (digits, removed) = (truth.wrong_digits(standing), truth.wrongly_removed(standing));
        let any = !digits.is_empty() || !removed.is_empty();
        self.close();
        self.help = any.then(|| shown_help(HelpContent::Mistakes { digits, removed }, 0));
        any
    }

    /// Asks for a hint.
    pub fn ask(&mut self) {
        self.wait_for(HelpRequest::Hint);
    }

    /// The hint is there.
    pub fn advised(&mut self, advice: &Advice, settings: &Settings) {
        let content = match advice {
            Advice::Mistakes { digits, removed } => HelpContent::Mistakes { digits: *digits, removed: *removed },
            Advice::Step(hint) => HelpContent::Step(hint.clone()),
            Advice::Stuck => HelpContent::Stuck,
        };
        let FirstStage(first) = settings.first_stage;
        let stage = match &content {
            HelpContent::Step(hint) if hint.is_short() && first > 0 => 4,
            HelpContent::Step(_) => first,
            _ => 0,
        };
        self.count_hint(stage, &content);
        (self.help, self.requested) = (Some(shown_help(content, stage)), None);
    }

    /// Tells more of what is shown, up to this stage.
    pub fn tell(&mut self, stage: u8) {
        let Some(help) = self.help.as_deref() else { return };
        let (before, content) = (help.stage, Rc::clone(&help.content));
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

    /// How many hints came to this stage, if this counts as one.
    fn hints_at(&mut self, stage: u8, content: &HelpContent) -> Option<&mut u16> {
        let hints = &mut Rc::make_mut(&mut self.game).hints;
        hints.get_mut(usize::from(stage)).filter(|_| content.is_hint())
    }

    /// Asks why a candidate is false.
    pub fn ask_why_not(&mut self, candidate: Candidate) {
        self.wait_for(HelpRequest::WhyNot(candidate));
    }

    /// Asks, if there is something to be known and it is not asked already.
    fn wait_for(&mut self, requested: HelpRequest) {
        if self.truth.is_some() && self.requested != Some(requested) {
            (self.requested, self.waited) = (Some(requested), 0);
        }
    }

    /// The answer to that is there.
    pub fn told_why_not(&mut self, candidate: Candidate, answer: Rc<WhyNot>) {
        let (content, stage) = (HelpContent::WhyNot { candidate, answer }, 4);
        self.count_hint(stage, &content);
        (self.help, self.requested) = (Some(shown_help(content, stage)), None);
    }

    /// Does what is shown, if it is told to its end. Says where.
    pub fn apply(&mut self) -> Option<CellSet> {
        let help = self.help.as_deref()?;
        let effect = help.step().filter(|_| self.can_apply())?.effect;
        match effect {
            Effect::Place(set) => set.digits().iter().for_each(|digit| {
                self.play(Move::Set(set.cells_of(digit), digit));
            }),
            Effect::Eliminate(set) => {
                self.play(Move::Strike(Box::new(set)));
            }
        }
        self.help = None;
        match effect {
            Effect::Place(set) => Some(set.cells()),
            Effect::Eliminate(_) => None,
        }
    }

    /// Whether what is shown can be done.
    #[must_use]
    pub fn can_apply(&self) -> bool {
        self.help.as_deref().is_some_and(|help| help.stage >= 4 && help.step().is_some())
    }

    /// Writes the notes that the hint needs, and goes on showing it.
    pub fn write_missing(&mut self, sort: Notes) {
        let Some(ShownHelp { content, stage }) = self.help.as_deref() else { return };
        let HelpContent::Step(hint) = &**content else { return };
        let (hint, stage) = (hint.clone(), *stage);
        self.play(Move::Write(sort, Box::new(hint.missing)));
        self.help = Some(shown_help(HelpContent::Step(Hint { missing: CandidateSet::EMPTY, ..hint }), stage));
    }

    /// Back to where nothing was wrong for the last time.
    pub fn back_to_fine(&mut self) -> bool {
        let Some(truth) = self.truth.clone() else { return false };
        let last = self.game.last_fine(|standing| truth.is_fine(standing));
        last.is_some_and(|made| self.play(Move::Back(made)))
    }

    /// Asks how the game went, if it is finished.
    pub fn ask_review(&mut self) {
        if self.truth.is_some() && self.game.is_solved() {
            (self.review, self.finished) = (Remote::Loading, save::save(&self.game).into());
        }
    }

    /// Whether what assumes one solution may be used: only where there is one, and the player wants it.
    fn may_assume_one_solution(&self, settings: &Settings) -> bool {
        self.truth.as_deref().is_some_and(Truth::is_unique) && settings.uniqueness
    }
}

fn shown_help(content: HelpContent, stage: u8) -> Rc<ShownHelp> {
    Rc::new(ShownHelp { content: Rc::new(content), stage })
}

impl ShownHelp {
    /// The step that it is about.
    #[must_use]
    pub fn step(&self) -> Option<&ExplainedStep> {
        match &*self.content {
            HelpContent::Step(hint) => Some(&hint.explained),
            HelpContent::WhyNot { answer, .. } => answer.explained.as_ref(),
            HelpContent::Mistakes { .. } | HelpContent::Stuck => None,
        }
    }

    /// The stage after the one that is shown; none after the last.
    #[must_use]
    pub fn next_stage(&self) -> Option<u8> {
        match &*self.content {
            HelpContent::Mistakes { .. } => (self.stage == 0).then_some(1),
            HelpContent::Step(hint) => hint.stage_after(self.stage),
            HelpContent::Stuck | HelpContent::WhyNot { .. } => None,
        }
    }
}

impl Mode {
    /// The modes of a style of notes, each with its name.
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

/// The moves that write what a position holds beside its givens into a game of them.
pub fn moves_to(position: &BoardState) -> Vec<Move> {
    let mut moves: Vec<Move> = position.entered.iter().map(|(cell, digit)| Move::Set(cell.into(), digit)).collect();
    for (sort, notes) in Notes::ALL.into_iter().zip([position.notes, position.centre]) {
        moves.push(Move::Write(sort, Box::new(notes)));
    }
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
            moves.push(Move::Line(line)); // drawn twice, it is dashed
        }
    }
    moves
}
