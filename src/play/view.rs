//! The view of the Play room, as plain values. Sentences are complete.

use super::{
    about::{AboutView, about},
    board_view::board,
    finish::{FinishView, finish},
    game_status::StatusView,
    games_panel::{GamesView, games},
    hint_card::{HintView, aloud, hint},
    review_panel::{ReplayView, replay},
    state::Play,
    tools::PlayTools,
    welcome_card::{WelcomeView, welcome},
};
use crate::{
    action::{KeptPart, Mode},
    board::{HighlightView, KeypadView, context::BoardContext, view::BoardView},
    session::{BoardUi, Pending, Session, settings::Checking},
    text::{self, Text},
};
use nonet_game::archive::Health;
use std::rc::Rc;

/// The view of the Play room.
#[derive(Clone, PartialEq, Debug)]
pub struct PlayView {
    /// The board.
    pub board: Rc<BoardView>,
    /// The game.
    pub game: GameView,
    /// The state of the buttons.
    pub tools: PlayTools,
    /// The view of the keypad.
    pub keypad: KeypadView,
    /// The view of the highlight row.
    pub highlight: HighlightView,
    /// The games to play, where they are listed.
    pub games: GamesView,
    /// The card of a new day. None unless the player has just come back.
    pub welcome: Option<WelcomeView>,
}

/// The view of the game.
#[derive(Clone, PartialEq, Debug)]
pub struct GameView {
    /// The status.
    pub status: StatusView,
    /// Whether the game has no moves.
    pub fresh: bool,
    /// The modes of entry, each with its name.
    pub modes: &'static [(Text, Mode)],
    /// The chosen mode of entry.
    pub mode: Mode,
    /// Whether a tap adds a cell to the selection.
    pub adding: bool,
    /// The help that is shown. None if none is shown.
    pub hint: Option<HintView>,
    /// The card of the finished game. None if it is not finished.
    pub finish: Option<FinishView>,
    /// The view of the review. None if the game is not being reviewed.
    pub replay: Option<ReplayView>,
    /// The card about the game. None if the game has no moves or is finished.
    pub about_it: Option<AboutView>,
    /// The save points, each as its name and its number of moves, by which the game returns to it.
    pub points: Vec<(String, usize)>,
}

/// Returns the view of the room.
pub(crate) fn play(play: &Play, session: &Session, lists_games: bool, in_list: bool) -> PlayView {
    let board = board(play, &session.settings, &BoardContext::of(&session.board, &session.settings));
    let game = game(play, session, &board, in_list);
    let lists_games = lists_games || game.fresh && !play.welcomes;
    PlayView {
        game,
        tools: tools(play, &session.board),
        keypad: keypad(play, &session.board),
        highlight: HighlightView::of(&session.board),
        games: if lists_games { games(session) } else { GamesView::default() },
        welcome: play.welcomes.then(|| welcome(play, session)),
        board: Rc::new(board),
    }
}

fn tools(play: &Play, ui: &BoardUi) -> PlayTools {
    let plays = play.can_write();
    PlayTools {
        plays,
        can_hint: plays && play.can_hint(),
        can_undo: play.can_take_back(),
        can_redo: plays && play.game.can_redo(),
        can_restart: play.can_restart(),
        can_erase: plays && !ui.selection.cells.is_empty(),
    }
}

fn keypad(play: &Play, ui: &BoardUi) -> KeypadView {
    KeypadView {
        off: !play.can_write(),
        notes: matches!(play.mode, Mode::Corner | Mode::Centre),
        colours: play.mode == Mode::Colour,
        locks: play.mode != Mode::Line,
        locked: play.locked,
        counts: !matches!(play.mode, Mode::Colour | Mode::Line),
        ..KeypadView::of(&play.shown().grid(), ui.lit)
    }
}

