//! The reading of a picture, as the page gets it.

use crate::code::puzzle_code;
use nonet_core::board::Cell;
use nonet_photo::{Luminance, PhotoError, Point, Reading, locate, read};
use nonet_protocol::{CameraFrame, PhotoContent, PhotoFault, PhotoGrid, PicturePoint, PictureSize};

/// Reads a picture: a QR code that leads to a puzzle, or else all grids. With corners it reads only the grid within them.
///
/// # Errors
///
/// An error with the reason if the picture has neither.
pub fn read_picture(picture: &Luminance, corners: Option<[PicturePoint; 4]>) -> Result<PhotoContent, PhotoFault> {
    if let Some(text) = puzzle_code(picture).filter(|_| corners.is_none()) {
        return Ok(PhotoContent::Text(text));
    }
    let corners = corners.map(|corners| corners.map(|PicturePoint { x, y }| Point::new(x as f32, y as f32)));
    // The page ends the whole program when nobody waits for its answer.
    match read(picture, corners, &mut || true) {
        Ok(readings) => Ok(PhotoContent::Grids(readings.iter().map(grid).collect())),
        Err(error) => Err(fault(error)),
    }
}

/// The minimum score of a grid in a frame of the camera for the picture to be taken. What is read may score less: but then
/// another frame may show it better.
const CLEARLY_SEEN: f32 = 0.5;

/// Returns the corners of the largest grid of 9 by 9 in a frame of the camera. None if there is none that is clearly seen.
#[must_use]
pub fn grid_in_frame(frame: CameraFrame) -> Option<[PicturePoint; 4]> {
    let CameraFrame { size: PictureSize { width, height }, pixels } = frame;
    let picture = Luminance::new(width as usize, height as usize, pixels).ok()?;
    let grids = locate(&picture, &mut || true).ok()?;
    grids.first().filter(|grid| grid.score >= CLEARLY_SEEN).map(|grid| grid.corners().map(rounded))
}

fn grid(reading: &Reading) -> PhotoGrid {
    let judged = &reading.judged;
    PhotoGrid {
        crossings: reading.place.crossings().iter().map(|&point| rounded(point)).collect(),
        board: judged.board,
        by_hand: judged.by_hand,
        doubtful: judged.doubtful.clone(),
        cutouts: Cell::all()
            .flat_map(|cell| reading.cells().get(cell.index()).map(|read| read.cutout.brightness()))
            .flatten()
            .collect(),
    }
}

fn rounded(Point { x, y }: Point) -> PicturePoint {
    PicturePoint { x: x.round() as i32, y: y.round() as i32 }
}

const fn fault(error: PhotoError) -> PhotoFault {
    match error {
        PhotoError::Empty => PhotoFault::NotDecoded,
        PhotoError::TooLarge => PhotoFault::TooLarge { megapixels: (nonet_photo::MAX_PIXELS / 1_000_000) as u32 },
        PhotoError::NoGrid | PhotoError::Stopped => PhotoFault::NoGrid,
        PhotoError::OtherSize(size) => PhotoFault::OtherSize(size as u32),
        PhotoError::Killer => PhotoFault::Killer,
        PhotoError::Irregular => PhotoFault::Irregular,
        PhotoError::Diagonals => PhotoFault::Diagonals,
        PhotoError::Windoku => PhotoFault::Windoku,
    }
}
