//! The games to play: new ones, the daily puzzles, and stored ones. Their view, as plain values, and its drawing as a panel, and as the
//! content of the dialog "Games".

use crate::{
    action::{Action, AnalysisAction, Overlay, PlayAction, PuzzleRequest, ShellAction, SolveAction},
    analysis::{Analysis, AnalysisId},
    controls::{Button, ButtonStyle, FileButton, Icon, Row, RowText, Thumbnail},
    session::{Session, settings},
    text::{self, Text},
};
use jiff::civil::Date;
use nonet_core::board::CellSet;
use nonet_game::{
    Daily, DayMark, Game,
    archive::{GameCopy, GameId},
};
use nonet_protocol::{CollectionEvent, Level, LibraryPart};
use yew::prelude::*;

/// The games to play.
#[derive(Properties, Clone, PartialEq, Eq, Debug, Default)]
pub struct GamesView {
    /// The date of the daily puzzles: `22 November`.
    pub today: String,
    /// The daily puzzles of today, each with its mark.
    pub daily: Vec<(Daily, DayMark)>,
    /// A line about the special features of the page. Empty unless it is the first visit.
    pub about: Option<Text>,
    /// The latest stored games that are not finished, without the open one.
    pub kept: Vec<KeptGameView>,
    /// The latest analyses of the Solve room.
    pub analyses: Vec<KeptAnalysisView>,
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

/// A stored analysis of the Solve room.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptAnalysisView {
    /// The id of the analysis.
    pub id: AnalysisId,
    /// The name of the analysis.
    pub name: String,
    /// How far it is, and when it was worked on.
    pub detail: String,
    /// The cells with givens.
    pub givens: CellSet,
    /// The other cells with digits.
    pub filled: CellSet,
}

/// The maximum number of analyses in the list of games to play. The list of analyses has all of them.
const LATEST_ANALYSES: usize = 3;

/// The maximum number of stored games in the list of games to play. The library has all of them.
const LATEST: usize = 5;

/// Returns the games to play.
pub(super) fn games(session: &Session) -> GamesView {
    let (archive, today) = (&session.archive, session.today);
    let daily = |level| Daily { day: today, level };
    GamesView {
        today: text::returning::day_of_year(today),
        about: if archive.copies().all(GameCopy::is_blank) { Some(text::play::ABOUT_PAGE) } else { None },
        daily: Level::ALL.map(|level| (daily(level), archive.mark(daily(level)))).to_vec(),
        kept: archive.begun_others().take(LATEST).map(kept_game).collect(),
        analyses: session.analyses.there().take(LATEST_ANALYSES).map(|analysis| kept_analysis(analysis, today)).collect(),
    }
}

fn kept_analysis(analysis: &Analysis, today: Date) -> KeptAnalysisView {
    let board = analysis.open_branch().map(|branch| branch.board).unwrap_or_default();
    KeptAnalysisView {
        id: analysis.id,
        name: text::solve::analysis_name(analysis),
        detail: text::solve::analysis_detail(analysis, &text::solve::worked_on(analysis, today)),
        givens: board.given_cells(),
        filled: board.grid().filled_cells() - board.given_cells(),
    }
}

fn kept_game(copy: &GameCopy) -> KeptGameView {
    let game = &copy.game;
    let (givens, entered) = (game.givens().filled_cells(), game.standing().entered().filled_cells());
    KeptGameView { id: copy.id, words: kept_words(game), givens, entered }
}

/// Returns a stored game in words: `Hard, 44 left, 12:47`.
pub(super) fn kept_words(game: &Game) -> String {
    let level = game.level.map(text::level);
    if game.is_solved() {
        text::returning::finished_game(level, game.seconds)
    } else {
        text::kept_game(level, game.grid().empty_cells().len(), game.seconds)
    }
}

