//! The card of a finished game.

use crate::{
    action::{Action, Overlay, PlayAction, ShellAction},
    controls::{Button, ButtonStyle, Ticks},
    play::finish_view::FinishView,
    text,
};
use yew::prelude::*;

/// The card: the time and the streak, what was fine, a comparison with other games, and the strip. Its buttons stand above what grows
/// when the worker has reviewed the game, so that they don't move under a press.
#[component]
pub fn FinishCard(view: &FinishView) -> Html {
    let quiet = |label, action: Action| html! { <Button {label} style={ButtonStyle::Quiet} {action} /> };
    html! {
        <section class="finish" aria-label={text::play::FINISHED}>
            <div class="finish__head">
                <h2 class="finish__title">{&view.time}</h2>
                <p class="finish__game" data-level={view.level.map(|level| level.name())}>{&view.title}</p>
            </div>
            if let Some(streak) = &view.streak {
                <p class="finish__streak">{streak}</p>
            }
            if view.opens {
                <p class="finish__fact">{text::returning::OPENS_AT_MIDNIGHT}</p>
            }
            <div class="finish__more">
                {quiet(text::shell::CALENDAR, Action::Play(PlayAction::Calendar))}
                {quiet(text::play::PLAY_AGAIN, Action::Play(PlayAction::StartAnew))}
                {quiet(text::play::SEE_IN_SOLVE, Action::Shell(ShellAction::SolveThis))}
                {quiet(text::shell::STATISTICS, Action::Shell(ShellAction::Open(Overlay::Statistics)))}
            </div>
            <p>{&view.words}</p>
            for fact in &view.facts {
                <p class="finish__fact">{fact}</p>
            }
            if !view.strip.is_empty() {
                <div class="strip finish__strip" title={text::play::STRIP}><Ticks levels={view.strip.clone()} /></div>
            }
        </section>
    }
}
