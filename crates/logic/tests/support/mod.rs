//! Helpers that several test files share.

#![allow(dead_code, clippy::unwrap_used, clippy::expect_used, clippy::panic)] // each file uses its part; a test fails so

pub(crate) mod phases;
pub(crate) mod puzzles;
pub(crate) mod table;
