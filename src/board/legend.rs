//! What the shapes on the board mean: those that are on it, no others.

use super::shape::shape;
use nonet_core::Role;
use yew::prelude::*;

/// A shape and a word for each role, and for links if there are any.
pub fn legend(roles: &[Role], links: bool) -> Html {
    html! {
        <ul class="legend">
            for role in roles {
                <li key={word(*role)} class="legend__item">
                    <svg class="legend__shape" viewBox="-16 -16 32 32" aria-hidden="true">{shape(*role)}</svg>
                    {word(*role)}
                </li>
            }
            if links {
                <li class="legend__item">{link("link")}{"one is true"}</li>
                <li class="legend__item">{link("link link--weak")}{"one is false"}</li>
            }
        </ul>
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
fn link(class: &'static str) -> Html {
    html! { <svg class="legend__shape" viewBox="0 -230 460 460" aria-hidden="true"><path {class} d="M40 0H420" /></svg> }
}
