//! The imports: files and texts of many puzzles that are being read, and the outcome of the latest of them.

use nonet_collection::CollectionId;
use nonet_formats::ColumnChoice;
use nonet_protocol::{CollectionQuestion, TextSource};
use std::rc::Rc;

/// An import.
#[derive(Clone, PartialEq, Debug)]
pub struct Import {
    /// The id of the import, which becomes the id of the collection.
    pub id: CollectionId,
    /// The name of the file.
    pub name: Rc<str>,
    /// The state of the import.
    pub state: ImportState,
    source: TextSource,
    column: Option<usize>,
}

/// The state of an import.
#[derive(Clone, PartialEq, Debug)]
pub enum ImportState {
    /// The import waits for those before it.
    Queued,
    /// The import runs and has read this number of rows.
    Running(u64),
    /// The import waits for the player to say which of these columns holds the puzzles.
    AsksColumn(Rc<Vec<ColumnChoice>>),
    /// The player stopped the import after this number of rows.
    Stopped(u64),
    /// The import failed, for this reason.
    Failed(String),
    /// The page was closed or reloaded while the import ran or waited.
    Interrupted,
}

impl ImportState {
    /// Whether the import is over.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        matches!(self, ImportState::Stopped(_) | ImportState::Failed(_) | ImportState::Interrupted)
    }
}

/// The imports of this visit that run, wait, or have an outcome to show, in order.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Imports {
    all: Vec<Import>,
    /// The imports that were stopped or interrupted and whose stored data is still to be removed, with the names of their files.
    forgetting: Vec<(CollectionId, Rc<str>)>,
    /// Whether the player left the dialog, or went on with something else, while an import was running.
    pub is_left: bool,
    /// Whether the running import is shown though no row of it has come yet, because it takes a while.
    pub is_slow: bool,
}

impl Imports {
    /// The imports that an earlier visit did not finish.
    #[must_use]
    pub fn interrupted(names: Vec<(CollectionId, Rc<str>)>) -> Imports {
        let import = |(id, name): &(CollectionId, Rc<str>)| {
            let source = TextSource::Text(Rc::default()); // it is not read again
            Import { id: *id, name: Rc::clone(name), state: ImportState::Interrupted, source, column: None }
        };
        Imports { all: names.iter().map(import).collect(), forgetting: names, ..Imports::default() }
    }

    /// The imports that run or wait, and those whose outcome is not dismissed.
    #[must_use]
    pub fn all(&self) -> &[Import] {
        &self.all
    }

    /// The running import; `None` if none runs.
    #[must_use]
    pub fn running(&self) -> Option<&Import> {
        self.all.iter().find(|import| matches!(import.state, ImportState::Running(_)))
    }

