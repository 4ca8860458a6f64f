//! The card of a new day, with which the page welcomes a player who comes back.

use super::{daily_buttons::daily_buttons, view::WelcomeView};
use crate::{
    action::{Action, PlayAction, PuzzleRequest, ShellAction},
    controls::{Button, ButtonStyle, Row, Thumbnail},
    text,
};
use nonet_game::PlayState;
use yew::prelude::*;

/// The card: the streak, the puzzles of the day with those that are solved, the game to go on with, and the board in sight. What is
/// offered first is the game on the board if it was begun, and otherwise the puzzle of the day.
#[component]
pub(super) fn WelcomeCard(WelcomeView { title, words, daily, first, stands, go_on, .. }: &WelcomeView) -> Html {
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
