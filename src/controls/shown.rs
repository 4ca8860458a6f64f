//! A part of the page that comes into sight when it is new.

use web_sys::{Element, ScrollIntoViewOptions, ScrollLogicalPosition};
use yew::prelude::*;

/// The props of [`Shown`].
#[derive(Properties, PartialEq)]
pub struct ShownProps {
    /// Its name.
    pub label: AttrValue,
    /// Its classes.
    pub class: &'static str,
    /// Its content.
    pub children: Html,
}

/// A part of the page that comes into sight when it is first drawn, scrolled no further than needed; where there isn't room for all of
/// it, its beginning: the first item of its list.
#[component]
pub fn Shown(ShownProps { label, class, children }: &ShownProps) -> Html {
    let node = use_node_ref();
    use_effect_with(node.clone(), |node| {
        let options = ScrollIntoViewOptions::new();
        options.set_block(ScrollLogicalPosition::Nearest);
        let whole = node.cast::<Element>();
        let beginning = whole.as_ref().and_then(|whole| whole.query_selector("li").ok()?);
        // The whole comes last: what is too tall for its place is then put where it begins, not a little above.
        for element in [beginning, whole].into_iter().flatten() {
            element.scroll_into_view_with_scroll_into_view_options(&options);
        }
    });
    html! { <section ref={node} class={*class} aria-label={label}>{children.clone()}</section> }
}
