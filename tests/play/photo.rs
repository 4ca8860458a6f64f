//! Tests of pictures that come in: what is read from them, corrections, and what is opened.

use super::{library::shown_table, played::*, *};
use nonet::{
    action::{Action, BoardAction, MakeAction, MakeTab, Overlay, PageEvent, PhotoAction, ShellAction},
    board::view::Content,
    controls::VerdictKind,
    photo::view::{CornersView, PhotoContentView, ReadBoardView},
};
use nonet_core::board::{Cell, CellSet, Digit};
use nonet_protocol::{
    CUTOUT_PIXELS, PhotoAnswer, PhotoContent, PhotoFault, PhotoGrid, PicturePoint, PictureSize, QuestionId, Room,
};

/// Returns a page that was given a picture.
fn given_picture(played: Played) -> Played {
    played.act(PageEvent::PictureOpened { name: "paper.jpg".to_owned(), file: 7 })
}

fn point(x: i32, y: i32) -> PicturePoint {
    PicturePoint { x, y }
}

/// Returns the grid of a puzzle, a hundred pixels wide. These cells are doubtful, the first most.
fn grid(line: &str, doubtful: &[&str]) -> PhotoGrid {
    PhotoGrid {
        crossings: (0..100).map(|at| point(50 + at % 10 * 10, 20 + at / 10 * 10)).collect(),
        board: line.parse().unwrap(),
        by_hand: CellSet::EMPTY,
        doubtful: doubtful.iter().map(|cell| cell.parse().unwrap()).collect(),
        cutouts: vec![200; 81 * CUTOUT_PIXELS],
    }
}

fn asked(played: &Played) -> QuestionId {
    played.0.photo.question().unwrap().id
}

fn answered(played: Played, found: Result<PhotoContent, PhotoFault>) -> Played {
    let id = asked(&played);
    let answer = PhotoAnswer { size: Some(PictureSize { width: 300, height: 200 }), found };
    played.act(PageEvent::PhotoRead { id, address: Some("blob:1".into()), answer })
}

/// Returns a page that has read these grids in a picture.
fn read(played: Played, grids: Vec<PhotoGrid>) -> Played {
    answered(given_picture(played), Ok(PhotoContent::Grids(grids)))
}

fn shown(played: &Played) -> ReadBoardView {
    let Some(PhotoContentView::Board(view)) = played.photo().map(|view| view.content) else { panic!("no board is shown") };
    (*view).clone()
}

fn corners(played: &Played) -> CornersView {
    let Some(PhotoContentView::Corners(view)) = played.photo().map(|view| view.content) else { panic!("no corners are shown") };
    view
}

fn status(played: &Played) -> String {
    played.photo().unwrap().status.to_string()
}

fn photo(action: PhotoAction) -> Action {
    Action::Photo(action)
}

fn at(played: &Played, cell: &str) -> Content {
    shown(played).board.cells[cell.parse::<Cell>().unwrap().index()].content
}

#[test]
fn a_picture_becomes_a_game_in_one_press() {
    let played = given_picture(Played::at(&format!("#play={SEED_2}")).keys("C-Home 5"));
    assert_eq!(played.overlay(), Some(Overlay::Photo));
    assert_eq!(played.photo().unwrap().content, PhotoContentView::Reading);
    let played = answered(played, Ok(PhotoContent::Grids(vec![grid(SEED_1, &[])])));
    let view = shown(&played);
    assert_eq!((view.verdict.as_str(), view.about.as_str(), view.kind), ("One solution", "26 givens", VerdictKind::One));
    assert!(view.plays_next && view.uncertain.is_empty() && view.grids.is_empty());
    assert_eq!(status(&played), "A grid was found: 26 digits were read, none of them doubtful.");
    let played = played.act(photo(PhotoAction::Open(Room::Play)));
    assert_eq!((played.overlay(), played.view().room.room()), (None, Room::Play));
    assert_eq!(played.line(), SEED_1);
    assert_eq!(played.said(), "A new game: 26 givens. The earlier one is kept.");
    assert!(played.0.photo.pictures.is_empty(), "the picture is forgotten");
}

