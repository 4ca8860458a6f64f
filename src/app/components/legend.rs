//! What the shapes on the board mean: those that are on it, no others.

use super::tag::tag;
use nonet_core::Role;
use yew::prelude::*;

/// A shape and a word for each role, and for links if there are any.
pub fn legend(roles: &[Role], links: bool) -> Html {
    let item = |role: &Role| {
        let picture =
            tag("svg", "legend__shape").with("viewBox", "-16 -16 32 32").with("aria-hidden", "true").child(shape(*role));
        tag("li", "legend__item").child(picture).words(word(*role))
    };
    let link = |class, words| tag("li", "legend__item").child(line_of(class)).words(words);
    let legend = tag("ul", "legend").children(roles.iter().map(item));
    if links {
        return legend.child(link("link", "one is true")).child(link("link link--weak", "one is false")).into();
    }
    legend.into()
}

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

/// What the role is called.
const fn word(role: Role) -> &'static str {
    match role {
        Role::Cause => "cause",
        Role::Target => "placed",
        Role::Elimination => "removed",
        Role::Fin => "fin",
        Role::Pivot => "pivot",
        Role::On => "on",
        Role::Off => "off",
        Role::House => "house",
    }
}

/// A link as it is drawn on the board, where a cell is 1000 wide.
fn line_of(class: &'static str) -> Html {
    html! { <svg class="legend__shape" viewBox="0 -230 460 460" aria-hidden="true"><path {class} d="M40 0H420" /></svg> }
}

fn ring(class: &'static str) -> Html {
    html! { <g {class}><circle class="mark__shape" r="12.4" /></g> }
}

fn line(class: &'static str, d: &'static str) -> Html {
    html! { <g {class}><path class="mark__shape" {d} /></g> }
}
