//! The long jobs: their messages, the page's end of a Web Worker, and the worker's.
//!
//! A worker does one job at a time and hears nothing meanwhile, so a job is cancelled by ending the worker and starting
//! another. It is started with the first job that needs it, from the same script and the same wasm as the page.

mod job;
mod message;
mod page_end;
mod wire;
mod worker_end;

pub use job::{Answer, Diagnosis, Job, JobId, MOST_WITHOUT, Made, Rated, Reply, Request, Search, SearchLine, Study, rating_path};
pub use page_end::Worker;
pub use worker_end::serve;
