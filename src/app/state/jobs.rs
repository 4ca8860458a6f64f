//! The jobs that the worker should be doing, and what comes of them.

use super::{
    State,
    solve::{Counting, TOLD, Wanted},
};
use crate::{
    app::{text::en, view::Room},
    worker::{Answer, Job, JobId, Request},
};
use nonet_core::solver::{Problem, Verdict};
use std::rc::Rc;

/// The fewest digits with which asking for what is wrong, or for one more given, makes sense.
const FEWEST_GIVENS: usize = 17;

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

impl State {
    /// The jobs whose answers the state lacks.
    pub(super) fn needed_jobs(&self) -> Vec<Job> {
        let judged = &self.solve.judged;
        let (grid, allowed) = (judged.grid, judged.problem);
        let mut jobs = Vec::new();
        if self.wants_diagnosis() {
            jobs.push(Job::Diagnose { grid, allowed });
        }
        if self.solve.search == Wanted::Asked {
            let solutions = if matches!(judged.verdict, Verdict::Several { .. }) { TOLD } else { 1 };
            jobs.push(Job::Search { grid, allowed, solutions });
        }
        if matches!(self.solve.counting, Counting::Running(_)) {
            jobs.push(Job::Count { allowed });
        }
        if self.room == Room::Solve && self.solve.can_be_rated() && self.solve.rating().is_none() {
            let sheet = self.solve.rated_sheet();
            jobs.push(Job::Rate { grid: *sheet.grid(), allowed: sheet.problem() });
        }
        jobs.extend(self.study_job());
        let playing = self.room == Room::Play;
        if playing && self.play.game.level.is_none() && matches!(*self.play.verdict, Verdict::One(_)) {
            let grid = *self.play.game.givens();
            jobs.push(Job::Rate { grid, allowed: grid.allowed() });
        }
        let asked = [self.making.awaited(), self.book.job()];
        let is_idle = playing && self.play.game.made() > 0 && asked.iter().all(Option::is_none);
        jobs.extend(asked.into_iter().flatten());
        jobs.extend(if is_idle { self.making.ahead() } else { None });
        jobs
    }

    /// Whether the worker is to find what is wrong, and has not yet.
    #[must_use]
    pub fn wants_diagnosis(&self) -> bool {
        let judged = &self.solve.judged;
        let enough = matches!(judged.verdict, Verdict::None(_)) || judged.grid.filled().len() >= FEWEST_GIVENS;
        self.room == Room::Solve && self.solve.diagnosis.is_none() && judged.is_curable() && enough
    }

    pub(super) fn progress(&mut self, id: JobId, found: u64) {
        if let (Some(Job::Count { .. }), Counting::Running(_)) = (self.jobs.get(id), self.solve.counting) {
            self.solve.counting = Counting::Running(found);
        }
    }

    pub(super) fn answered(&mut self, id: JobId, answer: Answer) {
        let Some(job) = self.jobs.get(id).cloned() else { return };
        match answer {
            Answer::Diagnosis(diagnosis) => self.solve.diagnosis = Some(diagnosis),
            Answer::Count(solutions) => self.solve.counting = Counting::Done(solutions),
            Answer::Search(search) => self.solve.search = Wanted::Here(search),
            Answer::Study(study) => {
                if let Job::Study { grid } = job {
                    self.solve.studied = Some((grid, study));
                }
            }
            Answer::Made(made) => {
                if !self.take_leaf(&job, made.as_ref()) {
                    self.take_made(&job, made.as_deref());
                }
            }
            Answer::Rated(rated) if self.room == Room::Play => self.play.set_level(rated.level),
            Answer::Rated(rated) => self.solve.rated = Some((self.solve.rated_sheet(), rated)),
        }
    }

    pub(super) fn job_failed(&mut self, id: JobId, why: &str) {
        let Some(job) = self.jobs.get(id).cloned() else { return };
        match job {
            Job::Diagnose { .. } => self.solve.diagnosis = Some(Rc::default()),
            Job::Count { .. } => self.stop_count(),
            Job::Search { .. } => self.solve.search = Wanted::No,
            Job::Rate { .. } | Job::Study { .. } => {}
            Job::Make(_) | Job::Practise(..) => self.making_failed(&job),
        }
        self.say_fault(en::job_failed(why));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_core::board::CandidateSet;

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
