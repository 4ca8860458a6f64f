//! Games are opened, begun, gone on with and kept. The rules of keeping are those of the [`archive`](nonet_game::archive).

use super::state::Play;
use crate::{
    action::{Action, PlayAction},
    session::{Context, Offer, Pending, Request, Selection, Session},
    text,
};
use nonet_core::{
    Level,
    board::{DigitSet, Grid},
};
use nonet_formats::{BoardState, Room};
use nonet_game::{
    Game,
    archive::{Copy, GameId},
    first_puzzle, save,
};
use std::rc::Rc;

/// How the open game came to be open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opening {
    /// The store could not be read in time: it may not be the one that was played last.
    Unread,
    /// This tab had it open before it was loaded anew.
    Reloaded,
    /// The tab was loaded anew after a game was begun in which nothing was done yet.
    ReloadedAnew,
    /// It was played last, or the player asked for its puzzle.
    Requested,
    /// The player chose it among the puzzles that the page makes.
    Chosen,
    /// The player asked for a new game of its puzzle.
    Anew,
}

impl Play {
    // What the next visit opens.

    /// The game that this tab is to open when it is loaded anew: one that is kept, or that the player began.
    #[must_use]
    pub fn opened_game(&self, session: &Session) -> Option<GameId> {
        let is_kept = session.archive.open_copy().is_some_and(|copy| !copy.is_blank());
        (is_kept || self.opening == Opening::Anew).then(|| session.archive.open_id())
    }

    /// The open game as text, if nothing was done in it yet. Its time counts when the page goes out of sight.
    #[must_use]
    pub fn untouched_game(&self, session: &Session) -> Option<String> {
        is_untouched(session).then(|| {
            let mut game = Game::clone(&self.game);
            game.seconds = if self.away { game.seconds } else { 0 };
            save::save(&game)
        })
    }

    /// The open game as text, if the player chose it and did nothing in it yet: the next visit begins with it. An empty text if one
    /// is open that is kept, which the next visit begins with instead.
    #[must_use]
    pub fn chosen_game(&self, session: &Session) -> Option<String> {
        if self.opening == Opening::Chosen || !is_untouched(session) {
            return Some(self.untouched_game(session).unwrap_or_default());
        }
        None
    }

    // Games are opened.

    /// Opens the game of these givens: goes on with the kept one and says so, or begins one.
    pub fn open_game(&mut self, givens: &Grid, context: &mut Context<'_>) {
        if givens.empty().is_empty() {
            return context.ask(Request::ShowFull(*givens));
        }
        match context.session.archive.of_givens(givens).map(|copy| copy.id) {
            Some(id) => self.open_kept(id, context),
            None if self.game.givens() == givens => context.session.room = Room::Play, // nothing was done in it yet
            None => self.begin(self.new_game(givens), context),
        }
        self.opening = Opening::Requested;
    }

    /// Opens a puzzle that was made, of this level.
    pub fn open_made(&mut self, givens: &Grid, level: Level, context: &mut Context<'_>) {
        self.open_game(givens, context);
        self.set_level(level);
        self.opening = Opening::Chosen;
    }

    /// Goes on with a kept game of the puzzle that was asked for, and says so.
    pub fn open_kept(&mut self, id: GameId, context: &mut Context<'_>) {
        if id == context.session.archive.open_id() {
            context.ask(Request::CloseGames);
            context.session.room = Room::Play;
        } else {
            self.continue_game(id, context);
        }
        self.say_going_on(context);
    }

    /// Says that the game was begun, or finished, before.
    pub fn say_going_on(&self, context: &mut Context<'_>) {
        let words = if self.game.is_solved() { text::keeping::FINISHED_BEFORE } else { text::keeping::GOING_ON };
        context.say(words, vec![START_ANEW]);
    }

    /// Goes on with this kept game.
    pub fn continue_game(&mut self, id: GameId, context: &mut Context<'_>) {
        if let Some(game) = context.session.archive.open(id) {
            context.session.archive.look(); // another tab may have gone on with it
            self.opening = Opening::Requested;
            self.enter_game(game, context);
        }
    }

    /// Begins a game of the same puzzle; what was played is kept.
    pub fn start_anew(&mut self, context: &mut Context<'_>) {
        let mut game = Game::new(*self.game.givens());
        (game.level, game.daily, game.begun) = (self.game.level, self.game.daily, self.game.begun);
        self.begin(game, context);
        self.opening = Opening::Anew;
    }

    /// Begins a game at this position.
    pub fn take_position(&mut self, position: &BoardState, context: &mut Context<'_>) {
        self.begin(Game::new(position.givens), context);
        self.bring(position);
    }

    /// Whether the open game is kept where another is begun: if anything was done in it.
    #[must_use]
    pub fn keeps_game(&self, session: &Session) -> bool {
        let health = session.archive.health();
        !self.game.moves().is_empty() && (health.notes || health.store)
    }