/// Returns the view of the game. `board` is its board.
fn game(play: &Play, session: &Session, board: &BoardView, in_list: bool) -> GameView {
    let game = &play.game;
    let (grid, solved) = (game.grid(), game.is_solved());
    let quiet = session.settings.checking == Checking::OnRequest;
    let news = match grid.clashes().next() {
        _ if play.paused => text::PAUSED.say(),
        Some(clash) if !quiet => text::clash(&clash),
        _ if solved => text::SOLVED.say(),
        _ if grid.empty_cells().is_empty() => text::play::FULL_BUT_WRONG.say(),
        _ => String::new(),
    };
    let hint = play.help.shown.as_deref().filter(|_| !play.paused).map(|help| hint(play, session, help, board));
    let finish = solved.then(|| finish(play, session, in_list));
    let pending = match session.board.pending {
        Pending::WhyNot => Some(text::play::WHY_NOT_WHICH),
        Pending::Light => Some(text::HIGHLIGHT_WHICH),
        Pending::Nothing | Pending::Query => pen_words(play),
    };
    let spoken = match (pending, &hint, &finish) {
        _ if play.review.replay.is_some() => String::new(), // the slider speaks
        (Some(pending), ..) => pending.say(),
        (_, Some(hint), _) => aloud(hint),
        (_, _, Some(finish)) => format!("{news}. {}. {}", finish.time, finish.words),
        _ if news.is_empty() => play.announcement.clone(),
        _ if play.announcement.is_empty() => news.clone(),
        _ => format!("{} {news}.", play.announcement), // an undo is heard, also while a clash stands
    };
    let status = StatusView {
        counts: pending.is_none() && news.is_empty(),
        words: match pending {
            Some(pending) => pending.say(),
            None if news.is_empty() => text::left(grid.empty_cells().len()),
            None => news,
        },
        spoken,
        about: if game.level.is_none() && game.daily.is_none() {
            text::about_givens(game.givens(), &play.verdict, session.notation())
        } else {
            text::returning::which(game, session.today)
        },
        time: playing_time(play, session),
        solved,
        paused: play.paused,
        elsewhere: play.elsewhere,
        guess: !solved && game.guess().is_some(),
    };
    GameView {
        status,
        fresh: game.moves().is_empty(),
        modes: Mode::all(session.settings.notes),
        mode: play.mode,
        adding: play.adding,
        hint,
        finish,
        replay: replay(play, session),
        about_it: (!solved && !play.game.moves().is_empty()).then(|| about(play, session)),
        points: game.points().iter().map(|point| (point.name.clone(), point.made)).collect(),
    }
}

/// Returns the time of the open game: `12:47`. None if it is hidden, or if the game is finished.
pub(crate) fn playing_time(play: &Play, session: &Session) -> Option<String> {
    (session.settings.time && !play.game.is_solved()).then(|| text::time(play.game.seconds))
}

/// Returns the question that is shown while a line is drawn. None in other modes.
fn pen_words(play: &Play) -> Option<Text> {
    play.can_draw_lines().then_some(if play.pen.is_none() { text::play::LINE_FROM } else { text::play::LINE_TO })
}

/// Returns the warning that something can't be stored, because the browser refuses it or a later version of the page stored it, or
/// that nothing is, because the page lies in a sandbox. None if everything is stored.
pub(crate) fn warning(health: Health, in_sandbox: bool, refused: &[KeptPart], later: &[KeptPart]) -> Option<String> {
    if in_sandbox && !health.store {
        return Some(text::keeping::NOT_KEPT_IN_SANDBOX.say());
    }
    let games = match (health.notes, health.store) {
        (true, true) => None,
        (false, true) => Some(text::keeping::KEPT_LATE),
        (true, false) => Some(text::keeping::KEPT_IN_NOTES),
        (false, false) => Some(text::keeping::NOT_KEPT),
    };
    let others = (!refused.is_empty()).then(|| text::keeping::refused(refused));
    let later = (!later.is_empty()).then(|| text::keeping::later(later));
    let said: Vec<String> = games.map(Text::say).into_iter().chain(others).chain(later).collect();
    (!said.is_empty()).then(|| said.join(" "))
}
