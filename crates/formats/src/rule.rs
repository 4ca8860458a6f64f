//! Rules of variants, which a classic Sudoku has not.

use std::fmt;

/// A rule by which a puzzle is no classic Sudoku. [`Display`](fmt::Display) writes it so that it follows "this one has" in an English
/// sentence.
///
/// ```
/// use nonet_formats::{KnownRule, ReadErrorKind, Rule, read};
/// let line = "810020040002050006000000300009000007500067038608000000080271500000306000107000680";
/// let error = read(&format!("https://example.org/killer/{line}")).unwrap_err();
/// assert_eq!(error.kind, ReadErrorKind::Rule(Rule::Known(KnownRule::KillerCages)));
/// ```
///
/// The enum is not `#[non_exhaustive]`, so that a program that tells rules in another language has the compiler list what it lacks for
/// a new one.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Rule {
    /// A rule with a name.
    Known(KnownRule),
    /// The board has another size.
    Size {
        /// The number of columns, as the text has it.
        columns: String,
        /// The number of rows, as the text has it.
        rows: String,
    },
    /// The board has this number of rows.
    Rows(usize),
    /// The puzzle is of another kind, by the name that its program has for it.
    Genre(String),
    /// The puzzle has one more rule than a Sudoku, whose name is not known.
    More,
    /// The puzzle has something under this key, of which nothing is known.
    Key(String),
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Rule::Known(rule) => rule.fmt(f),
            Rule::Size { columns, rows } => write!(f, "a board of {columns} by {rows}"),
            Rule::Rows(rows) => write!(f, "a board of {rows} rows"),
            Rule::Genre(name) => write!(f, "the rules of '{name}'"),
            Rule::More => f.write_str("a rule more"),
            Rule::Key(key) => f.write_str(key),
        }
    }
}

impl From<KnownRule> for Rule {
    fn from(rule: KnownRule) -> Rule {
        Rule::Known(rule)
    }
}

/// A rule of variants that has a name. [`Display`](fmt::Display) writes the name in English, with its article.
///
/// ```
/// use nonet_formats::KnownRule;
/// assert_eq!(KnownRule::AntiKnight.to_string(), "the anti-knight rule");
/// assert_eq!(KnownRule::AntiKnight.id(), "anti-knight");
/// ```
///
/// The enum is not `#[non_exhaustive]`, for the reason of [`Rule`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum KnownRule {
    /// The anti-king rule.
    AntiKing,
    /// The anti-knight rule.
    AntiKnight,
    /// Arrows.
    Arrows,
    /// Between lines.
    BetweenLines,
    /// Cages.
    Cages,
    /// Cages with sums.
    CagesWithSums,
    /// Clones.
    Clones,
    /// Constraints.
    Constraints,
    /// A diagonal.
    Diagonal,
    /// Diagonals.
    Diagonals,
    /// Difference dots.
    DifferenceDots,
    /// Disjoint groups.
    DisjointGroups,
    /// Dots between cells.
    Dots,
    /// Double arrows.
    DoubleArrows,
    /// Lines drawn on the board.
    DrawnLines,
    /// Shapes drawn on the board.
    DrawnShapes,
    /// Signs drawn on the board.
    DrawnSigns,
    /// Words drawn on the board.
    DrawnWords,
    /// Entropic lines.
    EntropicLines,
    /// Even cells.
    EvenCells,
    /// Even and odd cells.
    EvenOdd,
    /// Extra regions.
    ExtraRegions,
    /// Fog.
    Fog,
    /// Irregular regions.
    IrregularRegions,
    /// Killer cages.
    KillerCages,
    /// Letters in place of digits.
    Letters,
    /// Lines.
    Lines,
    /// Little killer sums.
    LittleKillerSums,
    /// Lockout lines.
    LockoutLines,
    /// Maximum cells.
    MaximumCells,
    /// Minimum cells.
    MinimumCells,
    /// Nabner lines.
    NabnerLines,
    /// Negative constraints.
    NegativeConstraints,
    /// The non-consecutive rule.
    NonConsecutive,
    /// Odd cells.
    OddCells,
    /// Overlapping boards.
    OverlappingBoards,
    /// Palindromes.
    Palindromes,
    /// Quadruples.
    Quadruples,
    /// Ratio dots.
    RatioDots,
    /// Region sum lines.
    RegionSumLines,
    /// Renban lines.
    RenbanLines,
    /// Sandwich sums.
    SandwichSums,
    /// Regions of other shapes than boxes.
    Shapes,
    /// Signs between cells.
    SignsBetweenCells,
    /// Skyscrapers.
    Skyscrapers,
    /// Slow thermometers.
    SlowThermometers,
    /// Thermometers.
    Thermometers,
    /// Whisper lines.
    WhisperLines,
    /// X-sums.
    XSums,
    /// XV clues.
    XvClues,
}

