//! The signs over the cells while a step is shown: rays show why it is a single, and numbers give the order of the placements in
//! a trial or a chain with cases.

use nonet_drawing::{OrderView, RaysView};
use std::rc::Rc;
use yew::prelude::*;

/// The props of [`Rays`].
#[derive(Properties, PartialEq)]
pub(super) struct RaysProps {
    /// The rays and the crosses.
    pub(super) rays: RaysView,
    /// The numbers beside small digits.
    pub(super) order: Rc<Vec<OrderView>>,
}

/// The rays, the crosses and the numbers.
#[component]
pub(super) fn Rays(RaysProps { rays, order }: &RaysProps) -> Html {
    html! {
        <svg class="board__why" viewBox="0 0 900 900" aria-hidden="true">
            <path class="ray" d={rays.rays.clone()} />
            <path class="ray ray--cross" d={rays.crosses.clone()} />
            <path class="ray ray--earlier" d={rays.earlier.clone()} />
            {for order.iter().map(number)}
        </svg>
    }
}

/// A number beside its small digit, on a board of 900 by 900 units.
fn number(view: &OrderView) -> Html {
    let OrderView { candidate, text, x, y } = view;
    // The text stands on its baseline, below the middle of its digits.
    let baseline = y + 6;
    html! {
        <text
            key={format!("{}{}", candidate.cell, candidate.digit)}
            class="mark__number"
            x={x.to_string()}
            y={baseline.to_string()}
            text-anchor="middle"
        >
            {text}
        </text>
    }
}
