//! The workers: they get the wanted questions, and are ended when their question is no longer wanted.

use crate::{
    action::{Input, PageEvent},
    browser::{
        files::{keep_file, kept_file},
        version::build,
        worker::{Program, REFUSED, Worker},
        worker_pool::{LaneCommand, WorkerPool},
    },
    session::Questions,
};
use gloo::{timers::callback::Timeout, utils::window};
use js_sys::Function;
use nonet_protocol::{Message, QuestionId, QuestionRequest, Reply};
use std::{cell::RefCell, rc::Rc};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::Blob;
use yew::prelude::*;

/// Milliseconds after which the first worker is started if the browser doesn't report idle times.
const IDLE: i32 = 500;

/// Milliseconds for which a text or a file is read before that is shown.
const PATIENCE: u32 = 500;

/// The workers of this page.
pub(crate) struct WorkerQueue {
    pool: WorkerPool,
    workers: Vec<Option<Worker>>,
}

impl Default for WorkerQueue {
    /// Creates a queue with a lane for long questions for each core but one, which is left to the page.
    fn default() -> WorkerQueue {
        let cores = window().navigator().hardware_concurrency() as usize;
        let pool = WorkerPool::new(cores.saturating_sub(1), build());
        WorkerQueue { workers: (0..pool.len()).map(|_| None).collect(), pool }
    }
}

/// The program that answers questions.
struct Questioned;

impl Program for Questioned {
    const NAME: &'static str = "worker";
    type Reply = Reply;

    /// Reads a reply. A file that comes with it is kept, and the reply gets the number of the file.
    fn read(bytes: &[u8], file: Option<Blob>) -> Option<Reply> {
        let mut reply = Reply::read(bytes)?;
        if let (Some(number), Some(file)) = (reply.file(), file) {
            *number = keep_file(file);
        }
        Some(reply)
    }
}

/// Has the wanted questions answered, and starts the first worker when the browser is idle after the first drawing.
#[hook]
pub(crate) fn use_worker_queue(questions: &Questions, oninput: &Callback<Input>) {
    let queue = use_mut_ref(WorkerQueue::default);
    {
        let (queue, oninput) = (Rc::clone(&queue), oninput.clone());
        use_effect_with(questions.wanted().to_vec(), move |wanted| {
            let commands = queue.borrow_mut().pool.want(wanted);
            carry_out(&queue, commands, &oninput);
        });
    }
    let oninput = oninput.clone();
    use_effect_with((), move |()| {
        when_idle(move || {
            let commands = queue.borrow_mut().pool.warm_up();
            carry_out(&queue, commands, &oninput);
        });
    });
}

/// Reports that the question of a text or a file is still open after a while.
#[hook]
pub(crate) fn use_patience(reading: Option<QuestionId>, oninput: &Callback<Input>) {
    let oninput = oninput.clone();
    use_effect_with(reading, move |reading| {
        let wait = reading.map(|id| Timeout::new(PATIENCE, move || oninput.emit(PageEvent::StillReading(id).into())));
        move || drop(wait)
    });
}

/// Calls `act` when the browser is idle, or after some time if the browser doesn't report idle times.
pub(crate) fn when_idle(act: impl FnOnce() + 'static) {
    let act = Closure::once_into_js(act);
    let act: &Function = act.unchecked_ref();
    if window().request_idle_callback(act).is_err() {
        let _ = window().set_timeout_with_callback_and_timeout_and_arguments_0(act, IDLE);
    }
}

fn carry_out(queue: &Rc<RefCell<WorkerQueue>>, commands: Vec<LaneCommand>, oninput: &Callback<Input>) {
    for command in commands {
        match command {
            LaneCommand::Start(lane) => match start(queue, lane, oninput) {
                Ok(worker) => queue.borrow_mut().workers[lane] = Some(worker),
                Err(_) => receive(queue, lane, Err(REFUSED.to_owned()), oninput),
            },
            LaneCommand::End(lane) => drop(queue.borrow_mut().workers[lane].take()),
            LaneCommand::Send(lane, request) => {
                let sent = queue.borrow().workers[lane].as_ref().map(|worker| send(worker, &request));
                if let Some(Err(error)) = sent {
                    receive(queue, lane, Err(format!("{error:?}")), oninput);
                }
            }
            LaneCommand::Emit(event) => oninput.emit(event.into()),
        }
    }
}

fn send(worker: &Worker, request: &QuestionRequest) -> Result<(), JsValue> {
    let file = request.question.file().and_then(kept_file);
    worker.send(request.bytes(), file.as_ref())
}

fn start(queue: &Rc<RefCell<WorkerQueue>>, lane: usize, oninput: &Callback<Input>) -> Result<Worker, JsValue> {
    let (queue, oninput) = (Rc::downgrade(queue), oninput.clone());
    Worker::start::<Questioned>(move |reply| {
        if let Some(queue) = queue.upgrade() {
            receive(&queue, lane, reply, &oninput);
        }
    })
}

fn receive(queue: &Rc<RefCell<WorkerQueue>>, lane: usize, reply: Result<Reply, String>, oninput: &Callback<Input>) {
    let commands = queue.borrow_mut().pool.receive(lane, reply);
    carry_out(queue, commands, oninput);
}
