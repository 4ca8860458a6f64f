//! Reads screenshots of Sudoku programs, drawn here in ten looks that such programs have: dark and light, coloured, with notes.

#![allow(clippy::unwrap_used, clippy::panic, reason = "in a test these are how it fails")]

#[allow(dead_code, reason = "of the scene, the strokes of digits alone are drawn here")]
mod scene;
#[allow(dead_code, reason = "no line is drawn over a board here")]
mod screen;

use nonet_core::{
    board::{Cell, Grid},
    solver::{Solutions, solve},
};
use nonet_photo::{Certainty, read};
use screen::{Face, Line, Look, Screen};

const PUZZLES: [&str; 3] = [
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079",
    "000000907000420180000705026100904000050000040000507009920108000034059000507000000",
    "200080300060070084030500209000105408000000000402706000301007040720040060004010003",
];

const PLAIN: Face = Face { is_other: false, height: 0.56, weight: 0.12, width: 1.0, slant: 0.0 };
const THIN: Face = Face { height: 0.6, weight: 0.07, width: 0.95, ..PLAIN };
const BOLD: Face = Face { height: 0.54, weight: 0.18, width: 1.1, ..PLAIN };
const NARROW: Face = Face { height: 0.66, weight: 0.1, width: 0.78, ..PLAIN };
const OTHER: Face = Face { is_other: true, height: 0.54, weight: 0.11, ..PLAIN };
const OTHER_BOLD: Face = Face { weight: 0.16, ..OTHER };
const LEANING: Face = Face { slant: 0.18, ..OTHER };
const NOTE: Face = Face { height: 0.2, weight: 0.11, ..PLAIN };

/// A light page with black lines, on a computer's screen, with the keys beside the board.
const LIGHT: Look = Look {
    size: (1280, 800),
    board: (60.0, 110.0, 630.0),
    page: 0xff_ff_ff,
    cell: 0xff_ff_ff,
    boxes: &[],
    given_cell: None,
    shaded: None,
    thin: Line::solid(0xbf_c6_d4, 1.0),
    thick: Line::solid(0x34_48_61, 2.0),
    frame: Line::solid(0x34_48_61, 2.0),
    inset: 0.0,
    radius: 0.0,
    given: (PLAIN, 0x34_48_61),
    entered: (PLAIN, 0x00_72_e3),
    note: (NOTE, 0x6e_7c_8c),
    selected: None,
    around: Some(0xea_ee_f4),
    turn: 0.0,
    cut: None,
};

/// A phone held upright, with the keys below the board.
const PHONE: Look = Look { size: (780, 1688), board: (24.0, 330.0, 732.0), ..LIGHT };

/// Reads screenshots in this look: of puzzles as they begin, and of games that go on, with notes.
fn check(name: &str, look: &Look) {
    for (number, line) in PUZZLES.iter().enumerate() {
        let givens: Grid = line.parse().unwrap();
        let Solutions::One(solution) = solve(&givens) else { panic!("{line} has one solution") };
        // A game that goes on: a third of the other cells is filled.
        let entered = Cell::all().filter(|cell| givens[*cell].is_none() && cell.index() % 3 == number);
        let entered = entered.fold(Grid::EMPTY, |entered, cell| entered.with(cell, Some(solution.digit(cell))));
        for (notes, entered) in [(false, Grid::EMPTY), (true, entered)] {
            let picture = Screen::of(look, &givens, &entered, notes).luminance();
            let all =
                Cell::all().fold(givens, |all, cell| if entered[cell].is_some() { all.with(cell, entered[cell]) } else { all });
            let case = format!("{name}, puzzle {number}{}", if notes { " with notes" } else { "" });
            let readings = read(&picture, None, &mut || true).unwrap_or_else(|error| panic!("{case}: {error}"));
            assert_eq!(readings[0].judged.board.to_string(), all.to_string(), "{case}");
            assert_ne!(readings[0].judged.certainty, Certainty::NoneFits, "{case}");
        }
    }
}

fn cell(row: usize, column: usize) -> Cell {
    Cell::new(row, column).unwrap()
}

#[test]
fn a_light_page_with_a_lit_row_column_and_box_is_read() {
    check("light", &Look { selected: Some((cell(4, 4), 0xbb_de_fb, 0xe2_eb_f3, 0xc3_d7_ea)), ..LIGHT });
}

#[test]
fn a_dark_page_is_read() {
    let look = Look {
        page: 0x1c_1c_1e,
        cell: 0x1c_1c_1e,
        thin: Line::solid(0x3a_3a_3c, 1.0),
        thick: Line::solid(0x8e_8e_93, 2.5),
        frame: Line::solid(0x8e_8e_93, 2.5),
        given: (PLAIN, 0xf2_f2_f7),
        entered: (PLAIN, 0x64_a8_ff),
        note: (NOTE, 0xae_ae_b2),
        selected: Some((cell(2, 6), 0x2f_4f_7f, 0x26_26_2a, 0x33_41_58)),
        around: Some(0x2c_2c_2e),
        ..LIGHT
    };
    check("dark", &look);
}

