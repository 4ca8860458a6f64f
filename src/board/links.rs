//! Lines over the cells: the links of a chain, and the lines that the player drew.

use nonet_drawing::LinkView;
use std::rc::Rc;
use yew::prelude::*;

/// The props of [`Links`].
#[derive(Properties, PartialEq)]
pub(super) struct LinksProps {
    /// The links of the chain that is shown.
    pub(super) links: Rc<Vec<LinkView>>,
    /// The lines that the player drew, and the one that is being drawn.
    pub(super) lines: Vec<LinkView>,
}

/// The links, with the player's lines above them.
#[component]
pub(super) fn Links(LinksProps { links, lines }: &LinksProps) -> Html {
    html! {
        <svg class="board__links" viewBox="0 0 9000 9000" aria-hidden="true">
            {for links.iter().map(link)}
            <g class="board__lines">{for lines.iter().map(line)}</g>
        </svg>
    }
}

/// A link over a halo. Both ends look alike, because a chain can be read in both directions.
fn link(view: &LinkView) -> Html {
    html! { <><path class="link link--halo" d={view.path.clone()} />{line(view)}</> }
}

fn line(view: &LinkView) -> Html {
    html! { <path class={if view.strong { "link" } else { "link link--weak" }} d={view.path.clone()} /> }
}
