//! The dialog of collections: the table of one with its tools, or the library. The running imports are above it.

use super::{
    filters::TableFilters,
    focus::use_focus_fallback,
    import_bar::ImportBar,
    panel::{BackupTools, LibraryPanel},
    table::PuzzleTable,
    view::CollectionsView,
};
use crate::{
    action::Action,
    controls::{Button, ButtonStyle},
    text::{self, Text},
};
use nonet_collection::Run;
use nonet_protocol::{CollectionEvent, CollectionForm, CollectionView, LibraryPart, Room, TableAction, TableView};
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
                <TableFilters filter={table.filter.clone()} sort={table.sort} columns={table.columns.clone()} />
            </div>
            <p class="note-line" role="status">{text::library::shown(&table.counts)}</p>
            <PuzzleTable view={Rc::clone(table)} scroll={view.scroll} played={Rc::clone(&view.played)} />
            <div class="collection__head">{row_tools()}</div>
        </>
    }
}

#[derive(Properties, PartialEq)]
struct JudgingToolsProps {
    /// Whether judging the rows is going on, paused or stopped; `None` if all rows are judged.
    run: Option<Run>,
    /// Whether the rows can be rated by Sudoku Explainer's scale, too.
    can_explain: bool,
}

/// The buttons for judging, and the button that opens the library. "Pause" becomes "Go on" and keeps the focus.
#[component]
fn JudgingTools(JudgingToolsProps { run, can_explain }: &JudgingToolsProps) -> Html {
    let (first, library) = (use_node_ref(), use_node_ref());
    use_focus_fallback([&first, &library], (*run, *can_explain));
    let run_button = |label: Text, run| html! { <Button key="run" {label} node={first.clone()} action={Action::from(TableAction::Run(run))} /> };
    let stop =
        || html! { <Button key="stop" label={text::library::STOP} action={Action::from(TableAction::Run(Run::Stopped))} /> };
    let mut buttons = match run {
        None => Vec::new(),
        Some(Run::Going) => vec![run_button(text::library::PAUSE, Run::Paused), stop()],
        Some(Run::Paused | Run::Stopped) => vec![run_button(text::library::GO_ON, Run::Going)],
    };
    if *can_explain {
        let action = Action::from(TableAction::Explain);
        buttons.push(html! { <Button key="explain" label={text::library::RATE_BY_SE} style={ButtonStyle::Quiet} {action} /> });
    }
    let action = Action::from(CollectionEvent::OpenLibrary(LibraryPart::All));
    buttons
        .push(html! { <Button key="library" label={text::shell::LIBRARY} style={ButtonStyle::Quiet} node={library.clone()} {action} /> });
    html! { <>{for buttons}</> }
}

/// The file formats in which rows can be written.
const FORMS: [CollectionForm; 3] = [CollectionForm::Csv, CollectionForm::Sdm, CollectionForm::Sdk];

/// Draws the buttons for rows: for the row of the cursor, and for the picked rows.
fn row_tools() -> Html {
    let button = |label: Text, style, action: TableAction| html! { <Button {label} {style} action={Action::from(action)} /> };
    let form = |form| {
        let action = Action::from(TableAction::Write(form));
        html! { <Button label={text::library::form(form)} before={text::library::DOWNLOAD_AS} style={ButtonStyle::Quiet} {action} /> }
    };
    html! {
        <>
            {button(text::library::OPEN_IN_SOLVE, ButtonStyle::Primary, TableAction::OpenCurrent(Room::Solve))}
            {button(text::library::PLAY, ButtonStyle::Plain, TableAction::OpenCurrent(Room::Play))}
            {button(text::library::NEXT_UNSOLVED, ButtonStyle::Plain, TableAction::Next)}
            {button(text::library::MAKE_A_BOOK, ButtonStyle::Plain, TableAction::Book)}
            <span class="collection__files">{text::library::DOWNLOAD}{for FORMS.map(form)}</span>
        </>
    }
}
