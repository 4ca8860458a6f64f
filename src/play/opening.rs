//! Opening, starting and storing games. The rules of storage are those of the [`archive`](nonet_game::archive).

use super::state::Play;
use crate::{
    action::{Action, PlayAction},
    session::{Context, Offer, Pending, Request, Selection, Session, backup_line},
    text,
};
use nonet_core::board::{DigitSet, Grid};
use nonet_formats::BoardState;
use nonet_game::{
    Game,
    archive::{GameCopy, GameId},
    is_relabelled, save,
};
use nonet_protocol::{Level, Room};
use std::rc::Rc;

/// The way in which the open game was opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opening {
    /// The store could not be read in time, so the open game may not be the one that was played last.
    Unread,
    /// The game was open in this tab before a reload.
    Reloaded,
    /// The game was started in this tab before a reload, and has no moves.
    ReloadedAnew,
    /// The game was played last, or the player opened its puzzle.
    Requested,
    /// The player chose the game from the generated puzzles.
    Chosen,
    /// The player started a new game of the puzzle.
    Anew,
}

impl Play {
    // The game of the next visit.

    /// Returns the game that this tab opens after a reload: the open game, if it is stored or if the player started it. None
    /// otherwise.
    #[must_use]
    pub fn opened_game(&self, session: &Session) -> Option<GameId> {
        let is_kept = session.archive.open_copy().is_some_and(|copy| !copy.is_blank());
        (is_kept || self.opening == Opening::Anew).then(|| session.archive.open_id())
    }

    /// Returns the open game as text if it has no moves. None if it has any.
    #[must_use]
    pub fn unstarted_game(&self, session: &Session) -> Option<String> {
        is_unstarted(session).then(|| save::save(&self.game))
    }

    /// Returns the open game as text if the player chose it and it has no moves: the next visit then opens it. Returns an empty
    /// text if the open game has moves, because the next visit opens that game from the store. None in all other cases.
    #[must_use]
    pub fn chosen_game(&self, session: &Session) -> Option<String> {
        if self.opening == Opening::Chosen || !is_unstarted(session) {
            return Some(self.unstarted_game(session).unwrap_or_default());
        }
        None
    }

    // Opening games.

    /// Opens a game of these givens: continues the stored one and says so, or starts one.
    pub fn open_game(&mut self, givens: &Grid, context: &mut Context<'_>) {
        if givens.empty_cells().is_empty() {
            return context.ask(Request::ShowFull(*givens));
        }
        match context.session.archive.of_givens(givens).map(|copy| copy.id) {
            Some(id) => self.open_kept(id, context),
            None if self.game.givens() == givens => context.session.room = Room::Play, // the open game has no moves yet
            None => self.begin(self.new_game(givens), context),
        }
        self.opening = Opening::Requested;
    }

    /// Opens a game of a generated puzzle with this level.
    pub fn open_made(&mut self, givens: &Grid, level: Level, context: &mut Context<'_>) {
        self.open_game(givens, context);
        self.set_level(level);
        self.opening = Opening::Chosen;
    }

    /// Continues a stored game of the puzzle that the player asked for, and says so.
    pub fn open_kept(&mut self, id: GameId, context: &mut Context<'_>) {
        if id == context.session.archive.open_id() {
            context.ask(Request::CloseGames);
            context.session.room = Room::Play;
        } else {
            self.continue_game(id, context);
        }
        self.say_going_on(context);
    }

    /// Shows the message that the game was started, or finished, earlier.
    pub fn say_going_on(&self, context: &mut Context<'_>) {
        let words = if self.game.is_solved() { text::keeping::FINISHED_BEFORE } else { text::keeping::GOING_ON };
        context.say(words, vec![START_ANEW]);
    }

    /// Continues a stored game.
    pub fn continue_game(&mut self, id: GameId, context: &mut Context<'_>) {
        if let Some(game) = context.session.archive.open(id) {
            context.session.archive.look(); // another tab may have played the game
            self.opening = Opening::Requested;
            self.enter_game(game, context);
        }
    }

