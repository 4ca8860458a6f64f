//! A game is finished: quietly, with a card to look at, and what comes next.

use crate::{
    action::{Action, CollectionAction, PlayAction, ShellAction},
    controls::{ButtonStyle, button, ticks, toggle_button, toolbar},
    state::{Overlay, PuzzleRequest, Subject},
    view::FinishView,
};
use yew::prelude::*;

/// The card: the game, its time, its hints, its strip, and how it compares with others.
pub(super) fn finish_card(view: &FinishView) -> Html {
    html! {
        <section class="finish" aria-label="Finished">
            <p class="finish__game" data-level={view.level.map(|level| level.name())}>{&view.title}</p>
            <h2 class="finish__title">{&view.time}</h2>
            <p>{&view.words}</p>
            if !view.strip.is_empty() {
                <div class="strip finish__strip" title="What each digit needed: the harder, the higher">{ticks(&view.strip)}</div>
            }
            {for view.facts.iter().map(|fact| html! { <p class="finish__fact">{fact}</p> })}
            <div class="finish__more">
                {button("Play again", ButtonStyle::Quiet, Action::Play(PlayAction::StartAnew))}
                {button("See it in Solve", ButtonStyle::Quiet, Action::Shell(ShellAction::SolveThis))}
                {button("Calendar", ButtonStyle::Quiet, Action::Play(PlayAction::Calendar))}
                {button("Statistics", ButtonStyle::Quiet, Action::Shell(ShellAction::Open(Overlay::Statistics)))}
            </div>
        </section>
    }
}

/// What comes next, in place of what helps in a game.
pub(super) fn next_actions(view: &FinishView, looks_back: bool) -> Html {
    let wish = |level| Action::Shell(ShellAction::NewPuzzle(PuzzleRequest::Level(level)));
    let (another, action) = match view.level {
        _ if view.in_list => ("Next of the list".to_owned(), Action::Collection(CollectionAction::Do("next".into()))),
        Some(level) => (format!("Another {}", level.name()), wish(level)),
        None => ("Another game".to_owned(), Action::Shell(ShellAction::Open(Overlay::Games))),
    };
    let harder = view.harder.filter(|_| !view.in_list);
    let review = if looks_back { PlayAction::CloseHint } else { PlayAction::LookBack(0) };
    toolbar(&html! {
        <>
            {button(another, ButtonStyle::Primary, action)}
            {harder.map(|level| button("One harder", ButtonStyle::Plain, wish(level))).unwrap_or_default()}
            {toggle_button("Review", looks_back, Action::Play(review))}
            {button("Share", ButtonStyle::Plain, Action::Shell(ShellAction::Open(Overlay::Share(Subject::Puzzle))))}
        </>
    })
}
