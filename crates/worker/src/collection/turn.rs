//! Something happened at a table: what is shown after it.

use super::{
    Piece, column_of_all, facts_of_all, keep, kept_facts, made, markup,
    picks::Picks,
    table::FEWEST,
    table::Table,
    tell, unjudged,
    write::{CollectionForm, Wish},
};
use crate::{
    library::{self, Library},
    outside::Outside,
    reading,
};
use nonet_collection::{Facts, Row, arranged, fingerprint, ranks};
use nonet_core::{Level, board::Grid};
use nonet_formats::Room;
use nonet_protocol::{
    Collection, CollectionEffect, CollectionEvent, CollectionId, Column, Condition, Filter, Finding, PIECE, Run, Screen, Shelf,
    Sort, Turn,
};
use nonet_tutor::en::collection as en;
use std::{cell::RefCell, rc::Rc};

/// The most puzzles of a book.
const LONGEST_BOOK: usize = 200;

/// What an order of rows follows from, beside what is kept.
type Asked = (CollectionId, Sort, Filter, u32, Vec<u64>);

thread_local! {
    /// The order that was made last: scrolling asks for the same again and again.
    static ORDER: RefCell<Option<(Asked, Rc<Vec<u32>>)>> = const { RefCell::new(None) };
}

/// What is shown after these events.
pub(super) async fn turn(outside: &impl Outside, turn: &Turn) -> Result<Screen, String> {
    let mut table: Table = postcard::from_bytes(&turn.state).unwrap_or_default();
    let mut effects = Vec::new();
    for event in &turn.events {
        match event {
            CollectionEvent::Judged { piece, explainer, rows, at } => table.take_judged(*piece, *explainer, *rows, *at),
            CollectionEvent::Do(words) => match act(outside, &mut table, turn, words).await {
                Ok(some) => effects.extend(some),
                // What came before it, and what comes after, is done all the same.
                Err(why) => effects.push(CollectionEffect::Fault(en::not_done(&why).into())),
            },
        }
    }
    if !effects.iter().any(|effect| matches!(effect, CollectionEffect::Open(..))) {
        Box::pin(find(outside, &mut table, turn)).await?;
    }
    let screen = show(outside, &mut table, turn).await?;
    Ok(Screen { effects, state: postcard::to_allocvec(&table).unwrap_or_default().into(), ..screen })
}

/// Does what the markup calls so, or what a key does.
async fn act(outside: &impl Outside, table: &mut Table, turn: &Turn, words: &str) -> Result<Vec<CollectionEffect>, String> {
    let (verb, rest) = words.split_once(' ').unwrap_or((words, ""));
    match verb {
        "list" => table.library = Some(Library::opened(rest)),
        "next" | "leave" => table.library = None, // these are of the list, whose bar stays behind the library
        "back" => table.show(),
        "open" => {
            let id = rest.parse().unwrap_or_default();
            if table.id != Some(id) {
                *table = match keep::collection(outside, id).await? {
                    Some(about) if about.binned.is_none() && about.condition != Condition::Later => {
                        Table::of(&about, unjudged(outside, &about).await?)
                    }
                    _ => Table::default(),
                };
            }
            table.show();
        }
        "raw" => return Ok(vec![write_raw(rest.parse().unwrap_or_default())]),
        "delete" | "keep" => bin(outside, table, rest.parse().unwrap_or_default(), verb == "delete").await?,
        _ => {}
    }
    if let Some(library) = &mut table.library {
        return library::act(outside, library, turn, verb, rest).await;
    }
    act_in_table(outside, table, turn, verb, rest).await.map(Vec::from_iter)
}

