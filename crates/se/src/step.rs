//! A step of the path: its rating, the pattern seen, what it removes and what it places.

use super::difficulty::Difficulty;
use nonet_core::board::{Candidate, CandidateSet, Candidates, Cell, CellSet, Digit, DigitSet, House, HouseKind};
use nonet_techniques::Tenths;
use std::fmt;

/// A step as the original takes it. [`Path::step`](super::Path::step) finds it. `Display` writes it as the original's traces do.
///
/// ```
/// use nonet_core::board::{Candidates, Grid};
/// use nonet_se::{Path, Scale, Tenths};
///
/// let grid: Grid = "000217000000000000630548017020070030900603008004000500090030050007000900003000600".parse()?;
/// let mut path = Path::new(&Candidates::new(&grid), Scale::Full);
/// for _ in 0..10 {
///     path.step(&mut || true)?;
/// }
/// let step = path.step(&mut || true)?.ok_or("no step")?;
/// assert_eq!((step.rating, step.pattern.rule().as_str(), step.eliminations().len()), (Tenths(26), "Pointing", 2));
/// assert_eq!(step.to_string(), "2.6 Pointing | Pointing: Cells R1C1,R1C2: 4 in block and row [R1C8-4, R1C9-4]");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The rating of the step.
    pub rating: Tenths,
    /// The pattern that was seen.
    pub pattern: Pattern,
    /// The candidates that the step eliminates, by cell in reading order.
    pub removals: Vec<(Cell, DigitSet)>,
    /// The candidate that the step places, after the eliminations. None if the step only eliminates.
    pub placement: Option<Candidate>,
    pub(super) difficulty: Difficulty,
}

/// A pattern that a step rests on. `Display` writes it in short, as the original does.
///
/// The list is complete: Sudoku Explainer 1.2.1 has these rules and gets no others.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // the fields say it themselves
pub enum Pattern {
    /// A hidden single: a digit with one place left in `house`.
    HiddenSingle { house: House, candidate: Candidate },
    /// A naked single: a cell with one candidate left.
    NakedSingle { candidate: Candidate },
    /// Locked candidates: all places of `digit` in `base`, the `cells`, lie in `cover` too. `direct`: a hidden single follows
    /// at once.
    Locked { base: House, cover: House, cells: CellSet, digit: Digit, direct: bool },
    /// A naked set: `cells` of `house` with as many candidates, the `digits`, as cells.
    NakedSet { house: House, cells: CellSet, digits: DigitSet },
    /// A hidden set: `digits` of `house` with as many places, the `cells`, as digits. `direct`: a hidden single follows at once.
    HiddenSet { house: House, cells: CellSet, digits: DigitSet, direct: bool },
    /// A fish: all places of `digit` in `size` lines of the kind `base`, the `cells`, lie in as many crossing lines.
    Fish { base: HouseKind, cells: CellSet, digit: Digit, size: usize },
    /// An XY-Wing, or an XYZ-Wing where the pivot has three candidates (`full`); the pivot comes first in `cells`. `digit` is
    /// eliminated.
    Wing { cells: [Cell; 3], digit: Digit, full: bool },
    /// A unique rectangle or loop of type `kind`, 1 to 4; type 4 names the locked digit first in `digits`.
    UniqueLoop { kind: u8, cells: Vec<Cell>, digits: [Digit; 2] },
    /// A bivalue universal grave of type `kind`, 1 to 4: all cells have two candidates but for `cells`, which have `digits`
    /// beyond; in type 3 `digits` are those of the naked set.
    Bug { kind: u8, cells: Vec<Cell>, digits: DigitSet },
    /// An aligned exclusion: two or three cells whose combinations are ruled out by the cells that see them.
    AlignedExclusion { cells: Vec<Cell> },
    /// A bidirectional cycle through `cells`. `complexity` is its length, as the original counts.
    Cycle { links: Links, cells: Vec<Cell>, complexity: u32 },
    /// A forcing chain from the negation of its conclusion.
    Chain { links: Links, conclusion: Conclusion, complexity: u32 },
    /// A contradiction: from `start` follows that `clash` both holds and doesn't.
    Contradiction { engine: Engine, start: Conclusion, clash: Candidate, complexity: u32 },
    /// A double chain: the conclusion follows from `start` and from its negation.
    Double { engine: Engine, start: Candidate, conclusion: Conclusion, complexity: u32 },
    /// Cell chains: the conclusion follows from each candidate of `cell`.
    Cell { engine: Engine, cell: Cell, conclusion: Conclusion, complexity: u32 },
    /// Region chains: the conclusion follows from each place of `digit` in `house`.
    Region { engine: Engine, house: House, digit: Digit, conclusion: Conclusion, complexity: u32 },
}

