//! The built site in a real browser, served from a sub-path, and used as a person uses it: by roles, names and keys.
//!
//! `cargo xtask test` builds `dist/` and runs these; by hand: `cargo test --features e2e --test e2e` after `cargo xtask build`.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // in a test these are how it fails

mod book;
mod builds;
mod driver;
mod page;
mod seeds;
mod server;

mod analyses;
mod attempts;
mod by_ear;
mod camera;
mod copying;
mod entry;
mod everyday;
mod exports;
mod faults;
mod first;
mod keeping;
mod kept;
mod keyboard;
mod language;
mod lessons;
mod library;
mod many;
mod offline;
mod overlays;
mod phone;
mod photo;
mod play;
mod refused;
mod returning;
mod screens;
mod selecting;
mod setting;
mod share;
mod shell;
mod steps;
mod still;
mod touch;
mod translated;
mod updates;
mod verdicts;
mod workbench;