#[test]
fn solving_is_one_act_that_undo_takes_back() {
    let played = read(Played::at(&format!("#p={SEED_2}")), vec![grid(SEED_1, &[])]).act(photo(PhotoAction::Open(Room::Solve)));
    assert_eq!((played.line(), played.overlay()), (SEED_1.to_owned(), None));
    assert_eq!(played.said(), "Puzzle loaded: 26 givens.");
    assert_eq!(played.act(Action::Board(BoardAction::Undo)).line(), SEED_2);
}

#[test]
fn discarding_leaves_all_as_it_was() {
    let before = Played::at(&format!("#play={SEED_2}")).keys("C-Home 5");
    let line = before.line();
    let played = read(before, vec![grid(SEED_1, &["r1c1"])]).keys("7").act(Action::Shell(ShellAction::Close));
    assert_eq!((played.line(), played.overlay()), (line.clone(), None));
    assert!(played.0.photo.pictures.is_empty() && played.0.photo.question().is_none());
    let escaped = read(played, vec![grid(SEED_1, &["r1c1"])]).keys("Escape");
    assert_eq!((escaped.line(), escaped.overlay()), (line, None));
}

#[test]
fn a_doubtful_digit_is_corrected_and_the_verdict_follows() {
    // The 4 in the first row was read as an 8, of which that row has another.
    let misread = SEED_1.replacen('4', "8", 1);
    let played = read(Played::at(&format!("#play={SEED_2}")), vec![grid(&misread, &["r1c2", "r9c9"])]);
    let view = shown(&played);
    assert_eq!(view.verdict, "No solution: two 8s in row 1");
    assert!(!view.can_play && !view.plays_next);
    assert!(view.board.cells[1].invalid, "it is marked on the board");
    assert_eq!(view.selected.short, "r1c2: 8", "the most doubtful cell is selected");
    assert_eq!(
        view.uncertain.iter().map(|it| it.name.as_str()).collect::<Vec<_>>(),
        ["row 1, column 2, read as 8", "row 9, column 9, read as blank"]
    );
    assert_eq!(status(&played), "A grid was found: 26 digits were read, please check 2 cells, the most doubtful first.");
    assert_eq!(view.board.cells.iter().filter(|cell| cell.differs).count(), 2, "they are marked on the board");

    let played = played.keys("4");
    let view = shown(&played);
    assert_eq!((view.verdict.as_str(), view.plays_next), ("One solution", true));
    assert!(view.uncertain[0].is_checked && !view.board.cells[1].differs);
    assert_eq!(view.uncertain[0].name, "row 1, column 2, read as 4, checked");
    assert_eq!(played.line(), SEED_2, "the game behind the dialog stands");
    let back = played.act_again(Action::Board(BoardAction::Undo));
    assert_eq!(at(&back, "r1c2"), Content::Given(Digit::D8));

    let cleared = played.act_again(Action::Board(BoardAction::Select(Cell::FIRST))).keys("ArrowRight 0");
    assert_eq!(at(&cleared, "r1c2"), Content::Empty);
    assert_eq!(shown(&played.keys(". Delete")).selected.short, "r9c9: blank");
}

#[test]
fn digits_by_hand_become_entered_digits() {
    let mut filled = grid(&format!("1{}", &SEED_1[1..]), &[]);
    filled.by_hand = CellSet::of(Cell::FIRST);
    let played = read(Played::new(), vec![filled]);
    assert_eq!(at(&played, "r1c1"), Content::Entered(Digit::D1));
    assert_eq!(shown(&played).about, "26 givens, 1 entered");
    let game = played.act_again(photo(PhotoAction::Open(Room::Play)));
    assert_eq!(content(&game.board(), "r1c1"), Content::Entered(Digit::D1));
    let solve = played.act_again(photo(PhotoAction::Open(Room::Solve)));
    assert_eq!(content(&solve.board(), "r1c1"), Content::Entered(Digit::D1));
    assert_eq!(content(&solve.board(), "r1c2"), Content::Given(Digit::D4));
    // The player knows better.
    let printed = played.act(photo(PhotoAction::ByHand(false)));
    assert_eq!((shown(&printed).by_hand, shown(&printed).about.as_str()), (Some(false), "27 givens"));
    let printed = printed.act(photo(PhotoAction::ByHand(true))).keys("4");
    assert_eq!(shown(&printed).about, "26 givens, 1 entered. A digit by hand clashes.");
}

