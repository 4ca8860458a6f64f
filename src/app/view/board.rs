//! The board as it is to be drawn.

use super::{
    Room,
    links::{LinkView, links},
};
use crate::{
    app::state::{Look, State},
    board::{Candidate, Cell, CellSet, Digit, DigitSet, HouseSet},
    engine::{Role, Step},
    game::{Mark, Sheet},
    solver::{Reason, Verdict},
};

/// What stands in a cell.
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

/// How a cell stands to the selection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Relation {
    /// Not at all.
    None,
    /// It shares a house with the selected cell.
    Peer,
    /// It holds the same digit.
    Same,
    /// It is selected.
    Selected,
}

/// All that one cell shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CellView {
    /// Which cell it is.
    pub cell: Cell,
    /// What stands in it.
    pub content: Content,
    /// The small digits, drawn at fixed 3x3 places.
    pub notes: DigitSet,
    /// Of those, the ones that are drawn lit (the digit of the selected cell, or the one that was asked for).
    pub lit: DigitSet,
    /// The part each small digit plays in the step that is shown, by digit index. A removed candidate is still among `notes`
    /// while the step that removed it is shown.
    pub marks: [Option<Role>; 9],
    /// How it stands to the selection.
    pub relation: Relation,
    /// Whether it is the board's one tab stop.
    pub tab_stop: bool,
    /// Whether its digit clashes or is shown as wrong.
    pub invalid: bool,
    /// Whether solutions differ in it.
    pub differs: bool,
    /// The part the cell plays in the step, or in the reason why there is no solution.
    pub role: Option<Role>,
}

impl CellView {
    /// Its spoken name: `row 4, column 5, given 9`, `row 1, column 1, empty, notes 1 7`.
    #[must_use]
    pub fn name(&self) -> String {
        let (row, column) = (self.cell.row_index() + 1, self.cell.column_index() + 1);
        let content = match self.content {
            Content::Given(digit) => format!("given {digit}"),
            Content::Entered(digit) => format!("entered {digit}"),
            Content::Solved(digit) => format!("solved {digit}"),
            Content::Empty if self.notes.is_empty() => "empty".to_owned(),
            Content::Empty => format!("empty, notes {}", self.notes),
        };
        format!("row {row}, column {column}, {content}")
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
    /// The links of the chain that is shown.
    pub links: Vec<LinkView>,
}

impl BoardView {
    /// The nine rows.
    pub fn rows(&self) -> impl Iterator<Item = &[CellView]> {
        self.cells.chunks(9)
    }

    /// Whether nothing stands on it: then the page invites a puzzle in.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.cells.iter().all(|cell| cell.content == Content::Empty)
    }
}

/// What a step, a solution or a reason lays over the digits.
#[derive(Default)]
struct Overlay<'a> {
    step: Option<&'a Step>,
    wrong: CellSet,
    differing: CellSet,
    reason: CellSet,
    houses: HouseSet,
}

/// The board of the room that is shown.
pub(super) fn board(state: &State) -> BoardView {
    match state.room {
        Room::Solve => solve_board(state),
        Room::Play => play_board(state),
    }
}

fn solve_board(state: &State) -> BoardView {
    let solve = &state.solve;
    let shown_step = solve.shown_step();
    let sheet = shown_step.map_or(solve.sheet(), |(_, sheet)| sheet);
    let looks_back = matches!(solve.look, Look::Step(_));
    let overlay = match (shown_step, solve.look) {
        (Some((taken, _)), _) => Overlay { step: Some(&taken.step), houses: taken.step.houses(), ..Overlay::default() },
        (None, Look::Solution(_)) => Overlay { differing: differing(&solve.judged.verdict), ..Overlay::default() },
        (None, _) => verdict_overlay(state),
    };
    let content = |cell| match (sheet.mark(cell), solve.shown_solution()) {
        (Mark::Given(digit), _) => Content::Given(digit),
        (Mark::Entered(digit), _) => Content::Entered(digit),
        (Mark::Solved(digit), _) => Content::Solved(digit),
        (Mark::Empty, Some(solution)) => solution[cell].map_or(Content::Empty, Content::Solved),
        (Mark::Empty, None) => Content::Empty,
    };
    let all = if looks_back { *sheet.position().open() } else { solve.shown_candidates() };
    let notes = |cell| {
        let shown = !looks_back || solve.candidates;
        let own = if shown { all.digits_in(cell) } else { DigitSet::EMPTY };
        own | overlay.step.map_or(DigitSet::EMPTY, |step| notes_of_step(step, sheet, cell))
    };
    let cells = drawn(state, &overlay, content, notes);
    BoardView {
        cells,
        editing: solve.editing,
        looking: solve.look != Look::Now,
        several_selected: state.selection.cells.len() > 1,
        houses: overlay.houses,
        links: overlay.step.map(|step| links(&step.links())).unwrap_or_default(),
    }
}

