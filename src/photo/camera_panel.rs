//! The content of the dialog with the camera: its view, as plain values, and its drawing.

use super::{
    camera::{Camera, Sight},
    picture::PhotoFrame,
    view::path,
};
use crate::{
    action::{Action, Overlay, PhotoAction, ShellAction},
    controls::{Button, ButtonStyle, FileButton, Icon, Picks},
    text::{self, Text},
};
use nonet_protocol::PictureSize;
use yew::prelude::*;

/// The view of the dialog with the camera.
#[derive(Properties, Clone, PartialEq, Debug)]
pub struct CameraView {
    /// The sentence on what the camera does, which is spoken.
    pub status: AttrValue,
    /// The size of the camera's frames. None until it runs.
    pub size: Option<PictureSize>,
    /// The outline of the grid that the camera sees, as the data of a path. Empty if it sees none.
    pub outline: AttrValue,
    /// Whether a picture can be taken.
    pub can_take: bool,
    /// Whether there is no picture from the camera, and `status` says why.
    pub failed: bool,
}

/// Returns the view of the camera. None while it is off.
#[must_use]
pub fn camera(camera: &Camera) -> Option<CameraView> {
    let view = |status: Text, size, can_take, failed| CameraView {
        status: status.into(),
        size,
        outline: AttrValue::default(),
        can_take,
        failed,
    };
    Some(match camera {
        Camera::Off => return None,
        Camera::Starting => view(text::photo::STARTING, None, false, false),
        Camera::Looking(Sight { size, grid: None, .. }) => view(text::photo::POINT, Some(*size), true, false),
        Camera::Looking(Sight { size, grid: Some(corners), .. }) => CameraView {
            outline: (path(corners.iter().copied()) + "z").into(),
            ..view(text::photo::HOLD_STILL, Some(*size), true, false)
        },
        Camera::Taking(size) => view(text::photo::HOLD_STILL, Some(*size), false, false),
        Camera::Failed(fault) => view(text::photo::no_camera(*fault), None, false, true),
    })
}

/// The size of the place for the camera's picture until it comes.
const BEFORE: PictureSize = PictureSize { width: 4, height: 3 };

/// The content: the picture of the camera with the grid that it sees, and a button that takes it; or other ways to a picture,
/// where there is no camera.
#[component]
pub fn CameraPanel(view: &CameraView) -> Html {
    let cancel = Action::Shell(ShellAction::Close);
    html! {
        <div class="photo">
            <p class="photo__status" role="status">{&view.status}</p>
            if view.failed {
                <div class="photo__actions">
                    <FileButton picks={Picks::Pictures} style={ButtonStyle::Primary} />
                    <Button
                        label={text::photo::TRY_AGAIN}
                        action={Action::Shell(ShellAction::Open(Overlay::Camera))}
                        first={true}
                    />
                    <Button label={text::photo::CANCEL} style={ButtonStyle::Quiet} action={cancel} />
                </div>
            } else {
                {viewfinder(view.size, &view.outline)}
                <div class="photo__end">
                    <p class="note-line">{text::photo::STAYS}</p>
                    <div class="photo__actions">
                        <Button
                            label={text::photo::TAKE}
                            icon={Icon::Camera}
                            style={ButtonStyle::Primary}
                            action={view.can_take.then_some(Action::Photo(PhotoAction::TakePicture))}
                            first={true}
                        />
                        <Button label={text::photo::CANCEL} style={ButtonStyle::Quiet} action={cancel} />
                    </div>
                </div>
            }
        </div>
    }
}

/// Draws the moving picture, which an edge of the page feeds, and over it the frame into which the grid is brought, or the grid.
/// `size` is None until the camera runs, and `outline` is empty if it sees no grid.
fn viewfinder(size: Option<PictureSize>, outline: &AttrValue) -> Html {
    let PictureSize { width, height } = size.unwrap_or(BEFORE);
    let marks = if outline.is_empty() { frame(width, height).into() } else { outline.clone() };
    html! {
        <PhotoFrame width={f64::from(width)} height={f64::from(height)}>
            <video class="photo__video" muted=true playsinline=true aria-label={text::photo::VIEWFINDER} />
            <svg class="photo__sight" viewBox={format!("0 0 {width} {height}")} aria-hidden="true">
                <path class="photo__outline photo__outline--under" d={marks.clone()} />
                <path class="photo__outline" d={marks} />
            </svg>
        </PhotoFrame>
    }
}

/// Returns the four angles of a square in the middle of the picture, as the data of a path.
fn frame(width: u32, height: u32) -> String {
    let (middle, centre) = (f64::from(width) / 2.0, f64::from(height) / 2.0);
    let half = middle.min(centre) * 0.86;
    let arm = half * 0.3;
    let angles = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].map(|(across, down)| {
        let (x, y) = (middle + across * half, centre + down * half);
        format!("M{x:.2} {:.2}L{x:.2} {y:.2}L{:.2} {y:.2}", y - down * arm, x - across * arm)
    });
    angles.concat()
}
