//! The card of a new day, with which the page welcomes a player who comes back: its view, as plain values, and its drawing.

use super::{
    games_panel::{GamesView, KeptGameView, daily_buttons, games},
    state::Play,
};
use crate::{
    action::{Action, PlayAction, PuzzleRequest, ShellAction},
    controls::{Button, ButtonStyle, Row, Thumbnail},
    session::Session,
    statistics::offered_level,
    text,
};
use nonet_game::{Daily, DayMark, PlayState};
use yew::prelude::*;

/// The card of a new day: the streak, the daily puzzles, and the games to continue.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WelcomeView {
    /// The task for the streak: `Keep your 2-day streak`. Without a streak the date.
    pub title: String,
    /// The sentence below the title: `Today, 22 November. Any game today keeps it.`
    pub words: String,
    /// The daily puzzles of today, each with its mark.
    pub daily: Vec<(Daily, DayMark)>,
    /// The daily puzzle that is offered first: of the level that was played last, or else the easiest that is not solved. None if
    /// all are solved.
    pub first: Option<(Daily, DayMark)>,
    /// The progress of the game on the board.
    pub stands: PlayState,
    /// Whether the card leaves the keys of a phone their place.
    pub aside: bool,
    /// The latest game that is not finished. None if there is none.
    pub go_on: Option<KeptGameView>,
}

/// Returns the view of the card.
pub(super) fn welcome(play: &Play, session: &Session) -> WelcomeView {
    let GamesView { daily, kept, .. } = games(session);
    let (today, streak, paused) = (session.today, play.finished.streak(session), play.finished.pauses.is_on());
    let level = offered_level(&play.game, session);
    let open = daily.iter().filter(|(_, mark)| *mark < DayMark::SolvedLater);
    let (title, words) = if session.archive.is_being_read() {
        (text::returning::today(today), text::keeping::READING_GAMES.say())
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

/// Draws the card: the streak, the puzzles of the day with those that are solved, the game to go on with, and the board in sight. What is
/// offered first is the game on the board if it was begun, and otherwise the puzzle of the day.
pub(super) fn welcome_card(view: &WelcomeView) -> Html {
    let WelcomeView { title, words, daily, first, stands, go_on, .. } = view;
    let begun = *stands == PlayState::Begun;
    let style = |is_first| if is_first { ButtonStyle::Primary } else { ButtonStyle::Quiet };
    let board = match stands {
        PlayState::New => text::play::PLAY_THIS,
        PlayState::Begun => text::play::CONTINUE,
        PlayState::Solved => text::play::LOOK_AT_THIS,
    };
    let today = first.map(|(daily, mark)| {
        let action = Action::Shell(ShellAction::NewPuzzle(PuzzleRequest::Day(daily)));
        html! { <Button label={text::returning::play_today(daily.level, mark)} style={style(!begun)} {action} /> }
    });
    let board = html! {
        <Button label={board} style={style(begun || today.is_none())} action={Action::Play(PlayAction::PlayThis)} />
    };
    html! {
        <section class="welcome" aria-label={text::play::WELCOME}>
            <h2 class="welcome__title">{title}</h2>
            <p class="note-line">{words}</p>
            {daily_buttons("welcome__days", daily)}
            if let Some(game) = go_on {
                <Row action={Action::Play(PlayAction::Continue(game.id))}>
                    <Thumbnail givens={game.givens} entered={game.entered} />
                    <span class="row__text">{text::play::GO_ON}{&game.words}</span>
                </Row>
            }
            <div class="welcome__tools">
                if begun {
                    {board}
                    {today}
                } else {
                    {today}
                    {board}
                }
                <Button label={text::shell::CALENDAR} style={ButtonStyle::Quiet} action={Action::Play(PlayAction::Calendar)} />
            </div>
        </section>
    }
}
