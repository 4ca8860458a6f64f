//! The board as it is to be drawn.

use super::{BoardView, CellView, Content, Relation, Room, givens::set_board};
use crate::state::{Look, State, Topic};
use nonet_core::{
    Role,
    board::{Candidate, CandidateSet, Candidates, Cell, CellSet, Digit, DigitSet, Grid, House, HouseSet},
    solver::{DeadEnd, Reason, Verdict},
};
use nonet_drawing::{LinkView, RaysView, line, links, order, rays, start};
use nonet_game::{Line, Mark, Notes};
use nonet_protocol::{Link, Node, Told};

impl BoardView {
    /// A board that shows only these cells, in the sizes that were chosen.
    fn of(cells: Vec<CellView>, state: &State) -> BoardView {
        BoardView {
            several_selected: state.session.board.selection.cells.len() > 1,
            digit_size: state.session.settings.digit_size,
            note_size: state.session.settings.note_size,
            cells,
            editing: false,
            looking: false,
            houses: HouseSet::EMPTY,
            rays: RaysView::default(),
            order: Vec::new(),
            names: Vec::new(),
            links: Vec::new(),
            lines: Vec::new(),
            hears_release: false,
            seen_from: None,
            solved_at: None,
        }
    }

    /// The nine rows.
    pub fn rows(&self) -> impl Iterator<Item = &[CellView]> {
        self.cells.chunks(9)
    }

    /// Whether nothing stands on it: then the page invites a puzzle in.
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

/// What a step, a solution or a reason lays over the digits.
#[derive(Default)]
pub(super) struct Drawing<'a> {
    step: Option<&'a Told>,
    depth: Depth,
    ghosts: CandidateSet,
    lit: DigitSet,
    wrong: CellSet,
    differing: CellSet,
    reason: CellSet,
    houses: HouseSet,
}

/// How much of a step is drawn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Default)]
enum Depth {
    /// The houses only.
    Houses,
    /// The cells that prove it.
    Cells,
    /// Their candidates too.
    Pattern,
    /// All of it, and what follows.
    #[default]
    Conclusion,
}

impl<'a> Drawing<'a> {
    /// The board with these cells on which it is drawn.
    pub(super) fn board(&self, cells: Vec<CellView>, state: &State) -> BoardView {
        BoardView { houses: self.houses, names: self.names(), ..BoardView::of(cells, state) }
    }

    /// The part of a candidate, as far as it is told.
    fn mark(&self, candidate: Candidate) -> Option<Role> {
        let step = self.step.filter(|_| self.depth >= Depth::Pattern)?;
        let is_ruled_out = step.ruled_out.contains(candidate) && step.effect.placements().cells().contains(candidate.cell);
        let role = if is_ruled_out { Role::Elimination } else { step.role_of_candidate(candidate)? };
        (self.depth == Depth::Conclusion || !matches!(role, Role::Elimination | Role::Target)).then_some(role)
    }

    /// What the parts of the step are called.
    fn names(&self) -> Vec<(Role, String)> {
        self.step.map(|step| step.names.clone()).unwrap_or_default()
    }

    /// The step, once it is told to its end.
    fn concluded(&self) -> Option<&'a Told> {
        self.step.filter(|_| self.depth == Depth::Conclusion)
    }

    /// What shows that the step is a single, on a board with these cells.
    fn rays(&self, cells: &[CellView]) -> RaysView {
        let Some(step) = self.concluded() else { return RaysView::default() };
        let mut notes = CandidateSet::EMPTY;
        cells.iter().for_each(|view| notes.set_digits(view.cell, view.notes | view.centre));
        rays(step, &notes)
    }

    /// The part of a cell, as far as it is told.
    fn role(&self, cell: Cell) -> Option<Role> {
        match self.step {
            Some(step) if self.depth == Depth::Conclusion => step.role_of(cell),
            Some(step) if self.depth > Depth::Houses => {
                step.role_of(cell).filter(|role| !matches!(role, Role::Elimination | Role::Target))
            }
            _ => self.reason.contains(cell).then_some(Role::Cause),
        }
    }
}

/// The board of the room that is shown.
pub(crate) fn board(state: &State) -> BoardView {
    match state.session.room {
        Room::Solve => solve_board(state),
        Room::Make => set_board(state),
        Room::Play => play_board(state),
    }
}

/// The step that is drawn to its end.
pub(crate) fn drawn_step(state: &State) -> Option<&Told> {
    match state.session.room {
        Room::Solve => Some(state.solve.shown_step()?.0.told.case(state.session.board.case)),
        Room::Make => None,
        Room::Play => asked_drawing(state).concluded(),
    }
}

