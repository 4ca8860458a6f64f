//! The picture, with the grid marked on it.

use super::{frame::PhotoFrame, view::PictureView};
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
    html! {
        <PhotoFrame width={f64::from(frame.width)} height={f64::from(frame.height)}>
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
        </PhotoFrame>
    }
}
