//! A new game, the puzzle of the day, or a game that is kept.

use crate::{
    action::{Action, CollectionAction, PlayAction, ShellAction},
    controls::{Button, ButtonStyle, Icon, Row, button, file_button, row_words},
    state::{Daily, Overlay, PuzzleRequest, RestoredGame},
    text::en,
    view::{GamesView, KeptGameView, Mark},
};
use nonet_core::{Level, board::CellSet};
use yew::prelude::*;

/// The levels, each with what it asks, the day's puzzles, and the kept games.
pub(super) fn games(GamesView { today, daily, kept }: &GamesView) -> Html {
    html! {
        <div class="games">
            <h3 class="games__title">{"New game"}</h3>
            <ul class="games__levels">
                for level in Level::ALL {
                    <li key={level.name()}>
                        <Row action={Action::Shell(ShellAction::NewPuzzle(PuzzleRequest::Level(level)))}>{row_words(level.name(), en::asks(level))}</Row>
                    </li>
                }
            </ul>
            <h3 class="games__title">{format!("Puzzle of the day, {today}")}</h3>
            <div class="games__days" role="group" aria-label="Puzzle of the day">
                {for daily.iter().map(|(daily, mark)| daily_button(*daily, *mark))}
            </div>
            <div class="games__days">
                {button("Calendar", ButtonStyle::Plain, Action::Play(PlayAction::Calendar))}
                {button("All games", ButtonStyle::Plain, Action::Collection(CollectionAction::Do("list".into())))}
                {button("Statistics", ButtonStyle::Plain, Action::Shell(ShellAction::Open(Overlay::Statistics)))}
            </div>
            if !kept.is_empty() {
                <h3 class="games__title">{"Continue"}</h3>
                <ul class="games__kept">{for kept.iter().map(kept_game)}</ul>
            }
        </div>
    }
}

/// The same with what keeps games: a backup, and back.
pub fn games_list(view: &GamesView) -> Html {
    html! {
        <>
            {games(view)}
            <div class="games__tools">
                {button("Backup", ButtonStyle::Quiet, Action::Play(PlayAction::Backup))}
                {file_button()}
                {button("Settings", ButtonStyle::Quiet, Action::Shell(ShellAction::Open(Overlay::Settings)))}
            </div>
        </>
    }
}

/// The day's puzzle of a level, with a mark once it is solved.
fn daily_button(daily: Daily, mark: Mark) -> Html {
    let solved = mark >= Mark::SolvedLater;
    html! {
        <Button
            key={daily.level.name()}
            label={daily.level.name()}
            spoken={if solved { " of the day, solved" } else { " of the day" }}
            icon={solved.then_some(Icon::Check)}
            style={ButtonStyle::Quiet}
            action={Action::Shell(ShellAction::NewPuzzle(PuzzleRequest::Day(daily)))}
        />
    }
}

fn kept_game(game: &KeptGameView) -> Html {
    html! {
        <li key={game.id.to_string()} class="games__game">
            <Row action={Action::Play(PlayAction::Continue(game.id))}>
                {picture(game)}
                <span class="row__text">{&game.words}</span>
            </Row>
        </li>
    }
}

/// What became of each game and each collection of a backup.
pub fn restored_games(games: &[RestoredGame]) -> Html {
    html! {
        <ul class="restored">
            for (number, game) in games.iter().enumerate() {
                <li key={number}>
                    <span class="row__title">{&game.words}</span>
                    <span class="row__detail">{&*game.fate}</span>
                </li>
            }
        </ul>
    }
}

/// A small picture: which cells are given, and which were filled.
fn picture(game: &KeptGameView) -> Html {
    html! {
        <svg class="picture" viewBox="0 0 27 27" aria-hidden="true">
            <path class="picture__given" d={squares(game.givens)} />
            <path class="picture__entered" d={squares(game.entered)} />
            <path class="picture__lines" d="M9 0v27M18 0v27M0 9h27M0 18h27" />
        </svg>
    }
}

fn squares(cells: CellSet) -> String {
    cells.iter().map(|cell| format!("M{} {}h2v2h-2z", 3 * cell.column_index(), 3 * cell.row_index())).collect()
}
