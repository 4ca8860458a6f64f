//! From the state to everything around the board.

use super::{
    GamesView, KeyView, KeypadView, LogView, PageView, Room, ShareView, ToolsView, VerdictView,
    board::{board, drawn_step},
};
use crate::{
    collection::view::collections,
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

/// The whole page.
#[must_use]
pub fn page(state: &State) -> PageView {
    let solving = state.session.room == Room::Solve;
    let fixes = if solving { fixes(&state.solve, state.notation()) } else { Vec::new() };
    let game = (state.session.room == Room::Play).then(|| game(state));
    let lists_games = state.shell.overlay == Some(Overlay::Games) || game.as_ref().is_some_and(|game| game.fresh);
    PageView {
        room: state.session.room,
        board: board(state),
        verdict: if solving { verdict(state) } else { VerdictView::default() },
        tools: tools(state),
        keypad: keypad(state),
        highlight: (state.session.board.lit, state.session.board.filters),
        entry: state.shell.entry.clone(),
        tabs: tabs(state.solve.tab, fixes.len()),
        fixes,
        solutions: if solving { solutions(&state.solve, state.notation()) } else { None },
        set: state.is_setting().then(|| set(state)),
        log: if solving { log(&state.solve, state.session.board.case, state.notation()) } else { LogView::default() },
        rating: if solving { rating(&state.solve) } else { None },
        details: state.solve.details,
        techniques: techniques(state),
        search: search(&state.solve, state.notation()),
        look: if solving { look(&state.solve, state.notation()) } else { None },
        form: state.form(),
        givens_only: state.shell.givens_only,
        links: if state.shell.overlay == Some(Overlay::Export) { state.links().cloned() } else { None },
        omitted: if state.shell.overlay == Some(Overlay::Export) { state.omitted_by_exports() } else { OmittedWords::default() },
        sharing: sharing(state),
        prints_notes: state.shell.prints_notes,
        toast: state.session.messages.toast.clone(),
        update_offer: state.session.messages.update_offer.clone(),
        samples: samples::ALL.iter().map(|sample| sample.view).collect(),
        game,
        book: (state.session.room == Room::Make && !state.is_setting()).then(|| book(state)),
        games: if lists_games { games(state) } else { GamesView::default() },
        calendar: calendar(state),
        statistics: state.shown_statistics(),
        collections: collections(state),
        overlay: state.shell.overlay.clone(),
        theme: state.session.theme,
        settings: state.session.settings,
        warning: warning(state.session.archive.health(), &state.shell.refused),
    }
}

/// What is shared, while that is open.
fn sharing(state: &State) -> Option<ShareView> {
    let Some(Overlay::Share(subject)) = state.shell.overlay else { return None };
    let (shared, look, has_step) = (state.shell.shared.clone(), state.picture_look(), drawn_step(state).is_some());
    Some(ShareView { subject, shared, look, has_step, omitted: state.omitted_by_link(subject) })
}

fn tools(state: &State) -> ToolsView {
    let solve = &state.solve;
    let common = ToolsView {
        can_play: state.session.room == Room::Solve && !solve.sheet().grid().filled().is_empty(),
        can_erase: !state.session.board.selection.cells.is_empty(),
        highlighting: state.session.board.highlighting,
        ..ToolsView::default()
    };
    if state.session.room == Room::Play {
        let game = &state.play.game;
        let plays = state.play.can_write();
        let can_clear = plays && *game.standing() != Standing::default();
        return ToolsView {
            plays,
            can_hint: plays && state.play.can_hint(),
            can_undo: state.play.can_take_back(),
            can_redo: plays && game.can_redo(),
            can_clear,
            can_restart: state.play.can_restart(),
            can_erase: plays && common.can_erase,
            ..common
        };
    }
    if state.session.room == Room::Make {
        let history = &state.make.setter.history;
        return ToolsView {
            can_undo: history.can_undo(),
            can_redo: history.can_redo(),
            can_clear: !history.now().filled().is_empty(),
            auto_advance: state.session.board.auto_advance,
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
        auto_advance: state.session.board.auto_advance,
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
        lit: state.session.board.lit.contains(digit),
    };
    let playing = state.session.room == Room::Play;
    KeypadView {
        keys: Digit::ALL.map(key),
        off: playing && !state.play.can_write(),
        notes: playing && matches!(state.play.mode, Mode::Corner | Mode::Centre),
        colours: playing && state.play.mode == Mode::Colour,
        locks: playing && state.play.mode != Mode::Line,
        skips: state.is_editing(),
        locked: state.play.locked.filter(|_| playing),
    }
}
