//! From the state to everything around the board.

use super::{
    AdditionView, BookView, FixView, KeyView, KeypadView, LogEntryView, LogView, LookView, OneMoreView, PageView, RatingView,
    Room, SetView, ShelfView, SolutionsView, Tab, TabsView, TechniquesView, ToolsView, VerdictKind, VerdictView,
    board::board,
    game::{game, shelf, warning},
};
use crate::app::{
    action::Action,
    keymap, samples,
    state::{Book, Counting, LoggedStep, Look, Mode, Sheet, Solve, State, Wanted},
    text::en,
};
use nonet_core::{
    board::{Digit, list_of},
    solver::{COUNTED, Verdict},
    words::Notation,
};
use nonet_game::Standing;
use nonet_protocol::{Addition, Search, Study, Told};
use std::rc::Rc;

/// How many of the typo doctor's suggestions are listed.
const LISTED_FIXES: usize = 8;

/// The whole page.
#[must_use]
pub fn page(state: &State) -> PageView {
    let solving = state.room == Room::Solve;
    let fixes = if solving { fixes(&state.solve) } else { Vec::new() };
    let all_fixes = fixes.len();
    let game = (state.room == Room::Play).then(|| game(state));
    let lists_games = state.play.sheet == Sheet::Games || game.as_ref().is_some_and(|game| game.fresh || game.solved);
    PageView {
        room: state.room,
        board: board(state),
        verdict: if solving { verdict(state) } else { VerdictView::default() },
        tools: tools(state),
        keypad: keypad(state),
        entry: state.entry.clone(),
        more_fixes: fixes.len().saturating_sub(LISTED_FIXES),
        fixes: list_of(fixes.into_iter().take(LISTED_FIXES)),
        solutions: if solving { solutions(&state.solve) } else { None },
        set: state.is_setting().then(|| set(state)),
        log: if solving { log(&state.solve, state.notation()) } else { LogView::default() },
        rating: if solving { rating(&state.solve) } else { None },
        tabs: tabs(state.tab, all_fixes),
        details: state.details,
        techniques: state.techniques.then(|| techniques(state)),
        trail: trail(&state.solve),
        look: if solving { look(&state.solve) } else { None },
        form: state.form,
        toast: state.toast.clone(),
        samples: list_of(samples::ALL.iter().map(|sample| sample.view)),
        game,
        book: (state.room == Room::Make).then(|| book(state)),
        shelf: if lists_games { shelf(state) } else { ShelfView::default() },
        restored: state.restored.clone(),
        sheet: state.play.sheet,
        help: state.help.then(keymap::shortcuts),
        theme: state.theme,
        settings: state.settings,
        warning: warning(state.archive.health()),
    }
}

fn book(state: &State) -> BookView {
    let Book { leaves, order, seconds, .. } = &state.book;
    let running = state.book.is_running();
    let words = en::book_so_far(leaves.len(), order.wanted, *seconds, running);
    BookView { leaves: Rc::clone(leaves), running, words, settings: state.settings, entries: state.entries.clone() }
}

fn verdict(state: &State) -> VerdictView {
    let judged = &state.solve.judged;
    let full = judged.grid.empty().is_empty();
    let kind = match (&judged.verdict, full) {
        (Verdict::One(_), true) => VerdictKind::Complete,
        (Verdict::One(_), false) => VerdictKind::One,
        (Verdict::None(_), true) => VerdictKind::Wrong,
        (Verdict::None(_), false) => VerdictKind::None,
        (Verdict::Several { .. }, _) => VerdictKind::Several,
    };
    let sheet = state.solve.sheet();
    let count = en::standing(sheet.given_cells().len(), sheet.entered_cells().len(), sheet.solved_cells().len());
    VerdictView { kind, words: judged.status(), count, working: state.wants_diagnosis(), typing: state.typing }
}

