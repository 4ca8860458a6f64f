//! Reads boards whatever their lines are: dashed or dotted, within a thick frame or without one, coloured, light on dark, on their side.
//! If a board can't be read, nothing is shown as sure.

#![allow(clippy::unwrap_used, clippy::panic, reason = "in a test these are how it fails")]

#[allow(dead_code, reason = "of the scene, strokes and random numbers alone are used here")]
mod scene;
#[allow(dead_code, reason = "no line is drawn over a board here")]
mod screen;

use nonet_core::{
    board::{Cell, CellSet, Grid},
    solver::{Solutions, solve},
};
use nonet_photo::{Certainty, Luminance, PhotoError, Reading, read};
use screen::{Colour, Face, Line, Look, Screen};

const PUZZLES: [&str; 5] = [
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079",
    "000000907000420180000705026100904000050000040000507009920108000034059000507000000",
    "200080300060070084030500209000105408000000000402706000301007040720040060004010003",
    "043080250600000000000001094900004070000608000010200003820500000000000005034090710",
    "100007090030020008009600500005300900010080002600004000300000010040000007007000300",
];

const FACE: Face = Face { is_other: false, height: 0.56, weight: 0.12, width: 1.0, slant: 0.0 };
const OTHER: Face = Face { is_other: true, height: 0.54, weight: 0.11, ..FACE };

const INK: Colour = 0x22_22_22;
const GREY: Colour = 0xa0_a0_a0;

/// A board on white paper, with solid lines.
const PLAIN: Look = Look {
    size: (760, 800),
    board: (80.0, 90.0, 594.0),
    page: 0xfc_fc_f6,
    cell: 0xfc_fc_f6,
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
    note: (Face { height: 0.19, ..FACE }, 0x80_80_80),
    selected: None,
    around: None,
    turn: 0.0,
    cut: None,
};

/// The plain board at night.
const DARK: Look = Look {
    page: 0x18_1a_1f,
    cell: 0x18_1a_1f,
    thin: Line::solid(0x5a_5e_68, 1.0),
    thick: Line::solid(0xb4_b8_c2, 3.0),
    frame: Line::solid(0xb4_b8_c2, 3.0),
    given: (FACE, 0xf0_f0_f4),
    note: (Face { height: 0.19, ..FACE }, 0x98_9c_a6),
    ..PLAIN
};

/// A drawn board, and what stands in it.
struct Drawn {
    picture: Luminance,
    givens: Grid,
    all: Grid,
}

/// Draws a puzzle in this look; every fourth other cell is filled in, and half of the rest has notes, if `goes_on` is set.
fn draw(look: &Look, line: &str, goes_on: bool) -> Drawn {
    let givens: Grid = line.parse().unwrap();
    let Solutions::One(solution) = solve(&givens) else { panic!("{line} has one solution") };
    let entered = Cell::all().filter(|cell| goes_on && givens[*cell].is_none() && cell.index() % 4 == 1);
    let entered = entered.fold(Grid::EMPTY, |entered, cell| entered.with(cell, Some(solution.digit(cell))));
    let all = entered.filled_cells().iter().fold(givens, |all, cell| all.with(cell, entered[cell]));
    Drawn { picture: Screen::of(look, &givens, &entered, goes_on).luminance(), givens, all }
}

/// Checks that a puzzle in this look is read as it stands, as the only grid, and as printed.
fn check(name: &str, look: &Look, puzzle: usize, goes_on: bool) {
    let drawn = draw(look, PUZZLES[puzzle], goes_on);
    let readings = read(&drawn.picture, None, &mut || true).unwrap_or_else(|error| panic!("{name}: {error}"));
    let [reading] = &readings[..] else { panic!("{name}: {} grids", readings.len()) };
    assert_eq!(reading.judged.board.to_string(), drawn.all.to_string(), "{name}");
    assert!((reading.judged.by_hand & drawn.givens.filled_cells()).is_empty(), "{name}: {:?}", reading.judged.by_hand);
}

