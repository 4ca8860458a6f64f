//! The games to play: new ones, the daily puzzles, and stored ones. Their view, as plain values, and its drawing as a panel, and as the
//! content of the dialog "Games".

use crate::{
    action::{Action, Overlay, PlayAction, PuzzleRequest, ShellAction},
    controls::{Button, ButtonStyle, FileButton, Icon, Row, RowText, Thumbnail},
    session::{Session, settings},
    text::{self, Text},
};
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
pub fn GamesPanel(GamesView { today, daily, about, kept }: &GamesView) -> Html {
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
