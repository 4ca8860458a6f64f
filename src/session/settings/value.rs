//! The kinds of values that settings have, each with its values in the order in which they are numbered where settings are kept,
//! and their names in the dialog.

use crate::text;
use nonet_core::{Level, words::Notation};

/// What a setting may be: one of a few values.
pub trait Value: Copy + PartialEq + 'static {
    /// All of them, with their names. A number once given is never given to another.
    const ALL: &'static [(Self, &'static str)];
}

impl Value for bool {
    const ALL: &'static [(bool, &'static str)] = &[(false, text::settings::OFF), (true, text::settings::ON)];
}

/// When mistakes are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Checking {
    /// When the player asks.
    Asked,
    /// Two equal digits that see each other, at once.
    Clashes,
    /// Every digit that is not the solution's, at once.
    WrongDigits,
}

impl Value for Checking {
    const ALL: &'static [(Checking, &'static str)] = &[
        (Checking::Asked, text::settings::WHEN_ASKED),
        (Checking::Clashes, text::settings::CLASHES),
        (Checking::WrongDigits, text::settings::WRONG_DIGITS),
    ];
}

/// Which notes there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoteStyle {
    /// One sort, at nine places.
    Classic,
    /// Notes at nine places, and others in the middle of the cell.
    CornerAndCentre,
}

impl Value for NoteStyle {
    const ALL: &'static [(NoteStyle, &'static str)] =
        &[(NoteStyle::Classic, text::settings::CLASSIC), (NoteStyle::CornerAndCentre, text::settings::CORNER_AND_CENTRE)];
}

/// The stage that hints begin with, of 0 to 4.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FirstStage(pub u8);

impl Value for FirstStage {
    const ALL: &'static [(FirstStage, &'static str)] = &[
        (FirstStage(0), text::STAGES[0]),
        (FirstStage(1), text::STAGES[1]),
        (FirstStage(2), text::STAGES[2]),
        (FirstStage(3), text::STAGES[3]),
        (FirstStage(4), text::STAGES[4]),
    ];
}

/// How large digits are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // they say it themselves
pub enum Size {
    Small,
    Medium,
    Large,
}

impl Value for Size {
    const ALL: &'static [(Size, &'static str)] = &[
        (Size::Small, text::settings::SMALL),
        (Size::Medium, text::settings::MEDIUM),
        (Size::Large, text::settings::LARGE_SIZE),
    ];
}

impl Value for Notation {
    const ALL: &'static [(Notation, &'static str)] = &[(Notation::RowColumn, "r1c1"), (Notation::Letters, "A1")];
}

/// On which side of the board the keys lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // they say it themselves
pub enum Side {
    Right,
    Left,
}

impl Value for Side {
    const ALL: &'static [(Side, &'static str)] = &[(Side::Right, text::settings::RIGHT), (Side::Left, text::settings::LEFT)];
}

/// Which keys are in the first row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeyOrder {
    /// As on a telephone.
    OneFirst,
    /// As on a number pad.
    SevenFirst,
}

impl Value for KeyOrder {
    const ALL: &'static [(KeyOrder, &'static str)] = &[(KeyOrder::OneFirst, "1 2 3"), (KeyOrder::SevenFirst, "7 8 9")];
}

/// How many puzzles a book has, or a page of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BookCount(pub usize);

impl Value for BookCount {
    const ALL: &'static [(BookCount, &'static str)] = &[
        (BookCount(1), "1"),
        (BookCount(2), "2"),
        (BookCount(4), "4"),
        (BookCount(6), "6"),
        (BookCount(12), "12"),
        (BookCount(24), "24"),
        (BookCount(36), "36"),
        (BookCount(48), "48"),
        (BookCount(60), "60"),
        (BookCount(80), "80"),
        (BookCount(100), "100"),
        (BookCount(150), "150"),
        (BookCount(200), "200"),
    ];
}

/// How difficult the puzzles of a book are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BookLevel {
    /// From easy to extreme, as many of each level.
    Rising,
    /// The levels in turn, in no order.
    Mixed,
    /// All of one level.
    Of(Level),
}

impl Value for BookLevel {
    const ALL: &'static [(BookLevel, &'static str)] = &[
        (BookLevel::Rising, text::settings::RISING),
        (BookLevel::Mixed, text::settings::MIXED),
        (BookLevel::Of(Level::Easy), Level::Easy.name()),
        (BookLevel::Of(Level::Medium), Level::Medium.name()),
        (BookLevel::Of(Level::Hard), Level::Hard.name()),
        (BookLevel::Of(Level::Unfair), Level::Unfair.name()),
        (BookLevel::Of(Level::Extreme), Level::Extreme.name()),
    ];
}

/// The pattern of the givens, by its place in the generator's list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Symmetry(pub u8);

impl Value for Symmetry {
    const ALL: &'static [(Symmetry, &'static str)] = &[
        (Symmetry(0), text::settings::ANY),
        (Symmetry(1), text::settings::HALF_TURN),
        (Symmetry(2), text::settings::QUARTER_TURN),
        (Symmetry(3), text::settings::TOP_AND_BOTTOM),
        (Symmetry(4), text::settings::LEFT_AND_RIGHT),
        (Symmetry(5), text::settings::BOTH_MIRRORS),
        (Symmetry(6), text::settings::ONE_DIAGONAL),
        (Symmetry(7), text::settings::OTHER_DIAGONAL),
        (Symmetry(8), text::settings::BOTH_DIAGONALS),
        (Symmetry(9), text::settings::ALL_SYMMETRIES),
    ];
}

/// What Sudoku Explainer rates the puzzles, in tenths: at least, and at most.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ExplainerRange(pub Option<(u16, u16)>);

impl Value for ExplainerRange {
    const ALL: &'static [(ExplainerRange, &'static str)] = &[
        (ExplainerRange(None), text::settings::ANY),
        (ExplainerRange(Some((10, 15))), text::settings::SE_10),
        (ExplainerRange(Some((16, 29))), text::settings::SE_16),
        (ExplainerRange(Some((30, 44))), text::settings::SE_30),
        (ExplainerRange(Some((45, 65))), text::settings::SE_45),
        (ExplainerRange(Some((66, 71))), text::settings::SE_66),
        (ExplainerRange(Some((72, 82))), text::settings::SE_72),
        (ExplainerRange(Some((83, 89))), text::settings::SE_83),
        (ExplainerRange(Some((90, u16::MAX))), text::settings::SE_90),
    ];
}

/// How many puzzles stand on a page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OnAPage(pub usize);

impl Value for OnAPage {
    const ALL: &'static [(OnAPage, &'static str)] = &[
        (OnAPage(1), text::settings::ONE_ON_A_PAGE),
        (OnAPage(2), text::settings::TWO_ON_A_PAGE),
        (OnAPage(4), text::settings::FOUR_ON_A_PAGE),
        (OnAPage(6), text::settings::SIX_ON_A_PAGE),
    ];
}

/// What the book is printed on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Paper {
    /// 210 by 297 mm.
    A4,
    /// 8.5 by 11 inches.
    Letter,
    /// 148 by 210 mm.
    A5,
    /// 6 by 9 inches, as many books are.
    Book,
}

impl Value for Paper {
    const ALL: &'static [(Paper, &'static str)] = &[
        (Paper::A4, "A4"),
        (Paper::Letter, text::settings::LETTER),
        (Paper::A5, "A5"),
        (Paper::Book, text::settings::BOOK_SIZE),
    ];
}
