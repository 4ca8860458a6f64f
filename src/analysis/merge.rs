//! The merging of two copies of an analysis that went on in two places: in two tabs, or here and in a backup. The result has the branches of
//! both. A branch that went on differently is there twice, so no path is lost; and merging the same once more changes nothing.

use super::{Analysis, Branch, BranchId};
use nonet_game::archive::GameId;

/// A branch that got another number, because its own is that of a branch which went on differently: before, and now.
pub type Moved = (BranchId, BranchId);

impl Analysis {
    /// Returns this analysis with the branches of another copy of it, and which of the other's branches have another number in it. The
    /// name and what else is said of the analysis are this copy's where it says something.
    #[must_use]
    pub fn merged(&self, other: &Analysis) -> (Analysis, Vec<Moved>) {
        let (mut merged, mut moved) = (self.clone(), Vec::new());
        for branch in &other.branches {
            match self.branch(branch.id) {
                Some(own) if own.includes(branch) => {}
                Some(own) if !branch.includes(own) => {
                    let id = branch.other_id();
                    moved.push((branch.id, id));
                    if merged.branch(id).is_none_or(|kept| !kept.includes(branch)) {
                        merged.set_branch(Branch { id, ..branch.clone() });
                    }
                }
                _ => merged.set_branch(branch.clone()),
            }
        }
        for (own, others) in [(&mut merged.name, &other.name), (&mut merged.own, &other.own)] {
            if own.is_empty() {
                own.clone_from(others);
            }
        }
        (merged, moved)
    }

    /// Returns whether this copy says the same as another: all but how often and when they were stored.
    #[must_use]
    pub fn says_same(&self, other: &Analysis) -> bool {
        let Analysis { revision, changed, .. } = *self;
        *self == Analysis { revision, changed, ..other.clone() }
    }
}

impl Branch {
    /// Returns whether this branch goes on from another: it has all of its steps and entries.
    fn includes(&self, other: &Branch) -> bool {
        let (own, others) = (self.log.steps(), other.log.steps());
        self.board.givens() == other.board.givens() && self.board.extends(&other.board) && own.starts_with(&others)
    }

    /// Returns the number of this branch where another branch has its own: the same for the same content, and a large one.
    fn other_id(&self) -> BranchId {
        let content = format!("{} {} {}", self.id.0, self.board, self.log.len());
        BranchId((GameId::of_text(&content).number() >> 12) | (1 << 51)) // JSON's numbers are exact up to 53 bits
    }
}
