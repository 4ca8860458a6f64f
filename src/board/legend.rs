//! What the shapes on the board mean: those that are on it, no others.

use super::shape::shape;
use crate::view::BoardView;
use nonet_core::Role;
use nonet_drawing::role_name;
use yew::prelude::*;

/// What is drawn on a board, to be named.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct LegendView {
    roles: Vec<(Role, AttrValue)>,
    crosses: bool,
    earlier: bool,
    links: bool,
}

impl LegendView {
    /// What is drawn on this board, in the order in which it is named.
    #[must_use]
    pub fn of(board: &BoardView) -> LegendView {
        let roles = [Role::House, Role::Cause, Role::Pivot, Role::Fin, Role::On, Role::Off, Role::Target, Role::Elimination];
        let is_drawn = |role: &Role| {
            board.cells.iter().any(|cell| cell.role == Some(*role) || cell.marks.contains(&Some(*role)))
                || (*role == Role::House && !board.houses.is_empty())
        };
        let own =
            |role: Role| board.names.iter().find(|(named, _)| *named == role).map(|(_, name)| AttrValue::from(name.clone()));
        let roles =
            roles.into_iter().filter(is_drawn).map(|role| (role, own(role).unwrap_or_else(|| role_name(role).into()))).collect();
        let rays = &board.rays;
        LegendView { roles, crosses: !rays.crosses.is_empty(), earlier: !rays.earlier.is_empty(), links: !board.links.is_empty() }
    }
}

/// A shape and a word for each role, and for crosses and links if there are any.
pub fn legend(LegendView { roles, crosses, earlier, links }: &LegendView) -> Html {
    html! {
        <ul class="legend">
            for (role, word) in roles {
                <li key={*role as u8} class="legend__item">
                    <svg class="legend__shape" viewBox="-16 -16 32 32" aria-hidden="true">{shape(*role)}</svg>
                    {word}
                </li>
            }
            if *crosses {
                <li class="legend__item">{cross("ray ray--cross")}{"ruled out"}</li>
            }
            if *earlier {
                <li class="legend__item">{cross("ray ray--earlier")}{"ruled out earlier"}</li>
            }
            if *links {
                <li class="legend__item">{link("link")}{"one is true"}</li>
                <li class="legend__item">{link("link link--weak")}{"one is false"}</li>
            }
        </ul>
    }
}

/// A cross as it is drawn over a cell of the board, which is 100 wide.
fn cross(class: &'static str) -> Html {
    html! { <svg class="legend__shape" viewBox="-25 -25 50 50" aria-hidden="true"><path {class} d="M-14-14L14 14M14-14L-14 14" /></svg> }
}

/// A link as it is drawn on the board, where a cell is 1000 wide.
fn link(class: &'static str) -> Html {
    html! { <svg class="legend__shape" viewBox="0 -230 460 460" aria-hidden="true"><path {class} d="M40 0H420" /></svg> }
}
