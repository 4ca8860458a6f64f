//! Actions on the picture that is being read.

use nonet_protocol::{PicturePoint, PictureSize, Room};

/// An action on the picture that is being read. Digits come as actions on the board, and closing the dialog discards the picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PhotoAction {
    /// Shows the board of the grid with this index.
    Choose(usize),
    /// Sets whether the digit of the selected cell is handwritten.
    ByHand(bool),
    /// Shows corners that can be placed on the grid.
    PlaceCorners,
    /// Places the corner with this index: 0 is top left, the others follow clockwise.
    Corner(usize, PicturePoint),
    /// Reads the picture again, within the corners.
    ReadAgain,
    /// Shows the boards that were read instead of the corners.
    ShowBoards,
    /// Opens the board in this room; in Make it goes into the editor.
    Open(Room),
    /// Keeps the boards of all pictures as a list.
    KeepAll,
    /// Opens the puzzle that the code in the picture has.
    FollowCode,
    /// Shows the picture with this index.
    ShowPicture(usize),
    /// Forgets the picture that is shown.
    LeaveOut,
    /// Takes a picture with the camera.
    TakePicture,
}

/// Something that the browser reports about the camera.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CameraEvent {
    /// The camera runs. Its frames have this size.
    Started(PictureSize),
    /// A frame was looked at: it has a grid with these corners, in its own pixels, or none.
    Saw(Option<[PicturePoint; 4]>),
    /// There is no picture from the camera, or no longer.
    Failed(CameraFault),
}

/// The reason why there is no picture from the camera.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CameraFault {
    /// The player, or the browser's settings, don't allow it.
    Denied,
    /// The device has no camera.
    Missing,
    /// Another program uses the camera, or it can't be started.
    Busy,
    /// The page was loaded over plain http, where browsers give no camera.
    Insecure,
    /// The camera was taken away while it ran.
    Ended,
    /// The browser could not make a picture of a frame.
    NotTaken,
}
