//! A part of the page that scrolls into view when it first appears.

use web_sys::{Element, ScrollIntoViewOptions, ScrollLogicalPosition};
use yew::prelude::*;

/// The props of [`ScrollIntoView`].
#[derive(Properties, PartialEq)]
pub struct ScrollIntoViewProps {
    /// The name of the part.
    pub label: AttrValue,
    /// Whether the part scrolls into view. A part below the control that opens it stays where it is.
    #[prop_or(true)]
    pub scrolls: bool,
    /// The classes of the part.
    pub class: &'static str,
    /// The content of the part.
    pub children: Html,
}

/// A section that scrolls into view when it is first drawn, no further than needed. If it is higher than the visible area, its
/// beginning comes into view: the first item of its list.
#[component]
pub fn ScrollIntoView(ScrollIntoViewProps { label, scrolls, class, children }: &ScrollIntoViewProps) -> Html {
    let node = use_node_ref();
    use_effect_with((node.clone(), *scrolls), |(node, scrolls)| {
        if !scrolls {
            return;
        }
        let options = ScrollIntoViewOptions::new();
        options.set_block(ScrollLogicalPosition::Nearest);
        let section = node.cast::<Element>();
        // In a list, the row over the section belongs to it, if there is room for both.
        let item = section.as_ref().and_then(|section| section.closest("li").ok()?).filter(fits);
        let whole = item.or(section);
        let beginning = whole.as_ref().and_then(|whole| whole.query_selector("li").ok()?);
        // The whole section is scrolled to last: if it is too high, it then begins at the top of the visible area, not a little
        // above.
        for element in [beginning, whole].into_iter().flatten() {
            element.scroll_into_view_with_scroll_into_view_options(&options);
        }
    });
    html! { <section ref={node} class={*class} aria-label={label}>{children.clone()}</section> }
}

/// Returns whether an element is no higher than the tab panel around it. True if there is none.
fn fits(element: &Element) -> bool {
    let panel = element.closest("[role=tabpanel]").ok().flatten();
    panel.is_none_or(|panel| element.client_height() <= panel.client_height())
}
