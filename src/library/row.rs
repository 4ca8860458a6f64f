//! A row of a table: a small picture of its puzzle, and what is known of it.

use crate::{
    action::Action,
    controls::{Thumbnail, use_dispatch},
    text,
};
use nonet_core::{board::CellSet, words::thousands};
use nonet_formats::Room;
use nonet_game::PlayState;
use nonet_protocol::{Column, RowPuzzle, RowView, TableAction};
use std::rc::Rc;
use yew::prelude::*;

/// What a [`PuzzleRow`] is given.
#[derive(Properties, PartialEq)]
pub(super) struct PuzzleRowProps {
    /// The row.
    pub(super) row: Rc<RowView>,
    /// Its place, from 0.
    pub(super) place: u32,
    /// Whether the cursor is there.
    pub(super) current: bool,
    /// What was done of its puzzle.
    pub(super) played: PlayState,
}

/// The row. A press moves the cursor there, two open its puzzle; a press on its box picks it.
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
    let givens = row.puzzle.as_ref().map_or(CellSet::EMPTY, |puzzle| puzzle.givens.filled());
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
            <span
                role="gridcell"
                class="collection__pick"
                onclick={onpick}
                ondblclick={|event: MouseEvent| event.stop_propagation()}
            />
            <span role="gridcell"><Thumbnail {givens} class="collection__picture" /></span>
            {cell(data_column(Column::Place), text::library::row_number(number))}
            {match &row.puzzle {
                Some(puzzle) => puzzle_cells(row, puzzle, *played),
                None => cell("error", html! { <>{words("collection__error", &row.error)}{row.own.join(", ")}</> }),
            }}
        </div>
    }
}

/// The id of the row at this place, by which the table says where its cursor is.
pub(super) fn row_id(place: u32) -> String {
    format!("place-{place}")
}

/// What the style sheet calls a column.
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

/// What is known of a puzzle, and what the file says. Where there is no room for how many solutions it has and for what is wrong with
/// it, that stands before its hardest step.
fn puzzle_cells(row: &RowView, puzzle: &RowPuzzle, played: PlayState) -> Html {
    let known = |column, words: Option<String>| cell(data_column(column), words.unwrap_or_default());
    let rating = puzzle.rating.as_ref();
    let hardest = rating.and_then(|rating| rating.hardest.clone()).unwrap_or_default();
    let has_error = !row.error.is_empty();
    let improper = text::library::improper(puzzle, has_error).map(|short| {
        let class = classes!("collection__improper", has_error.then_some("collection__error"));
        html! { <span {class}>{short}</span> }
    });
    let wrong = if has_error { &row.error } else { &puzzle.why_none };
    html! {
        <>
            {cell(data_column(Column::Givens), puzzle.givens.filled().len().to_string())}
            {known(Column::Solutions, puzzle.solutions.map(text::library::solutions))}
            {known(Column::Level, rating.map(|rating| rating.level.name().to_owned()))}
            {known(Column::Score, rating.map(|rating| thousands(rating.score.into())))}
            {cell(data_column(Column::Hardest), html! { <>{improper}<span>{hardest}</span></> })}
            {known(Column::Explainer, puzzle.explainer.map(|(tenths, is_ours)| text::library::explainer(tenths, is_ours)))}
            {cell("state", state_words(played))}
            {cell("file", html! { <>{words("collection__error", wrong)}{row.own.join(", ")}</> })}
        </>
    }
}

fn cell(column: &'static str, content: impl Into<Html>) -> Html {
    html! { <span role="gridcell" data-column={column}>{content.into()}</span> }
}

/// Words with a class; nothing where there are none.
fn words(class: &'static str, words: &str) -> Html {
    html! {
        if !words.is_empty() {
            <span {class}>{words}</span>
        }
    }
}

/// How far a puzzle was solved.
const fn state_words(played: PlayState) -> &'static str {
    match played {
        PlayState::New => text::library::NEW,
        PlayState::Begun => text::library::BEGUN,
        PlayState::Solved => text::library::SOLVED,
    }
}
