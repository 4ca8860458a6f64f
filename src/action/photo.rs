//! Actions on the picture that is being read.

use nonet_protocol::PicturePoint;

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
    /// Opens a game of the board.
    Play,
    /// Opens the board in Solve.
    Solve,
}
