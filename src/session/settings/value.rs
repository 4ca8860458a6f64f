//! The kinds of values that settings have, each with its values in the order in which they are numbered where settings are kept,
//! and their names in the dialog.

use crate::text::en;
use nonet_core::{Level, words::Notation};

/// What a setting may be: one of a few values.
pub trait Value: Copy + PartialEq + 'static {
    /// All of them, with their names. A number once given is never given to another.
    const ALL: &'static [(Self, &'static str)];
}

impl Value for bool {
    const ALL: &'static [(bool, &'static str)] = &[(false, "Off"), (true, "On")];
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
        (Checking::Asked, "When I ask"),
        (Checking::Clashes, "Clashes at once"),
        (Checking::WrongDigits, "Wrong digits at once"),
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
        &[(NoteStyle::Classic, "Classic"), (NoteStyle::CornerAndCentre, "Corner and centre")];
}

/// The stage that hints begin with, of 0 to 4.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FirstStage(pub u8);

impl Value for FirstStage {
    const ALL: &'static [(FirstStage, &'static str)] = &[
        (FirstStage(0), en::STAGES[0]),
        (FirstStage(1), en::STAGES[1]),
        (FirstStage(2), en::STAGES[2]),
        (FirstStage(3), en::STAGES[3]),
        (FirstStage(4), en::STAGES[4]),
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
    const ALL: &'static [(Size, &'static str)] = &[(Size::Small, "Small"), (Size::Medium, "Medium"), (Size::Large, "Large")];
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
    const ALL: &'static [(Side, &'static str)] = &[(Side::Right, "On the right"), (Side::Left, "On the left")];
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
        (BookLevel::Rising, "Easy to extreme"),
        (BookLevel::Mixed, "Mixed"),
        (BookLevel::Of(Level::Easy), "Easy"),
        (BookLevel::Of(Level::Medium), "Medium"),
        (BookLevel::Of(Level::Hard), "Hard"),
        (BookLevel::Of(Level::Unfair), "Unfair"),
        (BookLevel::Of(Level::Extreme), "Extreme"),
    ];
}

/// The pattern of the givens, by its place in the generator's list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Symmetry(pub u8);

impl Value for Symmetry {
    const ALL: &'static [(Symmetry, &'static str)] = &[
        (Symmetry(0), "Any"),
        (Symmetry(1), "Rotational (180\u{b0})"),
        (Symmetry(2), "Rotational (90\u{b0})"),
        (Symmetry(3), "Mirror, top and bottom"),
        (Symmetry(4), "Mirror, left and right"),
        (Symmetry(5), "Both mirrors"),
        (Symmetry(6), "Mirror, one diagonal"),
        (Symmetry(7), "Mirror, other diagonal"),
        (Symmetry(8), "Both diagonals"),
        (Symmetry(9), "All symmetries"),
    ];
}

/// What Sudoku Explainer rates the puzzles, in tenths: at least, and at most.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ExplainerRange(pub Option<(u16, u16)>);

impl Value for ExplainerRange {
    const ALL: &'static [(ExplainerRange, &'static str)] = &[
        (ExplainerRange(None), "Any"),
        (ExplainerRange(Some((10, 15))), "1.0 to 1.5"),
        (ExplainerRange(Some((16, 29))), "1.6 to 2.9"),
        (ExplainerRange(Some((30, 44))), "3.0 to 4.4"),
        (ExplainerRange(Some((45, 65))), "4.5 to 6.5"),
        (ExplainerRange(Some((66, 71))), "6.6 to 7.1"),
        (ExplainerRange(Some((72, 82))), "7.2 to 8.2"),
        (ExplainerRange(Some((83, 89))), "8.3 to 8.9"),
        (ExplainerRange(Some((90, u16::MAX))), "9.0 and more"),
    ];
}

/// How many puzzles stand on a page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OnAPage(pub usize);

impl Value for OnAPage {
    const ALL: &'static [(OnAPage, &'static str)] =
        &[(OnAPage(1), "1 puzzle"), (OnAPage(2), "2 puzzles"), (OnAPage(4), "4 puzzles"), (OnAPage(6), "6 puzzles")];
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
    const ALL: &'static [(Paper, &'static str)] =
        &[(Paper::A4, "A4"), (Paper::Letter, "Letter"), (Paper::A5, "A5"), (Paper::Book, "6 \u{d7} 9 in")];
}
