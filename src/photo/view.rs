//! The view of the dialog that reads a picture, as plain values.

use super::state::{Photo, Picture, ReadBoard, ShownPicture};
use crate::{
    board::{
        KeypadView,
        context::BoardContext,
        drawing::Drawing,
        view::{BoardView, Content},
    },
    controls::VerdictKind,
    session::{BoardUi, Session, Settings},
    text::{self, Text},
};
use nonet_core::{
    board::{Cell, Digit, DigitSet},
    solver::Problem,
};
use nonet_protocol::{PhotoFault, PhotoGrid, PicturePoint, PictureSize};
use std::{fmt::Write, rc::Rc};
use yew::{AttrValue, Properties};

/// The view of the dialog.
#[derive(Properties, Clone, PartialEq, Debug)]
pub struct PhotoView {
    /// The sentence on the state of the reading, which is spoken.
    pub status: AttrValue,
    /// The content.
    pub content: PhotoContentView,
    /// The place of the picture among several. None if it is the only one.
    pub place: Option<PlaceView>,
    /// The number of boards that can be kept as a list. None if there is but one, or while a picture is not read yet.
    pub keeps: Option<usize>,
    /// Whether the board can be put into the editor of Make.
    pub edits: bool,
}

/// The place of a picture among several.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlaceView {
    /// The index of the picture.
    pub index: usize,
    /// The number of pictures.
    pub count: usize,
}

/// The content of the dialog.
#[derive(Clone, PartialEq, Debug)]
pub enum PhotoContentView {
    /// The picture is being read.
    Reading,
    /// The board that was read, beside the picture.
    Board(Rc<ReadBoardView>),
    /// The picture with corners to place.
    Corners(CornersView),
    /// The picture has a code with a puzzle.
    Code,
    /// The picture can't be shown, and the status says why.
    Refused,
}

impl PhotoView {
    /// Returns the title of the dialog.
    #[must_use]
    pub const fn title(&self) -> Text {
        match self.content {
            PhotoContentView::Reading => text::photo::READING_TITLE,
            PhotoContentView::Board(_) => text::photo::BOARD_TITLE,
            PhotoContentView::Corners(_) => text::photo::CORNERS_TITLE,
            PhotoContentView::Code => text::photo::CODE_TITLE,
            PhotoContentView::Refused => text::photo::REFUSED_TITLE,
        }
    }
}

/// The picture, or a part of it.
#[derive(Clone, PartialEq, Debug)]
pub struct PictureView {
    /// The address of the picture.
    pub address: AttrValue,
    /// The size of the picture.
    pub size: PictureSize,
    /// The part that is shown.
    pub frame: Frame,
    /// The turn that makes the grid upright, as the attribute `transform` has it. None for the whole picture.
    pub turn: Option<AttrValue>,
    /// The outline of the marked grid, as the data of a path.
    pub outline: AttrValue,
    /// The lines between the boxes of the marked grid, as the data of a path.
    pub lines: AttrValue,
    /// The outline of the selected cell, as the data of a path.
    pub cell: AttrValue,
}

/// A part of a picture, in pixels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // the names say it
pub struct Frame {
    pub left: i32,
    pub top: i32,
    pub width: i32,
    pub height: i32,
}

impl Frame {
    /// Returns the value of the attribute `viewBox`.
    #[must_use]
    pub fn view_box(self) -> String {
        let Frame { left, top, width, height } = self;
        format!("{left} {top} {width} {height}")
    }
}

/// The view of a board that was read.
#[derive(Clone, PartialEq, Debug)]
pub struct ReadBoardView {
    /// The part of the picture with the grid.
    pub picture: PictureView,
    /// The board.
    pub board: Rc<BoardView>,
    /// The names of the grids with whether each is chosen. Empty if there is only one.
    pub grids: Vec<(AttrValue, bool)>,
    /// The uncertain cells, the least certain first.
    pub uncertain: Vec<CheckView>,
    /// The selected cell.
    pub selected: CheckView,
    /// Whether the digit of the selected cell is handwritten. None if the cell has no digit.
    pub by_hand: Option<bool>,
    /// The keypad.
    pub keypad: KeypadView,
    /// The kind of the verdict.
    pub kind: VerdictKind,
    /// The verdict in words.
    pub verdict: AttrValue,
    /// The line about the verdict.
    pub about: AttrValue,
    /// Whether a game of the board can be opened.
    pub can_play: bool,
    /// The reason why no game can be opened. None if one can.
    pub no_game: Option<Text>,
    /// Whether playing is what to do next: the board has one solution.
    pub plays_next: bool,
}