/// The links that a forcing chain or cycle may use.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Links {
    /// The links of one digit between its two places in a house.
    X,
    /// The links within cells of two candidates.
    Y,
    /// Links of both kinds.
    Xy,
}

/// The engine that has found chains of more than one branch.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Engine {
    /// Chains of one digit that use what they have eliminated on the way.
    Nishio,
    /// Static chains from each candidate of a cell or each place of a digit.
    Multiple,
    /// Chains that use what they have eliminated on the way; above level 0 they use other steps, too.
    Dynamic {
        /// The level, which says which other steps are used: 0: none; 1: locked candidates, pairs
        /// and X-Wings; 2: forcing chains; 3: multiple chains; 4: dynamic chains; 5: nested.
        level: u8,
    },
}

/// A conclusion of a chain: the `candidate` is true (`on`), or it is false.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // the fields say it themselves
pub struct Conclusion {
    /// The candidate that the conclusion is about.
    pub candidate: Candidate,
    /// Whether the candidate is true.
    pub on: bool,
}

impl Step {
    pub(super) fn placing(difficulty: Difficulty, pattern: Pattern, placement: Candidate) -> Step {
        Step { rating: difficulty.tenths(), pattern, removals: Vec::new(), placement: Some(placement), difficulty }
    }

    /// Applies the step to a position that has the same digits and candidates: eliminates, then places.
    ///
    /// ```
    /// use nonet_core::board::{Candidates, Grid};
    /// use nonet_se::{Path, Scale};
    ///
    /// let grid: Grid = "043080250600000000000001094900004070000608000010200003820500000000000005034090710".parse()?;
    /// let mut position = Candidates::new(&grid);
    /// let mut path = Path::new(&position, Scale::Full);
    /// while let Some(step) = path.step(&mut || true)? {
    ///     step.apply(&mut position);
    /// }
    /// assert!(position.is_solved());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn apply(&self, position: &mut Candidates) {
        position.eliminate(&self.eliminations());
        if let Some(placed) = self.placement {
            position.place(placed.cell, placed.digit);
        }
    }

    /// Returns the candidates that the step eliminates, as a set.
    #[must_use]
    pub fn eliminations(&self) -> CandidateSet {
        let gone = self.removals.iter();
        gone.fold(CandidateSet::EMPTY, |all, (cell, digits)| all | CandidateSet::of_cell(*cell, *digits))
    }

    pub(super) fn removing(difficulty: Difficulty, pattern: Pattern, removals: Vec<(Cell, DigitSet)>) -> Step {
        Step { rating: difficulty.tenths(), pattern, removals, placement: None, difficulty }
    }
}

/// One digit from each of `cells`.
pub(super) fn removals_of(digit: Digit, cells: CellSet) -> Vec<(Cell, DigitSet)> {
    cells.iter().map(|cell| (cell, DigitSet::of(digit))).collect()
}

/// Removals in the order of their cells.
pub(super) fn by_cell(mut removals: Vec<(Cell, DigitSet)>) -> Vec<(Cell, DigitSet)> {
    removals.sort_by_cached_key(|(cell, _)| cell.index());
    removals
}

impl Pattern {
    /// Returns whether the pattern rests on links, which it counts (`complexity`) and does not list.
    #[must_use]
    pub const fn rests_on_links(&self) -> bool {
        use Pattern::{Cell, Chain, Contradiction, Cycle, Double, Region};
        matches!(self, Cycle { .. } | Chain { .. } | Contradiction { .. } | Double { .. } | Cell { .. } | Region { .. })
    }

