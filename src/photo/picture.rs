//! The picture: its frame, the grid marked on it, and the corners of the grid, which are dragged over the picture or moved with the
//! arrow keys.

use super::view::PictureView;
use crate::{
    action::{Action, PhotoAction},
    controls::use_dispatch,
    text::{self, Text},
};
use nonet_protocol::{PicturePoint, PictureSize};
use web_sys::HtmlElement;
use yew::prelude::*;

/// Draws the picture, and `over` above it. Each line on the picture is drawn twice, light over dark, so that it is seen on any
/// picture. `label` describes the picture.
pub(super) fn picture(view: &PictureView, label: Text, over: Html) -> Html {
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
            {over}
        </PhotoFrame>
    }
}

#[derive(Properties, PartialEq)]
pub(super) struct PhotoFrameProps {
    /// The width of the picture.
    pub(super) width: f64,
    /// The height of the picture.
    pub(super) height: f64,
    /// The picture, and the content over it.
    pub(super) children: Html,
}

/// The frame of a picture, which has its ratio.
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

/// The parts of the picture's longer side by which an arrow key moves a corner, without and with Shift.
const STEPS: [u32; 2] = [240, 24];

#[derive(Properties, PartialEq)]
pub(super) struct CornerProps {
    /// The number of the corner: 0 is top left, the others follow clockwise.
    pub(super) corner: usize,
    /// The place of the corner, in pixels of the picture.
    pub(super) at: PicturePoint,
    /// The size of the picture.
    pub(super) size: PictureSize,
}

/// A corner of the grid.
#[component]
pub(super) fn Corner(&CornerProps { corner, at, size }: &CornerProps) -> Html {
    let dispatch = use_dispatch();
    let node = use_node_ref();
    let shares = (share(at.x, size.width), share(at.y, size.height));
    // The content policy allows no attribute `style`.
    use_effect_with((node.clone(), shares), |(node, (across, down))| {
        if let Some(element) = node.cast::<HtmlElement>() {
            let _ = element.style().set_property("left", &format!("{across}%"));
            let _ = element.style().set_property("top", &format!("{down}%"));
        }
    });
    let place = use_callback((dispatch, corner), |point: PicturePoint, (dispatch, corner)| {
        dispatch.emit(Action::Photo(PhotoAction::Corner(*corner, point)).into());
    });
    let onpointerdown = |event: PointerEvent| {
        if let Some(element) = event.target_dyn_into::<HtmlElement>() {
            let _ = element.set_pointer_capture(event.pointer_id()); // without it, only a fast drag loses the corner
        }
    };
    let onpointermove = use_callback((place.clone(), size), |event: PointerEvent, (place, size)| {
        if event.buttons() & 1 == 1
            && let Some(point) = point_under(&event, *size)
        {
            place.emit(point);
        }
    });
    let onkeydown = use_callback((place, at, size), |event: KeyboardEvent, (place, at, size)| {
        let step = (size.width.max(size.height) / STEPS[usize::from(event.shift_key())]).max(1) as i32;
        let (right, down) = match event.key().as_str() {
            "ArrowLeft" => (-step, 0),
            "ArrowRight" => (step, 0),
            "ArrowUp" => (0, -step),
            "ArrowDown" => (0, step),
            _ => return,
        };
        event.prevent_default();
        place.emit(PicturePoint { x: at.x + right, y: at.y + down });
    });
    html! {
        <button
            ref={node}
            class="photo__corner"
            type="button"
            aria-label={text::photo::CORNERS[corner.min(3)]}
            aria-description={text::photo::corner_at(shares.0.round() as i32, shares.1.round() as i32)}
            {onpointerdown}
            {onpointermove}
            {onkeydown}
        />
    }
}

/// Returns a coordinate in hundredths of the side.
fn share(at: i32, side: u32) -> f64 {
    f64::from(at) * 100.0 / f64::from(side.max(1))
}

/// Returns the point of the picture under the pointer. None if the corner is not on a picture.
fn point_under(event: &PointerEvent, size: PictureSize) -> Option<PicturePoint> {
    let picture = event.target_dyn_into::<HtmlElement>()?.parent_element()?.get_bounding_client_rect();
    let point = |at: i32, start: f64, length: f64, side: u32| ((f64::from(at) - start) / length * f64::from(side)).round() as i32;
    Some(PicturePoint {
        x: point(event.client_x(), picture.left(), picture.width(), size.width),
        y: point(event.client_y(), picture.top(), picture.height(), size.height),
    })
}