/// A cell with its cut-out.
#[derive(Clone, PartialEq, Debug)]
pub struct CheckView {
    /// The cell.
    pub cell: Cell,
    /// The digit that was read or written.
    pub digit: Option<Digit>,
    /// The spoken name.
    pub name: AttrValue,
    /// The short name.
    pub short: AttrValue,
    /// The pixels of the cut-out.
    pub cutout: Rc<[u8]>,
    /// Whether the cell is selected.
    pub is_selected: bool,
    /// Whether the player wrote in the cell.
    pub is_checked: bool,
}

/// The view of the corners.
#[derive(Clone, PartialEq, Debug)]
pub struct CornersView {
    /// The whole picture.
    pub picture: PictureView,
    /// The corners, in pixels of the picture.
    pub corners: [PicturePoint; 4],
    /// Whether a sentence says why corners are to be placed. Else it says how.
    pub has_fault: bool,
    /// Whether boards were read to which the player can return.
    pub has_boards: bool,
}

/// Returns the view of the picture that is shown. None if there is none. `edits` says whether a board can be put into the editor of
/// Make.
#[must_use]
pub fn photo(photo: &Photo, session: &Session, edits: bool) -> Option<PhotoView> {
    let (status, content) = content(photo.picture()?, session);
    let place = PlaceView { index: photo.shown, count: photo.pictures.len() };
    let place = Some(place).filter(|place| place.count > 1);
    let status = match place {
        Some(PlaceView { index, count }) => text::photo::of_several(index + 1, count, &status).into(),
        None => status,
    };
    let keeps = photo.all_boards().map(|boards| boards.len()).filter(|count| *count > 1);
    Some(PhotoView { status, content, place, keeps, edits })
}

/// Returns the sentence on a picture, and the content of the dialog.
fn content(picture: &Picture, session: &Session) -> (AttrValue, PhotoContentView) {
    if picture.question.is_some() {
        return (text::photo::READING.into(), PhotoContentView::Reading);
    }
    if picture.code.is_some() {
        return (text::photo::CODE.into(), PhotoContentView::Code);
    }
    let Some(shown) = &picture.shown else {
        let fault = picture.fault.unwrap_or(PhotoFault::NotDecoded);
        return (text::photo::refused(&picture.name, fault).into(), PhotoContentView::Refused);
    };
    if let Some(corners) = picture.corners {
        let within = corners != super::state::inner_corners(shown.size);
        let status = picture.fault.map_or_else(|| text::photo::HOW_TO_PLACE.into(), |fault| text::photo::nothing(fault, within));
        let picture_view = whole_picture(shown, &corners);
        let corners = CornersView {
            picture: picture_view,
            corners,
            has_fault: picture.fault.is_some(),
            has_boards: !picture.boards.is_empty(),
        };
        return (status.into(), PhotoContentView::Corners(corners));
    }
    let Some(read) = picture.boards.get(picture.chosen) else {
        return (text::photo::READING.into(), PhotoContentView::Reading); // no picture stands so
    };
    let filled = read.grid.board.filled_cells().len();
    let status = text::photo::found(picture.boards.len(), filled, read.grid.doubtful.len()).into();
    (status, PhotoContentView::Board(Rc::new(read_board(picture, shown, read, session))))
}

fn read_board(picture: &Picture, shown: &ShownPicture, read: &ReadBoard, session: &Session) -> ReadBoardView {
    let Settings { notation, .. } = session.settings;
    let (digits, verdict) = (&read.digits, &*read.verdict);
    let printed = digits.printed();
    let kind = VerdictKind::of(verdict, printed.empty_cells().is_empty());
    let cursor = read.selection.cursor;
    let check = |cell: Cell| {
        let (digit, is_checked) = (digits.all[cell], read.checked.contains(cell));
        let name = text::photo::read_as_digit(cell, digit);
        CheckView {
            cell,
            digit,
            name: if is_checked { text::photo::checked(&name) } else { name }.into(),
            short: text::photo::cell(cell, digit, notation).into(),
            cutout: read.grid.cutout(cell).into(),
            is_selected: cell == cursor,
            is_checked,
        }
    };
    let names = picture.boards.iter().enumerate().map(|(at, _)| (text::photo::grid(at + 1).into(), at == picture.chosen));
    let about = text::photo::about(
        printed.filled_cells().len(),
        digits.entered().len(),
        verdict,
        !digits.all.clashing_cells().is_empty(),
    );
    let can_play = !printed.filled_cells().is_empty() && !printed.empty_cells().is_empty() && kind != VerdictKind::None;
    ReadBoardView {
        picture: grid_in_picture(shown, &read.grid, cursor),
        board: Rc::new(board(read, &session.settings)),
        grids: if picture.boards.len() > 1 { names.collect() } else { Vec::new() },
        uncertain: read.grid.doubtful.iter().map(|cell| check(*cell)).collect(),
        selected: check(cursor),
        by_hand: digits.all[cursor].map(|_| digits.by_hand.contains(cursor)),
        keypad: KeypadView { counts: false, ..KeypadView::of(&digits.all, DigitSet::EMPTY) },
        kind,
        verdict: text::status(&printed, &printed.domains(), verdict, notation).into(),
        about: about.into(),
        can_play,
        no_game: (!can_play).then(|| text::no_game(&printed, verdict)),
        plays_next: kind == VerdictKind::One,
    }
}

