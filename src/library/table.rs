//! The table of a collection. The table as a whole has the focus, and its cursor is on one of its rows. Only rows around those in
//! sight are drawn.

use super::{
    focus::focus_unmoved,
    scrolling::{above, spaces, window_at},
    view::TableScroll,
};
use crate::{
    action::{Action, CollectionAction, Input},
    controls::{Thumbnail, emits, use_dispatch},
    text::{self, Text},
};
use gloo::render::request_animation_frame;
use nonet_collection::{Column, Sort};
use nonet_core::board::CellSet;
use nonet_game::PlayState;
use nonet_protocol::{CursorKey, Room, RowPuzzle, RowView, RowWindow, TableAction, TableView};
use std::rc::Rc;
use web_sys::HtmlElement;
use yew::prelude::*;

/// The props of [`PuzzleTable`].
#[derive(Properties, PartialEq)]
pub struct PuzzleTableProps {
    /// The view of the table.
    pub view: Rc<TableView>,
    /// The rows in sight.
    pub scroll: TableScroll,
    /// Whether a game of each drawn row's puzzle was begun or solved.
    pub played: Rc<Vec<PlayState>>,
}

/// The table.
#[component]
pub fn PuzzleTable(PuzzleTableProps { view, scroll, played }: &PuzzleTableProps) -> Html {
    let (node, dispatch) = (use_node_ref(), use_dispatch());
    let count = view.counts.shown;
    let tell_window = {
        let (node, dispatch, known) = (node.clone(), dispatch.clone(), scroll.window);
        move || {
            if let Some(window) = window_of(&node, count).filter(|window| *window != known) {
                dispatch.emit(Action::Collection(CollectionAction::Scrolled(window)).into());
            }
        }
    };
    use_effect_with(node.clone(), focus_unmoved);
    {
        // At the first drawing, the dialog around the table may not be open yet; then the table has no height before the next
        // frame.
        let (top, tell_window) = (above(scroll.window.first, count), tell_window.clone());
        use_effect_with((node.clone(), scroll.number), move |(node, _)| {
            let node = node.clone();
            let frame = request_animation_frame(move |_| {
                if let Some(table) = node.cast::<HtmlElement>() {
                    table.set_scroll_top(top as i32);
                    tell_window();
                }
            });
            move || drop(frame)
        });
    }
    let onkeydown = {
        let (node, tell_window) = (node.clone(), tell_window.clone());
        move |event: KeyboardEvent| {
            // The buttons in the column headers have keys of their own.
            let is_own = event.target_dyn_into::<HtmlElement>() == node.cast::<HtmlElement>();
            if let Some(action) = action_of(&event.key()).filter(|_| is_own) {
                event.prevent_default();
                tell_window(); // a page is as many rows as are in sight
                dispatch.emit(Input::Action(action.into()));
            }
        }
    };
    let drawn = RowWindow { first: view.drawn.first, rows: view.rows.len() as u32 };
    let [before, behind] = spaces(drawn, scroll.window.first, count);
    html! {
        <div
            ref={node}
            class="collection__list"
            role="grid"
            aria-label={text::library::PUZZLES}
            aria-rowcount={(count + 1).to_string()}
            aria-multiselectable="true"
            aria-activedescendant={(count > 0).then(|| row_id(view.cursor))}
            tabindex="0"
            data-first=""
            {onkeydown}
            onscroll={move |_| tell_window()}
        >
            <TableHeads sort={view.sort} all_picked={count > 0 && view.counts.picked >= count} />
            <div role="rowgroup">
                {space("before", before)}
                for (number, (place, row)) in (drawn.first..).zip(&view.rows).enumerate() {
                    <PuzzleRow
                        key={row.row}
                        row={Rc::clone(row)}
                        {place}
                        current={place == view.cursor}
                        played={played.get(number).copied().unwrap_or_default()}
                    />
                }
                {space("behind", behind)}
            </div>
        </div>
    }
}

