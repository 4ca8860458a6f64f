//! The frame of a picture, which has its ratio.

use web_sys::HtmlElement;
use yew::prelude::*;

/// The props of [`PhotoFrame`].
#[derive(Properties, PartialEq)]
pub(super) struct PhotoFrameProps {
    /// The width of the picture.
    pub(super) width: f64,
    /// The height of the picture.
    pub(super) height: f64,
    /// The picture, and the content over it.
    pub(super) children: Html,
}

/// The frame.
#[component]
pub(super) fn PhotoFrame(PhotoFrameProps { width, height, children }: &PhotoFrameProps) -> Html {
    let node = use_node_ref();
    // The content policy allows no attribute `style`.
    use_effect_with((node.clone(), *width, *height), |(node, width, height)| {
        if let Some(element) = node.cast::<HtmlElement>() {
            let ratio = width / height.max(1.0);
            let _ = element.style().set_property("--ratio", &format!("{ratio:.4}"));
        }
    });
    html! { <div ref={node} class="photo__picture">{children.clone()}</div> }
}
