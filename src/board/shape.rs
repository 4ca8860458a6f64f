//! The shape of each role.

use nonet_drawing::{Circle, Shape};
use nonet_protocol::Role;
use yew::prelude::*;

/// The props of [`RoleShape`].
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
