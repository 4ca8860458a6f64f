//! The rule by which the copy of a tab and the stored copy of an analysis become one. The store applies it within one transaction.

use super::{Analysis, NotRead, merge::Moved};
use std::rc::Rc;

/// The time for which a deleted analysis lies in the bin, in milliseconds.
pub const BIN_TIME: u64 = 30 * 24 * 60 * 60 * 1000;

/// The stored copy of an analysis after a tab has stored its own.
#[derive(Clone, PartialEq, Debug)]
pub struct Settled {
    /// The analysis.
    pub analysis: Analysis,
    /// Whether it has to be written, because the store has it otherwise.
    pub is_new: bool,
    /// The branches of the tab that have another number now.
    pub moved: Vec<Moved>,
}

/// The outcome of storing an analysis.
#[derive(Clone, PartialEq, Debug)]
pub struct StoredAnalysis {
    /// The analysis as it was to be stored.
    pub asked: Rc<Analysis>,
    /// The stored copy; or the reason why the analysis was not stored.
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
    let worked = |new: &Analysis| new.branches != stored.branches || new.own != stored.own;
    if stored.revision == own.revision {
        let at = if worked(own) { now } else { stored.changed };
        return Ok(Settled::new(own.clone(), own.revision, now, Vec::new()).changed(at));
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
    let at = if worked(&merged) { now } else { stored.changed };
    Ok(Settled::new(merged, stored.revision, now, moved).changed(at))
}

impl Settled {
    fn changed(mut self, at: u64) -> Settled {
        self.analysis.changed = at;
        self
    }

    fn new(analysis: Analysis, revision: u32, now: u64, moved: Vec<Moved>) -> Settled {
        let binned = analysis.binned.map(|binned| if binned == 0 { now } else { binned });
        let analysis = Analysis { revision: revision.wrapping_add(1), changed: now, binned, ..analysis };
        Settled { analysis, is_new: true, moved }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // in a test this is how it fails
mod tests {
    use crate::analysis::*;
    use nonet_core::board::{Cell, Digit};

    fn board(entries: &[(&str, u8)]) -> SolveBoard {
        let givens = SolveBoard::of_givens(
            &"043080250600000000000001094900004070000608000010200003820500000000000005034090710".parse().unwrap(),
        );
        entries.iter().fold(givens, |board, (cell, digit)| board.with_entered(cell.parse::<Cell>().unwrap(), Digit::new(*digit)))
    }

    fn branch(id: u64, entries: &[(&str, u8)]) -> Branch {
        let (start, board) = (board(&[]), board(entries));
        let (start_steps, first, log) = (0, None, BranchLog::default());
        Branch { id: BranchId(id), start, start_steps, first, board, end: BranchEnd::Open, log }
    }

    fn analysis(revision: u32, branches: Vec<Branch>) -> Analysis {
        Analysis {
            id: AnalysisId::numbered(0xa1),
            revision,
            name: String::new(),
            begun: String::new(),
            day: String::new(),
            changed: 0,
            binned: None,
            own: String::new(),
            open: BranchId(0),
            branches,
        }
    }

    #[test]
    fn a_copy_of_what_is_stored_replaces_it() {
        let stored = analysis(3, vec![branch(0, &[("r1c1", 1)])]).text();
        let own = analysis(3, vec![branch(0, &[])]);
        let settled = settled(Some(&stored), &own, 500).unwrap();
        assert!(settled.is_new && settled.moved.is_empty() && settled.analysis.says_same(&own));
        assert_eq!((settled.analysis.revision, settled.analysis.changed), (4, 500));
    }

    #[test]
    fn what_says_the_same_is_not_written_again() {
        let stored = analysis(3, vec![branch(0, &[("r1c1", 1)])]);
        for revision in [0, 3, 7] {
            let settled = settled(Some(&stored.text()), &Analysis { revision, ..stored.clone() }, 500).unwrap();
            assert_eq!((settled.is_new, &settled.analysis), (false, &stored));
        }
    }

    #[test]
    fn a_branch_that_went_on_in_two_places_is_there_twice() {
        let stored = analysis(4, vec![branch(0, &[("r1c1", 1)])]);
        let own = analysis(3, vec![branch(0, &[("r1c1", 7)]), branch(1, &[("r1c4", 9)])]);
        let merged = settled(Some(&stored.text()), &own, 500).unwrap();
        let boards: Vec<SolveBoard> = merged.analysis.branches.iter().map(|branch| branch.board).collect();
        assert_eq!(boards, [board(&[("r1c1", 1)]), board(&[("r1c1", 7)]), board(&[("r1c4", 9)])]);
        assert_eq!(merged.moved, [(BranchId(0), merged.analysis.branches[1].id)]);
        let again = settled(Some(&merged.analysis.text()), &own, 600).unwrap();
        assert_eq!(
            (again.is_new, again.analysis, again.moved),
            (false, merged.analysis, merged.moved),
            "a second time changes nothing"
        );
    }

    #[test]
    fn a_branch_that_went_on_in_one_place_is_there_once() {
        let (short, long) = ([("r1c1", 1)], [("r1c1", 1), ("r1c4", 9)]);
        for (stored, own) in [(&short[..], &long[..]), (&long, &short)] {
            let stored = analysis(4, vec![branch(0, stored)]).text();
            let merged = settled(Some(&stored), &analysis(2, vec![branch(0, own)]), 500).unwrap().analysis;
            assert_eq!((merged.branches.len(), merged.branches[0].board), (1, board(&long)));
        }
    }

    #[test]
    fn what_a_later_version_stored_is_not_written_over() {
        let own = analysis(0, vec![branch(0, &[])]);
        assert_eq!(settled(Some("nonet analysis 2\nx"), &own, 500), Err(NotRead::Later));
        assert_eq!(settled(Some("x"), &own, 500), Err(NotRead::Damaged));
        assert!(settled(None, &own, 500).unwrap().is_new);
        assert_eq!(settled(None, &Analysis { binned: Some(0), ..own }, 500).unwrap().analysis.binned, Some(500));
    }
}