    /// Starts a new game of the same puzzle. The previous game stays stored.
    pub fn start_anew(&mut self, context: &mut Context<'_>) {
        let mut game = Game::new(*self.game.givens());
        (game.level, game.daily, game.begun) = (self.game.level, self.game.daily, self.game.begun);
        self.begin(game, context);
        self.opening = Opening::Anew;
    }

    /// Starts a game from a board: its givens, digits, notes, colours and lines.
    pub fn take_position(&mut self, position: &BoardState, context: &mut Context<'_>) {
        self.begin(Game::new(position.givens), context);
        self.bring(position);
    }

    /// Whether the open game stays stored when another one is started: it has moves, and there is storage.
    #[must_use]
    pub fn keeps_game(&self, session: &Session) -> bool {
        let health = session.archive.health();
        !self.game.moves().is_empty() && (health.notes || health.store)
    }

    /// Starts a game that comes from elsewhere, or continues the stored game with the same givens and digits.
    pub fn begin_or_continue(&mut self, game: Game, context: &mut Context<'_>) {
        let is_it = |copy: &&GameCopy| copy.game.givens() == game.givens() && copy.game.grid() == game.grid();
        let known = context.session.archive.copies().find(is_it).map(|copy| copy.id);
        match known {
            Some(id) => self.open_kept(id, context),
            None => self.begin(game, context),
        }
    }

    /// Starts a game.
    pub fn begin(&mut self, game: Game, context: &mut Context<'_>) {
        let keeps = self.keeps_game(context.session);
        let game = Rc::new(game);
        context.session.archive.show(&self.game);
        self.opening = Opening::Requested;
        context.session.archive.begin(Rc::clone(&game));
        self.enter_game(game, context);
        if keeps {
            context.say(text::keeping::EARLIER_KEPT, Vec::new());
        }
    }

    fn enter_game(&mut self, game: Rc<Game>, context: &mut Context<'_>) {
        context.ask(Request::CloseGames);
        self.leave_unstarted();
        self.open(game);
        context.session.room = Room::Play;
        let board = &mut context.session.board;
        (board.lit, board.pending, board.pressed, board.typing) = (DigitSet::EMPTY, Pending::Nothing, None, false);
        board.selection = Selection::of(self.game.cursor);
    }

    // Games without moves.

    /// Returns a game of these givens: an earlier one without moves if there is one, else a new one.
    #[must_use]
    pub fn new_game(&self, givens: &Grid) -> Game {
        let before = self.unstarted.iter().find(|game| game.givens() == givens);
        before.map_or_else(|| Game::new(*givens), |game| Game::clone(game))
    }

    /// Returns the built-in puzzle of this level, so that the first game need not wait for the generator. None if it was opened
    /// before.
    #[must_use]
    pub fn unplayed(&self, level: Level, session: &Session) -> Option<Grid> {
        let was_left = |givens: &Grid| self.unstarted.iter().any(|game| is_relabelled(game.givens(), givens));
        let is_new =
            |givens: &Grid| session.archive.copies().all(|copy| !is_relabelled(copy.game.givens(), givens)) && !was_left(givens);
        session.generator.first_puzzle(level).filter(is_new)
    }

    /// Remembers the open game if it has no moves, before another game takes its place.
    fn leave_unstarted(&mut self) {
        let game = &self.game;
        if game.moves().is_empty() {
            self.unstarted.retain(|it| it.givens() != game.givens());
            self.unstarted.push(Rc::clone(game));
        }
    }

    /// Starts a new game of the same puzzle, without time, hints and save points. The previous game stays stored, and undo
    /// returns to it.
    pub fn restart(&mut self, context: &mut Context<'_>) {
        context.session.board.typing = false;
        if self.can_restart() {
            let before = (!self.game.moves().is_empty()).then(|| context.session.archive.open_id());
            self.start_anew(context);
            self.restarted = before;
            if before.is_some() {
                context.say_undoable(text::play::STARTED_AGAIN);
            }
        }
    }

    /// Whether the game holds anything that a restart would discard.
    #[must_use]
    pub fn can_restart(&self) -> bool {
        let game = &self.game;
        self.can_write() && (!game.moves().is_empty() || game.hint_count() > 0 || !game.points().is_empty())
    }