fn solve_board(state: &State) -> BoardView {
    let solve = &state.solve;
    let shown_step = solve.shown_step();
    let shown_sheet = solve.shown_sheet();
    // A step that only removes candidates is drawn on what it found: what it removed, and what that left, is there to be marked.
    // Nothing is hidden on a board that is full.
    let as_found = shown_step
        .map(|(logged, _)| logged)
        .filter(|logged| logged.told.effect.placements().is_empty() && !shown_sheet.grid().empty().is_empty());
    let sheet = as_found.map_or(&shown_sheet, |logged| &logged.before);
    let looks_back =
        as_found.is_some() || matches!(solve.look, Look::Step(_) | Look::Moment(_) | Look::Forced(_) | Look::Hardest);
    let case = state.session.board.case.filter(|_| solve.preview.is_none());
    let drawing = match (shown_step, solve.look) {
        (Some((logged, _)), _) => {
            let told = &logged.told;
            Drawing { step: Some(told.case(case)), houses: told.houses, ..Drawing::default() }
        }
        (None, Look::Solution(_)) => Drawing { differing: differing(&solve.judged.verdict), ..Drawing::default() },
        (None, _) => verdict_drawing(state),
    };
    let content = |cell| match (sheet.mark(cell), solve.shown_solution()) {
        (Mark::Given(digit), _) => Content::Given(digit),
        (Mark::Entered(digit), _) => Content::Entered(digit),
        (Mark::Solved(digit), _) => Content::Solved(digit),
        (Mark::Empty, Some(solution)) => solution[cell].map_or(Content::Empty, Content::Solved),
        (Mark::Empty, None) => Content::Empty,
    };
    let all = if looks_back { *sheet.position().open() } else { solve.shown_candidates() };
    // While a step is shown, the cells that play a part in it show their candidates as it found them, be candidates shown or not.
    let found = shown_step.map_or(sheet, |(logged, _)| &logged.before).position();
    let notes = |cell| {
        let shown = !looks_back || solve.candidates;
        let own = if shown { all.digits_in(cell) } else { DigitSet::EMPTY };
        own | if drawing.step.is_some_and(|step| step.role_of(cell).is_some()) { found.of_cell(cell) } else { DigitSet::EMPTY }
    };
    let mut cells = drawn(state, &drawing, content, notes);
    let open = shown_sheet.position();
    let picks = !matches!(solve.look, Look::Solution(_)); // all of its cells are filled
    if picks {
        pick_out(state, open.open(), &mut cells);
    }
    BoardView {
        editing: solve.types_givens(),
        looking: solve.look != Look::Now,
        houses: drawing.houses,
        rays: drawing.rays(&cells),
        order: drawing.concluded().map(|step| order(&step.order)).unwrap_or_default(),
        names: drawing.names(),
        links: drawn_links(drawing.step, state.session.board.filters.links && picks, open.open(), lit(state, &drawing, &content)),
        seen_from: seen_from(state, &drawing),
        ..BoardView::of(cells, state)
    }
}

/// What shows the verdict on the board: the reason why there is no solution, or where solutions differ.
fn verdict_drawing(state: &State) -> Drawing<'static> {
    let judged = &state.solve.judged;
    let wrong = judged.grid.clashing_cells();
    match &judged.verdict {
        // What shows only after some digits are filled in is drawn where they are.
        Verdict::None(end) if state.solve.shown_forced().len() < end.forced.len() => {
            let latest = state.solve.shown_forced().last();
            Drawing { reason: latest.map_or(CellSet::EMPTY, |single| single.cell.into()), ..Drawing::default() }
        }
        Verdict::None(DeadEnd { reason, .. }) => {
            let conflict = state.solve.diagnosis.as_ref().map_or(CellSet::EMPTY, |diagnosis| diagnosis.conflict);
            reason_drawing(reason, wrong, conflict)
        }
        Verdict::One(_) => Drawing::default(),
        several @ Verdict::Several { .. } => {
            // Where every empty cell differs, saying so says nothing.
            let cells = differing(several);
            let told = if cells == judged.grid.empty() { CellSet::EMPTY } else { cells };
            Drawing { differing: told, ..Drawing::default() }
        }
    }
}

/// What shows why there is no solution: the clashing digits, the cell or the house, or digits that together exclude every solution.
pub(super) fn reason_drawing(reason: &Reason, wrong: CellSet, conflict: CellSet) -> Drawing<'static> {
    let (reason, houses) = match reason {
        Reason::Clash(clash) => (CellSet::EMPTY, HouseSet::of(clash.house)),
        Reason::NoCandidate { cell } => (CellSet::of(*cell), HouseSet::EMPTY),
        Reason::NoPlace { house, .. } => (CellSet::EMPTY, HouseSet::of(*house)),
        Reason::NoCompletion => (conflict, HouseSet::EMPTY),
    };
    Drawing { wrong, reason, houses, ..Drawing::default() }
}

