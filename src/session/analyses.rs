//! The analyses as this tab knows them, and what of them the browser's store does not have yet.

use crate::analysis::{Analysis, AnalysisId, Branch, BranchId, BranchLog, Moved, Settled, StoredAnalysis};
use std::{
    collections::{BTreeMap, BTreeSet},
    rc::Rc,
};

/// The stored analyses, and the changes that are still to be stored.
#[derive(Clone, Debug, Default)]
pub struct Analyses {
    all: BTreeMap<AnalysisId, Rc<Analysis>>,
    changed: Vec<AnalysisId>, // not yet handed to the store
    writing: Rc<Vec<Rc<Analysis>>>,
    writes: u32, // the number of times that something was handed to the store
    moved: Vec<(AnalysisId, Vec<Moved>)>,
    arrived: BTreeSet<AnalysisId>, // from the store or another tab, since a room asked
    unread: Vec<Rc<str>>,
    /// Whether the store still tells which analyses there are.
    pub is_being_read: bool,
    /// The number of writes that the store has refused since it took one.
    pub failures: u32,
}

/// What a backup brought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Brought {
    /// An analysis that was not here.
    New,
    /// Branches, or other parts, of an analysis that was here.
    More,
    /// Nothing that was not here.
    Nothing,
}

impl Analyses {
    /// Returns no analyses. `is_being_read` says whether the store still tells which there are.
    #[must_use]
    pub fn unread(is_being_read: bool) -> Analyses {
        Analyses { is_being_read, ..Analyses::default() }
    }

    /// Returns the analysis with this id. None if there is none.
    #[must_use]
    pub fn get(&self, id: AnalysisId) -> Option<&Rc<Analysis>> {
        self.all.get(&id)
    }

    /// Returns all analyses in which something was done, the latest first; those in the bin too.
    #[must_use]
    pub fn latest(&self) -> Vec<&Rc<Analysis>> {
        let mut all: Vec<_> = self.all.values().filter(|analysis| !analysis.is_blank()).collect();
        all.sort_by_key(|analysis| std::cmp::Reverse((analysis.changed == 0, analysis.changed)));
        all
    }

    /// Returns the analyses that are not in the bin, the latest first.
    pub fn there(&self) -> impl Iterator<Item = &Rc<Analysis>> {
        self.latest().into_iter().filter(|analysis| analysis.binned.is_none())
    }

    /// Returns whether there is an analysis in which something was done.
    #[must_use]
    pub fn has_some(&self) -> bool {
        self.all.values().any(|analysis| !analysis.is_blank()) || !self.unread.is_empty()
    }

    /// Returns the texts of all analyses that are not in the bin, as a backup has them. Those that can't be read are in it as they are.
    pub fn backup(&self) -> impl Iterator<Item = String> {
        let read = self.there().map(|analysis| analysis.text());
        read.chain(self.unread.iter().map(|text| text.to_string()))
    }

    /// Returns the number of stored analyses that can't be read.
    #[must_use]
    pub fn unread_count(&self) -> usize {
        self.unread.len()
    }

    /// Returns whether the store does not have this analysis as it is here.
    #[must_use]
    pub fn is_unsaved(&self, id: AnalysisId) -> bool {
        self.changed.contains(&id) || self.writing.iter().any(|analysis| analysis.id == id)
    }

    /// Returns the analyses that the store is to take now, and the number of the request, which is another for each.
    #[must_use]
    pub fn writing(&self) -> (Rc<Vec<Rc<Analysis>>>, u32) {
        (Rc::clone(&self.writing), self.writes)
    }

    /// Replaces an analysis, or adds it, and has it stored.
    pub fn put(&mut self, analysis: Analysis) {
        let id = analysis.id;
        self.all.insert(id, Rc::new(analysis));
        self.changed.retain(|it| *it != id);
        self.changed.push(id);
        self.write_next();
    }

    /// Takes what the store has at the start of the page: all analyses, and the texts that can't be read.
    pub fn take_all(&mut self, analyses: &[Rc<Analysis>], unread: Vec<Rc<str>>) {
        self.is_being_read = false;
        self.unread = unread;
        self.take_others(analyses);
    }

