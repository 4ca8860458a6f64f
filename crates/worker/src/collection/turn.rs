//! The handling of turns: the events change the state of the table or the library, and the screen is computed from the new state.

use super::words;
use super::{Counted, Piece, column_of_all, counted, facts_of_all, keep, kept_facts, row_views, table, texts_of_all, unjudged};
use crate::language::{messages, number};
use crate::{host::Host, library, making::book_puzzle, reading};
use nonet_collection::{
    Collection, CollectionId, Column, Condition, Facts, Filter, PIECE, Row, Run, Sort, arranged, fingerprint, ranks,
};
use nonet_core::{
    board::{Candidates, Grid},
    solver::count,
};
use nonet_logic::{Options, rate};
use nonet_protocol::{
    CollectionEffect, CollectionEvent, CollectionState, CollectionView, LibraryState, ListBar, OpenRow, Picks, Room, RowCounts,
    Screen, TableAction, TableState, TableView, Turn, WriteRequest,
};
use std::{cell::RefCell, rc::Rc};

/// The greatest number of puzzles of a book.
const LONGEST_BOOK: usize = 200;

/// The values on which the order of rows depends, besides the stored data: the collection, the sorting, the filter, the progress
/// of judging, and the fingerprints of the solved puzzles.
type OrderKey = (CollectionId, Sort, Filter, u32, Vec<u64>);

thread_local! {
    /// The last order of rows with its key. Scrolling needs the order again and again.
    static ORDER: RefCell<Option<(OrderKey, Rc<Vec<u32>>)>> = const { RefCell::new(None) };
}

/// Handles the events of a turn, and returns the screen after them.
pub(super) async fn turn(host: &impl Host, turn: &Turn) -> Result<Screen, String> {
    let mut state = CollectionState::clone(&turn.state);
    let mut effects = Vec::new();
    for event in &turn.events {
        match handle(host, &mut state, turn, event).await {
            Ok(some) => effects.extend(some),
            // The other events are handled all the same.
            Err(why) => effects.push(CollectionEffect::Fault(messages().list_not_done(why).into())),
        }
    }
    if !effects.iter().any(|effect| matches!(effect, CollectionEffect::Open(..))) {
        Box::pin(find(host, &mut state, turn)).await?;
    }
    let screen = show(host, &mut state, turn).await?;
    Ok(Screen { effects, state: state.into(), ..screen })
}

async fn handle(
    host: &impl Host,
    state: &mut CollectionState,
    turn: &Turn,
    event: &CollectionEvent,
) -> Result<Vec<CollectionEffect>, String> {
    match event {
        CollectionEvent::OpenLibrary(part) => state.library = Some(LibraryState { part: *part, ..LibraryState::default() }),
        CollectionEvent::OpenTable(id) => open_table(host, state, *id).await?,
        CollectionEvent::ShowTable => state.library = None,
        CollectionEvent::Table(action) => return act(host, state, turn, action).await.map(Vec::from_iter),
        CollectionEvent::Library(action) => return library::act(host, state, action).await,
        CollectionEvent::Judged { id, piece, explainer, rows, at } => {
            if let Some(table) = &mut state.table {
                table::take_judged(table, (*id, *piece), *explainer, *rows, *at);
            }
        }
    }
    Ok(Vec::new())
}

/// Opens the table of a collection. If it is the open collection, its table is as it was left.
pub(crate) async fn open_table(host: &impl Host, state: &mut CollectionState, id: CollectionId) -> Result<(), String> {
    if state.id() != Some(id) {
        state.table = match keep::collection(host, id).await? {
            Some(about) if about.binned.is_none() && about.condition != Condition::Later => {
                Some(table::of(&about, unjudged(host, &about).await?))
            }
            _ => None,
        };
    }
    state.library = None;
    Ok(())
}