#[test]
fn of_several_grids_each_is_offered() {
    let played = read(Played::new(), vec![grid(SEED_1, &[]), grid(SEED_2, &[])]);
    assert_eq!(shown(&played).grids, [("Grid 1".into(), true), ("Grid 2".into(), false)]);
    assert!(status(&played).starts_with("2 grids were found."));
    let played = played.act(photo(PhotoAction::Choose(1))).act(photo(PhotoAction::Choose(9)));
    assert_eq!(shown(&played).grids[1], ("Grid 2".into(), true));
    assert_eq!(played.act(photo(PhotoAction::Open(Room::Solve))).line(), SEED_2);
}

#[test]
fn where_no_grid_is_found_its_corners_are_placed() {
    let played = answered(given_picture(Played::new()), Err(PhotoFault::NoGrid));
    assert_eq!(status(&played), "No grid was found. Mark the four corners of the grid, and it is read again.");
    assert_eq!(corners(&played).corners, [point(50, 33), point(250, 33), point(250, 167), point(50, 167)]);
    let played = played.act(photo(PhotoAction::Corner(0, point(-20, 10)))).act(photo(PhotoAction::Corner(2, point(400, 190))));
    assert_eq!(corners(&played).corners, [point(0, 10), point(250, 33), point(300, 190), point(50, 167)], "within the picture");
    let placed = corners(&played).corners;
    let played = played.act(photo(PhotoAction::ReadAgain));
    assert_eq!(played.0.photo.question().unwrap().corners, Some(placed));
    let again = answered(played, Err(PhotoFault::NoGrid));
    assert_eq!(corners(&again).corners, placed, "they stay where they are");
    assert!(status(&again).starts_with("No grid was found within these corners."));
    let found = answered(again.act(photo(PhotoAction::ReadAgain)), Ok(PhotoContent::Grids(vec![grid(SEED_1, &[])])));
    assert_eq!(shown(&found).verdict, "One solution");
    // Also where something was found, which may be wrong.
    let other = found.act(photo(PhotoAction::PlaceCorners));
    assert_eq!(corners(&other).corners, grid(SEED_1, &[]).corners());
    assert!(corners(&other).has_boards);
    assert_eq!(shown(&other.act(photo(PhotoAction::ShowBoards))).verdict, "One solution");
}

#[test]
fn other_puzzles_are_named() {
    for (fault, words) in [
        (PhotoFault::OtherSize(6), "a grid of 6 by 6"),
        (PhotoFault::Killer, "a Killer, whose cages Nonet does not read"),
        (PhotoFault::Irregular, "a Sudoku with irregular regions, which Nonet does not read"),
        (PhotoFault::Diagonals, "a Sudoku with marked diagonals, whose rule Nonet does not read"),
        (PhotoFault::Windoku, "a Windoku, whose four more boxes Nonet does not read"),
    ] {
        let played = answered(given_picture(Played::new()), Err(fault));
        assert!(status(&played).contains(words), "{}", status(&played));
    }
}

