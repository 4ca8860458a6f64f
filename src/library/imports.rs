//! The imports: files and texts of many puzzles that are read, and what became of the latest of them.

use nonet_protocol::{CollectionId, CollectionQuestion, PuzzleColumn, TextSource};
use std::rc::Rc;

/// An import.
#[derive(Clone, PartialEq, Debug)]
pub struct Import {
    /// Its number, which the collection gets that comes of it.
    pub id: CollectionId,
    /// What the file is called.
    pub name: Rc<str>,
    /// How far it is.
    pub state: ImportState,
    source: TextSource,
    column: Option<u32>,
}

/// How far an import is.
#[derive(Clone, PartialEq, Debug)]
pub enum ImportState {
    /// It waits for those before it.
    Queued,
    /// It is read: so many rows were.
    Running(u64),
    /// It waits for the player to say which of these columns holds the puzzles.
    AsksColumn(Rc<Vec<PuzzleColumn>>),
    /// The player stopped it after so many rows.
    Stopped(u64),
    /// It failed, for this reason.
    Failed(String),
    /// The page was closed or loaded anew while it was read or waited.
    Interrupted,
}

impl ImportState {
    /// Whether nothing more comes of it.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        matches!(self, ImportState::Stopped(_) | ImportState::Failed(_) | ImportState::Interrupted)
    }
}

/// All imports of this visit that are of interest, first to last.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Imports {
    all: Vec<Import>,
    /// What of those that came to nothing is still to be removed, with their names.
    forgetting: Vec<(CollectionId, Rc<str>)>,
    /// Whether the player went away from the one that is running.
    pub is_left: bool,
}

impl Imports {
    /// With those that an earlier visit did not bring to an end.
    #[must_use]
    pub fn interrupted(names: Vec<(CollectionId, Rc<str>)>) -> Imports {
        let import = |(id, name): &(CollectionId, Rc<str>)| {
            let source = TextSource::Text(Rc::default()); // it is not read again
            Import { id: *id, name: Rc::clone(name), state: ImportState::Interrupted, source, column: None }
        };
        Imports { all: names.iter().map(import).collect(), forgetting: names, is_left: false }
    }

    /// Those that run or wait, and what became of others, until that is put away.
    #[must_use]
    pub fn all(&self) -> &[Import] {
        &self.all
    }

    /// The import that runs.
    #[must_use]
    pub fn running(&self) -> Option<&Import> {
        self.all.iter().find(|import| matches!(import.state, ImportState::Running(_)))
    }

    /// Whether one runs or waits.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        self.all.iter().any(|import| !import.state.is_over())
    }

    /// Those that did not come to their end, or of which something may still be kept: a later visit has to know of them.
    #[must_use]
    pub fn unfinished(&self) -> Vec<(CollectionId, Rc<str>)> {
        let busy = self.all.iter().filter(|import| !import.state.is_over());
        let busy = busy.map(|import| (import.id, Rc::clone(&import.name)));
        busy.chain(self.forgetting.iter().cloned()).collect()
    }

    /// Puts an import behind those that wait. What became of earlier ones is no longer of interest, if none waits.
    pub fn push(&mut self, id: CollectionId, name: Rc<str>, source: TextSource) {
        if !self.is_busy() {
            self.all.clear();
        }
        self.all.push(Import { id, name, state: ImportState::Queued, source, column: None });
        self.begin_next();
    }

    /// So many rows of the running import were read. Says whether these are the first that it is known of.
    pub fn progress(&mut self, rows: u64) -> bool {
        let running = self.all.iter_mut().find(|import| matches!(import.state, ImportState::Running(_)));
        let Some(import) = running else { return false };
        let is_first = import.state == ImportState::Running(0);
        import.state = ImportState::Running(rows);
        is_first && rows > 0
    }

    /// The running import came to its end, and is of interest no more.
    pub fn finish(&mut self) -> Option<Import> {
        let place = self.all.iter().position(|import| matches!(import.state, ImportState::Running(_)))?;
        let finished = self.all.remove(place);
        self.begin_next();
        Some(finished)
    }

    /// It is not clear which of these columns of the running import holds the puzzles.
    pub fn ask_column(&mut self, columns: Rc<Vec<PuzzleColumn>>) {
        let running = self.all.iter_mut().find(|import| matches!(import.state, ImportState::Running(_)));
        if let Some(import) = running {
            import.state = ImportState::AsksColumn(columns);
        }
    }

    /// The columns of which one is to be chosen.
    #[must_use]
    pub fn columns(&self) -> Option<&Rc<Vec<PuzzleColumn>>> {
        self.all.iter().find_map(|import| match &import.state {
            ImportState::AsksColumn(columns) => Some(columns),
            _ => None,
        })
    }

    /// The player chose a column: the import goes on.
    pub fn choose_column(&mut self, column: u32) {
        if let Some(import) = self.all.iter_mut().find(|import| matches!(import.state, ImportState::AsksColumn(_))) {
            (import.state, import.column) = (ImportState::Running(0), Some(column));
        }
    }

    /// The player chose none: the file is not read.
    pub fn drop_asking(&mut self) {
        self.all.retain(|import| !matches!(import.state, ImportState::AsksColumn(_)));
        self.begin_next();
    }

    /// The running import failed. What it had kept the worker has removed.
    pub fn fail(&mut self, why: &str) {
        self.end(|_| ImportState::Failed(why.to_owned()));
    }

    /// The player stops an import.
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

    /// What became of an import is put away.
    pub fn dismiss(&mut self, id: CollectionId) {
        self.all.retain(|import| import.id != id || !import.state.is_over());
    }

    /// Nothing of this import is kept any more, or nobody can say.
    pub fn forgotten(&mut self, id: CollectionId) {
        self.forgetting.retain(|(other, _)| *other != id);
    }

    /// What the worker is to do: to remove what was left, and to read.
    pub fn questions(&self) -> impl Iterator<Item = CollectionQuestion> + '_ {
        let forget = self.forgetting.iter().map(|(id, _)| CollectionQuestion::Forget(*id));
        let read = self.running().map(|import| {
            let Import { id, name, source, column, .. } = import.clone();
            CollectionQuestion::Import { id, name, source, column }
        });
        forget.chain(read)
    }

    fn end(&mut self, state: impl FnOnce(u64) -> ImportState) {
        let running = self.all.iter_mut().find_map(|import| match import.state {
            ImportState::Running(rows) => Some((rows, import)),
            _ => None,
        });
        if let Some((rows, import)) = running {
            import.state = state(rows);
        }
        self.begin_next();
    }

    fn begin_next(&mut self) {
        if self.running().is_some() || self.columns().is_some() {
            return;
        }
        self.is_left = false;
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