    /// Takes what another tab stored. An analysis that this tab has changed since is merged with it by the store.
    pub fn take_others(&mut self, analyses: &[Rc<Analysis>]) {
        for analysis in analyses.iter().filter(|analysis| !self.is_unsaved(analysis.id)).cloned().collect::<Vec<_>>() {
            self.arrived.insert(analysis.id);
            self.all.insert(analysis.id, analysis);
        }
    }

    /// Returns an analysis with its steps read. None if there is none.
    pub fn loaded(&mut self, id: AnalysisId) -> Option<Rc<Analysis>> {
        let analysis = self.all.get_mut(&id)?;
        if analysis.branches.iter().any(|branch| matches!(branch.log, BranchLog::Text(_))) {
            for branch in &mut Rc::make_mut(analysis).branches {
                branch.log = BranchLog::Steps(branch.log.steps());
            }
        }
        Some(Rc::clone(analysis))
    }

    /// Returns whether this analysis came from the store or another tab since this was asked last.
    pub fn take_arrived(&mut self, id: AnalysisId) -> bool {
        self.arrived.remove(&id)
    }

    /// Takes the store's answers. What was done meanwhile goes on from what the store has.
    pub fn stored(&mut self, stored: &[StoredAnalysis]) {
        self.failures = 0;
        self.writing = Rc::default();
        for StoredAnalysis { asked, settled } in stored {
            let Ok(Settled { analysis, moved, .. }) = settled else { continue };
            let now = match self.all.get(&asked.id) {
                Some(now) if self.changed.contains(&asked.id) => going_on(now, asked, analysis, moved),
                _ => analysis.clone(),
            };
            self.all.insert(asked.id, Rc::new(now));
            if !analysis.says_same(asked) {
                self.arrived.insert(asked.id);
            }
            if !moved.is_empty() {
                self.moved.push((asked.id, moved.clone()));
            }
        }
        self.write_next();
    }

    /// Takes the report that the store refused to take anything. It is asked again.
    pub const fn refused(&mut self) {
        self.failures = self.failures.wrapping_add(1);
    }

    /// Takes the branches that got another number since this was asked last.
    pub fn take_moved(&mut self) -> Vec<(AnalysisId, Vec<Moved>)> {
        std::mem::take(&mut self.moved)
    }

    /// Takes an analysis of a backup.
    pub fn restore(&mut self, analysis: Analysis) -> Brought {
        let Some(own) = self.all.get(&analysis.id) else {
            self.put(Analysis { revision: 0, ..analysis });
            return Brought::New;
        };
        let mut merged = own.merged(&analysis).0;
        merged.binned = None;
        if merged.says_same(own) {
            return Brought::Nothing;
        }
        self.put(merged);
        Brought::More
    }

    /// Hands what was changed to the store, once it has answered.
    fn write_next(&mut self) {
        if self.writing.is_empty() && !self.changed.is_empty() {
            let changed = std::mem::take(&mut self.changed);
            self.writes = self.writes.wrapping_add(1);
            self.writing = Rc::new(changed.iter().filter_map(|id| self.all.get(id).cloned()).collect());
        }
    }
}

/// Returns an analysis that went on while it was stored as `asked`, as it goes on from what the store has.
fn going_on(now: &Analysis, asked: &Analysis, stored: &Analysis, moved: &[Moved]) -> Analysis {
    let id = |branch: BranchId| moved.iter().find(|(before, _)| *before == branch).map_or(branch, |(_, after)| *after);
    let is_unchanged = |branch: &Branch| asked.branch(branch.id) == Some(branch);
    let mut going = Analysis { revision: stored.revision, changed: stored.changed, open: id(now.open), ..now.clone() };
    for branch in &mut going.branches {
        let stands = stored.branch(id(branch.id)).filter(|_| is_unchanged(branch)).cloned();
        *branch = stands.unwrap_or_else(|| Branch { id: id(branch.id), ..branch.clone() });
    }
    // What was removed meanwhile stays removed.
    let is_new = |branch: &&Branch| asked.branch(branch.id).is_none() || moved.iter().any(|(before, _)| *before == branch.id);
    for branch in stored.branches.iter().filter(is_new) {
        if going.branch(branch.id).is_none() {
            going.set_branch(branch.clone());
        }
    }
    going
}