#[test]
fn a_picture_that_can_not_be_opened_is_said_and_nothing_is_lost() {
    for (fault, words) in [
        (PhotoFault::NotDecoded, "paper.jpg can't be opened: it is damaged, or no kind of picture that this browser knows."),
        (
            PhotoFault::Heic,
            "paper.jpg is an HEIC picture, which this browser can't open. Save it as JPEG, or take a screenshot of it.",
        ),
        (
            PhotoFault::TooLarge { megapixels: 108 },
            "paper.jpg has 108 megapixels, which is too large to open. Crop it, or take a screenshot of it.",
        ),
        (PhotoFault::OldBrowser, "This browser is too old to read pictures. A newer version can."),
    ] {
        let played = given_picture(Played::at(&format!("#p={SEED_2}")));
        let id = asked(&played);
        let answer = PhotoAnswer { size: None, found: Err(fault) };
        let played = played.act(PageEvent::PhotoRead { id, address: None, answer });
        assert_eq!((played.line(), played.overlay(), played.said()), (SEED_2.to_owned(), None, words.to_owned()));
    }
    let needs_connection = "Photos need a connection the first time. Connect to the internet, then choose the picture again.";
    for (why, said) in [(Some("it panicked"), "Something in the background failed: it panicked."), (None, needs_connection)] {
        let played = given_picture(Played::at(&format!("#p={SEED_2}")));
        let id = asked(&played);
        let played = played.act(PageEvent::PhotoFailed { id, why: why.map(str::to_owned) });
        assert_eq!((played.line(), played.overlay(), played.said()), (SEED_2.to_owned(), None, said.to_owned()));
    }
}

#[test]
fn an_answer_that_nobody_waits_for_is_dropped() {
    let played = given_picture(Played::new());
    let late = PageEvent::PhotoRead {
        id: asked(&played),
        address: Some("blob:1".into()),
        answer: PhotoAnswer {
            size: Some(PictureSize { width: 300, height: 200 }),
            found: Ok(PhotoContent::Grids(vec![grid(SEED_1, &[])])),
        },
    };
    let other = given_picture(played.act(Action::Shell(ShellAction::Close))).act(late);
    assert_eq!(other.photo().unwrap().content, PhotoContentView::Reading, "it was about another picture");
}

#[test]
fn a_code_in_a_picture_is_followed() {
    let code = |text: String| answered(given_picture(Played::new()), Ok(PhotoContent::Text(text)));
    let played = code(format!("https://example.org/nonet/#play={SEED_1}"));
    assert_eq!((played.view().room.room(), played.line(), played.overlay()), (Room::Play, SEED_1.to_owned(), None));
    assert_eq!(code(SEED_2.to_owned()).line(), SEED_2);
}

#[test]
fn a_board_without_a_printed_digit_can_not_be_played() {
    let played = read(Played::new(), vec![grid(&".".repeat(81), &[])]);
    assert!(!shown(&played).can_play);
}

#[test]
fn the_other_puzzle_of_a_photo_is_offered() {
    let grids = vec![grid(SEED_1, &[]), grid(SEED_2, &[])];
    let played = read(Played::new(), grids).act(photo(PhotoAction::Open(Room::Play)));
    assert_eq!(played.line(), SEED_1);
    assert!(played.said().ends_with(" The photo has another puzzle."), "{}", played.said());
    let next = played.act(Action::Shell(ShellAction::Open(Overlay::Photo))).act(photo(PhotoAction::Open(Room::Play)));
    assert_eq!(next.line(), SEED_2);
    assert!(!next.said().contains("photo"), "{}", next.said());
}

/// Returns a page that was given three pictures at once, of which two have a grid and the last one has none.
fn three_pictures(played: Played) -> Played {
    let open = |played: Played, file| played.act(PageEvent::PictureOpened { name: format!("page{file}.jpg"), file });
    let played = (1..=3).fold(played, open);
    assert_eq!(status(&played), "Picture 1 of 3: Looking for grids\u{2026} The picture stays on this device.");
    let played = answered(played, Ok(PhotoContent::Grids(vec![grid(SEED_1, &[])])));
    assert_eq!(played.0.photo.question().unwrap().file, 2, "they are read one after the other");
    let played = answered(played, Ok(PhotoContent::Grids(vec![grid(SEED_2, &[])])));
    assert_eq!(played.photo().unwrap().keeps, None, "one is not read yet");
    answered(played, Err(PhotoFault::NoGrid))
}

