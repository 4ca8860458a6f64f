//! Reads rendered puzzles on paper that is bent, turned, rough, or lit from the side. Other grids give the right error.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a check that fails is a test that fails")]

mod scene;

use nonet_core::board::Grid;
use nonet_photo::{Certainty, Luminance, PhotoError, Point, read};
use scene::{Camera, Ground, Page};

const PUZZLES: [&str; 4] = [
    "043080250600000000000001094900004070000608000010200003820500000000000005034090710",
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079",
    "000000907000420180000705026100904000050000040000507009920108000034059000507000000",
    "200080300060070084030500209000105408000000000402706000301007040720040060004010003",
];

/// Returns the error that reading the picture gives.
fn error_of(picture: &Luminance) -> Option<PhotoError> {
    read(picture, None, &mut || true).err()
}

fn check(name: &str, puzzle: usize, camera: &Camera) {
    let grid: Grid = PUZZLES[puzzle].parse().unwrap();
    let picture = Page::of(&grid).photographed(camera);
    let readings = read(&picture, None, &mut || true).unwrap_or_else(|error| panic!("{name}: {error}"));
    assert_eq!(readings[0].judged.board.to_string(), grid.to_string(), "{name}");
    assert_ne!(readings[0].judged.certainty, Certainty::NoneFits, "{name}");
}

#[test]
fn a_dozen_photos_of_our_own_making_are_read() {
    let still = Camera::STILL;
    check("a screenshot", 0, &still);
    check("a small one", 1, &Camera { side: 420, ..still });
    check("in dark mode", 2, &Camera { dark_mode: true, ..still });
    check("turned a little", 3, &Camera { turn: 9.0, ..still });
    check("turned the other way", 0, &Camera { turn: -21.0, grain: 6.0, ..still });
    check("tilted", 1, &Camera { tilt: 0.18, grain: 6.0, ..still });
    check("tilted away", 2, &Camera { tilt: -0.2, turn: 4.0, light: [120.0, 200.0], ..still });
    check("bent", 3, &Camera { bend: 0.8, grain: 8.0, ..still });
    check("bent the other way", 0, &Camera { bend: -0.9, light: [220.0, 90.0], ..still });
    check("lit from the side", 1, &Camera { light: [245.0, 50.0], grain: 6.0, ..still });
    check("on rough paper", 2, &Camera { grain: 60.0, ..still });
    check("in a shadow", 3, &Camera { shadow: Some(0.45), grain: 10.0, turn: 3.0, ..still });
    check("on a table of wood", 1, &Camera { ground: Ground::Wood, turn: 7.0, grain: 8.0, ..still });
    check("on a cloth with checks", 2, &Camera { ground: Ground::Checks, tilt: 0.12, light: [235.0, 150.0], ..still });
    check(
        "all at once",
        0,
        &Camera { bend: 0.5, tilt: 0.1, turn: -5.0, light: [200.0, 110.0], grain: 20.0, shadow: Some(0.6), ..still },
    );
}

#[test]
fn all_puzzles_on_a_page_of_a_book_are_read() {
    let grids: Vec<Grid> = PUZZLES.iter().map(|line| line.parse().unwrap()).collect();
    let page = Page::of_book([&grids[0], &grids[1], &grids[2], &grids[3]]);
    let still = Camera { side: 1200, grain: 6.0, ..Camera::STILL };
    for camera in [
        still,
        Camera { turn: 4.0, tilt: 0.08, light: [240.0, 140.0], ..still },
        Camera { bend: 0.4, ground: Ground::Wood, ..still },
    ] {
        let readings = read(&page.photographed(&camera), None, &mut || true).unwrap();
        let mut read: Vec<String> = readings.iter().map(|reading| reading.judged.board.to_string()).collect();
        let mut printed: Vec<String> = grids.iter().map(Grid::to_string).collect();
        read.sort();
        printed.sort();
        assert_eq!(read, printed);
    }
}

#[test]
fn a_puzzle_on_its_side_is_turned() {
    for turn in [90.0, 180.0, -90.0] {
        check("on its side", 1, &Camera { turn, grain: 5.0, ..Camera::STILL });
    }
}

