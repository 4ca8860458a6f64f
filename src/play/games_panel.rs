//! The panel of games to play: new ones, the daily puzzles, and stored ones.

use super::daily_buttons::daily_buttons;
use crate::{
    action::{Action, Overlay, PlayAction, PuzzleRequest, ShellAction},
    controls::{Button, Row, RowText, Thumbnail},
    play::view::GamesView,
    text,
};
use nonet_core::Level;
use nonet_protocol::{CollectionEvent, LibraryPart};
use yew::prelude::*;

/// The levels with the demands of each, the daily puzzles, and the stored games.
#[component]
pub fn GamesPanel(GamesView { today, daily, about, kept }: &GamesView) -> Html {
    html! {
        <div class="games">
            if !about.is_empty() {
                <p class="note-line">{about}</p>
            }
            <h3 class="games__title">{text::play::NEW_GAME}</h3>
            <ul class="games__levels">
                for level in Level::ALL {
                    <li key={level.name()}>
                        <Row action={Action::Shell(ShellAction::NewPuzzle(PuzzleRequest::Level(level)))}>
                            <RowText title={level.name()}>{text::asks(level)}</RowText>
                        </Row>
                    </li>
                }
            </ul>
            <h3 class="games__title">{text::play::daily_of(today)}</h3>
            {daily_buttons("games__days", daily)}
            <div class="games__days">
                <Button label={text::shell::CALENDAR} action={Action::Play(PlayAction::Calendar)} />
                <Button label={text::play::ALL_GAMES} action={Action::from(CollectionEvent::OpenLibrary(LibraryPart::All))} />
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
