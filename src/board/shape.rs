//! The shape of each role: the shape, not the colour alone, says what a candidate is to a step.

use nonet_core::Role;
use yew::prelude::*;

/// The shape that marks a candidate in this role, around the origin and up to 15 in each direction.
pub(super) fn shape(role: Role) -> Html {
    match role {
        Role::Cause => ring("mark mark--cause"),
        Role::Off => ring("mark mark--off"),
        Role::Target => html! { <g class="mark mark--target"><circle class="mark__shape mark__shape--filled" r="12.4" /></g> },
        Role::On => html! {
            <g class="mark mark--on">
                <circle class="mark__shape mark__shape--filled" r="10.4" />
                <circle class="mark__shape" r="13.4" />
            </g>
        },
        Role::Elimination => line("mark mark--elimination", "M-12-12h24v24h-24zM-14.5 14.5L14.5-14.5"),
        Role::Fin => line("mark mark--fin", "M0-14.5L14.5 0L0 14.5L-14.5 0z"),
        Role::Pivot => line("mark mark--pivot", "M-11.5-11.5h23v23h-23z"),
        Role::House => line("mark mark--house", "M-13-13h26v26h-26z"),
    }
}

fn ring(class: &'static str) -> Html {
    html! { <g {class}><circle class="mark__shape" r="12.4" /></g> }
}

fn line(class: &'static str, d: &'static str) -> Html {
    html! { <g {class}><path class="mark__shape" {d} /></g> }
}
