//! All that the board shows, as plain values.

use crate::{session::settings::Size, text};
use nonet_core::{
    Role,
    board::{Cell, Digit, DigitSet, HouseSet},
};
use nonet_drawing::{LinkView, OrderView, RaysView};

/// The content of a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Content {
    /// Nothing.
    Empty,
    /// A digit of the puzzle.
    Given(Digit),
    /// A digit that the player wrote.
    Entered(Digit),
    /// A digit that the program put there.
    Solved(Digit),
}

impl Content {
    /// The digit, if any.
    #[must_use]
    pub const fn digit(self) -> Option<Digit> {
        match self {
            Content::Empty => None,
            Content::Given(digit) | Content::Entered(digit) | Content::Solved(digit) => Some(digit),
        }
    }
}

/// The relation of a cell to the selection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Relation {
    /// Not at all.
    None,
    /// It holds the same digit.
    Same,
    /// It is selected.
    Selected,
}

/// All that one cell shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CellView {
    /// The cell.
    pub cell: Cell,
    /// Its content.
    pub content: Content,
    /// The small digits, drawn at nine places.
    pub notes: DigitSet,
    /// The small digits in the middle of the cell.
    pub centre: DigitSet,
    /// Of the small digits at fixed places, those that the player hasn't written: drawn pale.
    pub unwritten: DigitSet,
    /// The cell's colour, numbered like a digit.
    pub colour: Option<Digit>,
    /// The colours of its small digits, by digit index.
    pub tints: [Option<Digit>; 9],
    /// Of those, the ones that are drawn lit (the digit of the selected cell, or the one that was asked for).
    pub lit: DigitSet,
    /// The part each small digit plays in the step that is shown, by digit index. A removed candidate is still among `notes`
    /// while the step that removed it is shown.
    pub marks: [Option<Role>; 9],
    /// Its relation to the selection.
    pub relation: Relation,
    /// Whether it is the board's one tab stop.
    pub tab_stop: bool,
    /// Whether the end of a trial is here: nothing can stand in it, or a digit has no place in its house.
    pub emptied: bool,
    /// Whether its digit clashes or is shown as wrong.
    pub invalid: bool,
    /// Whether solutions differ in it.
    pub differs: bool,
    /// Whether it is picked out, where cells are: else it is dimmed.
    pub fits: Option<bool>,
    /// Whether a sentence speaks of it that is pointed at.
    pub pointed: bool,
    /// Whether what stands in it is not to be seen, nor heard: a game is paused.
    pub hidden: bool,
    /// The part the cell plays in the step, or in the reason why there is no solution.
    pub role: Option<Role>,
}

impl CellView {
    /// A cell that shows only what stands in it.
    #[must_use]
    pub const fn of(cell: Cell, content: Content) -> CellView {
        CellView {
            cell,
            content,
            notes: DigitSet::EMPTY,
            centre: DigitSet::EMPTY,
            unwritten: DigitSet::EMPTY,
            colour: None,
            tints: [None; 9],
            lit: DigitSet::EMPTY,
            marks: [None; 9],
            relation: Relation::None,
            tab_stop: false,
            emptied: false,
            invalid: false,
            differs: false,
            fits: None,
            pointed: false,
            hidden: false,
            role: None,
        }
    }

    /// Its spoken name: `row 4, column 5, given 9`, `row 1, column 1, empty, notes 1 7`.
    #[must_use]
    pub fn name(&self) -> String {
        match self.content {
            Content::Given(digit) => text::board::given(self.cell, digit),
            Content::Entered(digit) => text::board::entered(self.cell, digit),
            Content::Solved(digit) => text::board::solved(self.cell, digit),
            Content::Empty if self.hidden => text::board::hidden(self.cell),
            Content::Empty => text::board::empty(self.cell, self.notes - self.unwritten, self.centre),
        }
    }

    /// Its spoken description beside the name: its colour, and the small digits that the step which is shown rules out.
    pub(super) fn description(&self) -> Option<String> {
        let ruled_out = Digit::ALL.into_iter().filter(|digit| self.marks[digit.index()] == Some(Role::Elimination)).collect();
        text::board::description(self.colour, ruled_out)
    }
}

/// All that the board shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardView {
    /// The 81 cells in reading order.
    pub cells: Vec<CellView>,
    /// Whether givens are being typed: cells are drawn dashed.
    pub editing: bool,
    /// Whether the board is only looked at (a step of the log, a solution that is walked): nothing can be written on it.
    pub looking: bool,
    /// Whether several cells are selected.
    pub several_selected: bool,
    /// The houses that are framed: where the step's reasoning takes place, or the house of a clash.
    pub houses: HouseSet,
    /// The rays that show that a step is a single.
    pub rays: RaysView,
    /// In which order a trial goes.
    pub order: Vec<OrderView>,
    /// The names of the parts of the step that is shown, where they differ from the general ones.
    pub names: Vec<(Role, String)>,
    /// The links of the chain that is shown.
    pub links: Vec<LinkView>,
    /// The lines that the player drew, and the one that is being drawn.
    pub lines: Vec<LinkView>,
    /// Whether lines are drawn where the pointer goes.
    pub hears_release: bool,
    /// The cell whose houses are tinted: the one that is selected.
    pub seen_from: Option<Cell>,
    /// The last cell of a game that is solved.
    pub solved_at: Option<Cell>,
    /// How large digits are.
    pub digit_size: Size,
    /// How large small digits are.
    pub note_size: Size,
}

impl BoardView {
    /// The nine rows.
    pub fn rows(&self) -> impl Iterator<Item = &[CellView]> {
        self.cells.chunks(9)
    }

    /// Whether nothing stands on the board: then the page invites a puzzle in.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.cells.iter().all(|cell| cell.content == Content::Empty)
    }

    /// Whether it has more than digits: notes, or what a step marks.
    #[must_use]
    pub fn has_more(&self) -> bool {
        self.cells.iter().any(|cell| !(cell.notes | cell.centre).is_empty() || cell.role.is_some())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_named_for_the_ear() {
        let cell = "r4c5".parse().unwrap();
        let notes: DigitSet = [Digit::D1, Digit::D2, Digit::D5].into_iter().collect();
        for (content, notes, name) in [
            (Content::Given(Digit::D9), DigitSet::EMPTY, "row 4, column 5, given 9"),
            (Content::Entered(Digit::D3), DigitSet::EMPTY, "row 4, column 5, entered 3"),
            (Content::Solved(Digit::D3), notes, "row 4, column 5, solved 3"),
            (Content::Empty, DigitSet::EMPTY, "row 4, column 5, empty"),
            (Content::Empty, notes, "row 4, column 5, empty, notes 1 2 5"),
        ] {
            let view = CellView { notes, ..CellView::of(cell, content) };
            assert_eq!(view.name(), name);
        }
    }
}
