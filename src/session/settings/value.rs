//! The types of the settings. Each lists its values in the order of the dialog, with the word by which a value is stored and its
//! name in the dialog.

use crate::{
    action::Theme,
    text::{self, Text},
};
use nonet_protocol::Level;
use nonet_words::Notation;

/// The type of a setting, which has a few values.
pub trait Value: Copy + PartialEq + 'static {
    /// All values, each with the word by which it is stored, which is never reused for another value, and its name.
    const ALL: &'static [(Self, &'static str, Text)];
}

impl Value for bool {
    const ALL: &'static [(bool, &'static str, Text)] = &[(false, "off", text::settings::OFF), (true, "on", text::settings::ON)];
}

impl Value for Option<Theme> {
    const ALL: &'static [(Option<Theme>, &'static str, Text)] = &[
        (None, "system", text::shell::SYSTEM_LOOK),
        (Some(Theme::Light), Theme::Light.name(), text::shell::LIGHT_LOOK),
        (Some(Theme::Dark), Theme::Dark.name(), text::shell::DARK_LOOK),
    ];
}

/// The time at which mistakes are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Checking {
    /// Mistakes are shown when the player asks.
    OnRequest,
    /// Equal digits in a house are shown at once.
    Clashes,
    /// Digits that differ from the solution are shown at once.
    WrongDigits,
}

impl Value for Checking {
    const ALL: &'static [(Checking, &'static str, Text)] = &[
        (Checking::OnRequest, "asked", text::settings::WHEN_ASKED),
        (Checking::Clashes, "clashes", text::settings::CLASHES),
        (Checking::WrongDigits, "wrong", text::settings::WRONG_DIGITS),
    ];
}

/// The kinds of notes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoteStyle {
    /// One kind of notes, at nine positions in the cell.
    Classic,
    /// Two kinds of notes: at nine positions, and in the middle of the cell.
    CornerAndCentre,
}

impl Value for NoteStyle {
    const ALL: &'static [(NoteStyle, &'static str, Text)] = &[
        (NoteStyle::Classic, "classic", text::settings::CLASSIC),
        (NoteStyle::CornerAndCentre, "corner-and-centre", text::settings::CORNER_AND_CENTRE),
    ];
}

/// The stage at which a hint begins, from 0 to 4.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FirstStage(pub u8);

impl Value for FirstStage {
    const ALL: &'static [(FirstStage, &'static str, Text)] = &[
        (FirstStage(0), "stage-1", text::STAGES[0]),
        (FirstStage(1), "stage-2", text::STAGES[1]),
        (FirstStage(2), "stage-3", text::STAGES[2]),
        (FirstStage(3), "stage-4", text::STAGES[3]),
        (FirstStage(4), "stage-5", text::STAGES[4]),
    ];
}

/// The size of digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs)] // they say it themselves
pub enum Size {
    Small,
    #[default]
    Medium,
    Large,
}

impl Value for Size {
    const ALL: &'static [(Size, &'static str, Text)] = &[
        (Size::Small, "small", text::settings::SMALL),
        (Size::Medium, "medium", text::settings::MEDIUM),
        (Size::Large, "large", text::settings::LARGE_SIZE),
    ];
}

impl Value for Notation {
    const ALL: &'static [(Notation, &'static str, Text)] =
        &[(Notation::RowColumn, "r1c1", Text::sign("r1c1")), (Notation::Letters, "a1", Text::sign("A1"))];
}

/// The side of the board on which the keys are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // they say it themselves
pub enum Side {
    Right,
    Left,
}

impl Value for Side {
    const ALL: &'static [(Side, &'static str, Text)] =
        &[(Side::Right, "right", text::settings::RIGHT), (Side::Left, "left", text::settings::LEFT)];
}

/// The order of the rows of keys.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeyOrder {
    /// 1 2 3 first, as on a telephone.
    OneFirst,
    /// 7 8 9 first, as on a number pad.
    SevenFirst,
}

impl Value for KeyOrder {
    const ALL: &'static [(KeyOrder, &'static str, Text)] =
        &[(KeyOrder::OneFirst, "one-first", Text::sign("1 2 3")), (KeyOrder::SevenFirst, "seven-first", Text::sign("7 8 9"))];
}

/// The number of puzzles in a book.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BookCount(pub usize);

impl Value for BookCount {
    const ALL: &'static [(BookCount, &'static str, Text)] = &[
        (BookCount(1), "puzzles-1", Text::sign("1")),
        (BookCount(2), "puzzles-2", Text::sign("2")),
        (BookCount(4), "puzzles-4", Text::sign("4")),
        (BookCount(6), "puzzles-6", Text::sign("6")),
        (BookCount(12), "puzzles-12", Text::sign("12")),
        (BookCount(24), "puzzles-24", Text::sign("24")),
        (BookCount(36), "puzzles-36", Text::sign("36")),
        (BookCount(48), "puzzles-48", Text::sign("48")),
        (BookCount(60), "puzzles-60", Text::sign("60")),
        (BookCount(80), "puzzles-80", Text::sign("80")),
        (BookCount(100), "puzzles-100", Text::sign("100")),
        (BookCount(150), "puzzles-150", Text::sign("150")),
        (BookCount(200), "puzzles-200", Text::sign("200")),
    ];
}

