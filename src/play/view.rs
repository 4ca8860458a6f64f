//! The view of the Play room, as plain values. Sentences are complete.

use super::{
    about_view::{AboutView, about},
    board_view::board,
    calendar_view::{level, mark},
    finish_view::{FinishView, finish, streak},
    help::{HelpContent, ShownHelp},
    replay_view::{ReplayView, replay},
    state::Play,
};
use crate::{
    action::{KeptPart, Mode},
    board::{LegendView, context::BoardContext, view::BoardView},
    controls::{HighlightView, KeypadView},
    session::{BoardUi, Pending, Session, settings::Checking},
    text,
};
use nonet_core::{
    Level,
    board::{CellSet, Grid},
};
use nonet_game::{
    Advantage, Daily, DayMark, Game, PlayState, Truth,
    archive::{Archive, Copy, GameId, Health},
};
use nonet_prose::Prose;
use nonet_protocol::{KeptGame, Shelf, Technique};
use nonet_words::Notation;
use std::{collections::BTreeMap, rc::Rc};
use yew::Properties;

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

/// The state of the buttons. Each `can_` field says whether its button is enabled.
#[derive(Properties, Clone, Copy, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs)] // each is the button of the action with its name
pub struct PlayTools {
    /// Whether the game can be changed.
    pub plays: bool,
    pub can_hint: bool,
    pub can_undo: bool,
    pub can_redo: bool,
    pub can_restart: bool,
    pub can_erase: bool,
}

/// The view of the game.
#[derive(Clone, PartialEq, Debug)]
pub struct GameView {
    /// The status.
    pub status: StatusView,
    /// Whether the game has no moves.
    pub fresh: bool,
    /// The modes of entry, each with its name.
    pub modes: &'static [(&'static str, Mode)],
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

/// The status of the game.
#[derive(Properties, Clone, PartialEq, Debug)]
pub struct StatusView {
    /// The status in words: `38 left`, `3 twice in row 4`, `Solved`; or a question: `Which digit to light?`.
    pub words: String,
    /// Whether the status is only the number of empty cells.
    pub counts: bool,
    /// The spoken text: a clash, the end, a pause, the help at its current stage, or else the changes of an undo or a hint. The
    /// number of empty cells is not spoken.
    pub spoken: String,
    /// The name of the game: `Hard`, `Hard of 22 November`. A game without level and date is named by its givens: `26 givens, one
    /// solution`.
    pub about: String,
    /// The time of the game: `12:47`. None if the time is hidden.
    pub time: Option<String>,
    /// Whether the game is finished.
    pub solved: bool,
    /// Whether the game is paused.
    pub paused: bool,
    /// Whether another tab is playing the game. This tab then only shows it.
    pub elsewhere: bool,
    /// Whether a guess is open.
    pub guess: bool,
}

/// The view of help at its current stage.
#[derive(Properties, Clone, PartialEq, Debug)]
pub struct HintView {
    /// The heading.
    pub title: String,
    /// The name of the lesson on the technique in the heading. Empty if there is none.
    pub lesson: String,
    /// The sentence that tells the most: the first one, or the conclusion of a proof.
    pub headline: Prose,
    /// The other sentences. On a small screen they are folded.
    pub lines: Vec<Prose>,
    /// Whether the other sentences are a proof in numbered steps.
    pub numbered: bool,
    /// Whether all is shown on a small screen too.
    pub unfolded: bool,
    /// The current stage, from 0 to 4.
    pub stage: u8,
    /// The stages, each of which can be chosen directly. Empty for help without stages.
    pub stages: Vec<u8>,
    /// Whether there is a further stage.
    pub can_more: bool,
    /// Whether the step can be applied.
    pub can_apply: bool,
    /// Whether the game can return to the last position without mistakes.
    pub can_back: bool,
    /// A sentence on notes that the step uses and that can be written. None if all of them are written.
    pub missing: Option<String>,
    /// A sentence on what only the player's notes rule out, if the step rests on it: a hint without them can be asked for.
    pub by_notes: Option<String>,
    /// The number of cases that can be shown by themselves, and the index of the shown one. None shows all cases.
    pub cases: (usize, Option<usize>),
    /// The legend of the drawing.
    pub legend: LegendView,
}

/// The games to play.
#[derive(Properties, Clone, PartialEq, Eq, Debug, Default)]
pub struct GamesView {
    /// The date of the daily puzzles: `22 November`.
    pub today: String,
    /// The daily puzzles of today, each with its mark.
    pub daily: Vec<(Daily, DayMark)>,
    /// A line about the special features of the page. Empty unless it is the first visit.
    pub about: &'static str,
    /// The latest stored games that are not finished, without the open one.
    pub kept: Vec<KeptGameView>,
}