/// The space of rows that are not drawn; the height is in pixels.
fn space(key: &'static str, height: u32) -> Html {
    html! { <svg {key} width="1" height={height.to_string()} aria-hidden="true" /> }
}

/// The rows in sight; `None` while the table has no height.
fn window_of(node: &NodeRef, count: u32) -> Option<RowWindow> {
    let table = node.cast::<HtmlElement>()?;
    let [top, height] = [table.scroll_top(), table.client_height()].map(|length| u32::try_from(length).unwrap_or_default());
    (height > 0).then(|| window_at(top, height, count))
}

/// The action of a key on the table; `None` if the key has none.
fn action_of(key: &str) -> Option<TableAction> {
    Some(TableAction::Move(match key {
        "ArrowDown" => CursorKey::Down,
        "ArrowUp" => CursorKey::Up,
        "PageDown" => CursorKey::PageDown,
        "PageUp" => CursorKey::PageUp,
        "Home" => CursorKey::Home,
        "End" => CursorKey::End,
        "Enter" => return Some(TableAction::OpenCurrent(Room::Solve)),
        " " => return Some(TableAction::PickCurrent),
        _ => return None,
    }))
}

#[derive(Properties, PartialEq)]
struct TableHeadsProps {
    /// The order of the rows.
    sort: Sort,
    /// Whether all shown rows are picked.
    all_picked: bool,
}

/// The column headers, which are the first row of the table. A press on one sorts by its column; a second press reverses the order.
#[component]
fn TableHeads(TableHeadsProps { sort, all_picked }: &TableHeadsProps) -> Html {
    let dispatch = use_dispatch();
    html! {
        <div class="collection__row collection__row--heads" role="row">
            <span role="columnheader">
                <button
                    class="collection__pick"
                    type="button"
                    role="checkbox"
                    aria-checked={all_picked.to_string()}
                    aria-label={text::library::PICK_ALL}
                    onclick={emits(&dispatch, Action::from(TableAction::PickAll))}
                />
            </span>
            <span role="columnheader"><span class="hidden">{text::library::PICTURE}</span></span>
            for column in Column::ALL {
                <span key={data_column(column)} role="columnheader" data-column={data_column(column)} aria-sort={sorted(*sort, column)}>
                    <button
                        class="button button--quiet"
                        type="button"
                        onclick={emits(&dispatch, Action::from(TableAction::Sort(column)))}
                    >
                        {text::library::column(column)}
                    </button>
                </span>
            }
            <span role="columnheader" data-column="state">{text::library::STATE}</span>
            <span role="columnheader" data-column="file">{text::library::IN_THE_FILE}</span>
        </div>
    }
}

/// The value of `aria-sort` for a column.
fn sorted(sort: Sort, by: Column) -> &'static str {
    match (sort.by == by, sort.down) {
        (false, _) => "none",
        (true, false) => "ascending",
        (true, true) => "descending",
    }
}

#[derive(Properties, PartialEq)]
pub(super) struct PuzzleRowProps {
    /// The row.
    pub(super) row: Rc<RowView>,
    /// The index of the row among the shown rows.
    pub(super) place: u32,
    /// Whether the cursor is on the row.
    pub(super) current: bool,
    /// Whether a game of the row's puzzle was begun or solved.
    pub(super) played: PlayState,
}

