//! The bar over a room and over the library with the running imports and the outcome of finished ones.

use super::imports::{Import, ImportState, Imports};
use crate::{
    action::{Action, CollectionAction, ShellAction},
    controls::{Button, ButtonStyle},
    text::{self, Text},
};
use std::rc::Rc;
use yew::prelude::*;

/// The props of [`ImportBar`].
#[derive(Clone, PartialEq, Properties)]
pub struct ImportBarProps {
    /// The imports.
    pub imports: Imports,
    /// Whether the bar has a button that opens the dialog: it is over a room.
    pub leads: bool,
    /// The name of a text that is read as one puzzle and takes a while. None if there is none.
    #[prop_or_default]
    pub reading: Option<Rc<str>>,
}

/// A row for each import, with its actions. Over a room, there is only the running import or the latest outcome.
#[component]
pub fn ImportBar(ImportBarProps { imports, leads, reading }: &ImportBarProps) -> Html {
    let button =
        |label: Text, action| html! { <Button {label} style={ButtonStyle::Quiet} action={Action::Collection(action)} /> };
    let mut shown: Vec<&Import> =
        imports.all().iter().filter(|import| import.state != ImportState::Running(0) || imports.is_slow).collect();
    if *leads {
        // Over a room there is one row: the running import, otherwise the latest outcome.
        let running = shown.iter().position(|import| matches!(import.state, ImportState::Running(_)));
        let last = running.or(shown.iter().rposition(|import| import.state.is_over()));
        shown = last.map(|place| shown[place]).into_iter().collect();
    }
    html! {
        if !shown.is_empty() || reading.is_some() {
            <section class={classes!("import-bar", leads.then_some("import-bar--line"))} aria-label={text::library::FILES_BEING_READ}>
                if let Some(name) = reading {
                    <div class="import-bar__row" key="reading">
                        <p class="import-bar__words" role="status">{text::keeping::reading(name, 0)}</p>
                        <Button label={text::library::STOP} style={ButtonStyle::Quiet} action={Action::Shell(ShellAction::StopReading)} />
                    </div>
                }
                for import in shown {
                    <div class="import-bar__row" key={import.id.to_string()}>
                        <p class="import-bar__words" role="status">{words(import)}</p>
                        if import.state.is_over() {
                            {button(text::shell::DISMISS, CollectionAction::DismissImport(import.id))}
                        } else {
                            if *leads {
                                {button(text::library::SHOW_IMPORT, CollectionAction::ShowImport)}
                            }
                            {button(text::library::STOP, CollectionAction::StopImport(import.id))}
                        }
                    </div>
                }
            </section>
        }
    }
}

/// The progress or the outcome of an import in words.
fn words(import: &Import) -> String {
    let name = &import.name;
    match &import.state {
        ImportState::Queued | ImportState::AsksColumn(_) => text::keeping::import_waits(name),
        ImportState::Running(rows) => text::keeping::reading(name, *rows),
        ImportState::Stopped(rows) => text::keeping::import_stopped(name, *rows),
        ImportState::Failed(why) => text::not_read(why, Some(name)),
        ImportState::Interrupted => text::keeping::import_interrupted(name),
    }
}