/// Handles an action at the table.
async fn act(
    host: &impl Host,
    state: &mut CollectionState,
    turn: &Turn,
    action: &TableAction,
) -> Result<Option<CollectionEffect>, String> {
    if matches!(action, TableAction::Next | TableAction::Leave) {
        state.library = None; // these are actions of the bar, which stays visible behind the library
    }
    let about = collection(host, state.id()).await?;
    let (Some(table), Some(about)) = (&mut state.table, about) else { return Ok(None) };
    let order = order(host, table, &about, &table.filter, turn).await?;
    let count = order.len() as u32;
    let row_at = |place: u32| order.get(place as usize).copied();
    let has_rows = match action {
        TableAction::OpenCurrent(_) | TableAction::Next => count > 0,
        // A list without rows is written all the same: its columns are something, too.
        TableAction::Book | TableAction::Write(_) => about.rows == 0 || !chosen(table, &order).is_empty(),
        _ => true,
    };
    if !has_rows {
        let hides = table.picked.count() > 0 && count > 0;
        let words = if hides { messages().list_no_picked_row() } else { messages().list_no_row() };
        return Ok(Some(CollectionEffect::Say(words.into())));
    }
    match action {
        TableAction::Leave => {
            run(host, table, &about, Run::Stopped).await?;
            state.table = None;
        }
        TableAction::Run(wanted) => run(host, table, &about, *wanted).await?,
        TableAction::Sort(column) => table::sort_by(table, *column),
        TableAction::SortBy(sort) => table::sort_so(table, *sort),
        TableAction::Explain => {
            let about = Collection { explainer: true, run: Run::Going, ..about };
            keep::change(host, &about).await?;
            (table.left, table.explainer, table.pace) = (unjudged(host, &about).await?, true, None);
            table.begun.clear();
        }
        TableAction::Filter(change) => table::filter(table, change.clone()),
        TableAction::Press(row) => {
            let Some(place) = place_of(*row, &order) else { return Ok(None) };
            table::go(table, place);
            return what_is_in(host, about.id, Some(*row), true).await;
        }
        TableAction::PickCurrent => {
            let row = row_at(table.cursor);
            row.into_iter().for_each(|row| table.picked.flip(row));
            return what_is_in(host, about.id, row, true).await;
        }
        TableAction::Move(key) => {
            table::press(table, *key, count, turn.window);
            return what_is_in(host, about.id, row_at(table.cursor), false).await;
        }
        TableAction::Pick(row) => {
            if let Some(place) = place_of(*row, &order) {
                table::go(table, place);
                table.picked.flip(*row);
            }
        }
        TableAction::PickAll => {
            let are_picked = order.iter().all(|row| table.picked.contains(*row));
            table.picked = if are_picked { Picks::default() } else { Picks::of(&order) };
        }
        TableAction::Open(row, room) => {
            place_of(*row, &order).into_iter().for_each(|place| table::go(table, place));
            return open(host, table, Some(*row), *room).await;
        }
        TableAction::OpenCurrent(room) => {
            let place = table.cursor.min(count.saturating_sub(1));
            table::go(table, place);
            return open(host, table, row_at(place), *room).await;
        }
        TableAction::Next => return next(host, table, &about, turn).await,
        TableAction::Book => return book(host, &about, &chosen(table, &order)).await,
        TableAction::Write(form) => {
            let request = WriteRequest { id: about.id, rows: chosen(table, &order), form: *form };
            return Ok(Some(CollectionEffect::Write(request.into())));
        }
    }
    Ok(None)
}

/// Returns the collection with this id, if there is one.
async fn collection(host: &impl Host, id: Option<CollectionId>) -> Result<Option<Collection>, String> {
    match id {
        Some(id) => Box::pin(keep::collection(host, id)).await, // a box makes it one function for all callers
        None => Ok(None),
    }
}

/// Moves a collection into the bin, or out of it. The library goes on to list it at its place.
pub(crate) async fn bin(host: &impl Host, state: &mut CollectionState, id: CollectionId, binned: bool) -> Result<(), String> {
    let Some(about) = keep::collection(host, id).await? else { return Ok(()) };
    keep::change(host, &Collection { binned: binned.then(|| host.now()), seen_old: None, ..about }).await?;
    if state.id() == Some(id) {
        state.table = None;
    }
    if let Some(library) = &mut state.library {
        library.deleted.retain(|other| *other != id);
        library.deleted.extend(binned.then_some(id));
    }
    Ok(())
}

/// Starts, pauses or stops the judging of rows.
async fn run(host: &impl Host, table: &mut TableState, about: &Collection, run: Run) -> Result<(), String> {
    table.pace = None;
    keep::change(host, &Collection { run, ..about.clone() }).await
}

/// Returns the numbers of the rows that the filter shows, in their order.
async fn order(
    host: &impl Host,
    table: &TableState,
    about: &Collection,
    filter: &Filter,
    turn: &Turn,
) -> Result<Rc<Vec<u32>>, String> {
    if !table::is_arranged(table) && *filter == table.filter {
        return Ok(Rc::new((0..about.rows).collect()));
    }
    let solved: Vec<u64> = if filter.unsolved { turn.solved.iter().map(fingerprint).collect() } else { Vec::new() };
    let asked = (about.id, table.sort, filter.clone(), table::step(table, about), solved);
    let known = ORDER.with_borrow(|known| known.as_ref().filter(|(known, _)| *known == asked).map(|(_, order)| Rc::clone(order)));
    if let Some(known) = known {
        return Ok(known);
    }
    let own = match table.sort.by {
        Column::Own(column) => ranks(&column_of_all(host, about, column).await?),
        _ => Vec::new(),
    };
    let mut order = arranged(&facts_of_all(host, about).await?, &own, table.sort, filter, &asked.4);
    let words = filter.words();
    if !words.is_empty() {
        let texts = texts_of_all(host, about).await?;
        order.retain(|row| texts.get(*row as usize).is_some_and(|text| words.iter().all(|word| text.contains(word.as_str()))));
    }
    let order = Rc::new(order);
    ORDER.set(Some((asked, Rc::clone(&order))));
    Ok(order)
}