/// The levels with the demands of each, the daily puzzles, and the stored games.
#[component]
pub fn GamesPanel(GamesView { today, daily, about, kept, analyses }: &GamesView) -> Html {
    html! {
        <div class="games">
            if let Some(about) = *about {
                <p class="note-line">{about}</p>
            }
            <h3 class="games__title">{text::play::NEW_GAME}</h3>
            <ul class="games__levels">
                for level in Level::ALL {
                    <li key={level.name()}>
                        <Row action={Action::Shell(ShellAction::NewPuzzle(PuzzleRequest::Level(level)))}>
                            <RowText title={text::level(level)}>{text::asks(level)}</RowText>
                        </Row>
                    </li>
                }
            </ul>
            <h3 class="games__title">{text::play::daily_of(today)}</h3>
            {daily_buttons("games__days", daily)}
            <div class="games__days">
                <Button label={text::shell::CALENDAR} action={Action::Play(PlayAction::Calendar)} />
                <Button label={text::shell::LIBRARY} action={Action::from(CollectionEvent::OpenLibrary(LibraryPart::All))} />
                <Button label={text::shell::STATISTICS} action={Action::Shell(ShellAction::Open(Overlay::Statistics))} />
            </div>
            if !kept.is_empty() {
                <h3 class="games__title">{text::play::CONTINUE}</h3>
                <ul class="games__kept">
                    for game in kept {
                        <li key={game.id.to_string()} class="games__game">
                            <Row action={Action::Play(PlayAction::Continue(game.id))}>
                                <Thumbnail givens={game.givens} entered={game.entered} />
                                <span class="row__text">{&game.words}</span>
                            </Row>
                        </li>
                    }
                </ul>
            }
            if !analyses.is_empty() {
                <h3 class="games__title">{text::solve::ANALYSES}</h3>
                <ul class="games__kept">
                    for analysis in analyses {
                        <li key={analysis.id.to_string()} class="games__game">
                            <Row action={Action::Solve(SolveAction::Analysis(AnalysisAction::Open(analysis.id)))}>
                                <Thumbnail givens={analysis.givens} entered={analysis.filled} />
                                <RowText title={analysis.name.clone()}>{&analysis.detail}</RowText>
                            </Row>
                        </li>
                    }
                </ul>
                <div class="games__days">
                    <Button label={text::solve::ALL_ANALYSES} action={Action::Shell(ShellAction::Open(Overlay::Analyses))} />
                </div>
            }
        </div>
    }
}

/// Draws the buttons of these puzzles as a group of this class. The buttons of solved puzzles have a mark.
pub(super) fn daily_buttons(class: &'static str, puzzles: &[(Daily, DayMark)]) -> Html {
    html! { <div {class} role="group" aria-label={text::play::DAILY}>{for puzzles.iter().map(button)}</div> }
}

fn button(&(daily, mark): &(Daily, DayMark)) -> Html {
    let is_solved = mark >= DayMark::SolvedLater;
    html! {
        <Button
            key={daily.level.name()}
            label={text::level(daily.level)}
            spoken={if is_solved { text::play::OF_THE_DAY_SOLVED } else { text::play::OF_THE_DAY }}
            icon={is_solved.then_some(Icon::Check)}
            style={ButtonStyle::Quiet}
            action={Action::Shell(ShellAction::NewPuzzle(PuzzleRequest::Day(daily)))}
        />
    }
}

/// The content of the dialog "Games": the games to play, and the buttons that save and restore a backup.
#[component]
pub fn GamesList(view: &GamesView) -> Html {
    html! {
        <>
            <GamesPanel ..view.clone() />
            <div class="games__tools">
                <Button label={text::play::BACKUP} style={ButtonStyle::Quiet} action={Action::Play(PlayAction::Backup)} />
                <FileButton />
                <Button
                    label={text::shell::SETTINGS}
                    style={ButtonStyle::Quiet}
                    action={Action::Shell(ShellAction::Open(settings::GENERAL.overlay()))}
                />
            </div>
        </>
    }
}
