//! The messages between the page and the program that reads pictures.

use super::{Message, QuestionId};
use nonet_core::board::{Cell, CellSet, Grid};
use serde::{Deserialize, Serialize};

/// The side of a cut-out of a cell, in pixels.
pub const CUTOUT_SIDE: usize = 28;

/// The number of pixels of a cut-out.
pub const CUTOUT_PIXELS: usize = CUTOUT_SIDE * CUTOUT_SIDE;

/// A point of a picture, in pixels from its top left corner.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct PicturePoint {
    /// The horizontal coordinate, which grows to the right.
    pub x: i32,
    /// The vertical coordinate, which grows downwards.
    pub y: i32,
}

/// The size of a picture, in pixels.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PictureSize {
    /// The width.
    pub width: u32,
    /// The height.
    pub height: u32,
}

/// A message from the page to the program that reads pictures.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum PhotoRequest {
    /// Reads a picture. Its file comes with the message.
    Read {
        /// The number of the request.
        id: QuestionId,
        /// The corners of the grid: top left, top right, bottom right, bottom left. None if the grids are to be found.
        corners: Option<[PicturePoint; 4]>,
    },
    /// Looks for a grid in a frame of the camera. No file comes with the message.
    Look(CameraFrame),
}

/// A frame of the camera, scaled down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CameraFrame {
    /// The size of the frame.
    pub size: PictureSize,
    /// The brightness of its pixels, row by row.
    pub pixels: Vec<u8>,
}

/// A message from the program that reads pictures to the page. The encoding of the first variant must never change: programs of
/// different versions recognise each other by it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum PhotoReply {
    /// The first message: the program is ready for a request.
    Ready {
        /// The program's version, as in [`Reply::Ready`](crate::Reply::Ready).
        build: String,
    },
    /// The answer to a request. The picture as it was read comes with it as a file, unless it could not be decoded.
    Done {
        /// The number of the request.
        id: QuestionId,
        /// The answer.
        answer: PhotoAnswer,
    },
    /// The answer to [`PhotoRequest::Look`]: the corners of the largest grid of 9 by 9 in the frame, in its pixels. None if there
    /// is none.
    Seen(Option<[PicturePoint; 4]>),
}

/// The answer to a request to read a picture.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PhotoAnswer {
    /// The size of the picture as it was read, upright and scaled down. All points are in its pixels. None if the picture could
    /// not be decoded.
    pub size: Option<PictureSize>,
    /// The content of the picture, or the reason why nothing was read.
    pub found: Result<PhotoContent, PhotoFault>,
}

/// The content of a picture.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum PhotoContent {
    /// The grids in the picture, the larger and clearer first. There is at least one.
    Grids(Vec<PhotoGrid>),
    /// The text of a QR code in the picture: a link of the page, or a puzzle.
    Text(String),
}

/// A grid in a picture, and the board that was read from it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PhotoGrid {
    /// The 100 crossings of the grid's lines, in reading order.
    pub crossings: Vec<PicturePoint>,
    /// The digits, both printed and handwritten.
    pub board: Grid,
    /// The cells whose digits are probably handwritten.
    pub by_hand: CellSet,
    /// The cells that should be checked, the most doubtful first. Empty if the board is certain: it has exactly one solution, and
    /// no other likely reading has.
    pub doubtful: Vec<Cell>,
    /// The cut-outs of the 81 cells in reading order, each [`CUTOUT_PIXELS`] of brightness, row by row.
    pub cutouts: Vec<u8>,
}

impl PhotoGrid {
    /// Returns the pixels of a cell's cut-out. Empty if the grid has no such cut-out.
    #[must_use]
    pub fn cutout(&self, cell: Cell) -> &[u8] {
        let from = cell.index() * CUTOUT_PIXELS;
        self.cutouts.get(from..from + CUTOUT_PIXELS).unwrap_or_default()
    }

    /// Returns the corners: top left, top right, bottom right, bottom left.
    #[must_use]
    pub fn corners(&self) -> [PicturePoint; 4] {
        [0, 9, 99, 90].map(|crossing| self.crossings.get(crossing).copied().unwrap_or_default())
    }
}

/// The reason why a picture gives no board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum PhotoFault {
    /// The browser can't decode the picture: it is damaged, or of a kind that the browser does not know.
    NotDecoded,
    /// The picture is of the kind HEIC, which the browser can't decode.
    Heic,
    /// The picture is larger than a browser can decode safely.
    TooLarge {
        /// The number of its pixels, in millions.
        megapixels: u32,
    },
    /// The browser has no way to decode pictures outside of the page.
    OldBrowser,
    /// No grid was found.
    NoGrid,
    /// The grid has this number of cells on a side, and there is none of 9 by 9.
    OtherSize(u32),
    /// The grid has the cages of a Killer.
    Killer,
    /// The regions of the grid are not its boxes.
    Irregular,
    /// Both diagonals of the grid are marked.
    Diagonals,
    /// The grid has the four more boxes of a Windoku.
    Windoku,
}

impl Message for PhotoRequest {}

impl Message for PhotoReply {}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_program_of_any_build_is_understood_when_it_names_it() {
        let ready = PhotoReply::Ready { build: "0.1.0".to_owned() };
        assert_eq!(ready.bytes(), Some(b"\x00\x050.1.0".to_vec()));
        assert_eq!(PhotoReply::read(b"\x00\x050.1.0"), Some(ready));
    }

    #[test]
    fn a_message_comes_through_as_it_was() {
        let point = |x, y| PicturePoint { x, y };
        let request = PhotoRequest::Read { id: 3, corners: Some([point(0, 0), point(90, -4), point(91, 90), point(2, 88)]) };
        assert_eq!(request.bytes().and_then(|bytes| PhotoRequest::read(&bytes)), Some(request));
        let frame = CameraFrame { size: PictureSize { width: 3, height: 2 }, pixels: vec![0, 50, 100, 150, 200, 255] };
        let look = PhotoRequest::Look(frame);
        assert_eq!(look.bytes().and_then(|bytes| PhotoRequest::read(&bytes)), Some(look));
        let grid = PhotoGrid {
            crossings: (0..100).map(|at| point(at % 10 * 10, at / 10 * 10)).collect(),
            board: Grid::EMPTY,
            by_hand: CellSet::EMPTY,
            doubtful: vec![Cell::FIRST],
            cutouts: (0..81 * CUTOUT_PIXELS).map(|at| (at / CUTOUT_PIXELS) as u8).collect(),
        };
        assert_eq!(grid.corners(), [point(0, 0), point(90, 0), point(90, 90), point(0, 90)]);
        assert_eq!(grid.cutout(Cell::FIRST), [0; CUTOUT_PIXELS]);
        assert_eq!(Cell::all().next_back().map(|cell| grid.cutout(cell).to_vec()), Some(vec![80; CUTOUT_PIXELS]));
        let answer =
            PhotoAnswer { size: Some(PictureSize { width: 100, height: 90 }), found: Ok(PhotoContent::Grids(vec![grid])) };
        let reply = PhotoReply::Done { id: 3, answer };
        assert_eq!(reply.bytes().and_then(|bytes| PhotoReply::read(&bytes)), Some(reply));
        let seen = PhotoReply::Seen(Some([point(0, 0), point(90, -4), point(91, 90), point(2, 88)]));
        assert_eq!(seen.bytes().and_then(|bytes| PhotoReply::read(&bytes)), Some(seen));
    }

    proptest! {
        #[test]
        fn no_bytes_make_it_panic(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
            let _ = (PhotoRequest::read(&bytes), PhotoReply::read(&bytes));
        }
    }
}
