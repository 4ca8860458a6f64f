//! What stands over a room and over the library while files of many puzzles are read, and what became of them.

use super::imports::{Import, ImportState, Imports};
use crate::{
    action::{Action, CollectionAction},
    controls::{Button, ButtonStyle},
    text,
};
use yew::prelude::*;

/// What is shown of the imports.
#[derive(Clone, PartialEq, Properties)]
pub struct ImportBarProps {
    /// The imports.
    pub imports: Imports,
    /// Whether there is a way to the dialog: it is not open.
    pub leads: bool,
}

/// A row for each import, with what can be done about it.
#[component]
pub fn ImportBar(ImportBarProps { imports, leads }: &ImportBarProps) -> Html {
    let button =
        |label: &'static str, action| html! { <Button {label} style={ButtonStyle::Quiet} action={Action::Collection(action)} /> };
    let mut shown: Vec<&Import> = imports.all().iter().filter(|import| import.state != ImportState::Running(0)).collect();
    if *leads {
        // Over a room there is one line: what runs, else what came of the last.
        let running = shown.iter().position(|import| matches!(import.state, ImportState::Running(_)));
        let last = running.or(shown.iter().rposition(|import| import.state.is_over()));
        shown = last.map(|place| shown[place]).into_iter().collect();
    }
    html! {
        if !shown.is_empty() {
            <section class={classes!("import-bar", leads.then_some("import-bar--line"))} aria-label={text::library::FILES_BEING_READ}>
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

/// How far an import is, or what became of it.
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
