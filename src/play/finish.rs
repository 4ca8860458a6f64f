//! A game is finished: quietly, with a card to look at, and what comes next.

use crate::{
    action::{Action, MakeAction, PlayAction, ShellAction},
    controls::{Button, ButtonStyle, ticks, toolbar, use_scroll_into_view},
    state::{Overlay, Wish},
    view::FinishView,
};
use yew::prelude::*;

/// What a [`FinishCard`] is given.
#[derive(Properties, PartialEq)]
pub(super) struct FinishCardProps {
    /// What it says.
    pub(super) view: FinishView,
}

/// The card: the game, its time, its hints, its strip, and how it compares with others.
#[component]
pub(super) fn FinishCard(FinishCardProps { view }: &FinishCardProps) -> Html {
    let node = use_scroll_into_view(());
    html! {
        <section ref={node} class="finish" aria-label="Finished">
            <p class="finish__game" data-level={view.level.map(|level| level.name())}>{&view.title}</p>
            <h2 class="finish__title">{&view.time}</h2>
            <p>{&view.words}</p>
            if !view.strip.is_empty() {
                <div class="strip finish__strip" title="What each digit rested on: the harder, the higher">{ticks(&view.strip)}</div>
            }
            <ul class="finish__facts">
                for fact in [&view.hardest, &view.compared, &view.streak].into_iter().flatten() {
                    <li key={fact.clone()}>{fact}</li>
                }
            </ul>
            <div class="finish__more">
                <Button label="Start it anew" style={ButtonStyle::Quiet} action={Action::Play(PlayAction::StartAnew)} />
                <Button label="See it in Solve" style={ButtonStyle::Quiet} action={Action::Shell(ShellAction::SolveThis)} />
                <Button label="Calendar" style={ButtonStyle::Quiet} action={Action::Play(PlayAction::Calendar)} />
                <Button label="Statistics" style={ButtonStyle::Quiet} action={Action::Shell(ShellAction::Open(Overlay::Statistics))} />
            </div>
        </section>
    }
}

/// What comes next, in place of what helps in a game.
pub(super) fn next_actions(view: &FinishView, looks_back: bool) -> Html {
    let wish = |level| Action::Make(MakeAction::Wish(Wish::Level(level)));
    let review = if looks_back { PlayAction::CloseHint } else { PlayAction::LookBack(0) };
    toolbar(&html! {
        <>
            if let Some(level) = view.level {
                <Button label={format!("Another {}", level.name())} style={ButtonStyle::Primary} action={wish(level)} />
            } else {
                <Button label="Another game" style={ButtonStyle::Primary} action={Action::Shell(ShellAction::Open(Overlay::Games))} />
            }
            if let Some(harder) = view.harder {
                <Button label="One harder" action={wish(harder)} />
            }
            <Button label="Review" pressed={Some(looks_back)} action={Action::Play(review)} />
            <Button label="Share" action={Action::Play(PlayAction::Share)} />
        </>
    })
}