async fn act_in_table(
    outside: &impl Outside,
    table: &mut Table,
    turn: &Turn,
    verb: &str,
    rest: &str,
) -> Result<Option<CollectionEffect>, String> {
    let number = || rest.parse::<u32>().unwrap_or_default();
    let Some(about) = collection(outside, table).await? else { return Ok(None) };
    let order = order(outside, table, &about, table.filter, turn).await?;
    let count = order.as_ref().map_or(about.rows, |order| order.len() as u32);
    let row_at =
        |place: u32| order.as_ref().map_or((place < about.rows).then_some(place), |order| order.get(place as usize).copied());
    let has_rows = match verb {
        "solve" | "play" | "next" => count > 0,
        "book" | "csv" | "sdm" | "sdk" => picked(table, order.as_deref(), about.rows).is_none_or(|rows| !rows.is_empty()),
        _ => true,
    };
    if !has_rows {
        let words = if table.picked.len() > 0 && count > 0 { en::NO_PICKED_ROW } else { en::NO_ROW };
        return Ok(Some(CollectionEffect::Say(words.into())));
    }
    match verb {
        "leave" => {
            run(outside, table, &about, Run::Stopped).await?;
            *table = Table::default();
        }
        "going" => run(outside, table, &about, Run::Going).await?,
        "paused" => run(outside, table, &about, Run::Paused).await?,
        "stopped" => run(outside, table, &about, Run::Stopped).await?,
        "sort" => table.sort_by(markup::COLUMNS.get(number() as usize).map_or(Column::Place, |(_, column)| *column)),
        "own" => table.sort_so(markup::own_sort(number())),
        "explain" => {
            let about = Collection { explainer: true, run: Run::Going, ..about };
            keep::change(outside, &about).await?;
            (table.left, table.explainer, table.pace) = (unjudged(outside, &about).await?, true, None);
            table.begun.clear();
        }
        "level" => {
            table.filter(|filter| filter.level = number().checked_sub(1).and_then(|it| Level::ALL.get(it as usize).copied()))
        }
        "technique" => table.filter(|filter| filter.technique = number().checked_sub(1).map(|number| number as u8)),
        "givens" => table.filter(|filter| filter.givens = number().checked_sub(1).map(|more| FEWEST.saturating_add(more as u8))),
        "finding" => {
            table.filter(|filter| filter.finding = number().checked_sub(1).and_then(|it| Finding::ALL.get(it as usize).copied()))
        }
        "unsolved" => table.filter(|filter| filter.unsolved = rest == "true"),
        "scroll" => {
            let (top, height) = rest.split_once(' ').unwrap_or_default();
            table.scrolled(top.parse().unwrap_or_default(), height.parse().unwrap_or_default(), count);
        }
        "go" => {
            table.go(number(), count);
            return what_is_in(outside, about.id, row_at(number()), true).await;
        }
        "key" if rest == "Enter" => return open(outside, table, row_at(table.cursor), Room::Solve).await,
        "key" if rest == " " => {
            row_at(table.cursor).into_iter().for_each(|row| table.pick(row));
            return what_is_in(outside, about.id, row_at(table.cursor), true).await;
        }
        "key" => {
            table.press(rest, count);
            return what_is_in(outside, about.id, row_at(table.cursor), false).await;
        }
        "pick" => {
            table.go(number(), count);
            row_at(number()).into_iter().for_each(|row| table.pick(row));
        }
        "all" => {
            let all: Vec<u32> = (0..count).filter_map(row_at).collect();
            table.picked = if all.iter().all(|row| table.picked.contains(*row)) { Picks::default() } else { Picks::of(&all) };
        }
        "solve" | "play" => {
            let room = if verb == "play" { Room::Play } else { Room::Solve };
            let place = if rest.is_empty() { table.cursor } else { number() };
            table.go(place, count);
            return open(outside, table, row_at(place), room).await;
        }
        "next" => return next(outside, table, &about, turn).await,
        "book" => return book(outside, &about, chosen(table, order.as_deref(), about.rows)).await,
        "csv" => return Ok(Some(write(table, &about, order.as_deref(), CollectionForm::Csv))),
        "sdm" => return Ok(Some(write(table, &about, order.as_deref(), CollectionForm::Sdm))),
        "sdk" => return Ok(Some(write(table, &about, order.as_deref(), CollectionForm::Sdk))),
        _ => {}
    }
    Ok(None)
}

