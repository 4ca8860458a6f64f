//! Answers what the page asks: plain Rust, so tests ask without a browser. The program around it is in `main.rs`.

#![forbid(unsafe_code)]

mod answer;
mod making;
mod paper;
mod play;
mod reading;
mod sharing;
mod solve;
mod writing;

pub use answer::answer;