/// The level of the puzzles of a book.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BookLevel {
    /// From easy to extreme, with an equal number for each level.
    Rising,
    /// All levels in turn.
    Mixed,
    /// Every puzzle has this level.
    Of(Level),
}

impl Value for BookLevel {
    const ALL: &'static [(BookLevel, &'static str, Text)] = &[
        (BookLevel::Rising, "rising", text::settings::RISING),
        (BookLevel::Mixed, "mixed", text::settings::MIXED),
        (BookLevel::Of(Level::Easy), "easy", text::level(Level::Easy)),
        (BookLevel::Of(Level::Medium), "medium", text::level(Level::Medium)),
        (BookLevel::Of(Level::Hard), "hard", text::level(Level::Hard)),
        (BookLevel::Of(Level::Unfair), "unfair", text::level(Level::Unfair)),
        (BookLevel::Of(Level::Extreme), "extreme", text::level(Level::Extreme)),
    ];
}

/// The symmetry of the givens, as an index into the generator's list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Symmetry(pub u8);

impl Value for Symmetry {
    const ALL: &'static [(Symmetry, &'static str, Text)] = &[
        (Symmetry(0), "none", text::settings::ANY),
        (Symmetry(1), "half_turn", text::settings::HALF_TURN),
        (Symmetry(2), "quarter_turn", text::settings::QUARTER_TURN),
        (Symmetry(3), "horizontal", text::settings::TOP_AND_BOTTOM),
        (Symmetry(4), "vertical", text::settings::LEFT_AND_RIGHT),
        (Symmetry(5), "mirrors", text::settings::BOTH_MIRRORS),
        (Symmetry(6), "diagonal", text::settings::ONE_DIAGONAL),
        (Symmetry(7), "anti_diagonal", text::settings::OTHER_DIAGONAL),
        (Symmetry(8), "diagonals", text::settings::BOTH_DIAGONALS),
        (Symmetry(9), "full", text::settings::ALL_SYMMETRIES),
    ];
}

/// The range of a rating by Sudoku Explainer, in tenths, both ends included. None for any rating.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ExplainerRange(pub Option<(u16, u16)>);

impl Value for ExplainerRange {
    const ALL: &'static [(ExplainerRange, &'static str, Text)] = &[
        (ExplainerRange(None), "any", text::settings::ANY),
        (ExplainerRange(Some((10, 15))), "1.0-1.5", text::settings::SE_10),
        (ExplainerRange(Some((16, 29))), "1.6-2.9", text::settings::SE_16),
        (ExplainerRange(Some((30, 44))), "3.0-4.4", text::settings::SE_30),
        (ExplainerRange(Some((45, 65))), "4.5-6.5", text::settings::SE_45),
        (ExplainerRange(Some((66, 71))), "6.6-7.1", text::settings::SE_66),
        (ExplainerRange(Some((72, 82))), "7.2-8.2", text::settings::SE_72),
        (ExplainerRange(Some((83, 89))), "8.3-8.9", text::settings::SE_83),
        (ExplainerRange(Some((90, u16::MAX))), "9.0-up", text::settings::SE_90),
    ];
}

/// The number of puzzles on a page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OnAPage(pub usize);

impl Value for OnAPage {
    const ALL: &'static [(OnAPage, &'static str, Text)] = &[
        (OnAPage(1), "puzzles-1", text::settings::ONE_ON_A_PAGE),
        (OnAPage(2), "puzzles-2", text::settings::TWO_ON_A_PAGE),
        (OnAPage(4), "puzzles-4", text::settings::FOUR_ON_A_PAGE),
        (OnAPage(6), "puzzles-6", text::settings::SIX_ON_A_PAGE),
    ];
}

/// The size of the paper.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Paper {
    /// 210 by 297 mm.
    A4,
    /// 8.5 by 11 inches.
    Letter,
    /// 148 by 210 mm.
    A5,
    /// 6 by 9 inches, a common size of books.
    Book,
}

impl Value for Paper {
    const ALL: &'static [(Paper, &'static str, Text)] = &[
        (Paper::A4, "a4", Text::sign("A4")),
        (Paper::Letter, "letter", text::settings::LETTER),
        (Paper::A5, "a5", Text::sign("A5")),
        (Paper::Book, "book", text::settings::BOOK_SIZE),
    ];
}
