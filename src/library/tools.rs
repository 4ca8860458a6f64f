//! The buttons above a table, which judge its rows, and those below it, which open or write rows.

use super::focus::use_focus_fallback;
use crate::{
    action::Action,
    controls::{Button, ButtonStyle},
    text,
};
use nonet_collection::Run;
use nonet_protocol::{CollectionEvent, CollectionForm, LibraryPart, Room, TableAction};
use yew::prelude::*;

/// The props of [`JudgingTools`].
#[derive(Properties, PartialEq)]
pub(super) struct JudgingToolsProps {
    /// Whether judging the rows is going on, paused or stopped; `None` if all rows are judged.
    pub(super) run: Option<Run>,
    /// Whether the rows can be rated by Sudoku Explainer's scale, too.
    pub(super) can_explain: bool,
}

/// The buttons for judging, and the button that opens the library. "Pause" becomes "Go on" and keeps the focus.
#[component]
pub(super) fn JudgingTools(JudgingToolsProps { run, can_explain }: &JudgingToolsProps) -> Html {
    let (first, library) = (use_node_ref(), use_node_ref());
    use_focus_fallback([&first, &library], (*run, *can_explain));
    let run_button = |label: &'static str, run| html! { <Button key="run" {label} node={first.clone()} action={Action::from(TableAction::Run(run))} /> };
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

/// The buttons for rows: for the row of the cursor, and for the picked rows.
#[component]
pub(super) fn RowTools() -> Html {
    let button =
        |label: &'static str, style, action: TableAction| html! { <Button {label} {style} action={Action::from(action)} /> };
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
