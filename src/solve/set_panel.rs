//! Setting a puzzle by hand: what is to be said of its givens, what can be done with all of it, and what one more given would do.

use crate::{
    action::{Action, SolveAction},
    controls::{Button, Row, row_words},
    state::ByHand,
    view::SetView,
};
use yew::prelude::*;

/// The tab "Set".
pub(super) fn set_panel(view: &SetView) -> Html {
    let act = |can: bool, act| can.then_some(Action::Solve(SolveAction::ByHand(act)));
    html! {
        <div class="by-hand">
            <p role="status">{&view.words}</p>
            if view.heat {
                <p class="heat" aria-hidden="true"><span>{"can go"}</span><span>{"holds much"}</span></p>
            }
            <div class="tools__row">
                <Button label="Make minimal" action={act(view.can_reduce, ByHand::MakeMinimal)} />
                <Button label="Complete" action={act(view.can_complete, ByHand::Complete)} />
            </div>
            <div class="tools__row">
                for (label, guise) in GUISES {
                    <Button key={label} {label} action={Action::Solve(SolveAction::ByHand(guise))} />
                }
            </div>
            <p class="note-line">
                {"Puzzles that are turned, relabelled or shuffled into one another have one canonical form."}
            </p>
            if !view.additions.is_empty() {
                <section class="choices" aria-label="One more given">
                    <h3>{"One more given, easiest first"}</h3>
                    <ul class="log__list">
                        for (number, addition) in view.additions.iter().enumerate() {
                            <li key={number}>
                                <Row action={Action::Solve(SolveAction::AddGiven(addition.given))}>
                                    {row_words(addition.title.clone(), addition.words.clone())}
                                </Row>
                            </li>
                        }
                    </ul>
                </section>
            }
        </div>
    }
}

const GUISES: [(&str, ByHand); 5] = [
    ("Turn", ByHand::Turn),
    ("Mirror", ByHand::Mirror),
    ("Relabel", ByHand::Relabel),
    ("Shuffle", ByHand::Shuffle),
    ("Canonical form", ByHand::Canonical),
];