/// The collection of the table.
async fn collection(outside: &impl Outside, table: &Table) -> Result<Option<Collection>, String> {
    match table.id {
        Some(id) => Box::pin(keep::collection(outside, id)).await, // in a box it is one function wherever it is awaited
        None => Ok(None),
    }
}

/// Deletes a collection, or takes that back.
async fn bin(outside: &impl Outside, table: &mut Table, id: CollectionId, binned: bool) -> Result<(), String> {
    let Some(about) = keep::collection(outside, id).await? else { return Ok(()) };
    keep::change(outside, &Collection { binned: binned.then(|| outside.now()), seen_old: None, ..about }).await?;
    if table.id == Some(id) {
        *table = Table { library: table.library.take(), ..Table::default() };
    }
    table.library.get_or_insert_default().keep_place(id, binned);
    Ok(())
}

/// Whether it is judged.
async fn run(outside: &impl Outside, table: &mut Table, about: &Collection, run: Run) -> Result<(), String> {
    table.pace = None;
    keep::change(outside, &Collection { run, ..about.clone() }).await
}

/// The rows that are shown with this filter, in their order; none if that is the file's.
async fn order(
    outside: &impl Outside,
    table: &Table,
    about: &Collection,
    filter: Filter,
    turn: &Turn,
) -> Result<Option<Rc<Vec<u32>>>, String> {
    if !table.is_arranged() && filter == table.filter {
        return Ok(None);
    }
    let solved = || turn.games.iter().filter(|game| game.shelf == Shelf::Finished).map(|game| fingerprint(&game.givens));
    let solved: Vec<u64> = if filter.unsolved { solved().collect() } else { Vec::new() };
    let wish = (about.id, table.sort, filter, table.step(about), solved);
    let known = ORDER.with_borrow(|known| known.as_ref().filter(|(known, _)| *known == wish).map(|(_, order)| Rc::clone(order)));
    if known.is_some() {
        return Ok(known);
    }
    let own = match table.sort.by {
        Column::Own(column) => ranks(&column_of_all(outside, about, column).await?),
        _ => Vec::new(),
    };
    let order = Rc::new(arranged(&facts_of_all(outside, about).await?, &own, table.sort, &filter, &wish.4));
    ORDER.set(Some((wish, Rc::clone(&order))));
    Ok(Some(order))
}

/// The rows that are picked, in the order in which they are shown; if none is, all that are shown, or none for all of the file.
fn picked(table: &Table, order: Option<&Vec<u32>>, rows: u32) -> Option<Vec<u32>> {
    match (table.picked.len() == 0, order) {
        (true, order) => order.cloned(),
        (false, None) => Some((0..rows).filter(|row| table.picked.contains(*row)).collect()),
        (false, Some(order)) => Some(order.iter().copied().filter(|row| table.picked.contains(*row)).collect()),
    }
}

/// The same, as many as there are.
fn chosen(table: &Table, order: Option<&Vec<u32>>, rows: u32) -> Vec<u32> {
    picked(table, order, rows).unwrap_or_else(|| (0..rows).collect())
}

fn write(table: &Table, about: &Collection, order: Option<&Vec<u32>>, form: CollectionForm) -> CollectionEffect {
    let wish = Wish { id: about.id, rows: picked(table, order, about.rows), form };
    CollectionEffect::Write(postcard::to_allocvec(&wish).unwrap_or_default().into())
}

/// A damaged collection goes out as it is.
fn write_raw(id: CollectionId) -> CollectionEffect {
    let wish = Wish { id, rows: None, form: CollectionForm::Raw };
    CollectionEffect::Write(postcard::to_allocvec(&wish).unwrap_or_default().into())
}