#[test]
fn a_dark_phone_is_read() {
    let look = Look {
        page: 0x00_00_00,
        cell: 0x12_16_1e,
        thin: Line::solid(0x2c_33_40, 2.0),
        thick: Line::solid(0x59_66_7c, 4.0),
        frame: Line::solid(0x59_66_7c, 4.0),
        given: (THIN, 0xd7_de_ea),
        entered: (THIN, 0x5a_c8_a8),
        note: (NOTE, 0x8d_99_ab),
        around: Some(0x1b_21_2c),
        ..PHONE
    };
    check("a dark phone", &look);
}

#[test]
fn boxes_in_two_shades_are_read() {
    let boxes = &[0xff_ff_ff, 0xe3_e3_e3];
    check(
        "two shades",
        &Look {
            boxes,
            thin: Line::solid(0x9a_9a_9a, 1.0),
            thick: Line::solid(0x55_55_55, 1.5),
            frame: Line::solid(0x55_55_55, 1.5),
            given: (BOLD, 0x11_11_11),
            entered: (OTHER, 0x1a_6a_2a),
            ..LIGHT
        },
    );
}

#[test]
fn boxes_in_nine_colours_with_white_lines_are_read() {
    let boxes = &[0xf8_c8_c8, 0xc8_e6_c9, 0xbb_de_fb, 0xff_ec_b3, 0xd1_c4_e9, 0xb2_eb_f2, 0xff_cc_bc, 0xdc_ed_c8, 0xf8_bb_d0];
    let look = Look {
        boxes,
        thin: Line::solid(0xff_ff_ff, 2.0),
        thick: Line::solid(0xff_ff_ff, 7.0),
        frame: Line::solid(0xff_ff_ff, 7.0),
        given: (OTHER_BOLD, 0x26_32_38),
        entered: (LEANING, 0x5d_40_37),
        page: 0xfa_fa_fa,
        ..PHONE
    };
    check("nine colours", &look);
}

#[test]
fn round_cells_with_gaps_are_read() {
    let look = Look {
        page: 0xd9_e2_ec,
        cell: 0xff_ff_ff,
        thin: Line::solid(0, 0.0),
        thick: Line::solid(0xa3_b3_c6, 4.0),
        frame: Line::solid(0xa3_b3_c6, 4.0),
        inset: 4.0,
        radius: 9.0,
        given: (BOLD, 0x24_3b_53),
        entered: (PLAIN, 0x2b_8a_3e),
        around: Some(0xbc_cc_dc),
        ..LIGHT
    };
    check("round cells", &look);
}

#[test]
fn round_dark_cells_with_gaps_are_read() {
    let look = Look {
        page: 0x10_14_1a,
        cell: 0x2a_33_40,
        thin: Line::solid(0, 0.0),
        thick: Line::solid(0x10_14_1a, 8.0),
        frame: Line::solid(0x10_14_1a, 8.0),
        inset: 3.0,
        radius: 8.0,
        given: (NARROW, 0xff_ff_ff),
        entered: (NARROW, 0xff_c8_57),
        note: (NOTE, 0xa9_b6_c6),
        around: Some(0x20_28_33),
        ..PHONE
    };
    check("round dark cells", &look);
}

#[test]
fn hairlines_in_light_grey_are_read() {
    let look = Look {
        thin: Line::solid(0xe4_e4_e4, 1.0),
        thick: Line::solid(0xbd_bd_bd, 1.0),
        frame: Line::solid(0xbd_bd_bd, 1.0),
        given: (THIN, 0x42_42_42),
        entered: (Face { slant: 0.12, ..THIN }, 0x90_4e_95),
        ..LIGHT
    };
    check("hairlines", &look);
}

#[test]
fn thick_lines_and_small_digits_are_read() {
    let look = Look {
        size: (900, 700),
        board: (40.0, 90.0, 540.0),
        thin: Line::solid(0x00_00_00, 2.0),
        thick: Line::solid(0x00_00_00, 6.0),
        frame: Line::solid(0x00_00_00, 6.0),
        given: (Face { height: 0.42, ..OTHER }, 0x00_00_00),
        entered: (Face { height: 0.42, ..LEANING }, 0x00_00_c0),
        note: (Face { height: 0.17, ..NOTE }, 0x60_60_60),
        ..LIGHT
    };
    check("thick lines", &look);
}

#[test]
fn givens_on_grey_and_the_same_digit_in_yellow_are_read() {
    let look = Look {
        given_cell: Some(0xdc_dc_dc),
        thin: Line::solid(0x99_99_99, 1.0),
        thick: Line::solid(0x22_22_22, 3.0),
        frame: Line::solid(0x22_22_22, 3.0),
        given: (OTHER_BOLD, 0x10_10_10),
        entered: (OTHER, 0xb0_30_30),
        selected: Some((cell(0, 0), 0xff_d5_4f, 0xff_ff_ff, 0xff_f1_76)),
        ..PHONE
    };
    check("givens on grey", &look);
}
