//! The distribution of questions over workers. It is plain Rust: it takes events and returns commands.
//!
//! A worker answers one question at a time and reads no message meanwhile, so a question is cancelled by ending its worker. One
//! lane is reserved for quick questions, so that a hint never waits behind a book. The other lanes take long questions, and quick
//! ones while the first lane is busy. The worker of a lane is started with the first question that needs it.

use crate::{
    action::PageEvent,
    browser::worker::{OTHER_BUILD, REFUSED, reason},
};
use nonet_protocol::{QuestionId, QuestionRequest, Reply};

/// The lane for quick questions.
pub(crate) const QUICK: usize = 0;

/// The lanes with their workers, and the wanted questions.
pub(crate) struct WorkerPool {
    build: String, // the build that a worker must have
    lanes: Vec<Lane>,
    wanted: Vec<QuestionRequest>,
    failed: Vec<QuestionId>, // wanted questions that failed and are not tried again
    refused: bool,           // whether a worker was of another build
    unstartable: bool,       // whether the browser refused to start the last worker
    in_english: bool,        // whether a worker could not load the messages of the page's language
}

/// A lane: the place of one worker.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Lane {
    worker: Worker,
    current: Option<QuestionRequest>,
}

/// The state of a lane's worker.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Worker {
    /// The lane has no worker.
    #[default]
    None,
    /// The worker was started and has not reported yet that it is ready.
    Starting,
    /// The worker is ready for a question.
    Ready,
}

/// A command to the workers or the state.
#[derive(PartialEq, Debug)]
#[allow(clippy::large_enum_variant)] // there are a few of them at a time
pub(crate) enum LaneCommand {
    /// Starts a worker for this lane.
    Start(usize),
    /// Ends the worker of this lane.
    End(usize),
    /// Sends the request to the worker of this lane.
    Send(usize, QuestionRequest),
    /// Reports the event to the state.
    Emit(PageEvent),
}

impl WorkerPool {
    /// Creates one lane for quick questions and `long` lanes, at least one, for long ones. All workers must be of this build.
    pub(crate) fn new(long: usize, build: String) -> WorkerPool {
        WorkerPool {
            build,
            lanes: vec![Lane::default(); 1 + long.max(1)],
            wanted: Vec::new(),
            failed: Vec::new(),
            refused: false,
            unstartable: false,
            in_english: false,
        }
    }

    /// The number of lanes.
    pub(crate) fn len(&self) -> usize {
        self.lanes.len()
    }

    /// Starts the worker for quick questions before it is needed.
    pub(crate) fn warm_up(&mut self) -> Vec<LaneCommand> {
        self.started(QUICK).into_iter().collect()
    }

    /// Makes these the wanted questions. An unwanted question is ended if it may take long; a short one is finished, since
    /// starting a worker takes a moment. A question that can wait is put off if there is no other lane, and begun again later.
    pub(crate) fn want(&mut self, wanted: &[QuestionRequest]) -> Vec<LaneCommand> {
        let is_wanted = |id: &QuestionId| wanted.iter().any(|request| request.id == *id);
        self.failed.retain(is_wanted);
        self.wanted = wanted.iter().filter(|request| !self.failed.contains(&request.id)).cloned().collect();
        let mut commands = Vec::new();
        for lane in 0..self.lanes.len() {
            let stale = |current: &QuestionRequest| !is_wanted(&current.id) && current.question.is_endless();
            if self.lanes[lane].current.as_ref().is_some_and(stale) {
                commands.push(self.ended(lane));
            }
        }
        commands.extend(self.assign());
        if let Some(lane) = self.to_put_off() {
            commands.push(self.ended(lane));
            commands.extend(self.assign());
        }
        commands
    }

