//! The dialog of collections: the table of one, or the library. The running imports are above it.

use super::{
    backup_tools::BackupTools,
    filters::TableFilters,
    import_bar::ImportBar,
    panel::LibraryPanel,
    table::PuzzleTable,
    tools::{JudgingTools, RowTools},
    view::CollectionsView,
};
use crate::text;
use nonet_protocol::{CollectionView, TableView};
use std::rc::Rc;
use yew::prelude::*;

/// The content of the dialog.
#[component]
pub fn CollectionDialog(view: &CollectionsView) -> Html {
    html! {
        <div class="collection">
            <ImportBar imports={view.imports.clone()} leads={false} />
            {match &view.shown {
                CollectionView::None if view.is_refused => html! {
                    <>
                        <p class="note-line" role="status">{text::library::REFUSED}</p>
                        <BackupTools persistent={view.persistent} />
                    </>
                },
                CollectionView::None => Html::default(),
                CollectionView::Table(table) => table_of(view, table),
                CollectionView::Library(library) => {
                    html! { <LibraryPanel view={Rc::clone(library)} today={view.today} persistent={view.persistent} /> }
                }
            }}
        </div>
    }
}

/// The table, with its tools above and below it.
fn table_of(view: &CollectionsView, table: &Rc<TableView>) -> Html {
    html! {
        <>
            <div class="collection__head">
                <h3 class="collection__name">{&*table.name}</h3>
                <span class="collection__progress">{text::library::progress(&table.progress)}</span>
                <JudgingTools run={table.progress.run} can_explain={table.can_explain} />
            </div>
            <div class="collection__head">
                <TableFilters filter={table.filter} sort={table.sort} columns={table.columns.clone()} />
            </div>
            <p class="note-line" role="status">{text::library::shown(&table.counts)}</p>
            <PuzzleTable view={Rc::clone(table)} scroll={view.scroll} played={Rc::clone(&view.played)} />
            <div class="collection__head"><RowTools /></div>
        </>
    }
}
