//! What the page says by itself: one module a language, and in it a file for each room or part of the page. Components name a text
//! as `text::controls::CLOSE`. The language is chosen here and nowhere else: another is a module beside `en` with the same names,
//! of which the compiler lists those that it lacks. What is said about steps comes from the worker.

pub mod en;

pub use en::*;
