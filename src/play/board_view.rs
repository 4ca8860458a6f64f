//! The board of the Play room: the game and the shown part of a hint.

use super::{help::HelpContent, state::Play};
use crate::{
    board::{
        context::{BoardContext, drawn_links},
        drawing::{Depth, Drawing},
        view::{BoardView, Content, Relation},
    },
    room::RoomFace,
    session::Settings,
};
use nonet_core::board::{CandidateSet, CellSet, Digit, DigitSet, HouseSet};
use nonet_drawing::{LinkView, line, start};
use nonet_game::{Line, Notes};
use nonet_prose::ExplainedStep;

/// Returns the board that the room shows.
pub(crate) fn board(play: &Play, settings: &Settings, context: &BoardContext) -> BoardView {
    if play.paused {
        return paused_board(context);
    }
    let game = play.shown();
    let standing = game.standing();
    let content = |cell| match (game.givens()[cell], standing.entered()[cell]) {
        (Some(digit), _) => Content::Given(digit),
        (None, Some(digit)) => Content::Entered(digit),
        (None, None) => Content::Empty,
    };
    let [corner, centre] = Notes::ALL.map(|sort| standing.notes(sort));
    let written = standing.all_notes();
    let mut drawing = asked_drawing(play, context.case);
    drawing.wrong = play.shown_mistakes(settings);
    let unwritten = drawing.unwritten - written;
    let teaches = drawing.depth >= Depth::Pattern && drawing.step.is_some();
    let notes = |cell| match drawing.role(cell) {
        Some(_) if teaches => written.digits_in(cell) | unwritten.digits_in(cell),
        _ => corner.digits_in(cell) | unwritten.digits_in(cell),
    };
    let lit = context.lit_digits(&drawing, &content);
    let open = *game.position().open();
    let strong = if context.filters.links { lit } else { DigitSet::EMPTY };
    let picked = play.picked_note(&context.selection);
    let mut cells = context.cells(&drawing, content, notes);
    for view in &mut cells {
        let cell = view.cell;
        let blank = view.content == Content::Empty;
        view.colour = standing.colours()[cell];
        view.tints = Digit::ALL.map(|digit| standing.tint(cell, digit));
        view.unwritten = unwritten.digits_in(cell) & view.notes;
        view.lit |= picked.filter(|it| it.cell == cell).map_or(DigitSet::EMPTY, |it| DigitSet::of(it.digit));
        if blank && !(teaches && drawing.role(cell).is_some()) {
            view.centre = centre.digits_in(cell);
            view.lit |= lit & view.centre;
        }
    }
    if game.is_solved() && play.review.replay.is_none() {
        cells.iter_mut().filter(|view| view.relation == Relation::Same).for_each(|view| view.relation = Relation::None);
    }
    if play.locked.is_none() {
        context.pick_out(&open, &mut cells);
    }
    BoardView {
        links: drawn_links(drawing.step.filter(|_| teaches), &open, strong),
        lines: drawn_lines(play, standing.lines(), [&corner, &centre]),
        tracks_pointer_up: play.tracks_pointer_up(),
        tinted_cell: context.tinted_cell(&drawing),
        solved_at: play.review.replay.is_none().then_some(context.selection.cursor).filter(|_| game.is_solved()),
        completed: play.completed,
        ..context.board(cells, &drawing)
    }
}

/// Returns the step of which everything is drawn, conclusion included. None if no hint is at its last stage.
pub(crate) fn drawn_step(play: &Play, case: Option<usize>) -> Option<&ExplainedStep> {
    asked_drawing(play, case).concluded()
}

/// Returns the board of a paused game, whose digits are neither drawn nor spoken.
fn paused_board(context: &BoardContext) -> BoardView {
    let nothing = Drawing::default();
    let mut cells = context.cells(&nothing, |_| Content::Empty, |_| DigitSet::EMPTY);
    cells.iter_mut().for_each(|view| (view.relation, view.hidden) = (Relation::None, true));
    BoardView { looking: true, ..context.board(cells, &nothing) }
}

/// Returns the views of the lines that the player drew between corner or centre notes, and the unfinished one.
fn drawn_lines(play: &Play, lines: &[Line], notes: [&CandidateSet; 2]) -> Vec<LinkView> {
    let drawn = lines.iter().map(|it| line(it.ends(), !it.is_weak(), notes));
    let pen = play.pen.filter(|_| play.can_draw_lines());
    let drawing = pen.filter(|pen| pen.from != pen.to).map(|pen| line([pen.from, pen.to], true, notes));
    drawn.chain(pen.map(|pen| start(pen.from, notes))).chain(drawing).collect()
}

/// Returns the drawing of the hint or answer at its current stage.
fn asked_drawing(play: &Play, case: Option<usize>) -> Drawing<'_> {
    let Some(help) = play.help.shown.as_deref() else { return Drawing::default() };
    match &*help.content {
        HelpContent::Mistakes { removed, .. } if help.stage > 0 => {
            Drawing { unwritten: *removed, reason: removed.cells(), ..Drawing::default() }
        }
        HelpContent::Step(hint) => {
            let drawing = Drawing::of_hint(hint, help.stage, case);
            let shown = if drawing.depth >= Depth::Pattern { hint.open } else { CandidateSet::EMPTY };
            // The cells of the pattern show all candidates; those without a note are pale.
            let unwritten = shown.iter().filter(|it| !hint.is_short() && drawing.role(it.cell).is_some()).collect();
            Drawing { unwritten, ..drawing }
        }
        HelpContent::WhyNot { answer, .. } if help.stage < 4 => Drawing { houses: answer.houses, ..Drawing::default() },
        HelpContent::WhyNot { answer, .. } => match (&answer.explained, answer.seen) {
            (Some(step), _) => {
                let unwritten = answer.open.iter().filter(|it| step.role_of(it.cell).is_some()).collect();
                Drawing { step: Some(step), houses: step.houses, unwritten, ..Drawing::default() }
            }
            (None, Some((cell, house))) => {
                Drawing { reason: CellSet::of(cell), houses: HouseSet::of(house), ..Drawing::default() }
            }
            (None, None) => Drawing::default(),
        },
        HelpContent::Mistakes { .. } | HelpContent::Stuck => Drawing::default(),
    }
}
