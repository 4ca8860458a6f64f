//! The context in which every room draws its board: the selection, the highlighted digits, the filters, and the sizes of digits.

use super::{
    drawing::Drawing,
    view::{BoardView, CellView, Content, Relation},
};
use crate::session::{BoardUi, Filters, Selection, Settings, settings::Size};
use nonet_core::board::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House};
use nonet_prose::ExplainedStep;
use nonet_protocol::{Link, Node, Role};

/// The parts of a board view that are the same in every room.
#[derive(Clone, Copy, Debug)]
pub struct BoardContext {
    /// The selected cells, and the cursor.
    pub selection: Selection,
    /// The digits that the player highlighted.
    pub lit: DigitSet,
    /// The filters that highlight cells.
    pub filters: Filters,
    /// The cells of the sentence that is pointed at.
    pub pointed: CellSet,
    /// The case of the shown step that is shown alone, counted from 0; `None` if all are shown.
    pub case: Option<usize>,
    /// The size of digits.
    pub digit_size: Size,
    /// The size of small digits.
    pub note_size: Size,
}

impl BoardContext {
    /// The context from the state of the board and the settings.
    #[must_use]
    pub const fn of(board: &BoardUi, settings: &Settings) -> BoardContext {
        BoardContext {
            selection: board.selection,
            lit: board.lit,
            filters: board.filters,
            pointed: board.pointed,
            case: board.case,
            digit_size: settings.digit_size,
            note_size: settings.note_size,
        }
    }

    /// The board with these cells and this drawing; the room adds what only that room draws.
    #[must_use]
    pub fn board(&self, cells: Vec<CellView>, drawing: &Drawing<'_>) -> BoardView {
        BoardView {
            rays: drawing.rays(&cells),
            cells,
            houses: drawing.houses,
            order: drawing.concluded().map(|step| step.order.clone()).unwrap_or_default(),
            names: drawing.names(),
            digit_size: self.digit_size,
            note_size: self.note_size,
            ..BoardView::default()
        }
    }

    /// The views of the 81 cells with these digits and small digits.
    pub fn cells(
        &self,
        drawing: &Drawing<'_>,
        content: impl Fn(Cell) -> Content,
        notes: impl Fn(Cell) -> DigitSet,
    ) -> Vec<CellView> {
        let selection = self.selection;
        let lit = self.lit_digits(drawing, &content);
        let framed = drawing.houses.cells();
        let draw = |cell: Cell| {
            let content = content(cell);
            let role = drawing.role(cell);
            let small = content == Content::Empty;
            let notes = if small { notes(cell) } else { DigitSet::EMPTY };
            let relation = match content.digit() {
                _ if selection.cells.contains(cell) => Relation::Selected,
                Some(digit) if lit.contains(digit) => Relation::Same,
                _ => Relation::None,
            };
            // A pattern may name a cell with all its digits; only those that are noted in it are marked.
            let stands = |digit, role| notes.contains(digit) || !matches!(role, Role::Cause | Role::Pivot | Role::Fin);
            let mark = |digit| drawing.mark(Candidate::new(cell, digit)).filter(|role| stands(digit, *role));
            CellView {
                notes,
                lit: lit & notes,
                marks: Digit::ALL.map(|digit| if small { mark(digit) } else { None }),
                relation,
                tab_stop: selection.cursor == cell,
                emptied: drawing.concluded().is_some_and(|step| step.emptied.contains(cell)),
                invalid: drawing.wrong.contains(cell),
                differs: drawing.differing.contains(cell),
                pointed: self.pointed.contains(cell),
                role: role.or_else(|| framed.contains(cell).then_some(Role::House)),
                ..CellView::of(cell, content)
            }
        };
        Cell::all().map(draw).collect()
    }

    /// The highlighted digits: those that the player chose and those of a hint. If there are none, the digit of the selected
    /// cell, unless a step is shown: beside a step that would distract.
    pub fn lit_digits(&self, drawing: &Drawing<'_>, content: &impl Fn(Cell) -> Content) -> DigitSet {
        let chosen = self.lit | drawing.lit;
        let own = self.selection.cells.single().and_then(|cell| content(cell).digit());
        own.filter(|_| chosen.is_empty() && drawing.step.is_none()).map_or(chosen, DigitSet::of)
    }

    /// The cell whose houses are tinted: the one that is pointed at, otherwise the selected one. `None` while a step is shown.
    #[must_use]
    pub fn tinted_cell(&self, drawing: &Drawing<'_>) -> Option<Cell> {
        let selected = || self.selection.cells.single();
        if drawing.step.is_some() { None } else { self.pointed.single().or_else(selected) }
    }

    /// Highlights the cells that fit the filters and the highlighted digits, and dims the others. Cells with a highlighted digit
    /// and cells with a role in a step are not dimmed.
    pub fn pick_out(&self, open: &CandidateSet, cells: &mut [CellView]) {
        for view in cells.iter_mut().filter(|view| view.role.is_none()) {
            let is_lit = view.content.digit().is_some_and(|digit| self.lit.contains(digit));
            view.fits = self.filters.fits(self.lit, open, view.cell).filter(|fits| *fits || !is_lit);
        }
    }
}

/// The links of a step, and the strong links of the digits `strong` among the candidates `open`.
#[must_use]
pub fn drawn_links(step: Option<&ExplainedStep>, open: &CandidateSet, strong: DigitSet) -> Vec<Link> {
    let mut all = step.map_or(Vec::new(), |step| step.links.clone());
    all.extend(strong_links(open, strong));
    all
}

/// The houses with exactly two notes of one of these digits, as strong links between the two notes.
fn strong_links(notes: &CandidateSet, digits: DigitSet) -> Vec<Link> {
    let houses = || House::all().map(House::cells);
    let pairs = digits.iter().flat_map(|digit| houses().map(move |cells| (digit, cells & notes.cells_of(digit))));
    let mut links: Vec<Link> = Vec::new();
    for (digit, cells) in pairs.filter(|(_, cells)| cells.len() == 2) {
        let mut ends = cells.iter().map(|cell| Node { digit, cells: CellSet::of(cell) });
        if let (Some(from), Some(to)) = (ends.next(), ends.next()) {
            links.push(Link { from, to, strong: true });
        }
    }
    links.dedup();
    links
}
