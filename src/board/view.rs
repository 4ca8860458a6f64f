//! The view of the board, as plain values.

use crate::{
    session::settings::Size,
    text::{self, Text},
};
use nonet_core::board::{Cell, CellSet, Digit, DigitSet, HouseSet};
use nonet_drawing::{Ink, LinkView, RaysView};
use nonet_prose::NumberedNode;
use nonet_protocol::{Link, Role};

/// The content of a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Content {
    /// No digit.
    Empty,
    /// A given.
    Given(Digit),
    /// A digit that the player wrote.
    Entered(Digit),
    /// A digit that a step of the program placed.
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
    /// No relation.
    None,
    /// The cell holds a highlighted digit, usually that of the selected cell.
    Same,
    /// The cell is selected.
    Selected,
}

/// The mark of a cell whose puzzle is being set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RuleMark {
    /// The cell must stay empty.
    Outside,
    /// The digit of the cell is locked.
    Locked,
    /// A symmetric cell is given, and this one is not.
    Lacking,
    /// The empty cell has the same digit in all solutions.
    Forced,
}

/// The view of a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CellView {
    /// The cell.
    pub cell: Cell,
    /// The digit of the cell, if any.
    pub content: Content,
    /// The small digits, drawn at nine places.
    pub notes: DigitSet,
    /// The small digits in the middle of the cell.
    pub centre: DigitSet,
    /// The digits of `notes` that the player hasn't written; they are drawn pale.
    pub unwritten: DigitSet,
    /// The cell's colour, numbered like a digit; `None` without one.
    pub colour: Option<Digit>,
    /// The colours of the small digits, by digit index.
    pub tints: [Option<Digit>; 9],
    /// The small digits that are highlighted: the digit of the selected cell, or digits that the player chose.
    pub lit: DigitSet,
    /// The role of each small digit in the shown step, by digit index. A removed candidate is still among `notes` while the step
    /// that removed it is shown.
    pub marks: [Option<Role>; 9],
    /// The relation of the cell to the selection.
    pub relation: Relation,
    /// Whether the cell is the board's only tab stop.
    pub tab_stop: bool,
    /// Whether a trial ends in this cell with a contradiction: the cell has no candidate left, or a digit has no place in the
    /// cell's house.
    pub emptied: bool,
    /// Whether the digit clashes or is shown as wrong.
    pub invalid: bool,
    /// Whether solutions differ in the cell.
    pub differs: bool,
    /// Whether the cell fits the filters; a cell that doesn't fit is dimmed. `None` while nothing is filtered.
    pub fits: Option<bool>,
    /// Whether the cell is part of a sentence that is pointed at.
    pub pointed: bool,
    /// Whether the content is hidden from sight and from screen readers, because the game is paused.
    pub hidden: bool,
    /// The mark of the cell by the rules of a setter. `None` where they say nothing.
    pub rule: Option<RuleMark>,
    /// The role of the cell in the step, or in the reason for having no solution.
    pub role: Option<Role>,
}

impl CellView {
    /// A cell that shows only its digit.
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
            rule: None,
            role: None,
        }
    }

    /// The spoken name: `row 4, column 5, given 9`, `row 1, column 1, empty, notes 1 7`.
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

    /// The spoken description beside the name: the colours of the cell and of its small digits, and the small digits that the shown step
    /// rules out.
    pub(super) fn description(&self) -> Option<String> {
        let ruled_out = Digit::ALL.into_iter().filter(|digit| self.marks[digit.index()] == Some(Role::Elimination)).collect();
        let notes = (self.notes | self.centre).iter().filter_map(|note| Some((note, self.tints[note.index()]?)));
        text::board::description(self.colour, notes, ruled_out, self.rule.map(rule_name))
    }
}

/// Returns the name of a mark.
const fn rule_name(mark: RuleMark) -> Text {
    match mark {
        RuleMark::Outside => text::board::RULE_OUTSIDE,
        RuleMark::Locked => text::board::RULE_LOCKED,
        RuleMark::Lacking => text::board::RULE_LACKING,
        RuleMark::Forced => text::board::RULE_FORCED,
    }
}

/// The view of the board.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BoardView {
    /// The 81 cells in reading order.
    pub cells: Vec<CellView>,
    /// Whether givens are being typed; cells are drawn dashed then.
    pub editing: bool,
    /// Whether the board is read-only, because it shows a step of the log or a solution.
    pub looking: bool,
    /// The houses that get a frame: those of the step, or the house of a clash.
    pub houses: HouseSet,
    /// The rays that show why a step is a single.
    pub rays: RaysView,
    /// The nodes of a trial, or of each case of a chain, with the numbers that show their order.
    pub order: Vec<Vec<NumberedNode>>,
    /// The names of the roles in the shown step, where they differ from the general ones.
    pub names: Vec<(Role, String)>,
    /// The links of the chain that is shown.
    pub links: Vec<Link>,
    /// The lines that the player drew, and the one that is being drawn.
    pub lines: Vec<LinkView>,
    /// Whether the board reports where the pointer is released: lines are drawn, or the digit is locked.
    pub tracks_pointer_up: bool,
    /// The cell whose houses are tinted; `None` if no houses are.
    pub tinted_cell: Option<Cell>,
    /// The last cell of a solved game; `None` in other cases.
    pub solved_at: Option<Cell>,
    /// The cells of the rows, columns, boxes and digits that the last move completed, and the number of such moves so far.
    pub completed: (CellSet, u32),
    /// The size of digits.
    pub digit_size: Size,
    /// The size of small digits.
    pub note_size: Size,
}

impl BoardView {
    /// The nine rows.
    pub fn rows(&self) -> impl Iterator<Item = &[CellView]> {
        self.cells.chunks(9)
    }

    /// Whether no cell holds a digit. The page invites a puzzle then.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.cells.iter().all(|cell| cell.content == Content::Empty)
    }

    /// The ink that lies on the board: links and numbers keep clear of it.
    #[must_use]
    pub fn ink(&self) -> Ink {
        let mut ink = Ink::default();
        for view in &self.cells {
            if view.content.digit().is_some() {
                ink.filled = ink.filled.with(view.cell);
                continue;
            }
            ink.corner.set_digits(view.cell, view.notes);
            ink.centre.set_digits(view.cell, view.centre);
            let is_marked = |digit: &Digit| view.marks[digit.index()].is_some();
            ink.marked.set_digits(view.cell, Digit::ALL.into_iter().filter(is_marked).collect());
        }
        ink
    }

    /// Whether the board shows more than digits: notes, or roles of a step.
    #[must_use]
    pub fn has_more(&self) -> bool {
        self.cells.iter().any(|cell| !(cell.notes | cell.centre).is_empty() || cell.role.is_some() || cell.colour.is_some())
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

    #[test]
    fn colours_are_named() {
        let mut view = CellView::of(Cell::FIRST, Content::Empty);
        assert_eq!(view.description(), None);
        view.colour = Some(Digit::D3);
        assert_eq!(view.description().as_deref(), Some("green"));
        view.tints[Digit::D7.index()] = Some(Digit::D2);
        assert_eq!(view.description().as_deref(), Some("green"), "a note that isn't there has no colour that is seen");
        view.notes = DigitSet::of(Digit::D7);
        view.marks[Digit::D8.index()] = Some(Role::Elimination);
        assert_eq!(view.description().as_deref(), Some("green, 7 sky blue, ruled out 8"));
        let names: std::collections::BTreeSet<_> = Digit::ALL.into_iter().map(|digit| text::board::colour(digit).say()).collect();
        assert_eq!(names.len(), 9, "each has its own");
    }
}