    /// Takes a reply of a lane's worker. An error means that the worker could not be started or broke, and is of no use any more.
    pub(crate) fn receive(&mut self, lane: usize, reply: Result<Reply, String>) -> Vec<LaneCommand> {
        match reply {
            Ok(Reply::Ready { build }) if build == self.build => {
                self.lanes[lane].worker = Worker::Ready;
                let send = self.lanes[lane].current.clone().map(|request| LaneCommand::Send(lane, request));
                self.report_start(true).into_iter().chain(send).collect()
            }
            Ok(Reply::Ready { .. }) => {
                self.refused = true;
                self.broken(lane, OTHER_BUILD)
            }
            Ok(Reply::InEnglish) => {
                let is_news = !std::mem::replace(&mut self.in_english, true);
                is_news.then_some(LaneCommand::Emit(PageEvent::WorkerInEnglish)).into_iter().collect()
            }
            Ok(Reply::Progress { id, found }) => vec![LaneCommand::Emit(PageEvent::Progress { id, found })],
            Ok(Reply::Done { id, answer }) => self.over(lane, id, PageEvent::Answered { id, answer }),
            Ok(Reply::Failed { id, why }) => {
                self.failed.push(id);
                self.over(lane, id, PageEvent::Failed { id, why })
            }
            Err(why) => {
                let refused = why == REFUSED && self.lanes[lane].worker == Worker::Starting;
                let mut commands: Vec<LaneCommand> = refused.then(|| self.report_start(false)).flatten().into_iter().collect();
                commands.extend(self.broken(lane, &why));
                commands
            }
        }
    }

    /// Reports to the state whether the browser starts workers, if that has changed.
    fn report_start(&mut self, starts: bool) -> Option<LaneCommand> {
        let is_news = std::mem::replace(&mut self.unstartable, !starts) == starts;
        is_news.then_some(LaneCommand::Emit(PageEvent::WorkerRefused(!starts)))
    }

    /// Ends a question and assigns its lane to the next one.
    fn over(&mut self, lane: usize, id: QuestionId, tell: PageEvent) -> Vec<LaneCommand> {
        self.wanted.retain(|request| request.id != id);
        self.lanes[lane].current = None;
        let mut commands = vec![LaneCommand::Emit(tell)];
        commands.extend(self.assign());
        commands
    }

    /// Ends a broken worker. Its question fails, and the next question gets a new worker.
    fn broken(&mut self, lane: usize, why: &str) -> Vec<LaneCommand> {
        let current = self.lanes[lane].current.take();
        let mut commands = vec![self.ended(lane)];
        match current.map(|request| request.id) {
            Some(id) => {
                self.failed.push(id);
                commands.extend(self.over(lane, id, PageEvent::Failed { id, why: reason(why) }));
            }
            None => commands.extend(self.assign()),
        }
        commands
    }

    /// Assigns waiting questions to free lanes.
    fn assign(&mut self) -> Vec<LaneCommand> {
        let mut commands = Vec::new();
        for request in self.waiting() {
            if self.refused {
                self.wanted.retain(|wanted| wanted.id != request.id);
                self.failed.push(request.id);
                commands.push(LaneCommand::Emit(PageEvent::Failed { id: request.id, why: reason(OTHER_BUILD) }));
                continue;
            }
            let Some(lane) = self.free_lane(&request) else { continue };
            self.lanes[lane].current = Some(request.clone());
            match self.lanes[lane].worker {
                Worker::None => commands.extend(self.started(lane)),
                Worker::Starting => {} // sent when the worker is ready
                Worker::Ready => commands.push(LaneCommand::Send(lane, request)),
            }
        }
        commands
    }

    /// The wanted questions that are not begun, in order.
    fn waiting(&self) -> Vec<QuestionRequest> {
        let is_done = |request: &&QuestionRequest| self.lanes.iter().any(|lane| lane.current.as_ref() == Some(*request));
        self.wanted.iter().filter(|request| !is_done(request)).cloned().collect()
    }

    /// A free lane for this question; `None` if there is none. A long question never takes the quick lane. A lane that has a
    /// worker comes first.
    fn free_lane(&self, request: &QuestionRequest) -> Option<usize> {
        let first = if request.question.is_quick() { QUICK } else { QUICK + 1 };
        let free = || (first..self.lanes.len()).filter(|&lane| self.lanes[lane].current.is_none());
        if first == QUICK && self.lanes[QUICK].current.is_none() {
            return Some(QUICK);
        }
        free().find(|&lane| self.lanes[lane].worker != Worker::None).or_else(|| free().next())
    }

    /// A lane whose question can be put off in favour of an earlier one that has no lane; `None` if there is none.
    fn to_put_off(&self) -> Option<usize> {
        let place = |request: &QuestionRequest| self.wanted.iter().position(|wanted| wanted == request);
        let first = self.waiting().first().and_then(place)?;
        let can_wait = |&lane: &usize| {
            let current = self.lanes[lane].current.as_ref();
            current.is_some_and(|current| current.question.can_wait() && place(current).is_none_or(|its| its > first))
        };
        (0..self.lanes.len()).rev().find(can_wait)
    }

