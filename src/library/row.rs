//! A row of a table: a thumbnail of its puzzle, and the facts about it.

use crate::{
    action::Action,
    controls::{Thumbnail, use_dispatch},
    text::{self, Text},
};
use nonet_collection::Column;
use nonet_core::board::CellSet;
use nonet_game::PlayState;
use nonet_protocol::{Room, RowPuzzle, RowView, TableAction};
use nonet_words::thousands;
use std::rc::Rc;
use yew::prelude::*;

/// The props of [`PuzzleRow`].
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
            {known(Column::Score, rating.map(|rating| thousands(rating.score.into())))}
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