/// The corners of a page that was photographed by [`Camera::STILL`], three pixels off.
fn corners() -> [Point; 4] {
    let [near, far] = [640.0 * 150.0 / 1200.0, 640.0 * 1050.0 / 1200.0];
    [(near, near), (far, near), (far, far), (near, far)].map(|(x, y)| Point::new(x + 3.0, y - 3.0))
}

#[test]
fn with_given_corners_nothing_is_looked_for() {
    let grid: Grid = PUZZLES[0].parse().unwrap();
    let picture = Page::of(&grid).photographed(&Camera::STILL);
    let corners = corners();
    let readings = read(&picture, Some(corners), &mut || true).unwrap();
    assert_eq!(readings[0].judged.board, grid);
    let crossed = [corners[0], corners[2], corners[1], corners[3]];
    assert_eq!(read(&picture, Some(crossed), &mut || true).err(), Some(PhotoError::NoGrid));
}

#[test]
fn light_lines_on_a_dark_ground_are_read_within_given_corners() {
    let grid: Grid = PUZZLES[2].parse().unwrap();
    let dark = Page::of(&grid).photographed(&Camera { dark_mode: true, ..Camera::STILL });
    // The same beside a white page, so that most of the picture is light.
    let (width, height) = (dark.width(), dark.height());
    let beside_white = dark.pixels().chunks(width).flat_map(|row| row.iter().copied().chain(vec![255; 2 * width])).collect();
    for picture in [&dark, &Luminance::new(3 * width, height, beside_white).unwrap()] {
        let readings = read(picture, Some(corners()), &mut || true).unwrap();
        assert_eq!(readings[0].judged.board, grid);
        assert_ne!(readings[0].judged.certainty, Certainty::NoneFits);
    }
}

#[test]
fn other_grids_are_refused_by_name() {
    for (size, bold) in [(6, 3), (16, 4), (4, 2), (12, 4)] {
        let picture = Page::ruled(size, bold).photographed(&Camera { side: 800, grain: 5.0, turn: 2.0, ..Camera::STILL });
        assert_eq!(error_of(&picture), Some(PhotoError::OtherSize(size)), "{size}");
    }
    let mut page = Page::ruled(9, 3);
    page.cages();
    let picture = page.photographed(&Camera { side: 1000, grain: 5.0, ..Camera::STILL });
    assert_eq!(error_of(&picture), Some(PhotoError::Killer));
}

#[test]
fn an_empty_grid_is_found_but_no_board() {
    let picture = Page::ruled(9, 3).photographed(&Camera::STILL);
    let readings = read(&picture, None, &mut || true).unwrap();
    assert_eq!(readings[0].judged.certainty, Certainty::NoneFits);
    assert_eq!(readings[0].judged.board, Grid::EMPTY);
}

#[test]
fn pictures_without_a_grid_are_refused() {
    let mut seed = 5;
    let noise = (0..300 * 300).map(|_| (scene::random(&mut seed) * 255.0) as u8).collect();
    let stripes = (0..300 * 300).map(|i| if i % 300 / 10 % 2 == 0 { 30 } else { 220 }).collect();
    let pictures = [
        Page::blank().photographed(&Camera::STILL),
        Luminance::new(200, 200, vec![0; 40_000]).unwrap(),
        Luminance::new(1, 1, vec![7]).unwrap(),
        Luminance::new(3000, 2, vec![90; 6000]).unwrap(),
        Luminance::new(300, 300, noise).unwrap(),
        Luminance::new(300, 300, stripes).unwrap(),
    ];
    for (number, picture) in pictures.iter().enumerate() {
        assert_eq!(error_of(picture), Some(PhotoError::NoGrid), "picture {number}");
    }
}

#[test]
fn it_can_be_stopped_anywhere() {
    let picture = Page::of(&PUZZLES[0].parse().unwrap()).photographed(&Camera::STILL);
    let mut asked = 0;
    read(&picture, None, &mut || {
        asked += 1;
        true
    })
    .unwrap();
    for last in 0..asked {
        let mut left = last;
        let stopped = read(&picture, None, &mut || {
            left -= 1;
            left >= 0
        });
        assert_eq!(stopped.err(), Some(PhotoError::Stopped), "after {last}");
    }
}
