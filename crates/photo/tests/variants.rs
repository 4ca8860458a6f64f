//! Variants of Sudoku are named, and no plain grid is taken for one: irregular regions, diagonals, cages, the boxes of a Windoku.

#![allow(clippy::unwrap_used, clippy::panic, reason = "in a test these are how it fails")]

#[allow(dead_code, reason = "of the scene, the strokes of digits alone are drawn here")]
mod scene;
#[allow(dead_code, reason = "no cell is selected here, and no key stands beside a board")]
mod screen;

use nonet_core::board::{Cell, Grid};
use nonet_photo::{PhotoError, read};
use screen::{Colour, Face, Line, Look, Screen};

const PUZZLE: &str = "200080300060070084030500209000105408000000000402706000301007040720040060004010003";

const FACE: Face = Face { is_other: false, height: 0.56, weight: 0.12, width: 1.0, slant: 0.0 };
const INK: Colour = 0x22_22_22;
const GREY: Colour = 0xa8_a8_a8;

const LIGHT: Look = Look {
    size: (740, 700),
    board: (70.0, 60.0, 576.0),
    page: 0xff_ff_ff,
    cell: 0xff_ff_ff,
    boxes: &[],
    given_cell: None,
    shaded: None,
    thin: Line::solid(GREY, 1.0),
    thick: Line::solid(INK, 3.0),
    frame: Line::solid(INK, 3.0),
    inset: 0.0,
    radius: 0.0,
    given: (FACE, INK),
    entered: (FACE, 0x22_66_dd),
    note: (FACE, GREY),
    selected: None,
    around: None,
    turn: 0.0,
    cut: None,
};

const DARK: Look = Look {
    page: 0x18_1a_1f,
    cell: 0x18_1a_1f,
    thin: Line::solid(0x5a_5e_68, 1.0),
    thick: Line::solid(0xc4_c8_d2, 3.0),
    frame: Line::solid(0xc4_c8_d2, 3.0),
    given: (FACE, 0xf0_f0_f4),
    ..LIGHT
};

/// Nine regions of nine cells.
const REGIONS: [&str; 2] = [
    "aaaaccccc dabbbbccf daaabbccf ddaeebbbf ddeeeeiif dggeehiff dggehhiif dghhhhhif gggghiiif",
    "aaacccccc aaaebbcbc ddaebbbbc ddaebfbff ddaeeffff dggheeefi dgghhhefi dgghhiiii ggghhhiii",
];

fn error_of(screen: &Screen) -> Option<PhotoError> {
    read(&screen.luminance(), None, &mut || true).err()
}

/// Draws the puzzle in this look.
fn drawn(look: &Look) -> Screen {
    Screen::of(look, &PUZZLE.parse().unwrap(), &Grid::EMPTY, false)
}

/// Returns the region of each cell.
fn regions(map: &str) -> Vec<u8> {
    map.bytes().filter(u8::is_ascii_lowercase).collect()
}

/// Draws the puzzle with heavy lines between regions.
fn with_regions(look: &Look, regions: &[u8], heavy: Line) -> Screen {
    let mut screen = drawn(&Look { thick: look.thin, ..*look });
    for (row, column) in (0..9).flat_map(|row| (0..9).map(move |column| (row, column))) {
        let (x, y) = (column as f32, row as f32);
        let region = |row: usize, column: usize| regions[row * 9 + column];
        if column < 8 && region(row, column) != region(row, column + 1) {
            screen.rule((x + 1.0, y), (x + 1.0, y + 1.0), heavy);
        }
        if row < 8 && region(row, column) != region(row + 1, column) {
            screen.rule((x, y + 1.0), (x + 1.0, y + 1.0), heavy);
        }
    }
    screen
}

#[test]
fn irregular_regions_are_named() {
    for look in [LIGHT, DARK, Look { turn: 3.0, ..LIGHT }, Look { thin: Line::dashed(GREY, 1.0, 3.0, 3.0), ..LIGHT }] {
        for map in REGIONS {
            let regions = regions(map);
            assert!((b'a'..=b'i').all(|region| regions.iter().filter(|&&other| other == region).count() == 9), "{map}");
            let screen = with_regions(&look, &regions, Line::solid(look.given.1, 4.0));
            assert_eq!(error_of(&screen), Some(PhotoError::Irregular), "{map}, turned by {}", look.turn);
        }
    }
}