#[test]
fn of_several_pictures_each_is_shown() {
    let played = three_pictures(Played::new());
    assert_eq!(status(&played), "Picture 1 of 3: A grid was found: 26 digits were read, none of them doubtful.");
    let played = played.act(photo(PhotoAction::ShowPicture(2))).act(photo(PhotoAction::ShowPicture(9)));
    assert!(status(&played).starts_with("Picture 3 of 3: No grid was found."), "{}", status(&played));
    let played = played.act(photo(PhotoAction::LeaveOut));
    assert!(status(&played).starts_with("Picture 2 of 2: A grid was found"), "{}", status(&played));

    // One is played, and the other goes on from the message.
    let played = played.act(photo(PhotoAction::Open(Room::Play)));
    assert_eq!((played.line(), played.overlay()), (SEED_2.to_owned(), None));
    assert!(played.said().ends_with(" One more picture is waiting."), "{}", played.said());
    let next = played.act(Action::Shell(ShellAction::Open(Overlay::Photo)));
    assert_eq!(shown(&next).verdict, "One solution");
    assert_eq!(next.act(photo(PhotoAction::Open(Room::Solve))).line(), SEED_1);
}

#[test]
fn several_pictures_become_a_list() {
    let played = three_pictures(Played::new());
    assert_eq!(played.photo().unwrap().keeps, Some(2));
    let asked = three_pictures(Played::new()).act_alone(photo(PhotoAction::KeepAll));
    let import = &asked.0.collections.imports.all()[0];
    assert_eq!((&*import.name, asked.overlay()), ("2 puzzles from pictures", None));
    let played = played.act(photo(PhotoAction::KeepAll));
    assert_eq!((played.0.shell.overlay.as_ref(), shown_table(&played).counts.shown), (Some(&Overlay::Collection), 2));
    assert_eq!(played.said(), "One more picture is waiting.");
    assert_eq!(played.0.photo.files(), [3], "the one without a grid");
}

#[test]
fn several_pictures_are_not_lost_by_a_wrong_press() {
    let played = three_pictures(Played::new()).act(Action::Shell(ShellAction::Close));
    assert_eq!(played.said(), "3 pictures were put aside until the page is closed.");
    assert_eq!(played.0.photo.pictures.len(), 3);
    let more = played.act(PageEvent::PictureOpened { name: "page4.jpg".to_owned(), file: 4 });
    assert!(status(&more).starts_with("Picture 4 of 4: Looking for grids"), "{}", status(&more));
    let none = (0..4).fold(more, |played, _| played.act(photo(PhotoAction::LeaveOut)));
    assert_eq!((none.overlay(), none.0.photo.pictures.len()), (None, 0));
}

#[test]
fn of_several_pictures_a_code_and_a_broken_one_are_said() {
    let open = |played: Played, file| played.act(PageEvent::PictureOpened { name: format!("page{file}.jpg"), file });
    let played = answered((1..=2).fold(Played::new(), open), Ok(PhotoContent::Text(SEED_2.to_owned())));
    assert_eq!(status(&played), "Picture 1 of 2: This picture has a code with a puzzle.");
    let id = asked(&played);
    let answer = PhotoAnswer { size: None, found: Err(PhotoFault::NotDecoded) };
    let played = played.act(PageEvent::PhotoRead { id, address: None, answer });
    let broken = played.act_again(photo(PhotoAction::ShowPicture(1)));
    assert!(status(&broken).starts_with("Picture 2 of 2: page2.jpg can't be opened"), "{}", status(&broken));
    assert_eq!(played.act(photo(PhotoAction::FollowCode)).line(), SEED_2);
}

#[test]
fn in_make_a_picture_goes_into_the_editor_as_one_act() {
    let played = Played::at("#make").act(Action::Make(MakeAction::Open(MakeTab::Editor))).keys("C-Home 7");
    let before = played.line();
    let played = read(played, vec![grid(SEED_1, &[])]);
    assert!(played.photo().unwrap().edits);
    let played = played.act(photo(PhotoAction::Open(Room::Make)));
    assert_eq!((played.view().room.room(), played.line(), played.overlay()), (Room::Make, SEED_1.to_owned(), None));
    assert_eq!(played.said(), "Puzzle loaded: 26 givens.");
    assert_eq!(played.act(Action::Board(BoardAction::Undo)).line(), before);
    assert!(!read(Played::at("#solve"), vec![grid(SEED_1, &[])]).photo().unwrap().edits);
}