/// Opens the puzzle of a row in a room.
async fn open(
    outside: &impl Outside,
    table: &mut Table,
    row: Option<u32>,
    room: Room,
) -> Result<Option<CollectionEffect>, String> {
    let (Some(row), Some(id)) = (row, table.id) else { return Ok(None) };
    let piece = Piece::read(outside, id, row / PIECE).await?;
    let Some((Row { reading: Ok(reading), .. }, _)) = piece.row(row) else {
        return what_is_in(outside, id, Some(row), false).await;
    };
    table.here = Some((row, reading.grid.within(!reading.entered)));
    Ok(Some(CollectionEffect::Open(room, reading::puzzle(reading.clone()).into())))
}

/// What is wrong with the row or, if `all` is asked for, what else the file says in it: the table may have no room for that.
async fn what_is_in(
    outside: &impl Outside,
    id: CollectionId,
    row: Option<u32>,
    all: bool,
) -> Result<Option<CollectionEffect>, String> {
    let Some(row) = row else { return Ok(None) };
    let piece = Piece::read(outside, id, row / PIECE).await?;
    let Some((row, judged)) = piece.row(row).filter(|(row, _)| all || !row.error().is_empty()) else { return Ok(None) };
    let reason = tell::why_none(row, judged);
    let header = keep::collection(outside, id).await?.map(|about| super::header(&about)).unwrap_or_default();
    let fields = tell::own_columns(row, &header).join(", ");
    let words = match (row.reading.is_ok(), row.error().is_empty()) {
        (true, true) => match (reason.is_empty(), fields.is_empty()) {
            (true, true) => return Ok(None),
            (true, false) => en::in_row(&fields),
            (false, true) => en::objection(&reason),
            (false, false) => format!("{} {}", en::objection(&reason), en::in_row(&fields)),
        },
        (true, false) => en::objection(&tell::error(row)),
        (false, _) => en::unreadable(&tell::error(row), &fields),
    };
    Ok(Some(CollectionEffect::Say(words.into())))
}

/// The puzzle came to the board another way, as a page that is loaded anew brings it, or the way back: looks in which row it is.
async fn find(outside: &impl Outside, table: &mut Table, turn: &Turn) -> Result<(), String> {
    let (Some(board), Some(about)) = (turn.board, collection(outside, table).await?) else { return Ok(()) };
    if table.here.is_some_and(|(_, givens)| givens == board) {
        return Ok(());
    }
    let print = fingerprint(&board);
    let in_piece = |facts: Vec<Facts>| facts.iter().position(|facts| facts.fingerprint == print);
    let pieces = (0..).zip(Box::pin(kept_facts(outside, &about)).await?);
    let row = pieces.into_iter().find_map(|(piece, facts)| Some(piece * PIECE + in_piece(facts?)? as u32));
    if let Some(row) = row {
        table.here = Some((row, board));
        let order = order(outside, table, &about, table.filter, turn).await?;
        let place = order.map_or(Some(row), |order| order.iter().position(|other| *other == row).map(|place| place as u32));
        place.into_iter().for_each(|place| table.go(place, about.rows));
    }
    Ok(())
}

/// Opens the next puzzle that is not solved: the first behind the one that is open, else the first of all.
async fn next(
    outside: &impl Outside,
    table: &mut Table,
    about: &Collection,
    turn: &Turn,
) -> Result<Option<CollectionEffect>, String> {
    let all = order(outside, table, about, table.filter, turn).await?;
    let unsolved = order(outside, table, about, Filter { unsolved: true, ..table.filter }, turn).await?;
    let all = chosen(&Table::default(), all.as_deref(), about.rows);
    let unsolved = unsolved.map_or_else(Picks::default, |rows| Picks::of(&rows));
    let here = table.here.and_then(|(row, _)| all.iter().position(|other| *other == row));
    let (before, behind) = all.split_at(here.map_or(0, |here| here + 1));
    let next = behind.iter().chain(before).find(|row| unsolved.contains(**row)).copied();
    let Some(next) = next else { return Ok(Some(CollectionEffect::Say(en::ALL_SOLVED.into()))) };
    if let Some(place) = all.iter().position(|row| *row == next) {
        table.go(place as u32, all.len() as u32);
    }
    let room = if turn.shown || turn.room == Room::Make { Room::Play } else { turn.room };
    open(outside, table, Some(next), room).await
}

