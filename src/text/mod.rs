//! What the page says by itself: one module a language. What is said about steps comes from the worker.

pub mod en;
