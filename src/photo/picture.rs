//! The picture, with the grid marked on it.

use super::view::PictureView;
use web_sys::HtmlElement;
use yew::prelude::*;

/// The props of [`PhotoPicture`].
#[derive(Properties, PartialEq)]
pub(super) struct PhotoPictureProps {
    /// The picture, or a part of it.
    pub(super) view: PictureView,
    /// The description of the picture.
    pub(super) label: AttrValue,
    /// The content over the picture.
    #[prop_or_default]
    pub(super) children: Html,
}

/// The picture. Each line on it is drawn twice, light over dark, so that it is seen on any picture.
#[component]
pub(super) fn PhotoPicture(PhotoPictureProps { view, label, children }: &PhotoPictureProps) -> Html {
    let PictureView { address, size, frame, turn, outline, lines, cell } = view;
    let node = use_node_ref();
    // The content policy allows no attribute `style`.
    use_effect_with((node.clone(), *frame), |(node, frame)| {
        if let Some(element) = node.cast::<HtmlElement>() {
            let ratio = f64::from(frame.width) / f64::from(frame.height.max(1));
            let _ = element.style().set_property("--ratio", &format!("{ratio:.4}"));
        }
    });
    html! {
        <div ref={node} class="photo__picture">
            <svg class="photo__image" viewBox={frame.view_box()} role="img" aria-label={label}>
                <g transform={turn.clone()}>
                    <image href={address} width={size.width.to_string()} height={size.height.to_string()} />
                    <path class="photo__lines" d={lines} />
                    <path class="photo__outline photo__outline--under" d={outline} />
                    <path class="photo__outline" d={outline} />
                    if !cell.is_empty() {
                        <path class="photo__cell photo__cell--under" d={cell} />
                        <path class="photo__cell" d={cell} />
                    }
                </g>
            </svg>
            {children.clone()}
        </div>
    }
}