/// The card of a new day: the streak, the daily puzzles, and the games to continue.
#[derive(Properties, Clone, PartialEq, Eq, Debug)]
pub struct WelcomeView {
    /// What is to be done for the streak: `Keep your 2-day streak`. Without a streak the date.
    pub title: String,
    /// The sentence below the title: `Today, 22 November. Any game today keeps it.`
    pub words: String,
    /// The daily puzzles of today, each with its mark.
    pub daily: Vec<(Daily, DayMark)>,
    /// The daily puzzle that is offered first: of the level that was played last, or else the easiest that is not solved. None if
    /// all are solved.
    pub first: Option<(Daily, DayMark)>,
    /// How far the game on the board is.
    pub stands: PlayState,
    /// Whether the card leaves the keys of a phone their place.
    pub aside: bool,
    /// The latest game that is not finished. None if there is none.
    pub go_on: Option<KeptGameView>,
}

/// A stored game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptGameView {
    /// The id of the game.
    pub id: GameId,
    /// The game in words: `Hard, 44 left, 12:47`.
    pub words: String,
    /// The cells with givens.
    pub givens: CellSet,
    /// The cells with entered digits.
    pub entered: CellSet,
}

/// Returns the view of the room.
pub(crate) fn play(play: &Play, session: &Session, lists_games: bool, in_list: bool) -> PlayView {
    let board = board(play, &session.settings, &BoardContext::of(&session.board, &session.settings));
    let game = game(play, session, &board, in_list);
    let lists_games = game.fresh || lists_games;
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

fn welcome(play: &Play, session: &Session) -> WelcomeView {
    let GamesView { daily, kept, .. } = games(session);
    let (today, streak, paused) = (session.making.day, streak(play, session), play.pauses.is_on());
    let level = level(play, session);
    let open = daily.iter().filter(|(_, mark)| *mark < DayMark::SolvedLater);
    let (title, words) = if session.archive.is_being_read() {
        (text::returning::today(today), text::keeping::READING_GAMES.to_owned())
    } else {
        (text::returning::welcome(today, streak, paused), text::returning::welcome_words(today, streak, paused))
    };
    WelcomeView {
        title,
        words,
        first: open.clone().find(|(daily, _)| daily.level == level).or(open.clone().next()).copied(),
        stands: match &play.game {
            game if game.is_solved() => PlayState::Solved,
            game if game.moves().is_empty() => PlayState::New,
            _ => PlayState::Begun,
        },
        aside: play.is_welcome_aside,
        go_on: kept.into_iter().next(),
        daily,
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
        _ if play.paused => text::PAUSED.to_owned(),
        Some(clash) if !quiet => text::clash(&clash),
        _ if solved => text::SOLVED.to_owned(),
        _ if grid.empty_cells().is_empty() => text::play::FULL_BUT_WRONG.to_owned(),
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
        (Some(pending), ..) => pending.to_owned(),
        (_, Some(hint), _) => aloud(hint),
        (_, _, Some(finish)) => format!("{news}. {}. {}", finish.time, finish.words),
        _ if news.is_empty() => play.announcement.clone(),
        _ if play.announcement.is_empty() => news.clone(),
        _ => format!("{} {news}.", play.announcement), // an undo is heard, also while a clash stands
    };
    let status = StatusView {
        counts: pending.is_none() && news.is_empty(),
        words: match pending {
            Some(pending) => pending.to_owned(),
            None if news.is_empty() => text::left(grid.empty_cells().len()),
            None => news,
        },
        spoken,
        about: if game.level.is_none() && game.daily.is_none() {
            text::about_givens(game.givens(), &play.verdict, session.notation())
        } else {
            text::returning::which(game, session.making.day)
        },
        time: (session.settings.time && !solved).then(|| text::time(game.seconds)),
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

/// Returns the question that is shown while a line is drawn. None in other modes.
fn pen_words(play: &Play) -> Option<&'static str> {
    play.can_draw_lines().then_some(if play.pen.is_none() { text::play::LINE_FROM } else { text::play::LINE_TO })
}

/// Returns the spoken form of a hint: its heading and every sentence, a proof before its conclusion.
fn aloud(hint: &HintView) -> String {
    let end = if hint.title.ends_with('?') { "" } else { "." };
    let first = (!hint.numbered).then_some(&hint.headline);
    let last = hint.numbered.then_some(&hint.headline);
    let sentences = first.into_iter().chain(&hint.lines).chain(last).filter(|it| !it.spans.is_empty());
    let more = hint.by_notes.iter().chain(&hint.missing).cloned();
    sentences.map(Prose::to_string).chain(more).fold(format!("{}{end}", hint.title), |all, it| all + " " + &it)
}

fn hint(play: &Play, session: &Session, help: &ShownHelp, board: &BoardView) -> HintView {
    let notation = session.notation();
    let step = help.content.hint();
    let cases = step.filter(|_| help.stage >= 4).map_or(0, |hint| hint.explained.cases.len());
    let told = step.filter(|_| help.stage >= 3);
    let missing = told.filter(|hint| !hint.missing.is_empty()).map(|hint| text::missing_notes(&hint.missing));
    let by_notes = told.filter(|hint| !hint.by_notes.is_empty()).map(|hint| text::by_notes(&hint.by_notes, &hint.open, notation));
    let (title, lines) = match &*help.content {
        HelpContent::Mistakes { digits, removed } => {
            let told = if help.stage == 0 {
                text::mistakes(digits.len(), removed.len())
            } else {
                text::mistakes_at(*digits, removed, notation)
            };
            (text::play::MISTAKES.to_owned(), vec![told.into()])
        }
        HelpContent::Step(hint) => {
            let title = if help.stage == 0 { text::STAGES[0].to_owned() } else { hint.title.clone() };
            let stage = usize::from(help.stage.min(4));
            let alone = session.board.case.filter(|_| stage == 4).and_then(|case| hint.explained.cases.get(case));
            let lines = alone.map_or(&hint.stages.of(notation)[stage], |case| &case.wording.of(notation).proof);
            (title, lines.clone())
        }
        HelpContent::Stuck => (text::play::NO_HINT.to_owned(), vec![stuck(play).to_owned().into()]),
        HelpContent::WhyNot { candidate, answer } => {
            let lines = if help.stage < 4 { &answer.where_to_look } else { &answer.lines };
            (text::why_not_title(*candidate, notation), lines.of(notation).clone())
        }
    };
    let numbered = help.stage >= 4 && lines.len() > 1;
    let (headline, lines) = headline(lines, if numbered { proved(help, session, notation) } else { 0 });
    let lesson = step.filter(|_| help.stage > 0).and_then(|hint| hint.explained.technique);
    HintView {
        title,
        lesson: lesson.map_or("", Technique::name).to_owned(),
        headline,
        numbered,
        lines,
        unfolded: play.help.unfolded,
        stage: help.stage,
        stages: step.map_or_else(Vec::new, |hint| hint.all_stages().collect()),
        cases: (cases, session.board.case),
        can_more: help.next_stage().is_some(),
        can_apply: play.can_apply(),
        can_back: matches!(*help.content, HelpContent::Mistakes { .. }),
        missing,
        by_notes,
        legend: if help.step().is_some() && help.stage >= 3 { LegendView::of(board) } else { LegendView::default() },
    }
}

/// Returns the index of the conclusion in the sentences of a proof, which may be followed by what the proof rests on.
fn proved(help: &ShownHelp, session: &Session, notation: Notation) -> usize {
    let case = session.board.case;
    help.step().map_or(0, |step| step.case(case).wording.of(notation).proof.len().saturating_sub(1))
}

/// Takes the sentence with this index out of the sentences.
fn headline(mut lines: Vec<Prose>, index: usize) -> (Prose, Vec<Prose>) {
    let headline = if index < lines.len() { lines.remove(index) } else { lines.pop().unwrap_or_default() };
    (headline, lines)
}

/// Returns the reason why there is no hint.
fn stuck(play: &Play) -> &'static str {
    match play.truth.as_deref().is_some_and(Truth::is_unique) {
        true => text::play::NO_TECHNIQUE,
        false => text::play::SEVERAL_SOLUTIONS,
    }
}

/// The maximum number of stored games in the list of games to play. The library has all of them.
const LATEST: usize = 5;

/// Returns the games to play.
fn games(session: &Session) -> GamesView {
    let (archive, today) = (&session.archive, session.making.day);
    let daily = |level| Daily { day: today, level };
    let kept = archive.listed(|copy| !copy.game.is_solved() && copy.binned.is_none());
    GamesView {
        today: text::returning::day_of_year(today),
        about: if archive.copies().all(Copy::is_blank) { text::play::ABOUT_PAGE } else { "" },
        daily: Level::ALL.map(|level| (daily(level), mark(archive, daily(level)))).to_vec(),
        kept: kept.into_iter().take(LATEST).map(kept_game).collect(),
    }
}

/// Returns all stored games for the library.
#[must_use]
pub fn library(session: &Session, deleted: &[GameId]) -> Vec<KeptGame> {
    let archive = &session.archive;
    let results: BTreeMap<_, _> = archive.results().iter().map(|it| (it.copy.id, it.advantages())).collect();
    let copies = archive.copies().filter(|copy| !copy.is_blank());
    let unreadable = archive.unreadable().iter().map(|it| KeptGame {
        id: it.id.number(),
        givens: Grid::EMPTY,
        grid: Grid::EMPTY,
        words: text::keeping::unreadable(it.later, it.text.chars().count()).into(),
        detail: "".into(),
        shelf: Shelf::Unreadable,
        level: None,
        played: 0,
        tags: "".into(),
        open: false,
        deleted: false,
    });
    let advantages = |copy: &Copy| results.get(&copy.id).map_or(&[][..], Vec::as_slice);
    copies.map(|copy| listed_game(session, deleted, copy, advantages(copy))).chain(unreadable).collect()
}

/// Returns the puzzles of the finished games that are not in the bin.
pub(crate) fn solved_puzzles(archive: &Archive) -> Vec<Grid> {
    let solved = archive.copies().filter(|copy| copy.binned.is_none() && copy.game.is_solved());
    solved.map(|copy| *copy.game.givens()).collect()
}

/// Returns the progress of each of these puzzles: the best of its games. An entry without puzzle is new.
pub(crate) fn play_states(archive: &Archive, puzzles: &[Option<Grid>]) -> Vec<PlayState> {
    let is_counted = |copy: &&Copy| copy.binned.is_none() && !copy.is_blank();
    let state = |copy: &Copy| if copy.game.is_solved() { PlayState::Solved } else { PlayState::Begun };
    let best = |puzzle: &Option<Grid>| {
        let games = archive.copies().filter(is_counted).filter(|copy| puzzle.as_ref() == Some(copy.game.givens()));
        games.map(state).max().unwrap_or_default()
    };
    puzzles.iter().map(best).collect()
}

fn listed_game(session: &Session, deleted: &[GameId], copy: &Copy, advantages: &[Advantage]) -> KeptGame {
    let game = &copy.game;
    let (solved, deleted) = (game.is_solved(), copy.binned.is_some() && deleted.contains(&copy.id));
    let open = copy.id == session.archive.open_id();
    let level = game.level.map(Level::name);
    KeptGame {
        id: copy.id.number(),
        givens: *game.givens(),
        grid: game.grid(),
        words: match open && !solved {
            true => text::standing_game(level, game.grid().empty_cells().len()).into(), // without the time, which changes each second
            false => kept_words(game).into(),
        },
        detail: match (solved, open) {
            (true, _) => text::returning::finished_detail(game, advantages, session.making.day).into(),
            (false, true) => text::play::OPEN.into(),
            (false, false) => {
                game.daily.map(|daily| text::returning::puzzle_of(daily, session.making.day)).unwrap_or_default().into()
            }
        },
        shelf: match copy.binned {
            Some(_) if !deleted => Shelf::Bin,
            _ if solved => Shelf::Finished,
            _ => Shelf::Begun,
        },
        level: game.level,
        played: copy.played,
        tags: copy.tags.text.as_str().into(),
        open,
        deleted,
    }
}

fn kept_game(copy: &Copy) -> KeptGameView {
    let game = &copy.game;
    let (givens, entered) = (game.givens().filled_cells(), game.standing().entered().filled_cells());
    KeptGameView { id: copy.id, words: kept_words(game), givens, entered }
}

fn kept_words(game: &Game) -> String {
    let level = game.level.map(Level::name);
    if game.is_solved() {
        text::returning::finished_game(level, game.seconds)
    } else {
        text::kept_game(level, game.grid().empty_cells().len(), game.seconds)
    }
}

/// Returns the warning that something can't be stored, because the browser refuses it or a later version of the page stored it, or
/// that nothing is, because the page lies in a sandbox. None if everything is stored.
pub(crate) fn warning(health: Health, in_sandbox: bool, refused: &[KeptPart], later: &[KeptPart]) -> Option<String> {
    if in_sandbox && !health.store {
        return Some(text::keeping::NOT_KEPT_IN_SANDBOX.to_owned());
    }
    let games = match (health.notes, health.store) {
        (true, true) => None,
        (false, true) => Some(text::keeping::KEPT_LATE),
        (true, false) => Some(text::keeping::KEPT_IN_NOTES),
        (false, false) => Some(text::keeping::NOT_KEPT),
    };
    let others = (!refused.is_empty()).then(|| text::keeping::refused(refused));
    let later = (!later.is_empty()).then(|| text::keeping::later(later));
    let said: Vec<&str> = games.into_iter().chain(others.as_deref()).chain(later.as_deref()).collect();
    (!said.is_empty()).then(|| said.join(" "))
}