    fn started(&mut self, lane: usize) -> Option<LaneCommand> {
        let starts = self.lanes[lane].worker == Worker::None && !self.refused;
        starts.then(|| {
            self.lanes[lane].worker = Worker::Starting;
            LaneCommand::Start(lane)
        })
    }

    fn ended(&mut self, lane: usize) -> LaneCommand {
        self.lanes[lane] = Lane::default();
        LaneCommand::End(lane)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // in a test this is how it fails
mod tests {
    use super::*;
    use nonet_core::board::CandidateSet;
    use nonet_protocol::Level;
    use nonet_protocol::{Answer, Make, Question, Seed};

    const BUILD: &str = "boot-0123456789abcdef.js";

    fn ready() -> Result<Reply, String> {
        Ok(Reply::Ready { build: BUILD.to_owned() })
    }

    fn done(id: QuestionId) -> Result<Reply, String> {
        Ok(Reply::Done { id, answer: Answer::Count(0) })
    }

    /// A quick question.
    fn hint(id: QuestionId) -> QuestionRequest {
        QuestionRequest { id, question: Question::Techniques }
    }

    /// A long question that can wait.
    fn book(id: QuestionId) -> QuestionRequest {
        QuestionRequest { id, question: Question::Make(Make::Level { seed: Seed { of: 0, nth: id }, level: Level::Hard }) }
    }

    /// A long question that can't wait.
    fn count(id: QuestionId) -> QuestionRequest {
        QuestionRequest { id, question: Question::Count { allowed: CandidateSet::ALL } }
    }

    fn failures(commands: &[LaneCommand]) -> Vec<(QuestionId, &str)> {
        let mut failures = Vec::new();
        for order in commands {
            if let LaneCommand::Emit(PageEvent::Failed { id, why }) = order {
                failures.push((*id, why.as_str()));
            }
        }
        failures
    }

    #[test]
    fn nothing_is_sent_before_the_worker_is_ready() {
        let mut lanes = WorkerPool::new(1, BUILD.to_owned());
        assert_eq!(lanes.warm_up(), [LaneCommand::Start(QUICK)]);
        assert_eq!(lanes.want(&[hint(1)]), []);
        assert_eq!(lanes.receive(QUICK, ready()), [LaneCommand::Send(QUICK, hint(1))]);
        assert_eq!(lanes.want(&[hint(1), hint(2)]), [LaneCommand::Start(1)], "what is quick may take a free lane");
        let over = lanes.receive(QUICK, done(1));
        assert!(matches!(over.as_slice(), [LaneCommand::Emit(PageEvent::Answered { id: 1, .. })]), "{over:?}");
    }

    #[test]
    fn a_hint_never_waits_behind_a_book() {
        let mut lanes = WorkerPool::new(1, BUILD.to_owned());
        assert_eq!(lanes.want(&[book(1)]), [LaneCommand::Start(1)]);
        assert_eq!(lanes.receive(1, ready()), [LaneCommand::Send(1, book(1))]);
        assert_eq!(lanes.want(&[hint(2), book(1)]), [LaneCommand::Start(QUICK)]);
        assert_eq!(lanes.receive(QUICK, ready()), [LaneCommand::Send(QUICK, hint(2))]);
        assert_eq!(lanes.want(&[hint(2), book(1), book(3)]), [], "and no book takes the lane of the hints");
        assert_eq!(lanes.receive(QUICK, done(2)).len(), 1);
    }

    #[test]
    fn what_can_wait_is_put_off_and_begun_anew() {
        let mut lanes = WorkerPool::new(1, BUILD.to_owned());
        lanes.want(&[book(1)]);
        lanes.receive(1, ready());
        assert_eq!(lanes.want(&[count(2), book(1)]), [LaneCommand::End(1), LaneCommand::Start(1)]);
        assert_eq!(lanes.receive(1, ready()), [LaneCommand::Send(1, count(2))]);
        let over = lanes.receive(1, done(2));
        assert_eq!(over[1..], [LaneCommand::Send(1, book(1))]);
        let mut two = WorkerPool::new(2, BUILD.to_owned());
        two.want(&[book(1)]);
        assert_eq!(two.want(&[count(2), book(1)]), [LaneCommand::Start(2)], "where there is another lane it goes on");
    }

    #[test]
    fn what_nobody_wants_is_ended_if_it_is_long() {
        let mut lanes = WorkerPool::new(1, BUILD.to_owned());
        lanes.want(&[hint(1), count(2)]);
        assert_eq!(lanes.want(&[]), [LaneCommand::End(1)]);
        assert_eq!(lanes.want(&[count(3)]), [LaneCommand::Start(1)]);
    }

    #[test]
    fn a_reading_that_was_stopped_ends_its_worker_and_the_next_is_begun() {
        let read = |id: QuestionId, text: &str| QuestionRequest { id, question: Question::Read { text: text.into() } };
        let mut lanes = WorkerPool::new(1, BUILD.to_owned());
        lanes.want(&[read(1, "long")]);
        lanes.receive(QUICK, ready());
        assert_eq!(lanes.want(&[read(2, "short")]), [LaneCommand::End(QUICK), LaneCommand::Start(QUICK)]);
        assert_eq!(lanes.receive(QUICK, ready()), [LaneCommand::Send(QUICK, read(2, "short"))]);
    }

    #[test]
    fn a_worker_that_breaks_is_told_of_and_replaced() {
        let mut lanes = WorkerPool::new(1, BUILD.to_owned());
        lanes.want(&[hint(1)]);
        lanes.receive(QUICK, ready());
        let commands = lanes.receive(QUICK, Err("it panicked".to_owned()));
        assert_eq!(commands[0], LaneCommand::End(QUICK));
        assert_eq!(failures(&commands), [(1, "it panicked")]);
        assert_eq!(lanes.want(&[hint(1)]), [], "what failed is not tried again");
        assert_eq!(lanes.want(&[hint(1), hint(2)]), [LaneCommand::Start(QUICK)]);
        assert_eq!(lanes.receive(QUICK, Err("it could not be started".to_owned())).len(), 2);
        lanes.warm_up();
        assert_eq!(lanes.receive(QUICK, Err("it could not be started".to_owned())), [LaneCommand::End(QUICK)], "nobody waited");
    }

    #[test]
    fn that_the_browser_starts_no_worker_is_told_also_if_nobody_waits_for_it() {
        let mut lanes = WorkerPool::new(1, BUILD.to_owned());
        let refused = |refused| LaneCommand::Emit(PageEvent::WorkerRefused(refused));
        lanes.warm_up();
        assert_eq!(lanes.receive(QUICK, Err(REFUSED.to_owned())), [refused(true), LaneCommand::End(QUICK)]);
        lanes.want(&[hint(1)]);
        let commands = lanes.receive(QUICK, Err(REFUSED.to_owned()));
        assert_eq!((failures(&commands), commands.contains(&refused(true))), (vec![(1, &*reason(REFUSED))], false), "once");
        lanes.want(&[hint(2)]);
        assert_eq!(lanes.receive(QUICK, ready()), [refused(false), LaneCommand::Send(QUICK, hint(2))]);
        assert!(!lanes.receive(QUICK, Err(REFUSED.to_owned())).contains(&refused(true)), "it was started");
    }

    #[test]
    fn workers_that_speak_english_instead_are_told_of_once() {
        let mut lanes = WorkerPool::new(1, BUILD.to_owned());
        lanes.want(&[hint(1), count(2)]);
        assert_eq!(lanes.receive(QUICK, ready()), [LaneCommand::Send(QUICK, hint(1))]);
        assert_eq!(lanes.receive(QUICK, Ok(Reply::InEnglish)), [LaneCommand::Emit(PageEvent::WorkerInEnglish)]);
        lanes.receive(QUICK + 1, ready());
        assert_eq!(lanes.receive(QUICK + 1, Ok(Reply::InEnglish)), []);
    }

    #[test]
    fn a_worker_of_another_build_is_not_talked_to() {
        let mut lanes = WorkerPool::new(1, BUILD.to_owned());
        lanes.want(&[hint(1)]);
        let commands = lanes.receive(QUICK, Ok(Reply::Ready { build: "another".to_owned() }));
        assert_eq!(commands[0], LaneCommand::End(QUICK));
        assert_eq!(failures(&commands), [(1, &*reason(OTHER_BUILD))]);
        let commands = lanes.want(&[hint(2), count(3)]);
        let of_other_build = reason(OTHER_BUILD);
        assert_eq!(failures(&commands), [2, 3].map(|id| (id, &*of_other_build)));
        assert_eq!(commands.len(), 2, "no worker is started for them");
        assert_eq!(lanes.want(&[hint(2), count(3)]), [], "it is said once");
    }
}