/// Returns the place of a row in this order.
fn place_of(row: u32, order: &[u32]) -> Option<u32> {
    order.iter().position(|other| *other == row).map(|place| place as u32)
}

/// Returns the numbers of the picked rows that the filter shows, in their order. If no row is picked, returns all rows that the
/// filter shows.
fn chosen(table: &TableState, order: &[u32]) -> Vec<u32> {
    let are_all = table.picked.count() == 0;
    order.iter().copied().filter(|row| are_all || table.picked.contains(*row)).collect()
}

/// Opens the puzzle of a row in a room.
async fn open(
    host: &impl Host,
    table: &mut TableState,
    row: Option<u32>,
    room: Room,
) -> Result<Option<CollectionEffect>, String> {
    let (Some(row), id) = (row, table.id) else { return Ok(None) };
    let piece = Piece::read(host, id, row / PIECE).await?;
    let Some((Row { reading: Ok(reading), .. }, _)) = piece.row(row) else {
        return what_is_in(host, id, Some(row), false).await;
    };
    table.here = Some(OpenRow { row, givens: reading.givens() });
    Ok(Some(CollectionEffect::Open(room, reading::puzzle(reading.clone()).into())))
}

/// Announces the error of a row. If `all` is true, announces rows without an error too: the reason why they have no solution, and
/// the fields of the file, for which the table may have no room. Returns None if there is nothing to announce.
async fn what_is_in(host: &impl Host, id: CollectionId, row: Option<u32>, all: bool) -> Result<Option<CollectionEffect>, String> {
    let Some(row) = row else { return Ok(None) };
    let piece = Piece::read(host, id, row / PIECE).await?;
    let Some((row, judged)) = piece.row(row).filter(|(row, _)| all || row.error().is_some()) else { return Ok(None) };
    let reason = row_views::why_none(row, judged);
    let header = keep::collection(host, id).await?.map(|about| super::header(&about)).unwrap_or_default();
    let fields = row_views::own_columns(row, &header).join(", ");
    let words = match (row.reading.is_ok(), row.error().is_none()) {
        (true, true) => match (reason.is_empty(), fields.is_empty()) {
            (true, true) => return Ok(None),
            (true, false) => messages().list_in_row(&fields),
            (false, true) => words::objection(&reason),
            (false, false) => format!("{} {}", words::objection(&reason), messages().list_in_row(&fields)),
        },
        (true, false) => words::objection(&row_views::error(row)),
        (false, _) => words::unreadable(&row_views::error(row), &fields),
    };
    Ok(Some(CollectionEffect::Say(words.into())))
}

/// Finds the row of the puzzle on the board and moves the cursor there, if the puzzle came to the board without the table: when
/// the page was loaded again, or by the browser's back button.
async fn find(host: &impl Host, state: &mut CollectionState, turn: &Turn) -> Result<(), String> {
    let (Some(board), Some(about)) = (turn.board, collection(host, state.id()).await?) else { return Ok(()) };
    let Some(table) = state.table.as_mut().filter(|table| table.here.is_none_or(|here| here.givens != board)) else {
        return Ok(());
    };
    let print = fingerprint(&board);
    let in_piece = |facts: Vec<Facts>| facts.iter().position(|facts| facts.fingerprint == print);
    let pieces = (0..).zip(Box::pin(kept_facts(host, &about)).await?);
    let row = pieces.into_iter().find_map(|(piece, facts)| Some(piece * PIECE + in_piece(facts?)? as u32));
    if let Some(row) = row {
        table.here = Some(OpenRow { row, givens: board });
        let order = order(host, table, &about, &table.filter, turn).await?;
        place_of(row, &order).into_iter().for_each(|place| table::go(table, place));
    }
    Ok(())
}

/// Opens the next unsolved puzzle: the first after the row that was opened last or, if there is none, the first of all.
async fn next(
    host: &impl Host,
    table: &mut TableState,
    about: &Collection,
    turn: &Turn,
) -> Result<Option<CollectionEffect>, String> {
    let all = order(host, table, about, &table.filter, turn).await?;
    let unsolved = order(host, table, about, &Filter { unsolved: true, ..table.filter.clone() }, turn).await?;
    let unsolved = Picks::of(&unsolved);
    let here = table.here.and_then(|here| all.iter().position(|row| *row == here.row));
    let (before, behind) = all.split_at(here.map_or(0, |here| here + 1));
    let next = behind.iter().chain(before).find(|row| unsolved.contains(**row)).copied();
    let Some(next) = next else { return Ok(Some(CollectionEffect::Say(messages().list_all_solved().into()))) };
    place_of(next, &all).into_iter().for_each(|place| table::go(table, place));
    let room = if turn.room == Room::Solve && !turn.shown { Room::Solve } else { Room::Play };
    open(host, table, Some(next), room).await
}

