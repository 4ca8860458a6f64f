//! The jobs that the worker should be doing.

use crate::worker::{Job, JobId, Request};

/// The jobs that are wanted, first to last. What is wanted follows from the state; a job keeps its number while it is wanted.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Jobs {
    next: JobId,
    wanted: Vec<Request>,
}

impl Jobs {
    /// The wanted jobs.
    #[must_use]
    pub fn wanted(&self) -> &[Request] {
        &self.wanted
    }

    /// The wanted job with this number, if it is still wanted.
    #[must_use]
    pub fn get(&self, id: JobId) -> Option<&Job> {
        self.wanted.iter().find(|request| request.id == id).map(|request| &request.job)
    }

    /// Makes these the wanted ones.
    pub fn want(&mut self, jobs: impl IntoIterator<Item = Job>) {
        let before = std::mem::take(&mut self.wanted);
        for job in jobs {
            let known = before.iter().find(|request| request.job == job).map(|request| request.id);
            let id = known.unwrap_or_else(|| self.number());
            self.wanted.push(Request { id, job });
        }
    }

    fn number(&mut self) -> JobId {
        self.next = self.next.wrapping_add(1);
        self.next
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::CandidateSet;

    #[test]
    fn a_job_keeps_its_number_while_it_is_wanted() {
        let (all, none) = (Job::Count { allowed: CandidateSet::ALL }, Job::Count { allowed: CandidateSet::EMPTY });
        let mut jobs = Jobs::default();
        jobs.want([all.clone()]);
        let first = jobs.wanted()[0].id;
        jobs.want([none.clone(), all.clone()]);
        assert_eq!(jobs.wanted()[1].id, first);
        assert_eq!(jobs.get(first), Some(&all));
        jobs.want([none]);
        assert_eq!(jobs.get(first), None);
        jobs.want([all]);
        assert_ne!(jobs.wanted()[0].id, first, "an answer to the first asking is no longer wanted");
    }
}
