//! The setter's tools: what is to be said of the givens, what can be done with all of them, and what one more would do.

use super::by_hand::ByHand;
use crate::{
    action::{Action, MakeAction},
    controls::{Button, ButtonStyle, Row, lighting, row_words},
    view::{Room, Scale, SetView, VerdictKind},
};
use nonet_core::board::CellSet;
use yew::prelude::*;

pub(super) fn set_panel(view: &SetView) -> Html {
    let act = |can: bool, act| (can && !view.busy).then_some(Action::Make(MakeAction::ByHand(act)));
    let go = |can: bool, room| can.then_some(Action::Make(MakeAction::TakeTo(room)));
    // What comes next is what leads to one solution; then the puzzle can be played.
    let next = |is_next| if is_next { ButtonStyle::Primary } else { ButtonStyle::Plain };
    let tools = [
        ("Add givens until unique", next(view.can_complete), act(view.can_complete, ByHand::Complete)),
        ("Make minimal", ButtonStyle::Plain, act(view.can_reduce, ByHand::MakeMinimal)),
        ("Play it", next(view.can_be_played), go(view.has_givens && view.kind != VerdictKind::None, Room::Play)),
        ("Solve step by step", ButtonStyle::Plain, go(view.has_givens, Room::Solve)),
    ];
    let bring = view.can_bring.then_some(("Take it from Solve", ButtonStyle::Plain, Some(Action::Make(MakeAction::FromSolve))));
    html! {
        <div class="by-hand">
            <div class="by-hand__words" role="status">
                if !view.words.is_empty() {
                    <p>{&view.words}</p>
                }
                if !view.here.is_empty() {
                    <p>{&view.here}</p>
                }
            </div>
            {view.scale.map(scale).unwrap_or_default()}
            {buttons(tools.into_iter().chain(bring))}
            if !view.additions.is_empty() {
                <section class="choices" aria-label="One more given">
                    <h3 class="by-hand__title">{"One more given, easiest first"}</h3>
                    <ul class="log__list by-hand__list">
                        for (number, addition) in view.additions.iter().enumerate() {
                            <li key={number}>
                                <Row action={Action::Make(MakeAction::AddGiven(addition.given))} pointed={lighting(CellSet::of(addition.given.cell))}>
                                    {row_words(addition.title.clone(), addition.words.clone())}
                                </Row>
                            </li>
                        }
                    </ul>
                </section>
            }
            <section class="choices" aria-label="The same puzzle in another guise">
                <h3 class="by-hand__title">{"The same puzzle in another guise"}</h3>
                {buttons(GUISES.into_iter().map(|(label, guise)| (label, ButtonStyle::Plain, act(view.has_givens, guise))))}
                <p class="note-line">
                    {"Puzzles that are turned, relabelled or shuffled into one another have one canonical form. Their scores may differ: of equal steps a path takes the first."}
                </p>
            </section>
        </div>
    }
}

fn buttons(buttons: impl Iterator<Item = (&'static str, ButtonStyle, Option<Action>)>) -> Html {
    html! {
        <div class="tools__row">
            for (label, style, action) in buttons {
                <Button key={label} {label} {style} {action} />
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

/// What the five tints stand for.
const SCALE: [&str; 5] = ["1", "2\u{2013}4", "5\u{2013}20", "21\u{2013}99", "100+"];

/// The tints of the board, with the numbers that they stand for.
fn scale(scale: Scale) -> Html {
    let captions: &[&str] = match scale {
        Scale::Digits => &["Without a given, times as many solutions, rounded up", "With a digit, solutions"],
        Scale::Givens => &["Solutions without a given"],
    };
    html! {
        for caption in captions {
            <div aria-hidden="true">
                <p class="note-line">{caption}</p>
                <p class="heat">{for SCALE.into_iter().map(|numbers| html! { <span>{numbers}</span> })}</p>
            </div>
        }
    }
}
