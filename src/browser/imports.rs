//! Unfinished imports, which are noted in localStorage. The next visit removes what an interrupted import had stored, and reports
//! the import.

use crate::{
    browser::{
        archive::is_alive,
        storage::{keys, read, storage},
    },
    library::imports::Imports,
    record::RecordFormat,
};
use nonet_collection::CollectionId;
use nonet_game::archive::TabId;
use std::rc::Rc;
use yew::prelude::*;

/// The prefix of the keys, before the number of the import.
const IMPORT: &str = "nonet.import.";

/// The form of the records.
const FORMAT: RecordFormat = RecordFormat::new("import", 1);

/// The number of an import, with the name of its file.
type Named = (CollectionId, Rc<str>);

/// Notes each import until it is finished.
#[hook]
pub(crate) fn use_imports(imports: &Imports, tab: TabId) {
    let before = use_mut_ref(Vec::<Named>::new);
    use_effect_with(imports.unfinished(), move |now| {
        let before = before.replace(now.clone());
        let Some(storage) = storage() else { return };
        for (id, name) in now.iter().filter(|import| !before.contains(import)) {
            let _ = storage.set_item(&key(*id), &text(tab, name)); // without the note, its leftovers are removed a day later
        }
        for (id, _) in before.iter().filter(|import| !now.contains(import)) {
            let _ = storage.remove_item(&key(*id));
        }
    });
}

/// The unfinished imports of tabs that are closed.
pub(crate) async fn interrupted() -> Vec<Named> {
    let Some(storage) = storage() else { return Vec::new() };
    let mut found = Vec::new();
    for key in keys(&storage) {
        let Some(id) = key.strip_prefix(IMPORT).and_then(|id| id.parse().ok()) else { continue };
        let Some((tab, name)) = read(&storage, &key).and_then(|text| noted(&text)) else { continue };
        if !is_alive(tab).await {
            found.push((id, name));
        }
    }
    found
}

fn key(id: CollectionId) -> String {
    format!("{IMPORT}{id}")
}

fn text(tab: TabId, name: &str) -> String {
    FORMAT.write(&format!("tab {tab}\nname {name}\n"))
}

/// Reads what [`text`] wrote. `None` if the record is damaged or of a later version.
fn noted(text: &str) -> Option<(TabId, Rc<str>)> {
    let record = FORMAT.read(text).ok().filter(|record| record.version > 0)?;
    let (tab, name) = record.body.strip_prefix("tab ")?.split_once("\nname ")?;
    Some((tab.parse().ok()?, name.trim_end_matches('\n').into()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_noted_is_read_back() {
        let tab = TabId::new(7);
        for name in ["puzzles.csv", "", "two\nlines"] {
            assert_eq!(noted(&text(tab, name)), Some((tab, name.into())));
        }
        for text in ["", "nonet import 2\ntab 0000000000000007\nname x\n", "nonet import 1\ntab x\nname x\n"] {
            assert_eq!(noted(text), None, "{text}");
        }
    }
}