#[test]
fn dashed_and_dotted_lines_are_read() {
    let dotted = Line::dashed(INK, 2.0, 2.0, 2.0);
    let dashed = Line::dashed(INK, 3.0, 8.0, 5.0);
    let long = Line::dashed(INK, 2.0, 9.0, 6.0);
    let blue = Line::dashed(0x15_65_c0, 2.0, 4.0, 4.0);
    let faint = Line::dashed(GREY, 1.0, 3.0, 2.0);
    let light = Line::dashed(0x8a_90_9c, 2.0, 4.0, 3.0);
    check("dots within solid lines", &Look { thin: dotted, ..PLAIN }, 0, false);
    check("dots and dashes within a solid frame", &Look { thin: dotted, thick: dashed, ..PLAIN }, 1, false);
    check("dots and dashes", &Look { thin: dotted, thick: dashed, frame: dashed, ..PLAIN }, 2, false);
    check("dots alone", &Look { thin: dotted, thick: dotted, frame: dotted, ..PLAIN }, 3, false);
    check("long dashes", &Look { thin: long, thick: long, frame: long, ..PLAIN }, 4, false);
    check("blue dashes", &Look { thin: blue, thick: blue, frame: blue, ..PLAIN }, 0, false);
    check("faint dots and dashes", &Look { thin: faint, thick: dashed, frame: dashed, ..PLAIN }, 1, false);
    check("turned", &Look { thin: dotted, thick: dashed, frame: dashed, turn: 4.0, ..PLAIN }, 2, false);
    check("turned the other way", &Look { thin: blue, thick: long, frame: long, turn: -7.0, ..PLAIN }, 3, false);
    check("light dashes on dark", &Look { thin: light, thick: light, frame: light, ..DARK }, 4, false);
    check("a game that goes on", &Look { thin: dotted, thick: dashed, frame: dashed, given: (OTHER, INK), ..PLAIN }, 0, true);
    check("without a frame", &Look { thin: dotted, thick: dashed, frame: Line::solid(0, 0.0), ..PLAIN }, 1, false);
    check("cut at the frame", &Look { thin: dotted, thick: dashed, cut: Some(0), ..PLAIN }, 2, false);
}

#[test]
fn a_frame_of_any_width_leaves_the_cells_whole() {
    let frame = |width: f32| Look { frame: Line::solid(0, width), ..PLAIN };
    for (puzzle, width) in [6.0, 12.0, 20.0, 28.0, 36.0, 44.0].into_iter().enumerate() {
        check(&format!("a frame of {width}"), &frame(width), puzzle % PUZZLES.len(), false);
    }
    check("red", &Look { frame: Line::solid(0xb0_10_20, 24.0), given: (OTHER, INK), ..PLAIN }, 0, false);
    check("turned", &Look { turn: -4.0, ..frame(26.0) }, 1, false);
    check("a game that goes on", &frame(30.0), 2, true);
    check("light on dark", &Look { frame: Line::solid(0xd0_d4_da, 22.0), ..DARK }, 3, false);
    // The corners are those of the cells, and not of the frame.
    let readings = read(&draw(&frame(32.0), PUZZLES[0], false).picture, None, &mut || true).unwrap();
    for (corner, (x, y)) in readings[0].place.corners().iter().zip([(80.0, 90.0), (674.0, 90.0), (674.0, 684.0), (80.0, 684.0)]) {
        assert!((corner.x - x).abs() < 5.0 && (corner.y - y).abs() < 5.0, "{corner:?}");
    }
}

#[test]
fn a_board_that_fills_its_picture_is_read() {
    for (puzzle, cut) in [3, 1, 0, -1, -2].into_iter().enumerate() {
        check(&format!("{cut} pixels around the cells"), &Look { cut: Some(cut), ..PLAIN }, puzzle, false);
        check(&format!("{cut} pixels in the dark"), &Look { cut: Some(cut), ..DARK }, puzzle, false);
    }
    let bare = Line::solid(0, 0.0);
    check("without a frame", &Look { frame: bare, cut: Some(0), given: (FACE, 0x1a_2c_70), ..PLAIN }, 0, false);
    check("the page goes on without a frame", &Look { frame: bare, ..PLAIN }, 1, false);
    check("a game that goes on", &Look { frame: bare, cut: Some(0), ..PLAIN }, 2, true);
}

#[test]
fn a_printed_digit_of_an_unusual_design_is_printed() {
    let leaning = Face { slant: 0.18, weight: 0.16, ..OTHER };
    for (puzzle, given) in [leaning, Face { height: 0.66, ..leaning }, Face { width: 0.85, ..leaning }].into_iter().enumerate() {
        check("leaning digits", &Look { given: (given, INK), ..PLAIN }, puzzle, false);
        check("leaning digits in the dark", &Look { given: (given, 0xf0_f0_f4), ..DARK }, puzzle, false);
    }
}

