//! A game is finished: quietly, with a look back.

use crate::{
    action::{Action, Export, MakeAction, ShellAction},
    controls::{Button, ButtonStyle, use_scroll_into_view},
    state::Wish,
    view::{FinishView, ReviewedView},
};
use yew::prelude::*;

/// What a [`FinishCard`] is given.
#[derive(Properties, PartialEq)]
pub(super) struct FinishCardProps {
    /// What it says.
    pub(super) view: FinishView,
}

/// The card, what can be done now, and under it each digit with what it rested on.
#[component]
pub(super) fn FinishCard(FinishCardProps { view }: &FinishCardProps) -> Html {
    let node = use_scroll_into_view(());
    html! {
        <section ref={node} class="finish" aria-label="Finished">
            <h2 class="finish__title">{&view.time}</h2>
            <p>{&view.words}</p>
            if let Some(hardest) = &view.hardest {
                <p>{hardest}</p>
            }
            <div class="hint__tools">
                if let Some(level) = view.level {
                    <Button label="Next" style={ButtonStyle::Primary} action={Action::Make(MakeAction::Wish(Wish::Level(level)))} />
                }
                <Button label="Share" action={Action::Shell(ShellAction::Copy(Export::Link))} />
                <Button label="See it in Solve" action={Action::Shell(ShellAction::SolveThis)} />
            </div>
            if !view.moves.is_empty() {
                <details class="finish__review">
                    <summary>{"Review"}</summary>
                    <ol>{for view.moves.iter().map(reviewed)}</ol>
                </details>
            }
        </section>
    }
}

fn reviewed(view: &ReviewedView) -> Html {
    html! {
        <li>
            <b>{&view.words}</b>
            {": "}
            {&view.ground}
            if let Some(pause) = &view.pause {
                <i>{", "}{pause}</i>
            }
        </li>
    }
}