    /// Returns the original's name of the rule.
    ///
    /// ```
    /// use nonet_se::Pattern;
    ///
    /// let pattern = Pattern::NakedSingle { candidate: "6r9c8".parse()? };
    /// assert_eq!((pattern.rule().as_str(), pattern.to_string().as_str()), ("Naked Single", "Naked Single: R9C8: 6"));
    /// assert!(!pattern.rests_on_links());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn rule(&self) -> String {
        let direct = |direct: bool| if direct { "Direct " } else { "" };
        match self {
            Pattern::HiddenSingle { .. } => "Hidden Single".to_owned(),
            Pattern::NakedSingle { .. } => "Naked Single".to_owned(),
            Pattern::Locked { base, direct: is_direct, .. } => {
                format!("{}{}", direct(*is_direct), if base.is_line() { "Claiming" } else { "Pointing" })
            }
            Pattern::NakedSet { cells, .. } => format!("Naked {}", set_name(cells.len())),
            Pattern::HiddenSet { cells, direct: is_direct, .. } => {
                format!("{}Hidden {}", direct(*is_direct), set_name(cells.len()))
            }
            Pattern::Fish { size, .. } => ["X-Wing", "Swordfish", "Jellyfish"][size.saturating_sub(2).min(2)].to_owned(),
            Pattern::Wing { full, .. } => if *full { "XYZ-Wing" } else { "XY-Wing" }.to_owned(),
            Pattern::UniqueLoop { kind, cells, .. } => match cells.len() {
                4 => format!("Unique Rectangle type {kind}"),
                6 => format!("Unique Loop type {kind}"),
                size => format!("Unique Loop {size} type {kind}"),
            },
            Pattern::Bug { kind, .. } => format!("BUG type {kind}"),
            Pattern::AlignedExclusion { cells } => {
                format!("Aligned {} Exclusion", if cells.len() == 2 { "Pair" } else { "Triplet" })
            }
            Pattern::Cycle { links, .. } => format!("Bidirectional {}Cycle", links.prefix()),
            Pattern::Chain { links: Links::X, complexity: 6, .. } => "Turbot Fish".to_owned(),
            Pattern::Chain { links, .. } => format!("Forcing {}Chain", links.prefix()),
            Pattern::Contradiction { engine: Engine::Nishio, .. } => "Nishio Forcing Chains".to_owned(),
            Pattern::Contradiction { engine, .. } => engine.name("Contradiction "),
            Pattern::Double { engine, .. } => engine.name("Double "),
            Pattern::Cell { engine, .. } => engine.name("Cell "),
            Pattern::Region { engine, .. } => engine.name("Region "),
        }
    }
}

impl Links {
    fn prefix(self) -> &'static str {
        match self {
            Links::X => "X-",
            Links::Y => "Y-",
            Links::Xy => "",
        }
    }
}

impl Engine {
    fn name(self, form: &str) -> String {
        let (dynamic, level) = match self {
            Engine::Nishio | Engine::Multiple => ("", 0),
            Engine::Dynamic { level } => ("Dynamic ", level),
        };
        let suffix = match level {
            0 => "",
            1 => " (+)",
            2 => " (+ Forcing Chains)",
            3 => " (+ Multiple Forcing Chains)",
            4 => " (+ Dynamic Forcing Chains)",
            _ => " (+ Nested Forcing Chains)",
        };
        format!("{dynamic}{form}Forcing Chains{suffix}")
    }
}

fn set_name(size: usize) -> &'static str {
    ["Pair", "Triplet", "Quad"][size.saturating_sub(2).min(2)]
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} | {} ", self.rating, self.pattern.rule(), self.pattern)?;
        if !self.pattern.is_single() {
            let removals = self.removals.iter().map(|&(cell, digits)| format!("{}-{}", at(cell), together(digits)));
            write!(f, "[{}]", listed(removals, ", "))?;
        }
        let Some(Candidate { cell, digit }) = self.placement else { return Ok(()) };
        write!(f, " set {}={digit}", at(cell))
    }
}

impl Pattern {
    fn is_single(&self) -> bool {
        matches!(self, Pattern::HiddenSingle { .. } | Pattern::NakedSingle { .. })
    }
}