/// Makes a book of rows: of those that are puzzles with one solution.
async fn book(outside: &impl Outside, about: &Collection, rows: Vec<u32>) -> Result<Option<CollectionEffect>, String> {
    let mut all = Vec::new();
    for row in &rows {
        let piece = Piece::read(outside, about.id, row / PIECE).await?;
        let reading = piece.row(*row).and_then(|(row, _)| row.reading.as_ref().ok());
        let givens = reading.map(|reading| reading.grid.within(!reading.entered));
        all.extend(givens.and_then(|givens: Grid| made(&givens)).map(Rc::new));
        if all.len() == LONGEST_BOOK {
            break;
        }
    }
    let left_out = (all.len() < rows.len()).then(|| en::left_out(rows.len() - all.len(), rows.len(), LONGEST_BOOK));
    let title = about.name.rsplit_once('.').map(|(title, _)| title.into());
    Ok(Some(CollectionEffect::Book { puzzles: all, title, left_out }))
}

/// What is shown.
async fn show(outside: &impl Outside, table: &mut Table, turn: &Turn) -> Result<Screen, String> {
    let about = collection(outside, table).await?;
    let bars = about.as_ref().map(|about| bars(table, about)).unwrap_or_default();
    let givens = table.here.map(|(_, givens)| givens);
    if table.library.is_some() || table.id.is_none() {
        let library = table.library.get_or_insert_default();
        let mut screen = library::screen(outside, library, turn).await?;
        screen.texts.resize(nonet_protocol::Part::Here as usize, Rc::default());
        screen.texts.extend(bars.map(Rc::from));
        return Ok(Screen { judge: judge(outside, table).await?, explainer: table.explainer, id: table.id, givens, ..screen });
    }
    let Some(about) = about else { return Ok(Screen::default()) };
    let order = order(outside, table, &about, table.filter, turn).await?;
    let count = order.as_ref().map_or(about.rows, |order| order.len() as u32);
    table.cursor = table.cursor.min(count.saturating_sub(1));
    let places = table.drawn_places(count);
    let numbers: Vec<u32> = match &order {
        _ if !turn.shown => Vec::new(),
        Some(order) => places.clone().filter_map(|place| order.get(place as usize).copied()).collect(),
        None => places.clone().collect(),
    };
    let rows = tell::rows(outside, &about, &numbers).await?;
    let [here, elsewhere] = bars;
    let texts = [
        markup::progress(table, &about),
        markup::run(table, &about),
        markup::filters(table, &about),
        markup::shown(table, &about, count, super::counted(outside, table, &about).await?),
        markup::heads(table, count),
        markup::rows(table, &rows, places, count, &turn.games),
        markup::tools(),
        here,
        elsewhere,
    ];
    Ok(Screen {
        id: table.id,
        texts: texts.into_iter().map(Into::into).collect(),
        givens,
        count: count + 1,
        cursor: table.cursor,
        scroll: table.scroll,
        judge: judge(outside, table).await?,
        explainer: table.explainer,
        ..Screen::default()
    })
}

/// What stands over a room: while the row that was opened last is on its board, and while another puzzle is.
fn bars(table: &Table, about: &Collection) -> [String; 2] {
    let here = table.here.map_or_else(String::new, |(row, _)| markup::bar(&about.name, &en::place(row, about.rows), true));
    let elsewhere = if table.left.is_empty() { String::new() } else { markup::bar(&about.name, en::run(about.run), false) };
    [here, elsewhere]
}

/// The pieces that are to be judged next.
async fn judge(outside: &impl Outside, table: &Table) -> Result<Vec<u32>, String> {
    let goes_on = collection(outside, table).await?.is_some_and(|about| about.run == Run::Going && about.binned.is_none());
    Ok(if goes_on { table.ahead() } else { Vec::new() })
}
