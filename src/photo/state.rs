//! The state of the pictures that are being read, one after the other: the boards in them, and the corrections of the player.

use super::camera::Camera;
use crate::session::Selection;
use nonet_core::{
    board::{CellSet, Grid},
    solver::{self, Verdict},
};
use nonet_protocol::{PhotoAnswer, PhotoContent, PhotoFault, PhotoGrid, PicturePoint, PictureSize, QuestionId, ReadPuzzle};
use std::rc::Rc;

/// The pictures that came in and are neither opened nor discarded.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Photo {
    /// The pictures, in the order in which they came.
    pub pictures: Vec<Picture>,
    /// The index of the picture that is shown.
    pub shown: usize,
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
    /// The text of a QR code in the picture, which is read instead of a grid. None if there is none.
    pub code: Option<Rc<str>>,
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
        self.by_hand & self.all.filled_cells()
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
            link: None,
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
    /// The only picture, of this name, can't be shown, for this reason.
    Refused(Rc<str>, PhotoFault),
    /// The only picture has a QR code with this text.
    Text(String),
}

impl Photo {
    /// Adds a picture that is to be read. It is shown if `shows` is set; else it waits behind the others.
    pub fn add(&mut self, name: Rc<str>, file: u32, shows: bool) {
        let question = Some(self.ask(file, None));
        let (shown, boards) = (None, Vec::new());
        let picture = Picture { name, file, question, shown, boards, chosen: 0, code: None, fault: None, corners: None };
        self.pictures.push(picture);
        if shows {
            self.shown = self.pictures.len() - 1;
        }
    }

    /// Forgets a single picture as its dialog closes. Several wait, so that none is lost by a wrong press.
    pub fn leave(&mut self) {
        if self.pictures.len() == 1 {
            self.pictures.clear();
        }
    }

    /// Forgets the picture that is shown. The one behind it is shown, or the one before it if it was the last.
    pub fn leave_out(&mut self) {
        if self.shown < self.pictures.len() {
            self.pictures.remove(self.shown);
        }
        self.shown = self.shown.min(self.pictures.len().saturating_sub(1));
    }

    /// Forgets the pictures in which boards were read, and shows the first of the others.
    pub fn leave_out_read(&mut self) {
        self.pictures.retain(|picture| picture.boards.is_empty());
        self.shown = 0;
    }

    /// Returns the numbers of the pictures' files.
    #[must_use]
    pub fn files(&self) -> Vec<u32> {
        self.pictures.iter().map(|picture| picture.file).collect()
    }

    /// Returns the question that is to be answered: that about the picture that is shown, or the first. None if there is none.
    #[must_use]
    pub fn question(&self) -> Option<PhotoQuestion> {
        let shown = self.pictures.get(self.shown).into_iter();
        shown.chain(&self.pictures).find_map(|picture| picture.question)
    }

    /// Returns the picture that is shown. None if there is none.
    #[must_use]
    pub fn picture(&self) -> Option<&Picture> {
        self.pictures.get(self.shown)
    }

    pub(super) fn picture_mut(&mut self) -> Option<&mut Picture> {
        self.pictures.get_mut(self.shown)
    }

    /// Returns the board that is shown. None if none is.
    #[must_use]
    pub fn board(&self) -> Option<&ReadBoard> {
        let picture = self.picture().filter(|picture| picture.corners.is_none() && picture.question.is_none())?;
        picture.boards.get(picture.chosen)
    }

    /// Takes the board that is shown out of its picture, and the picture away if it has no other. None if no board is shown.
    pub fn take_board(&mut self) -> Option<ReadBoard> {
        self.board()?;
        let picture = self.picture_mut()?;
        let board = picture.boards.remove(picture.chosen); // there is one, as it is shown
        picture.chosen = 0;
        if picture.boards.is_empty() {
            self.leave_out();
        }
        Some(board)
    }

    /// Takes the text of the code in the picture that is shown, and the picture away. None if it has no code.
    pub fn take_code(&mut self) -> Option<Rc<str>> {
        let code = self.picture()?.code.clone()?;
        self.leave_out();
        Some(code)
    }

    /// Returns the printed digits of all boards that were read. None while a picture is not read yet.
    #[must_use]
    pub fn all_boards(&self) -> Option<Vec<Grid>> {
        if self.pictures.iter().any(|picture| picture.question.is_some()) {
            return None;
        }
        let boards = self.pictures.iter().flat_map(|picture| &picture.boards).map(|board| board.digits.printed());
        Some(boards.filter(|board| !board.filled_cells().is_empty()).collect())
    }

    /// Takes the answer to the question with this number. `address` is the address of the picture as it was read; `is_open` says
    /// whether the dialog is open. None if the question is no longer asked.
    pub fn take(&mut self, id: QuestionId, address: Option<Rc<str>>, answer: PhotoAnswer, is_open: bool) -> Option<Outcome> {
        let is_only = is_open && self.pictures.len() == 1;
        let picture = self.pictures.iter_mut().find(|picture| picture.question.is_some_and(|question| question.id == id))?;
        picture.question = None;
        let shown = address.zip(answer.size).map(|(address, size)| ShownPicture { address, size });
        match answer.found {
            Ok(PhotoContent::Text(text)) if is_only => return Some(Outcome::Text(text)),
            Ok(PhotoContent::Text(text)) => picture.code = Some(text.into()),
            Ok(PhotoContent::Grids(grids)) => {
                picture.shown = shown;
                (picture.boards, picture.chosen) = (grids.into_iter().map(ReadBoard::new).collect(), 0);
                (picture.fault, picture.corners) = (None, None);
            }
            Err(fault) => {
                if shown.is_none() && is_only {
                    return Some(Outcome::Refused(Rc::clone(&picture.name), fault));
                }
                picture.corners = picture.corners.or_else(|| shown.as_ref().map(|shown| inner_corners(shown.size)));
                (picture.shown, picture.fault) = (shown, Some(fault));
            }
        }
        Some(Outcome::Shown)
    }

    /// Gives up the question with this number, since the reading failed. Returns whether its picture is the only one. None if the
    /// question is no longer asked.
    pub fn give_up(&mut self, id: QuestionId) -> Option<bool> {
        let is_only = self.pictures.len() == 1;
        let picture = self.pictures.iter_mut().find(|picture| picture.question.is_some_and(|question| question.id == id))?;
        (picture.question, picture.fault) = (None, Some(PhotoFault::NotDecoded));
        Some(is_only)
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