/// Makes a book of the rows that are puzzles with one solution.
async fn book(host: &impl Host, about: &Collection, rows: &[u32]) -> Result<Option<CollectionEffect>, String> {
    let (mut all, mut by_eliminations) = (Vec::new(), 0);
    for row in rows {
        let piece = Piece::read(host, about.id, row / PIECE).await?;
        let reading = piece.row(*row).and_then(|(row, _)| row.reading.as_ref().ok());
        let givens = reading.map(|reading| reading.givens());
        let rated = |givens: Grid| Some(book_puzzle(&givens, &rate(&Candidates::new(&givens), &Options::UNIQUE)?));
        let puzzle = givens.and_then(rated).map(Rc::new);
        by_eliminations += usize::from(puzzle.is_none() && reading.is_some_and(|reading| count(reading, 2) == 1));
        all.extend(puzzle);
        if all.len() == LONGEST_BOOK {
            break;
        }
    }
    let left_out = (all.len() < rows.len()).then(|| {
        let left_out = number(rows.len() - all.len());
        let sentence = messages().list_not_in_book(left_out, words::rows(rows.len()), LONGEST_BOOK);
        if by_eliminations == 0 {
            sentence
        } else {
            format!("{sentence} {}", messages().list_not_in_book_by_eliminations(by_eliminations, number(by_eliminations)))
        }
    });
    let title = about.name.rsplit_once('.').map(|(title, _)| title.into());
    Ok(Some(CollectionEffect::Book { puzzles: all, title, left_out }))
}

/// Returns the screen of this state, without effects.
async fn show(host: &impl Host, state: &mut CollectionState, turn: &Turn) -> Result<Screen, String> {
    let about = collection(host, state.id()).await?;
    if about.is_none() {
        state.table = None; // the collection was deleted meanwhile
    }
    let (mut screen, before) = (Screen::default(), turn.state.table.as_ref().map(|table| (table.id, table.moves)));
    if let (Some(table), Some(about)) = (&mut state.table, &about) {
        screen.bar = bar(table, about);
        screen.explainer = table.explainer;
        if about.run == Run::Going && about.binned.is_none() {
            screen.judge = table::ahead(table);
        }
        if state.library.is_none() {
            let is_moved = before != Some((table.id, table.moves));
            screen.view = CollectionView::Table(Rc::new(view(host, table, about, turn, is_moved).await?));
            return Ok(screen);
        }
    }
    let library = state.library.get_or_insert_default();
    if turn.shown {
        screen.view = CollectionView::Library(Rc::new(library::view(host, library, turn).await?));
    }
    Ok(screen)
}

/// Returns the view of the table. If the cursor was moved, its row is scrolled into sight.
async fn view(
    host: &impl Host,
    table: &mut TableState,
    about: &Collection,
    turn: &Turn,
    is_moved: bool,
) -> Result<TableView, String> {
    let order = order(host, table, about, &table.filter, turn).await?;
    let shown = order.len() as u32;
    table.cursor = table.cursor.min(shown.saturating_sub(1));
    let in_sight = if is_moved { turn.window.showing(table.cursor) } else { turn.window };
    let drawn = table::drawn(in_sight, shown);
    let places = drawn.first as usize..drawn.end() as usize;
    let numbers = order.get(places).filter(|_| turn.shown).unwrap_or_default();
    let Counted { without_solution, with_several, repeats } = counted(host, table, about).await?;
    Ok(TableView {
        name: about.name.as_str().into(),
        columns: about.columns.clone(),
        progress: table::progress(table, about),
        can_explain: !about.explainer && about.rows != about.bad,
        sort: table.sort,
        filter: table.filter.clone(),
        counts: RowCounts {
            rows: about.rows,
            shown,
            picked: table.picked.count(),
            bad: about.bad,
            without_solution,
            with_several,
            repeated: repeats.iter().flatten().count() as u32,
        },
        cursor: table.cursor,
        drawn,
        rows: row_views::rows(host, about, numbers, &table.picked, &repeats).await?,
    })
}

/// Returns the bar over a room. None unless a row was opened or rows are still to be judged.
fn bar(table: &TableState, about: &Collection) -> Option<ListBar> {
    let judging = (!table.left.is_empty()).then_some(about.run);
    let is_there = table.here.is_some() || judging.is_some();
    is_there.then(|| ListBar { name: about.name.as_str().into(), rows: about.rows, here: table.here, judging })
}
