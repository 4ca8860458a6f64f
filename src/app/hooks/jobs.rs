//! The worker: it is given the wanted jobs one after the other, and ended when nobody wants the one that it does.

use super::{Effect, effect};
use crate::{
    app::{action::Action, state::Jobs},
    worker::{JobId, Reply, Request, Worker},
};
use std::{cell::RefCell, rc::Rc};
use wasm_bindgen::JsValue;
use yew::Callback;

/// Has the wanted jobs done.
pub(super) fn jobs(jobs: &Jobs, office: &Rc<RefCell<Office>>, onaction: &Callback<Action>) -> Effect {
    let (office, onaction) = (Rc::clone(office), onaction.clone());
    effect(jobs.wanted().to_vec(), move |wanted, _| {
        office.borrow_mut().want(wanted.clone());
        go_on(&office, &onaction);
    })
}

/// Who does what.
#[derive(Default)]
pub(super) struct Office {
    worker: Option<Worker>,
    wanted: Vec<Request>,
    doing: Option<Request>,
}

impl Office {
    /// Makes these the wanted jobs. A short one that is no longer wanted is let finish, since a worker takes a moment to start;
    /// one that can wait is put off while there is another, and begun anew.
    fn want(&mut self, wanted: Vec<Request>) {
        let stands_back = |doing: &Request| match wanted.first() {
            Some(first) if wanted.contains(doing) => doing.job.can_wait() && first != doing,
            _ => doing.job.is_endless(),
        };
        if self.doing.as_ref().is_some_and(stands_back) {
            self.worker = None;
            self.doing = None;
        }
        self.wanted = wanted;
    }

    /// The job with this number is over.
    fn over(&mut self, id: JobId) {
        self.wanted.retain(|request| request.id != id);
        if self.doing.as_ref().is_some_and(|doing| doing.id == id) {
            self.doing = None;
        }
    }
}

/// Gives the worker the next job, if it is free and there is one.
fn go_on(office: &Rc<RefCell<Office>>, onaction: &Callback<Action>) {
    let next = {
        let office = office.borrow();
        if office.doing.is_some() { None } else { office.wanted.first().cloned() }
    };
    let Some(request) = next else { return };
    let id = request.id;
    if let Err(error) = send(office, request, onaction) {
        fail(office, id, format!("{error:?}"), onaction);
    }
}

fn send(office: &Rc<RefCell<Office>>, request: Request, onaction: &Callback<Action>) -> Result<(), JsValue> {
    let mut own = office.borrow_mut();
    let worker = match own.worker.take() {
        Some(worker) => worker,
        None => start(office, onaction)?,
    };
    worker.send(&request)?;
    own.worker = Some(worker);
    own.doing = Some(request);
    Ok(())
}

fn start(office: &Rc<RefCell<Office>>, onaction: &Callback<Action>) -> Result<Worker, JsValue> {
    let (office, onaction) = (Rc::downgrade(office), onaction.clone());
    Worker::start(move |heard| {
        let Some(office) = office.upgrade() else { return };
        match heard {
            Ok(reply) => hear(&office, reply, &onaction),
            Err(why) => {
                let doing = office.borrow().doing.as_ref().map(|doing| doing.id);
                if let Some(id) = doing {
                    fail(&office, id, why, &onaction);
                }
            }
        }
    })
}

fn hear(office: &Rc<RefCell<Office>>, reply: Reply, onaction: &Callback<Action>) {
    match reply {
        Reply::Progress { id, found } => onaction.emit(Action::Progress { id, found }),
        Reply::Done { id, answer } => {
            office.borrow_mut().over(id);
            onaction.emit(Action::Answered { id, answer });
            go_on(office, onaction);
        }
        Reply::Failed { id, why } => {
            office.borrow_mut().over(id);
            onaction.emit(Action::JobFailed { id, why });
            go_on(office, onaction);
        }
    }
}

/// The worker broke: the next job gets a new one.
fn fail(office: &Rc<RefCell<Office>>, id: JobId, why: String, onaction: &Callback<Action>) {
    {
        let mut own = office.borrow_mut();
        own.worker = None;
        own.over(id);
    }
    onaction.emit(Action::JobFailed { id, why });
    go_on(office, onaction);
}
