//! The state of the picture that is being read: the boards in it, and the corrections of the player.

use super::camera::Camera;
use crate::session::Selection;
use nonet_core::{
    board::{CellSet, Grid},
    solver::{self, Verdict},
};
use nonet_protocol::{PhotoAnswer, PhotoContent, PhotoFault, PhotoGrid, PicturePoint, PictureSize, QuestionId, ReadPuzzle};
use std::rc::Rc;

/// The picture that is being read, if there is one.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Photo {
    /// The picture. None if there is none.
    pub picture: Option<Picture>,
    /// The camera.
    pub camera: Camera,
    last: QuestionId, // the number of the latest question
}

/// A picture.
#[derive(Clone, PartialEq, Debug)]
pub struct Picture {
    /// The name of its file.
    pub name: Rc<str>,
    /// The number under which the page keeps the file.
    pub file: u32,
    /// The question that is asked about it. None if it is answered.
    pub question: Option<PhotoQuestion>,
    /// The picture as it was read. None until the first answer.
    pub shown: Option<ShownPicture>,
    /// The boards that were read. Empty if none was.
    pub boards: Vec<ReadBoard>,
    /// The index of the board that is shown.
    pub chosen: usize,
    /// The reason why nothing was read. None if something was, or while the reading runs.
    pub fault: Option<PhotoFault>,
    /// The corners that the player places. None while boards are shown.
    pub corners: Option<[PicturePoint; 4]>,
}

/// A question to the program that reads pictures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PhotoQuestion {
    /// The number of the question.
    pub id: QuestionId,
    /// The number of the picture's file.
    pub file: u32,
    /// The corners of the grid. None if the grids are to be found.
    pub corners: Option<[PicturePoint; 4]>,
}

/// A picture as it was read, upright and scaled down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShownPicture {
    /// The address of the picture.
    pub address: Rc<str>,
    /// The size of the picture.
    pub size: PictureSize,
}

/// A board that was read, with the corrections of the player.
#[derive(Clone, PartialEq, Debug)]
pub struct ReadBoard {
    /// The grid in the picture, and what was read from it.
    pub grid: Rc<PhotoGrid>,
    /// The digits.
    pub digits: Digits,
    /// The verdict on the printed digits.
    pub verdict: Rc<Verdict>,
    /// The cells in which the player wrote.
    pub checked: CellSet,
    /// The selected cell.
    pub selection: Selection,
    /// The digits before each correction, first to last.
    pub(super) before: Vec<Digits>,
}

/// The digits of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Digits {
    /// The digits, both printed and handwritten.
    pub all: Grid,
    /// The cells whose digits are handwritten.
    pub by_hand: CellSet,
}

impl Digits {
    /// Returns the printed digits.
    #[must_use]
    pub fn printed(&self) -> Grid {
        self.all.within(!self.by_hand)
    }

    /// Returns the filled cells whose digits are handwritten.
    #[must_use]
    pub fn entered(&self) -> CellSet {
        self.by_hand & self.all.filled()
    }
}

impl ReadBoard {
    /// Creates the board as it was read. The most doubtful cell is selected.
    pub(super) fn new(grid: PhotoGrid) -> ReadBoard {
        let digits = Digits { all: grid.board, by_hand: grid.by_hand };
        let selection = grid.doubtful.first().map_or_else(Selection::first, |cell| Selection::of(*cell));
        let verdict = verdict_on(&digits);
        ReadBoard { grid: Rc::new(grid), digits, verdict, checked: CellSet::EMPTY, selection, before: Vec::new() }
    }

    /// Changes the digits. The change can be undone.
    pub(super) fn change(&mut self, digits: Digits) {
        if digits != self.digits {
            self.before.push(self.digits);
            self.set(digits);
        }
    }

    pub(super) fn set(&mut self, digits: Digits) {
        self.digits = digits;
        self.verdict = verdict_on(&digits);
    }

    /// Returns the board as a puzzle that was read.
    #[must_use]
    pub fn puzzle(&self) -> ReadPuzzle {
        ReadPuzzle {
            grid: self.digits.all,
            entered: self.digits.entered(),
            candidates: None,
            remarks: String::new(),
            separator: None,
            other: None,
            game: None,
        }
    }
}

fn verdict_on(digits: &Digits) -> Rc<Verdict> {
    let printed = digits.printed();
    Rc::new(solver::verdict(&printed, &printed))
}

/// The outcome of an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// The dialog shows the answer.
    Shown,
    /// The picture is not shown, for this reason.
    Refused(PhotoFault),
    /// The picture has a QR code with this text.
    Text(String),
}

impl Photo {
    /// Begins to read a picture.
    pub fn begin(&mut self, name: Rc<str>, file: u32) {
        let question = Some(self.ask(file, None));
        self.picture =
            Some(Picture { name, file, question, shown: None, boards: Vec::new(), chosen: 0, fault: None, corners: None });
    }

    /// Forgets the picture.
    pub fn discard(&mut self) {
        self.picture = None;
    }

    /// Returns the number of the picture's file. None if there is no picture.
    #[must_use]
    pub fn file(&self) -> Option<u32> {
        self.picture.as_ref().map(|picture| picture.file)
    }

    /// Returns the question that is to be answered. None if there is none.
    #[must_use]
    pub fn question(&self) -> Option<PhotoQuestion> {
        self.picture.as_ref()?.question
    }

    /// Returns the board that is shown. None if none is.
    #[must_use]
    pub fn board(&self) -> Option<&ReadBoard> {
        let picture = self.picture.as_ref().filter(|picture| picture.corners.is_none() && picture.question.is_none())?;
        picture.boards.get(picture.chosen)
    }

    /// Takes the answer to the question with this number. `address` is the address of the picture as it was read. None if the
    /// question is no longer asked.
    pub fn take(&mut self, id: QuestionId, address: Option<Rc<str>>, answer: PhotoAnswer) -> Option<Outcome> {
        let picture = self.picture.as_mut().filter(|picture| picture.question.is_some_and(|question| question.id == id))?;
        picture.question = None;
        let shown = address.zip(answer.size).map(|(address, size)| ShownPicture { address, size });
        Some(match answer.found {
            Ok(PhotoContent::Text(text)) => Outcome::Text(text),
            Ok(PhotoContent::Grids(grids)) => {
                picture.shown = shown;
                (picture.boards, picture.chosen) = (grids.into_iter().map(ReadBoard::new).collect(), 0);
                (picture.fault, picture.corners) = (None, None);
                Outcome::Shown
            }
            Err(fault) => match shown {
                Some(shown) => {
                    picture.corners = picture.corners.or(Some(inner_corners(shown.size)));
                    (picture.shown, picture.fault) = (Some(shown), Some(fault));
                    Outcome::Shown
                }
                None => Outcome::Refused(fault),
            },
        })
    }

    pub(super) fn ask(&mut self, file: u32, corners: Option<[PicturePoint; 4]>) -> PhotoQuestion {
        self.last = self.last.wrapping_add(1);
        PhotoQuestion { id: self.last, file, corners }
    }
}

/// Returns corners a little inside of the picture, where nobody knows better.
pub(super) fn inner_corners(PictureSize { width, height }: PictureSize) -> [PicturePoint; 4] {
    let (right, bottom) = (width as i32, height as i32);
    let (across, down) = (right / 6, bottom / 6);
    let point = |x, y| PicturePoint { x, y };
    [point(across, down), point(right - across, down), point(right - across, bottom - down), point(across, bottom - down)]
}
