//! The texts of the page: one module for each language, with one file for each room or part of the page. Components refer to a
//! text as `text::controls::CLOSE`. The language is chosen in this file only. Another language would be a module beside `en` with
//! the same names; the compiler reports any that it lacks. The texts about steps come from the worker.

pub mod en;

pub use en::*;