    /// Whether an import runs or waits.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        self.all.iter().any(|import| !import.state.is_over())
    }

    /// The imports that are not finished, or whose stored data may remain: a later visit has to know them.
    #[must_use]
    pub fn unfinished(&self) -> Vec<(CollectionId, Rc<str>)> {
        let busy = self.all.iter().filter(|import| !import.state.is_over());
        let busy = busy.map(|import| (import.id, Rc::clone(&import.name)));
        busy.chain(self.forgetting.iter().cloned()).collect()
    }

    /// Adds an import behind those that wait. If none runs or waits, the outcomes of earlier imports are dropped.
    pub fn push(&mut self, id: CollectionId, name: Rc<str>, source: TextSource) {
        if !self.is_busy() {
            self.all.clear();
        }
        self.is_left = false;
        self.all.push(Import { id, name, state: ImportState::Queued, source, column: None });
        self.begin_next();
    }

    /// Sets the number of rows that the running import has read. Returns whether this is its first progress.
    pub fn progress(&mut self, rows: u64) -> bool {
        let running = self.all.iter_mut().find(|import| matches!(import.state, ImportState::Running(_)));
        let Some(import) = running else { return false };
        let is_first = import.state == ImportState::Running(0);
        import.state = ImportState::Running(rows);
        is_first && rows > 0
    }

    /// Removes the running import because it is finished, and returns it; `None` if none runs.
    pub fn finish(&mut self) -> Option<Import> {
        let place = self.all.iter().position(|import| matches!(import.state, ImportState::Running(_)))?;
        let finished = self.all.remove(place);
        self.begin_next();
        Some(finished)
    }

    /// Makes the running import wait for the player, because it is not clear which of these columns holds the puzzles.
    pub fn ask_column(&mut self, columns: Rc<Vec<ColumnChoice>>) {
        let running = self.all.iter_mut().find(|import| matches!(import.state, ImportState::Running(_)));
        if let Some(import) = running {
            import.state = ImportState::AsksColumn(columns);
        }
    }

    /// The columns among which the player is to choose; `None` if no import asks for that.
    #[must_use]
    pub fn columns(&self) -> Option<&Rc<Vec<ColumnChoice>>> {
        self.all.iter().find_map(|import| match &import.state {
            ImportState::AsksColumn(columns) => Some(columns),
            _ => None,
        })
    }

    /// Continues the import with the column that the player chose.
    pub fn choose_column(&mut self, column: usize) {
        if let Some(import) = self.all.iter_mut().find(|import| matches!(import.state, ImportState::AsksColumn(_))) {
            (import.state, import.column) = (ImportState::Running(0), Some(column));
        }
    }

    /// Drops the import because the player chose no column.
    pub fn drop_asking(&mut self) {
        self.all.retain(|import| !matches!(import.state, ImportState::AsksColumn(_)));
        self.begin_next();
    }

    /// Marks the running import as failed. The worker has removed what the import had stored.
    pub fn fail(&mut self, why: &str) {
        let running = self.all.iter_mut().find(|import| matches!(import.state, ImportState::Running(_)));
        if let Some(import) = running {
            import.state = ImportState::Failed(why.to_owned());
        }
        self.begin_next();
    }

    /// Stops an import on the player's request.
    pub fn stop(&mut self, id: CollectionId) {
        let stopped = self.all.iter_mut().find(|import| import.id == id && !import.state.is_over());
        let Some(import) = stopped else { return };
        match import.state {
            ImportState::Running(rows) => {
                self.forgetting.push((id, Rc::clone(&import.name)));
                import.state = ImportState::Stopped(rows);
            }
            _ => import.state = ImportState::Stopped(0),
        }
        self.begin_next();
    }

    /// Removes the outcome of an import.
    pub fn dismiss(&mut self, id: CollectionId) {
        self.all.retain(|import| import.id != id || !import.state.is_over());
    }

    /// Ends the removal of an import's stored data: the worker removed it, or could not tell.
    pub fn forgotten(&mut self, id: CollectionId) {
        self.forgetting.retain(|(other, _)| *other != id);
    }

    /// The questions for the worker: to remove the data of unfinished imports, and to read the running one.
    pub fn questions(&self) -> impl Iterator<Item = CollectionQuestion> + '_ {
        let forget = self.forgetting.iter().map(|(id, _)| CollectionQuestion::Forget(*id));
        let read = self.running().map(|import| {
            let Import { id, name, source, column, .. } = import.clone();
            CollectionQuestion::Import { id, name, source, column }
        });
        forget.chain(read)
    }

    fn begin_next(&mut self) {
        if self.running().is_some() || self.columns().is_some() {
            return;
        }
        self.is_slow = false;
        if let Some(next) = self.all.iter_mut().find(|import| import.state == ImportState::Queued) {
            next.state = ImportState::Running(0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pushed(ids: &[CollectionId]) -> Imports {
        let mut imports = Imports::default();
        ids.iter().for_each(|id| imports.push(*id, "some.csv".into(), TextSource::File(0)));
        imports
    }

    fn states(imports: &Imports) -> Vec<(CollectionId, ImportState)> {
        imports.all().iter().map(|import| (import.id, import.state.clone())).collect()
    }

    #[test]
    fn imports_are_read_one_after_the_other_and_end_each_in_its_way() {
        let mut imports = pushed(&[1, 2, 3]);
        assert_eq!(states(&imports), [(1, ImportState::Running(0)), (2, ImportState::Queued), (3, ImportState::Queued)]);
        assert!(imports.progress(200) && !imports.progress(400), "the first rows are told once");
        imports.fail("it broke");
        assert_eq!(states(&imports)[..2], [(1, ImportState::Failed("it broke".to_owned())), (2, ImportState::Running(0))]);
        imports.progress(600);
        imports.stop(2);
        assert_eq!(states(&imports)[1..], [(2, ImportState::Stopped(600)), (3, ImportState::Running(0))]);
        assert_eq!(imports.finish().map(|import| import.id), Some(3));
        assert!(!imports.is_busy() && imports.running().is_none());
        imports.dismiss(1);
        assert_eq!(states(&imports), [(2, ImportState::Stopped(600))]);
        imports.push(4, "other.csv".into(), TextSource::File(1));
        assert_eq!(states(&imports), [(4, ImportState::Running(0))], "what became of earlier ones is of no interest");
    }

    #[test]
    fn an_import_waits_for_its_column_and_the_next_for_it() {
        let mut imports = pushed(&[1, 2]);
        imports.ask_column(Rc::default());
        assert!(imports.columns().is_some() && imports.questions().next().is_none() && imports.is_busy());
        imports.choose_column(3);
        assert!(matches!(imports.questions().next(), Some(CollectionQuestion::Import { id: 1, column: Some(3), .. })));
        imports.ask_column(Rc::default());
        imports.drop_asking();
        assert!(matches!(imports.questions().next(), Some(CollectionQuestion::Import { id: 2, column: None, .. })));
    }

    #[test]
    fn what_a_stopped_import_kept_is_removed() {
        let mut imports = pushed(&[1, 2]);
        imports.stop(1);
        let asked: Vec<_> = imports.questions().collect();
        assert!(matches!(asked[..], [CollectionQuestion::Forget(1), CollectionQuestion::Import { id: 2, .. }]), "{asked:?}");
        let ids = |imports: &Imports| imports.unfinished().iter().map(|(id, _)| *id).collect::<Vec<_>>();
        assert_eq!(ids(&imports), [2, 1], "should the page be closed meanwhile");
        imports.forgotten(1);
        imports.finish();
        assert_eq!((imports.questions().count(), ids(&imports)), (0, vec![]));
    }

    #[test]
    fn an_import_that_an_earlier_visit_left_is_told_and_removed() {
        let mut imports = Imports::interrupted(vec![(7, "long.csv".into())]);
        assert_eq!(states(&imports), [(7, ImportState::Interrupted)]);
        assert!(matches!(imports.questions().collect::<Vec<_>>()[..], [CollectionQuestion::Forget(7)]));
        imports.forgotten(7);
        assert_eq!(imports.unfinished(), []);
        imports.dismiss(7);
        assert_eq!(states(&imports), []);
    }
}