fn differing(verdict: &Verdict) -> CellSet {
    match verdict {
        Verdict::Several { differing, .. } => *differing,
        Verdict::None(_) | Verdict::One(_) => CellSet::EMPTY,
    }
}

fn play_board(state: &State) -> BoardView {
    if state.play.paused {
        return paused_board(state);
    }
    let game = state.play.shown();
    let standing = game.standing();
    let content = |cell| match (game.givens()[cell], standing.entered()[cell]) {
        (Some(digit), _) => Content::Given(digit),
        (None, Some(digit)) => Content::Entered(digit),
        (None, None) => Content::Empty,
    };
    let [corner, centre] = Notes::ALL.map(|sort| standing.notes(sort));
    let written = standing.all_notes();
    let mut drawing = asked_drawing(state);
    drawing.wrong = state.play.shown_mistakes(&state.session.settings);
    let ghosts = drawing.ghosts - written;
    let teaches = drawing.depth >= Depth::Pattern && drawing.step.is_some();
    let notes = |cell| match drawing.role(cell) {
        Some(_) if teaches => written.digits_in(cell) | ghosts.digits_in(cell),
        _ => corner.digits_in(cell) | ghosts.digits_in(cell),
    };
    let lit = lit(state, &drawing, &content);
    let open = written_or_possible(&written, &game.grid());
    let links = drawn_links(drawing.step.filter(|_| teaches), state.session.board.filters.links, &open, lit);
    let mut cells = drawn(state, &drawing, content, notes);
    for view in &mut cells {
        let cell = view.cell;
        let blank = view.content == Content::Empty;
        view.colour = standing.colours()[cell];
        view.tints = Digit::ALL.map(|digit| standing.tint(cell, digit));
        view.ghosts = ghosts.digits_in(cell) & view.notes;
        view.lit |= state
            .play
            .picked_note(&state.session.board.selection)
            .filter(|it| it.cell == cell)
            .map_or(DigitSet::EMPTY, |it| DigitSet::of(it.digit));
        if blank && !(teaches && drawing.role(cell).is_some()) {
            view.centre = centre.digits_in(cell);
            view.lit |= lit & view.centre;
        }
    }
    if state.play.locked.is_none() {
        pick_out(state, &open, &mut cells);
    }
    BoardView {
        houses: drawing.houses,
        rays: drawing.rays(&cells),
        order: drawing.concluded().map(|step| order(&step.order)).unwrap_or_default(),
        names: drawing.names(),
        links,
        lines: drawn_lines(state, standing.lines(), [&corner, &centre]),
        hears_release: state.hears_release(),
        seen_from: seen_from(state, &drawing),
        solved_at: game.is_solved().then_some(state.session.board.selection.cursor),
        ..BoardView::of(cells, state)
    }
}

/// The lines that the player drew on these corner and centre notes, and the one that is being drawn.
fn drawn_lines(state: &State, lines: &[Line], notes: [&CandidateSet; 2]) -> Vec<LinkView> {
    let drawn = lines.iter().map(|it| line(it.ends(), !it.is_weak(), notes));
    let pen = state.play.pen.filter(|_| state.play.draws_lines());
    let drawing = pen.filter(|pen| pen.from != pen.to).map(|pen| line([pen.from, pen.to], true, notes));
    drawn.chain(pen.map(|pen| start(pen.from, notes))).chain(drawing).collect()
}

/// The notes of each cell; where none is written, what the digits in its houses leave.
fn written_or_possible(written: &CandidateSet, grid: &Grid) -> CandidateSet {
    let bare = CandidateSet::product(grid.empty() - written.cells(), DigitSet::ALL);
    (*Candidates::new(grid).open() & bare) | *written
}

/// The links of a step, and the `strong` ones of the lit digits where these are wanted.
fn drawn_links(step: Option<&Told>, strong: bool, open: &CandidateSet, lit: DigitSet) -> Vec<LinkView> {
    let mut all = step.map_or(Vec::new(), |step| step.links.clone());
    if strong {
        all.extend(strong_links(open, lit));
    }
    links(&all)
}