/// While a step is shown, the cells that play a part in it show their candidates, be candidates shown or not.
fn notes_of_step(step: &Step, sheet: &Sheet, cell: Cell) -> DigitSet {
    let eliminated = step.eliminations().digits_in(cell);
    match step.role_of(cell) {
        Some(_) if sheet.grid()[cell].is_none() => sheet.position().of_cell(cell) | eliminated,
        _ => DigitSet::EMPTY,
    }
}

/// What shows the verdict on the board: the reason why there is no solution, or where solutions differ.
fn verdict_overlay(state: &State) -> Overlay<'static> {
    let judged = &state.solve.judged;
    let wrong = judged.grid.clashing_cells();
    match &judged.verdict {
        Verdict::None(reason) => {
            let conflict = state.solve.diagnosis.as_ref().map_or(CellSet::EMPTY, |diagnosis| diagnosis.conflict);
            let (reason, houses) = match reason {
                Reason::Clash(clash) => (CellSet::EMPTY, HouseSet::of(clash.house)),
                Reason::NoCandidate { cell } => (CellSet::of(*cell), HouseSet::EMPTY),
                Reason::NoPlace { house, .. } => (CellSet::EMPTY, HouseSet::of(*house)),
                Reason::NoCompletion => (conflict, HouseSet::EMPTY),
            };
            Overlay { wrong, reason, houses, ..Overlay::default() }
        }
        Verdict::One(_) => Overlay::default(),
        several @ Verdict::Several { .. } => {
            // Where every empty cell differs, saying so says nothing.
            let cells = differing(several);
            let told = if cells == judged.grid.empty() { CellSet::EMPTY } else { cells };
            Overlay { differing: told, ..Overlay::default() }
        }
    }
}

fn differing(verdict: &Verdict) -> CellSet {
    match verdict {
        Verdict::Several { differing, .. } => *differing,
        Verdict::None(_) | Verdict::One(_) => CellSet::EMPTY,
    }
}

fn play_board(state: &State) -> BoardView {
    let game = &state.play.game;
    let grid = game.grid();
    let content = |cell| match (game.givens()[cell], game.standing().entered()[cell]) {
        (Some(digit), _) => Content::Given(digit),
        (None, Some(digit)) => Content::Entered(digit),
        (None, None) => Content::Empty,
    };
    let notes = game.standing().all_notes();
    let notes = |cell| notes.digits_in(cell);
    let overlay = Overlay { wrong: grid.clashing_cells(), ..Overlay::default() };
    BoardView {
        cells: drawn(state, &overlay, content, notes),
        editing: false,
        looking: false,
        several_selected: state.selection.cells.len() > 1,
        houses: HouseSet::EMPTY,
        links: Vec::new(),
    }
}

/// The 81 cells.
fn drawn(
    state: &State,
    overlay: &Overlay<'_>,
    content: impl Fn(Cell) -> Content,
    notes: impl Fn(Cell) -> DigitSet,
) -> Vec<CellView> {
    let selection = state.selection;
    let alone = selection.cells.single();
    let lit = state.lit.or_else(|| alone.and_then(|cell| content(cell).digit()));
    let peers = alone.map_or(CellSet::EMPTY, Cell::peers);
    let framed = overlay.houses.cells();
    let draw = |cell: Cell| {
        let content = content(cell);
        let notes = if content == Content::Empty { notes(cell) } else { DigitSet::EMPTY };
        let relation = match content.digit() {
            _ if selection.cells.contains(cell) => Relation::Selected,
            Some(digit) if lit == Some(digit) => Relation::Same,
            _ if peers.contains(cell) => Relation::Peer,
            _ => Relation::None,
        };
        let mark = |digit| overlay.step.and_then(|step| step.role_of_candidate(Candidate::new(cell, digit)));
        let blank = content == Content::Empty;
        CellView {
            cell,
            content,
            notes,
            lit: lit.map_or(DigitSet::EMPTY, DigitSet::of) & notes,
            marks: Digit::ALL.map(|digit| if blank { mark(digit) } else { None }),
            relation,
            tab_stop: selection.cursor == cell,
            invalid: overlay.wrong.contains(cell),
            differs: overlay.differing.contains(cell),
            role: match overlay.step {
                Some(step) => step.role_of(cell),
                None => overlay.reason.contains(cell).then_some(Role::Cause),
            }
            .or_else(|| framed.contains(cell).then_some(Role::House)),
        }
    };
    Cell::all().map(draw).collect()
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
            let view = CellView {
                cell,
                content,
                notes,
                lit: DigitSet::EMPTY,
                marks: [None; 9],
                relation: Relation::None,
                tab_stop: false,
                invalid: false,
                differs: false,
                role: None,
            };
            assert_eq!(view.name(), name);
        }
    }
}
