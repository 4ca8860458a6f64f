//! From the state to everything around the board.

use super::{
    GamesView, KeyView, KeypadView, LogView, PageView, Room, ShareView, ToolsView, VerdictView,
    board::{board, drawn_step},
};
use crate::{
    learn::view::techniques,
    make::{set_view::set, view::book},
    play::{
        calendar_view::calendar,
        view::{game, games, warning},
    },
    shell::samples,
    solve::view::{fixes, log, look, rating, search, solutions, tabs, verdict},
    state::{Mode, OmittedWords, Overlay, State},
};
use nonet_core::{board::Digit, solver::Verdict};
use nonet_game::{Sheet, Standing};
use std::rc::Rc;

/// The whole page.
#[must_use]
pub fn page(state: &State) -> PageView {
    let solving = state.room == Room::Solve;
    let fixes = if solving { fixes(&state.solve, state.notation()) } else { Vec::new() };
    let game = (state.room == Room::Play).then(|| game(state));
    let lists_games = state.overlay == Some(Overlay::Games) || game.as_ref().is_some_and(|game| game.fresh);
    PageView {
        room: state.room,
        board: board(state),
        verdict: if solving { verdict(state) } else { VerdictView::default() },
        tools: tools(state),
        keypad: keypad(state),
        highlight: (state.lit, state.filters),
        entry: state.entry.clone(),
        tabs: tabs(state.tab, fixes.len()),
        fixes,
        solutions: if solving { solutions(&state.solve, state.notation()) } else { None },
        set: state.is_setting().then(|| set(state)),
        log: if solving { log(&state.solve, state.case, state.notation()) } else { LogView::default() },
        rating: if solving { rating(&state.solve) } else { None },
        details: state.details,
        techniques: techniques(state),
        search: search(&state.solve, state.notation()),
        look: if solving { look(&state.solve, state.notation()) } else { None },
        form: state.form(),
        givens_only: state.givens_only,
        links: if state.overlay == Some(Overlay::Export) { state.links().cloned() } else { None },
        omitted: if state.overlay == Some(Overlay::Export) { state.omitted_by_exports() } else { OmittedWords::default() },
        sharing: sharing(state),
        prints_notes: state.prints_notes,
        toast: state.toast.clone(),
        update_offer: state.update_offer.clone(),
        samples: samples::ALL.iter().map(|sample| sample.view).collect(),
        game,
        book: (state.room == Room::Make && !state.is_setting()).then(|| book(state)),
        games: if lists_games { games(state) } else { GamesView::default() },
        calendar: calendar(state),
        statistics: state.shown_statistics(),
        screen: Rc::clone(&state.collections.screen),
        columns: state.collections.imports.columns().cloned(),
        imports: state.collections.imports.clone(),
        givens: state.board_givens(),
        overlay: state.overlay.clone(),
        theme: state.theme,
        settings: state.settings,
        warning: warning(state.archive.health(), &state.refused),
    }
}

/// What is shared, while that is open.
fn sharing(state: &State) -> Option<ShareView> {
    let Some(Overlay::Share(subject)) = state.overlay else { return None };
    let (shared, look, has_step) = (state.shared.clone(), state.picture_look(), drawn_step(state).is_some());
    Some(ShareView { subject, shared, look, has_step, omitted: state.omitted_by_link(subject) })
}

fn tools(state: &State) -> ToolsView {
    let solve = &state.solve;
    let common = ToolsView {
        can_play: state.room == Room::Solve && !solve.sheet().grid().filled().is_empty(),
        can_erase: !state.selection.cells.is_empty(),
        highlighting: state.highlighting,
        ..ToolsView::default()
    };
    if state.room == Room::Play {
        let game = &state.play.game;
        let plays = state.plays();
        let can_clear = plays && *game.standing() != Standing::default();
        return ToolsView {
            plays,
            can_hint: plays && state.play.can_hint(),
            can_undo: state.can_undo_in_game(),
            can_redo: plays && game.can_redo(),
            can_clear,
            can_restart: state.can_restart(),
            can_erase: plays && common.can_erase,
            ..common
        };
    }
    if state.room == Room::Make {
        let history = &state.setter.history;
        return ToolsView {
            can_undo: history.can_undo(),
            can_redo: history.can_redo(),
            can_clear: !history.now().filled().is_empty(),
            auto_advance: state.auto_advance,
            ..common
        };
    }
    let (sheet, verdict) = (solve.sheet(), &solve.judged.verdict);
    let full = sheet.grid().empty().is_empty();
    let solved = full && matches!(verdict, Verdict::One(_));
    ToolsView {
        can_undo: solve.history.can_undo(),
        can_redo: solve.history.can_redo(),
        can_clear: !sheet.grid().filled().is_empty(),
        can_restart: *sheet != sheet.with_givens_only(),
        can_use_as_puzzle: !sheet.entered_cells().is_empty(),
        can_solve: matches!(verdict, Verdict::One(_)) && !full,
        can_step: !matches!(verdict, Verdict::None(_)) && !full && *sheet != Sheet::EMPTY,
        has_steps: !solve.log().is_empty(),
        editing: solve.types_givens() && !solved,
        auto_advance: state.auto_advance,
        candidates: solve.candidates || solve.only_true,
        true_candidates: matches!(verdict, Verdict::Several { .. }).then_some(solve.only_true),
        ..common
    }
}

fn keypad(state: &State) -> KeypadView {
    let grid = state.shown_grid();
    let key = |digit: Digit| KeyView {
        digit,
        left: 9_u8.saturating_sub(grid.cells_of(digit).len() as u8),
        lit: state.lit.contains(digit),
    };
    let playing = state.room == Room::Play;
    KeypadView {
        keys: Digit::ALL.map(key),
        off: playing && !state.plays(),
        notes: playing && matches!(state.play.mode, Mode::Corner | Mode::Centre),
        colours: playing && state.play.mode == Mode::Colour,
        locks: playing && state.play.mode != Mode::Line,
        skips: state.is_editing(),
        locked: state.play.locked.filter(|_| playing),
    }
}