/// The row. A press moves the cursor to it, a double press opens its puzzle, and a press on its box picks it.
#[component]
pub(super) fn PuzzleRow(PuzzleRowProps { row, place, current, played }: &PuzzleRowProps) -> Html {
    let dispatch = use_dispatch();
    let number = row.row;
    let on = |action: TableAction| dispatch.reform(move |_: MouseEvent| Action::from(action.clone()).into());
    let pick = on(TableAction::Pick(number));
    let onpick = Callback::from(move |event: MouseEvent| {
        event.stop_propagation();
        pick.emit(event);
    });
    let givens = row.puzzle.as_ref().map_or(CellSet::EMPTY, |puzzle| puzzle.givens.filled_cells());
    html! {
        <div
            id={row_id(*place)}
            class={classes!("collection__row", current.then_some("collection__row--current"))}
            role="row"
            aria-rowindex={(place + 2).to_string()}
            aria-selected={row.picked.to_string()}
            onclick={on(TableAction::Press(number))}
            ondblclick={on(TableAction::Open(number, Room::Solve))}
        >
            <span role="gridcell">
                // The keys of the table pick the current row; a press leaves the focus with the table.
                <button
                    class="collection__pick"
                    type="button"
                    role="checkbox"
                    tabindex="-1"
                    aria-checked={row.picked.to_string()}
                    aria-label={text::library::pick(number)}
                    onmousedown={|event: MouseEvent| event.prevent_default()}
                    onclick={onpick}
                    ondblclick={|event: MouseEvent| event.stop_propagation()}
                />
            </span>
            <span role="gridcell"><Thumbnail {givens} class="collection__picture" /></span>
            {cell(data_column(Column::Place), text::library::row_number(number))}
            {match &row.puzzle {
                Some(puzzle) => puzzle_cells(row, puzzle, *played),
                None => cell("error", html! { <>{words("collection__error", &row.error)}{row.own.join(", ")}</> }),
            }}
        </div>
    }
}

/// The id of the row with this index, by which the table names the row of its cursor.
pub(super) fn row_id(place: u32) -> String {
    format!("place-{place}")
}

/// The name of a column in the style sheet.
pub(super) const fn data_column(column: Column) -> &'static str {
    match column {
        Column::Place => "place",
        Column::Givens => "givens",
        Column::Solutions => "solutions",
        Column::Level => "level",
        Column::Score => "score",
        Column::Hardest => "hardest",
        Column::Explainer => "explainer",
        Column::Own(_) => "file",
    }
}

/// The facts about a puzzle, and the file's own fields. If there is no room for the number of solutions and for the error, a
/// short form stands before the hardest step.
fn puzzle_cells(row: &RowView, puzzle: &RowPuzzle, played: PlayState) -> Html {
    let known = |column, words: Option<String>| cell(data_column(column), words.unwrap_or_default());
    let rating = puzzle.rating.as_ref();
    let hardest = rating.and_then(|rating| rating.hardest.clone()).unwrap_or_default();
    let has_error = !row.error.is_empty();
    let improper = text::library::improper(puzzle, has_error).map(|short| {
        let class = classes!("collection__improper", has_error.then_some("collection__error"));
        html! { <span {class}>{short}</span> }
    });
    let repeat = row.repeat.map(text::library::repeat).unwrap_or_default();
    let wrong = if has_error { &row.error } else { &puzzle.why_none };
    html! {
        <>
            {cell(data_column(Column::Givens), puzzle.givens.filled_cells().len().to_string())}
            {known(Column::Solutions, puzzle.solutions.map(text::library::solutions))}
            {known(Column::Level, rating.map(|rating| text::level(rating.level).say()))}
            {known(Column::Score, rating.map(|rating| text::number(rating.score.into())))}
            {cell(data_column(Column::Hardest), html! { <>{improper}{words("collection__improper", &repeat)}<span>{hardest}</span></> })}
            {known(Column::Explainer, puzzle.explainer.map(|(tenths, is_ours)| text::library::explainer(tenths, is_ours)))}
            {cell("state", state_words(played))}
            {cell("file", html! { <>{words("collection__error", wrong)}{words("collection__repeat", &repeat)}{row.own.join(", ")}</> })}
        </>
    }
}

fn cell(column: &'static str, content: impl Into<Html>) -> Html {
    html! { <span role="gridcell" data-column={column}>{content.into()}</span> }
}

/// Words with a class; nothing if there are no words.
fn words(class: &'static str, words: &str) -> Html {
    html! {
        if !words.is_empty() {
            <span {class}>{words}</span>
        }
    }
}

/// The state of a puzzle in words.
const fn state_words(played: PlayState) -> Text {
    match played {
        PlayState::New => text::library::NEW,
        PlayState::Begun => text::library::BEGUN,
        PlayState::Solved => text::library::SOLVED,
    }
}
