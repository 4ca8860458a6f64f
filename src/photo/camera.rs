//! The state of the camera: a picture is taken once a grid holds still in a few frames one after the other, or by a press.

use crate::action::{CameraEvent, CameraFault};
use nonet_protocol::{PicturePoint, PictureSize};

/// The number of frames in a row that show the grid at the same place before the picture is taken.
const STEADY_FRAMES: u8 = 3;

/// The part of the grid's width by which a corner may move from one frame to the next in a steady hand.
const STEADY_PART: i32 = 12;

/// The camera.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Camera {
    /// It is not used.
    #[default]
    Off,
    /// The browser was asked for it.
    Starting,
    /// It runs.
    Looking(Sight),
    /// A picture is taken. The frame has this size.
    Taking(PictureSize),
    /// There is no picture from it, for this reason.
    Failed(CameraFault),
}

/// The grid in the frames of the camera.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sight {
    /// The size of its frames.
    pub size: PictureSize,
    /// The corners of the grid in the latest frame, in its pixels. None if there is none.
    pub grid: Option<[PicturePoint; 4]>,
    /// The number of frames in a row that show the grid at the same place.
    pub steady: u8,
}

/// A task of the camera.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CameraTask {
    /// It is to be off.
    Rest,
    /// It is to run, and its frames are to be looked at.
    Look,
    /// A picture is to be taken.
    Take,
}

impl Camera {
    /// Takes what the browser reports.
    pub fn report(&mut self, event: CameraEvent) {
        match (&*self, event) {
            (Camera::Off, _) => {} // the dialog was closed meanwhile
            (Camera::Starting, CameraEvent::Started(size)) => {
                *self = Camera::Looking(Sight { size, grid: None, steady: 0 });
            }
            (Camera::Looking(sight), CameraEvent::Saw(grid)) => *self = sight.then(grid),
            (_, CameraEvent::Failed(fault)) => *self = Camera::Failed(fault),
            _ => {}
        }
    }

    /// Takes the picture, if the camera runs.
    pub(super) fn take(&mut self) {
        if let Camera::Looking(sight) = self {
            *self = Camera::Taking(sight.size);
        }
    }

    /// Starts anew when the page comes back into sight, where the camera rests while the page is hidden.
    pub fn hide(&mut self) {
        if matches!(self, Camera::Looking(_) | Camera::Taking(_)) {
            *self = Camera::Starting;
        }
    }

    /// Returns what is wanted of the camera.
    #[must_use]
    pub const fn task(&self) -> CameraTask {
        match self {
            Camera::Off | Camera::Failed(_) => CameraTask::Rest,
            Camera::Starting | Camera::Looking(_) => CameraTask::Look,
            Camera::Taking(_) => CameraTask::Take,
        }
    }
}

impl Sight {
    /// Returns the camera after the next frame.
    fn then(self, grid: Option<[PicturePoint; 4]>) -> Camera {
        let is_still = self.grid.zip(grid).is_some_and(|(before, now)| is_near(&before, &now));
        let steady = match grid {
            Some(_) if is_still => self.steady + 1,
            Some(_) => 1,
            None => 0,
        };
        if steady >= STEADY_FRAMES { Camera::Taking(self.size) } else { Camera::Looking(Sight { grid, steady, ..self }) }
    }
}

/// Returns whether the corners of a grid are where they were a frame before.
fn is_near(before: &[PicturePoint; 4], now: &[PicturePoint; 4]) -> bool {
    let most = (before[2].x - before[0].x).abs().max((before[2].y - before[0].y).abs()) / STEADY_PART;
    before.iter().zip(now).all(|(a, b)| (a.x - b.x).abs() <= most && (a.y - b.y).abs() <= most)
}