impl KnownRule {
    /// All rules.
    pub const ALL: [KnownRule; 50] = [
        KnownRule::AntiKing,
        KnownRule::AntiKnight,
        KnownRule::Arrows,
        KnownRule::BetweenLines,
        KnownRule::Cages,
        KnownRule::CagesWithSums,
        KnownRule::Clones,
        KnownRule::Constraints,
        KnownRule::Diagonal,
        KnownRule::Diagonals,
        KnownRule::DifferenceDots,
        KnownRule::DisjointGroups,
        KnownRule::Dots,
        KnownRule::DoubleArrows,
        KnownRule::DrawnLines,
        KnownRule::DrawnShapes,
        KnownRule::DrawnSigns,
        KnownRule::DrawnWords,
        KnownRule::EntropicLines,
        KnownRule::EvenCells,
        KnownRule::EvenOdd,
        KnownRule::ExtraRegions,
        KnownRule::Fog,
        KnownRule::IrregularRegions,
        KnownRule::KillerCages,
        KnownRule::Letters,
        KnownRule::Lines,
        KnownRule::LittleKillerSums,
        KnownRule::LockoutLines,
        KnownRule::MaximumCells,
        KnownRule::MinimumCells,
        KnownRule::NabnerLines,
        KnownRule::NegativeConstraints,
        KnownRule::NonConsecutive,
        KnownRule::OddCells,
        KnownRule::OverlappingBoards,
        KnownRule::Palindromes,
        KnownRule::Quadruples,
        KnownRule::RatioDots,
        KnownRule::RegionSumLines,
        KnownRule::RenbanLines,
        KnownRule::SandwichSums,
        KnownRule::Shapes,
        KnownRule::SignsBetweenCells,
        KnownRule::Skyscrapers,
        KnownRule::SlowThermometers,
        KnownRule::Thermometers,
        KnownRule::WhisperLines,
        KnownRule::XSums,
        KnownRule::XvClues,
    ];

    /// Returns the id of the rule, which never changes: small letters and `-`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        self.words().0
    }

    /// The id and the English name.
    const fn words(self) -> (&'static str, &'static str) {
        match self {
            KnownRule::AntiKing => ("anti-king", "the anti-king rule"),
            KnownRule::AntiKnight => ("anti-knight", "the anti-knight rule"),
            KnownRule::Arrows => ("arrows", "arrows"),
            KnownRule::BetweenLines => ("between-lines", "between lines"),
            KnownRule::Cages => ("cages", "cages"),
            KnownRule::CagesWithSums => ("cages-with-sums", "cages with sums"),
            KnownRule::Clones => ("clones", "clones"),
            KnownRule::Constraints => ("constraints", "constraints"),
            KnownRule::Diagonal => ("diagonal", "a diagonal"),
            KnownRule::Diagonals => ("diagonals", "diagonals"),
            KnownRule::DifferenceDots => ("difference-dots", "difference dots"),
            KnownRule::DisjointGroups => ("disjoint-groups", "disjoint groups"),
            KnownRule::Dots => ("dots", "dots between cells"),
            KnownRule::DoubleArrows => ("double-arrows", "double arrows"),
            KnownRule::DrawnLines => ("drawn-lines", "lines drawn on the board"),
            KnownRule::DrawnShapes => ("drawn-shapes", "shapes drawn on the board"),
            KnownRule::DrawnSigns => ("drawn-signs", "signs drawn on the board"),
            KnownRule::DrawnWords => ("drawn-words", "words drawn on the board"),
            KnownRule::EntropicLines => ("entropic-lines", "entropic lines"),
            KnownRule::EvenCells => ("even-cells", "even cells"),
            KnownRule::EvenOdd => ("even-odd", "even and odd cells"),
            KnownRule::ExtraRegions => ("extra-regions", "extra regions"),
            KnownRule::Fog => ("fog", "fog"),
            KnownRule::IrregularRegions => ("irregular-regions", "irregular regions"),
            KnownRule::KillerCages => ("killer-cages", "killer cages"),
            KnownRule::Letters => ("letters", "letters in place of digits"),
            KnownRule::Lines => ("lines", "lines"),
            KnownRule::LittleKillerSums => ("little-killer-sums", "little killer sums"),
            KnownRule::LockoutLines => ("lockout-lines", "lockout lines"),
            KnownRule::MaximumCells => ("maximum-cells", "maximum cells"),
            KnownRule::MinimumCells => ("minimum-cells", "minimum cells"),
            KnownRule::NabnerLines => ("nabner-lines", "nabner lines"),
            KnownRule::NegativeConstraints => ("negative-constraints", "negative constraints"),
            KnownRule::NonConsecutive => ("non-consecutive", "the non-consecutive rule"),
            KnownRule::OddCells => ("odd-cells", "odd cells"),
            KnownRule::OverlappingBoards => ("overlapping-boards", "overlapping boards"),
            KnownRule::Palindromes => ("palindromes", "palindromes"),
            KnownRule::Quadruples => ("quadruples", "quadruples"),
            KnownRule::RatioDots => ("ratio-dots", "ratio dots"),
            KnownRule::RegionSumLines => ("region-sum-lines", "region sum lines"),
            KnownRule::RenbanLines => ("renban-lines", "renban lines"),
            KnownRule::SandwichSums => ("sandwich-sums", "sandwich sums"),
            KnownRule::Shapes => ("shapes", "regions of other shapes than boxes"),
            KnownRule::SignsBetweenCells => ("signs-between-cells", "signs between cells"),
            KnownRule::Skyscrapers => ("skyscrapers", "skyscrapers"),
            KnownRule::SlowThermometers => ("slow-thermometers", "slow thermometers"),
            KnownRule::Thermometers => ("thermometers", "thermometers"),
            KnownRule::WhisperLines => ("whisper-lines", "whisper lines"),
            KnownRule::XSums => ("x-sums", "X-sums"),
            KnownRule::XvClues => ("xv-clues", "XV clues"),
        }
    }
}

impl fmt::Display for KnownRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.words().1)
    }
}
