//! The page, or, when it finds itself in a worker, the worker.

fn main() {}