fn tools(state: &State) -> ToolsView {
    let solve = &state.solve;
    let common = ToolsView {
        can_play: state.room == Room::Solve && !solve.sheet().grid().filled().is_empty(),
        can_erase: !state.selection.cells.is_empty(),
        ..ToolsView::default()
    };
    if state.room == Room::Play {
        let game = &state.play.game;
        let bare = *game.standing() == Standing::default();
        return ToolsView {
            can_undo: game.can_undo(),
            can_redo: game.can_redo(),
            can_clear: !bare,
            can_restart: !bare,
            ..common
        };
    }
    let (sheet, verdict) = (solve.sheet(), &solve.judged.verdict);
    let full = sheet.grid().empty().is_empty();
    ToolsView {
        can_undo: solve.history.can_undo(),
        can_redo: solve.history.can_redo(),
        can_clear: !sheet.grid().filled().is_empty(),
        can_restart: *sheet != sheet.with_givens_only(),
        can_use_as_puzzle: !sheet.entered_cells().is_empty(),
        can_solve: matches!(verdict, Verdict::One(_)) && !full,
        can_step: !matches!(verdict, Verdict::None(_)) && !full,
        editing: solve.editing,
        auto_advance: solve.auto_advance,
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
        notes: playing && matches!(state.play.mode, Mode::Corner | Mode::Centre),
        colours: playing && state.play.mode == Mode::Colour,
        locks: playing,
        locked: state.play.locked.filter(|_| playing),
    }
}

fn fixes(solve: &Solve) -> Vec<FixView> {
    let fixes = solve.diagnosis.iter().flat_map(|diagnosis| &diagnosis.fixes);
    list_of(fixes.map(|fix| FixView { cell: fix.cell(), words: en::fix(*fix, Notation::default()) }))
}

fn solutions(solve: &Solve) -> Option<SolutionsView> {
    let Verdict::Several { differing, .. } = &solve.judged.verdict else { return None };
    let exact = solve.judged.exact();
    let walked = match solve.look {
        Look::Solution(number) => Some(number),
        Look::Now | Look::Step(_) => None,
    };
    let completing = solve.diagnosis.as_ref().map(|diagnosis| diagnosis.completing);
    let one_more = completing.and_then(|set| {
        let given = set.first()?;
        Some(OneMoreView { words: en::one_more(given, set.len(), Notation::default()), given })
    });
    Some(SolutionsView {
        steps: exact.unwrap_or(COUNTED),
        walked,
        place: walked.map(|number| en::solution_place(number + 1, exact)),
        differing: en::differing(differing.len()),
        one_more,
        can_count: exact.is_none() && matches!(solve.counting, Counting::No | Counting::Stopped(_)),
        counting: match solve.counting {
            Counting::Running(found) => Some(en::so_far(found)),
            Counting::No | Counting::Stopped(_) | Counting::Done(_) => None,
        },
        counted: match solve.counting {
            Counting::Done(found) => Some(en::exactly(found)),
            Counting::Stopped(found) if found > 0 => Some(en::at_least(found)),
            Counting::No | Counting::Stopped(_) | Counting::Running(_) => None,
        },
    })
}

fn set(state: &State) -> SetView {
    let solve = &state.solve;
    let study = solve.study();
    let one = matches!(solve.judged.verdict, Verdict::One(_));
    let redundant = |study: &Study| study.removals.iter().filter(|(_, solutions)| *solutions == 1).count();
    let digits = study.map(|study| if one { redundant(study) } else { study.additions.len() });
    let without = state
        .selection
        .cells
        .single()
        .and_then(|cell| Some(en::without(cell, solve.without(cell)?, Study::MOST_WITHOUT, state.notation())));
    let addition = |it: &Addition| AdditionView {
        given: it.given,
        title: state.notation().equation(it.given),
        words: en::rating(it.level, it.score, &it.hardest.title),
    };
    SetView {
        words: en::set(&solve.judged.verdict, digits) + &without.unwrap_or_default(),
        heat: one && study.is_some(),
        can_reduce: one && digits != Some(0),
        can_complete: matches!(solve.judged.verdict, Verdict::Several { .. }),
        additions: study.map(|study| list_of(study.additions.iter().map(addition))).unwrap_or_default(),
    }
}

