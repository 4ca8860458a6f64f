//! What is stored when a tab wants an analysis to be stored: the rule, which the store applies within one transaction.

use super::{Analysis, NotRead, merge::Moved};
use std::rc::Rc;

/// The time for which a deleted analysis lies in the bin, in milliseconds.
pub const BIN_TIME: u64 = 30 * 24 * 60 * 60 * 1000;

/// What stands in the store afterwards.
#[derive(Clone, PartialEq, Debug)]
pub struct Settled {
    /// The analysis.
    pub analysis: Analysis,
    /// Whether it has to be written, because the store has it otherwise.
    pub is_new: bool,
    /// The branches of the tab that have another number now.
    pub moved: Vec<Moved>,
}

/// What became of an analysis that was to be stored.
#[derive(Clone, PartialEq, Debug)]
pub struct StoredAnalysis {
    /// The analysis as it was to be stored.
    pub asked: Rc<Analysis>,
    /// What stands in the store now; or why it was not stored.
    pub settled: Result<Settled, NotRead>,
}

/// Returns what stands in the store after a tab stores its copy. `stored` is the text that stands there, and `now` the time in
/// milliseconds since 1970. A copy that was made from what is stored replaces it; one that was not is merged with it.
///
/// # Errors
/// [`NotRead`] if what is stored can't be read: it is not written over.
pub fn settled(stored: Option<&str>, own: &Analysis, now: u64) -> Result<Settled, NotRead> {
    let stored = stored.map(Analysis::read).transpose()?;
    let Some(stored) = stored else { return Ok(Settled::new(own.clone(), own.revision, now, Vec::new())) };
    if stored.says_same(own) {
        return Ok(Settled { analysis: stored, is_new: false, moved: Vec::new() });
    }
    if stored.revision == own.revision {
        return Ok(Settled::new(own.clone(), own.revision, now, Vec::new()));
    }
    let (mut merged, moved) = stored.merged(own);
    merged.binned = own.binned;
    for (merged, own) in [(&mut merged.name, &own.name), (&mut merged.own, &own.own)] {
        if !own.is_empty() {
            merged.clone_from(own);
        }
    }
    if merged.says_same(&stored) {
        return Ok(Settled { analysis: stored, is_new: false, moved });
    }
    Ok(Settled::new(merged, stored.revision, now, moved))
}

impl Settled {
    fn new(analysis: Analysis, revision: u32, now: u64, moved: Vec<Moved>) -> Settled {
        let binned = analysis.binned.map(|binned| if binned == 0 { now } else { binned });
        let analysis = Analysis { revision: revision.wrapping_add(1), changed: now, binned, ..analysis };
        Settled { analysis, is_new: true, moved }
    }
}
