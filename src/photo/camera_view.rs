//! The view of the dialog with the camera, as plain values.

use super::{
    camera::{Camera, Sight},
    view::path,
};
use crate::text;
use nonet_protocol::PictureSize;
use yew::{AttrValue, Properties};

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
    let view = |status: &'static str, size, can_take, failed| CameraView {
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