/// Returns the board that was read, as the board widget draws it: printed digits are givens, digits by hand are entered. Uncertain
/// cells have the mark of cells that may differ, and digits that clash are marked as wrong.
fn board(read: &ReadBoard, settings: &Settings) -> BoardView {
    let (digits, clashing) = (&read.digits, read.digits.all.clashing_cells());
    let drawing = Drawing::of_verdict(&read.verdict, clashing);
    let content = |cell| match digits.all[cell] {
        Some(digit) if digits.by_hand.contains(cell) => Content::Entered(digit),
        Some(digit) => Content::Given(digit),
        None => Content::Empty,
    };
    let context = BoardContext::of(&BoardUi::new(read.selection), settings);
    let mut cells = context.cells(&drawing, content, |_| DigitSet::EMPTY);
    for view in &mut cells {
        view.differs = read.grid.doubtful.contains(&view.cell) && !read.checked.contains(view.cell);
    }
    context.board(cells, &drawing)
}

/// The margin around a grid in the picture, as a share of the grid's longer side.
const MARGIN: i32 = 24;

/// Returns the part of the picture with a grid, turned upright.
fn grid_in_picture(shown: &ShownPicture, grid: &PhotoGrid, selected: Cell) -> PictureView {
    let corners = grid.corners();
    let (across, down) = (f64::from(corners[1].x - corners[0].x), f64::from(corners[1].y - corners[0].y));
    let length = across.hypot(down).max(1.0);
    let (cos, sin) = (across / length, down / length);
    let turned = grid.crossings.iter().map(|&PicturePoint { x, y }| {
        let (x, y) = (f64::from(x), f64::from(y));
        ((cos * x + sin * y) as i32, (cos * y - sin * x) as i32)
    });
    let (xs, ys): (Vec<i32>, Vec<i32>) = turned.unzip();
    let range = |all: &[i32]| {
        let (least, most) = (all.iter().min().copied().unwrap_or(0), all.iter().max().copied().unwrap_or(1));
        (least, most - least)
    };
    let ((left, width), (top, height)) = (range(&xs), range(&ys));
    let margin = width.max(height) / MARGIN;
    let crossing = |at: usize| grid.crossings.get(at).copied().unwrap_or_default();
    let row = |number: usize| (0..10).map(move |column| number * 10 + column);
    let column = |number: usize| (0..10).map(move |row| row * 10 + number);
    let outline = row(0).chain(column(9)).chain(row(9).rev()).chain(column(0).rev()).map(crossing);
    let lines = [row(3).map(crossing).collect(), row(6).map(crossing).collect()].into_iter();
    let lines = lines.chain([column(3).map(crossing).collect::<Vec<_>>(), column(6).map(crossing).collect()]);
    let first = selected.row_index() * 10 + selected.column_index();
    PictureView {
        address: AttrValue::from(Rc::clone(&shown.address)),
        size: shown.size,
        frame: Frame { left: left - margin, top: top - margin, width: width + 2 * margin, height: height + 2 * margin },
        turn: Some(format!("matrix({cos:.4} {:.4} {sin:.4} {cos:.4} 0 0)", -sin).into()),
        outline: (path(outline) + "z").into(),
        lines: lines.map(|line| path(line.into_iter())).collect::<String>().into(),
        cell: (path([first, first + 1, first + 11, first + 10].into_iter().map(crossing)) + "z").into(),
    }
}

/// Returns the whole picture, with the quadrilateral of the corners as outline.
fn whole_picture(shown: &ShownPicture, corners: &[PicturePoint; 4]) -> PictureView {
    PictureView {
        address: AttrValue::from(Rc::clone(&shown.address)),
        size: shown.size,
        frame: Frame { left: 0, top: 0, width: shown.size.width as i32, height: shown.size.height as i32 },
        turn: None,
        outline: (path(corners.iter().copied()) + "z").into(),
        lines: AttrValue::default(),
        cell: AttrValue::default(),
    }
}

/// Returns the data of a path through these points.
pub(super) fn path(points: impl Iterator<Item = PicturePoint>) -> String {
    let mut data = String::new();
    for (at, PicturePoint { x, y }) in points.enumerate() {
        let _ = write!(data, "{}{x} {y}", if at == 0 { 'M' } else { 'L' }); // writing to a String can't fail
    }
    data
}
