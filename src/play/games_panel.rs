//! A new game, the puzzle of the day, or a game that is kept.

use crate::{
    action::{Action, CollectionAction, PlayAction, ShellAction},
    controls::{Button, ButtonStyle, Icon, Row, RowText, Thumbnail},
    state::{Daily, Overlay, PuzzleRequest},
    text,
    view::{GamesView, KeptGameView, Mark},
};
use nonet_core::Level;
use nonet_protocol::LibraryPart;
use yew::prelude::*;

/// What a [`GamesPanel`] is given.
#[derive(Properties, PartialEq)]
pub struct GamesPanelProps {
    /// What can be played.
    pub view: GamesView,
}

/// The levels, each with what it asks, the day's puzzles, and the kept games.
#[component]
pub fn GamesPanel(GamesPanelProps { view: GamesView { today, daily, kept } }: &GamesPanelProps) -> Html {
    html! {
        <div class="games">
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
            <div class="games__days" role="group" aria-label={text::play::DAILY}>
                for (daily, mark) in daily {
                    <DailyButton key={daily.level.name()} daily={*daily} is_solved={*mark >= Mark::SolvedLater} />
                }
            </div>
            <div class="games__days">
                <Button label={text::shell::CALENDAR} action={Action::Play(PlayAction::Calendar)} />
                <Button
                    label={text::play::ALL_GAMES}
                    action={Action::Collection(CollectionAction::ShowLibrary(LibraryPart::All))}
                />
                <Button label={text::shell::STATISTICS} action={Action::Shell(ShellAction::Open(Overlay::Statistics))} />
            </div>
            if !kept.is_empty() {
                <h3 class="games__title">{text::play::CONTINUE}</h3>
                <ul class="games__kept">
                    for game in kept {
                        <li key={game.id.to_string()} class="games__game"><KeptGameRow view={game.clone()} /></li>
                    }
                </ul>
            }
        </div>
    }
}

/// What a [`DailyButton`] is given.
#[derive(Properties, PartialEq)]
struct DailyButtonProps {
    daily: Daily,
    is_solved: bool,
}

/// The day's puzzle of a level, with a mark once it is solved.
#[component]
fn DailyButton(&DailyButtonProps { daily, is_solved }: &DailyButtonProps) -> Html {
    html! {
        <Button
            label={daily.level.name()}
            spoken={if is_solved { text::play::OF_THE_DAY_SOLVED } else { text::play::OF_THE_DAY }}
            icon={is_solved.then_some(Icon::Check)}
            style={ButtonStyle::Quiet}
            action={Action::Shell(ShellAction::NewPuzzle(PuzzleRequest::Day(daily)))}
        />
    }
}

/// What a [`KeptGameRow`] is given.
#[derive(Properties, PartialEq)]
struct KeptGameRowProps {
    view: KeptGameView,
}

/// A kept game, which a press goes on with.
#[component]
fn KeptGameRow(KeptGameRowProps { view }: &KeptGameRowProps) -> Html {
    html! {
        <Row action={Action::Play(PlayAction::Continue(view.id))}>
            <Thumbnail givens={view.givens} entered={view.entered} />
            <span class="row__text">{&view.words}</span>
        </Row>
    }
}
