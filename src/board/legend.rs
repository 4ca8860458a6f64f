//! The legend: the name of each shape that is on the board.

use super::view::{BoardView, CellView};
use crate::text::{self, Text, messages};
use nonet_core::board::{CandidateSet, CellSet};
use nonet_drawing::{Circle, RaysView, Shape, rays, role_name};
use nonet_prose::ExplainedStep;
use nonet_protocol::{Link, Role};
use yew::prelude::*;

/// The roles in the order in which the legend names them.
const ROLES: [Role; 8] = [Role::House, Role::Cause, Role::Pivot, Role::Fin, Role::On, Role::Off, Role::Target, Role::Elimination];

/// The roles and lines of a board that the legend names.
#[derive(Properties, Clone, PartialEq, Debug, Default)]
pub struct LegendView {
    roles: Vec<(Role, AttrValue)>,
    crosses: bool,
    earlier: bool,
    strong: bool,
    weak: bool,
}

impl LegendView {
    /// The legend of this board, in a fixed order of roles.
    #[must_use]
    pub fn of(board: &BoardView) -> LegendView {
        // In a cell with marked notes, the notes have the shapes instead of the cell.
        let is_in = |role: Role, cell: &CellView| {
            cell.marks.contains(&Some(role)) || cell.role == Some(role) && cell.marks.iter().all(Option::is_none)
        };
        let is_drawn =
            |role: &Role| board.cells.iter().any(|cell| is_in(*role, cell)) || (*role == Role::House && !board.houses.is_empty());
        LegendView::new(is_drawn, &board.names, &board.links, &board.rays)
    }

    /// The legend of the step, when all of it is drawn and its placements are made.
    #[must_use]
    pub fn of_step(step: &ExplainedStep) -> LegendView {
        let is_drawn = |role: &Role| match role {
            Role::House => !step.houses.is_empty(),
            Role::Target => !(step.effect.placements().is_empty() && step.then.is_empty()),
            Role::Elimination => !step.effect.eliminations().is_empty(),
            _ => step.parts.iter().any(|(candidates, _)| {
                candidates.iter().any(|it| step.role_of_candidate(it) == Some(*role) && !step.then.contains(&it))
            }),
        };
        LegendView::new(is_drawn, &step.names, &step.links, &rays(step, &CandidateSet::EMPTY, CellSet::EMPTY))
    }

    fn new(is_drawn: impl Fn(&Role) -> bool, names: &[(Role, String)], links: &[Link], rays: &RaysView) -> LegendView {
        let own = |role: Role| names.iter().find(|(named, _)| *named == role).map(|(_, name)| AttrValue::from(name.clone()));
        let roles = ROLES
            .into_iter()
            .filter(is_drawn)
            .map(|role| (role, own(role).unwrap_or_else(|| role_name(role, messages()).into())))
            .collect();
        let is_linked = |strong| links.iter().any(|link| link.strong == strong);
        let (crosses, earlier) = (!rays.crosses.is_empty(), !rays.earlier.is_empty());
        LegendView { roles, crosses, earlier, strong: is_linked(true), weak: is_linked(false) }
    }
}

/// A shape and a word for each role, and a sample and a word for each kind of line.
#[component]
pub fn Legend(LegendView { roles, crosses, earlier, strong, weak }: &LegendView) -> Html {
    html! {
        <ul class="legend">
            for (role, word) in roles {
                <li key={*role as u8} class="legend__item">
                    <svg class="legend__shape" viewBox="-16 -16 32 32" aria-hidden="true"><RoleShape role={*role} /></svg>
                    {word}
                </li>
            }
            {stroke(*crosses, CROSS, "ray ray--cross", text::board::RULED_OUT)}
            {stroke(*earlier, CROSS, "ray ray--earlier", text::board::RULED_OUT_EARLIER)}
            {stroke(*strong, LINK, "link", text::board::STRONG_LINK)}
            {stroke(*weak, LINK, "link link--weak", text::board::WEAK_LINK)}
        </ul>
    }
}

/// The view box and the path of a sample of a line.
type Sample = (&'static str, &'static str);

/// The sample of a cross. Over the board it is drawn in a cell that is 100 wide.
const CROSS: Sample = ("-25 -25 50 50", "M-14-14L14 14M14-14L-14 14");

/// The sample of a link. Over the board it is drawn in a cell that is 1000 wide.
const LINK: Sample = ("0 -230 460 460", "M40 0H420");

/// The legend entry of a kind of line; nothing if no such line is drawn.
fn stroke(is_drawn: bool, (view_box, d): Sample, class: &'static str, word: Text) -> Html {
    html! {
        if is_drawn {
            <li class="legend__item">
                <svg class="legend__shape" viewBox={view_box} aria-hidden="true"><path {class} {d} /></svg>
                {word}
            </li>
        }
    }
}

#[derive(Properties, PartialEq)]
pub(super) struct RoleShapeProps {
    /// The role.
    pub(super) role: Role,
}

/// The shape that marks a candidate in this role, around the origin and up to 15 in each direction.
#[component]
pub(super) fn RoleShape(&RoleShapeProps { role }: &RoleShapeProps) -> Html {
    let Shape { class, circles, path } = nonet_drawing::shape(role);
    html! {
        <g {class}>
            for Circle { radius, filled } in circles {
                <circle class={if *filled { "mark__shape mark__shape--filled" } else { "mark__shape" }} r={*radius} />
            }
            if !path.is_empty() {
                <path class="mark__shape" d={path} />
            }
        </g>
    }
}
