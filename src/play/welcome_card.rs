//! The card of a new day, with which the page welcomes a player who comes back.

use super::{daily_buttons::daily_buttons, view::WelcomeView};
use crate::{
    action::{Action, PlayAction},
    controls::{Button, ButtonStyle, Row, Thumbnail},
    text,
};
use yew::prelude::*;

/// The card: the date with the streak, the puzzles of the day with those that are solved, the game to go on with, and the board
/// in sight.
#[component]
pub(super) fn WelcomeCard(WelcomeView { title, daily, go_on }: &WelcomeView) -> Html {
    html! {
        <section class="welcome" aria-label={text::play::WELCOME}>
            <h2 class="welcome__title">{title}</h2>
            {daily_buttons("welcome__days", daily)}
            if let Some(game) = go_on {
                <Row action={Action::Play(PlayAction::Continue(game.id))}>
                    <Thumbnail givens={game.givens} entered={game.entered} />
                    <span class="row__text">{text::play::GO_ON}{&game.words}</span>
                </Row>
            }
            <div class="welcome__tools">
                <Button label={text::play::PLAY_THIS} style={ButtonStyle::Primary} action={Action::Play(PlayAction::PlayThis)} />
                <Button label={text::shell::CALENDAR} style={ButtonStyle::Quiet} action={Action::Play(PlayAction::Calendar)} />
            </div>
        </section>
    }
}