    /// Begins this game, which was begun elsewhere, or goes on with it where it was opened before and stands as it did.
    pub fn begin_or_continue(&mut self, game: Game, context: &mut Context<'_>) {
        let is_it = |copy: &&Copy| copy.game.givens() == game.givens() && copy.game.grid() == game.grid();
        match context.session.archive.copies().iter().find(is_it).map(|copy| copy.id) {
            Some(id) => self.open_kept(id, context),
            None => self.begin(game, context),
        }
    }

    /// Begins a game.
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
        self.leave_untouched();
        self.open(game);
        context.session.room = Room::Play;
        let board = &mut context.session.board;
        (board.lit, board.pending, board.pressed, board.typing) = (DigitSet::EMPTY, Pending::Nothing, None, false);
        board.selection = Selection::of(self.game.cursor);
    }

    // Games in which nothing was done.

    /// A game of these givens: one that was opened before, if nothing was done in it.
    #[must_use]
    pub fn new_game(&self, givens: &Grid) -> Game {
        let before = self.unstarted.iter().find(|game| game.givens() == givens);
        before.map_or_else(|| Game::new(*givens), |game| Game::clone(game))
    }

    /// The puzzle of this level that comes with the page, if it was not opened yet: the first game need not wait for the generator.
    #[must_use]
    pub fn unplayed(&self, level: Level, session: &Session) -> Option<Grid> {
        let copies = session.archive.copies();
        let was_left = |givens: &Grid| self.unstarted.iter().any(|game| game.givens() == givens);
        let is_new = |givens: &Grid| copies.iter().all(|copy| copy.game.givens() != givens) && !was_left(givens);
        first_puzzle(level).filter(is_new)
    }

    /// Another game takes the place of the open one.
    fn leave_untouched(&mut self) {
        let game = &self.game;
        if game.moves().is_empty() {
            self.unstarted.retain(|it| it.givens() != game.givens());
            self.unstarted.push(Rc::clone(game));
        }
    }

    /// Begins a new game of the same puzzle, without time, hints and save points. What was played is kept as a game, which undo goes
    /// back to.
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

    /// Whether there is something in the game that would be left by starting again.
    #[must_use]
    pub fn can_restart(&self) -> bool {
        let game = &self.game;
        self.can_write() && (!game.moves().is_empty() || game.hint_count() > 0 || !game.points().is_empty())
    }

    /// Whether there is something to take back: a move, or that the game was started again.
    #[must_use]
    pub fn can_take_back(&self) -> bool {
        self.can_write() && (self.game.can_undo() || self.restarted.is_some() && self.game.moves().is_empty())
    }

    // Another tab.

    /// Another tab plays the open game, or no more: then it is read before it is played.
    pub fn play_elsewhere(&mut self, elsewhere: bool, context: &mut Context<'_>) {
        if self.elsewhere == elsewhere {
            return;
        }
        self.elsewhere = elsewhere;
        if elsewhere {
            (self.help, self.paused) = (None, false); // the other tab has the clock
            context.session.archive.flush(true);
        } else {
            context.session.archive.look();
            context.session.messages.retract(text::keeping::ELSEWHERE);
        }
    }

    /// Says that another tab plays the game.
    pub fn say_elsewhere(&self, context: &mut Context<'_>) {
        context.say(
            text::keeping::ELSEWHERE,
            vec![Offer { label: text::play::PLAY_HERE, action: Action::Play(PlayAction::TakeOver) }],
        );
    }

    /// What was kept may have changed: the open game is shown as it is kept. Where nothing was done in it yet, and the store turns out
    /// to have one of its puzzle (it was slow, or another tab was first), that one is gone on with. So is the game that was played
    /// last, where nobody asked for another.
    pub fn follow_archive(&mut self, context: &mut Context<'_>) {
        if let Some(game) = context.session.archive.open_copy().map(|copy| Rc::clone(&copy.game))
            && !Rc::ptr_eq(&game, &self.game)
        {
            self.follow(game);
        }
        let archive = &context.session.archive;
        let is_settled = matches!(self.opening, Opening::Anew | Opening::ReloadedAnew);
        if !archive.health().store || context.session.room != Room::Play || !is_untouched(context.session) || is_settled {
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

    /// Says that some kept games can't be read, of which no visit has told yet.
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

    /// The games as the text of a backup, with the settings and the pauses before them.
    pub(super) fn backup(&self, session: &Session) -> String {
        let open = session.archive.open_copy().filter(|copy| !copy.game.moves().is_empty());
        let mut text = format!("{}\n{}{}", super::BACKUP, session.settings.text(), self.pauses.text());
        for copy in open.into_iter().chain(session.archive.others()) {
            text += "\n";
            text += &copy.backup();
        }
        text
    }
}

/// Whether nothing was done in the open game.
fn is_untouched(session: &Session) -> bool {
    session.archive.open_copy().is_some_and(Copy::is_blank)
}

/// The offer to leave a game that was found for a new one of the same puzzle.
const START_ANEW: Offer = Offer { label: text::play::START_ANEW, action: Action::Play(PlayAction::StartAnew) };