/// Returns the cells of a reading that are wrong: by their digit, or because a given is taken for handwriting.
fn wrong(reading: &Reading, drawn: &Drawn) -> CellSet {
    let judged = &reading.judged;
    let differs = |cell: &Cell| judged.board[*cell] != drawn.all[*cell];
    let is_hand = |cell: &Cell| drawn.givens[*cell].is_some() && judged.by_hand.contains(*cell);
    Cell::all().filter(|cell| differs(cell) || is_hand(cell)).collect()
}

/// Returns a look that nobody designed.
fn any_look(seed: u32) -> Look {
    let mut state = seed.wrapping_mul(2_654_435_761).wrapping_add(99);
    let mut random = |from: f32, to: f32| from + (to - from) * scene::random(&mut state);
    let base = if random(0.0, 1.0) < 0.3 { DARK } else { PLAIN };
    let cell = random(40.0, 72.0).round();
    let frame_width = if random(0.0, 1.0) < 0.3 { random(4.0, 0.6 * cell).round() } else { base.frame.width };
    let corner = 30.0 + frame_width + random(0.0, 60.0).round();
    let mut line = |line: Line| {
        let dash = random(1.0, 10.0).round().max(line.width);
        let gap = (dash * random(0.5, 1.4)).min(cell * 0.16).max(1.0);
        if random(0.0, 1.0) < 0.5 { Line { dash: (dash, gap), ..line } } else { line }
    };
    let (thin, thick, frame) = (line(base.thin), line(base.thick), line(Line { width: frame_width, ..base.frame }));
    let face = Face { is_other: random(0.0, 1.0) < 0.5, slant: random(-0.1, 0.18), weight: random(0.08, 0.17), ..FACE };
    let size = (9.0 * cell + 2.0 * corner) as usize;
    Look {
        size: (size, size),
        board: (corner, corner, 9.0 * cell),
        thin,
        thick,
        frame,
        given: (face, base.given.1),
        turn: if random(0.0, 1.0) < 0.5 { random(-9.0, 9.0) } else { 0.0 },
        ..base
    }
}

#[test]
fn no_other_board_is_ever_shown_as_sure() {
    let mut read_right = 0;
    for seed in 0..24 {
        let drawn = draw(&any_look(seed), PUZZLES[seed as usize % PUZZLES.len()], seed % 3 == 0);
        let readings = match read(&drawn.picture, None, &mut || true) {
            Ok(readings) => readings,
            Err(error) => {
                assert_eq!(error, PhotoError::NoGrid, "look {seed}");
                continue;
            }
        };
        read_right += usize::from(wrong(&readings[0], &drawn).is_empty());
        for reading in &readings {
            let wrong = wrong(reading, &drawn);
            let is_shown_as_sure = reading.judged.certainty == Certainty::Sure || reading.judged.doubtful.is_empty();
            assert!(wrong.is_empty() || !is_shown_as_sure, "look {seed}: {wrong:?}");
        }
    }
    assert!(read_right >= 14, "{read_right} of 24");
}

#[test]
fn a_board_without_a_unique_solution_always_has_doubtful_cells() {
    // Digits are missing, so there are several solutions; or one is wrong, so there is none.
    let full: Grid = PUZZLES[0].parse().unwrap();
    let filled: Vec<Cell> = full.filled_cells().iter().collect();
    let several = filled.iter().step_by(2).fold(full, |grid, &cell| grid.with(cell, None));
    let none = full.with(filled[0], full[filled[1]]);
    for (name, grid) in [("several", several), ("none", none)] {
        let picture = Screen::of(&PLAIN, &grid, &Grid::EMPTY, false).luminance();
        let readings = read(&picture, None, &mut || true).unwrap();
        let judged = &readings[0].judged;
        assert_ne!(judged.certainty, Certainty::Sure, "{name}");
        assert!(!judged.doubtful.is_empty(), "{name}");
        let is_one = matches!(solve(&judged.board.within(!judged.by_hand)), Solutions::One(_));
        assert!(is_one || judged.doubtful.len() >= 5, "{name}: {:?}", judged.doubtful);
    }
}