fn rating(solve: &Solve) -> Option<RatingView> {
    let rated = solve.rating()?;
    Some(RatingView {
        level: rated.level,
        words: en::rating(rated.level, rated.score, &rated.hardest.as_ref()?.title),
        ticks: list_of(rated.path.iter().map(|technique| technique.level)),
        at: solve.log().len().checked_sub(1).filter(|_| solve.on_path),
        moment: moment(solve).unwrap_or_default(),
    })
}

/// Where on the rating path the board stands.
fn moment(solve: &Solve) -> Option<String> {
    let path = &solve.rating()?.path;
    let at = solve.log().len().checked_sub(1).filter(|_| solve.on_path)?;
    Some(en::moment(at + 1, path.len(), &path.get(at)?.title))
}

fn tabs(open: Tab, fixes: usize) -> TabsView {
    let names = [
        (Tab::Steps, "Steps".to_owned()),
        (Tab::Solutions, "Solutions".to_owned()),
        (Tab::Search, "Search".to_owned()),
        (Tab::Set, "Set".to_owned()),
    ];
    let typos = (fixes > 0).then(|| (Tab::Typos, format!("Typos {fixes}")));
    let tabs = list_of(typos.into_iter().chain(names));
    let known = tabs.iter().any(|(tab, _)| *tab == open);
    TabsView { tabs, open: if known { open } else { Tab::Steps } }
}

fn techniques(state: &State) -> TechniquesView {
    let entries = state.entries.clone().unwrap_or_default();
    let used = list_of(entries.iter().map(|entry| !state.solve.off.contains(entry.name.id)));
    TechniquesView { entries, used }
}

fn log(solve: &Solve, notation: Notation) -> LogView {
    let shown = match solve.look {
        Look::Step(number) => Some(number),
        Look::Now if solve.shows_step => solve.log().len().checked_sub(1),
        Look::Now | Look::Solution(_) => None,
    };
    let entry = |(number, LoggedStep { told, .. }): (usize, &LoggedStep)| LogEntryView {
        technique: en::technique(&told.technique.title),
        action: told.wording.of(notation).action.clone(),
        consequences: told.wording.of(notation).consequences.clone(),
        shown: shown == Some(number),
    };
    let said = shown.and_then(|number| solve.log().get(number)).map(|logged| logged.told.wording.of(notation));
    let listed = |told: &Rc<Told>| (told.technique.title.clone(), told.wording.of(notation).action.clone());
    LogView {
        entries: list_of(solve.log().iter().map(|logged| &**logged).enumerate().map(entry)),
        proof: said.map(|said| said.proof.clone()).unwrap_or_default(),
        expert: said.map(|said| said.notation.clone()).unwrap_or_default(),
        listed: match &solve.listed {
            Wanted::Here(steps) => Some(list_of(steps.iter().map(listed))),
            Wanted::No | Wanted::Asked => None,
        },
        message: solve.message.map(str::to_owned),
    }
}

fn trail(solve: &Solve) -> Option<Rc<Search>> {
    match &solve.search {
        Wanted::Here(search) => Some(Rc::clone(search)),
        Wanted::No | Wanted::Asked => None,
    }
}

fn look(solve: &Solve) -> Option<LookView> {
    let words = match solve.look {
        Look::Now => return None,
        Look::Step(number) => moment(solve).unwrap_or_else(|| en::step_place(number + 1, solve.log().len())),
        Look::Solution(number) => en::solution_place(number + 1, solve.judged.exact()),
    };
    Some(LookView { words, back: Action::LookAt(None) })
}
