//! The column headers of a table. A press on one sorts by its column; a second press reverses the order.

use super::row::data_column;
use crate::{
    action::Action,
    controls::{emits, use_dispatch},
    text,
};
use nonet_collection::{Column, Sort};
use nonet_protocol::TableAction;
use yew::prelude::*;

/// The props of [`TableHeads`].
#[derive(Properties, PartialEq)]
pub(super) struct TableHeadsProps {
    /// The order of the rows.
    pub(super) sort: Sort,
    /// Whether all shown rows are picked.
    pub(super) all_picked: bool,
}

/// The column headers, which are the first row of the table.
#[component]
pub(super) fn TableHeads(TableHeadsProps { sort, all_picked }: &TableHeadsProps) -> Html {
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