/// Writes the pattern as the original does in short: `Naked Pair: Cells R7C8,R8C8: 1,3 in block`.
impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let label = match self {
            Pattern::Contradiction { engine: Engine::Nishio, .. } => "Nishio Forcing Chain".to_owned(),
            Pattern::Contradiction { .. } => "Contradiction Forcing Chain".to_owned(),
            Pattern::Double { .. } => "Double Forcing Chain".to_owned(),
            Pattern::Cell { .. } => "Cell Forcing Chains".to_owned(),
            Pattern::Region { .. } => "Region Forcing Chains".to_owned(),
            _ => self.rule(),
        };
        write!(f, "{label}: ")?;
        match self {
            Pattern::HiddenSingle { house, candidate } => {
                write!(f, "{}: {} in {}", at(candidate.cell), candidate.digit, kind(house.kind()))
            }
            Pattern::NakedSingle { candidate } => write!(f, "{}: {}", at(candidate.cell), candidate.digit),
            Pattern::Locked { base, cover, cells, digit, direct } => {
                let (base, cover) = (kind(base.kind()), kind(cover.kind()));
                let words = if *direct { format!("of {base} in {cover}") } else { format!("in {base} and {cover}") };
                write!(f, "Cells {}: {digit} {words}", cells_of(cells.iter()))
            }
            Pattern::NakedSet { house, cells, digits } | Pattern::HiddenSet { house, cells, digits, .. } => {
                write!(f, "Cells {}: {} in {}", cells_of(cells.iter()), listed(digits.iter(), ","), kind(house.kind()))
            }
            Pattern::Fish { base, cells, digit, size } => {
                let crossing = if *base == HouseKind::Row { HouseKind::Column } else { HouseKind::Row };
                let mut cells: Vec<Cell> = cells.iter().collect();
                if crossing == HouseKind::Column {
                    cells.sort_by_cached_key(|cell| cell.column_index());
                }
                let (base, crossing) = (kind(*base), kind(crossing));
                write!(f, "Cells {}: {digit} in {size} {base}s and {size} {crossing}s", cells_of(cells.into_iter()))
            }
            Pattern::Wing { cells, digit, .. } => write!(f, "Cells {} on value {digit}", cells_of(cells.iter().copied())),
            Pattern::UniqueLoop { cells, digits: [a, b], .. } => {
                write!(f, "Cells {} on {a}, {b}", cells_of(cells.iter().copied()))
            }
            Pattern::Bug { kind: 1, cells, .. } | Pattern::AlignedExclusion { cells } => {
                f.write_str(&cells_of(cells.iter().copied()))
            }
            Pattern::Bug { cells, digits, .. } => {
                write!(f, "{} on {}", cells_of(cells.iter().copied()), listed(digits.iter(), ", "))
            }
            Pattern::Cycle { cells, complexity, .. } => write!(f, "{} cx={complexity}", cells_of(cells.iter().copied())),
            Pattern::Chain { conclusion, complexity, .. } => write!(f, "{conclusion} cx={complexity}"),
            Pattern::Contradiction { start, clash, complexity, .. } => {
                write!(f, "{start} ==> {}.{} both on & off cx={complexity}", at(clash.cell), clash.digit)
            }
            Pattern::Double { start, conclusion, complexity, .. } => {
                write!(f, "{}.{} on & off ==> {conclusion} cx={complexity}", at(start.cell), start.digit)
            }
            Pattern::Cell { cell, conclusion, complexity, .. } => write!(f, "{} ==> {conclusion} cx={complexity}", at(*cell)),
            Pattern::Region { house, digit, conclusion, complexity, .. } => {
                write!(f, "{digit} in {} ==> {conclusion} cx={complexity}", kind(house.kind()))
            }
        }
    }
}

/// Writes the candidate and whether it is true: `R4C5.6 off`.
impl fmt::Display for Conclusion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Candidate { cell, digit } = self.candidate;
        write!(f, "{}.{digit} {}", at(cell), if self.on { "on" } else { "off" })
    }
}

fn at(cell: Cell) -> String {
    format!("R{}C{}", cell.row_index() + 1, cell.column_index() + 1)
}

fn kind(kind: HouseKind) -> &'static str {
    match kind {
        HouseKind::Row => "row",
        HouseKind::Column => "column",
        HouseKind::Box => "block",
    }
}

fn cells_of(cells: impl Iterator<Item = Cell>) -> String {
    listed(cells.map(at), ",")
}

fn together(digits: DigitSet) -> String {
    digits.iter().map(|digit| digit.to_char()).collect()
}

fn listed(items: impl Iterator<Item = impl fmt::Display>, between: &str) -> String {
    items.map(|item| item.to_string()).collect::<Vec<_>>().join(between)
}