#[test]
fn diagonals_are_named() {
    let lines = [Line::solid(0x90_90_90, 2.0), Line::solid(0x4a_86_e8, 3.0), Line::dashed(0x90_90_90, 2.0, 6.0, 4.0)];
    for look in [LIGHT, DARK, Look { turn: -4.0, ..LIGHT }] {
        for (number, line) in lines.into_iter().enumerate() {
            let mut screen = drawn(&look);
            screen.rule((0.0, 0.0), (9.0, 9.0), line);
            screen.rule((0.0, 9.0), (9.0, 0.0), line);
            assert_eq!(error_of(&screen), Some(PhotoError::Diagonals), "line {number}, turned by {}", look.turn);
        }
    }
}

#[test]
fn shaded_diagonals_and_boxes_are_named() {
    let is_on_diagonal: fn(Cell) -> bool =
        |cell| cell.row_index() == cell.column_index() || cell.row_index() + cell.column_index() == 8;
    let is_in_window: fn(Cell) -> bool = |cell| cell.row_index() % 4 != 0 && cell.column_index() % 4 != 0;
    for (is_shaded, error) in [(is_on_diagonal, PhotoError::Diagonals), (is_in_window, PhotoError::Windoku)] {
        for (look, colour) in [(LIGHT, 0xd8_e4_f0), (LIGHT, 0xf0_ec_e0), (Look { turn: 5.0, ..LIGHT }, 0xdd_dd_dd)] {
            assert_eq!(error_of(&drawn(&Look { shaded: Some((is_shaded, colour)), ..look })), Some(error), "{colour:x}");
        }
    }
}

#[test]
fn cages_are_named() {
    // A cage of two cells and one of a single cell in turn.
    let dashed = Line::dashed(INK, 1.5, 4.0, 3.0);
    let fine = Line::dashed(0x40_60_b0, 1.5, 2.0, 2.0);
    for (line, insets) in [(dashed, &[0.09, 0.13][..]), (fine, &[0.09]), (Line::solid(0x50_50_50, 1.5), &[0.09])] {
        for &inset in insets {
            let mut screen = drawn(&LIGHT);
            for (row, group) in (0..9).flat_map(|row| (0..3).map(move |group| (row, group))) {
                let (x, y) = (group as f32 * 3.0, row as f32);
                for (from, to) in [(x, x + 2.0), (x + 2.0, x + 3.0)] {
                    let (left, right, top, bottom) = (from + inset, to - inset, y + inset, y + 1.0 - inset);
                    screen.rule((left, top), (right, top), line);
                    screen.rule((left, bottom), (right, bottom), line);
                    screen.rule((left, top), (left, bottom), line);
                    screen.rule((right, top), (right, bottom), line);
                }
            }
            assert_eq!(error_of(&screen), Some(PhotoError::Killer), "a dash of {:?}, {inset} within", line.dash);
        }
    }
}

#[test]
fn a_plain_grid_is_no_variant() {
    let checked: &[Colour] = &[0xe4_e4_e4, 0xff_ff_ff];
    let looks = [
        LIGHT,
        DARK,
        Look { boxes: checked, ..LIGHT },
        Look { thick: LIGHT.thin, boxes: checked, ..LIGHT },
        Look { thin: Line::dashed(GREY, 1.0, 4.0, 4.0), thick: Line::dashed(INK, 3.0, 6.0, 4.0), turn: -8.0, ..LIGHT },
        Look { given_cell: Some(0xe8_e8_e8), ..LIGHT },
        Look { inset: 3.0, radius: 8.0, page: 0xd0_d8_e0, thin: Line::solid(0, 0.0), ..LIGHT },
        Look { selected: Some((Cell::new(4, 4).unwrap(), 0xbb_de_fb, 0xe2_eb_f3, 0xc3_d7_ea)), ..LIGHT },
    ];
    for (number, look) in looks.iter().enumerate() {
        let readings =
            read(&drawn(look).luminance(), None, &mut || true).unwrap_or_else(|error| panic!("look {number}: {error}"));
        assert_eq!(readings[0].judged.board, PUZZLE.parse().unwrap(), "look {number}");
    }
    // The heavier lines may be those of the boxes too.
    let boxes: Vec<u8> = Cell::all().map(|cell| (cell.row_index() / 3 * 3 + cell.column_index() / 3) as u8).collect();
    assert_eq!(error_of(&with_regions(&LIGHT, &boxes, Line::solid(INK, 4.0))), None);
}