/// Picks out the cells that the filters and the lit digits fit, and dims the others. A digit that is lit stays as it is, and so does
/// what plays a part in a step.
fn pick_out(state: &State, open: &CandidateSet, cells: &mut [CellView]) {
    for view in cells.iter_mut().filter(|view| view.role.is_none()) {
        let is_lit = view.content.digit().is_some_and(|digit| state.session.board.lit.contains(digit));
        view.fits = state.session.board.filters.fits(state.session.board.lit, open, view.cell).filter(|fits| *fits || !is_lit);
    }
}

/// While a game is paused nothing of it is seen, nor heard.
fn paused_board(state: &State) -> BoardView {
    let mut cells = drawn(state, &Drawing::default(), |_| Content::Empty, |_| DigitSet::EMPTY);
    cells.iter_mut().for_each(|view| (view.relation, view.hidden) = (Relation::None, true));
    BoardView { looking: true, several_selected: false, ..BoardView::of(cells, state) }
}

/// The one cell that is pointed at; else the one selected cell, unless a step is shown: beside it, what the selection sees would only distract.
fn seen_from(state: &State, drawing: &Drawing<'_>) -> Option<Cell> {
    let selected = || state.session.board.selection.cells.single();
    if drawing.step.is_some() { None } else { state.session.board.pointed.single().or_else(selected) }
}

/// What was asked for, as far as it is told.
fn asked_drawing(state: &State) -> Drawing<'_> {
    let Some(asked) = state.play.asked.as_deref() else { return Drawing::default() };
    match &*asked.topic {
        Topic::Mistakes { removed, .. } if asked.stage > 0 => {
            Drawing { ghosts: *removed, reason: removed.cells(), ..Drawing::default() }
        }
        Topic::Step(hint) => {
            let depth = match asked.stage {
                0 | 1 => Depth::Houses,
                2 => Depth::Cells,
                3 => Depth::Pattern,
                _ => Depth::Conclusion,
            };
            let (houses, lit) =
                if depth == Depth::Houses { (hint.houses, hint.digits) } else { (hint.told.houses, DigitSet::EMPTY) };
            let shown = if depth >= Depth::Pattern { hint.open } else { CandidateSet::EMPTY };
            let case = state.session.board.case.filter(|_| depth == Depth::Conclusion);
            // Where it is a cell that is to be looked at, it is marked.
            let is_cell = depth == Depth::Houses && (hint.houses, hint.digits) == (HouseSet::EMPTY, DigitSet::EMPTY);
            let reason = if is_cell { hint.told.effect.placements().cells() } else { CellSet::EMPTY };
            let told = Drawing { step: Some(hint.told.case(case)), depth, houses, lit, reason, ..Drawing::default() };
            // Of the cells that play a part, all candidates: those that weren't written are pale.
            let ghosts = shown.iter().filter(|it| !hint.is_short() && told.role(it.cell).is_some()).collect();
            Drawing { ghosts, ..told }
        }
        Topic::WhyNot { answer, .. } => match (&answer.told, answer.seen) {
            (Some(step), _) => {
                let ghosts = answer.open.iter().filter(|it| step.role_of(it.cell).is_some()).collect();
                Drawing { step: Some(step), houses: step.houses, ghosts, ..Drawing::default() }
            }
            (None, Some((cell, house))) => {
                Drawing { reason: CellSet::of(cell), houses: HouseSet::of(house), ..Drawing::default() }
            }
            (None, None) => Drawing::default(),
        },
        Topic::Mistakes { .. } | Topic::Stuck => Drawing::default(),
    }
}

/// The houses in which just two notes of one of these digits are written, as links.
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

/// The digits that are lit: those that were chosen, those that a hint speaks of, else that of the selected cell, unless a step is
/// shown: beside it, that would only distract.
fn lit(state: &State, drawing: &Drawing<'_>, content: &impl Fn(Cell) -> Content) -> DigitSet {
    let chosen = state.session.board.lit | drawing.lit;
    let own = state.session.board.selection.cells.single().and_then(|cell| content(cell).digit());
    own.filter(|_| chosen.is_empty() && drawing.step.is_none()).map_or(chosen, DigitSet::of)
}

/// The 81 cells.
pub(super) fn drawn(
    state: &State,
    drawing: &Drawing<'_>,
    content: impl Fn(Cell) -> Content,
    notes: impl Fn(Cell) -> DigitSet,
) -> Vec<CellView> {
    let selection = state.session.board.selection;
    let lit = lit(state, drawing, &content);
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
        // A pattern may name cells with all their digits: only those that stand in them are marked.
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
            pointed: state.session.board.pointed.contains(cell),
            role: role.or_else(|| framed.contains(cell).then_some(Role::House)),
            ..CellView::of(cell, content)
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
            let view = CellView { notes, ..CellView::of(cell, content) };
            assert_eq!(view.name(), name);
        }
    }
}