    /// Whether undo is possible: there is a move, or the game was restarted and has no moves yet.
    #[must_use]
    pub fn can_take_back(&self) -> bool {
        self.can_write() && (self.game.can_undo() || self.restarted.is_some() && self.game.moves().is_empty())
    }

    // Games in other tabs.

    /// Takes over that another tab plays the open game, or has stopped playing it. In the second case the game is read from the
    /// store again.
    pub fn play_elsewhere(&mut self, elsewhere: bool, context: &mut Context<'_>) {
        if self.elsewhere == elsewhere {
            return;
        }
        self.elsewhere = elsewhere;
        if elsewhere {
            (self.help.shown, self.paused) = (None, false); // the clock runs in the other tab
            context.session.archive.flush(true);
        } else {
            context.session.archive.look();
            context.session.messages.retract(&text::keeping::ELSEWHERE.say());
        }
    }

    /// Shows the message that another tab is playing the game.
    pub fn say_elsewhere(&self, context: &mut Context<'_>) {
        context.say(
            text::keeping::ELSEWHERE,
            vec![Offer { label: text::play::PLAY_HERE, action: Action::Play(PlayAction::TakeOver) }],
        );
    }

    /// Shows the open game as it is stored, after the store may have changed. If the open game has no moves and the store holds a
    /// game of its puzzle, because the store was slow or another tab was first, that game is continued. So is the game that was
    /// played last, if the player asked for no other.
    pub fn follow_archive(&mut self, context: &mut Context<'_>) {
        if let Some(game) = context.session.archive.open_copy().map(|copy| Rc::clone(&copy.game))
            && !Rc::ptr_eq(&game, &self.game)
        {
            self.take_newer(game);
        }
        let archive = &context.session.archive;
        let is_settled = matches!(self.opening, Opening::Anew | Opening::ReloadedAnew);
        if !archive.health().store || context.session.room != Room::Play || !is_unstarted(context.session) || is_settled {
            return;
        }
        let of_puzzle = archive.of_givens(self.game.givens());
        let latest = archive.latest().filter(|_| self.opening == Opening::Unread);
        let kept = of_puzzle.or(latest).map(|copy| copy.id);
        if self.opening == Opening::Unread {
            self.opening = Opening::Requested;
        }
        if let Some(id) = kept {
            self.continue_game(id, context);
            self.say_going_on(context);
        }
    }

    /// Shows a message on stored games that can't be read, unless an earlier visit did.
    pub fn say_unreadable(&self, context: &mut Context<'_>) {
        let unreadable = context.session.archive.unreadable().iter().filter(|it| !self.reported.contains(&it.id));
        let (later, damaged): (Vec<_>, Vec<_>) = unreadable.partition(|it| it.later);
        let (later, damaged) = (later.len(), damaged.len());
        if later > 0 {
            context.say_fault(text::keeping::later_games(later));
        }
        if damaged > 0 {
            context.say_fault(text::keeping::damaged_games(damaged));
        }
    }

    /// Returns the text of a backup: the settings, the player's profiles of techniques, the pauses of the streak, the attempts, the games, and
    /// the analyses.
    pub(super) fn backup(&self, session: &Session) -> String {
        let open = session.archive.open_copy().filter(|copy| !copy.game.moves().is_empty());
        let (settings, profiles) = (session.settings.text(), backup_line(&session.profiles));
        let mut text = format!("{}\n{settings}{profiles}{}", super::BACKUP, self.finished.pauses.text());
        session.attempts.lines().for_each(|line| text += &format!("{}{line}\n", super::BACKUP_ATTEMPT));
        for copy in open.into_iter().chain(session.archive.others()) {
            text += "\n";
            text += &copy.backup();
        }
        for analysis in session.analyses.backup() {
            text += "\n";
            text += &analysis;
        }
        text
    }
}

/// Whether the open game has no moves.
fn is_unstarted(session: &Session) -> bool {
    session.archive.open_copy().is_some_and(GameCopy::is_blank)
}

/// The button that starts a new game in place of the stored one.
const START_ANEW: Offer = Offer { label: text::play::START_ANEW, action: Action::Play(PlayAction::StartAnew) };
